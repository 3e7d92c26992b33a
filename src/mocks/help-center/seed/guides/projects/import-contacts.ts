export const content = {
  en: `<p>Bring the people you work with into the console, and keep their details in order. Open <a href="/apps/contacts">Contacts</a>.</p>
<h2>Import a file</h2>
<p>Phones and address books can export contacts as a vCard file. Its name ends in <code>.vcf</code>, and it may be of version 3 or 4.</p>
<ol>
<li>Open <b>More</b> above the list and select <b>Import contacts</b>.</li>
<li>Choose the file. It can have up to 50 MB.</li>
<li>Read the preview. It shows how many contacts are new, and which are possible duplicates.</li>
<li>Confirm with the button below the preview. Nothing is saved before that.</li>
</ol>
<h2>Decide about duplicates</h2>
<p>A duplicate has an email address or a phone number that one of your contacts already has. For each one, choose what to do:</p>
<ul>
<li><b>Merge</b> adds what is missing. Where both have a different entry, you choose which one stays.</li>
<li><b>Add as new</b> makes a second contact.</li>
<li><b>Skip</b> leaves it out.</li>
</ul>
<p>Lines that could not be read are listed with their numbers and the reason. After the import, <b>Undo import</b> removes what was added and restores what was merged.</p>
<h2>Group contacts with tags</h2>
<p>Categories in the file become tags. Select a tag beside the list to see its contacts. To create, rename or delete tags, open <b>More</b> and select <b>Manage tags</b>.</p>
<h2>Edit, export and print</h2>
<p>Open a contact and select <b>Edit</b>. Your changes save themselves. <b>Cancel</b> restores everything as it was when you began. You can add a photo of up to 10 MB and choose which part of it is shown.</p>
<p>To use your contacts elsewhere, open <b>More</b> and select <b>Export contacts</b>. To export some of them only, select them first. <b>Print contacts</b> prints the list.</p>`,
  tr: `<p>Birlikte çalıştığınız kişileri konsola getirin, bilgilerini düzenli tutun. <a href="/apps/contacts">Kişiler</a> sayfasını açın.</p>
<h2>Dosyadan içe aktarın</h2>
<p>Telefonlar ve adres defterleri kişileri vCard dosyası olarak dışa aktarabilir. Dosyanın adı <code>.vcf</code> ile biter; sürüm 3 ya da 4 olabilir.</p>
<ol>
<li>Listenin üstündeki <b>Diğer</b> menüsünden <b>Kişileri içe aktar</b> seçeneğini kullanın.</li>
<li>Dosyayı seçin. Dosya en fazla 50 MB olabilir.</li>
<li>Ön izlemeye bakın. Kaç kişinin yeni olduğunu ve hangilerinin yinelenmiş olabileceğini gösterir.</li>
<li>Ön izlemenin altındaki düğmeyle onaylayın. Ondan önce hiçbir şey kaydedilmez.</li>
</ol>
<h2>Yinelenenler için karar verin</h2>
<p>Yinelenen kişinin e-posta adresi ya da telefon numarası kişilerinizden birinde zaten vardır. Her biri için ne yapılacağını seçin:</p>
<ul>
<li><b>Birleştir</b>, eksik olanları ekler. İkisinde farklı bilgi varsa hangisinin kalacağını siz seçersiniz.</li>
<li><b>Yeni kişi olarak ekle</b>, ikinci bir kişi oluşturur.</li>
<li><b>Atla</b>, o kişiyi almaz.</li>
</ul>
<p>Okunamayan satırlar, numaraları ve nedenleriyle listelenir. İçe aktardıktan sonra <b>İçe aktarmayı geri al</b>, eklenenleri siler ve birleştirilenleri eski hâline getirir.</p>
<h2>Kişileri etiketlerle gruplayın</h2>
<p>Dosyadaki kategoriler etiket olur. Bir etiketin kişilerini görmek için listenin yanından etiketi seçin. Etiket oluşturmak, yeniden adlandırmak ya da silmek için <b>Diğer</b> menüsünden <b>Etiketleri yönet</b> seçeneğini kullanın.</p>
<h2>Düzenleyin, dışa aktarın, yazdırın</h2>
<p>Bir kişiyi açıp <b>Düzenle</b> düğmesini seçin. Değişiklikleriniz kendiliğinden kaydedilir. <b>Vazgeç</b>, her şeyi başladığınız andaki hâline döndürür. 10 MB’a kadar bir fotoğraf ekleyip hangi bölümünün görüneceğini seçebilirsiniz.</p>
<p>Kişilerinizi başka yerde kullanmak için <b>Diğer</b> menüsünden <b>Kişileri dışa aktar</b> seçeneğini kullanın. Yalnızca bazılarını aktarmak için önce onları seçin. <b>Kişileri yazdır</b> listeyi yazdırır.</p>`,
};
