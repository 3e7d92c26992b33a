export const content = {
  en: `<p>Write to your contacts, share photos and find what was said. Open <a href="/apps/chat">Chat</a>.</p>
<p>In this demonstration, most contacts are samples that answer by themselves. The demo accounts can write to each other.</p>
<h2>Start or continue a chat</h2>
<ol>
<li>Select a chat in the list, or select <b>New chat</b> and choose a contact.</li>
<li>Type your message and press <kbd>Enter</kbd>. <kbd>Shift</kbd> + <kbd>Enter</kbd> begins a new line.</li>
<li>To send a photo of up to 5 MB, select <b>Add a photo</b>, or paste it.</li>
</ol>
<p>Below your message you see whether it is on its way, sent or read. A message that could not be sent offers <b>Retry</b>. What you have typed but not sent is kept, even after a reload.</p>
<h2>Reply, copy or delete</h2>
<p>Open the menu of a message. There you find <b>Reply</b>, <b>Copy text</b> and <b>Add to tasks</b>. Your own messages also have <b>Delete</b>, which you can undo.</p>
<h2>Chat beside your work</h2>
<p>On a wide screen, most layouts show the chats at the edge of every page. On a smaller screen, these layouts have <b>Open chat</b> at the top. <b>Open full screen</b> takes you from there to the whole page.</p>
<h2>Keep the list under control</h2>
<ul>
<li><b>Pin to the top</b> keeps a chat above the others.</li>
<li><b>Mute</b> stops the notices of a chat, and its messages no longer count in the navigation.</li>
<li><b>Mark as unread</b> reminds you to answer later.</li>
<li><b>Clear messages</b> and <b>Delete chat</b> offer <b>Undo</b>.</li>
</ul>
<h2>Find what was said</h2>
<p>The field <b>Search chats and messages</b> looks at names and at every message. In an open chat, <b>Go to a date</b> shows the messages of a day. <b>Contact info</b> lists the photos, links and documents that you shared.</p>
<p>Under <b>Your profile</b> you can change your photo and the words about you that others see.</p>`,
  tr: `<p>Kişilerinizle yazışın, fotoğraf paylaşın, konuşulanları bulun. <a href="/apps/chat">Sohbet</a> sayfasını açın.</p>
<p>Bu demoda kişilerin çoğu, kendiliğinden yanıt veren örneklerdir. Demo hesapları birbirine yazabilir.</p>
<h2>Sohbet başlatın ya da sürdürün</h2>
<ol>
<li>Listeden bir sohbet seçin ya da <b>Yeni sohbet</b> düğmesiyle bir kişi belirleyin.</li>
<li>Mesajınızı yazıp <kbd>Enter</kbd> tuşuna basın. <kbd>Shift</kbd> + <kbd>Enter</kbd> yeni satıra geçer.</li>
<li>5 MB’a kadar bir fotoğraf göndermek için <b>Fotoğraf ekle</b> düğmesini seçin ya da fotoğrafı yapıştırın.</li>
</ol>
<p>Mesajınız yolda mı, gönderildi mi, okundu mu, altında görürsünüz. Gönderilemeyen mesajda <b>Yeniden dene</b> düğmesi vardır. Yazıp göndermedikleriniz, sayfa yenilense bile saklanır.</p>
<h2>Yanıtlayın, kopyalayın ya da silin</h2>
<p>Mesajın menüsünü açın. Orada <b>Yanıtla</b>, <b>Metni kopyala</b> ve <b>Görevlere ekle</b> vardır. Kendi mesajlarınızda geri alabileceğiniz <b>Sil</b> de bulunur.</p>
<h2>Çalışırken yazışın</h2>
<p>Geniş ekranda yerleşimlerin çoğu, sohbetleri her sayfanın kenarında gösterir. Daha küçük ekranda bu yerleşimlerde üstte <b>Sohbeti aç</b> düğmesi vardır. <b>Tam ekran aç</b> sizi oradan tam sayfaya götürür.</p>
<h2>Listeyi düzenli tutun</h2>
<ul>
<li><b>En üste sabitle</b>, bir sohbeti diğerlerinin üstünde tutar.</li>
<li><b>Sessize al</b>, sohbetin bildirimlerini durdurur; mesajları menüdeki sayıya eklenmez.</li>
<li><b>Okunmadı olarak işaretle</b>, sonra yanıtlamanızı hatırlatır.</li>
<li><b>Mesajları temizle</b> ve <b>Sohbeti sil</b> için <b>Geri al</b> düğmesi görünür.</li>
</ul>
<h2>Konuşulanları bulun</h2>
<p><b>Sohbetlerde ve mesajlarda ara</b> alanı, adlara ve tüm mesajlara bakar. Açık sohbette <b>Tarihe git</b>, bir günün mesajlarını gösterir. <b>Kişi bilgileri</b>, paylaştığınız fotoğrafları, bağlantıları ve belgeleri listeler.</p>
<p><b>Profiliniz</b> bölümünde fotoğrafınızı ve hakkınızda diğerlerinin gördüğü yazıyı değiştirebilirsiniz.</p>`,
};
