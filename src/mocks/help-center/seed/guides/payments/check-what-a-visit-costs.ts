export const content = {
  en: `<p>The directory takes no money, but facilities may charge for their care. Find out what to expect before you go.</p>
<h2>Read the answer under Cost</h2>
<p>On a facility’s page, the section <b>Access</b> has a line <b>Cost</b>. It gives one of six answers, often with a note.</p>
<ul>
<li><b>Free</b>: no one pays.</li>
<li><b>Covered by insurance</b>: the health insurance pays. Ask whether a share is left for you.</li>
<li><b>Depends on income</b>: people with less pay less.</li>
<li><b>Some free, some paid</b>: ask about exactly what you are coming for.</li>
<li><b>Paid</b>: there is a price. If the facility told us, it is in the note.</li>
<li><b>Not known</b>: no one has told us. Call and ask.</li>
</ul>
<p>These answers come from the facility, from visitors or from our own data. They are not offers, and we don’t check every price. What you agree with a facility is between you and the facility.</p>
<h2>Search by cost</h2>
<ol>
<li>Search for a service near a place on <a href="/search/facility">the search page</a>.</li>
<li>Open <b>Filters</b> if you don’t see them.</li>
<li>Under <b>Fees</b>, choose one or more answers.</li>
</ol>
<p>Facilities whose cost is not known are left out as soon as you choose. If you find too few, remove the filter and call the nearest places.</p>
<h2>Compare two or three places</h2>
<p>Save the facilities that suit you, open your shortlist and compare them. The comparison has a line <b>Cost</b> with the notes.</p>
<h2>Ask before you go</h2>
<p>Select the phone number on the page. Ask what a first visit costs, whether tests are extra, and which papers to bring. The article <a href="/article?slug=sliding-fees">about fees that depend on income</a> has more questions to ask.</p>`,
  tr: `<p>Rehber para almaz ama tesisler hizmetleri için ücret isteyebilir. Gitmeden önce ne ödeyeceğinizi öğrenin.</p>
<h2>Ücret satırındaki yanıtı okuyun</h2>
<p>Tesis sayfasının <b>Erişilebilirlik</b> bölümünde bir <b>Ücret</b> satırı vardır. Burada altı yanıttan biri, çoğu zaman bir notla birlikte yazar.</p>
<ul>
<li><b>Ücretsiz</b>: Kimse ödeme yapmaz.</li>
<li><b>Sigorta karşılar</b>: Sağlık sigortası öder. Sizin de bir pay ödeyip ödemeyeceğinizi sorun.</li>
<li><b>Gelire göre</b>: Geliri az olan az öder.</li>
<li><b>Bir kısmı ücretsiz, bir kısmı ücretli</b>: Tam olarak ne için geldiğinizi söyleyip sorun.</li>
<li><b>Ücretli</b>: Bir fiyatı vardır. Tesis bize bildirdiyse notta yazar.</li>
<li><b>Bilinmiyor</b>: Bize kimse bildirmedi. Arayarak öğrenin.</li>
</ul>
<p>Bu yanıtlar tesisten, ziyaretçilerden ya da kendi verilerimizden gelir. Teklif değildir ve her fiyatı kontrol etmeyiz. Bir tesisle yaptığınız anlaşma, tesis ile sizin aranızdadır.</p>
<h2>Ücrete göre arayın</h2>
<ol>
<li><a href="/search/facility">Arama sayfasında</a> bir yerin yakınında hizmet arayın.</li>
<li>Filtreleri görmüyorsanız <b>Filtreler</b> bölümünü açın.</li>
<li><b>Ücret</b> altında bir ya da daha fazla yanıt seçin.</li>
</ol>
<p>Bir yanıt seçtiğinizde ücreti bilinmeyen tesisler gösterilmez. Çok az sonuç kalırsa filtreyi kaldırın ve en yakın yerleri arayın.</p>
<h2>İki ya da üç yeri karşılaştırın</h2>
<p>Size uyan tesisleri kaydedin, kaydedilenleri açıp karşılaştırın. Karşılaştırmada notlarıyla birlikte bir <b>Ücret</b> satırı vardır.</p>
<h2>Gitmeden önce sorun</h2>
<p>Sayfadaki telefon numarasını seçin. İlk görüşmenin ücretini, tahlillerin ayrıca ücretli olup olmadığını ve hangi belgelerin gerektiğini sorun. <a href="/article?slug=sliding-fees">Gelire göre ücret yazısında</a> sorabileceğiniz başka sorular da vardır.</p>`,
};
