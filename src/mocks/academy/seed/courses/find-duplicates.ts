import type { CourseSteps } from '#mocks/academy/seed/courseText';

export const steps: CourseSteps = {
  en: [
    {
      title: 'Why two entries are worse than one',
      subtitle: 'Half the truth on each page',
      content: `
<h2>A duplicate splits the truth</h2>
<p>Two pages about one library never stay equal. One gets the new hours, the other keeps the old ones. One has the verification, the other the photos. A visitor finds either of them, by chance.</p>
<p>Duplicates do harm in other ways, too:</p>
<ul>
<li>Reports and confirmations go to the wrong page.</li>
<li>The manager claims one entry and never sees the other.</li>
<li>Lists look longer than they are, and people call the same place twice.</li>
</ul>
<h3>Where they come from</h3>
<p>Rarely from bad intent. Someone searches for “St Anne’s”, does not find “Saint Anne”, and adds it. A place moves and gets a new entry. A clinic and its laboratory are added by two people.</p>
<p>That is why this directory looks for similar facilities while you add one, and asks: “Is it one of these?” It compares the new entry with those that exist: first by name, and again once it knows the location.</p>
`,
    },
    {
      title: 'Signs of a duplicate',
      subtitle: 'Strong ones and weak ones',
      content: `
<h2>Compare five things</h2>
<p>When you add a facility, the directory shows you up to five similar ones and the reasons:</p>
<ul>
<li>same phone number</li>
<li>same email address</li>
<li>same website</li>
<li>similar name</li>
<li>nearby</li>
</ul>
<p>No sign is proof. The strongest is the same phone number, or a similar name within 100 metres. The weakest is a similar name alone: every town has a “Central Pharmacy”.</p>
<h3>How to make sure</h3>
<ol>
<li>Open both pages side by side.</li>
<li>Compare phone, street and house number, not the name.</li>
<li>Look at both pins on the map.</li>
<li>If you are still in doubt, call and ask.</li>
</ol>
<blockquote><p>Poor question: “Are you the Central Pharmacy?” Both would say yes.</p></blockquote>
<blockquote><p>Good question: “Which street are you in, and is there another pharmacy of this name?”</p></blockquote>
`,
      question: {
        kind: 'choice',
        text: 'Which pair is most probably one place?',
        options: [
          {
            text: '“City Library” in Newbridge and “City Library” in Port Calder, different phones',
            right: false,
            reason: 'Two towns and two phones: the name is simply common.',
          },
          {
            text: '“Dr Ayla Fenwick” and “Fenwick Family Practice”, same phone, 40 metres apart',
            right: true,
            reason: 'The phone is the same, and 40 metres is within what a misplaced pin explains.',
          },
          {
            text: '“Harbour Dental” and “Harbour Physiotherapy” at one address, different phones',
            right: false,
            reason: 'Two services with two phones in one building are two facilities.',
          },
          {
            text: '“North Pool” and “South Pool”, same website of the town',
            right: false,
            reason: 'The town runs both and has one website. The pools are in different places.',
          },
        ],
      },
    },
    {
      title: 'Similar, but not the same',
      subtitle: 'Branches, neighbours, moves and new names',
      content: `
<h2>Ask what a visitor would say</h2>
<p>Two entries are right if a visitor would speak of two places. That is the case if they have different doors, different phones or different services that one visits separately.</p>
<ul>
<li>Two branches of one company: two entries.</li>
<li>Two doctors in one building with their own names and phones: two entries.</li>
<li>Two doctors who share a name and a phone: one entry.</li>
<li>A café inside a museum that one can visit without a ticket: two entries.</li>
</ul>
<h3>Moves and new names</h3>
<p>A place that moves stays the same entry with a new address. A place with a new name stays the same entry with a new name. Its history, its verification and its links are kept. A new entry would lose all of them.</p>
<p>A place that closed and another that opened in the same rooms are two entries. The first is permanently closed.</p>
`,
      question: {
        kind: 'match',
        text: 'What do you do in each case?',
        pairs: [
          { left: 'The library moved to the next street', right: 'Change the address of its entry' },
          {
            left: 'A bakery closed, and a bicycle shop opened in its rooms',
            right: 'Keep the old entry as closed and add a new one',
          },
          { left: 'One clinic was added twice by two nurses', right: 'Merge the two entries' },
          { left: 'Two dentists share a staircase, not a phone', right: 'Leave both entries as they are' },
        ],
        reason: 'A move changes a detail. A new business is a new place. Only two entries for one place are merged.',
      },
    },
    {
      title: 'Merge without losing anything',
      subtitle: 'Choose the page to keep, then say why',
      content: `
<h2>Which entry stays?</h2>
<p>Keep the one that people and links already know. In doubt, keep the entry with a manager, then the verified one, then the older one. A nicer text is no reason. It can be copied.</p>
<figure><img width="640" height="320" src="/academy/merge-two-entries.svg" alt="Two nearly equal cards, each with a pin. Arrows lead from both to one card with a check mark."><figcaption>Two entries become one; the old link leads to the page that stays.</figcaption></figure>
<h3>The order of work</h3>
<ol>
<li>Decide the open requests of the entry that goes. You cannot merge before that.</li>
<li>Have its missing details added to the page that stays. Merging does not move them.</li>
<li>On the page of requests, choose “Manage” beside any request of the entry that goes. Choose to merge it.</li>
<li>Name the facility to keep by the last part of its link.</li>
<li>Give a reason of 20 to 1,000 characters.</li>
</ol>
<p>The people affected are told at once, with your reason. The old link then leads to the page that stays. If you were wrong, an administrator can undo the merge.</p>
`,
      question: {
        kind: 'order',
        text: 'Put the steps of a merge in order.',
        items: [
          'Make sure that both entries are the same place',
          'Decide the open requests of the entry that goes',
          'Have its missing details added to the page that stays',
          'Merge, name the facility to keep and give the reason',
          'Open the old link and see where it leads',
        ],
        reason:
          'First be certain, then clear what waits, then save the details. Only then merge, and look at the result at the end.',
      },
    },
    {
      title: 'Practice: search like a stranger',
      subtitle: 'About 20 minutes',
      content: `
<h2>Find the duplicates before others do</h2>
<p>Use <a href="/search/facility">the search</a> of this directory, or any map of your town.</p>
<ol>
<li>Choose one type of place in one town, such as dentists.</li>
<li>Go through the first thirty results. Note each pair with similar names.</li>
<li>Compare phone, street and pin of each pair.</li>
<li>Write “same”, “two places” or “ask” beside each, with the reason in five words.</li>
<li>For each “same”, say which entry you would keep and what must be copied.</li>
</ol>
<h3>Report what you found</h3>
<p>You need no account to report a duplicate. Open the page of one entry, choose “Report a problem”, then “It is listed twice”. Name the other entry in your note. Administrators merge entries on the <a href="/apps/requests">Requests</a> page.</p>
<p>Repeat the search every few months, because new duplicates come with new entries.</p>
`,
    },
  ],
  tr: [
    {
      title: 'İki kayıt neden bir kayıttan kötüdür?',
      subtitle: 'Her sayfada gerçeğin yarısı',
      content: `
<h2>Yinelenen kayıt gerçeği böler</h2>
<p>Aynı kütüphanenin iki sayfası hiçbir zaman aynı kalmaz. Birine yeni saatler girilir, diğerinde eskiler kalır. Doğrulama birindedir, fotoğraflar diğerinde. Ziyaretçi hangisini bulursa ona inanır.</p>
<p>Yinelenen kayıtların başka zararları da vardır:</p>
<ul>
<li>Bildirimler ve doğrulamalar yanlış sayfaya gider.</li>
<li>Tesis sorumlusu birini sahiplenir, diğerini hiç görmez.</li>
<li>Listeler olduğundan uzun görünür; insanlar aynı yeri iki kez arar.</li>
</ul>
<h3>Nereden çıkarlar?</h3>
<p>Nadiren kötü niyetten. Biri “Ihlamur Polikliniği” diye arar, “Ihlamur Tıp Merkezi”ni bulamaz ve yenisini ekler. Bir yer taşınır, yeni bir kayıt açılır. Kliniği ve laboratuvarını iki ayrı kişi ekler.</p>
<p>Bu yüzden bu rehber, siz tesis eklerken benzerlerini arar ve “Bunlardan biri mi?” diye sorar. Yeni kaydı var olanlarla önce adına göre, konumu öğrenince bir kez daha karşılaştırır.</p>
`,
    },
    {
      title: 'Yinelenen kaydın belirtileri',
      subtitle: 'Güçlü ve zayıf olanlar',
      content: `
<h2>Beş şeyi karşılaştırın</h2>
<p>Tesis eklerken rehber size en fazla beş benzer tesisi nedenleriyle gösterir:</p>
<ul>
<li>aynı telefon</li>
<li>aynı e-posta</li>
<li>aynı web sitesi</li>
<li>benzer ad</li>
<li>yakında</li>
</ul>
<p>Hiçbir belirti kanıt değildir. En güçlüsü aynı telefon numarası ya da 100 metre içinde benzer bir addır. En zayıfı tek başına benzer addır: Her şehirde bir “Merkez Eczanesi” vardır.</p>
<h3>Nasıl emin olunur?</h3>
<ol>
<li>İki sayfayı yan yana açın.</li>
<li>Adı değil; telefonu, sokağı ve kapı numarasını karşılaştırın.</li>
<li>İki iğneye de haritada bakın.</li>
<li>Hâlâ emin değilseniz arayıp sorun.</li>
</ol>
<blockquote><p>Zayıf soru: “Merkez Eczanesi siz misiniz?” İkisi de evet der.</p></blockquote>
<blockquote><p>İyi soru: “Hangi sokaktasınız, bu adı taşıyan başka bir eczane var mı?”</p></blockquote>
`,
      question: {
        kind: 'choice',
        text: 'Hangi ikili büyük olasılıkla aynı yerdir?',
        options: [
          {
            text: 'Newbridge’de ve Port Calder’da “Şehir Kütüphanesi”, telefonları farklı',
            right: false,
            reason: 'İki şehir ve iki telefon var: Ad yalnızca yaygın bir ad.',
          },
          {
            text: '“Dr. Ayla Fenwick” ve “Fenwick Aile Hekimliği”, telefonları aynı, araları 40 metre',
            right: true,
            reason: 'Telefon aynı; 40 metre de yanlış konmuş bir iğneyle açıklanır.',
          },
          {
            text: 'Aynı adreste “Liman Diş” ve “Liman Fizyoterapi”, telefonları farklı',
            right: false,
            reason: 'Bir binada iki telefonlu iki hizmet, iki ayrı tesistir.',
          },
          {
            text: '“Kuzey Havuzu” ve “Güney Havuzu”, ikisi de belediyenin web sitesinde',
            right: false,
            reason: 'İkisini de belediye işletiyor ve tek sitesi var. Havuzlar farklı yerlerde.',
          },
        ],
      },
    },
    {
      title: 'Aynı görünür ama değildir',
      subtitle: 'Şubeler, komşular, taşınmalar ve yeni adlar',
      content: `
<h2>Ziyaretçinin ne diyeceğini sorun</h2>
<p>Ziyaretçi iki yerden söz edecekse iki kayıt doğrudur. Kapıları, telefonları ya da ayrı ayrı gidilen hizmetleri farklıysa durum budur.</p>
<ul>
<li>Bir şirketin iki şubesi: iki kayıt.</li>
<li>Aynı binada kendi adı ve telefonu olan iki doktor: iki kayıt.</li>
<li>Adı ve telefonu ortak olan iki doktor: tek kayıt.</li>
<li>Müzenin içinde, biletsiz girilebilen bir kafe: iki kayıt.</li>
</ul>
<h3>Taşınmalar ve yeni adlar</h3>
<p>Taşınan yer, yeni adresiyle aynı kayıt olarak kalır. Adı değişen yer de yeni adıyla aynı kayıt olarak kalır. Geçmişi, doğrulaması ve bağlantıları korunur. Yeni kayıt bunların hepsini yitirirdi.</p>
<p>Kapanan bir yer ile aynı odalarda açılan başka bir yer iki ayrı kayıttır. İlki kalıcı olarak kapalıdır.</p>
`,
      question: {
        kind: 'match',
        text: 'Her durumda ne yaparsınız?',
        pairs: [
          { left: 'Kütüphane yan sokağa taşındı', right: 'Kaydının adresini değiştiririm' },
          { left: 'Fırın kapandı, yerine bisikletçi açıldı', right: 'Eski kaydı kapalı bırakır, yenisini eklerim' },
          { left: 'Bir kliniği iki hemşire ayrı ayrı eklemiş', right: 'İki kaydı birleştiririm' },
          { left: 'İki diş hekiminin merdiveni ortak, telefonu ayrı', right: 'İki kaydı da olduğu gibi bırakırım' },
        ],
        reason:
          'Taşınmak bir bilgiyi değiştirir. Yeni işletme yeni bir yerdir. Yalnızca aynı yerin iki kaydı birleştirilir.',
      },
    },
    {
      title: 'Bir şey kaybetmeden birleştirin',
      subtitle: 'Kalacak sayfayı seçin, sonra nedenini söyleyin',
      content: `
<h2>Hangi kayıt kalsın?</h2>
<p>İnsanların ve bağlantıların bildiği kayıt kalsın. Kararsızsanız önce sorumlusu olan, sonra doğrulanmış olan, sonra daha eski olan kayıt kalır. Metnin güzel olması neden değildir; metin taşınabilir.</p>
<figure><img width="640" height="320" src="/academy/merge-two-entries.svg" alt="Her birinde bir iğne olan, neredeyse aynı iki kart. İkisinden de, üzerinde onay işareti olan tek bir karta oklar gidiyor."><figcaption>İki kayıt bir olur; eski bağlantı kalan sayfayı açar.</figcaption></figure>
<h3>İşlerin sırası</h3>
<ol>
<li>Gidecek kaydın bekleyen başvurularını karara bağlayın. Daha önce birleştirme yapılamaz.</li>
<li>Eksik bilgilerin kalacak sayfaya eklenmesini sağlayın. Birleştirme bunları taşımaz.</li>
<li>Başvurular sayfasında, gidecek kaydın bir başvurusunun yanındaki “Yönet”i açın ve birleştirmeyi seçin.</li>
<li>Kalacak tesisi, bağlantısının son bölümüyle belirtin.</li>
<li>20 ile 1.000 karakter arasında bir neden yazın.</li>
</ol>
<p>İlgili kişilere nedeninizle birlikte hemen bildirilir. Eski bağlantı artık kalan sayfayı açar. Yanıldıysanız bir yönetici birleştirmeyi geri alabilir.</p>
`,
      question: {
        kind: 'order',
        text: 'Birleştirmenin adımlarını sıraya koyun.',
        items: [
          'İki kaydın aynı yer olduğundan emin olun',
          'Gidecek kaydın bekleyen başvurularını karara bağlayın',
          'Eksik bilgilerin kalacak sayfaya eklenmesini sağlayın',
          'Kalacak tesisi ve nedeni yazıp birleştirin',
          'Eski bağlantıyı açıp nereye gittiğine bakın',
        ],
        reason:
          'Önce emin olun, sonra bekleyenleri bitirin, ardından bilgileri kurtarın. Ancak o zaman birleştirin ve en sonda sonuca bakın.',
      },
    },
    {
      title: 'Uygulama: Bir yabancı gibi arayın',
      subtitle: 'Yaklaşık 20 dakika',
      content: `
<h2>Yinelenenleri başkalarından önce bulun</h2>
<p>Bu rehberin <a href="/search/facility">aramasını</a> ya da şehrinizin herhangi bir haritasını kullanın.</p>
<ol>
<li>Bir şehirde tek bir tür seçin, örneğin diş hekimleri.</li>
<li>İlk otuz sonuca bakın. Adı benzeyen her ikiliyi not edin.</li>
<li>Her ikilinin telefonunu, sokağını ve iğnesini karşılaştırın.</li>
<li>Yanına “aynı”, “iki yer” veya “sor” yazın; nedeni beş sözcükle ekleyin.</li>
<li>Her “aynı” için hangi kaydın kalacağını ve neyin taşınacağını söyleyin.</li>
</ol>
<h3>Bulduğunuzu bildirin</h3>
<p>Yinelenen kaydı bildirmek için hesap gerekmez. Kayıtlardan birinin sayfasını açın, “Sorun bildir”i, sonra “İki kez kayıtlı”yı seçin. Notunuzda diğer kaydın adını yazın. Yöneticiler kayıtları <a href="/apps/requests">Başvurular</a> sayfasında birleştirir.</p>
<p>Aramayı birkaç ayda bir yineleyin; yeni kayıtlarla yeni yinelenenler de gelir.</p>
`,
    },
  ],
};
