export const content = {
  en: `<p>Arrange <a href="/apps/mailbox">the mailbox</a> so that you read and sort emails the way you like.</p>
<h2>Choose where you read</h2>
<ol>
<li>In the mailbox, open <b>Settings and labels</b>. You find it below the labels.</li>
<li>Under <b>Reading pane</b>, choose <b>Right of the list</b>, <b>Below the list</b> or <b>Off</b>.</li>
<li>Under <b>Density</b>, choose <b>Default</b> or <b>Compact (one line)</b>.</li>
</ol>
<p>When the reading pane is off, an email opens in place of the list. The same choices are in the menu <b>View</b> above the list. They are saved in your account immediately, and other open tabs follow them.</p>
<h2>Make your own labels</h2>
<p>Labels group emails from different folders. An email can have several. You start with six, among them “Work”, “Payments” and “Invoices”.</p>
<ol>
<li>Open <a href="/apps/mailbox/settings">Mailbox settings</a>.</li>
<li>Under <b>New label</b>, enter a name.</li>
<li>Select <b>Add label</b>.</li>
</ol>
<p>To rename a label, change its name in the list. You can also give it a colour. If you delete a label, it is removed from all emails, and the emails are kept.</p>
<h2>Use labels, stars and folders</h2>
<ul>
<li>Open an email and select <b>Labels</b> to add or remove labels.</li>
<li><b>Star</b> and <b>Important</b> mark emails that you want to find again. Both have a view of their own under <b>Filters</b>.</li>
<li><b>Move to</b> puts an email into another folder, with <b>Undo</b> for eight seconds.</li>
</ul>
<p>Select several emails to do the same with all of them.</p>
<h2>Turn single keys on or off</h2>
<p>The switch <b>Keyboard shortcuts</b> on the same page turns single keys on and off, in every part of the console. Press <kbd>?</kbd> in the mailbox to see all of its keys.</p>`,
  tr: `<p><a href="/apps/mailbox">Posta kutusunu</a>, e-postaları dilediğiniz gibi okuyup ayırmak için düzenleyin.</p>
<h2>Nerede okuyacağınızı seçin</h2>
<ol>
<li>Posta kutusunda <b>Ayarlar ve etiketler</b> bağlantısını açın. Bağlantı etiketlerin altındadır.</li>
<li><b>Okuma bölmesi</b> için <b>Listenin sağında</b>, <b>Listenin altında</b> ya da <b>Kapalı</b> seçeneğini belirleyin.</li>
<li><b>Yoğunluk</b> için <b>Varsayılan</b> ya da <b>Sıkışık (tek satır)</b> seçeneğini belirleyin.</li>
</ol>
<p>Okuma bölmesi kapalıyken e-posta, listenin yerine açılır. Aynı seçenekler listenin üstündeki <b>Görünüm</b> menüsündedir. Seçimleriniz hemen hesabınıza kaydedilir, açık diğer sekmeler de onlara uyar.</p>
<h2>Kendi etiketlerinizi oluşturun</h2>
<p>Etiketler, farklı klasörlerdeki e-postaları gruplar. Bir e-postada birden fazla etiket olabilir. Başlangıçta altı etiketiniz vardır; “İş”, “Ödemeler” ve “Faturalar” bunlardandır.</p>
<ol>
<li><a href="/apps/mailbox/settings">Posta kutusu ayarları</a> sayfasını açın.</li>
<li><b>Yeni etiket</b> alanına bir ad yazın.</li>
<li><b>Etiket ekle</b> düğmesini seçin.</li>
</ol>
<p>Etiketi yeniden adlandırmak için listede adını değiştirin. Bir renk de verebilirsiniz. Sildiğiniz etiket tüm e-postalardan kaldırılır, e-postalar kalır.</p>
<h2>Etiketleri, yıldızları ve klasörleri kullanın</h2>
<ul>
<li>Etiket eklemek ya da kaldırmak için e-postayı açıp <b>Etiketler</b> menüsünü kullanın.</li>
<li><b>Yıldızla</b> ve <b>Önemli</b>, yeniden bulmak istediğiniz e-postaları işaretler. İkisinin de <b>Filtreler</b> altında kendi görünümü vardır.</li>
<li><b>Taşı</b>, e-postayı başka bir klasöre koyar; sekiz saniye boyunca <b>Geri al</b> düğmesi görünür.</li>
</ul>
<p>Aynı işlemi birden fazla e-postaya uygulamak için hepsini seçin.</p>
<h2>Tek tuşları açın ya da kapatın</h2>
<p>Aynı sayfadaki <b>Klavye kısayolları</b> anahtarı, tek tuş kısayollarını konsolun her bölümünde açar ve kapatır. Tüm tuşları görmek için posta kutusunda <kbd>?</kbd> tuşuna basın.</p>`,
};
