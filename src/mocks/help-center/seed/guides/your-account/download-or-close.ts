export const content = {
  en: `<p>Your data is yours. Get a copy of it, remove what is in your browser, or close your account.</p>
<h2>Download your data</h2>
<ol>
<li>Open <a href="/account/details">Account details</a> and go to <b>My data</b>.</li>
<li>Select <b>Download JSON</b>.</li>
</ol>
<p>The file has everything we hold about you, in a form that other programs can read. It includes your account, your sessions, your requests and what you made in the console. To take single things with you, use the part they are in. <a href="/apps/contacts">Contacts</a> exports a vCard file, <a href="/apps/file-manager">the file manager</a> downloads your files, and emails can be printed.</p>
<h2>Remove what is in your browser</h2>
<p>On a device, the directory keeps your recent searches, your shortlist and the facilities you viewed last. On <a href="/search/facility">the search page</a>, select <b>Clear</b> beside each list. What you typed but never sent is removed when you sign out.</p>
<p>To remove everything, clear this site’s data in the settings of your browser. In this demonstration, that removes your account too, because nothing is kept anywhere else.</p>
<h2>Close your account</h2>
<ol>
<li>Give up your facilities first, under <a href="/account/facility">My facilities</a>. An account that manages facilities can’t be closed.</li>
<li>Open <a href="/account/details">Account details</a> and go to <b>Close account</b>.</li>
<li>Select <b>Close account</b> and enter your current password.</li>
<li>Confirm the question, or select <b>Keep my account</b> to change nothing.</li>
</ol>
<p>Your account and everything we hold about you is deleted immediately. You are signed out on all devices. This can’t be undone. Download your data before you begin if you want to keep a copy.</p>
<h2>What stays</h2>
<p>Facilities you added stay in the directory without your name. So do the details that you corrected: you shared them under the CC0 licence. The <a href="/terms-and-conditions">terms and conditions</a> and the <a href="/privacy-policy">privacy policy</a> explain this.</p>`,
  tr: `<p>Verileriniz sizindir. Bir kopyasını alın, tarayıcınızdakileri silin ya da hesabınızı kapatın.</p>
<h2>Verilerinizi indirin</h2>
<ol>
<li><a href="/account/details">Hesap bilgileri</a> sayfasını açıp <b>Verilerim</b> bölümüne gidin.</li>
<li><b>JSON olarak indir</b> düğmesini seçin.</li>
</ol>
<p>Dosyada sizinle ilgili sakladığımız her şey, diğer programların da okuyabileceği biçimde bulunur. Hesabınız, oturumlarınız, başvurularınız ve konsolda oluşturduklarınız da bu dosyadadır. Tek tek almak istedikleriniz için ilgili bölümü kullanın. <a href="/apps/contacts">Kişiler</a> bir vCard dosyası dışa aktarır, <a href="/apps/file-manager">dosya yöneticisi</a> dosyalarınızı indirir, e-postalar yazdırılabilir.</p>
<h2>Tarayıcınızdakileri silin</h2>
<p>Rehber; son aramalarınızı, kaydettiğiniz tesisleri ve son görüntülediklerinizi cihazınızda tutar. <a href="/search/facility">Arama sayfasında</a> her listenin yanındaki <b>Temizle</b> düğmesini seçin. Yazıp hiç göndermedikleriniz, oturumu kapattığınızda silinir.</p>
<p>Her şeyi silmek için tarayıcınızın ayarlarından bu sitenin verilerini temizleyin. Bu demoda hesabınız da silinir, çünkü başka hiçbir yerde bir şey saklanmaz.</p>
<h2>Hesabınızı kapatın</h2>
<ol>
<li>Önce <a href="/account/facility">Tesislerim</a> sayfasında tesislerinizin sahipliğinden vazgeçin. Tesis yöneten bir hesap kapatılamaz.</li>
<li><a href="/account/details">Hesap bilgileri</a> sayfasını açıp <b>Hesabı kapat</b> bölümüne gidin.</li>
<li><b>Hesabı kapat</b> düğmesini seçip mevcut şifrenizi yazın.</li>
<li>Soruyu onaylayın ya da hiçbir şeyi değiştirmemek için <b>Hesabım kalsın</b> düğmesini seçin.</li>
</ol>
<p>Hesabınız ve sizinle ilgili sakladığımız her şey hemen silinir. Tüm cihazlarda oturumunuz kapanır. Bu işlem geri alınamaz. Bir kopya saklamak istiyorsanız başlamadan önce verilerinizi indirin.</p>
<h2>Kalanlar</h2>
<p>Eklediğiniz tesisler adınız olmadan rehberde kalır. Düzelttiğiniz bilgiler de kalır: onları CC0 lisansıyla paylaştınız. Bu konu <a href="/terms-and-conditions">kullanım koşullarında</a> ve <a href="/privacy-policy">gizlilik politikasında</a> açıklanır.</p>`,
};
