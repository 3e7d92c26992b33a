import type { CourseSteps } from '#mocks/academy/seed/courseText';

export const steps: CourseSteps = {
  en: [
    {
      title: 'One word that says nothing',
      subtitle: 'Why “accessible” is not enough',
      content: `
<h2>Accessible for whom?</h2>
<p>A wheelchair user needs a way without steps. A deaf person needs someone who writes or signs. A person with anxiety needs a quiet corner. One building can be easy for the first and closed to the second.</p>
<p>So “accessible” is a promise that nobody can check. This directory does not use it on its own. It asks about ten things and says of each whether it is there.</p>
<blockquote><p>Poor: “Fully accessible for everyone!”</p></blockquote>
<blockquote><p>Good: “No step at the main door. The lift reaches all floors. The toilet on the ground floor has rails on both sides.”</p></blockquote>
<h3>Facts first, judgement never</h3>
<p>You cannot know whether a place suits a visitor. Only the visitor can. Give them what they need to decide: what is there, where it is and what limits it has. An honest “two steps, no ramp” is useful. It saves someone a journey.</p>
`,
      question: {
        kind: 'choice',
        text: 'Which sentence can a visitor plan with?',
        options: [
          {
            text: 'We welcome people with disabilities.',
            right: false,
            reason: 'It is friendly, but it does not say whether there are steps, loops or signs.',
          },
          {
            text: 'Our building meets all legal requirements.',
            right: false,
            reason: 'Few visitors know the rules, and rules differ by the age of a building.',
          },
          {
            text: 'The side door has no step; ring the bell at 90 cm height and we open.',
            right: true,
            reason: 'It says which door, what is there and what the visitor has to do.',
          },
          {
            text: 'Mostly wheelchair friendly',
            right: false,
            reason: '“Mostly” hides the one place where a visitor gets stuck.',
          },
        ],
      },
    },
    {
      title: 'Yes, partly, no and not known',
      subtitle: 'Four answers and when to give them',
      content: `
<h2>Answer for an ordinary day</h2>
<ul>
<li>Yes: it is there, and it works on an ordinary day without special effort.</li>
<li>Partly: it is there with a limit. The ramp is brought when you ring. The toilet is on another floor.</li>
<li>No: someone looked, and it is not there.</li>
<li>Not known: nobody has looked yet.</li>
</ul>
<h3>“No” is a good answer</h3>
<p>Many people leave the answer open because “no” looks bad. But visitors read an open answer as “perhaps”, and come. A clear no lets them choose another place or ask for help in time.</p>
<h3>“Partly” needs a sentence</h3>
<p>“Partly” on its own is a riddle. Explain it in the description: what is there, what is missing, what to do.</p>
<blockquote><p>Poor: Lift: partly.</p></blockquote>
<blockquote><p>Good: Lift: partly. “The lift goes to the second floor. The hall on the third floor can only be reached by stairs.”</p></blockquote>
`,
      question: {
        kind: 'match',
        text: 'Match each situation with the right answer.',
        pairs: [
          { left: 'A ramp is laid out when a visitor rings the bell', right: 'Partly' },
          { left: 'You looked in every room and found no hearing loop', right: 'No' },
          { left: 'You have never been on the floor with the toilets', right: 'Not known' },
          { left: 'The door is level with the pavement and opens by itself', right: 'Yes' },
        ],
        reason:
          'A ramp on request has a limit. “No” needs someone who looked. What you have not seen is not known, even if you could guess.',
      },
    },
    {
      title: 'Words for people',
      subtitle: 'Respectful, plain and exact',
      content: `
<h2>Name the need, not the diagnosis</h2>
<p>A page about a place need not say what people have. It says what the place offers. “Room for a wheelchair beside the desk” is better than “for the disabled”.</p>
<ul>
<li>Say “wheelchair user”, not “wheelchair-bound”. The chair is freedom, not a chain.</li>
<li>Say “deaf people” and “blind people” as many of them do.</li>
<li>Say “accessible toilet”, not “disabled toilet”. The toilet is not disabled.</li>
<li>Avoid “suffers from”, “special” and “normal”.</li>
</ul>
<h3>If you are not sure</h3>
<p>Ask people who use the place which words they prefer, and use those. Words change, and no list stays right forever. Talk about people only where the sentence needs them. Most sentences about access need only doors, steps and metres.</p>
<blockquote><p>Poor: “Handicapped persons may use the back entrance.”</p></blockquote>
<blockquote><p>Good: “The entrance without steps is in the courtyard.”</p></blockquote>
`,
    },
    {
      title: 'From a feature to a fact',
      subtitle: 'Where, how wide, how many, when',
      content: `
<h2>Ask four questions about each feature</h2>
<ol>
<li>Where is it? “Behind the stairs on the left.”</li>
<li>What are its limits? “The door is 80 cm wide.”</li>
<li>How do I use it? “Ask at the desk for the key.”</li>
<li>When is it there? “An interpreter comes on Tuesdays.”</li>
</ol>
<p>Measure instead of estimating. “Wide” is an opinion, 80 cm is a fact. A folding rule and ten minutes are enough for most buildings.</p>
<h3>The one detail that decides</h3>
<p>Each feature has a detail that makes it useful or useless. A lift needs a button that can be reached from a chair. A hearing loop must be switched on. An accessible toilet must not serve as a store room. Look for this detail first.</p>
<blockquote><p>Poor: “Disabled parking available.”</p></blockquote>
<blockquote><p>Good: “Two wide spaces beside the north door. They are often full after 10:00.”</p></blockquote>
`,
      question: {
        kind: 'choice',
        text: 'Which details make a feature useful to a visitor? Choose all that apply.',
        options: [
          {
            text: 'The hearing loop at the desk is switched on all day.',
            right: true,
            reason: 'A loop that is off helps nobody, so this is the detail that decides.',
          },
          {
            text: 'The lift was made by a well-known company.',
            right: false,
            reason: 'The maker says nothing about buttons, doors or floors.',
          },
          {
            text: 'The key to the toilet hangs at the desk, and no one asks why you want it.',
            right: true,
            reason: 'Visitors learn how to get in, and that they will not be questioned.',
          },
          {
            text: 'The ramp cost more than the door.',
            right: false,
            reason: 'Money spent is no measure. Width and slope are.',
          },
        ],
      },
    },
    {
      title: 'When people ask',
      subtitle: 'Help the desk to answer well',
      content: `
<h2>No page answers every question</h2>
<p>If a detail is missing, this directory tells visitors to ask before they visit. So someone has to be able to answer. Put a sheet beside the phone with the facts about your building.</p>
<ul>
<li>Steps and heights at each door</li>
<li>Width of the narrowest door on the way</li>
<li>Lift: floors, size, buttons</li>
<li>Toilet: place, key, rails</li>
<li>Loop, interpreter, quiet room: when, and who to ask</li>
</ul>
<h3>Answer the question that was asked</h3>
<p>Do not guess, and do not say “we will manage”. Being carried up the stairs is not access. If you do not know, say so, go and look, and call back.</p>
<blockquote><p>Poor: “Our staff are very helpful, just come.”</p></blockquote>
<blockquote><p>Good: “The door of room 4 is 78 cm wide. Room 2 has 90 cm. Shall I book room 2 for you?”</p></blockquote>
`,
    },
    {
      title: 'Practice: ten features',
      subtitle: 'About 25 minutes in a building',
      content: `
<h2>Walk through one building with a list</h2>
<p>The ten features of this directory are: step-free entrance, ramp, lift, accessible toilet, accessible parking, hearing loop, sign language, large print, textphone and quiet space.</p>
<ol>
<li>Write the ten words on a sheet. Leave room for yes, partly, no and not known.</li>
<li>Walk from the street to the room where people are served. Fill in what you see.</li>
<li>Ask at the desk about the rest. Note who told you.</li>
<li>Write one sentence for each “partly”.</li>
<li>Cross out “accessible” everywhere else and write what you saw instead.</li>
</ol>
<h3>Use what you found</h3>
<p>If it is your facility, enter the answers under <a href="/account/facility">My facilities</a>. If it is not, tell its staff what you found. A friendly note is often the reason why a button is moved or a loop is switched on.</p>
`,
      question: {
        kind: 'order',
        text: 'You have one hour to describe the access of a building. Put the work in order.',
        items: [
          'Walk the way from the street to the service',
          'Measure doors, steps and slopes on that way',
          'Ask staff about what cannot be seen',
          'Write yes, partly or no, with a sentence for each “partly”',
        ],
        reason:
          'The walk shows what there is to measure. Questions to staff fill the gaps, and writing comes when you know enough.',
      },
    },
  ],
  tr: [
    {
      title: 'Hiçbir şey söylemeyen sözcük',
      subtitle: '“Erişilebilir” neden yetmez?',
      content: `
<h2>Kime göre erişilebilir?</h2>
<p>Tekerlekli sandalye kullanan biri basamaksız bir yol ister. İşitme engelli biri yazan ya da işaret dili bilen birini ister. Kaygı yaşayan biri sessiz bir köşe arar. Aynı bina birine kolay, diğerine kapalı olabilir.</p>
<p>Bu yüzden “erişilebilir”, kimsenin kontrol edemeyeceği bir sözdür. Bu rehber onu tek başına kullanmaz. On özelliği sorar ve her birinin bulunup bulunmadığını söyler.</p>
<blockquote><p>Zayıf: “Herkes için tamamen erişilebilir!”</p></blockquote>
<blockquote><p>İyi: “Ana kapıda basamak yok. Asansör bütün katlara çıkıyor. Zemin kattaki tuvaletin iki yanında tutunma barı var.”</p></blockquote>
<h3>Yargı değil, bilgi verin</h3>
<p>Bir yerin ziyaretçiye uyup uymadığını siz bilemezsiniz; ancak ziyaretçi bilir. Ona karar vermesi için gerekeni verin: ne var, nerede, sınırları neler? Dürüst bir “iki basamak var, rampa yok” işe yarar. Birini boşuna yola çıkmaktan kurtarır.</p>
`,
      question: {
        kind: 'choice',
        text: 'Ziyaretçi hangi cümleye göre plan yapabilir?',
        options: [
          {
            text: 'Engelli ziyaretçilerimize kapımız açık.',
            right: false,
            reason: 'Dostça bir söz, ama basamak, işitme döngüsü veya işaret dili olup olmadığını söylemiyor.',
          },
          {
            text: 'Binamız mevzuata tamamen uygundur.',
            right: false,
            reason: 'Mevzuatı çok az ziyaretçi bilir; kurallar binanın yaşına göre de değişir.',
          },
          {
            text: 'Yan kapıda basamak yok; 90 cm yükseklikteki zili çalın, kapıyı açalım.',
            right: true,
            reason: 'Hangi kapı olduğunu, orada ne olduğunu ve ne yapılacağını söylüyor.',
          },
          {
            text: 'Büyük ölçüde tekerlekli sandalyeye uygun',
            right: false,
            reason: '“Büyük ölçüde”, ziyaretçinin takılıp kalacağı o tek yeri gizler.',
          },
        ],
      },
    },
    {
      title: 'Var, kısmen, yok ve bilinmiyor',
      subtitle: 'Dört yanıt ve ne zaman verilecekleri',
      content: `
<h2>Sıradan bir güne göre yanıtlayın</h2>
<ul>
<li>Var: Orada ve sıradan bir günde ek çaba gerektirmeden çalışıyor.</li>
<li>Kısmen: Bir koşulla var. Rampa zili çalınca getiriliyor. Tuvalet başka katta.</li>
<li>Yok: Biri baktı ve bulamadı.</li>
<li>Bilinmiyor: Henüz kimse bakmadı.</li>
</ul>
<h3>“Yok” iyi bir yanıttır</h3>
<p>“Yok” kötü göründüğü için birçok kişi yanıtı boş bırakır. Oysa ziyaretçi boş yanıtı “belki” diye okur ve gelir. Açık bir “yok” ise başka bir yer seçmesini ya da zamanında yardım istemesini sağlar.</p>
<h3>“Kısmen” bir cümle ister</h3>
<p>“Kısmen” tek başına bilmecedir. Tanıtımda açıklayın: ne var, ne eksik, ne yapılmalı?</p>
<blockquote><p>Zayıf: Asansör: kısmen.</p></blockquote>
<blockquote><p>İyi: Asansör: kısmen. “Asansör ikinci kata kadar çıkıyor. Üçüncü kattaki salona yalnızca merdivenle ulaşılıyor.”</p></blockquote>
`,
      question: {
        kind: 'match',
        text: 'Her durumu doğru yanıtla eşleştirin.',
        pairs: [
          { left: 'Ziyaretçi zili çalınca rampa seriliyor', right: 'Kısmen' },
          { left: 'Bütün odalara baktınız, işitme döngüsü bulamadınız', right: 'Yok' },
          { left: 'Tuvaletlerin olduğu kata hiç çıkmadınız', right: 'Bilinmiyor' },
          { left: 'Kapı kaldırımla aynı düzeyde ve kendiliğinden açılıyor', right: 'Var' },
        ],
        reason:
          'İstek üzerine getirilen rampanın bir koşulu vardır. “Yok” demek için birinin bakmış olması gerekir. Görmediğiniz şey, tahmin etseniz bile bilinmiyordur.',
      },
    },
    {
      title: 'İnsanlar için sözcükler',
      subtitle: 'Saygılı, yalın ve kesin',
      content: `
<h2>Tanıyı değil, ihtiyacı yazın</h2>
<p>Bir yeri anlatan sayfa, insanların nesi olduğunu söylemek zorunda değildir; yerin ne sunduğunu söyler. “Bankonun yanında tekerlekli sandalye için yer var” demek, “engelliler için” demekten iyidir.</p>
<ul>
<li>“Tekerlekli sandalyeye mahkûm” değil, “tekerlekli sandalye kullanan” deyin. Sandalye zincir değil, özgürlüktür.</li>
<li>“Özürlü” ve “sakat” sözcüklerini kullanmayın.</li>
<li>“Engelli tuvaleti” yerine “erişilebilir tuvalet” deyin. Engelli olan tuvalet değildir.</li>
<li>“Muzdarip”, “özel insanlar” ve “normal” demekten kaçının.</li>
</ul>
<h3>Emin değilseniz</h3>
<p>Yeri kullananlara hangi sözcükleri yeğlediklerini sorun ve onları kullanın. Sözcükler değişir; hiçbir liste sonsuza dek doğru kalmaz. İnsanlardan yalnızca cümle gerektiriyorsa söz edin. Erişilebilirlikle ilgili cümlelerin çoğuna kapılar, basamaklar ve metreler yeter.</p>
<blockquote><p>Zayıf: “Özürlüler arka kapıyı kullanabilir.”</p></blockquote>
<blockquote><p>İyi: “Basamaksız giriş avludadır.”</p></blockquote>
`,
    },
    {
      title: 'Özellikten bilgiye',
      subtitle: 'Nerede, ne kadar geniş, kaç tane, ne zaman?',
      content: `
<h2>Her özellik için dört soru sorun</h2>
<ol>
<li>Nerede? “Merdivenin arkasında, solda.”</li>
<li>Sınırı ne? “Kapının genişliği 80 cm.”</li>
<li>Nasıl kullanılıyor? “Anahtarı danışmadan isteyin.”</li>
<li>Ne zaman var? “İşaret dili tercümanı salı günleri geliyor.”</li>
</ol>
<p>Tahmin etmeyin, ölçün. “Geniş” bir görüştür, 80 cm ise bilgidir. Çoğu bina için bir metre ve on dakika yeter.</p>
<h3>Sonucu belirleyen ayrıntı</h3>
<p>Her özelliğin, onu işe yarar ya da yaramaz yapan bir ayrıntısı vardır. Asansörün düğmesine sandalyeden ulaşılabilmelidir. İşitme döngüsü açık olmalıdır. Erişilebilir tuvalet depo olarak kullanılmamalıdır. Önce bu ayrıntıya bakın.</p>
<blockquote><p>Zayıf: “Engelli otoparkı mevcuttur.”</p></blockquote>
<blockquote><p>İyi: “Kuzey kapısının yanında iki geniş yer var. Saat 10.00’dan sonra çoğunlukla dolu oluyor.”</p></blockquote>
`,
      question: {
        kind: 'choice',
        text: 'Hangi ayrıntılar bir özelliği ziyaretçi için işe yarar kılar? Uygun olanların tümünü seçin.',
        options: [
          {
            text: 'Danışmadaki işitme döngüsü bütün gün açık.',
            right: true,
            reason: 'Kapalı döngü kimsenin işine yaramaz; sonucu belirleyen ayrıntı budur.',
          },
          {
            text: 'Asansörü tanınmış bir firma yaptı.',
            right: false,
            reason: 'Üretici; düğmeler, kapılar ve katlar hakkında bir şey söylemez.',
          },
          {
            text: 'Tuvaletin anahtarı danışmada; neden istediğiniz sorulmaz.',
            right: true,
            reason: 'Ziyaretçi hem nasıl gireceğini hem de sorguya çekilmeyeceğini öğrenir.',
          },
          {
            text: 'Rampa, kapıdan daha pahalıya mal oldu.',
            right: false,
            reason: 'Harcanan para ölçü değildir; genişlik ve eğim ölçüdür.',
          },
        ],
      },
    },
    {
      title: 'İnsanlar sorduğunda',
      subtitle: 'Danışmanın iyi yanıt vermesine yardım edin',
      content: `
<h2>Hiçbir sayfa her soruyu yanıtlamaz</h2>
<p>Bir bilgi eksikse bu rehber ziyaretçilere gitmeden önce sormalarını söyler. Öyleyse yanıtlayabilecek biri olmalı. Telefonun yanına, binayla ilgili bilgilerin yazılı olduğu bir kâğıt koyun.</p>
<ul>
<li>Her kapıdaki basamaklar ve yükseklikleri</li>
<li>Yol üzerindeki en dar kapının genişliği</li>
<li>Asansör: katlar, ölçüler, düğmeler</li>
<li>Tuvalet: yeri, anahtarı, tutunma barları</li>
<li>İşitme döngüsü, tercüman, sessiz oda: ne zaman var, kime sorulur?</li>
</ul>
<h3>Sorulan soruyu yanıtlayın</h3>
<p>Tahmin etmeyin, “bir yolunu buluruz” demeyin. Merdivenden kucakta taşınmak erişilebilirlik değildir. Bilmiyorsanız söyleyin, gidip bakın ve geri arayın.</p>
<blockquote><p>Zayıf: “Çalışanlarımız çok yardımseverdir, siz gelin.”</p></blockquote>
<blockquote><p>İyi: “4 numaralı odanın kapısı 78 cm, 2 numaranınki 90 cm. Size 2 numarayı ayırayım mı?”</p></blockquote>
`,
    },
    {
      title: 'Uygulama: On özellik',
      subtitle: 'Bir binada, yaklaşık 25 dakika',
      content: `
<h2>Bir binayı elinizde listeyle gezin</h2>
<p>Bu rehberdeki on özellik şunlardır: basamaksız giriş, rampa, asansör, erişilebilir tuvalet, erişilebilir otopark, işitme döngüsü, işaret dili, büyük punto, yazılı telefon ve sessiz alan.</p>
<ol>
<li>On özelliği bir kâğıda yazın. Var, kısmen, yok ve bilinmiyor için yer bırakın.</li>
<li>Sokaktan, hizmet verilen odaya kadar yürüyün. Gördüklerinizi işaretleyin.</li>
<li>Kalanını danışmaya sorun. Kimin söylediğini not edin.</li>
<li>Her “kısmen” için bir cümle yazın.</li>
<li>Başka yerlerdeki “erişilebilir” sözcüğünü çizin, yerine gördüğünüzü yazın.</li>
</ol>
<h3>Bulduklarınızı kullanın</h3>
<p>Kendi tesisinizse yanıtları <a href="/account/facility">Tesislerim</a> sayfasında girin. Değilse gördüklerinizi çalışanlara anlatın. Bir düğmenin yeri ya da açılmayan bir döngü, çoğu zaman dostça bir not sayesinde düzelir.</p>
`,
      question: {
        kind: 'order',
        text: 'Bir binanın erişilebilirliğini anlatmak için bir saatiniz var. İşleri sıraya koyun.',
        items: [
          'Sokaktan hizmetin verildiği yere kadar yürüyün',
          'Bu yoldaki kapıları, basamakları ve eğimleri ölçün',
          'Görülemeyenleri çalışanlara sorun',
          'Var, kısmen veya yok yazın; her “kısmen” için bir cümle ekleyin',
        ],
        reason:
          'Nelerin ölçüleceğini yürüyüş gösterir. Boşlukları çalışanların yanıtları doldurur; yazmaya yeterince öğrenince başlanır.',
      },
    },
  ],
};
