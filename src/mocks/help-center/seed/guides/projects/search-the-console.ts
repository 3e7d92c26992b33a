export const content = {
  en: `<p>You know that something is in the console, but not where. One search looks in all parts of it.</p>
<h2>Search everything</h2>
<ol>
<li>Select <b>Search</b> at the top, or press <kbd>Ctrl</kbd> + <kbd>K</kbd>.</li>
<li>Type at least two letters.</li>
<li>Choose a result with the arrow keys and press <kbd>Enter</kbd>, or select it.</li>
</ol>
<p>Results appear while you type, in groups such as contacts, pages, tasks, facilities, emails, articles, chats, notes, cards and files. Each group shows its best matches first and says how many more there are. Administrators also find requests.</p>
<p>Capital letters and accents make no difference. If one group can’t be searched, you are informed, and the others still answer.</p>
<h2>Know what is left out</h2>
<ul>
<li>Emails in spam and in the trash are not found here.</li>
<li>Files in the trash and archived cards are not found either.</li>
<li>Other people’s records are never in your results. You search what is yours, and what is public.</li>
</ul>
<h2>Search in one part</h2>
<p>For more results, use the search of the part itself. Open it and press <kbd>/</kbd>.</p>
<ul>
<li><a href="/apps/mailbox">The mailbox</a> searches the sender, the recipients, the subject and the message in the open folder.</li>
<li><a href="/apps/notes">Notes</a> searches titles, texts and checklists.</li>
<li><a href="/apps/file-manager">File manager</a> searches names and descriptions in all folders.</li>
<li><a href="/apps/chat">Chat</a> searches every message.</li>
</ul>
<h2>Come back to what you found</h2>
<p>Every page has its own link, which holds the open record, the view and the search. Keep the link as a bookmark, or add it under <b>Shortcuts</b>. <a href="/pages/activities">Activities</a> shows what happened lately: decisions, requests, edits, emails, tasks, contacts and products. You can filter the list by type and person.</p>`,
  tr: `<p>Bir şeyin konsolda olduğunu biliyorsunuz ama nerede olduğunu bilmiyorsunuz. Tek bir arama, bölümlerin hepsine bakar.</p>
<h2>Her şeyde arayın</h2>
<ol>
<li>Üstteki <b>Ara</b> düğmesini seçin ya da <kbd>Ctrl</kbd> + <kbd>K</kbd> tuşlarına basın.</li>
<li>En az iki harf yazın.</li>
<li>Ok tuşlarıyla bir sonuca gidip <kbd>Enter</kbd> tuşuna basın ya da sonucu seçin.</li>
</ol>
<p>Sonuçlar siz yazarken gruplar hâlinde görünür; örneğin kişiler, sayfalar, görevler, tesisler, e-postalar, yazılar, sohbetler, notlar, kartlar ve dosyalar. Her grupta önce en uygun sonuçlar gelir, kaç tane daha olduğu da yazar. Yöneticiler başvuruları da bulur.</p>
<p>Büyük küçük harf ve aksan farkı gözetilmez. Gruplardan biri aranamazsa bunu görürsünüz, diğerleri yine sonuç verir.</p>
<h2>Nelerin aranmadığını bilin</h2>
<ul>
<li>İstenmeyenlerdeki ve çöp kutusundaki e-postalar burada bulunmaz.</li>
<li>Çöp kutusundaki dosyalar ve arşivlenen kartlar da bulunmaz.</li>
<li>Başkalarının kayıtları sonuçlarınızda yer almaz. Size ait olanlarda ve herkese açık olanlarda ararsınız.</li>
</ul>
<h2>Tek bir bölümde arayın</h2>
<p>Daha fazla sonuç için bölümün kendi aramasını kullanın. Bölümü açıp <kbd>/</kbd> tuşuna basın.</p>
<ul>
<li><a href="/apps/mailbox">Posta kutusu</a>, açık klasörde gönderene, alıcılara, konuya ve iletiye bakar.</li>
<li><a href="/apps/notes">Notlar</a>; başlıklara, metinlere ve yapılacaklara bakar.</li>
<li><a href="/apps/file-manager">Dosya yöneticisi</a>, tüm klasörlerdeki adlara ve açıklamalara bakar.</li>
<li><a href="/apps/chat">Sohbet</a> tüm mesajlara bakar.</li>
</ul>
<h2>Bulduğunuza geri dönün</h2>
<p>Her sayfanın kendi bağlantısı vardır; açık kayıt, görünüm ve arama bu bağlantıdadır. Bağlantıyı yer imi olarak saklayın ya da <b>Kısayollar</b> bölümüne ekleyin. <a href="/pages/activities">Etkinlikler</a> sayfasında son zamanlarda olanlar vardır: kararlar, başvurular, düzenlemeler, e-postalar, görevler, kişiler ve ürünler. Listeyi türe ve kişiye göre filtreleyebilirsiniz.</p>`,
};
