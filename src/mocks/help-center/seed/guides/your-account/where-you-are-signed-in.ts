export const content = {
  en: `<p>See which devices are signed in to your account, and end the sessions that you don’t need.</p>
<h2>Look at your devices</h2>
<p>Open <a href="/account/details">Account details</a> and go to <b>Where you are signed in</b>. Each line names a browser and a device, and when it was last used. The line with the badge <b>This device</b> is the one in front of you.</p>
<p>The demo accounts begin with sessions on sample devices, so that you can try this out. A session that is not used for seven days ends by itself.</p>
<h2>Sign out a device</h2>
<ol>
<li>Find the device in the list.</li>
<li>Select <b>Sign out</b> beside it.</li>
</ol>
<p>The device is signed out the next time it asks for something. If there are several, <b>Sign out other devices</b> ends them all together, and you stay signed in here. On the other devices, the page then asks for your email address and your password again.</p>
<h2>If you don’t recognise a device</h2>
<ol>
<li>Sign it out.</li>
<li><a href="/account/change-password">Change your password</a>. This signs you out everywhere else too.</li>
<li>Check on the same page that the email address is still yours.</li>
<li>Look for things you didn’t do in <a href="/pages/activities">Activities</a> and under <a href="/account/facility">My facilities</a>.</li>
</ol>
<p>If something is wrong there, write to us with <a href="/apps/help-center/support">the support form</a>.</p>
<h2>Keep your account safe</h2>
<ul>
<li>Use a password that you use nowhere else. Several unrelated words are easy to remember and hard to guess.</li>
<li>On a computer that you share, select <b>Sign out</b> when you leave. Text that you have not sent is then removed from it.</li>
<li>Never pass on a code or a link from an email. We don’t ask for them by phone.</li>
<li>If you step away for a short time, the session ends by itself after 30 minutes. What you have typed is kept for you.</li>
</ul>`,
  tr: `<p>Hangi cihazlarda oturumunuzun açık olduğunu görün, gerekmeyenleri kapatın.</p>
<h2>Cihazlarınıza bakın</h2>
<p><a href="/account/details">Hesap bilgileri</a> sayfasını açıp <b>Oturum açtığınız yerler</b> bölümüne gidin. Her satırda bir tarayıcı, bir cihaz ve en son ne zaman kullanıldığı yazar. <b>Bu cihaz</b> rozeti olan satır, karşınızdaki cihazdır.</p>
<p>Deneyebilmeniz için demo hesaplarında örnek cihazlarda açılmış oturumlar vardır. Yedi gün kullanılmayan oturum kendiliğinden sona erer.</p>
<h2>Bir cihazdaki oturumu kapatın</h2>
<ol>
<li>Cihazı listede bulun.</li>
<li>Yanındaki <b>Oturumu kapat</b> düğmesini seçin.</li>
</ol>
<p>O cihazdaki oturum, cihaz sunucudan bir şey istediği anda kapanır. Birden fazla cihaz varsa <b>Diğer cihazlardaki oturumları kapat</b> hepsini birlikte kapatır; sizin buradaki oturumunuz açık kalır. Diğer cihazlarda sayfa, e-posta adresinizi ve şifrenizi yeniden ister.</p>
<h2>Tanımadığınız bir cihaz varsa</h2>
<ol>
<li>O cihazdaki oturumu kapatın.</li>
<li><a href="/account/change-password">Şifrenizi değiştirin</a>. Böylece diğer tüm oturumlarınız da kapanır.</li>
<li>Aynı sayfada, e-posta adresinin hâlâ sizin adresiniz olduğunu kontrol edin.</li>
<li>Sizin yapmadığınız bir şey olup olmadığına <a href="/pages/activities">Etkinlikler</a> ve <a href="/account/facility">Tesislerim</a> sayfalarında bakın.</li>
</ol>
<p>Orada bir yanlışlık varsa bize <a href="/apps/help-center/support">destek formuyla</a> yazın.</p>
<h2>Hesabınızı güvende tutun</h2>
<ul>
<li>Başka hiçbir yerde kullanmadığınız bir şifre belirleyin. Birbiriyle ilgisiz birkaç sözcüğü hatırlamak kolay, tahmin etmek zordur.</li>
<li>Paylaştığınız bir bilgisayardan ayrılırken <b>Oturumu kapat</b> seçeneğini kullanın. Göndermediğiniz metinler o bilgisayardan silinir.</li>
<li>E-postayla gelen bir kodu ya da bağlantıyı kimseye vermeyin. Bunları telefonda istemeyiz.</li>
<li>Kısa süreliğine uzaklaşırsanız oturum 30 dakika sonra kendiliğinden kapanır. Yazdıklarınız sizin için saklanır.</li>
</ul>`,
};
