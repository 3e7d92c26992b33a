export const content = {
  en: `<p>Read everything in English or Turkish, and see distances in kilometres or miles. You can change both at any time, on a page or in your account.</p>
<h2>Change the language on the page</h2>
<ol>
<li>Open the language menu at the top. On public pages it shows the name of the language, in the console a flag.</li>
<li>Choose English or Türkçe.</li>
</ol>
<p>The page changes immediately, and what you have typed stays. Dates and numbers follow the language too.</p>
<h2>Change the language of your account</h2>
<ol>
<li>Open <a href="/account/details">Account details</a>.</li>
<li>Under <b>Preferences</b>, select <b>Change</b> in the row <b>Language</b>.</li>
<li>Choose a language and select <b>Save</b>.</li>
</ol>
<p>The emails about your account and your requests come in this language. On a new device, the pages use it from the moment you sign in.</p>
<p>If you chose a language on a device before you signed in, that device keeps it. If you choose one while you are signed in, it is saved to your account as well.</p>
<h2>Change kilometres to miles</h2>
<p>Without an account, choose under <b>Distances</b> at the foot of any public page. Your browser remembers the choice.</p>
<p>With an account, the choice is in your account:</p>
<ol>
<li>Open <a href="/account/details">Account details</a>.</li>
<li>Under <b>Preferences</b>, select <b>Change</b> in the row <b>Distances</b>.</li>
<li>Choose <b>Kilometres</b> or <b>Miles</b> and select <b>Save</b>.</li>
</ol>
<h2>Know what is not translated</h2>
<p>The names of people, facilities and streets stay as they are. What people write is not translated either: messages, notes, tasks, and what someone wrote about a facility. Emails in <a href="/outbox">the outbox</a> keep the language in which they were sent. A page that has not been translated yet is shown in English and says so.</p>`,
  tr: `<p>Her şeyi Türkçe ya da İngilizce okuyun, mesafeleri kilometre ya da mil olarak görün. İkisini de istediğiniz zaman sayfada ya da hesabınızda değiştirebilirsiniz.</p>
<h2>Dili sayfada değiştirin</h2>
<ol>
<li>Üstteki dil menüsünü açın. Herkese açık sayfalarda dilin adını, konsolda bir bayrağı görürsünüz.</li>
<li>Türkçe ya da English seçeneğini belirleyin.</li>
</ol>
<p>Sayfa hemen değişir, yazdıklarınız kaybolmaz. Tarihler ve sayılar da dile uyar. İstediğiniz zaman aynı menüden diğer dile dönebilirsiniz.</p>
<h2>Hesabınızın dilini değiştirin</h2>
<ol>
<li><a href="/account/details">Hesap bilgileri</a> sayfasını açın.</li>
<li><b>Tercihler</b> bölümünde, <b>Dil</b> satırındaki <b>Değiştir</b> düğmesini seçin.</li>
<li>Bir dil belirleyip <b>Kaydet</b> düğmesini seçin.</li>
</ol>
<p>Hesabınız ve başvurularınızla ilgili e-postalar bu dilde gelir. Yeni bir cihazda oturum açtığınız andan başlayarak sayfalar da bu dilde gösterilir.</p>
<p>Bir cihazda oturum açmadan önce dil seçtiyseniz o cihazda seçtiğiniz dil kalır. Oturumunuz açıkken hangi dili seçerseniz o dil hesabınıza da kaydedilir.</p>
<h2>Kilometreyi mile çevirin</h2>
<p>Hesabınız yoksa herkese açık herhangi bir sayfanın en altındaki <b>Mesafeler</b> bölümünden seçin. Tarayıcınız seçiminizi hatırlar.</p>
<p>Hesabınız varsa bu seçim hesabınızdadır:</p>
<ol>
<li><a href="/account/details">Hesap bilgileri</a> sayfasını açın.</li>
<li><b>Tercihler</b> bölümünde, <b>Mesafeler</b> satırındaki <b>Değiştir</b> düğmesini seçin.</li>
<li><b>Kilometre</b> ya da <b>Mil</b> seçeneğini belirleyip <b>Kaydet</b> düğmesini seçin.</li>
</ol>
<h2>Nelerin çevrilmediğini bilin</h2>
<p>Kişi, tesis ve sokak adları değişmez. Kişilerin yazdıkları da çevrilmez: mesajlar, notlar, görevler ve bir tesis hakkında yazılanlar. <a href="/outbox">Giden kutusundaki</a> e-postalar gönderildikleri dilde kalır. Henüz çevrilmemiş bir sayfa İngilizce gösterilir ve bu, sayfada belirtilir.</p>`,
};
