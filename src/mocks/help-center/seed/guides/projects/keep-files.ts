export const content = {
  en: `<p>Keep documents, pictures and tables together, in folders of your own. Open <a href="/apps/file-manager">File manager</a>.</p>
<h2>Upload files</h2>
<ol>
<li>Open <b>New</b>.</li>
<li>Choose <b>Upload files</b> or <b>Upload a folder</b>. You can also drop files from your device on the page.</li>
<li>Follow the progress under <b>Uploads</b>.</li>
</ol>
<p>A file can have up to 50 MB, and all your files together up to 1 GB. The line under <b>Storage</b> shows how much you use.</p>
<p>You can pause an upload and continue it later. If the connection is lost, uploads resume by themselves. If a name already exists, you choose <b>Keep both</b>, <b>Replace</b> or <b>Skip</b>.</p>
<h2>Find and look at files</h2>
<p>The search looks at names and descriptions in all folders. <b>Recent</b> lists the files that were changed last. Mark what you need often with <b>Add to favourites</b>.</p>
<p>Open a file to preview it. Pictures, PDF files, text, tables, sound and video have a preview. For other files, select <b>Download</b>. Several files and folders are downloaded as one archive.</p>
<p><b>Details</b> shows where a file is and how large it is. You can add a description there.</p>
<h2>Move, copy and rename</h2>
<ul>
<li>Drag files to a folder, or choose <b>Move to…</b> or <b>Copy to…</b> in the menu.</li>
<li>With the keyboard, use <kbd>Ctrl</kbd> + <kbd>C</kbd>, <kbd>Ctrl</kbd> + <kbd>X</kbd> and <kbd>Ctrl</kbd> + <kbd>V</kbd>.</li>
<li>Press <kbd>F2</kbd> to rename a file.</li>
</ul>
<h2>Delete and restore</h2>
<p><b>Move to trash</b> deletes nothing yet. Under <b>Trash</b> you can select <b>Restore</b> at any time. Only <b>Empty trash</b> and <b>Delete permanently</b> remove files, and both ask you first.</p>`,
  tr: `<p>Belgeleri, resimleri ve tabloları kendi klasörlerinizde bir arada tutun. <a href="/apps/file-manager">Dosya yöneticisi</a> sayfasını açın.</p>
<h2>Dosya yükleyin</h2>
<ol>
<li><b>Yeni</b> menüsünü açın.</li>
<li><b>Dosya yükle</b> ya da <b>Klasör yükle</b> seçeneğini kullanın. Cihazınızdaki dosyaları sayfaya da bırakabilirsiniz.</li>
<li>İlerlemeyi <b>Yüklemeler</b> bölümünde izleyin.</li>
</ol>
<p>Bir dosya en fazla 50 MB, tüm dosyalarınız birlikte en fazla 1 GB olabilir. Ne kadar yer kullandığınızı <b>Depolama</b> göstergesinde görürsünüz.</p>
<p>Yüklemeyi duraklatıp sonra sürdürebilirsiniz. Bağlantı kesilirse yüklemeler kendiliğinden sürer. Aynı ad zaten varsa <b>İkisini de tut</b>, <b>Değiştir</b> ya da <b>Atla</b> seçeneğini belirlersiniz.</p>
<h2>Dosyaları bulun ve görüntüleyin</h2>
<p>Arama, tüm klasörlerdeki adlara ve açıklamalara bakar. <b>Son kullanılanlar</b>, en son değiştirilen dosyaları listeler. Sık kullandıklarınızı <b>Favorilere ekle</b> seçeneğiyle işaretleyin.</p>
<p>Ön izlemek için dosyayı açın. Resim, PDF, metin, tablo, ses ve videoların ön izlemesi vardır. Diğerleri için <b>İndir</b> seçeneğini kullanın. Birden fazla dosya ve klasör tek bir arşiv olarak indirilir.</p>
<p><b>Ayrıntılar</b>, dosyanın nerede ve ne kadar büyük olduğunu gösterir. Oraya bir açıklama ekleyebilirsiniz.</p>
<h2>Taşıyın, kopyalayın, yeniden adlandırın</h2>
<ul>
<li>Dosyaları bir klasöre sürükleyin ya da menüden <b>Taşı…</b> veya <b>Kopyala…</b> seçeneğini kullanın.</li>
<li>Klavyeyle <kbd>Ctrl</kbd> + <kbd>C</kbd>, <kbd>Ctrl</kbd> + <kbd>X</kbd> ve <kbd>Ctrl</kbd> + <kbd>V</kbd> tuşlarını kullanın.</li>
<li>Dosyayı yeniden adlandırmak için <kbd>F2</kbd> tuşuna basın.</li>
</ul>
<h2>Silin ve geri yükleyin</h2>
<p><b>Çöp kutusuna taşı</b> henüz bir şey silmez. <b>Çöp kutusu</b> görünümünde istediğiniz zaman <b>Geri yükle</b> seçeneğini kullanabilirsiniz. Dosyaları yalnızca <b>Çöp kutusunu boşalt</b> ve <b>Kalıcı olarak sil</b> siler; ikisi de önce sorar.</p>`,
};
