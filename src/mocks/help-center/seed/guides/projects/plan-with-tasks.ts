export const content = {
  en: `<p>Keep everything you have to do in one ordered list. Open <a href="/apps/tasks">Tasks</a>.</p>
<h2>Add a task in one line</h2>
<p>Type into the field <b>Add a task</b> and press <kbd>Enter</kbd>. You can give details in the same line:</p>
<ul>
<li>a day, such as <code>tomorrow</code>, <code>Friday</code> or <code>in 3 days</code></li>
<li>a priority: <code>!high</code>, <code>!normal</code> or <code>!low</code></li>
<li>a tag: <code>#Urgent</code></li>
<li>a person: <code>@Ada</code></li>
</ul>
<p>What we recognise is shown below the field before you press <kbd>Enter</kbd>. Remove an entry there to keep it as text. If you paste several lines, each becomes a task.</p>
<h2>Give a task its details</h2>
<p>Select a task to open it. Set a due date, a priority, an assignee and tags. Break it down under <b>Sub-tasks</b> and write what you need under <b>Notes</b>. Everything saves itself.</p>
<p>You can also make tasks from elsewhere. In an email or in the menu of a chat message, select <b>Add to tasks</b>.</p>
<h2>Put the list in order</h2>
<ol>
<li>Open <b>More actions</b> and select <b>New section</b>. A section holds the tasks below it, up to the next section.</li>
<li>Drag tasks and sections by their handle, or focus the handle and press <kbd>Space</kbd>, the arrow keys and <kbd>Space</kbd> again.</li>
<li>To move several tasks, select them and choose <b>Move to…</b>.</li>
</ol>
<h2>See what matters today</h2>
<p>Use the views <b>Today</b>, <b>Overdue</b>, <b>Upcoming</b> and <b>Assigned to me</b>. With <b>Filter tasks</b>, you can choose a tag or an assignee. Completed tasks are under <b>Completed</b>, where you can reopen them.</p>
<p>When you complete or delete a task, a message offers <b>Undo</b> for eight seconds.</p>`,
  tr: `<p>Yapmanız gereken her şeyi sıralı tek bir listede tutun. <a href="/apps/tasks">Görevler</a> sayfasını açın.</p>
<h2>Tek satırda görev ekleyin</h2>
<p><b>Görev ekle</b> alanına yazıp <kbd>Enter</kbd> tuşuna basın. Ayrıntıları aynı satırda verebilirsiniz:</p>
<ul>
<li>bir gün: <code>yarın</code>, <code>cuma</code> ya da <code>3 gün sonra</code></li>
<li>bir öncelik: <code>!yüksek</code>, <code>!normal</code> ya da <code>!düşük</code></li>
<li>bir etiket: <code>#Urgent</code></li>
<li>bir kişi: <code>@Ada</code></li>
</ul>
<p>Algıladıklarımız, siz <kbd>Enter</kbd> tuşuna basmadan önce alanın altında görünür. Birinin metin olarak kalmasını istiyorsanız oradan kaldırın. Birkaç satır yapıştırırsanız her satır bir görev olur.</p>
<h2>Göreve ayrıntı ekleyin</h2>
<p>Bir görevi seçerek açın. Son tarihi, önceliği, atanan kişiyi ve etiketleri belirleyin. İşi <b>Alt görevler</b> bölümünde parçalara ayırın, gerekenleri <b>Notlar</b> bölümüne yazın. Her şey kendiliğinden kaydedilir.</p>
<p>Başka yerlerden de görev oluşturabilirsiniz. Bir e-postada ya da sohbet mesajının menüsünde <b>Görevlere ekle</b> seçeneğini kullanın.</p>
<h2>Listeyi düzenleyin</h2>
<ol>
<li><b>Diğer işlemler</b> menüsünden <b>Yeni bölüm</b> seçeneğini kullanın. Bölüm, bir sonraki bölüme kadar altındaki görevleri kapsar.</li>
<li>Görevleri ve bölümleri tutamaçlarından sürükleyin. Klavyeyle, odak tutamaçtayken önce <kbd>Boşluk</kbd> tuşuna, sonra ok tuşlarına, ardından yeniden <kbd>Boşluk</kbd> tuşuna basın.</li>
<li>Birden fazla görevi taşımak için görevleri seçip <b>Taşı…</b> menüsünü kullanın.</li>
</ol>
<h2>Bugün önemli olanları görün</h2>
<p><b>Bugün</b>, <b>Gecikenler</b>, <b>Yaklaşanlar</b> ve <b>Bana atananlar</b> görünümlerini kullanın. <b>Görevleri filtrele</b> menüsünden bir etiket ya da kişi seçebilirsiniz. Biten görevler <b>Tamamlananlar</b> görünümündedir; oradan yeniden açılabilir.</p>
<p>Bir görevi tamamladığınızda veya sildiğinizde sekiz saniye boyunca <b>Geri al</b> düğmesi görünür.</p>`,
};
