import type { CourseSteps } from '#mocks/academy/seed/courseText';

export const steps: CourseSteps = {
  en: [
    {
      title: 'Two questions, two tools',
      subtitle: 'What a place is, and what it has',
      content: `
<h2>A category says what a place is</h2>
<p>“It is a pharmacy.” “It is a library.” Most people begin their search with such a word. A category answers the question: what would you call this place?</p>
<h2>A tag says what a place has</h2>
<p>“Open at weekends.” “Has a garden.” “Takes children.” A tag answers the question: what is true of it that is also true of quite different places? In the forms of this directory, tags are called features.</p>
<figure><img width="640" height="320" src="/academy/category-and-tags.svg" alt="A large folder stands for the main category, two smaller folders for more categories, four labels for features."><figcaption>One main category, a few more categories, and features that cut across all of them.</figcaption></figure>
<h3>A test for doubtful cases</h3>
<p>Put the word after “it is a” and after “it has”. “It is a dentist” sounds right: a category. “It has step-free access” sounds right: a feature. If both sound odd, it is a service, such as “tooth cleaning”.</p>
`,
      question: {
        kind: 'match',
        text: 'What is each of these?',
        pairs: [
          { left: 'Bicycle repair shop', right: 'A category' },
          { left: 'Open on Sundays', right: 'A feature (tag)' },
          { left: 'Straightening a wheel', right: 'A service' },
        ],
        reason:
          'You would call the place a repair shop. Many places are open on Sundays. Straightening a wheel is something that a customer asks for.',
      },
    },
    {
      title: 'Choose the main category',
      subtitle: 'The one word that most visitors would use',
      content: `
<h2>One place, one main category</h2>
<p>The main category decides under which heading people find a facility. In this directory, search compares the name and the service type with the words people type. So the choice matters more than any text.</p>
<p>Choose the category that is right for most visits, not for the most impressive part.</p>
<ol>
<li>Think of the last twenty visitors. What did most of them come for?</li>
<li>Find the category with that name.</li>
<li>Take the most exact one that still covers the whole place.</li>
</ol>
<h3>Exact, but not too narrow</h3>
<blockquote><p>Poor: a dental practice under “Clinic”. People who choose “Dentist” do not see it.</p></blockquote>
<blockquote><p>Poor: a library under “Archive”, because it has one valuable collection.</p></blockquote>
<blockquote><p>Good: the library under “Library”, the collection in its description.</p></blockquote>
<p>A manager can propose another main category later. An administrator reviews that change first, because it changes what the entry is.</p>
`,
      question: {
        kind: 'choice',
        text: 'A pool has a sauna, a café and physiotherapy on Tuesdays. Eight of ten visitors come to swim. Which main category fits?',
        options: [
          {
            text: 'Physiotherapy, because health matters most',
            right: false,
            reason: 'It happens on one day a week. On six days people would come for nothing.',
          },
          {
            text: 'Café, because anyone can go there',
            right: false,
            reason: 'Someone who looks for a café does not expect an entrance fee and wet hair.',
          },
          {
            text: 'Swimming pool',
            right: true,
            reason: 'It is what most visitors come for, and the word they would use.',
          },
          {
            text: 'Leisure centre, because it covers everything',
            right: false,
            reason: 'It covers everything and says little. People who want to swim choose the exact word.',
          },
        ],
      },
    },
    {
      title: 'More categories, used sparingly',
      subtitle: 'Each one is a promise',
      content: `
<h2>Add a category only for a full offer</h2>
<p>You can add up to four more categories. Each promises that the place is worth a visit for this alone. A clinic with a real laboratory may add “Laboratory”. A clinic that sends samples away should not.</p>
<h3>Three checks</h3>
<ul>
<li>Can someone come only for this, without using the rest?</li>
<li>Is it available on most days?</li>
<li>Would a visitor agree that the word is right?</li>
</ul>
<p>If one answer is no, name it as a service instead.</p>
<h3>Why more is not better</h3>
<p>Extra categories bring visitors who leave disappointed. They also push honest entries down the list for everyone. In this directory no one can pay for a higher position, and wrong categories should not buy one either.</p>
<blockquote><p>Poor: “Pharmacy” plus “Doctor”, because staff give advice.</p></blockquote>
<blockquote><p>Good: “Pharmacy” with the service “Blood pressure check”.</p></blockquote>
`,
    },
    {
      title: 'Features that people filter by',
      subtitle: 'True today, for every visitor',
      content: `
<h2>A filter must never lie</h2>
<p>Someone who ticks a feature sees only places that have it. If the feature is wrong, they travel for nothing. If it is missing, they never hear of you. So features need more care than praise.</p>
<ul>
<li>Choose at most twelve. Begin with those that decide whether someone can come.</li>
<li>Choose a feature only if it is true on an ordinary day.</li>
<li>If it is true at times, leave it out and explain the times in the text.</li>
<li>Do not choose a feature for plans. Add it on the day it is true.</li>
</ul>
<h3>Access has a form of its own</h3>
<p>Step-free entrance, lift, hearing loop and seven more details are asked separately. There you can answer yes, partly, no or not known. The answers appear under “Access”, and people can filter by them, too.</p>
<h3>Try it: 5 minutes</h3>
<p>Open <a href="/search/facility">the search</a>, look for a pharmacy and open the filters. Which three would matter to your visitors?</p>
`,
      question: {
        kind: 'choice',
        text: 'Which features may be chosen today? Choose all that apply.',
        options: [
          {
            text: 'Opens late: the clinic is open until 20:00 from Monday to Friday.',
            right: true,
            reason: 'It is true on ordinary days, so a filter may rely on it.',
          },
          {
            text: 'Baby changing: it will be built next spring.',
            right: false,
            reason: 'A plan helps nobody who comes this week. Add it when it is there.',
          },
          {
            text: 'Free of charge: one lecture a year is free.',
            right: false,
            reason: 'An ordinary visit is not free. Explain the lecture in the text.',
          },
          {
            text: 'For children: the dentist treats children every day.',
            right: true,
            reason: 'Parents who filter by it find what they expect, on any day.',
          },
        ],
      },
    },
    {
      title: 'Practice: sort ten places',
      subtitle: 'About 15 minutes',
      content: `
<h2>From a list to an order</h2>
<p>Write down ten places of your town that you know well: clinics, shops, offices, clubs.</p>
<ol>
<li>Give each one main category. Use the words of your neighbours.</li>
<li>Add a second category to those that pass the three checks. It should be three places at most.</li>
<li>Give each up to five features that are true today.</li>
<li>Show the list without names to someone else. Can they guess the places?</li>
</ol>
<h3>Look at the mistakes</h3>
<p>Where the guess was wrong, the main category was too wide or too narrow. Change it and try again.</p>
<p>If you manage a facility, compare your result with its page. You can change features and additional categories yourself under <a href="/account/facility">My facilities</a>. They are published immediately. Repeat this once a year, because offers change more often than names.</p>
`,
    },
  ],
  tr: [
    {
      title: 'İki soru, iki araç',
      subtitle: 'Bir yer nedir, nesi vardır?',
      content: `
<h2>Kategori, yerin ne olduğunu söyler</h2>
<p>“Burası bir eczane.” “Burası bir kütüphane.” Çoğu kişi aramaya böyle bir sözcükle başlar. Kategori şu soruyu yanıtlar: Bu yere ne denir?</p>
<h2>Etiket, yerde ne olduğunu söyler</h2>
<p>“Hafta sonu açık.” “Bahçesi var.” “Çocuk kabul ediyor.” Etiket şu soruyu yanıtlar: Bambaşka yerler için de doğru olabilecek ne var? Bu rehberin formlarında etiketlere “özellikler” denir.</p>
<figure><img width="640" height="320" src="/academy/category-and-tags.svg" alt="Büyük bir klasör ana kategoriyi, iki küçük klasör diğer kategorileri, dört küçük etiket özellikleri gösteriyor."><figcaption>Bir ana kategori, birkaç kategori daha ve hepsini kesen özellikler.</figcaption></figure>
<h3>Kararsız kalınca</h3>
<p>Sözcüğü “burası bir …” ve “burada … var” kalıplarına koyun. “Burası bir diş kliniği” doğru geliyorsa kategoridir. “Burada basamaksız giriş var” doğru geliyorsa özelliktir. İkisi de tuhafsa “diş temizliği” gibi bir hizmettir.</p>
`,
      question: {
        kind: 'match',
        text: 'Bunların her biri nedir?',
        pairs: [
          { left: 'Bisiklet tamirhanesi', right: 'Kategori' },
          { left: 'Pazar günleri açık', right: 'Özellik (etiket)' },
          { left: 'Jant doğrultma', right: 'Hizmet' },
        ],
        reason:
          'Bu yere tamirhane denir. Pazar günleri pek çok yer açıktır. Jant doğrultma ise müşterinin istediği bir iştir.',
      },
    },
    {
      title: 'Ana kategoriyi seçin',
      subtitle: 'Ziyaretçilerin çoğunun kullanacağı tek sözcük',
      content: `
<h2>Bir yer, bir ana kategori</h2>
<p>İnsanların tesisi hangi başlık altında bulacağını ana kategori belirler. Bu rehberde arama, yazılan sözcükleri ad ve hizmet türüyle karşılaştırır. Bu yüzden bu seçim her metinden önemlidir.</p>
<p>En gösterişli bölüme değil, ziyaretlerin çoğuna uyan kategoriyi seçin.</p>
<ol>
<li>Son yirmi ziyaretçiyi düşünün. Çoğu ne için gelmişti?</li>
<li>O adı taşıyan kategoriyi bulun.</li>
<li>Yerin tamamını kapsayan en kesin kategoriyi alın.</li>
</ol>
<h3>Kesin olsun, ama dar olmasın</h3>
<blockquote><p>Zayıf: “Klinik” altında bir diş hekimi. “Diş hekimi” seçenler onu görmez.</p></blockquote>
<blockquote><p>Zayıf: Değerli bir koleksiyonu var diye “Arşiv” altında bir kütüphane.</p></blockquote>
<blockquote><p>İyi: Kütüphane “Kütüphane” altında, koleksiyon tanıtımda.</p></blockquote>
<p>Tesis sorumlusu sonradan başka bir ana kategori önerebilir. Kaydın ne olduğu değişeceği için bunu önce bir yönetici inceler.</p>
`,
      question: {
        kind: 'choice',
        text: 'Bir havuzda sauna, kafe ve salı günleri fizyoterapi var. On ziyaretçiden sekizi yüzmeye geliyor. Hangi ana kategori uyar?',
        options: [
          {
            text: 'Fizyoterapi, çünkü en önemlisi sağlık',
            right: false,
            reason: 'Haftada bir gün var. Diğer altı gün insanlar boşuna gelir.',
          },
          {
            text: 'Kafe, çünkü herkes gidebilir',
            right: false,
            reason: 'Kafe arayan kişi giriş ücreti ve ıslak saç beklemez.',
          },
          {
            text: 'Yüzme havuzu',
            right: true,
            reason: 'Ziyaretçilerin çoğu bunun için gelir ve bu sözcüğü kullanır.',
          },
          {
            text: 'Eğlence merkezi, çünkü hepsini kapsıyor',
            right: false,
            reason: 'Hepsini kapsar ama az şey söyler. Yüzmek isteyen kesin sözcüğü seçer.',
          },
        ],
      },
    },
    {
      title: 'Diğer kategorileri az kullanın',
      subtitle: 'Her biri bir sözdür',
      content: `
<h2>Yalnızca tam bir hizmet için kategori ekleyin</h2>
<p>En fazla dört kategori daha ekleyebilirsiniz. Her biri, yerin yalnızca bunun için de gidilmeye değer olduğunu söyler. Gerçek bir laboratuvarı olan klinik “Laboratuvar” ekleyebilir. Örnekleri başka yere gönderen klinik eklememelidir.</p>
<h3>Üç soru</h3>
<ul>
<li>Biri, diğer hizmetleri kullanmadan yalnızca bunun için gelebilir mi?</li>
<li>Günlerin çoğunda sunuluyor mu?</li>
<li>Ziyaretçi de bu sözcüğü doğru bulur mu?</li>
</ul>
<p>Yanıtlardan biri hayırsa onu hizmet olarak yazın.</p>
<h3>Neden çok olması daha iyi değildir?</h3>
<p>Fazladan kategoriler, hayal kırıklığıyla dönen ziyaretçiler getirir. Dürüst kayıtları da herkes için aşağı iter. Bu rehberde hiç kimse para ödeyerek üst sıraya çıkamaz; yanlış kategoriyle de çıkmamalıdır.</p>
<blockquote><p>Zayıf: Çalışanlar bilgi veriyor diye “Eczane” yanında “Doktor”.</p></blockquote>
<blockquote><p>İyi: “Tansiyon ölçümü” hizmeti olan bir “Eczane”.</p></blockquote>
`,
    },
    {
      title: 'Filtrelerde kullanılan özellikler',
      subtitle: 'Bugün ve her ziyaretçi için doğru',
      content: `
<h2>Filtre asla yanıltmamalı</h2>
<p>Bir özelliği işaretleyen kişi yalnızca ona sahip yerleri görür. Özellik yanlışsa boşuna yola çıkar. Eksikse sizden hiç haberi olmaz. Bu yüzden özellikler övgüden çok daha fazla özen ister.</p>
<ul>
<li>En fazla on iki özellik seçin. Gelip gelemeyeceğini belirleyenlerden başlayın.</li>
<li>Yalnızca sıradan bir günde doğru olan özelliği seçin.</li>
<li>Ara sıra doğruysa seçmeyin; ne zaman doğru olduğunu metinde anlatın.</li>
<li>Planlar için özellik seçmeyin. Gerçek olduğu gün ekleyin.</li>
</ul>
<h3>Erişilebilirliğin kendi soruları vardır</h3>
<p>Basamaksız giriş, asansör, işitme döngüsü ve yedi bilgi daha ayrıca sorulur. Orada var, kısmen, yok veya bilinmiyor yanıtını verirsiniz. Yanıtlar “Erişilebilirlik” altında görünür; bunlarla da filtreleme yapılabilir.</p>
<h3>Deneyin: 5 dakika</h3>
<p><a href="/search/facility">Aramayı</a> açın, bir eczane arayın ve filtrelere bakın. Ziyaretçileriniz için hangi üçü önemli olurdu?</p>
`,
      question: {
        kind: 'choice',
        text: 'Hangi özellikler bugün seçilebilir? Uygun olanların tümünü seçin.',
        options: [
          {
            text: 'Geç saate kadar açık: Poliklinik hafta içi 20.00’ye kadar açık.',
            right: true,
            reason: 'Sıradan günlerde doğru; filtre buna güvenebilir.',
          },
          {
            text: 'Bebek bakım yeri: Gelecek ilkbaharda yapılacak.',
            right: false,
            reason: 'Plan, bu hafta gelenin işine yaramaz. Yapıldığında ekleyin.',
          },
          {
            text: 'Ücretsiz: Yılda bir konferans ücretsiz.',
            right: false,
            reason: 'Sıradan bir ziyaret ücretsiz değil. Konferansı metinde anlatın.',
          },
          {
            text: 'Çocuklar için: Diş hekimi her gün çocuklara bakıyor.',
            right: true,
            reason: 'Buna göre filtreleyen anne babalar her gün beklediğini bulur.',
          },
        ],
      },
    },
    {
      title: 'Uygulama: On yeri sınıflandırın',
      subtitle: 'Yaklaşık 15 dakika',
      content: `
<h2>Listeden düzene</h2>
<p>Şehrinizde iyi bildiğiniz on yer yazın: klinikler, dükkânlar, daireler, dernekler.</p>
<ol>
<li>Her birine bir ana kategori verin. Komşularınızın sözcüklerini kullanın.</li>
<li>Üç sorudan geçenlere ikinci bir kategori ekleyin. Bunlar en fazla üç yer olmalı.</li>
<li>Her birine bugün doğru olan en fazla beş özellik verin.</li>
<li>Listeyi adlar olmadan birine gösterin. Yerleri tahmin edebiliyor mu?</li>
</ol>
<h3>Yanlışlara bakın</h3>
<p>Tahminin tutmadığı yerde ana kategori fazla geniş ya da fazla dardır. Değiştirip yeniden deneyin.</p>
<p>Bir tesisin sorumlusuysanız sonucu sayfasıyla karşılaştırın. Özellikleri ve diğer kategorileri <a href="/account/facility">Tesislerim</a> sayfasında kendiniz değiştirebilirsiniz. Bunlar hemen yayımlanır. Bunu yılda bir yineleyin; hizmetler adlardan daha sık değişir.</p>
`,
    },
  ],
};
