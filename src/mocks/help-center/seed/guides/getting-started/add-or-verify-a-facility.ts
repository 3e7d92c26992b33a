export const content = {
  en: `<p>You know a place that is missing, or you have just been to one that is listed. Tell us what you know. You need an account with a confirmed email address.</p>
<h2>Add a missing facility</h2>
<ol>
<li>Open <a href="/facility/create">Add a facility</a> and sign in if you are asked to.</li>
<li>Enter the name and the main category.</li>
<li>Check whether it is one of the similar facilities that we show. If it is not, select <b>None of these</b>.</li>
<li>Fill in the address, the contact details, the opening hours and the services. Skip anything you don’t know.</li>
<li>Check your answers and select <b>Submit</b>.</li>
</ol>
<p>Your answers are saved as you type. To continue later, select <b>Save and exit</b>. You can have up to five drafts.</p>
<h2>Verify a facility</h2>
<ol>
<li>Open the facility’s page and select <b>Verify this facility</b>.</li>
<li>Say how you checked: by a visit, a phone call, an official document or its website.</li>
<li>Enter the date. It must be within the last 90 days.</li>
<li>Mark each detail as correct, incorrect or not checked. Enter the correct version of what is wrong.</li>
<li>Add a note or up to three documents if you like, and select <b>Send</b>.</li>
</ol>
<p>You see what is listed for each detail. At least the name and the address must be confirmed.</p>
<h2>What happens next</h2>
<p>An administrator decides, usually within 5 working days. No one decides their own request. We email you the decision, and a message if something has to change. A request without a decision expires after 30 days.</p>
<p>You can follow your requests under <a href="/account/facility">My facilities</a>. There you can also withdraw one, or correct it and send it again.</p>`,
  tr: `<p>Listede olmayan bir yer biliyorsunuz ya da listedeki bir yere yeni gittiniz. Bildiklerinizi bize iletin. Bunun için e-posta adresi doğrulanmış bir hesap gerekir.</p>
<h2>Listede olmayan bir tesisi ekleyin</h2>
<ol>
<li><a href="/facility/create">Tesis ekle</a> sayfasını açın, istenirse oturum açın.</li>
<li>Tesisin adını ve ana kategorisini girin.</li>
<li>Gösterdiğimiz benzer tesislerden biri olup olmadığına bakın. Değilse <b>Hiçbiri</b> seçeneğini işaretleyin.</li>
<li>Adresi, iletişim bilgilerini, çalışma saatlerini ve hizmetleri doldurun. Bilmediklerinizi boş bırakın.</li>
<li>Yanıtlarınızı kontrol edip <b>Gönder</b> düğmesini seçin.</li>
</ol>
<p>Yanıtlarınız siz yazdıkça kaydedilir. Daha sonra devam etmek için <b>Kaydet ve çık</b> düğmesini seçin. En fazla beş taslağınız olabilir.</p>
<h2>Bir tesisi doğrulayın</h2>
<ol>
<li>Tesisin sayfasını açıp <b>Bu tesisi doğrula</b> düğmesini seçin.</li>
<li>Nasıl kontrol ettiğinizi belirtin: ziyaret, telefon görüşmesi, resmî belge ya da tesisin web sitesi.</li>
<li>Tarihi girin. Tarih son 90 gün içinde olmalıdır.</li>
<li>Her bilgiyi doğru, yanlış ya da kontrol edilmedi olarak işaretleyin. Yanlış olanların doğrusunu yazın.</li>
<li>İsterseniz bir not ya da en fazla üç belge ekleyip <b>Gönder</b> düğmesini seçin.</li>
</ol>
<p>Her bilginin yanında kayıtlı olanı görürsünüz. En az adı ve adresi doğrulamanız gerekir.</p>
<h2>Bundan sonra ne olur?</h2>
<p>Genellikle 5 iş günü içinde bir yönetici karar verir. Hiç kimse kendi başvurusuna karar veremez. Kararı ve bir şeyin değişmesi gerekiyorsa bununla ilgili mesajı size e-postayla göndeririz. Karar verilmeyen başvurunun süresi 30 gün sonra dolar.</p>
<p>Başvurularınızı <a href="/account/facility">Tesislerim</a> sayfasında izleyebilirsiniz. Oradan bir başvuruyu geri çekebilir ya da düzeltip yeniden gönderebilirsiniz.</p>`,
};
