import type { CourseSteps } from '#mocks/academy/seed/courseText';

export const steps: CourseSteps = {
  en: [
    {
      title: 'A route is a chain',
      subtitle: 'It is as good as its weakest link',
      content: `
<h2>Follow the whole way</h2>
<p>A step-free entrance is worth nothing if the lift behind it is broken. A lift is worth nothing if the room has a doorstep. A route without steps runs unbroken from the pavement to the place where people are served, and back. Where one link breaks, the visitor is stuck.</p>
<figure><img width="640" height="320" src="/academy/step-free-route.svg" alt="A building cut open. An unbroken line leads from the pavement over a ramp, through a wide door, to a lift and a room upstairs."><figcaption>The route is one line: pavement, ramp, door, lift, room.</figcaption></figure>
<h3>The links of the chain</h3>
<ol>
<li>From the stop or car park to the building</li>
<li>From the pavement to the door</li>
<li>Through the door</li>
<li>Along corridors, and up or down</li>
<li>Into the room and to the counter</li>
<li>To the toilet and back to the street</li>
</ol>
<p>In this directory, a single high doorstep without a ramp or lift makes the answer “no”. With a ramp that is brought on request, it is “partly”.</p>
`,
      question: {
        kind: 'order',
        text: 'Put the links of a route in the order in which a visitor meets them.',
        items: [
          'Dropped kerb at the crossing',
          'Ramp beside the steps',
          'Main door',
          'Lift to the second floor',
          'Door of the consulting room',
        ],
        reason: 'You check a route in the direction of the visitor. So you notice each gap where it stops someone.',
      },
    },
    {
      title: 'Doors and doorsteps',
      subtitle: 'Measure the clear width and the height',
      content: `
<h2>The number that counts is the clear width</h2>
<p>Open the door as far as it goes. Measure from the edge of the door to the frame on the other side. This is the clear width. It is smaller than the door itself.</p>
<figure><img width="640" height="320" src="/academy/door-width.svg" alt="An open door from the front. A long arrow marks the space one can pass, a short arrow the height of the doorstep."><figcaption>Measure the space to pass, and the height of the doorstep.</figcaption></figure>
<p>Many standards ask for a clear width of at least 80 cm. Look up the rule of your country, but publish the number in any case. Each visitor knows the width of their own chair.</p>
<h3>Doorsteps</h3>
<p>Measure the height at the highest point. Two centimetres can stop a small front wheel. Write “doorstep 2 cm”, not “almost level”.</p>
<h3>How it opens</h3>
<ul>
<li>Does it open by itself, with a button or by hand?</li>
<li>Is it heavy? Can someone seated open it alone?</li>
<li>Is there level space in front of it?</li>
</ul>
`,
      question: {
        kind: 'choice',
        text: 'A door is 90 cm wide. Open, its edge and handle leave 79 cm to the frame. What do you write?',
        options: [
          {
            text: '79 cm clear width',
            right: true,
            reason: 'It is the space that is really there, and visitors can compare it with their chair.',
          },
          {
            text: '90 cm wide',
            right: false,
            reason: 'That is the size of the door. Nobody can drive through the part that the door itself fills.',
          },
          {
            text: 'About 80 cm',
            right: false,
            reason: 'For a chair of 79 cm the missing centimetre decides. Do not round up.',
          },
          {
            text: 'Wide enough for most wheelchairs',
            right: false,
            reason: 'It is a guess about chairs you do not know.',
          },
        ],
      },
    },
    {
      title: 'Ramps and slopes',
      subtitle: 'Height divided by length',
      content: `
<h2>Work out the slope</h2>
<p>Measure how high the ramp rises and how long it is. Divide the height by the length. A ramp that rises 30 cm over 360 cm has a slope of 1 in 12, or about 8%.</p>
<ul>
<li>1 in 20 (5%) is gentle. Many people manage it alone.</li>
<li>1 in 12 (about 8%) is the steepest that many standards allow.</li>
<li>1 in 8 (about 13%) needs a strong helper, and is dangerous going down.</li>
</ul>
<p>Publish the numbers, not a judgement. The same slope is easy for a power chair and too much for tired arms.</p>
<h3>What else matters</h3>
<ul>
<li>Is it fixed, or brought on request? Who brings it, and how do you call?</li>
<li>Does it have edges or rails, so that wheels cannot slip off?</li>
<li>Is there level space at the top to open the door?</li>
<li>Is it slippery when wet?</li>
</ul>
<blockquote><p>Good: “Ramp on the right of the steps: 4 m long, rises 30 cm, rail on both sides.”</p></blockquote>
`,
      question: {
        kind: 'match',
        text: 'Match each ramp with its slope.',
        pairs: [
          { left: 'Rises 20 cm over 4 m', right: '1 in 20 (5%)' },
          { left: 'Rises 30 cm over 3.6 m', right: '1 in 12 (about 8%)' },
          { left: 'Rises 50 cm over 4 m', right: '1 in 8 (about 13%)' },
        ],
        reason: 'Divide the height by the length in the same unit: 20 by 400, 30 by 360 and 50 by 400.',
      },
    },
    {
      title: 'Lifts, corridors and turning',
      subtitle: 'Room to move inside',
      content: `
<h2>A lift is a small room with a door</h2>
<p>Measure the clear width of its door, then the width and depth inside. Note these details, too:</p>
<ul>
<li>Which floors it serves, and which it does not</li>
<li>Whether the buttons can be reached by someone seated</li>
<li>Whether a voice says the floor, and the numbers can be felt</li>
<li>Whether you need a key, and who has it</li>
</ul>
<h3>Corridors</h3>
<p>Measure the narrowest point, not the usual one. It is often a plant, a copier or a row of chairs. Move it if you can. Otherwise write it down.</p>
<h3>Room to turn</h3>
<p>Many standards ask for a circle of 150 cm so that a wheelchair can turn. Look for it in front of the lift, in the room and in the toilet. Lay a string of 75 cm on the floor and swing it round like a pair of compasses.</p>
<blockquote><p>Good: “Lift to floors 0 to 2: door 80 cm, inside 110 by 140 cm.”</p></blockquote>
`,
    },
    {
      title: 'Parking, rest and toilets',
      subtitle: 'What makes the visit possible',
      content: `
<h2>Parking</h2>
<p>Say how many wide spaces there are, how far the door is and whether the ground is firm. Gravel stops wheels. Mention the kerb between the space and the door.</p>
<h2>Places to rest</h2>
<p>Not everyone who avoids steps uses a wheelchair. Someone with a weak heart needs a seat every 50 metres. Name benches on the way, and chairs with arms in the waiting room.</p>
<h2>The toilet</h2>
<p>For many visitors this is the question that decides. Note these facts:</p>
<ul>
<li>Where it is, and whether the way to it has steps</li>
<li>Clear width of the door, and whether it opens outwards</li>
<li>Space beside the toilet: left, right or both</li>
<li>Fold-down rails, and an emergency cord that reaches the floor</li>
<li>Key: where, and when</li>
</ul>
<p>Look at it on a busy day. Boxes and cleaning trolleys gather exactly where a wheelchair has to turn.</p>
`,
      question: {
        kind: 'choice',
        text: 'The accessible toilet has everything, but two boxes of paper stand beside it. What do you answer and do?',
        options: [
          {
            text: 'Answer “yes”: the boxes are not part of the building.',
            right: false,
            reason: 'On an ordinary day they are there. A visitor could not turn.',
          },
          {
            text: 'Answer “no” and leave it at that.',
            right: false,
            reason: 'The toilet exists. Two boxes can be moved in a minute, and then it helps people.',
          },
          {
            text: 'Have the boxes moved permanently, then answer “yes”.',
            right: true,
            reason: 'The answer describes an ordinary day, and now an ordinary day is right.',
          },
        ],
      },
    },
    {
      title: 'Practice: measure one route',
      subtitle: 'About 30 minutes with a folding rule',
      content: `
<h2>Measure first, then write</h2>
<p>Choose a building with at least one lift or ramp. Take a folding rule, a string of 75 cm and a pushchair or a suitcase on wheels.</p>
<ol>
<li>Push the wheels along the whole route. Note each place where they stop.</li>
<li>Measure the clear width of every door on the way.</li>
<li>Work out the slope of each ramp.</li>
<li>Check the turning space in front of the lift and in the toilet.</li>
<li>Write the route in at most eight sentences, in the order of the visitor.</li>
</ol>
<h3>Ask someone who knows</h3>
<p>Show your text to a person who uses a wheelchair or a walking frame, if they like to help. Ask what is missing. Do not ask them to test a route that you have not walked yourself.</p>
<p>You can keep your measurements in <a href="/apps/notes">Notes</a> until you enter them.</p>
`,
    },
  ],
  tr: [
    {
      title: 'Yol bir zincirdir',
      subtitle: 'En zayıf halkası kadar sağlamdır',
      content: `
<h2>Yolun tamamını izleyin</h2>
<p>Arkasındaki asansör bozuksa basamaksız girişin anlamı yoktur. Odanın kapısında eşik varsa asansörün de yoktur. Basamaksız yol, kaldırımdan hizmet verilen yere kadar kesintisiz gider ve geri döner. Bir halka koparsa ziyaretçi yarı yolda durur ve geri dönmek zorunda kalır.</p>
<figure><img width="640" height="320" src="/academy/step-free-route.svg" alt="İçi görünen bir bina. Kesintisiz bir çizgi kaldırımdan rampaya, geniş bir kapıdan asansöre ve üst kattaki odaya gidiyor."><figcaption>Yol tek bir çizgidir: kaldırım, rampa, kapı, asansör, oda.</figcaption></figure>
<h3>Zincirin halkaları</h3>
<ol>
<li>Duraktan veya otoparktan binaya</li>
<li>Kaldırımdan kapıya</li>
<li>Kapıdan içeri</li>
<li>Koridorlar boyunca, yukarı veya aşağı</li>
<li>Odaya ve bankoya</li>
<li>Tuvalete ve yeniden sokağa</li>
</ol>
<p>Bu rehberde rampası veya asansörü olmayan tek bir yüksek eşik bile yanıtı “yok” yapar. İstek üzerine getirilen rampa varsa yanıt “kısmen” olur.</p>
`,
      question: {
        kind: 'order',
        text: 'Yolun halkalarını, ziyaretçinin karşılaştığı sıraya koyun.',
        items: [
          'Yaya geçidindeki alçaltılmış kaldırım',
          'Basamakların yanındaki rampa',
          'Ana kapı',
          'İkinci kata çıkan asansör',
          'Muayene odasının kapısı',
        ],
        reason:
          'Yol, ziyaretçinin geldiği yönde kontrol edilir. Böylece her boşluğu, insanı durdurduğu yerde görürsünüz.',
      },
    },
    {
      title: 'Kapılar ve eşikler',
      subtitle: 'Net genişliği ve yüksekliği ölçün',
      content: `
<h2>Önemli olan net genişliktir</h2>
<p>Kapıyı sonuna kadar açın. Kapı kanadının kenarından karşı kasaya kadar ölçün. Net genişlik budur; kapının kendisinden küçüktür.</p>
<figure><img width="640" height="320" src="/academy/door-width.svg" alt="Önden görünen açık bir kapı. Uzun ok geçilebilen aralığı, kısa ok eşiğin yüksekliğini gösteriyor."><figcaption>Geçilebilen aralığı ve eşiğin yüksekliğini ölçün.</figcaption></figure>
<p>Birçok standart en az 80 cm net genişlik ister. Ülkenizdeki kurala bakın, ama sayıyı her durumda yayımlayın. Herkes kendi sandalyesinin genişliğini bilir.</p>
<h3>Eşikler</h3>
<p>Yüksekliği en yüksek noktada ölçün. İki santimetre, küçük bir ön tekerleği durdurabilir. “Neredeyse düz” değil, “eşik 2 cm” yazın.</p>
<h3>Nasıl açılıyor?</h3>
<ul>
<li>Kendiliğinden mi, düğmeyle mi, elle mi?</li>
<li>Ağır mı? Oturan biri tek başına açabilir mi?</li>
<li>Önünde düz bir alan var mı?</li>
</ul>
`,
      question: {
        kind: 'choice',
        text: 'Bir kapının genişliği 90 cm. Açıkken kanadın kenarı ve kolu, kasaya kadar 79 cm bırakıyor. Ne yazarsınız?',
        options: [
          {
            text: 'Net genişlik 79 cm',
            right: true,
            reason: 'Gerçekten var olan aralık budur; ziyaretçi kendi sandalyesiyle karşılaştırabilir.',
          },
          {
            text: 'Genişliği 90 cm',
            right: false,
            reason: 'Bu, kapının ölçüsüdür. Kapının kapladığı yerden kimse geçemez.',
          },
          {
            text: 'Yaklaşık 80 cm',
            right: false,
            reason: '79 cm’lik bir sandalye için eksik santimetre belirleyicidir. Yukarı yuvarlamayın.',
          },
          {
            text: 'Çoğu tekerlekli sandalye için yeterli genişlikte',
            right: false,
            reason: 'Tanımadığınız sandalyeler hakkında bir tahmindir.',
          },
        ],
      },
    },
    {
      title: 'Rampalar ve eğimler',
      subtitle: 'Yüksekliği uzunluğa bölün',
      content: `
<h2>Eğimi hesaplayın</h2>
<p>Rampanın ne kadar yükseldiğini ve uzunluğunu ölçün. Yüksekliği uzunluğa bölün. 360 cm’de 30 cm yükselen rampanın eğimi 1/12, yani yaklaşık %8’dir.</p>
<ul>
<li>1/20 (%5) hafif bir eğimdir. Birçok kişi tek başına çıkar.</li>
<li>1/12 (yaklaşık %8), birçok standardın izin verdiği en dik eğimdir.</li>
<li>1/8 (yaklaşık %13) güçlü bir yardımcı ister ve inerken tehlikelidir.</li>
</ul>
<p>Yargıyı değil, sayıları yayımlayın. Aynı eğim akülü sandalyeye kolay, yorgun kollara fazla gelir.</p>
<h3>Başka ne önemli?</h3>
<ul>
<li>Sabit mi, istek üzerine mi getiriliyor? Kim getiriyor, nasıl çağrılıyor?</li>
<li>Tekerleğin kaymaması için kenarı veya korkuluğu var mı?</li>
<li>Üstünde, kapıyı açmak için düz bir alan var mı?</li>
<li>Islanınca kayıyor mu?</li>
</ul>
<blockquote><p>İyi: “Basamakların sağında rampa: 4 m uzunluğunda, 30 cm yükseliyor, iki yanı korkuluklu.”</p></blockquote>
`,
      question: {
        kind: 'match',
        text: 'Her rampayı eğimiyle eşleştirin.',
        pairs: [
          { left: '4 m’de 20 cm yükseliyor', right: '1/20 (%5)' },
          { left: '3,6 m’de 30 cm yükseliyor', right: '1/12 (yaklaşık %8)' },
          { left: '4 m’de 50 cm yükseliyor', right: '1/8 (yaklaşık %13)' },
        ],
        reason: 'Yüksekliği aynı birimdeki uzunluğa bölün: 20’yi 400’e, 30’u 360’a, 50’yi 400’e.',
      },
    },
    {
      title: 'Asansörler, koridorlar ve dönüş',
      subtitle: 'İçeride hareket edecek yer',
      content: `
<h2>Asansör, kapısı olan küçük bir odadır</h2>
<p>Önce kapısının net genişliğini, sonra içinin genişliğini ve derinliğini ölçün. Şunları da not edin:</p>
<ul>
<li>Hangi katlara çıkıyor, hangilerine çıkmıyor?</li>
<li>Oturan biri düğmelere ulaşabiliyor mu?</li>
<li>Kat sesli söyleniyor mu, sayılar elle okunuyor mu?</li>
<li>Anahtar gerekiyor mu, kimde?</li>
</ul>
<h3>Koridorlar</h3>
<p>Olağan yeri değil, en dar yeri ölçün. Burası çoğu zaman bir saksı, fotokopi makinesi ya da sandalye sırasıdır. Mümkünse kaldırın. Değilse yazın.</p>
<h3>Dönecek yer</h3>
<p>Birçok standart, tekerlekli sandalyenin dönmesi için 150 cm çapında bir daire ister. Asansörün önünde, odada ve tuvalette buna bakın. 75 cm’lik bir ipi yere koyup pergel gibi çevirin.</p>
<blockquote><p>İyi: “0–2. katlara asansör: kapısı 80 cm, içi 110’a 140 cm.”</p></blockquote>
`,
    },
    {
      title: 'Otopark, dinlenme ve tuvalet',
      subtitle: 'Ziyareti mümkün kılanlar',
      content: `
<h2>Otopark</h2>
<p>Kaç geniş yer olduğunu, kapının ne kadar uzakta olduğunu ve zeminin sert olup olmadığını yazın. Çakıl, tekerleği durdurur. Park yeri ile kapı arasındaki kaldırımı da belirtin.</p>
<h2>Dinlenecek yerler</h2>
<p>Basamaktan kaçınan herkes tekerlekli sandalye kullanmaz. Kalbi zayıf olan biri 50 metrede bir oturmak ister. Yoldaki bankları ve bekleme salonundaki kollu sandalyeleri yazın.</p>
<h2>Tuvalet</h2>
<p>Birçok ziyaretçi için sonucu bu soru belirler. Şunları not edin:</p>
<ul>
<li>Nerede ve yolunda basamak var mı?</li>
<li>Kapının net genişliği ne kadar, dışarı mı açılıyor?</li>
<li>Klozetin hangi yanında boş yer var: sol, sağ, iki yan?</li>
<li>Katlanan tutunma barları ve yere kadar inen yardım ipi var mı?</li>
<li>Anahtar nerede ve ne zaman alınabiliyor?</li>
</ul>
<p>Tuvalete yoğun bir günde bakın. Kutular ve temizlik arabaları, tam da sandalyenin döneceği yerde birikir.</p>
`,
      question: {
        kind: 'choice',
        text: 'Erişilebilir tuvalette her şey var ama yanında iki koli kâğıt duruyor. Ne yanıt verir, ne yaparsınız?',
        options: [
          {
            text: '“Var” derim: Koliler binanın parçası değil.',
            right: false,
            reason: 'Sıradan bir günde oradalar. Ziyaretçi dönemez.',
          },
          {
            text: '“Yok” der, öyle bırakırım.',
            right: false,
            reason: 'Tuvalet var. İki koli bir dakikada kaldırılır ve tuvalet işe yarar.',
          },
          {
            text: 'Kolileri kalıcı olarak kaldırtır, sonra “var” derim.',
            right: true,
            reason: 'Yanıt sıradan bir günü anlatır; artık sıradan gün de doğrudur.',
          },
        ],
      },
    },
    {
      title: 'Uygulama: Bir yolu ölçün',
      subtitle: 'Metreyle, yaklaşık 30 dakika',
      content: `
<h2>Önce ölçün, sonra yazın</h2>
<p>En az bir asansörü veya rampası olan bir bina seçin. Yanınıza bir metre, 75 cm’lik bir ip ve bebek arabası ya da tekerlekli bir bavul alın.</p>
<ol>
<li>Tekerlekleri yol boyunca itin. Durdukları her yeri not edin.</li>
<li>Yoldaki her kapının net genişliğini ölçün.</li>
<li>Her rampanın eğimini hesaplayın.</li>
<li>Asansörün önünde ve tuvalette dönüş alanına bakın.</li>
<li>Yolu, ziyaretçinin sırasıyla en fazla sekiz cümlede yazın.</li>
</ol>
<h3>Bilen birine sorun</h3>
<p>Yardım etmek isterse metni tekerlekli sandalye veya yürüteç kullanan birine gösterin. Neyin eksik olduğunu sorun. Kendinizin yürümediği bir yolu ondan denemesini istemeyin.</p>
<p>Ölçülerinizi girene kadar <a href="/apps/notes">Notlar</a>’da tutabilirsiniz.</p>
`,
    },
  ],
};
