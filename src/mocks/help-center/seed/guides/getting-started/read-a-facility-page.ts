export const content = {
  en: `<p>A facility’s page says what we know about a place, and how sure we are of it. Read it before you set out.</p>
<h2>Look at the badge first</h2>
<ul>
<li><b>Verified</b> means that someone checked the details within the last 12 months, and an administrator approved the report.</li>
<li><b>Due for review</b> means that the verification is still valid but ends soon.</li>
<li><b>Under review</b> means that we are looking at a report about the place.</li>
<li><b>Not yet verified</b> means that we haven’t checked the details. Call before you travel.</li>
</ul>
<p>If the verification has expired, the page says how many months ago someone last checked. <b>Managed by the facility</b> means that someone who works there keeps the page up to date.</p>
<h2>Check when it is open</h2>
<p>At the top you see whether the place is open now and when that changes. Below <b>Opening hours</b> you find the usual week and days with different hours. On public holidays the hours may differ, so call first.</p>
<h2>Find out whether it suits you</h2>
<p>The section <b>Access</b> lists steps, ramps, lifts and other features. A feature that is not listed is not known to us. There you also read about appointments, languages, cost and what to bring.</p>
<h2>Get there</h2>
<ol>
<li>Select <b>Directions</b>.</li>
<li>Enter where you start, and choose <b>Walk</b>, <b>Cycle</b> or <b>Drive</b>.</li>
<li>Select <b>Get directions</b>.</li>
</ol>
<p>You see the route step by step, and whether the place will be open when you arrive. Some facilities, such as refuges, keep their address private and have no directions.</p>
<h2>See how current the details are</h2>
<p>Under <b>How up to date is this information?</b> each group of details has a date and says who confirmed it. If something is wrong, select <b>Report a problem</b>. You don’t need an account.</p>`,
  tr: `<p>Tesis sayfası, bir yerle ilgili bildiklerimizi ve bunlardan ne kadar emin olduğumuzu gösterir. Yola çıkmadan önce okuyun.</p>
<h2>Önce rozete bakın</h2>
<ul>
<li><b>Doğrulanmış</b>: Biri son 12 ay içinde bilgileri kontrol etti ve bir yönetici bildirimi onayladı.</li>
<li><b>Gözden geçirme zamanı</b>: Doğrulama hâlâ geçerli ama yakında sona erecek.</li>
<li><b>İnceleniyor</b>: Bu yerle ilgili bir bildirimi inceliyoruz.</li>
<li><b>Henüz doğrulanmadı</b>: Bilgileri kontrol etmedik. Yola çıkmadan önce arayın.</li>
</ul>
<p>Doğrulamanın süresi dolduysa sayfada son kontrolün kaç ay önce yapıldığı yazar. <b>Tesis tarafından yönetiliyor</b> yazıyorsa sayfayı orada çalışan biri güncel tutar.</p>
<h2>Ne zaman açık olduğuna bakın</h2>
<p>Sayfanın üstünde yerin şu anda açık olup olmadığını ve bunun ne zaman değişeceğini görürsünüz. <b>Çalışma saatleri</b> bölümünde normal hafta ve saatlerin farklı olduğu günler vardır. Resmî tatillerde saatler değişebilir; önce arayın.</p>
<h2>Size uygun mu, öğrenin</h2>
<p><b>Erişilebilirlik</b> bölümünde basamaklar, rampalar, asansörler ve başka özellikler yazar. Orada yazmayan bir özelliği bilmiyoruz demektir. Randevu, diller, ücret ve yanınızda getirmeniz gerekenler de bu bölümdedir.</p>
<h2>Oraya gidin</h2>
<ol>
<li><b>Yol tarifi</b> düğmesini seçin.</li>
<li>Nereden çıkacağınızı yazın ve <b>Yürüyerek</b>, <b>Bisikletle</b> ya da <b>Arabayla</b> seçeneğini işaretleyin.</li>
<li><b>Yol tarifi al</b> düğmesini seçin.</li>
</ol>
<p>Yolu adım adım, vardığınızda yerin açık olup olmayacağıyla birlikte görürsünüz. Sığınaklar gibi bazı tesisler adresini gizli tutar; onlar için yol tarifi yoktur.</p>
<h2>Bilgiler ne kadar güncel, görün</h2>
<p><b>Bu bilgiler ne kadar güncel?</b> bölümünde her bilgi grubunun tarihi ve kimin doğruladığı yazar. Yanlış bir şey varsa <b>Sorun bildir</b> düğmesini seçin. Hesap gerekmez.</p>`,
};
