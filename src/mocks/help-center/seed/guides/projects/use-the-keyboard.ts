export const content = {
  en: `<p>Everything in the console works without a mouse. On a Mac, use Command where this guide says <kbd>Ctrl</kbd>.</p>
<h2>Keys in lists</h2>
<p>These keys work in the mailbox, contacts, tasks, chat and notes, as long as you are not typing in a field.</p>
<ul>
<li><kbd>J</kbd> and <kbd>K</kbd> go to the next and the previous record. The arrow keys do the same in the list.</li>
<li><kbd>Enter</kbd> opens a record, <kbd>Escape</kbd> goes back to the list.</li>
<li><kbd>X</kbd> selects a record, where you can select several.</li>
<li><kbd>N</kbd> makes a new one.</li>
<li><kbd>/</kbd> goes to the search of the page.</li>
<li><kbd>Ctrl</kbd> + <kbd>Z</kbd> undoes, while a message offers it.</li>
<li><kbd>?</kbd> shows all keys of the page you are on.</li>
</ul>
<p><kbd>Ctrl</kbd> + <kbd>K</kbd> opens the search for the whole console.</p>
<h2>Keys of single parts</h2>
<ul>
<li>In <a href="/apps/mailbox">the mailbox</a>, <kbd>C</kbd> writes an email, <kbd>R</kbd> replies, <kbd>F</kbd> forwards and <kbd>S</kbd> adds a star.</li>
<li>In <a href="/apps/tasks">Tasks</a>, <kbd>Q</kbd> goes to the quick field, <kbd>C</kbd> completes a task, and <kbd>1</kbd> to <kbd>3</kbd> set its priority.</li>
<li>In <a href="/apps/notes">Notes</a> and on boards, <kbd>E</kbd> archives.</li>
<li>In <a href="/apps/file-manager">the file manager</a>, type the beginning of a name to go to it. <kbd>F2</kbd> renames.</li>
</ul>
<h2>Move things without dragging</h2>
<p>Focus the handle of a row, or a card of a board. Press <kbd>Space</kbd> to pick it up and the arrow keys to move it. <kbd>Space</kbd> drops it, and <kbd>Escape</kbd> cancels. Screen readers hear each new position.</p>
<h2>Turn single keys off</h2>
<p>If you use speech input, or press letters by mistake, turn single keys off. Press <kbd>?</kbd> and switch off <b>Single-key shortcuts</b>. You find the same choice under <a href="/account/details">Account details</a>, in the row <b>Keyboard shortcuts</b>. Keys with <kbd>Ctrl</kbd> and the arrow keys still work.</p>`,
  tr: `<p>Konsoldaki her şeyi fare kullanmadan yapabilirsiniz. Mac kullanıyorsanız bu kılavuzdaki <kbd>Ctrl</kbd> yerine Command tuşuna basın.</p>
<h2>Listelerdeki tuşlar</h2>
<p>Bu tuşlar posta kutusunda, kişilerde, görevlerde, sohbette ve notlarda, bir alana yazmadığınız sürece kullanılır.</p>
<ul>
<li><kbd>J</kbd> ve <kbd>K</kbd>, sonraki ve önceki kayda gider. Ok tuşları da listede aynısını yapar.</li>
<li><kbd>Enter</kbd> kaydı açar, <kbd>Escape</kbd> listeye döner.</li>
<li><kbd>X</kbd>, birden fazla kaydın seçilebildiği yerlerde kaydı seçer.</li>
<li><kbd>N</kbd> yeni bir kayıt oluşturur.</li>
<li><kbd>/</kbd> sayfadaki arama alanına gider.</li>
<li><kbd>Ctrl</kbd> + <kbd>Z</kbd>, ekranda bu seçenek varken son işlemi geri alır.</li>
<li><kbd>?</kbd> bulunduğunuz sayfanın tüm tuşlarını gösterir.</li>
</ul>
<p><kbd>Ctrl</kbd> + <kbd>K</kbd>, tüm konsolda aramayı açar.</p>
<h2>Bölümlerin kendi tuşları</h2>
<ul>
<li><a href="/apps/mailbox">Posta kutusunda</a> <kbd>C</kbd> e-posta yazar, <kbd>R</kbd> yanıtlar, <kbd>F</kbd> iletir, <kbd>S</kbd> yıldız ekler.</li>
<li><a href="/apps/tasks">Görevler</a> sayfasında <kbd>Q</kbd> hızlı alana gider, <kbd>C</kbd> görevi tamamlar, <kbd>1</kbd> ile <kbd>3</kbd> arasındaki tuşlar öncelik verir.</li>
<li><a href="/apps/notes">Notlar</a> sayfasında ve panolarda <kbd>E</kbd> arşivler.</li>
<li><a href="/apps/file-manager">Dosya yöneticisinde</a> gitmek istediğiniz adı yazmaya başlayın. <kbd>F2</kbd> yeniden adlandırır.</li>
</ul>
<h2>Sürüklemeden taşıyın</h2>
<p>Odağı bir satırın tutamacına ya da panodaki bir karta getirin. Almak için <kbd>Boşluk</kbd> tuşuna, taşımak için ok tuşlarına basın. <kbd>Boşluk</kbd> bırakır, <kbd>Escape</kbd> vazgeçer. Ekran okuyucular her yeni sırayı söyler.</p>
<h2>Tek tuşları kapatın</h2>
<p>Sesle yazıyorsanız ya da harflere yanlışlıkla basıyorsanız tek tuş kısayollarını kapatın. <kbd>?</kbd> tuşuna basıp <b>Tek tuş kısayolları</b> anahtarını kapatın. Aynı seçim <a href="/account/details">Hesap bilgileri</a> sayfasında, <b>Klavye kısayolları</b> satırındadır. <kbd>Ctrl</kbd> ile kullanılan tuşlar ve ok tuşları yine iş görür.</p>`,
};
