import type { CourseSteps } from '#mocks/academy/seed/courseText';

export const steps: CourseSteps = {
  en: [
    {
      title: 'What a verification promises',
      subtitle: 'Someone looked, and the page says when',
      content: `
<h2>Six things are checked</h2>
<p>“Verified” is a small word with a fixed meaning. In this directory someone checked six things and an administrator approved the report:</p>
<ol>
<li>The facility exists.</li>
<li>The name is right.</li>
<li>The address is right.</li>
<li>The phone number is right.</li>
<li>The opening hours are right.</li>
<li>The main category fits.</li>
</ol>
<p>A verification is valid for twelve months. After that the page says how long ago the last check was.</p>
<h3>What it does not promise</h3>
<p>It does not say that the service is good, cheap or open at this minute. It is not a licence. Nobody can buy it. Say this to managers who ask for “the badge” as if it were a prize.</p>
<blockquote><p>Poor: “Verified means that we recommend this clinic.”</p></blockquote>
<blockquote><p>Good: “Verified means that someone compared the details with the place.”</p></blockquote>
`,
      question: {
        kind: 'choice',
        text: 'A visitor asks: “This repair shop is verified. So is it good?” What do you answer?',
        options: [
          {
            text: 'Yes, we verify only good facilities.',
            right: false,
            reason: 'A verification says nothing about quality, and you would be giving a guarantee.',
          },
          {
            text: 'It means that the shop pays for its entry.',
            right: false,
            reason: 'Verification cannot be bought. This answer would destroy trust in every badge.',
          },
          {
            text: 'It means that the shop has a licence.',
            right: false,
            reason: 'A licence comes from an authority. It may be used as proof, but it is something else.',
          },
          {
            text: 'It means that name, address, phone and hours were checked. We do not test the repairs.',
            right: true,
            reason: 'It says exactly what was checked, and where the promise ends.',
          },
        ],
      },
    },
    {
      title: 'Four ways to check',
      subtitle: 'Visit, call, document, website',
      content: `
<h2>Choose the way that fits the question</h2>
<ul>
<li>A visit shows the most: the sign, the door, the hours beside it. It costs time.</li>
<li>A phone call shows that the number works and that someone knows the hours.</li>
<li>An official document proves name, address and type. It says nothing about today.</li>
<li>The facility’s website is quick to read, but it may be as old as the entry.</li>
</ul>
<h3>A call that gives answers</h3>
<p>Do not read out the answer. People say yes to be polite.</p>
<blockquote><p>Poor: “Are you open from nine to five?”</p></blockquote>
<blockquote><p>Good: “When do you close on Thursdays? And on the next public holiday?”</p></blockquote>
<p>Say who you are and why you call. Ask for the name people use for the place, the street and number, and the hours of each day. Read your notes back at the end.</p>
`,
      question: {
        kind: 'match',
        text: 'Match each question with the best way to answer it.',
        pairs: [
          { left: 'Is there a step at the door?', right: 'Visit' },
          { left: 'Does someone answer this number?', right: 'Phone call' },
          { left: 'Is the laboratory licensed under this name?', right: 'Official document' },
        ],
        reason:
          'Steps have to be seen, a number has to be rung, and a licence is a matter for papers. Each way answers some questions only.',
      },
    },
    {
      title: 'Write down what you found',
      subtitle: 'Correct, incorrect or not checked',
      content: `
<h2>Report only what you know yourself</h2>
<p>For each of the six things you choose one of three answers. “Not checked” is no shame. It is far better than a guess.</p>
<ul>
<li>Correct: you compared it, and it is right.</li>
<li>Incorrect: you compared it, and it is wrong. Enter the right value.</li>
<li>Not checked: you did not compare it.</li>
</ul>
<p>Name and address must be answered with correct or incorrect. Without them, a report says too little.</p>
<h3>Enter the day of the check</h3>
<p>The date is the day on which you checked, not the day on which you write. It has to be within the last 90 days. An older memory is no check.</p>
<blockquote><p>Poor: hours “correct”, because they look usual.</p></blockquote>
<blockquote><p>Good: hours “incorrect”, with “Mon–Fri 09:00–17:00, as on the door on 4 May”.</p></blockquote>
`,
    },
    {
      title: 'Notes and documents',
      subtitle: 'Help the person who decides',
      content: `
<h2>Write the note you would like to read</h2>
<p>An administrator who was not there has to decide from your report. Write down how you know each thing. Two or three sentences are enough; the note may have 1,000 characters.</p>
<blockquote><p>Poor: “Everything checked, all OK.”</p></blockquote>
<blockquote><p>Good: “Visited on 4 May at 16:50. Sign and door as listed. Hours on the door differ on Fridays. A nurse confirmed the phone number.”</p></blockquote>
<h3>Documents</h3>
<p>You can add up to three files: PDF, JPEG or PNG, each smaller than 5 MB. A photo of the sign and the hours often says everything.</p>
<ul>
<li>Cover the names, signatures and numbers of people.</li>
<li>Do not photograph visitors, screens or lists.</li>
<li>Send nothing that the question does not need.</li>
</ul>
<h3>Nobody decides on their own report</h3>
<p>If you are an administrator yourself, another one decides. This protects you, too.</p>
`,
      question: {
        kind: 'choice',
        text: 'Which document do you add to a report about opening hours?',
        options: [
          {
            text: 'A photo of the sign with the hours on the door',
            right: true,
            reason: 'It shows exactly what you report, and nobody can be recognised.',
          },
          {
            text: 'A photo of the whole waiting room with its visitors',
            right: false,
            reason: 'It shows people who did not agree, and no hours.',
          },
          {
            text: 'The staff rota with names and shifts',
            right: false,
            reason: 'It contains personal data of the staff. The public hours cannot even be read from it.',
          },
          {
            text: 'All letters that the facility ever sent you',
            right: false,
            reason: 'More paper is not more proof. Someone has to read it, and much of it is private.',
          },
        ],
      },
    },
    {
      title: 'When details grow old',
      subtitle: 'Reminders, reports and doubts',
      content: `
<h2>A page loses its badge in steps</h2>
<ol>
<li>In the last 30 days of a verification, the page is due for review.</li>
<li>After twelve months the verification has expired.</li>
<li>If visitors send three reports within 30 days, a verified page becomes due for review at once.</li>
</ol>
<p>A badge that expired does not mean that something is wrong. It means that we no longer know.</p>
<h3>Listen to reports</h3>
<p>Any visitor can report a problem without an account. Read every report as a hint, not as a fact. Call the facility or go there before you change something. Three reports may come from three people or from one angry neighbour.</p>
<h3>Confirming is quick</h3>
<p>If everything is still right, a manager can choose “Confirm details” under <a href="/account/facility">My facilities</a>. The page shows for each group of details who confirmed it last, and when.</p>
`,
      question: {
        kind: 'order',
        text: 'Put the life of a verification in order.',
        items: [
          'Someone checks the details and sends a report',
          'An administrator approves the report',
          'The page is due for review',
          'The verification expires',
        ],
        reason: 'Only an approved report verifies a page. Before the twelve months end there is time to renew it.',
      },
    },
    {
      title: 'Practice: check one page',
      subtitle: 'About 20 minutes, by visit or by phone',
      content: `
<h2>Make a full report</h2>
<p>Choose a real facility near you and an entry about it: on a map, in a city guide or on its own website. The facilities of this directory are fictional, so nobody there answers the phone.</p>
<ol>
<li>Copy the six things from the entry onto a sheet.</li>
<li>Check at least four of them by visit or by call, with open questions.</li>
<li>Mark each as correct, incorrect or not checked, with the right value where needed.</li>
<li>Write the note in three sentences: when, how, what differs.</li>
<li>Give the sheet to someone else. Would they decide without asking you anything?</li>
</ol>
<h3>Try the form</h3>
<p>Then <a href="/search/facility">search</a> for a facility that is not verified yet, open its page and choose “Verify this facility”. The steps of the form are the ones you just did. You need to sign in for it.</p>
`,
    },
  ],
  tr: [
    {
      title: 'Doğrulama neye söz verir?',
      subtitle: 'Biri baktı, tarihi de burada',
      content: `
<h2>Altı şey kontrol edilir</h2>
<p>“Doğrulanmış”, anlamı belli olan kısa bir sözdür. Bu rehberde biri altı şeyi kontrol etmiş, bir yönetici de bildirimi onaylamıştır:</p>
<ol>
<li>Tesis var.</li>
<li>Adı doğru.</li>
<li>Adresi doğru.</li>
<li>Telefon numarası doğru.</li>
<li>Çalışma saatleri doğru.</li>
<li>Ana kategorisi uygun.</li>
</ol>
<p>Doğrulama on iki ay geçerlidir. Sonra sayfa, son kontrolün ne kadar önce yapıldığını söyler.</p>
<h3>Neye söz vermez?</h3>
<p>Hizmetin iyi, ucuz ya da yerin şu anda açık olduğunu söylemez. Ruhsat değildir. Satın alınamaz. “Rozeti” ödül gibi isteyen tesis sorumlularına bunu anlatın.</p>
<blockquote><p>Zayıf: “Doğrulanmış demek, bu kliniği öneriyoruz demektir.”</p></blockquote>
<blockquote><p>İyi: “Doğrulanmış demek, biri bilgileri yerinde karşılaştırdı demektir.”</p></blockquote>
`,
      question: {
        kind: 'choice',
        text: 'Bir ziyaretçi soruyor: “Bu tamirci doğrulanmış. Yani iyi mi?” Ne yanıt verirsiniz?',
        options: [
          {
            text: 'Evet, yalnızca iyi tesisleri doğrularız.',
            right: false,
            reason: 'Doğrulama nitelik hakkında bir şey söylemez; bu yanıtla kefil olmuş olursunuz.',
          },
          {
            text: 'Tamirci kaydı için para ödüyor demektir.',
            right: false,
            reason: 'Doğrulama satın alınamaz. Bu yanıt bütün rozetlere güveni yıkar.',
          },
          {
            text: 'Tamircinin ruhsatı var demektir.',
            right: false,
            reason: 'Ruhsatı resmî bir kurum verir. Kanıt olarak kullanılabilir ama başka bir şeydir.',
          },
          {
            text: 'Ad, adres, telefon ve saatler kontrol edildi demektir. Onarımları denemiyoruz.',
            right: true,
            reason: 'Neyin kontrol edildiğini ve sözün nerede bittiğini tam olarak söyler.',
          },
        ],
      },
    },
    {
      title: 'Kontrol etmenin dört yolu',
      subtitle: 'Ziyaret, telefon, belge, web sitesi',
      content: `
<h2>Soruya uyan yolu seçin</h2>
<ul>
<li>En çok şeyi ziyaret gösterir: tabelayı, kapıyı, yanındaki saatleri. Zaman ister.</li>
<li>Telefon, numaranın çalıştığını ve saatleri bilen birinin olduğunu gösterir.</li>
<li>Resmî belge adı, adresi ve türü kanıtlar. Bugün hakkında bir şey söylemez.</li>
<li>Tesisin web sitesi çabuk okunur ama kayıt kadar eski olabilir.</li>
</ul>
<h3>Yanıt alınan bir telefon</h3>
<p>Yanıtı siz söylemeyin. İnsanlar nezaketen “evet” der.</p>
<blockquote><p>Zayıf: “Dokuzdan beşe kadar mı açıksınız?”</p></blockquote>
<blockquote><p>İyi: “Perşembe günleri kaça kadar açıksınız? Peki gelecek resmî tatilde?”</p></blockquote>
<p>Kim olduğunuzu ve neden aradığınızı söyleyin. Yere ne ad verildiğini, sokağı ve kapı numarasını, her günün saatlerini sorun. Sonunda notlarınızı karşınızdakine okuyun. Yanlış anladığınız bir şey varsa orada düzelir.</p>
`,
      question: {
        kind: 'match',
        text: 'Her soruyu, onu en iyi yanıtlayan yolla eşleştirin.',
        pairs: [
          { left: 'Kapıda basamak var mı?', right: 'Ziyaret' },
          { left: 'Bu numaraya yanıt veren biri var mı?', right: 'Telefon görüşmesi' },
          { left: 'Laboratuvarın ruhsatı bu adla mı?', right: 'Resmî belge' },
        ],
        reason:
          'Basamağı görmek, numarayı aramak gerekir; ruhsat ise evrak işidir. Her yol yalnızca bazı soruları yanıtlar.',
      },
    },
    {
      title: 'Bulduğunuzu yazın',
      subtitle: 'Doğru, yanlış veya kontrol edilmedi',
      content: `
<h2>Yalnızca kendi bildiğinizi bildirin</h2>
<p>Altı şeyin her biri için üç yanıttan birini seçersiniz. “Kontrol edilmedi” demek ayıp değildir. Tahminden çok daha iyidir.</p>
<ul>
<li>Doğru: Karşılaştırdınız ve doğru.</li>
<li>Yanlış: Karşılaştırdınız ve yanlış. Doğrusunu girin.</li>
<li>Kontrol edilmedi: Karşılaştırmadınız.</li>
</ul>
<p>Ad ve adres için doğru veya yanlış demeniz gerekir. Bunlar olmadan bildirim çok az şey söyler.</p>
<h3>Kontrol gününü girin</h3>
<p>Tarih, yazdığınız gün değil, kontrol ettiğiniz gündür. Son 90 gün içinde olmalıdır. Aklınızda kalan daha eski bir bilgi kontrol sayılmaz.</p>
<blockquote><p>Zayıf: Olağan göründüğü için saatler “doğru”.</p></blockquote>
<blockquote><p>İyi: Saatler “yanlış”; “4 Mayıs’ta kapıda yazdığı gibi, hafta içi 09:00–17:00”.</p></blockquote>
`,
    },
    {
      title: 'Notlar ve belgeler',
      subtitle: 'Karar verecek kişiye yardım edin',
      content: `
<h2>Okumak isteyeceğiniz notu yazın</h2>
<p>Orada bulunmamış bir yönetici, bildiriminize bakarak karar verecek. Her şeyi nereden bildiğinizi yazın. İki üç cümle yeter; not 1.000 karaktere kadar olabilir.</p>
<blockquote><p>Zayıf: “Hepsi kontrol edildi, sorun yok.”</p></blockquote>
<blockquote><p>İyi: “4 Mayıs 16.50’de gittim. Tabela ve kapı kayıttaki gibi. Kapıdaki saatler cuma günü farklı. Telefon numarasını bir hemşire doğruladı.”</p></blockquote>
<h3>Belgeler</h3>
<p>En fazla üç dosya ekleyebilirsiniz: PDF, JPEG veya PNG, her biri 5 MB’tan küçük. Tabelanın ve saatlerin fotoğrafı çoğu zaman her şeyi anlatır.</p>
<ul>
<li>Kişilerin adlarını, imzalarını ve numaralarını kapatın.</li>
<li>Ziyaretçileri, ekranları ve listeleri çekmeyin.</li>
<li>Sorunun gerektirmediği hiçbir şeyi göndermeyin.</li>
</ul>
<h3>Kimse kendi bildirimine karar vermez</h3>
<p>Siz de yöneticiyseniz kararı başka bir yönetici verir. Bu sizi de korur.</p>
`,
      question: {
        kind: 'choice',
        text: 'Çalışma saatleriyle ilgili bir bildirime hangi belgeyi eklersiniz?',
        options: [
          {
            text: 'Kapıda saatlerin yazdığı tabelanın fotoğrafı',
            right: true,
            reason: 'Tam olarak bildirdiğiniz şeyi gösterir, kimse de tanınmaz.',
          },
          {
            text: 'Ziyaretçileriyle birlikte bütün bekleme salonunun fotoğrafı',
            right: false,
            reason: 'İzin vermemiş kişileri gösterir, saatleri göstermez.',
          },
          {
            text: 'Adların ve vardiyaların yazdığı çalışma çizelgesi',
            right: false,
            reason: 'Çalışanların kişisel verilerini içerir. Ziyaret saatleri ondan anlaşılmaz bile.',
          },
          {
            text: 'Tesisin size gönderdiği bütün mektuplar',
            right: false,
            reason: 'Çok kâğıt, çok kanıt değildir. Birinin okuması gerekir ve çoğu özeldir.',
          },
        ],
      },
    },
    {
      title: 'Bilgiler eskidiğinde',
      subtitle: 'Hatırlatmalar, bildirimler ve kuşkular',
      content: `
<h2>Sayfa rozetini adım adım yitirir</h2>
<ol>
<li>Doğrulamanın son 30 gününde sayfanın gözden geçirme zamanı gelmiştir.</li>
<li>On iki ay sonra doğrulamanın süresi dolar.</li>
<li>Ziyaretçiler 30 gün içinde üç bildirim gönderirse doğrulanmış sayfa hemen gözden geçirmeye alınır.</li>
</ol>
<p>Süresi dolan rozet bir şeyin yanlış olduğunu göstermez. Artık bilmediğimizi gösterir.</p>
<h3>Bildirimlere kulak verin</h3>
<p>Her ziyaretçi hesap açmadan sorun bildirebilir. Bildirimi kesin bilgi değil, ipucu olarak okuyun. Bir şeyi değiştirmeden önce tesisi arayın ya da oraya gidin. Üç bildirim üç kişiden de gelebilir, kızgın bir komşudan da.</p>
<h3>Doğrulamak çabuktur</h3>
<p>Her şey hâlâ doğruysa tesis sorumlusu <a href="/account/facility">Tesislerim</a> sayfasında “Bilgileri doğrula” seçeneğini kullanabilir. Sayfa, her bilgi grubunu en son kimin ve ne zaman doğruladığını gösterir.</p>
`,
      question: {
        kind: 'order',
        text: 'Bir doğrulamanın aşamalarını sıraya koyun.',
        items: [
          'Biri bilgileri kontrol edip bildirim gönderir',
          'Bir yönetici bildirimi onaylar',
          'Sayfanın gözden geçirme zamanı gelir',
          'Doğrulamanın süresi dolar',
        ],
        reason: 'Sayfayı yalnızca onaylanmış bir bildirim doğrular. On iki ay bitmeden yenilemek için zaman vardır.',
      },
    },
    {
      title: 'Uygulama: Bir sayfayı kontrol edin',
      subtitle: 'Ziyaretle veya telefonla, yaklaşık 20 dakika',
      content: `
<h2>Eksiksiz bir bildirim hazırlayın</h2>
<p>Yakınınızdaki gerçek bir tesisi ve onunla ilgili bir kaydı seçin: haritada, şehir rehberinde ya da kendi web sitesinde. Bu rehberdeki tesisler kurgusaldır; orada telefona bakan olmaz.</p>
<ol>
<li>Altı şeyi kayıttan bir kâğıda geçirin.</li>
<li>En az dördünü ziyaretle veya açık uçlu sorularla telefonda kontrol edin.</li>
<li>Her birini doğru, yanlış veya kontrol edilmedi diye işaretleyin; gerekiyorsa doğrusunu yazın.</li>
<li>Notu üç cümleyle yazın: ne zaman, nasıl, ne farklı?</li>
<li>Kâğıdı birine verin. Size hiçbir şey sormadan karar verebilir miydi?</li>
</ol>
<h3>Formu deneyin</h3>
<p>Sonra henüz doğrulanmamış bir tesis <a href="/search/facility">arayın</a>, sayfasını açın ve “Bu tesisi doğrula” seçeneğini kullanın. Formun adımları az önce yaptıklarınızdır. Bunun için oturum açmanız gerekir.</p>
`,
    },
  ],
};
