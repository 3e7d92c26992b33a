export const content = {
  en: `<p>The console keeps your work in one place: email, contacts, tasks, notes, boards and files.</p>
<h2>Use the navigation</h2>
<p>Each line of the navigation opens one part of the console. The numbers beside <a href="/apps/mailbox">the mailbox</a> and <a href="/apps/tasks">your tasks</a> count what is waiting for you.</p>
<h2>Search everything at once</h2>
<ol><li>Press <kbd>Ctrl</kbd> + <kbd>K</kbd>.</li><li>Type two letters or more.</li><li>Choose a result with the arrow keys and press <kbd>Enter</kbd>.</li></ol>`,
  tr: `<p>Konsol; e-posta, kişiler, görevler, notlar, panolar ve dosyalarla işinizi tek yerde toplar.</p>
<h2>Gezinmeyi kullanın</h2>
<p>Gezinmedeki her satır konsolun bir bölümünü açar. <a href="/apps/mailbox">Posta kutusunun</a> ve <a href="/apps/tasks">görevlerinizin</a> yanındaki sayılar sizi bekleyenleri gösterir.</p>
<h2>Her yerde birden arayın</h2>
<ol><li><kbd>Ctrl</kbd> + <kbd>K</kbd> tuşlarına basın.</li><li>En az iki harf yazın.</li><li>Ok tuşlarıyla bir sonuç seçip <kbd>Enter</kbd> tuşuna basın.</li></ol>`,
};
