export const content = {
  en: `<p>You run a facility or work there. Claim its page, and keep it up to date yourself.</p>
<h2>Claim a facility</h2>
<ol>
<li>Open the facility’s page and select <b>Claim this facility</b>.</li>
<li>Choose your role and describe your connection with the facility.</li>
<li>Prove it: with a code sent to the email address or phone number on the page, or with documents.</li>
<li>Tick the declaration and select <b>Submit claim</b>.</li>
</ol>
<p>A code is valid for 10 minutes. An administrator decides, usually within 5 working days. If the facility already has a manager, that person has 7 days to respond first.</p>
<h2>Edit the details</h2>
<ol>
<li>Open <a href="/account/facility">My facilities</a> and select <b>Edit</b>.</li>
<li>Change what is no longer right, and select <b>Review changes</b>.</li>
<li>Compare the old and the new details, and select <b>Save changes</b>.</li>
</ol>
<p>Most changes are published immediately. An administrator first reviews changes to the name, the main category and the address with its pin. Until then, visitors see the old details.</p>
<h2>Use the quick actions</h2>
<p>Open <b>More</b> on a facility:</p>
<ul>
<li><b>Confirm details</b> says that everything is still right. Visitors see the date.</li>
<li><b>Close for today</b> is for a day on which you can’t open.</li>
<li><b>Mark as temporarily closed</b> asks for a reason and the day you reopen.</li>
</ul>
<p>The line <b>Profile completeness</b> tells you what to add next.</p>
<h2>Answer a claim by someone else</h2>
<p>If someone else claims your facility, we notify you. Under <b>Claims</b>, read the claim and choose whether you agree. If you don’t respond within 7 days, an administrator decides without your answer.</p>
<h2>Hand the facility over</h2>
<p>If you leave, open <b>More</b> and select <b>Give up ownership</b>. The page stays in the directory, and the next person can claim it.</p>`,
  tr: `<p>Bir tesisi işletiyorsunuz ya da orada çalışıyorsunuz. Sayfasını sahiplenin, kendiniz güncel tutun.</p>
<h2>Bir tesisi sahiplenin</h2>
<ol>
<li>Tesisin sayfasını açıp <b>Bu tesisi sahiplen</b> düğmesini seçin.</li>
<li>Görevinizi seçip tesisle ilişkinizi anlatın.</li>
<li>Bunu kanıtlayın: sayfadaki e-posta adresine ya da telefona gönderilen bir kodla veya belgelerle.</li>
<li>Onay kutusunu işaretleyip <b>Başvuruyu gönder</b> düğmesini seçin.</li>
</ol>
<p>Kod 10 dakika geçerlidir. Genellikle 5 iş günü içinde bir yönetici karar verir. Tesisin zaten bir sorumlusu varsa önce onun yanıt vermesi için 7 gün beklenir.</p>
<h2>Bilgileri düzenleyin</h2>
<ol>
<li><a href="/account/facility">Tesislerim</a> sayfasını açıp <b>Düzenle</b> düğmesini seçin.</li>
<li>Artık doğru olmayanları değiştirip <b>Değişiklikleri gözden geçir</b> düğmesini seçin.</li>
<li>Eski ve yeni bilgileri karşılaştırıp <b>Değişiklikleri kaydet</b> düğmesini seçin.</li>
</ol>
<p>Değişikliklerin çoğu hemen yayımlanır. Ad, ana kategori, adres ve harita iğnesi değişikliklerini önce bir yönetici inceler. O zamana kadar ziyaretçiler eski bilgileri görür.</p>
<h2>Hızlı işlemleri kullanın</h2>
<p>Tesisin <b>Diğer</b> menüsünü açın:</p>
<ul>
<li><b>Bilgileri doğrula</b>, her şeyin hâlâ doğru olduğunu bildirir. Ziyaretçiler tarihi görür.</li>
<li><b>Bugünlük kapat</b>, açamayacağınız bir gün içindir.</li>
<li><b>Geçici olarak kapalı işaretle</b>, nedeni ve yeniden açılış gününü sorar.</li>
</ul>
<p><b>Profil doluluğu</b> göstergesi, sırada neyi eklemeniz gerektiğini söyler.</p>
<h2>Başkasının başvurusunu yanıtlayın</h2>
<p>Tesisinizi başka biri sahiplenmek isterse size bildiririz. <b>Sahiplik başvuruları</b> sekmesinde başvuruyu okuyup kabul edip etmediğinizi seçin. 7 gün içinde yanıt vermezseniz bir yönetici sizin yanıtınız olmadan karar verir.</p>
<h2>Tesisi devredin</h2>
<p>Tesisten ayrılıyorsanız <b>Diğer</b> menüsünden <b>Sahiplikten vazgeç</b> seçeneğini kullanın. Sayfa rehberde kalır, sıradaki kişi onu sahiplenebilir.</p>`,
};
