export const content = {
  en: `<p>Keep your name, your email address and your preferences up to date. Open <a href="/account/details">Account details</a>.</p>
<h2>Change your name</h2>
<ol>
<li>Under <b>Personal details</b>, select <b>Change</b> in the row <b>Name</b>.</li>
<li>Enter your name as others should see it.</li>
<li>Select <b>Save</b>.</li>
</ol>
<p>Your name does not appear on the pages of facilities. Visitors only read that a page is managed by the facility.</p>
<h2>Change your email address</h2>
<ol>
<li>Select <b>Change</b> in the row <b>Email address</b>.</li>
<li>Enter the new address and your current password, and select <b>Save</b>.</li>
<li>Open the link that we send to the new address. It is valid for 60 minutes.</li>
</ol>
<p>Until you open the link, your old address stays in use. To stop, select <b>Cancel the change</b>. In this demonstration, the link is in <a href="/outbox">the outbox</a>.</p>
<h2>Set your preferences</h2>
<p>Each row under <b>Preferences</b> has its own <b>Change</b>:</p>
<ul>
<li><b>Language</b>: English or Turkish, for pages and emails.</li>
<li><b>Distances</b>: kilometres or miles.</li>
<li><b>Keyboard shortcuts</b>: whether single letters are commands in the console.</li>
<li><b>Notification emails</b>: whether we email you about your facilities and requests.</li>
</ul>
<p>Under <b>Personal details</b> you can also set your status, which others see.</p>
<h2>Change your photo and the words about you</h2>
<p>Open <a href="/apps/chat">Chat</a> and select <b>Your profile</b>. There you add a photo and a few words of up to 140 characters. People see both when they chat with you.</p>
<h2>If someone else was faster</h2>
<p>If the same detail was changed in another tab, you read <b>This was changed somewhere else</b>, with the value that is stored now. What you entered is not saved yet. Save again to replace the stored value, or cancel to keep it.</p>`,
  tr: `<p>Adınızı, e-posta adresinizi ve tercihlerinizi güncel tutun. <a href="/account/details">Hesap bilgileri</a> sayfasını açın.</p>
<h2>Adınızı değiştirin</h2>
<ol>
<li><b>Kişisel bilgiler</b> bölümünde, <b>Ad</b> satırındaki <b>Değiştir</b> düğmesini seçin.</li>
<li>Adınızı diğerlerinin görmesini istediğiniz gibi yazın.</li>
<li><b>Kaydet</b> düğmesini seçin.</li>
</ol>
<p>Adınız tesis sayfalarında görünmez. Ziyaretçiler yalnızca sayfanın tesis tarafından yönetildiğini okur.</p>
<h2>E-posta adresinizi değiştirin</h2>
<ol>
<li><b>E-posta adresi</b> satırındaki <b>Değiştir</b> düğmesini seçin.</li>
<li>Yeni adresi ve mevcut şifrenizi yazıp <b>Kaydet</b> düğmesini seçin.</li>
<li>Yeni adrese gönderdiğimiz bağlantıyı açın. Bağlantı 60 dakika geçerlidir.</li>
</ol>
<p>Siz bağlantıyı açana kadar eski adresiniz kullanılır. Vazgeçmek için <b>Değişikliği iptal et</b> düğmesini seçin. Bu demoda bağlantı <a href="/outbox">giden kutusundadır</a>.</p>
<h2>Tercihlerinizi belirleyin</h2>
<p><b>Tercihler</b> bölümündeki her satırın kendi <b>Değiştir</b> düğmesi vardır:</p>
<ul>
<li><b>Dil</b>: sayfalar ve e-postalar için Türkçe ya da İngilizce.</li>
<li><b>Mesafeler</b>: kilometre ya da mil.</li>
<li><b>Klavye kısayolları</b>: konsolda tek harflerin komut olup olmayacağı.</li>
<li><b>Bildirim e-postaları</b>: tesisleriniz ve başvurularınız için e-posta alıp almayacağınız.</li>
</ul>
<p>Diğerlerinin gördüğü durumunuzu da <b>Kişisel bilgiler</b> bölümünde belirleyebilirsiniz.</p>
<h2>Fotoğrafınızı ve hakkınızdaki yazıyı değiştirin</h2>
<p><a href="/apps/chat">Sohbet</a> sayfasını açıp <b>Profiliniz</b> düğmesini seçin. Orada bir fotoğraf ve en fazla 140 karakterlik birkaç söz ekleyebilirsiniz. Sizinle sohbet edenler ikisini de görür.</p>
<h2>Başkası daha önce değiştirdiyse</h2>
<p>Aynı bilgi başka bir sekmede değiştirildiyse <b>Bu bilgi başka bir yerde değiştirildi</b> uyarısını ve kayıtlı değeri görürsünüz. Girdiğiniz bilgi henüz kaydedilmemiştir. Kayıtlı değerin yerine sizinkini koymak için yeniden kaydedin, onu korumak için vazgeçin.</p>`,
};
