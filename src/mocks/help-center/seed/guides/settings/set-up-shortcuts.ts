export const content = {
  en: `<p>Keep links to the pages you open most, one click away from everywhere in the console. You also see them on <a href="/home">the home page</a>.</p>
<h2>Open a shortcut</h2>
<p>Select the bookmark at the top, <b>Shortcuts</b>, and choose one. The panel closes, and the page opens.</p>
<h2>Add a shortcut</h2>
<ol>
<li>Open <b>Shortcuts</b>.</li>
<li>Select the pencil, <b>Edit shortcuts</b>, and then the plus sign, <b>Add a shortcut</b>.</li>
<li>Enter a label. A description is optional.</li>
<li>Under <b>Icon</b>, type a word such as “bell” and choose a picture.</li>
<li>Under <b>Link</b>, enter a page such as <code>/apps/tasks</code>. You can also enter a link that starts with <code>https://</code> or <code>mailto:</code>.</li>
<li>Select <b>Save</b>.</li>
</ol>
<p>The button stays off until label, icon and link are there. The new shortcut is the first in the list.</p>
<p>Leave <b>Open inside the app</b> on for pages of this product. When it is off, the shortcut opens as an ordinary link. Turn it off for other sites.</p>
<h2>Find the right link</h2>
<p>Every view has a link of its own. Open a folder of the mailbox, a board, a search or a facility, and copy the link from the address bar of your browser. A shortcut to a search repeats this search each time.</p>
<h2>Change or delete a shortcut</h2>
<ol>
<li>Open <b>Shortcuts</b> and select <b>Edit shortcuts</b>.</li>
<li>Select the shortcut.</li>
<li>Change what you need and select <b>Save</b>, or select <b>Delete</b>.</li>
</ol>
<p>Before a shortcut is deleted, you are asked. Afterwards a message offers <b>Undo</b>. What you typed into the form is kept if you close the panel too early. Your shortcuts belong to your account, and other tabs show a change immediately.</p>`,
  tr: `<p>En çok açtığınız sayfaların bağlantılarını konsolun her yerinden tek tıklama uzağınızda tutun. Kısayollar <a href="/home">ana sayfada</a> da görünür.</p>
<h2>Kısayolu açın</h2>
<p>Üstteki yer imini, yani <b>Kısayollar</b> düğmesini seçip bir kısayol belirleyin. Panel kapanır, sayfa açılır.</p>
<h2>Kısayol ekleyin</h2>
<ol>
<li><b>Kısayollar</b> panelini açın.</li>
<li>Kalemi, yani <b>Kısayolları düzenle</b> düğmesini, ardından artıyı, yani <b>Kısayol ekle</b> düğmesini seçin.</li>
<li>Bir ad girin. Açıklama isteğe bağlıdır.</li>
<li><b>Simge</b> alanına “bell” gibi İngilizce bir sözcük yazıp bir simge seçin.</li>
<li><b>Bağlantı</b> alanına <code>/apps/tasks</code> gibi bir sayfa yazın. <code>https://</code> ya da <code>mailto:</code> ile başlayan bir bağlantı da yazabilirsiniz.</li>
<li><b>Kaydet</b> düğmesini seçin.</li>
</ol>
<p>Ad, simge ve bağlantı girilene kadar bu düğme kapalıdır. Yeni kısayol listenin başında yer alır.</p>
<p>Bu ürünün sayfaları için <b>Uygulama içinde aç</b> seçeneği açık kalsın. Kapalıyken kısayol sıradan bir bağlantı gibi açılır. Başka siteler için kapatın.</p>
<h2>Doğru bağlantıyı bulun</h2>
<p>Her görünümün kendi bağlantısı vardır. Posta kutusunun bir klasörünü, bir panoyu, bir aramayı ya da bir tesisi açıp bağlantıyı tarayıcınızın adres çubuğundan kopyalayın. Aramaya giden bir kısayol, o aramayı her seferinde yineler.</p>
<h2>Kısayolu değiştirin ya da silin</h2>
<ol>
<li><b>Kısayollar</b> panelini açıp <b>Kısayolları düzenle</b> düğmesini seçin.</li>
<li>Kısayolu seçin.</li>
<li>Gerekeni değiştirip <b>Kaydet</b> düğmesini ya da <b>Sil</b> düğmesini seçin.</li>
</ol>
<p>Kısayol silinmeden önce size sorulur. Sonra gelen iletide <b>Geri al</b> düğmesi vardır. Paneli erken kapatırsanız forma yazdıklarınız saklanır. Kısayollarınız hesabınıza aittir; diğer sekmeler değişikliği hemen gösterir.</p>`,
};
