import type { CourseSteps } from '#mocks/academy/seed/courseText';

export const steps: CourseSteps = {
  en: [
    {
      title: 'Start with the reader',
      subtitle: 'Who reads a description, and what they must decide',
      content: `
<h2>A description helps someone decide</h2>
<p>People rarely read about a facility for pleasure. They have a toothache, a broken kettle or a child who wants to swim. They compare three or four places and choose one.</p>
<p>So a good description answers four questions, in this order:</p>
<ol>
<li>What can I get here?</li>
<li>Is it for people like me?</li>
<li>What do I need before I go?</li>
<li>What might stop me?</li>
</ol>
<h3>What does not help</h3>
<p>Praise does not help anyone decide. Every place calls itself friendly, modern and professional. History helps only if it changes what a visitor finds today.</p>
<blockquote><p>Poor: “Our modern centre has proudly served the community with passion since 1987.”</p></blockquote>
<blockquote><p>Good: “Repairs small kitchen appliances while you wait. Bring the item and its plug.”</p></blockquote>
<p>The second text is shorter and says much more. A reader knows at once whether to go.</p>
`,
      question: {
        kind: 'choice',
        text: 'Which sentence helps a reader most to decide?',
        options: [
          {
            text: 'We are the leading library of the region.',
            right: false,
            reason: 'Every library may say so. The reader still does not know what they can do there.',
          },
          {
            text: 'Our team looks forward to your visit.',
            right: false,
            reason: 'It is polite, but it contains nothing that differs from place to place.',
          },
          {
            text: 'The building was designed by a well-known architect.',
            right: false,
            reason: 'This may interest some people. It does not tell anyone whether the library has what they need.',
          },
          {
            text: 'Children and adults can borrow books for four weeks; you need proof of your address to join.',
            right: true,
            reason: 'It says what you get, who it is for and what to bring.',
          },
        ],
      },
    },
    {
      title: 'The short description',
      subtitle: 'One or two sentences that stand alone',
      content: `
<h2>Say the most important thing once</h2>
<p>In this directory the short description has 20 to 200 characters. People see it before anything else you write, so it has to work on its own.</p>
<p>Use this pattern: what it offers, then who it is for, then one fact that sets it apart.</p>
<blockquote><p>Good: “Dental care for adults and children, with same-day appointments for pain. Staff speak English and Turkish.”</p></blockquote>
<blockquote><p>Poor: “Sunrise Dental is a dental clinic in Port Calder that offers dental services.”</p></blockquote>
<p>The poor version repeats the name, the category and the town. The page shows all three already.</p>
<h3>Check your sentence</h3>
<ul>
<li>Would it be true of the place next door? Then make it more exact.</li>
<li>Does it use a word that visitors would not use? Replace it.</li>
<li>Will it still be true in a year? Prices and names of staff belong elsewhere.</li>
</ul>
`,
      question: {
        kind: 'match',
        text: 'Match each weak phrase with what makes it better.',
        pairs: [
          { left: '“A wide range of services”', right: 'Name the three services people ask for most' },
          { left: '“For everyone”', right: 'Say the ages, or who cannot be served' },
          { left: '“Located in the heart of the town”', right: 'Leave it out: the address says where it is' },
        ],
        reason:
          'A range is better as examples, “everyone” is better as a limit, and what the page shows elsewhere need not be said again.',
      },
    },
    {
      title: 'The long description',
      subtitle: 'Order, paragraphs and lists',
      content: `
<h2>Write from the most needed to the least</h2>
<p>Many readers stop after the first paragraph. Put first what most visitors need, and last what few of them need.</p>
<ol>
<li>What happens on a usual visit</li>
<li>Who can come, and who should go somewhere else</li>
<li>What to bring or do before</li>
<li>Details for some visitors only</li>
</ol>
<h3>Make it easy to scan</h3>
<p>Keep paragraphs to three or four sentences. Turn three or more things of the same type into a list. In this directory you can use paragraphs, lists, bold, italic and links, up to 4,000 characters. Most facilities need far less: 800 characters are plenty.</p>
<h3>Leave out what has its own field</h3>
<p>Opening hours, phone numbers and prices have fields. If you repeat them in the text, someone has to change both. Sooner or later only one of them is changed, and visitors will not know which to believe.</p>
`,
      question: {
        kind: 'order',
        text: 'Put the parts of a swimming pool’s description in the best order.',
        items: [
          'Two indoor pools with lanes for swimmers and a warm pool for small children',
          'Children under eight need an adult in the water',
          'Bring a coin for the locker',
          'Clubs can book a lane for competitions',
        ],
        reason:
          'What the pool offers comes first. Then comes who may swim, then what to bring. The booking concerns only a few readers.',
      },
    },
    {
      title: 'Services, one by one',
      subtitle: 'A list that people can search',
      content: `
<h2>Name services as visitors name them</h2>
<p>Search looks at the services you list. A person who needs a blood test types “blood test”. If your list says “phlebotomy”, they may miss you.</p>
<p>In this directory you can add up to 40 services. Each has 2 to 80 characters, and each is entered once.</p>
<h3>Rules for a good list</h3>
<ul>
<li>One service in each entry: “Blood test”, not “Blood test, X-ray and more”.</li>
<li>Start with a noun: “Phone repair”, not “We repair phones”.</li>
<li>Use the plain word. If a technical word is common too, put it in brackets.</li>
<li>List only what people can get today.</li>
</ul>
<blockquote><p>Poor: “Diagnostics; various treatments; etc.”</p></blockquote>
<blockquote><p>Good: “Blood test”, “Blood pressure check”, “Hearing test (audiometry)”</p></blockquote>
<h3>Try it: 5 minutes</h3>
<p>Write down the last ten things that people asked your facility for. Use their words. This is the start of your list.</p>
`,
    },
    {
      title: 'Practice: rewrite one page',
      subtitle: 'About 20 minutes, with pen and paper or in a note',
      content: `
<h2>Choose a facility you know</h2>
<p>Take your own facility, or one that you visited lately. You can also <a href="/search/facility">search the directory</a> for one. Keep your text in <a href="/apps/notes">Notes</a> if you like.</p>
<ol>
<li>Write the four questions from step 1 and answer each in one sentence.</li>
<li>Turn the answers into a short description of at most 200 characters.</li>
<li>Write three paragraphs of the long description, the most needed first.</li>
<li>List six services in the words of visitors.</li>
<li>Cross out every word of praise, and everything that has its own field.</li>
</ol>
<h3>Test it on someone</h3>
<p>Show your text to someone who does not know the place. Take it away after 20 seconds. Ask: “What can you get there, and is it for you?” If they hesitate, look again at your first sentence.</p>
<p>If you manage a facility, you can edit these texts under <a href="/account/facility">My facilities</a>. Changes to descriptions are published immediately.</p>
`,
      question: {
        kind: 'choice',
        text: 'You gave your text to a friend for 20 seconds, and she cannot say who the place is for. What do you do first?',
        options: [
          {
            text: 'Add a paragraph about visitors at the end.',
            right: false,
            reason: 'She did not read that far in 20 seconds, and other readers will not either.',
          },
          {
            text: 'Print the text in bold.',
            right: false,
            reason: 'If everything is bold, nothing stands out. The fact is still missing from the beginning.',
          },
          {
            text: 'Say who it is for in the first or second sentence.',
            right: true,
            reason: 'The beginning is what everyone reads, and it is also what the short description shows.',
          },
        ],
      },
    },
  ],
  tr: [
    {
      title: 'Önce okuru düşünün',
      subtitle: 'Tanıtımı kim okur ve neye karar vermek ister?',
      content: `
<h2>Tanıtım, karar vermeye yardım eder</h2>
<p>Kimse bir tesisin tanıtımını keyif için okumaz. Okurun dişi ağrıyordur, su ısıtıcısı bozulmuştur ya da çocuğu yüzmek istiyordur. Üç dört yeri karşılaştırır ve birini seçer.</p>
<p>Bu yüzden iyi bir tanıtım dört soruyu şu sırayla yanıtlar:</p>
<ol>
<li>Burada ne bulabilirim?</li>
<li>Benim gibi biri için uygun mu?</li>
<li>Gitmeden önce neye ihtiyacım var?</li>
<li>Bana ne engel olabilir?</li>
</ol>
<h3>İşe yaramayanlar</h3>
<p>Övgü kimsenin karar vermesine yardım etmez. Her yer kendine güler yüzlü, modern ve profesyonel der. Geçmiş de ancak ziyaretçinin bugün bulacağı şeyi değiştiriyorsa önemlidir.</p>
<blockquote><p>Zayıf: “Modern merkezimiz 1987’den beri topluma tutkuyla hizmet vermenin gururunu yaşıyor.”</p></blockquote>
<blockquote><p>İyi: “Küçük mutfak aletlerini siz beklerken onarır. Aleti fişiyle birlikte getirin.”</p></blockquote>
<p>İkinci metin daha kısadır ama çok daha fazlasını söyler. Okur, gidip gitmeyeceğini hemen anlar.</p>
`,
      question: {
        kind: 'choice',
        text: 'Hangi cümle okurun karar vermesine en çok yardım eder?',
        options: [
          {
            text: 'Bölgenin önde gelen kütüphanesiyiz.',
            right: false,
            reason: 'Her kütüphane bunu söyleyebilir. Okur orada ne yapabileceğini hâlâ bilmez.',
          },
          {
            text: 'Ekibimiz ziyaretinizi sabırsızlıkla bekliyor.',
            right: false,
            reason: 'Nazik bir cümle ama bir yeri diğerinden ayıran hiçbir bilgi içermiyor.',
          },
          {
            text: 'Binayı tanınmış bir mimar tasarladı.',
            right: false,
            reason: 'Bazılarının ilgisini çekebilir. Ancak aranan şeyin kütüphanede olup olmadığını söylemez.',
          },
          {
            text: 'Çocuklar ve yetişkinler dört haftalığına kitap alabilir; üyelik için adres belgesi gerekir.',
            right: true,
            reason: 'Ne sunulduğunu, kime sunulduğunu ve ne getirileceğini söyler.',
          },
        ],
      },
    },
    {
      title: 'Kısa tanıtım',
      subtitle: 'Tek başına anlaşılan bir iki cümle',
      content: `
<h2>En önemli bilgiyi bir kez söyleyin</h2>
<p>Bu rehberde kısa tanıtım 20 ile 200 karakter arasındadır. İnsanlar yazdıklarınızdan önce bunu görür; bu yüzden tek başına anlaşılmalıdır.</p>
<p>Şu kalıbı kullanın: Önce ne sunulduğu, sonra kimlere sunulduğu, sonra da burayı farklı kılan bir bilgi.</p>
<blockquote><p>İyi: “Yetişkinler ve çocuklar için diş tedavisi; ağrısı olanlara aynı gün randevu. Türkçe ve İngilizce konuşulur.”</p></blockquote>
<blockquote><p>Zayıf: “Sunrise Diş, Port Calder’da diş hizmetleri sunan bir diş kliniğidir.”</p></blockquote>
<p>Zayıf örnek adı, kategoriyi ve şehri yineliyor. Sayfa bunların üçünü de zaten gösterir.</p>
<h3>Cümlenizi sınayın</h3>
<ul>
<li>Yandaki yer için de doğru mu? Öyleyse daha kesin yazın.</li>
<li>Ziyaretçilerin kullanmadığı bir sözcük var mı? Değiştirin.</li>
<li>Bir yıl sonra da doğru olacak mı? Fiyatların ve çalışan adlarının yeri burası değildir.</li>
</ul>
`,
      question: {
        kind: 'match',
        text: 'Her zayıf ifadeyi, onu iyileştiren öneriyle eşleştirin.',
        pairs: [
          { left: '“Geniş hizmet yelpazesi”', right: 'En çok sorulan üç hizmetin adını yazın' },
          { left: '“Herkes için”', right: 'Yaşları veya kimlere hizmet verilemediğini yazın' },
          { left: '“Şehrin kalbinde”', right: 'Çıkarın: Yerini adres zaten söylüyor' },
        ],
        reason:
          'Yelpaze yerine örnek, “herkes” yerine sınır yazmak daha iyidir. Sayfanın başka yerinde duran bilgiyi yinelemek gerekmez.',
      },
    },
    {
      title: 'Uzun tanıtım',
      subtitle: 'Sıra, paragraflar ve listeler',
      content: `
<h2>En gerekli olandan en az gerekli olana</h2>
<p>Okurların çoğu ilk paragraftan sonra bırakır. Çoğu ziyaretçinin ihtiyaç duyduğu bilgiyi başa, az kişiyi ilgilendireni sona koyun.</p>
<ol>
<li>Sıradan bir ziyarette neler olur?</li>
<li>Kimler gelebilir, kimler başka yere gitmeli?</li>
<li>Önceden ne yapılmalı veya ne getirilmeli?</li>
<li>Yalnızca bazı ziyaretçileri ilgilendiren ayrıntılar</li>
</ol>
<h3>Göz gezdirmeyi kolaylaştırın</h3>
<p>Paragraflar üç dört cümleyi geçmesin. Aynı türden üç veya daha çok şeyi listeye dönüştürün. Bu rehberde paragraf, liste, kalın, italik ve bağlantı kullanabilirsiniz; üst sınır 4.000 karakterdir. Çoğu tesise bunun çok daha azı, 800 karakter yeter.</p>
<h3>Kendi alanı olan bilgiyi yazmayın</h3>
<p>Çalışma saatlerinin, telefonların ve fiyatların kendi alanları vardır. Metinde de yazarsanız ikisini birden değiştirmek gerekir. Er ya da geç yalnızca biri değişir ve ziyaretçi hangisine inanacağını bilemez.</p>
`,
      question: {
        kind: 'order',
        text: 'Bir yüzme havuzunun tanıtımındaki bölümleri en iyi sıraya koyun.',
        items: [
          'İki kapalı havuz: yüzücüler için kulvarlar, küçük çocuklar için ılık havuz',
          'Sekiz yaşından küçüklerin yanında suda bir yetişkin bulunmalı',
          'Dolap için bozuk para getirin',
          'Kulüpler yarışmalar için kulvar ayırtabilir',
        ],
        reason:
          'Önce havuzun ne sunduğu gelir. Ardından kimlerin yüzebileceği, sonra ne getirileceği yazılır. Kulvar ayırtmak çok az okuru ilgilendirir.',
      },
    },
    {
      title: 'Hizmetler, teker teker',
      subtitle: 'İnsanların arayıp bulabileceği bir liste',
      content: `
<h2>Hizmetlere ziyaretçilerin verdiği adı verin</h2>
<p>Arama, listelediğiniz hizmetlere de bakar. Kan tahlili yaptıracak kişi “kan tahlili” yazar. Listenizde “venöz kan alımı” yazıyorsa sizi bulamayabilir.</p>
<p>Bu rehberde en fazla 40 hizmet ekleyebilirsiniz. Her biri 2 ile 80 karakter arasındadır ve bir kez yazılır.</p>
<h3>İyi bir liste için kurallar</h3>
<ul>
<li>Her satıra tek hizmet: “Kan tahlili, röntgen ve diğerleri” değil, “Kan tahlili”.</li>
<li>Cümle değil, ad yazın: “Telefonları onarırız” değil, “Telefon onarımı”.</li>
<li>Günlük sözcüğü kullanın. Teknik sözcük de yaygınsa ayraç içinde ekleyin.</li>
<li>Yalnızca bugün alınabilen hizmetleri yazın.</li>
</ul>
<blockquote><p>Zayıf: “Tanı hizmetleri; çeşitli tedaviler; vb.”</p></blockquote>
<blockquote><p>İyi: “Kan tahlili”, “Tansiyon ölçümü”, “İşitme testi (odyometri)”</p></blockquote>
<h3>Deneyin: 5 dakika</h3>
<p>Tesisinizden istenen son on şeyi, isteyenlerin sözcükleriyle yazın. Listeniz böyle başlar.</p>
`,
    },
    {
      title: 'Uygulama: Bir sayfayı yeniden yazın',
      subtitle: 'Kâğıt kalemle ya da bir notta, yaklaşık 20 dakika',
      content: `
<h2>Bildiğiniz bir tesis seçin</h2>
<p>Kendi tesisinizi veya yakın zamanda gittiğiniz bir yeri alın. <a href="/search/facility">Rehberde arayarak</a> da bir tesis seçebilirsiniz. Metninizi isterseniz <a href="/apps/notes">Notlar</a>’da tutun.</p>
<ol>
<li>Birinci adımdaki dört soruyu yazın ve her birini tek cümleyle yanıtlayın.</li>
<li>Yanıtlardan en fazla 200 karakterlik kısa bir tanıtım çıkarın.</li>
<li>Uzun tanıtımın üç paragrafını, en gerekli olandan başlayarak yazın.</li>
<li>Altı hizmeti ziyaretçilerin sözcükleriyle listeleyin.</li>
<li>Bütün övgü sözlerinin ve kendi alanı olan bilgilerin üstünü çizin.</li>
</ol>
<h3>Birinin üzerinde deneyin</h3>
<p>Metni, yeri bilmeyen birine gösterin ve 20 saniye sonra geri alın. “Orada ne var, sana göre mi?” diye sorun. Duraksarsa ilk cümlenize yeniden bakın.</p>
<p>Bir tesisin sorumlusuysanız bu metinleri <a href="/account/facility">Tesislerim</a> sayfasında düzenleyebilirsiniz. Tanıtımdaki değişiklikler hemen yayımlanır.</p>
`,
      question: {
        kind: 'choice',
        text: 'Metninizi bir arkadaşınıza 20 saniye gösterdiniz; yerin kime göre olduğunu söyleyemiyor. Önce ne yaparsınız?',
        options: [
          {
            text: 'Sona ziyaretçilerle ilgili bir paragraf eklerim.',
            right: false,
            reason: 'Arkadaşınız 20 saniyede oraya kadar okuyamadı; başka okurlar da okumaz.',
          },
          {
            text: 'Metnin tamamını kalın yaparım.',
            right: false,
            reason: 'Her şey kalınsa hiçbir şey öne çıkmaz. Bilgi de başta hâlâ eksiktir.',
          },
          {
            text: 'Kime göre olduğunu ilk veya ikinci cümlede söylerim.',
            right: true,
            reason: 'Herkesin okuduğu yer başlangıçtır; kısa tanıtımda da orası görünür.',
          },
        ],
      },
    },
  ],
};
