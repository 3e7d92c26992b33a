export const content = {
  en: `<p>A board shows work as cards in lists, and you move each card on as the work goes forward. Open <a href="/apps/scrumboard">Scrumboard</a>.</p>
<h2>Create a board</h2>
<ol>
<li>Select <b>New board</b>.</li>
<li>Enter a title. Add a description, an icon and members if you like.</li>
<li>Select <b>Create board</b>.</li>
</ol>
<p>An empty board offers the usual lists with one click. You can rename them, and add others with <b>Add a list</b>.</p>
<h2>Add cards</h2>
<p>Select <b>Add a card</b> below a list, type a title and press <kbd>Enter</kbd>. The field stays open for the next card. If you paste several lines, each becomes a card.</p>
<h2>Move cards</h2>
<ul>
<li>Drag a card with the pointer or a finger.</li>
<li>With the keyboard, focus a card and press <kbd>Space</kbd>. Move it with the arrow keys and drop it with <kbd>Space</kbd>. <kbd>Escape</kbd> returns it to its old place.</li>
<li>Or open the card, select <b>Move</b>, choose a list and then <b>To the top</b> or <b>To the bottom</b>.</li>
</ul>
<h2>Fill in a card</h2>
<p>Select a card to open it. Write a description in Markdown and look at it under <b>Preview</b>. Add a checklist, labels, members, a due date and a cover. Everything saves itself, and <b>Activity</b> lists who changed what.</p>
<p>When the work is finished, mark the due date as done, or select <b>Archive card</b>. You find archived cards in the menu of the board, under <b>Archived cards</b>, and can restore them there.</p>
<h2>Keep the board tidy</h2>
<p>Search the cards, or filter them by label, member or due date. The menu of a list has <b>Copy list</b>, <b>Sort cards</b> and <b>Archive all cards</b>. <b>Delete list</b> asks first, because its cards are deleted too.</p>`,
  tr: `<p>Pano, işleri listelerdeki kartlarla gösterir; iş ilerledikçe kartı bir sonraki listeye taşırsınız. <a href="/apps/scrumboard">Scrum panosu</a> sayfasını açın.</p>
<h2>Pano oluşturun</h2>
<ol>
<li><b>Yeni pano</b> düğmesini seçin.</li>
<li>Bir başlık girin. İsterseniz açıklama, simge ve üyeler ekleyin.</li>
<li><b>Pano oluştur</b> düğmesini seçin.</li>
</ol>
<p>Boş panoya alışılmış listeleri tek tıklamayla ekleyebilirsiniz. Adlarını değiştirebilir, <b>Liste ekle</b> düğmesiyle yenilerini ekleyebilirsiniz.</p>
<h2>Kart ekleyin</h2>
<p>Bir listenin altındaki <b>Kart ekle</b> düğmesini seçin, başlığı yazıp <kbd>Enter</kbd> tuşuna basın. Alan, sonraki kart için açık kalır. Birkaç satır yapıştırırsanız her satır bir kart olur.</p>
<h2>Kartları taşıyın</h2>
<ul>
<li>Kartı fareyle ya da parmağınızla sürükleyin.</li>
<li>Klavyeyle, odaktaki kartı <kbd>Boşluk</kbd> tuşuyla alın. Ok tuşlarıyla taşıyıp <kbd>Boşluk</kbd> ile bırakın. <kbd>Escape</kbd> kartı eski yerine döndürür.</li>
<li>Ya da kartı açıp <b>Taşı</b> menüsünden bir liste, ardından <b>En üste</b> veya <b>En alta</b> seçeneğini belirleyin.</li>
</ul>
<h2>Karta ayrıntı ekleyin</h2>
<p>Bir kartı seçerek açın. Açıklamayı Markdown ile yazıp <b>Ön izleme</b> bölümünde görün. Yapılacaklar listesi, etiketler, üyeler, bitiş tarihi ve kapak ekleyin. Her şey kendiliğinden kaydedilir; <b>Etkinlik</b> bölümünde kimin neyi değiştirdiği yazar.</p>
<p>İş bitince bitiş tarihini bitti olarak işaretleyin ya da <b>Kartı arşivle</b> düğmesini seçin. Arşivlenen kartlar panonun menüsünde, <b>Arşivlenen kartlar</b> seçeneğindedir; oradan geri getirebilirsiniz.</p>
<h2>Panoyu düzenli tutun</h2>
<p>Kartlarda arama yapın ya da kartları etikete, üyeye veya bitiş tarihine göre filtreleyin. Listenin menüsünde <b>Listeyi kopyala</b>, <b>Kartları sırala</b> ve <b>Tüm kartları arşivle</b> vardır. <b>Listeyi sil</b> önce sorar, çünkü kartlar da silinir.</p>`,
};
