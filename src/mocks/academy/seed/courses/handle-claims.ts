import type { CourseSteps } from '#mocks/academy/seed/courseText';

export const steps: CourseSteps = {
  en: [
    {
      title: 'What a claim is',
      subtitle: 'Who may speak for a facility',
      content: `
<h2>A claim asks for a key</h2>
<p>The person who manages a page can change what people read before they travel. Someone who claims a facility asks for this key. A mistake hurts twice: visitors are misled, and the real manager is locked out.</p>
<h3>Claimed and verified are two things</h3>
<ul>
<li>“Managed by the facility” says who can edit the page.</li>
<li>“Verified” says that someone checked the details.</li>
</ul>
<p>A page can be one, both or neither. A claim does not move a facility up in any list, and it costs nothing.</p>
<h3>What a manager can do</h3>
<p>Hours, services, photos and contact details change immediately. The name, the main category, the address, the pin and who can see the address are reviewed by an administrator first. Those are the details that an impostor would change.</p>
<p>So even a wrong decision does not hand over everything. Visitors, however, read the hours and the phone number first.</p>
`,
      question: {
        kind: 'match',
        text: 'Which sign says what?',
        pairs: [
          { left: '“Managed by the facility”', right: 'A person proved that they act for the place' },
          { left: '“Verified”', right: 'Someone compared the details with the place' },
          { left: '“Some changes are under review”', right: 'A new name or address is waiting for a decision' },
        ],
        reason:
          'The first is about a person, the second about details, and the third about a change that visitors do not see yet.',
      },
    },
    {
      title: 'Two kinds of proof',
      subtitle: 'Codes and documents',
      content: `
<h2>A code proves access to a public address</h2>
<p>The directory sends a six-digit code to the email address or phone number on the page. A person who can read it has access to the facility’s email or phone. The rules make this hard to misuse:</p>
<ul>
<li>The address must have been on the page for at least 14 days.</li>
<li>A code is valid for ten minutes.</li>
<li>After five wrong codes, this way is blocked for a day.</li>
<li>No more than three codes are sent in a day.</li>
</ul>
<h2>Documents prove a connection</h2>
<p>If a code is not possible or not convenient, people add up to three documents: a licence, a bill, a letter, a badge, a photo. They also state their role and describe their connection in 20 to 500 characters.</p>
<h3>What a code does not prove</h3>
<p>An intern can answer the phone as well. So read the code together with the role and the description. Two proofs that fit are worth more than one.</p>
`,
      question: {
        kind: 'choice',
        text: 'Why must an email address be on the page for 14 days before a code is sent to it?',
        options: [
          {
            text: 'So that nobody can enter their own address today and claim the page tomorrow',
            right: true,
            reason: 'In 14 days the facility or a visitor would probably notice a wrong address.',
          },
          {
            text: 'Because emails take that long to arrive',
            right: false,
            reason: 'Codes arrive in seconds. They are valid for ten minutes only.',
          },
          {
            text: 'So that people get used to the directory',
            right: false,
            reason: 'The rule protects the page. It is not a test of patience.',
          },
        ],
      },
    },
    {
      title: 'Weigh the documents',
      subtitle: 'Name, place, date, connection',
      content: `
<h2>Ask four questions of each document</h2>
<ol>
<li>Name: Is it the facility on the page?</li>
<li>Place: Is it the same address?</li>
<li>Date: Is it recent enough to say something about today?</li>
<li>Connection: Does it name the person who claims, or their role?</li>
</ol>
<p>A document that answers only the first question proves that the facility exists. That was never in doubt.</p>
<blockquote><p>Weak: a photo of the building. Anyone can take it.</p></blockquote>
<blockquote><p>Weak: an electricity bill from eight years ago.</p></blockquote>
<blockquote><p>Strong: this year’s licence in the name of the person who claims, with the address.</p></blockquote>
<h3>Signs that need a second look</h3>
<ul>
<li>Different letters within one line, or blurred places</li>
<li>An email address that resembles the facility’s, with one letter changed</li>
<li>Pressure: “Approve this today, or I will call a lawyer”</li>
</ul>
<p>A sign is not a proof of fraud. It is a reason to ask.</p>
`,
      question: {
        kind: 'choice',
        text: 'Someone claims “Harbour Dental Practice”. Which documents connect the person with the practice? Choose all that apply.',
        options: [
          {
            text: 'A letter on the practice’s paper, signed last month, that names the person as its manager',
            right: true,
            reason: 'It has the facility, a recent date and the person with a role.',
          },
          {
            text: 'A photo of the practice’s sign',
            right: false,
            reason: 'It shows the facility. Any passer-by could have taken it.',
          },
          {
            text: 'A licence for this address that names the person as the dentist in charge',
            right: true,
            reason: 'It connects person, address and activity, and an authority issued it.',
          },
          {
            text: 'A bill for private dental treatment at the practice',
            right: false,
            reason: 'It proves that the person was a patient, and reveals health data that you do not need.',
          },
        ],
      },
    },
    {
      title: 'When there is a manager already',
      subtitle: 'Seven days for the other side',
      content: `
<h2>Hear both before you decide</h2>
<p>If a facility has a manager, a claim asks for a transfer. The present manager is told at once and has seven days to agree or disagree. Until then you can reject the claim, but not approve it.</p>
<ul>
<li>They agree: the claim is ready for your decision.</li>
<li>They disagree and say why: you read both sides.</li>
<li>They stay silent for seven days: you decide with what you have.</li>
</ul>
<p>Both see the same dates. Nobody can be surprised by a deadline.</p>
<h3>What silence means</h3>
<p>Silence may mean consent, a holiday or an old address. It does not weaken the claim, but it does not strengthen it either. The documents still have to be good.</p>
<h3>Disputes among partners</h3>
<p>Sometimes two owners fight about a business, and the page becomes their battlefield. You are not a court. Leave the page with the present manager unless the papers are clear, and say so to both.</p>
`,
      question: {
        kind: 'order',
        text: 'A claim arrives for a facility that has a manager. Put the events in order.',
        items: [
          'The claim is submitted with its proof',
          'The present manager is told and asked to respond',
          'The manager disagrees and says why',
          'An administrator reads both sides and decides',
        ],
        reason:
          'The manager is heard before the decision. An administrator decides after the response or after seven days.',
      },
    },
    {
      title: 'Decide and explain',
      subtitle: 'What both outcomes need',
      content: `
<h2>Before you approve</h2>
<p>Approving gives the page to the person at once, and it cannot be undone. So read the four questions again, and tick that you have checked the evidence only if you have.</p>
<h2>Before you reject</h2>
<p>Choose the reason, and write a message of 20 to 1,000 characters. Say what was missing and what would be enough. The person can claim again after seven days, and should know how to do better.</p>
<blockquote><p>Poor: “Insufficient evidence.”</p></blockquote>
<blockquote><p>Good: “The bill is from 2018 and does not name you. Please send this year’s licence, or a signed letter from the practice that states your role.”</p></blockquote>
<h3>Your own facilities</h3>
<p>You cannot decide on a claim of your own. If a friend claims, leave it to another administrator as well, even though nothing stops you. Trust in all decisions depends on it.</p>
`,
    },
    {
      title: 'Practice: three claims',
      subtitle: 'About 25 minutes, best with a colleague',
      content: `
<h2>Decide three cases on paper</h2>
<ul>
<li>Case A: A nurse claims a clinic by phone code. Her text says: “I work here at weekends.”</li>
<li>Case B: A new owner sends a contract without an address. The old manager is silent for seven days.</li>
<li>Case C: A cousin of the owner sends a photo of the counter and a friendly letter without a date.</li>
</ul>
<ol>
<li>For each case, answer the four questions about the proof.</li>
<li>Decide: approve, reject or ask for more by rejecting with a good message.</li>
<li>Write the message for each rejection. Count the characters.</li>
<li>Compare with a colleague. Where do you differ, and why?</li>
</ol>
<h3>See the real thing</h3>
<p>Administrators find open claims under <a href="/apps/requests">Requests</a>. Open one, read it as you read the cases, and look at its history before you decide.</p>
`,
    },
  ],
  tr: [
    {
      title: 'Sahiplik başvurusu nedir?',
      subtitle: 'Bir tesis adına kim konuşabilir?',
      content: `
<h2>Başvuran bir anahtar ister</h2>
<p>Sayfayı yöneten kişi, insanların yola çıkmadan önce okuduğu bilgileri değiştirebilir. Bir tesisi sahiplenmek isteyen bu anahtarı ister. Yanlış kararın iki zararı olur: Ziyaretçiler yanılır, gerçek sorumlu dışarıda kalır.</p>
<h3>Sahiplenme ile doğrulama ayrı şeylerdir</h3>
<ul>
<li>“Tesis tarafından yönetiliyor”, sayfayı kimin düzenleyebildiğini söyler.</li>
<li>“Doğrulanmış”, birinin bilgileri kontrol ettiğini söyler.</li>
</ul>
<p>Bir sayfada biri, ikisi ya da hiçbiri bulunabilir. Sahiplenmek tesisi hiçbir listede yukarı taşımaz; ücretsizdir.</p>
<h3>Tesis sorumlusu ne yapabilir?</h3>
<p>Saatler, hizmetler, fotoğraflar ve iletişim bilgileri hemen değişir. Adı, ana kategoriyi, adresi, iğneyi ve adresi kimlerin göreceğini önce bir yönetici inceler. Kötü niyetli biri önce bunları değiştirirdi.</p>
<p>Yani yanlış karar bile her şeyi teslim etmez. Ancak ziyaretçiler önce saatleri ve telefonu okur.</p>
`,
      question: {
        kind: 'match',
        text: 'Hangi ifade ne söyler?',
        pairs: [
          { left: '“Tesis tarafından yönetiliyor”', right: 'Biri, tesis adına davrandığını kanıtladı' },
          { left: '“Doğrulanmış”', right: 'Biri, bilgileri yerinde karşılaştırdı' },
          { left: '“Bazı değişiklikler inceleniyor”', right: 'Yeni bir ad veya adres karar bekliyor' },
        ],
        reason:
          'İlki bir kişiyle, ikincisi bilgilerle, üçüncüsü ziyaretçilerin henüz görmediği bir değişiklikle ilgilidir.',
      },
    },
    {
      title: 'İki tür kanıt',
      subtitle: 'Kodlar ve belgeler',
      content: `
<h2>Kod, herkese açık adrese erişimi kanıtlar</h2>
<p>Rehber, sayfadaki e-posta adresine veya telefon numarasına altı haneli bir kod gönderir. Kodu okuyabilen, tesisin postasına veya telefonuna erişiyordur. Kurallar kötüye kullanmayı zorlaştırır:</p>
<ul>
<li>Adres en az 14 gündür sayfada olmalıdır.</li>
<li>Kod on dakika geçerlidir.</li>
<li>Beş yanlış koddan sonra bu yol bir gün kapanır.</li>
<li>Günde en fazla üç kod gönderilir.</li>
</ul>
<h2>Belge, ilişkiyi kanıtlar</h2>
<p>Kod mümkün veya uygun değilse en fazla üç belge eklenir: ruhsat, fatura, yazı, kimlik kartı, fotoğraf. Başvuran ayrıca görevini belirtir ve tesisle ilişkisini 20 ile 500 karakter arasında anlatır.</p>
<h3>Kod neyi kanıtlamaz?</h3>
<p>Telefona bir stajyer de bakabilir. Bu yüzden kodu, görev ve açıklamayla birlikte okuyun. Birbirini tutan iki kanıt, tek kanıttan değerlidir.</p>
`,
      question: {
        kind: 'choice',
        text: 'Kod gönderilecek e-posta adresi neden 14 gündür sayfada olmalı?',
        options: [
          {
            text: 'Kimse bugün kendi adresini yazıp yarın sayfayı sahiplenmesin diye',
            right: true,
            reason: '14 gün içinde tesis veya bir ziyaretçi yanlış adresi büyük olasılıkla fark eder.',
          },
          {
            text: 'E-postalar o kadar sürede ulaştığı için',
            right: false,
            reason: 'Kod saniyeler içinde ulaşır; zaten yalnızca on dakika geçerlidir.',
          },
          {
            text: 'İnsanlar rehbere alışsın diye',
            right: false,
            reason: 'Kural sayfayı korur. Sabır sınavı değildir.',
          },
        ],
      },
    },
    {
      title: 'Belgeleri tartın',
      subtitle: 'Ad, yer, tarih, ilişki',
      content: `
<h2>Her belgeye dört soru sorun</h2>
<ol>
<li>Ad: Sayfadaki tesis mi?</li>
<li>Yer: Adres aynı mı?</li>
<li>Tarih: Bugün hakkında bir şey söyleyecek kadar yeni mi?</li>
<li>İlişki: Başvuranın adını veya görevini belirtiyor mu?</li>
</ol>
<p>Yalnızca ilk soruyu yanıtlayan belge, tesisin var olduğunu kanıtlar. Bundan kuşku duyan zaten yoktu.</p>
<blockquote><p>Zayıf: Binanın fotoğrafı. Herkes çekebilir.</p></blockquote>
<blockquote><p>Zayıf: Sekiz yıl öncesine ait bir elektrik faturası.</p></blockquote>
<blockquote><p>Güçlü: Başvuranın adını ve adresi taşıyan bu yılki ruhsat.</p></blockquote>
<h3>İkinci kez bakmayı gerektiren belirtiler</h3>
<ul>
<li>Aynı satırda farklı harfler veya bulanık yerler</li>
<li>Tesisinkine benzeyen ama bir harfi değişik e-posta adresi</li>
<li>Baskı: “Bugün onaylayın, yoksa avukatımı ararım”</li>
</ul>
<p>Belirti, sahteciliğin kanıtı değildir. Sormak için bir nedendir.</p>
`,
      question: {
        kind: 'choice',
        text: 'Biri “Liman Diş Polikliniği”ni sahiplenmek istiyor. Hangi belgeler kişiyi poliklinikle ilişkilendirir? Uygun olanların tümünü seçin.',
        options: [
          {
            text: 'Polikliniğin antetli kâğıdında, geçen ay imzalanmış, kişiyi müdür olarak gösteren bir yazı',
            right: true,
            reason: 'Tesis, yeni bir tarih ve göreviyle birlikte kişi var.',
          },
          {
            text: 'Polikliniğin tabelasının fotoğrafı',
            right: false,
            reason: 'Tesisi gösterir. Yoldan geçen herkes çekmiş olabilir.',
          },
          {
            text: 'Bu adres için düzenlenmiş, kişiyi sorumlu diş hekimi olarak gösteren ruhsat',
            right: true,
            reason: 'Kişiyi, adresi ve işi birbirine bağlar; resmî bir kurum vermiştir.',
          },
          {
            text: 'Poliklinikte gördüğü özel diş tedavisinin faturası',
            right: false,
            reason: 'Kişinin hasta olduğunu kanıtlar; ayrıca size gerekmeyen sağlık verilerini açığa çıkarır.',
          },
        ],
      },
    },
    {
      title: 'Zaten bir sorumlu varsa',
      subtitle: 'Karşı taraf için yedi gün',
      content: `
<h2>Karardan önce iki tarafı da dinleyin</h2>
<p>Tesisin bir sorumlusu varsa başvuru devir ister. Bugünkü sorumluya hemen bildirilir; kabul etmek ya da itiraz etmek için yedi günü vardır. O zamana kadar başvuruyu reddedebilir, ama onaylayamazsınız.</p>
<ul>
<li>Kabul ederse başvuru kararınıza hazırdır.</li>
<li>Nedenini yazarak itiraz ederse iki tarafı da okursunuz.</li>
<li>Yedi gün susarsa elinizdekilerle karar verirsiniz.</li>
</ul>
<p>İkisi de aynı tarihleri görür. Kimse bir süreyle şaşırtılmaz.</p>
<h3>Susmak ne anlama gelir?</h3>
<p>Susmak kabul, tatil ya da eski bir adres demek olabilir. Başvuruyu zayıflatmaz ama güçlendirmez de. Belgelerin yine iyi olması gerekir.</p>
<h3>Ortaklar arasındaki kavgalar</h3>
<p>Bazen iki ortak bir işletme için kavga eder, sayfa da bu kavganın alanı olur. Siz mahkeme değilsiniz. Belgeler açık değilse sayfayı bugünkü sorumluda bırakın ve bunu ikisine de söyleyin.</p>
`,
      question: {
        kind: 'order',
        text: 'Sorumlusu olan bir tesis için sahiplik başvurusu geldi. Olanları sıraya koyun.',
        items: [
          'Başvuru kanıtıyla birlikte gönderilir',
          'Bugünkü sorumluya bildirilir ve yanıtı istenir',
          'Sorumlu itiraz eder ve nedenini yazar',
          'Bir yönetici iki tarafı da okur ve karar verir',
        ],
        reason: 'Sorumlu karardan önce dinlenir. Yönetici, yanıttan sonra ya da yedi günün sonunda karar verir.',
      },
    },
    {
      title: 'Karar verin ve açıklayın',
      subtitle: 'İki sonucun da gerektirdikleri',
      content: `
<h2>Onaylamadan önce</h2>
<p>Onay, sayfayı hemen o kişiye verir ve geri alınamaz. Bu yüzden dört soruyu yeniden okuyun. “Kanıtları inceledim” kutusunu ancak gerçekten incelediyseniz işaretleyin.</p>
<h2>Reddetmeden önce</h2>
<p>Nedeni seçin ve 20 ile 1.000 karakter arasında bir mesaj yazın. Neyin eksik olduğunu ve neyin yeterli olacağını söyleyin. Kişi yedi gün sonra yeniden başvurabilir; nasıl daha iyi yapacağını bilmelidir.</p>
<blockquote><p>Zayıf: “Kanıtlar yetersiz.”</p></blockquote>
<blockquote><p>İyi: “Fatura 2018 tarihli ve adınız geçmiyor. Lütfen bu yılki ruhsatı veya polikliniğin, görevinizi belirten imzalı bir yazısını gönderin.”</p></blockquote>
<h3>Kendi tesisleriniz</h3>
<p>Kendi başvurunuz hakkında karar veremezsiniz. Bir arkadaşınız başvurduysa, engelleyen bir şey olmasa da onu da başka bir yöneticiye bırakın. Bütün kararlara duyulan güven buna bağlıdır.</p>
`,
    },
    {
      title: 'Uygulama: Üç başvuru',
      subtitle: 'En iyisi bir meslektaşınızla, yaklaşık 25 dakika',
      content: `
<h2>Üç duruma kâğıt üzerinde karar verin</h2>
<ul>
<li>A: Bir hemşire, telefon koduyla bir kliniği sahiplenmek istiyor. “Hafta sonları burada çalışıyorum” yazmış.</li>
<li>B: Yeni sahibi, üzerinde adres olmayan bir sözleşme gönderiyor. Eski sorumlu yedi gün susuyor.</li>
<li>C: Sahibinin kuzeni, bankonun fotoğrafını ve tarihsiz, sıcak bir mektup gönderiyor.</li>
</ul>
<ol>
<li>Her durumda kanıtla ilgili dört soruyu yanıtlayın.</li>
<li>Karar verin: onaylayın, reddedin ya da iyi bir mesajla reddedip daha fazlasını isteyin.</li>
<li>Her ret için mesajı yazın. Karakterleri sayın.</li>
<li>Bir meslektaşınızla karşılaştırın. Nerede ve neden ayrılıyorsunuz?</li>
</ol>
<h3>Gerçeğine bakın</h3>
<p>Yöneticiler açık başvuruları <a href="/apps/requests">Başvurular</a> sayfasında bulur. Birini açın, bu durumlar gibi okuyun ve karar vermeden önce geçmişine bakın.</p>
`,
    },
  ],
};
