import type { CourseSteps } from '#mocks/academy/seed/courseText';

export const steps: CourseSteps = {
  en: [
    {
      title: 'What personal data is',
      subtitle: 'More than names',
      content: `
<h2>Anything that leads to a person</h2>
<p>A name is personal data. So is a phone number, an email address, a number plate, a face, a voice. Even a sentence without a name can be: “the only midwife in Saltmere” is one person.</p>
<h3>Data about facilities and data about people</h3>
<p>A directory describes places. The phone number of a library is no personal data. The mobile number of its director is. The line between them often runs through one field.</p>
<blockquote><p>Poor: Contact: Jane, 20 555 099, her private mobile.</p></blockquote>
<blockquote><p>Good: Contact: reception desk, 20 555 014.</p></blockquote>
<h3>Some data needs special care</h3>
<p>Health, religion, origin, sexual orientation and political opinions can harm people if they become known. The mere fact that someone visited a certain clinic may tell about their health. In many countries the law protects such data more strictly.</p>
`,
      question: {
        kind: 'choice',
        text: 'Which of these are personal data? Choose all that apply.',
        options: [
          {
            text: 'The postcode of a public library',
            right: false,
            reason: 'It describes a place that belongs to everyone, not a person.',
          },
          {
            text: 'A photo in which a visitor can be recognised by her wheelchair',
            right: true,
            reason: 'A person can be recognised without a face or a name.',
          },
          {
            text: 'A note: “The dentist in Mill Street is on sick leave”',
            right: true,
            reason: 'There is one dentist in the street, so the note tells about the health of a certain person.',
          },
          {
            text: 'The opening hours of a swimming pool',
            right: false,
            reason: 'Hours belong to the pool. They say nothing about anyone who works or swims there.',
          },
        ],
      },
    },
    {
      title: 'Collect little',
      subtitle: 'What you do not have cannot leak',
      content: `
<h2>Ask before each field: what for?</h2>
<p>Every detail that you collect must be stored, protected, corrected and deleted one day. So collect only what you need for a purpose that you can name.</p>
<ul>
<li>Do we need it, or is it only nice to have?</li>
<li>Would less be enough: the district instead of the address, the age group instead of the birthday?</li>
<li>How long do we need it?</li>
<li>Who has to see it?</li>
</ul>
<h3>An example: reports from visitors</h3>
<p>In this directory anyone can report a problem without an account. The report is kept without a name, and the form asks people not to write about their health. That is enough to check an address.</p>
<h3>Free text collects by itself</h3>
<p>People write more than you ask for. Say above the field what you need. If a note contains a story of illness, do not copy it anywhere.</p>
`,
      question: {
        kind: 'match',
        text: 'Match each purpose with the least data that is enough.',
        pairs: [
          { left: 'Show places near a visitor', right: 'A rounded position, used once' },
          { left: 'Send a decision about a request', right: 'An email address' },
          { left: 'Find out whether a phone number is wrong', right: 'The facility and the number, no name' },
        ],
        reason: 'Each purpose works with very little. A position need not be kept, and a report needs no name.',
      },
    },
    {
      title: 'Publish less than you know',
      subtitle: 'What belongs on a public page',
      content: `
<h2>Public means for everyone, and for a long time</h2>
<p>A page is read by neighbours, advertisers, angry former partners and machines that copy everything. What was public once may stay in copies for years. Before you publish a detail about a person, ask: must a visitor know this?</p>
<ul>
<li>Use addresses of roles: reception@, not jane.smith@.</li>
<li>Name staff only if visitors choose them, such as doctors, and only with their consent.</li>
<li>Leave private phone numbers out, even if staff offer them.</li>
<li>Check photos for faces, plates and papers.</li>
</ul>
<h3>Places that protect people</h3>
<p>For a refuge, the address itself is sensitive. In this directory its exact address can be hidden from everyone. Only administrators and the facility’s manager see it. Do not repeat it in messages, notes or documents.</p>
<blockquote><p>Poor: “Refused: the refuge at 8 North Quay is already listed.”</p></blockquote>
<blockquote><p>Good: “Refused: this facility is already listed.”</p></blockquote>
`,
    },
    {
      title: 'Handle it with care',
      subtitle: 'Every day, at the desk and at the screen',
      content: `
<h2>Most leaks are small mistakes</h2>
<p>Few leaks are the work of clever attackers. Most are an email to the wrong person, a list left in the printer or a screen that visitors can read.</p>
<ul>
<li>Read the address once more before you send. Names that begin alike are a trap.</li>
<li>Write to many people with Bcc, so that they do not see each other.</li>
<li>Send no documents by email if a link behind a sign-in is possible.</li>
<li>Lock your screen when you get up.</li>
<li>Look at evidence where it is, and do not save it on your computer.</li>
</ul>
<h3>Passwords and codes</h3>
<p>Use a different password for each service, and never share an account. A colleague who needs access gets their own. Nobody from the directory ever calls to ask for a code.</p>
<h3>Paper</h3>
<p>Notes about people belong in a drawer with a lock, and in a shredder at the end.</p>
`,
      question: {
        kind: 'choice',
        text: 'You want to tell 30 managers about new holiday rules. How do you write to them?',
        options: [
          {
            text: 'All addresses in the field “To”, so that everyone knows who else was told',
            right: false,
            reason: 'Thirty people receive 29 addresses that were not meant for them.',
          },
          {
            text: 'All addresses in the field “Cc”, because it is only a copy',
            right: false,
            reason: 'Everyone can read Cc as well. The name of the field hides nothing.',
          },
          {
            text: 'All addresses in the field “Bcc”',
            right: true,
            reason: 'Each of them gets the message, and none sees the others.',
          },
          {
            text: 'A list of all managers with their phone numbers, attached as a file',
            right: false,
            reason: 'Nobody needs this list for the holiday rules, and it can be passed on.',
          },
        ],
      },
    },
    {
      title: 'Rights, deadlines and mistakes',
      subtitle: 'When someone asks, or something went wrong',
      content: `
<h2>People may ask what you know about them</h2>
<p>In many countries people have a right to see their data, have it corrected and have it deleted. Make sure first that the person asking is the person concerned. Then answer in plain words and in time.</p>
<p>In this directory, people download their data and close their account themselves, under <a href="/account/details">Account details</a>. The <a href="/privacy-policy">privacy policy</a> says what is kept, and for how long.</p>
<h3>If something went wrong</h3>
<p>Do not hide it. The first hours decide how much harm is done.</p>
<ol>
<li>Stop it: recall, unpublish, change the password.</li>
<li>Tell the person responsible for data protection.</li>
<li>Write down what happened, when, and whose data it was.</li>
<li>Help decide who has to be told. Many laws set short deadlines, for example 72 hours in the European Union.</li>
</ol>
<p>Someone who reports a mistake early deserves thanks. Blame teaches people to be silent.</p>
`,
      question: {
        kind: 'order',
        text: 'A list of patients was published by mistake. Put your steps in order.',
        items: [
          'Take the list off the page',
          'Tell the person responsible for data protection',
          'Write down what was visible, from when until when',
          'Inform the people concerned, as agreed',
        ],
        reason: 'First stop the harm, then get help. With the facts on paper you can decide who is informed, and how.',
      },
    },
    {
      title: 'Practice: a walk through your data',
      subtitle: 'About 30 minutes',
      content: `
<h2>Draw a map of one process</h2>
<p>Choose one thing that you do often, such as answering a claim or booking an appointment.</p>
<ol>
<li>Write down every detail about people that you see on the way.</li>
<li>Note where each is stored: mailbox, paper, phone, your memory.</li>
<li>Mark those that you do not need for the purpose. Stop collecting one of them this week.</li>
<li>Mark those that anyone can see who passes your desk.</li>
<li>Set a day on which the rest is deleted.</li>
</ol>
<h3>Look at your own page</h3>
<p>Open the page of your facility, or of one you know, and read it as a stranger with bad intentions. Which person could you find with it? Change what makes it easy.</p>
<p>The rules of your country come first. This course does not replace legal advice.</p>
`,
    },
  ],
  tr: [
    {
      title: 'Kişisel veri nedir?',
      subtitle: 'Yalnızca adlar değil',
      content: `
<h2>Bir kişiye götüren her şey</h2>
<p>Ad kişisel veridir. Telefon numarası, e-posta adresi, plaka, yüz ve ses de öyledir. Ad geçmeyen bir cümle bile olabilir: “Saltmere’in tek ebesi” tek bir kişidir.</p>
<h3>Tesislerin ve insanların verileri</h3>
<p>Rehber yerleri anlatır. Kütüphanenin telefonu kişisel veri değildir. Müdürünün cep telefonu ise öyledir. İkisi arasındaki sınır çoğu zaman tek bir alanın içinden geçer.</p>
<blockquote><p>Zayıf: İletişim: Jale, 20 555 099, kendi cep telefonu.</p></blockquote>
<blockquote><p>İyi: İletişim: danışma, 20 555 014.</p></blockquote>
<h3>Bazı veriler özel özen ister</h3>
<p>Sağlık, din, köken, cinsel yönelim ve siyasi görüş bilgileri duyulursa insanlara zarar verebilir. Birinin belirli bir kliniğe gittiğini bilmek bile sağlığı hakkında bir şey söyleyebilir. Birçok ülkede yasa bu verileri daha sıkı korur.</p>
`,
      question: {
        kind: 'choice',
        text: 'Bunlardan hangileri kişisel veridir? Uygun olanların tümünü seçin.',
        options: [
          {
            text: 'Herkese açık bir kütüphanenin posta kodu',
            right: false,
            reason: 'Bir kişiyi değil, herkesin olan bir yeri anlatır.',
          },
          {
            text: 'Bir ziyaretçinin tekerlekli sandalyesinden tanınabildiği bir fotoğraf',
            right: true,
            reason: 'İnsan yüzü ve adı olmadan da tanınabilir.',
          },
          {
            text: '“Değirmen Sokağı’ndaki diş hekimi raporlu” yazan bir not',
            right: true,
            reason: 'Sokakta tek bir diş hekimi var; not, belirli bir kişinin sağlığını anlatıyor.',
          },
          {
            text: 'Bir yüzme havuzunun çalışma saatleri',
            right: false,
            reason: 'Saatler havuza aittir. Orada çalışan ya da yüzen kimse hakkında bir şey söylemez.',
          },
        ],
      },
    },
    {
      title: 'Az toplayın',
      subtitle: 'Elinizde olmayan sızamaz',
      content: `
<h2>Her alan için sorun: Ne işe yarayacak?</h2>
<p>Topladığınız her bilgi saklanmak, korunmak, düzeltilmek ve bir gün silinmek zorundadır. Bu yüzden yalnızca adını koyabildiğiniz bir amaç için gerekeni toplayın.</p>
<ul>
<li>Gerekli mi, yoksa olsa iyi mi olur?</li>
<li>Daha azı yeter mi: adres yerine semt, doğum günü yerine yaş grubu?</li>
<li>Ne kadar süre gerekli?</li>
<li>Kimlerin görmesi gerekiyor?</li>
</ul>
<h3>Bir örnek: ziyaretçi bildirimleri</h3>
<p>Bu rehberde herkes hesap açmadan sorun bildirebilir. Bildirim adsız saklanır; form, insanlardan sağlıklarıyla ilgili bir şey yazmamalarını ister. Bir adresi kontrol etmek için bu kadarı yeter.</p>
<h3>Serbest metin kendiliğinden toplar</h3>
<p>İnsanlar istediğinizden fazlasını yazar. Alanın üstünde neye ihtiyacınız olduğunu söyleyin. Notta bir hastalık öyküsü varsa onu hiçbir yere kopyalamayın.</p>
`,
      question: {
        kind: 'match',
        text: 'Her amacı, ona yetecek en az veriyle eşleştirin.',
        pairs: [
          { left: 'Ziyaretçiye yakın yerleri göstermek', right: 'Bir kez kullanılan, yuvarlanmış konum' },
          { left: 'Başvuruyla ilgili kararı göndermek', right: 'Bir e-posta adresi' },
          {
            left: 'Bir telefon numarasının yanlış olup olmadığını öğrenmek',
            right: 'Tesis ve numara; ad gerekmez',
          },
        ],
        reason: 'Her amaç çok az veriyle gerçekleşir. Konumu saklamak gerekmez, bildirim için ad gerekmez.',
      },
    },
    {
      title: 'Bildiğinizden azını yayımlayın',
      subtitle: 'Herkese açık sayfada ne olmalı?',
      content: `
<h2>Yayımlamak, herkes için ve uzun süre demektir</h2>
<p>Sayfayı komşular, reklamcılar, öfkeli eski eşler ve her şeyi kopyalayan makineler okur. Bir kez yayımlanan bilgi, kopyalarda yıllarca kalabilir. Bir kişiyle ilgili bilgiyi yayımlamadan önce sorun: Ziyaretçi bunu bilmek zorunda mı?</p>
<ul>
<li>Görev adresi kullanın: jale.demir@ değil, danisma@.</li>
<li>Çalışanların adını yalnızca doktorlar gibi ziyaretçinin seçtiği kişiler için, izinleriyle yazın.</li>
<li>Çalışanlar önerse bile özel telefon numaralarını yazmayın.</li>
<li>Fotoğraflarda yüz, plaka ve kâğıt olup olmadığına bakın.</li>
</ul>
<h3>İnsanları koruyan yerler</h3>
<p>Sığınakta adresin kendisi hassastır. Bu rehberde tam adres herkesten gizlenebilir. Onu yalnızca yöneticiler ve tesis sorumlusu görür. Mesajlarda, notlarda ve belgelerde yinelemeyin.</p>
<blockquote><p>Zayıf: “Reddedildi: Kuzey İskele 8’deki sığınak zaten listede.”</p></blockquote>
<blockquote><p>İyi: “Reddedildi: Bu tesis zaten listede.”</p></blockquote>
`,
    },
    {
      title: 'Özenle kullanın',
      subtitle: 'Her gün, danışmada ve ekran başında',
      content: `
<h2>Sızıntıların çoğu küçük yanlışlardır</h2>
<p>Pek azı usta saldırganların işidir. Çoğu, yanlış kişiye giden bir e-posta, yazıcıda unutulan bir liste ya da ziyaretçilerin okuyabildiği bir ekrandır.</p>
<ul>
<li>Göndermeden önce adresi bir kez daha okuyun. Benzer başlayan adlar tuzaktır.</li>
<li>Çok kişiye Bcc ile yazın; birbirlerini görmesinler.</li>
<li>Oturum açılarak görülen bir bağlantı mümkünse belgeyi e-postayla göndermeyin.</li>
<li>Kalkarken ekranınızı kilitleyin.</li>
<li>Kanıtlara bulundukları yerde bakın, bilgisayarınıza kaydetmeyin.</li>
</ul>
<h3>Şifreler ve kodlar</h3>
<p>Her hizmet için farklı bir şifre kullanın ve hesabınızı asla paylaşmayın. Erişmesi gereken iş arkadaşınız kendi hesabını alır. Rehberden hiç kimse arayıp kod istemez.</p>
<h3>Kâğıt</h3>
<p>İnsanlarla ilgili notların yeri kilitli bir çekmece, sonunda da kâğıt öğütücüdür.</p>
`,
      question: {
        kind: 'choice',
        text: '30 tesis sorumlusuna yeni tatil kurallarını bildirmek istiyorsunuz. Nasıl yazarsınız?',
        options: [
          {
            text: 'Kimlere bildirildiğini herkes bilsin diye bütün adresleri “Kime” alanına yazarım.',
            right: false,
            reason: 'Otuz kişi, kendisi için olmayan 29 adresi almış olur.',
          },
          {
            text: 'Yalnızca kopya olduğu için bütün adresleri “Cc” alanına yazarım.',
            right: false,
            reason: 'Cc’yi de herkes okur. Alanın adı hiçbir şeyi gizlemez.',
          },
          {
            text: 'Bütün adresleri “Bcc” alanına yazarım.',
            right: true,
            reason: 'Her biri iletiyi alır, hiçbiri diğerlerini görmez.',
          },
          {
            text: 'Bütün sorumluların telefonlarıyla birlikte listesini dosya olarak eklerim.',
            right: false,
            reason: 'Tatil kuralları için bu listeye kimsenin ihtiyacı yok; üstelik başkasına iletilebilir.',
          },
        ],
      },
    },
    {
      title: 'Haklar, süreler ve yanlışlar',
      subtitle: 'Biri sorduğunda ya da bir şey ters gittiğinde',
      content: `
<h2>İnsanlar haklarında ne bildiğinizi sorabilir</h2>
<p>Birçok ülkede insanların verilerini görme, düzelttirme ve sildirme hakkı vardır. Önce soranın gerçekten o kişi olduğundan emin olun. Sonra yalın bir dille ve süresinde yanıtlayın.</p>
<p>Bu rehberde herkes verilerini <a href="/account/details">Hesap bilgileri</a> sayfasından kendisi indirir ve hesabını kendisi kapatır. Nelerin ne kadar süreyle saklandığı <a href="/privacy-policy">gizlilik politikasında</a> yazar.</p>
<h3>Bir şey ters gittiyse</h3>
<p>Gizlemeyin. Zararın büyüklüğünü ilk saatler belirler.</p>
<ol>
<li>Durdurun: geri çekin, yayından kaldırın, şifreyi değiştirin.</li>
<li>Veri korumadan sorumlu kişiye haber verin.</li>
<li>Ne olduğunu, ne zaman olduğunu ve kimlerin verisi olduğunu yazın.</li>
<li>Kimlere haber verileceğinin kararlaştırılmasına yardım edin. Birçok yasa kısa süreler tanır; Avrupa Birliği’nde ve Türkiye’de bu süre 72 saattir.</li>
</ol>
<p>Yanlışını erken bildiren teşekkürü hak eder. Suçlamak insanlara susmayı öğretir.</p>
`,
      question: {
        kind: 'order',
        text: 'Bir hasta listesi yanlışlıkla yayımlandı. Adımlarınızı sıralayın.',
        items: [
          'Listeyi sayfadan kaldırın',
          'Veri korumadan sorumlu kişiye haber verin',
          'Nelerin ne zamandan ne zamana kadar göründüğünü yazın',
          'Kararlaştırıldığı gibi ilgili kişileri bilgilendirin',
        ],
        reason:
          'Önce zararı durdurun, sonra yardım alın. Bilgiler yazılıysa kimin nasıl bilgilendirileceğine karar verilebilir.',
      },
    },
    {
      title: 'Uygulama: Verilerinizde bir gezinti',
      subtitle: 'Yaklaşık 30 dakika',
      content: `
<h2>Bir işin haritasını çizin</h2>
<p>Sık yaptığınız bir iş seçin; örneğin sahiplik başvurusunu yanıtlamak ya da randevu vermek.</p>
<ol>
<li>Bu sırada insanlarla ilgili gördüğünüz her bilgiyi yazın.</li>
<li>Her birinin nerede saklandığını not edin: posta kutusu, kâğıt, telefon, belleğiniz.</li>
<li>Amaç için gerekmeyenleri işaretleyin. Birini bu hafta toplamayı bırakın.</li>
<li>Masanızın yanından geçen herkesin görebileceklerini işaretleyin.</li>
<li>Kalanların silineceği günü belirleyin.</li>
</ol>
<h3>Kendi sayfanıza bakın</h3>
<p>Kendi tesisinizin ya da bildiğiniz bir tesisin sayfasını açın ve kötü niyetli bir yabancı gibi okuyun. Onunla hangi kişiyi bulabilirdiniz? Bunu kolaylaştıran şeyi değiştirin.</p>
<p>Önce ülkenizin kuralları gelir. Bu kurs hukuki danışmanlığın yerini tutmaz.</p>
`,
    },
  ],
};
