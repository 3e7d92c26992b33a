export const content = {
  en: `<p>There are no payments in this product. This guide says what you can use, who pays for it, and what we never ask of you.</p>
<h2>What you can use for nothing</h2>
<ul>
<li>Search for facilities, read their pages and get directions, all without an account.</li>
<li>Save facilities, compare them, print them and share their links.</li>
<li>Report a mistake on a page.</li>
<li>Have an account, and use everything in <a href="/home">the console</a>.</li>
<li>Add, verify and claim a facility, and manage its page.</li>
</ul>
<p>There is no trial that ends, no paid plan and no part that opens only after a payment.</p>
<h2>What can’t be bought</h2>
<p>No one can pay for a higher position in the results, for a badge or for a decision. Places are ordered by how well they match your words and by distance. Under <b>How results are ordered</b> you can read the rules below every list of results.</p>
<p>A claim changes who may edit a page. It does not change where the facility appears. Verified places come first only among places at a similar distance, and a verification is free too.</p>
<h2>Who pays for the directory</h2>
<p>In our fictional country, the Republic of Orvela pays the team. Facilities pay nothing. We carry no advertising, we don’t track you, and we don’t sell data. Read more on the page <a href="/about-us">About us</a> and in the <a href="/privacy-policy">privacy policy</a>.</p>
<h2>What we never ask of you</h2>
<ul>
<li>The number of a card or a bank account.</li>
<li>Money for a listing, a verification or a claim.</li>
<li>A code by phone. Codes that prove a claim are entered on the facility’s page only.</li>
</ul>
<p>If someone asks for this in our name, don’t answer. Tell us with <a href="/apps/help-center/support">the support form</a>.</p>
<p>What a facility charges for its care is another matter. The guide about the cost of a visit explains it.</p>`,
  tr: `<p>Bu üründe ödeme yoktur. Bu kılavuzda neleri kullanabileceğiniz, masrafları kimin karşıladığı ve sizden neyi asla istemediğimiz yazar.</p>
<h2>Ücretsiz kullanabilecekleriniz</h2>
<ul>
<li>Hesap açmadan tesis arayın, sayfalarını okuyun, yol tarifi alın.</li>
<li>Tesisleri kaydedin, karşılaştırın, yazdırın, bağlantılarını paylaşın.</li>
<li>Bir sayfadaki yanlışı bildirin.</li>
<li>Hesap açın ve <a href="/home">konsoldaki</a> her şeyi kullanın.</li>
<li>Tesis ekleyin, doğrulayın, sahiplenin, sayfasını yönetin.</li>
</ul>
<p>Süresi dolan bir deneme, ücretli bir paket ya da ancak ödeme yapınca açılan bir bölüm yoktur.</p>
<h2>Satın alınamayanlar</h2>
<p>Hiç kimse sonuçlarda daha üst sıra, rozet ya da karar için ödeme yapamaz. Yerler, yazdıklarınıza ne kadar uyduklarına ve mesafeye göre sıralanır. Kuralları her sonuç listesinin altındaki <b>Sonuçlar nasıl sıralanıyor?</b> başlığında okuyabilirsiniz.</p>
<p>Sahiplik başvurusu, sayfayı kimin düzenleyebileceğini değiştirir. Tesisin sırasını değiştirmez. Doğrulanmış yerler yalnızca benzer mesafedekiler arasında önce gelir; doğrulama da ücretsizdir.</p>
<h2>Rehberin masraflarını kim karşılıyor?</h2>
<p>Kurgusal ülkemizde ekibin ücretini Orvela Cumhuriyeti öder. Tesisler bir şey ödemez. Reklam yayımlamayız, sizi izlemeyiz, veri satmayız. Ayrıntılar <a href="/about-us">Hakkımızda</a> sayfasında ve <a href="/privacy-policy">gizlilik politikasındadır</a>.</p>
<h2>Sizden asla istemediklerimiz</h2>
<ul>
<li>Kart ya da banka hesabı numarası.</li>
<li>Kayıt, doğrulama ya da sahiplik başvurusu için para.</li>
<li>Telefonda kod. Sahipliği kanıtlayan kodlar yalnızca tesisin sayfasına girilir.</li>
</ul>
<p>Biri bizim adımıza bunları isterse yanıt vermeyin. <a href="/apps/help-center/support">Destek formuyla</a> bize bildirin.</p>
<p>Tesislerin verdikleri hizmet için aldıkları ücret ise ayrı bir konudur. Bunu ziyaret ücretiyle ilgili kılavuzda bulabilirsiniz.</p>`,
};
