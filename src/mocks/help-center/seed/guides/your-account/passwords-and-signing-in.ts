export const content = {
  en: `<p>Sign in, choose a good password, and know what to do if you forget it.</p>
<h2>Sign in and out</h2>
<ol>
<li>Select <b>Sign in</b> at the top of any public page.</li>
<li>Enter your email address and your password, and select <b>Sign in</b>.</li>
</ol>
<p>If you opened a page that needs an account, we take you there afterwards. After five wrong passwords you must wait for up to 15 minutes.</p>
<p>To sign out, open the menu behind your name or picture and select <b>Sign out</b>. Your other open tabs are signed out as well.</p>
<h2>Change your password</h2>
<ol>
<li>Open <a href="/account/change-password">Change password</a>.</li>
<li>Enter your current password and a new one of at least 10 characters.</li>
<li>Select <b>Change password</b>.</li>
</ol>
<p>You stay signed in here and are signed out on your other devices. We send you an email to confirm the change.</p>
<h2>Reset a password that you forgot</h2>
<ol>
<li>On the sign-in page, select <b>Forgot your password?</b></li>
<li>Enter your email address and select <b>Send link</b>.</li>
<li>Open the link from your email within 60 minutes. In this demonstration, it is in <a href="/outbox">the outbox</a>.</li>
<li>Choose a new password and select <b>Save password</b>.</li>
</ol>
<p>For your protection, the page does not say whether an address has an account. You can request up to three links an hour, and only the newest one counts.</p>
<h2>Understand why you were signed out</h2>
<p>After 30 minutes without activity, the page asks <b>Are you still there?</b> and counts down a few seconds. Select <b>Stay signed in</b>, move the pointer or press a key to continue. Otherwise you are signed out.</p>
<p>What you have typed is kept on this device. Sign in again with the same account, and you find it where you left it.</p>`,
  tr: `<p>Oturum açın, iyi bir şifre belirleyin, unutursanız ne yapacağınızı bilin.</p>
<h2>Oturum açın ve kapatın</h2>
<ol>
<li>Herkese açık bir sayfanın üstünde <b>Oturum aç</b> bağlantısını seçin.</li>
<li>E-posta adresinizi ve şifrenizi yazıp <b>Oturum aç</b> düğmesini seçin.</li>
</ol>
<p>Hesap gerektiren bir sayfayı açtıysanız sizi sonra oraya götürürüz. Beş kez yanlış şifre yazarsanız 15 dakikaya kadar beklemeniz gerekir.</p>
<p>Oturumu kapatmak için adınızın ya da resminizin menüsünden <b>Oturumu kapat</b> seçeneğini kullanın. Açık olan diğer sekmelerinizde de oturum kapanır.</p>
<h2>Şifrenizi değiştirin</h2>
<ol>
<li><a href="/account/change-password">Şifreyi değiştir</a> sayfasını açın.</li>
<li>Mevcut şifrenizi ve en az 10 karakterlik yeni şifreyi yazın.</li>
<li><b>Şifreyi değiştir</b> düğmesini seçin.</li>
</ol>
<p>Bu cihazda oturumunuz açık kalır, diğer cihazlarınızda kapatılır. Değişikliği bildiren bir e-posta göndeririz.</p>
<h2>Unuttuğunuz şifreyi sıfırlayın</h2>
<ol>
<li>Oturum açma sayfasında <b>Şifrenizi mi unuttunuz?</b> bağlantısını seçin.</li>
<li>E-posta adresinizi yazıp <b>Bağlantıyı gönder</b> düğmesini seçin.</li>
<li>E-postadaki bağlantıyı 60 dakika içinde açın. Bu demoda bağlantı <a href="/outbox">giden kutusundadır</a>.</li>
<li>Yeni bir şifre belirleyip <b>Şifreyi kaydet</b> düğmesini seçin.</li>
</ol>
<p>Güvenliğiniz için sayfada bir adrese ait hesap olup olmadığı yazmaz. Saatte en fazla üç bağlantı isteyebilirsiniz; yalnızca en yenisi geçerlidir.</p>
<h2>Oturumunuzun neden kapandığını anlayın</h2>
<p>30 dakika işlem yapmazsanız sayfada <b>Hâlâ orada mısınız?</b> sorusu çıkar ve birkaç saniye geri sayılır. Devam etmek için <b>Oturumu açık tut</b> düğmesini seçin, fareyi oynatın ya da bir tuşa basın. Yoksa oturumunuz kapatılır.</p>
<p>Yazdıklarınız bu cihazda saklanır. Aynı hesapla yeniden oturum açtığınızda onları bıraktığınız yerde bulursunuz.</p>`,
};
