export const content = {
  en: `<p>Write down what you must not forget, and be reminded of it. Open <a href="/apps/notes">Notes</a>.</p>
<h2>Write a note</h2>
<ol>
<li>Select <b>New note</b> or press <kbd>N</kbd>.</li>
<li>Enter a title and your text.</li>
<li>Close the note. It is already saved.</li>
</ol>
<p>A note that you leave blank is not kept. If the connection is lost, your text stays on your device until it can be saved.</p>
<h2>Add more to it</h2>
<ul>
<li><b>Checklist</b> adds items that you can tick and drag. Completed items sink to the end.</li>
<li><b>Add a picture</b> takes a JPEG, PNG or WebP file of up to 10 MB. You can also paste a picture.</li>
<li><b>Labels</b> group notes. A note that you write in the view of a label gets this label.</li>
<li><b>Colour</b> and <b>Pin</b> help you find a note again. Pinned notes come first.</li>
</ul>
<p>To rename or delete labels, select <b>Edit labels</b>. A deleted label is removed from all notes; the notes stay.</p>
<h2>Set a reminder</h2>
<ol>
<li>Open the note and select <b>Remind me</b>.</li>
<li>Choose <b>In an hour</b> or <b>Tomorrow morning</b>, or enter a date and a time.</li>
</ol>
<p>“Tomorrow morning” is 9:00. The reminder reaches you anywhere in the console, as a message and under <b>Notifications</b>. If you allow it, your browser shows it as well. Select <b>Snooze</b> to be reminded later. Reminders come while the console is open in your browser.</p>
<h2>Clear up</h2>
<p>Select <b>Archive</b> for notes that you no longer need every day. They stay under <b>Archive</b> in the navigation of the notes, and the search there finds them. <b>Move out of the archive</b> brings a note back. <b>Delete</b> removes a note, and a message offers <b>Undo</b> for eight seconds.</p>`,
  tr: `<p>Unutmamanız gerekenleri yazın, zamanı gelince hatırlatılsın. <a href="/apps/notes">Notlar</a> sayfasını açın.</p>
<h2>Not yazın</h2>
<ol>
<li><b>Yeni not</b> düğmesini seçin ya da <kbd>N</kbd> tuşuna basın.</li>
<li>Bir başlık ve metin yazın.</li>
<li>Notu kapatın. Yazdıklarınız kaydedilmiştir.</li>
</ol>
<p>Boş bıraktığınız not saklanmaz. Bağlantı kesilirse yazdıklarınız kaydedilene kadar cihazınızda durur.</p>
<h2>Nota başka şeyler ekleyin</h2>
<ul>
<li><b>Yapılacaklar</b>, işaretleyip sürükleyebileceğiniz maddeler ekler. Tamamlananlar listenin sonuna iner.</li>
<li><b>Resim ekle</b>, 10 MB’a kadar JPEG, PNG ya da WebP dosyası alır. Resmi yapıştırmanız da yeter.</li>
<li><b>Etiketler</b> notları gruplar. Bir etiketin görünümünde yazdığınız nota o etiket eklenir.</li>
<li><b>Renk</b> ve <b>Sabitle</b>, notu yeniden bulmanızı kolaylaştırır. Sabitlenenler başta gelir.</li>
</ul>
<p>Etiketleri yeniden adlandırmak ya da silmek için <b>Etiketleri düzenle</b> düğmesini seçin. Sildiğiniz etiket tüm notlardan kaldırılır; notlar kalır.</p>
<h2>Hatırlatma kurun</h2>
<ol>
<li>Notu açıp <b>Bana hatırlat</b> düğmesini seçin.</li>
<li><b>Bir saat sonra</b> ya da <b>Yarın sabah</b> seçeneğini kullanın veya bir tarih ve saat girin.</li>
</ol>
<p>“Yarın sabah”, saat 9.00 demektir. Hatırlatma, konsolun neresinde olursanız olun ileti olarak ve <b>Bildirimler</b> bölümünde gelir. İzin verirseniz tarayıcınız da gösterir. Daha sonra hatırlatılması için <b>Ertele</b> düğmesini seçin. Hatırlatmaların gelmesi için konsol tarayıcınızda açık olmalıdır.</p>
<h2>Notları toparlayın</h2>
<p>Her gün gerekmeyen notlar için <b>Arşivle</b> düğmesini seçin. Bu notlar, notlar menüsündeki <b>Arşiv</b> görünümünde durur; orada arama da yapabilirsiniz. <b>Arşivden çıkar</b>, notu geri getirir. <b>Sil</b> notu siler ve sekiz saniye boyunca <b>Geri al</b> düğmesi görünür.</p>`,
};
