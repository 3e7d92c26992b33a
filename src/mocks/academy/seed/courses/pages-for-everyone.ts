import type { CourseSteps } from '#mocks/academy/seed/courseText';

export const steps: CourseSteps = {
  en: [
    {
      title: 'How people read a page',
      subtitle: 'Eyes, ears, fingers and a small screen',
      content: `
<h2>A page is not a picture</h2>
<p>You see a page with colours and columns. Others meet the same page in quite different ways:</p>
<ul>
<li>A screen reader reads it aloud, from top to bottom or from heading to heading.</li>
<li>Someone who cannot use a mouse moves with the Tab key, from link to link.</li>
<li>Someone with low sight enlarges it until four words fill the screen.</li>
<li>Someone at the bus stop reads it on a phone in the sun, with one hand.</li>
</ul>
<h3>What you as a writer decide</h3>
<p>Programmers build the page. You decide what they cannot repair: headings that say something, links that make sense, pictures with words, short paragraphs. Nobody needs to know HTML for this.</p>
<p>Everything in this course serves people without disabilities as well. Clear headings help anyone who is in a hurry.</p>
`,
      question: {
        kind: 'match',
        text: 'Match each reader with what helps them most.',
        pairs: [
          { left: 'Jumps from heading to heading with a screen reader', right: 'Headings that name their content' },
          { left: 'Moves through links with the Tab key', right: 'Few links with clear names' },
          { left: 'Sees four words at a time, greatly enlarged', right: 'Short paragraphs that begin at the left' },
        ],
        reason:
          'Each of them skips what others see at a glance. So the first words of headings, links and lines count.',
      },
    },
    {
      title: 'Headings are the map',
      subtitle: 'Short, true and in order',
      content: `
<h2>Write headings that stand alone</h2>
<p>Many people read only the headings first. Screen readers can list them. Read yours without the text: do you still know what the page says?</p>
<figure><img width="640" height="320" src="/academy/page-outline.svg" alt="A web page as simple shapes: one large heading, two smaller ones indented below it, and a clear ring around a button."><figcaption>One main heading, parts below it, and a visible focus on the button.</figcaption></figure>
<blockquote><p>Poor: “Welcome”, “More”, “Good to know”</p></blockquote>
<blockquote><p>Good: “Make an appointment”, “What to bring”, “Getting here without steps”</p></blockquote>
<h3>Keep the order</h3>
<p>Below a heading of level two comes level three, not four. Do not choose a level because it looks nice. And do not make a line bold instead of a heading: a screen reader does not find it.</p>
<h3>Try it: 5 minutes</h3>
<p>Open a page that you wrote. Copy only its headings onto a sheet, indented by level. Mark those that say nothing.</p>
`,
      question: {
        kind: 'choice',
        text: 'Which heading works best in a list of all headings of a page?',
        options: [
          {
            text: 'Important information',
            right: false,
            reason: 'It does not say what the information is about. Everything on the page should be important.',
          },
          {
            text: 'Here you can read what you should know about how an appointment is cancelled with us',
            right: false,
            reason: 'The content is in it, but it comes last. Nobody listens that long in a list.',
          },
          {
            text: 'A.3.1',
            right: false,
            reason: 'A number helps to quote a page, not to find something on it.',
          },
          {
            text: 'Cancel an appointment',
            right: true,
            reason: 'Three words name the task, and the first word already tells it apart.',
          },
        ],
      },
    },
    {
      title: 'Links that make sense',
      subtitle: 'Say where they lead',
      content: `
<h2>Read the link without its sentence</h2>
<p>Screen readers can list all links of a page. Ten times “click here” is a list of nothing. A good link names what one finds behind it.</p>
<blockquote><p>Poor: “For opening hours click here.”</p></blockquote>
<blockquote><p>Good: “See the opening hours of the laboratory.”</p></blockquote>
<h3>Rules</h3>
<ul>
<li>Put the link where the eye rests: at the beginning or end of a sentence.</li>
<li>Use the same words for the same target, and other words for others.</li>
<li>Say so if it opens a file: “Price list (PDF, 2 pages)”.</li>
<li>Do not show a bare address. A screen reader spells it.</li>
<li>Write phone numbers and email addresses as links, too.</li>
</ul>
<h3>Buttons</h3>
<p>A button says what happens: “Send request”, not “OK”. If something cannot be undone, the button says that as well: “Delete permanently”.</p>
`,
    },
    {
      title: 'Pictures, colours and files',
      subtitle: 'Never only for the eye',
      content: `
<h2>Give each picture words</h2>
<p>Ask what would be lost without the picture. Write exactly this as its description. If nothing would be lost, the picture is decoration, and it gets an empty one.</p>
<p>A picture of text is the worst case. Nobody can enlarge it well, search it, translate it or listen to it. Type the text instead.</p>
<h3>Colour is never the only sign</h3>
<blockquote><p>Poor: “Days in red are closed.”</p></blockquote>
<blockquote><p>Good: the word “Closed” on these days, in red if you like.</p></blockquote>
<p>Letters need contrast. For normal text, the accessibility guidelines WCAG ask for at least 4.5 to 1. Light grey on white fails. A free contrast checker tells you the number.</p>
<h3>Files</h3>
<p>A PDF is hard to read on a phone and often silent in a screen reader. Write a web page, and offer the PDF for printing.</p>
`,
      question: {
        kind: 'choice',
        text: 'What is wrong with a poster of holiday hours, added as a picture? Choose all that apply.',
        options: [
          {
            text: 'A screen reader cannot read the hours in the picture.',
            right: true,
            reason: 'A picture of text is silent unless the whole text is typed as well.',
          },
          {
            text: 'Pictures are not allowed on accessible pages.',
            right: false,
            reason: 'They are. Pictures help many people, as long as their content is there in words.',
          },
          {
            text: 'On a phone the text becomes too small, and it does not wrap when enlarged.',
            right: true,
            reason: 'Real text adapts to the screen. A picture can only be moved about.',
          },
          {
            text: 'Search does not find the hours.',
            right: true,
            reason: 'Search reads text. It does not know what is written in a picture.',
          },
        ],
      },
    },
    {
      title: 'Forms and messages',
      subtitle: 'Ask clearly, and say what went wrong',
      content: `
<h2>Each field says what it wants</h2>
<p>Put the name of a field above it, where it stays visible. Grey text inside a field disappears as soon as someone types. Then the person forgets what was asked.</p>
<ul>
<li>Ask only for what you need.</li>
<li>Say the format before, not after the mistake: “For example 1040”.</li>
<li>Mark the few optional fields with the word “optional”.</li>
<li>Give people time. A form that empties itself is cruel.</li>
</ul>
<h3>Messages</h3>
<p>A message says what is wrong and how to mend it, beside the field. It does not blame, and it does not use a code.</p>
<blockquote><p>Poor: “Invalid input!”</p></blockquote>
<blockquote><p>Good: “Enter a postcode with 4 digits.”</p></blockquote>
<p>Look at the form to <a href="/facility/create">add a facility</a>. It shows examples with the fields, keeps your answers and names each problem.</p>
`,
      question: {
        kind: 'order',
        text: 'Someone enters a wrong date. Put the parts of good help in order.',
        items: [
          'Before: the field shows an example of a date',
          'On sending: the page says that one answer needs attention',
          'Beside the field: “The date must be within the last 90 days”',
          'After the correction: everything else is still filled in',
        ],
        reason:
          'First prevent the mistake, then say that there is one, then where and how to mend it. Nothing typed may be lost.',
      },
    },
    {
      title: 'Practice: put the mouse away',
      subtitle: 'About 25 minutes at a computer',
      content: `
<h2>Use one page with the keyboard</h2>
<p>Take the home page of your facility, or the <a href="/search/facility">search of this directory</a>. Do not touch the mouse.</p>
<ol>
<li>Press Tab again and again. Can you always see where you are?</li>
<li>Reach the opening hours and the phone number. Count the key presses.</li>
<li>Enlarge the page to 200% and then to 400%. Must you scroll sideways to read?</li>
<li>Turn on the screen reader of your phone, and listen to the first minute.</li>
<li>Write down three things to change: one heading, one link, one picture.</li>
</ol>
<h3>Change one thing today</h3>
<p>Start with the heading. It costs a minute and helps at once. Put the other two on a list, for example in <a href="/apps/tasks">Tasks</a>, with a day for each.</p>
`,
    },
  ],
  tr: [
    {
      title: 'İnsanlar bir sayfayı nasıl okur?',
      subtitle: 'Gözle, kulakla, parmakla ve küçük ekranda',
      content: `
<h2>Sayfa bir resim değildir</h2>
<p>Siz sayfayı renkleri ve sütunlarıyla görürsünüz. Başkaları aynı sayfayla çok farklı biçimlerde karşılaşır:</p>
<ul>
<li>Ekran okuyucu sayfayı baştan sona ya da başlıktan başlığa sesli okur.</li>
<li>Fare kullanamayan kişi Sekme tuşuyla bağlantıdan bağlantıya geçer.</li>
<li>Az gören kişi sayfayı, ekrana dört sözcük sığana kadar büyütür.</li>
<li>Durakta bekleyen kişi telefonda, güneşin altında, tek eliyle okur.</li>
</ul>
<h3>Yazar olarak neye siz karar verirsiniz?</h3>
<p>Sayfayı programcılar kurar. Onların düzeltemeyeceği şeylere siz karar verirsiniz: bir şey söyleyen başlıklar, anlamlı bağlantılar, sözcüklerle anlatılan görseller, kısa paragraflar. Bunun için HTML bilmek gerekmez.</p>
<p>Bu kurstaki her şey engeli olmayanlara da yarar. Açık başlıklar acelesi olan herkese yardım eder.</p>
`,
      question: {
        kind: 'match',
        text: 'Her okuru en çok işine yarayanla eşleştirin.',
        pairs: [
          { left: 'Ekran okuyucuyla başlıktan başlığa atlayan', right: 'Bölümün içeriğini söyleyen başlıklar' },
          { left: 'Sekme tuşuyla bağlantılar arasında ilerleyen', right: 'Adı açık, az sayıda bağlantı' },
          { left: 'Çok büyüttüğü için bir kerede dört sözcük gören', right: 'Soldan başlayan kısa paragraflar' },
        ],
        reason:
          'Hepsi, başkalarının bir bakışta gördüğünü atlar. Bu yüzden başlıkların, bağlantıların ve satırların ilk sözcükleri önemlidir.',
      },
    },
    {
      title: 'Başlıklar haritadır',
      subtitle: 'Kısa, doğru ve sıralı',
      content: `
<h2>Tek başına anlaşılan başlıklar yazın</h2>
<p>Birçok kişi önce yalnızca başlıkları okur. Ekran okuyucular da onları listeleyebilir. Kendi başlıklarınızı metin olmadan okuyun: Sayfanın ne dediğini hâlâ anlıyor musunuz?</p>
<figure><img width="640" height="320" src="/academy/page-outline.svg" alt="Basit biçimlerle bir web sayfası: büyük bir başlık, altında girintili iki küçük başlık ve bir düğmenin çevresinde belirgin bir halka."><figcaption>Bir ana başlık, altında bölümler ve düğmede görünen odak.</figcaption></figure>
<blockquote><p>Zayıf: “Hoş geldiniz”, “Diğer”, “Bilmekte fayda var”</p></blockquote>
<blockquote><p>İyi: “Randevu alın”, “Yanınızda getirin”, “Basamaksız ulaşım”</p></blockquote>
<h3>Sırayı bozmayın</h3>
<p>İkinci düzey başlığın altına dördüncü değil, üçüncü düzey gelir. Düzeyi güzel göründüğü için seçmeyin. Başlık yerine satırı kalın yapmayın; ekran okuyucu onu bulamaz.</p>
<h3>Deneyin: 5 dakika</h3>
<p>Yazdığınız bir sayfayı açın. Yalnızca başlıkları, düzeyine göre girintili olarak bir kâğıda geçirin. Bir şey söylemeyenleri işaretleyin.</p>
`,
      question: {
        kind: 'choice',
        text: 'Bir sayfanın bütün başlıklarının listesinde hangi başlık en iyi iş görür?',
        options: [
          {
            text: 'Önemli bilgiler',
            right: false,
            reason: 'Bilginin neyle ilgili olduğunu söylemez. Sayfadaki her şey önemli olmalıdır.',
          },
          {
            text: 'Burada, merkezimizde alınan bir randevunun nasıl iptal edileceği hakkında bilmeniz gerekenleri okuyabilirsiniz',
            right: false,
            reason: 'İçerik var ama sözcük kalabalığında kayboluyor. Listede kimse bu kadar uzun dinlemez.',
          },
          {
            text: 'A.3.1',
            right: false,
            reason: 'Numara bir sayfaya gönderme yapmaya yarar, sayfada bir şey bulmaya değil.',
          },
          {
            text: 'Randevu iptali',
            right: true,
            reason: 'İki sözcük işi söylüyor ve başlığı ötekilerden hemen ayırıyor.',
          },
        ],
      },
    },
    {
      title: 'Anlamlı bağlantılar',
      subtitle: 'Nereye götürdüğünü söyleyin',
      content: `
<h2>Bağlantıyı cümlesi olmadan okuyun</h2>
<p>Ekran okuyucular sayfadaki bütün bağlantıları listeleyebilir. On kez “tıklayın” yazan bir liste hiçbir şey söylemez. İyi bağlantı, arkasında ne olduğunu adıyla söyler.</p>
<blockquote><p>Zayıf: “Çalışma saatleri için tıklayın.”</p></blockquote>
<blockquote><p>İyi: “Laboratuvarın çalışma saatlerine bakın.”</p></blockquote>
<h3>Kurallar</h3>
<ul>
<li>Bağlantıyı gözün durduğu yere, cümlenin başına veya sonuna koyun.</li>
<li>Aynı hedef için aynı sözcükleri, farklı hedefler için farklı sözcükleri kullanın.</li>
<li>Dosya açıyorsa belirtin: “Fiyat listesi (PDF, 2 sayfa)”.</li>
<li>Çıplak adres göstermeyin. Ekran okuyucu onu harf harf okur.</li>
<li>Telefon numaralarını ve e-posta adreslerini de bağlantı olarak yazın.</li>
</ul>
<h3>Düğmeler</h3>
<p>Düğme ne olacağını söyler: “Tamam” değil, “Başvuruyu gönder”. Geri alınamayacak bir şey varsa düğme onu da söyler: “Kalıcı olarak sil”.</p>
`,
    },
    {
      title: 'Görseller, renkler ve dosyalar',
      subtitle: 'Hiçbir şey yalnızca göze seslenmesin',
      content: `
<h2>Her görsele sözcük verin</h2>
<p>Görsel olmasa ne kaybolurdu, bunu sorun. Açıklama olarak tam onu yazın. Hiçbir şey kaybolmayacaksa görsel süstür ve açıklaması boş bırakılır.</p>
<p>En kötüsü, yazının görselidir. Kimse onu iyi büyütemez, arayamaz, çeviremez, dinleyemez. Bunun yerine metni yazın.</p>
<h3>Renk asla tek işaret olmasın</h3>
<blockquote><p>Zayıf: “Kırmızı günlerde kapalıyız.”</p></blockquote>
<blockquote><p>İyi: O günlerde, isterseniz kırmızıyla, “Kapalı” sözcüğü.</p></blockquote>
<p>Harflerin karşıtlığa ihtiyacı vardır. Erişilebilirlik kılavuzu WCAG, olağan metin için en az 4,5’e 1 oranını ister. Beyaz üzerine açık gri yetmez. Ücretsiz bir karşıtlık ölçme aracı sayıyı söyler.</p>
<h3>Dosyalar</h3>
<p>PDF telefonda zor okunur, ekran okuyucuda çoğu zaman susar. Bir web sayfası yazın, PDF’yi yazdırmak isteyenlere sunun.</p>
`,
      question: {
        kind: 'choice',
        text: 'Tatil saatlerini gösteren bir afişi görsel olarak eklemenin nesi yanlış? Uygun olanların tümünü seçin.',
        options: [
          {
            text: 'Ekran okuyucu görseldeki saatleri okuyamaz.',
            right: true,
            reason: 'Metnin tamamı ayrıca yazılmadıkça, yazının görseli sessizdir.',
          },
          {
            text: 'Erişilebilir sayfalarda görsel kullanmak yasaktır.',
            right: false,
            reason: 'Yasak değildir. İçeriği sözcüklerle de varsa görseller birçok kişiye yardım eder.',
          },
          {
            text: 'Telefonda yazı çok küçülür, büyütülünce de satırlar ekrana sığmaz.',
            right: true,
            reason: 'Gerçek metin ekrana uyar. Görsel ise yalnızca sağa sola kaydırılabilir.',
          },
          {
            text: 'Arama bu saatleri bulamaz.',
            right: true,
            reason: 'Arama metni okur. Görselin içinde ne yazdığını bilmez.',
          },
        ],
      },
    },
    {
      title: 'Formlar ve iletiler',
      subtitle: 'Açık sorun, neyin yanlış olduğunu söyleyin',
      content: `
<h2>Her alan ne istediğini söyler</h2>
<p>Alanın adını üstüne, her zaman görüneceği yere koyun. Alanın içindeki gri yazı, yazmaya başlayınca kaybolur. O zaman insan ne sorulduğunu unutur.</p>
<ul>
<li>Yalnızca ihtiyacınız olanı sorun.</li>
<li>Biçimi yanlıştan sonra değil, önce söyleyin: “Örneğin 1040”.</li>
<li>İsteğe bağlı birkaç alanı “isteğe bağlı” sözüyle belirtin.</li>
<li>İnsanlara zaman tanıyın. Kendi kendini silen form acımasızdır.</li>
</ul>
<h3>İletiler</h3>
<p>İleti, neyin yanlış olduğunu ve nasıl düzeltileceğini alanın yanında söyler. Suçlamaz, kod kullanmaz.</p>
<blockquote><p>Zayıf: “Geçersiz giriş!”</p></blockquote>
<blockquote><p>İyi: “4 rakamlı bir posta kodu yazın.”</p></blockquote>
<p><a href="/facility/create">Tesis ekleme</a> formuna bakın. Alanların yanında örnek gösterir, yanıtlarınızı saklar ve her sorunu adıyla söyler.</p>
`,
      question: {
        kind: 'order',
        text: 'Biri yanlış tarih giriyor. İyi bir yardımın bölümlerini sıralayın.',
        items: [
          'Önce: Alan, örnek bir tarih gösterir',
          'Gönderince: Sayfa, bir yanıtın düzeltilmesi gerektiğini söyler',
          'Alanın yanında: “Tarih son 90 gün içinde olmalı”',
          'Düzeltince: Geri kalan her şey hâlâ doludur',
        ],
        reason:
          'Önce yanlışı önleyin, sonra olduğunu, ardından nerede olduğunu ve nasıl düzeltileceğini söyleyin. Yazılan hiçbir şey kaybolmamalı.',
      },
    },
    {
      title: 'Uygulama: Fareyi kaldırın',
      subtitle: 'Bilgisayar başında, yaklaşık 25 dakika',
      content: `
<h2>Bir sayfayı klavyeyle kullanın</h2>
<p>Tesisinizin ana sayfasını veya <a href="/search/facility">bu rehberin aramasını</a> alın. Fareye dokunmayın.</p>
<ol>
<li>Art arda Sekme tuşuna basın. Nerede olduğunuzu her zaman görebiliyor musunuz?</li>
<li>Çalışma saatlerine ve telefon numarasına ulaşın. Kaç kez bastığınızı sayın.</li>
<li>Sayfayı %200’e, sonra %400’e büyütün. Okumak için yana kaydırmanız gerekiyor mu?</li>
<li>Telefonunuzun ekran okuyucusunu açın ve ilk dakikayı dinleyin.</li>
<li>Değişecek üç şey yazın: bir başlık, bir bağlantı, bir görsel.</li>
</ol>
<h3>Bugün bir şeyi değiştirin</h3>
<p>Başlıktan başlayın. Onu değiştirmek yalnızca bir dakika sürer ve okurların hemen işine yarar. Diğer ikisini, örneğin <a href="/apps/tasks">Görevler</a>’de, her birine bir gün vererek listeye alın.</p>
`,
    },
  ],
};
