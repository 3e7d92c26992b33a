export const content = {
  en: `<p>The console keeps your work in one place: email, chat, contacts, tasks, notes, boards and files. Sign in and open <a href="/home">its home page</a>.</p>
<h2>Start on the home page</h2>
<p>The home page shows what is new: unread messages, notifications and chats, your shortcuts and the latest articles. Select an entry to open it.</p>
<h2>Use the navigation</h2>
<p>Each line of the navigation opens one part of the console. The number beside <a href="/apps/mailbox">the mailbox</a> counts unread emails, the one beside <a href="/apps/tasks">your tasks</a> counts open tasks. On a small screen, select <b>Toggle navigation</b> first.</p>
<p>There are also dashboards with figures, an inventory of products, short courses in the academy, and this help.</p>
<h2>Know the buttons at the top</h2>
<ul>
<li>The flag opens the language menu.</li>
<li><b>Search</b> finds records and pages. The keys are <kbd>Ctrl</kbd> + <kbd>K</kbd>.</li>
<li><b>Shortcuts</b> holds links to the places you open often.</li>
<li><b>Messages</b> and <b>Notifications</b> show what is new, with the number of unread entries.</li>
<li>Your picture opens a menu with <b>Profile</b>, <b>Settings</b>, <b>Status</b> and <b>Sign out</b>.</li>
</ul>
<p>In some layouts, your picture or the bell is in the navigation instead. The tab at the edge of the screen opens <b>Settings</b> too. There you choose theme, scheme and layout.</p>
<p>On a wide screen, most layouts show the pictures of your chats at the edge. Select one to chat beside the page you are on. On a smaller screen, these layouts have <b>Open chat</b> at the top.</p>
<h2>Open a record and come back</h2>
<p>Most parts show a list, and the open record beside it. <kbd>Escape</kbd> brings you back to the list, to the row where you were. Every record has its own link, which you can keep or add to your shortcuts.</p>
<p>Press <kbd>?</kbd> in any of these parts to see its keys.</p>
<h2>Go back to the directory</h2>
<p>The group “Directory” in the navigation leads to <a href="/search/facility">the search for facilities</a> and to the articles. If you manage a facility, you find it under <a href="/account/facility">My facilities</a>.</p>`,
  tr: `<p>Konsol işinizi tek yerde toplar: e-posta, sohbet, kişiler, görevler, notlar, panolar ve dosyalar. Oturum açıp <a href="/home">konsolun ana sayfasına</a> gidin.</p>
<h2>Ana sayfadan başlayın</h2>
<p>Ana sayfada yenilikler vardır: okunmamış mesajlar, bildirimler ve sohbetler, kısayollarınız, en yeni yazılar. Açmak için birini seçin.</p>
<h2>Menüyü kullanın</h2>
<p>Menüdeki her satır konsolun bir bölümünü açar. <a href="/apps/mailbox">Posta kutusunun</a> yanındaki sayı okunmamış e-postaları, <a href="/apps/tasks">görevlerin</a> yanındaki sayı açık görevleri gösterir. Küçük ekranda önce <b>Gezinmeyi aç veya kapat</b> düğmesini seçin.</p>
<p>Ayrıca sayılarla dolu paneller, bir ürün envanteri, akademide kısa kurslar ve bu yardım merkezi vardır.</p>
<h2>Üstteki düğmeleri tanıyın</h2>
<ul>
<li>Bayrak, dil menüsünü açar.</li>
<li><b>Ara</b>, kayıtları ve sayfaları bulur. Kısayolu <kbd>Ctrl</kbd> + <kbd>K</kbd>.</li>
<li><b>Kısayollar</b>, sık açtığınız yerlerin bağlantılarını tutar.</li>
<li><b>Mesajlar</b> ve <b>Bildirimler</b>, yenilikleri okunmamış sayısıyla gösterir.</li>
<li>Resminiz; <b>Profil</b>, <b>Ayarlar</b>, <b>Durum</b> ve <b>Oturumu kapat</b> seçeneklerinin olduğu menüyü açar.</li>
</ul>
<p>Bazı yerleşimlerde resminiz ya da zil, menünün içindedir. Ekranın kenarındaki sekme de <b>Ayarlar</b> bölümünü açar. Temayı, renk düzenini ve yerleşimi oradan seçersiniz.</p>
<p>Geniş ekranda yerleşimlerin çoğunda, kenarda sohbetlerinizin resimleri durur. Birini seçerseniz açık sayfadan ayrılmadan yazışabilirsiniz. Daha küçük ekranda bu yerleşimlerde üstte <b>Sohbeti aç</b> düğmesi vardır.</p>
<h2>Bir kaydı açın ve geri dönün</h2>
<p>Bölümlerin çoğunda bir liste, yanında da açık kayıt vardır. <kbd>Escape</kbd> sizi listeye, kaldığınız satıra götürür. Her kaydın kendi bağlantısı vardır; saklayabilir ya da kısayollarınıza ekleyebilirsiniz.</p>
<p>Bu bölümlerde <kbd>?</kbd> tuşuna basarak kullanılabilen tuşları görebilirsiniz.</p>
<h2>Rehbere dönün</h2>
<p>Menüdeki “Rehber” grubu <a href="/search/facility">tesis aramasına</a> ve yazılara götürür. Bir tesis yönetiyorsanız onu <a href="/account/facility">Tesislerim</a> sayfasında bulursunuz.</p>`,
};
