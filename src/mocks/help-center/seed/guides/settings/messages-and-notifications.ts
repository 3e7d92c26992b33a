export const content = {
  en: `<p>Decide how you hear about news, and what others see of you.</p>
<h2>Read messages and notifications</h2>
<p>The inbox at the top opens <b>Messages</b>, the bell opens <b>Notifications</b>. The number on each counts what you haven’t read. Among the notifications are decisions about your requests and reminders from your notes.</p>
<ul>
<li>Select an entry to open what it is about. This marks it as read.</li>
<li>Mark a single entry with <b>Mark as read</b> or <b>Mark as unread</b>.</li>
<li>Select <b>Mark all as read</b> to clear the number.</li>
<li>Select <b>Remove</b> to take an entry out of the list. A message offers <b>Undo</b>.</li>
</ul>
<h2>Choose whether we email you</h2>
<ol>
<li>Open <a href="/account/details">Account details</a>.</li>
<li>Under <b>Preferences</b>, select <b>Change</b> in the row <b>Notification emails</b>.</li>
<li>Choose <b>In the service and by email</b> or <b>In the service only</b>, and select <b>Save</b>.</li>
</ol>
<p>We always email you about the security of your account. In this demonstration nothing is really sent: <a href="/outbox">the outbox</a> shows the emails, whatever you choose.</p>
<h2>Allow reminders of your browser</h2>
<p>When you set your first reminder in a note, your browser asks whether it may show notifications. If you allow it, reminders also appear outside the page. You can change this later in your browser.</p>
<h2>Set your status</h2>
<p>Open the menu behind your picture, and then <b>Status</b>:</p>
<ul>
<li><b>Online</b>: others can see that you are available.</li>
<li><b>Away</b>: you may reply later.</li>
<li><b>Busy</b>: you do not want to be disturbed.</li>
<li><b>Invisible</b>: you appear offline.</li>
</ul>
<h2>See what happened</h2>
<p><a href="/pages/activities">Activities</a> lists what you and the people around you have done, day by day. Filter it by type or by person. When something new happens while you read, a button at the top tells you how much.</p>`,
  tr: `<p>Yeniliklerden nasıl haberdar olacağınıza ve diğerlerinin ne göreceğine siz karar verin.</p>
<h2>Mesajları ve bildirimleri okuyun</h2>
<p>Üstteki gelen kutusu simgesi <b>Mesajlar</b>, zil <b>Bildirimler</b> panelini açar. Üzerlerindeki sayı, okumadıklarınızı gösterir. Başvurularınızla ilgili kararlar ve notlarınızdaki hatırlatmalar bildirimler arasındadır.</p>
<ul>
<li>İlgili sayfayı açmak için bir mesajı ya da bildirimi seçin. Böylece okunmuş olur.</li>
<li>Tek bir bildirimi <b>Okundu olarak işaretle</b> ya da <b>Okunmadı olarak işaretle</b> düğmesiyle işaretleyin.</li>
<li>Sayıyı sıfırlamak için <b>Tümünü okundu olarak işaretle</b> düğmesini seçin.</li>
<li>Bir bildirimi listeden çıkarmak için <b>Kaldır</b> düğmesini seçin. Ardından <b>Geri al</b> düğmesi görünür.</li>
</ul>
<h2>E-posta alıp almayacağınızı seçin</h2>
<ol>
<li><a href="/account/details">Hesap bilgileri</a> sayfasını açın.</li>
<li><b>Tercihler</b> bölümünde, <b>Bildirim e-postaları</b> satırındaki <b>Değiştir</b> düğmesini seçin.</li>
<li><b>Hizmette ve e-postayla</b> ya da <b>Yalnızca hizmette</b> seçeneğini belirleyip <b>Kaydet</b> düğmesini seçin.</li>
</ol>
<p>Hesabınızın güvenliğiyle ilgili konularda her zaman e-posta göndeririz. Bu demoda gerçekte hiçbir şey gönderilmez: seçiminiz ne olursa olsun e-postaları <a href="/outbox">giden kutusunda</a> görürsünüz.</p>
<h2>Tarayıcı hatırlatmalarına izin verin</h2>
<p>Bir nota ilk kez hatırlatma kurduğunuzda tarayıcınız, bildirim gösterip gösteremeyeceğini sorar. İzin verirseniz hatırlatmalar sayfanın dışında da görünür. Bunu sonra tarayıcınızdan değiştirebilirsiniz.</p>
<h2>Durumunuzu belirleyin</h2>
<p>Resminizin menüsünü, ardından <b>Durum</b> menüsünü açın:</p>
<ul>
<li><b>Çevrimiçi</b>: Diğerleri müsait olduğunuzu görür.</li>
<li><b>Uzakta</b>: Daha sonra yanıt verebilirsiniz.</li>
<li><b>Meşgul</b>: Rahatsız edilmek istemezsiniz.</li>
<li><b>Görünmez</b>: Çevrimdışı görünürsünüz.</li>
</ul>
<h2>Neler olduğunu görün</h2>
<p><a href="/pages/activities">Etkinlikler</a> sayfası, sizin ve çevrenizdekilerin yaptıklarını gün gün listeler. Listeyi türe ya da kişiye göre filtreleyin. Siz okurken yeni bir şey olursa üstte kaç tane olduğunu gösteren bir düğme çıkar.</p>`,
};
