export const content = {
  en: `<p>The product has no billing of its own. But invoices arrive by email, and the console helps you find them again and deal with them in time.</p>
<h2>Label emails about money</h2>
<p><a href="/apps/mailbox">The mailbox</a> comes with the labels “Payments” and “Invoices”.</p>
<ol>
<li>Open an email and select <b>Labels</b>.</li>
<li>Choose “Invoices” for a bill, and “Payments” for a receipt or a payment that was made.</li>
<li>To label several emails together, select them in the list first.</li>
</ol>
<p>Select a label beside the list to see all its emails, whatever their folder. Emails in spam and in the trash are left out. You can rename both labels, or add others, under <a href="/apps/mailbox/settings">Mailbox settings</a>.</p>
<h2>Remember to pay</h2>
<ol>
<li>Open the email and select <b>Add to tasks</b>.</li>
<li>In the message that appears, select <b>View task</b>.</li>
<li>Set a due date, and an assignee if someone else pays.</li>
</ol>
<p>The task has the subject of the email as its title and keeps a link to it. The number of open tasks is shown in the navigation. Overdue tasks are in the view <b>Overdue</b> of <a href="/apps/tasks">Tasks</a>.</p>
<h2>Keep the documents</h2>
<ol>
<li>Download the file from the email. It is under <b>Attachments</b>.</li>
<li>In <a href="/apps/file-manager">the file manager</a>, make a folder such as “Invoices 2026”.</li>
<li>Upload the file, and add a description with the number and the amount.</li>
</ol>
<p>The search of the file manager looks at descriptions too. If you later know only the number, you still find the file.</p>
<h2>Don’t pay by mistake</h2>
<p>In this demonstration, all invoices in the mailbox are samples, and nothing is due. In real life, check who sent an invoice before you pay it. Orvela Facilities never sends one: nothing here costs money.</p>`,
  tr: `<p>Bu ürünün kendi faturalandırması yoktur. Ama faturalar e-postayla gelir; konsol onları yeniden bulmanıza ve zamanında ele almanıza yardımcı olur.</p>
<h2>Parayla ilgili e-postaları etiketleyin</h2>
<p><a href="/apps/mailbox">Posta kutusunda</a> “Ödemeler” ve “Faturalar” etiketleri hazırdır.</p>
<ol>
<li>E-postayı açıp <b>Etiketler</b> menüsünü açın.</li>
<li>Fatura için “Faturalar”, makbuz ya da yapılmış bir ödeme için “Ödemeler” etiketini seçin.</li>
<li>Birden fazla e-postayı birlikte etiketlemek için önce onları listeden seçin.</li>
</ol>
<p>Bir etiketin tüm e-postalarını, hangi klasörde olurlarsa olsunlar görmek için listenin yanından etiketi seçin. İstenmeyenlerdeki ve çöp kutusundaki e-postalar gösterilmez. İki etiketin adını <a href="/apps/mailbox/settings">Posta kutusu ayarları</a> sayfasından değiştirebilir, oraya başkalarını ekleyebilirsiniz.</p>
<h2>Ödemeyi unutmayın</h2>
<ol>
<li>E-postayı açıp <b>Görevlere ekle</b> düğmesini seçin.</li>
<li>Gelen iletide <b>Görevi aç</b> düğmesini seçin.</li>
<li>Bir son tarih, ödemeyi başkası yapacaksa bir de kişi belirleyin.</li>
</ol>
<p>Görevin başlığı e-postanın konusudur ve görevde e-postanın bağlantısı kalır. Açık görevlerin sayısı menüde görünür. Geciken görevler, <a href="/apps/tasks">Görevler</a> sayfasının <b>Gecikenler</b> görünümündedir.</p>
<h2>Belgeleri saklayın</h2>
<ol>
<li>Dosyayı e-postadan indirin. Dosya <b>Ekler</b> bölümündedir.</li>
<li><a href="/apps/file-manager">Dosya yöneticisinde</a> “Faturalar 2026” gibi bir klasör oluşturun.</li>
<li>Dosyayı yükleyip açıklamasına numarasını ve tutarını yazın.</li>
</ol>
<p>Dosya yöneticisindeki arama açıklamalara da bakar. Sonradan yalnızca numarayı bilseniz bile dosyayı bulursunuz.</p>
<h2>Yanlışlıkla ödemeyin</h2>
<p>Bu demoda posta kutusundaki tüm faturalar örnektir; ödenecek bir şey yoktur. Gerçek hayatta ödemeden önce faturayı kimin gönderdiğini kontrol edin. Orvela Tesisleri asla fatura göndermez: burada hiçbir şey ücretli değildir.</p>`,
};
