export const content = {
  en: `<p>You need an account to add or manage facilities and to use the console. It is free and takes a minute.</p>
<h2>Create an account</h2>
<ol>
<li>Select <b>Sign in</b> at the top of any public page, and then <b>Create an account</b>. If you are signed in, sign out first.</li>
<li>Enter your full name and your email address.</li>
<li>Choose a password with at least 10 characters. Three or four unrelated words are easy to remember.</li>
<li>Agree to the terms and the privacy policy.</li>
<li>Select <b>Create account</b>.</li>
</ol>
<p>One person has one account. Use your own name and an address that you can open.</p>
<h2>Confirm your email address</h2>
<p>We send a link to your address. Open it within 60 minutes. If it did not arrive or has expired, select <b>Resend</b>. You can do that once a minute, up to five times a day.</p>
<p>This demonstration sends no real emails. You find the link in <a href="/outbox">the outbox</a>, and <b>Open the demo outbox</b> takes you there.</p>
<p>Before your address is confirmed, you can look around and fill in forms. To submit a facility, a verification or a claim, you must confirm it first.</p>
<h2>Try a demo account instead</h2>
<p>On the sign-in page, choose one of the accounts under <b>Try a demo account</b>. One press signs you in.</p>
<ul>
<li>Mira is a member, Owen manages three facilities, and Cleo is claiming one.</li>
<li>Ada and Alan are administrators. They decide requests under “Requests”.</li>
<li>Uma has not confirmed her email address yet.</li>
</ul>
<p>All of them have the password <code>orvela-demo</code>.</p>
<h2>Know where your account is</h2>
<p>In this demonstration, accounts and everything in them are kept in your browser only. You can’t sign in to the same account from another device. If you clear this site’s data, your account is gone, and the demo accounts start afresh.</p>`,
  tr: `<p>Tesis eklemek, yönetmek ve konsolu kullanmak için hesap gerekir. Hesap ücretsizdir, açmak bir dakika sürer.</p>
<h2>Hesap oluşturun</h2>
<ol>
<li>Herkese açık bir sayfanın üstünde <b>Oturum aç</b>, ardından <b>Hesap oluşturun</b> bağlantısını seçin. Oturumunuz açıksa önce kapatın.</li>
<li>Adınızı soyadınızı ve e-posta adresinizi yazın.</li>
<li>En az 10 karakterlik bir şifre belirleyin. Birbiriyle ilgisiz üç dört sözcük kolay hatırlanır.</li>
<li>Koşulları ve gizlilik politikasını kabul edin.</li>
<li><b>Hesap oluştur</b> düğmesini seçin.</li>
</ol>
<p>Bir kişinin bir hesabı olur. Kendi adınızı ve açabildiğiniz bir adresi kullanın.</p>
<h2>E-posta adresinizi doğrulayın</h2>
<p>Adresinize bir bağlantı göndeririz. Bağlantıyı 60 dakika içinde açın. Gelmediyse ya da süresi dolduysa <b>Yeniden gönder</b> düğmesini seçin. Bunu dakikada bir, günde en fazla beş kez yapabilirsiniz.</p>
<p>Bu demo gerçek e-posta göndermez. Bağlantı <a href="/outbox">giden kutusundadır</a>; <b>Demonun giden kutusunu aç</b> bağlantısı sizi oraya götürür.</p>
<p>Adresiniz doğrulanmadan önce etrafa bakabilir, formları doldurabilirsiniz. Tesis, doğrulama ya da sahiplik başvurusu göndermek için önce adresinizi doğrulamanız gerekir.</p>
<h2>Ya da bir demo hesabı deneyin</h2>
<p>Oturum açma sayfasında <b>Demo hesabı deneyin</b> başlığının altındaki hesaplardan birini seçin. Tek tıklamayla oturum açılır.</p>
<ul>
<li>Mira üyedir, Owen üç tesis yönetir, Cleo bir tesisi sahiplenmektedir.</li>
<li>Ada ve Alan yöneticidir. Başvurulara “Başvurular” sayfasında karar verirler.</li>
<li>Uma henüz e-posta adresini doğrulamamıştır.</li>
</ul>
<p>Hepsinin şifresi <code>orvela-demo</code>.</p>
<h2>Hesabınızın nerede olduğunu bilin</h2>
<p>Bu demoda hesaplar ve içlerindeki her şey yalnızca tarayıcınızda saklanır. Aynı hesapta başka bir cihazdan oturum açamazsınız. Bu sitenin verilerini temizlerseniz hesabınız silinir, demo hesapları da baştan başlar.</p>`,
};
