export const content = {
  en: `<p>You want a pharmacy, a doctor or another service near a place. You don’t need an account for this.</p>
<h2>Search near a place</h2>
<ol>
<li>Open <a href="/search/facility">the search page</a>.</li>
<li>Under <b>Place</b>, enter a town, district or postcode, or select <b>Use my location</b>.</li>
<li>Under <b>What do you need?</b>, enter a service, for example “pharmacy”. Leave it blank to see everything nearby.</li>
<li>Select <b>Search</b>.</li>
</ol>
<p>Your browser asks you before it shares your location. We round it to about 110 metres, use it for that search and don’t keep it.</p>
<p>If several places have the same name, you choose the one you mean first. If there are very few results nearby, we search further away and say so.</p>
<h2>Narrow the results</h2>
<p>Use the filters beside the results. On a phone, open <b>Filters</b> first.</p>
<ul>
<li><b>Open now</b> keeps places that are open at this moment.</li>
<li><b>Verified only</b> leaves out places without a valid verification.</li>
<li><b>Accepting new patients</b> helps if you are looking for a new doctor.</li>
<li><b>Accessibility</b>, <b>Languages</b> and <b>Fees</b> use what facilities have told us.</li>
</ul>
<h2>Use the map</h2>
<p>Change the view from <b>List</b> to <b>Map</b>. Move the map and select <b>Search this area</b> to look somewhere else. Facilities that keep their address private are not on the map.</p>
<h2>Save and compare</h2>
<ol>
<li>Select <b>Save</b> on a result. You can save up to 20 facilities.</li>
<li>Select <b>View shortlist</b>.</li>
<li>Choose two or three facilities and compare them.</li>
</ol>
<p>You see opening hours, distance, cost and access side by side. Your shortlist stays on this device. Every search and every comparison has its own link, so you can send it to someone.</p>`,
  tr: `<p>Bir yerin yakınında eczane, doktor ya da başka bir hizmet arıyorsunuz. Bunun için hesap gerekmez.</p>
<h2>Bir yerin yakınında arayın</h2>
<ol>
<li><a href="/search/facility">Arama sayfasını</a> açın.</li>
<li><b>Yer</b> alanına bir şehir, semt veya posta kodu yazın ya da <b>Konumumu kullan</b> düğmesini seçin.</li>
<li><b>Neye ihtiyacınız var?</b> alanına bir hizmet yazın, örneğin “eczane”. Yakındaki her şeyi görmek için boş bırakın.</li>
<li><b>Ara</b> düğmesini seçin.</li>
</ol>
<p>Tarayıcınız konumunuzu paylaşmadan önce size sorar. Konumu yaklaşık 110 metreye yuvarlarız, yalnızca o arama için kullanırız, saklamayız.</p>
<p>Aynı adda birden fazla yer varsa önce hangisini aradığınızı seçersiniz. Yakında çok az sonuç varsa daha uzağa bakar ve bunu belirtiriz.</p>
<h2>Sonuçları daraltın</h2>
<p>Sonuçların yanındaki filtreleri kullanın. Telefonda önce <b>Filtreler</b> bölümünü açın.</p>
<ul>
<li><b>Şu anda açık</b>, o sırada açık olan yerleri gösterir.</li>
<li><b>Yalnızca doğrulanmış</b>, geçerli doğrulaması olmayan yerleri çıkarır.</li>
<li><b>Yeni hasta kabul ediyor</b>, yeni bir doktor arıyorsanız işinize yarar.</li>
<li><b>Erişilebilirlik</b>, <b>Diller</b> ve <b>Ücret</b> filtreleri tesislerin bize bildirdiklerine dayanır.</li>
</ul>
<h2>Haritayı kullanın</h2>
<p>Görünümü <b>Liste</b> yerine <b>Harita</b> yapın. Başka bir yere bakmak için haritayı kaydırıp <b>Bu bölgede ara</b> düğmesini seçin. Adresini gizli tutan tesisler haritada gösterilmez.</p>
<h2>Kaydedin ve karşılaştırın</h2>
<ol>
<li>Bir sonuçta <b>Kaydet</b> düğmesini seçin. En fazla 20 tesis kaydedebilirsiniz.</li>
<li><b>Kaydedilenleri gör</b> bağlantısını açın.</li>
<li>İki ya da üç tesis seçip karşılaştırın.</li>
</ol>
<p>Çalışma saatlerini, mesafeyi, ücreti ve erişilebilirliği yan yana görürsünüz. Kaydettikleriniz bu cihazda kalır. Her aramanın ve karşılaştırmanın kendi bağlantısı vardır; isterseniz birine gönderebilirsiniz.</p>`,
};
