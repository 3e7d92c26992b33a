import type { CourseSteps } from '#mocks/academy/seed/courseText';

export const steps: CourseSteps = {
  en: [
    {
      title: 'What a map does not say',
      subtitle: 'The last hundred metres',
      content: `
<h2>Maps are good until people arrive</h2>
<p>A map leads from home to the street. Then it leaves the visitor in front of a long wall with four doors. Words take over where the map ends.</p>
<p>In this directory each facility with a public address has directions for walking, cycling and driving. You do not need to describe the way across the town. Describe what follows:</p>
<ul>
<li>Which stop or car park is the right one</li>
<li>Which side of the building to go to</li>
<li>What the door looks like, and how it opens</li>
<li>Where to go once inside</li>
</ul>
<h3>Who needs it most</h3>
<p>A stranger in a hurry. A person who cannot see the sign. A parent with a pushchair. Someone who is afraid of the visit and turns back at the first obstacle. Write for them, and everyone else benefits.</p>
`,
      question: {
        kind: 'choice',
        text: 'Which sentence adds something that the map does not show?',
        options: [
          {
            text: 'We are in the north of Port Calder.',
            right: false,
            reason: 'Any map shows this at first sight.',
          },
          {
            text: 'From Station Road turn left into Mill Street.',
            right: false,
            reason: 'The directions say it already, step by step, from wherever people start.',
          },
          {
            text: 'Go through the gate to the courtyard; our door is the green one under the clock.',
            right: true,
            reason: 'No map knows gates, colours and clocks. These are the last metres.',
          },
          {
            text: 'Our postcode is 1040.',
            right: false,
            reason: 'The postcode is part of the address, and helps nobody find the door.',
          },
        ],
      },
    },
    {
      title: 'Landmarks that stay',
      subtitle: 'Choose what people can see, and what will still be there',
      content: `
<h2>Name what people see</h2>
<p>People do not count metres. They look for things: a bridge, a church, a yellow house. A good landmark can be seen from where the reader stands, and it is hard to confuse.</p>
<figure><img width="640" height="320" src="/academy/landmarks-on-the-way.svg" alt="A path leads from a bus stop past a bakery and over a crossing to a blue door; each turn has a dot."><figcaption>A landmark at every turn: the stop, the bakery, the crossing, the blue door.</figcaption></figure>
<h3>Good and poor landmarks</h3>
<ul>
<li>Good: bridges, stations, churches, parks, crossings with lights</li>
<li>Doubtful: shops and restaurants, because they move</li>
<li>Poor: parked cars, posters, trees in blossom, building sites</li>
</ul>
<p>Some readers cannot see landmarks. Add what can be felt or heard: a slope, a change from asphalt to cobbles, a fountain, the sound of the crossing.</p>
<h3>Left and right need a direction</h3>
<blockquote><p>Poor: “The door is on the left.”</p></blockquote>
<blockquote><p>Good: “With your back to the river, the door is on your left.”</p></blockquote>
`,
    },
    {
      title: 'Write the way step by step',
      subtitle: 'One action in each sentence',
      content: `
<h2>Start where people really arrive</h2>
<p>Choose one starting point for each group: the nearest stop, the car park, the bicycle stands. Give each its own short list. Then write one action in each sentence, in the order of walking.</p>
<blockquote><p>Poor: “After the bakery, which you reach by crossing the road that leads from the stop, we are on the right.”</p></blockquote>
<blockquote><p>Good: “Get off at North Quay. Cross the road at the lights. Pass the bakery. After 50 metres there is a blue door on your right.”</p></blockquote>
<h3>A pattern that works</h3>
<ol>
<li>Where you start</li>
<li>What you do</li>
<li>What you see next, so that you know you are right</li>
<li>What you see if you went too far</li>
</ol>
<p>The fourth point is often forgotten. “If you reach the bridge, you have gone too far” saves more time than any other sentence.</p>
`,
      question: {
        kind: 'order',
        text: 'Put the sentences into walking order.',
        items: [
          'Get off the bus at Town Hall.',
          'Cross the road at the traffic lights.',
          'Walk along the park until you hear the fountain.',
          'Ring the bell at the blue door behind the fountain.',
        ],
        reason: 'Each sentence begins where the one before ended. Nobody has to jump back.',
      },
    },
    {
      title: 'The door and what is behind it',
      subtitle: 'Bells, lifts and corridors',
      content: `
<h2>Arriving is more than reaching the address</h2>
<p>Many first visits fail inside the building. Nobody sits at the desk, the lift needs a key, the sign is behind a plant. Walk in as a stranger and write down what you need to know.</p>
<ul>
<li>How the door opens: by itself, by pushing, after ringing</li>
<li>Which bell to press, and its place: “third from the top”</li>
<li>Whether there are steps, and where the way without steps begins</li>
<li>Which floor, which side, which door number</li>
<li>Where to report, and what happens if no one is there</li>
</ul>
<blockquote><p>Poor: “We are on the second floor.”</p></blockquote>
<blockquote><p>Good: “Ring the third bell from the top. The lift is behind the stairs on the left. On the second floor turn right, to door 12.”</p></blockquote>
<h3>Where to put it</h3>
<p>Floor and entrance fit into address line 2. The rest belongs in the description, in a paragraph of its own that begins with “How to find us”.</p>
`,
      question: {
        kind: 'choice',
        text: 'A visitor in a wheelchair reads: “Ring at the main door, two steps up. Lift on the left.” What is missing most?',
        options: [
          {
            text: 'The colour of the main door',
            right: false,
            reason: 'The colour helps to find a door that this visitor cannot reach.',
          },
          {
            text: 'Where the entrance without steps is, or that there is none',
            right: true,
            reason: 'With two steps before the bell, the visitor can neither ring nor reach the lift.',
          },
          {
            text: 'How many people fit into the lift',
            right: false,
            reason: 'It may matter later. First the visitor has to get into the building.',
          },
        ],
      },
    },
    {
      title: 'Buses, bicycles and cars',
      subtitle: 'Facts that stay true',
      content: `
<h2>Name the stop, not the timetable</h2>
<p>Timetables change twice a year. Stops rarely do. Write the stop and the lines, and leave the minutes to the transport company.</p>
<blockquote><p>Poor: “Bus 14 leaves at 8:05 and 8:35.”</p></blockquote>
<blockquote><p>Good: “Stop North Quay, buses 14 and 22, tram 3. From there it is 200 metres on level ground.”</p></blockquote>
<h3>What each group asks</h3>
<ul>
<li>By bus or tram: Is there a crossing? Is the way level? Is there a seat on the way?</li>
<li>By bicycle: Are there stands? Are they lit and under a roof?</li>
<li>By car: Where can I stop to let someone out? What does parking cost?</li>
<li>By taxi: What should I tell the driver?</li>
</ul>
<p>Give distances in metres and say whether the way goes up. “Five minutes” is two for one person and fifteen for another.</p>
`,
      question: {
        kind: 'match',
        text: 'Match each visitor with the fact that helps most.',
        pairs: [
          { left: 'Comes by tram, walks with a stick', right: '200 metres, level, with a bench halfway' },
          { left: 'Drives a mother who cannot walk far', right: 'You can stop in front of the door for ten minutes' },
          { left: 'Comes by bicycle at night', right: 'Stands under a roof, lit until 22:00' },
        ],
        reason: 'Each fact answers the one question that decides whether this visitor can come.',
      },
    },
    {
      title: 'Practice: guide someone by phone',
      subtitle: 'About 20 minutes with a friend',
      content: `
<h2>Let your words lead the way</h2>
<p>Choose a place with a tricky entrance. Write the way from the nearest stop to the desk in at most ten sentences.</p>
<ol>
<li>Walk it once and note every landmark, turn and door.</li>
<li>Write one action in each sentence.</li>
<li>Add one sentence about going too far.</li>
<li>Add the way without steps, or say that there is none.</li>
<li>Ask a friend to walk it with your text only. Follow ten metres behind, and say nothing.</li>
</ol>
<h3>Where they stopped</h3>
<p>Each time your friend looks around, a sentence is missing. Write it. Then compare your text with the directions that a map gives, and keep only what the map does not say. To see directions in this directory, <a href="/search/facility">search</a> for a facility and choose “Directions”.</p>
`,
    },
  ],
  tr: [
    {
      title: 'Haritanın söylemediği',
      subtitle: 'Son yüz metre',
      content: `
<h2>Harita, varana kadar iyidir</h2>
<p>Harita evden sokağa kadar götürür. Sonra ziyaretçiyi dört kapılı uzun bir duvarın önünde bırakır. Haritanın bittiği yerde sözcükler başlar.</p>
<p>Bu rehberde adresi herkese açık olan her tesis için yürüyerek, bisikletle ve arabayla yol tarifi vardır. Şehrin içinden geçen yolu anlatmanız gerekmez. Sonrasını anlatın:</p>
<ul>
<li>Doğru durak veya otopark hangisi?</li>
<li>Binanın hangi tarafına gidilecek?</li>
<li>Kapı neye benziyor, nasıl açılıyor?</li>
<li>İçeri girince nereye gidilecek?</li>
</ul>
<h3>Buna en çok kimin ihtiyacı var?</h3>
<p>Acelesi olan bir yabancının. Tabelayı göremeyen birinin. Bebek arabası iten birinin. Gelmekten çekinen ve ilk engelde geri dönen birinin. Onlar için yazarsanız herkes yararlanır.</p>
`,
      question: {
        kind: 'choice',
        text: 'Hangi cümle haritanın göstermediği bir şey ekler?',
        options: [
          {
            text: 'Port Calder’ın kuzeyindeyiz.',
            right: false,
            reason: 'Bunu her harita ilk bakışta gösterir.',
          },
          {
            text: 'İstasyon Caddesi’nden sola, Değirmen Sokağı’na dönün.',
            right: false,
            reason: 'Yol tarifi bunu, nereden başlanırsa başlansın, adım adım zaten söyler.',
          },
          {
            text: 'Büyük kapıdan avluya girin; kapımız saatin altındaki yeşil kapı.',
            right: true,
            reason: 'Hiçbir harita avlu kapılarını, renkleri ve saatleri bilmez. Son metreler bunlardır.',
          },
          {
            text: 'Posta kodumuz 1040.',
            right: false,
            reason: 'Posta kodu adresin parçasıdır; kapıyı bulmaya yardım etmez.',
          },
        ],
      },
    },
    {
      title: 'Yerinde duran işaretler',
      subtitle: 'Görülebilen ve yarın da orada olacak şeyleri seçin',
      content: `
<h2>İnsanların gördüğünü yazın</h2>
<p>Kimse metre saymaz. İnsanlar bir köprü, bir cami, sarı bir ev arar. İyi bir işaret, okurun durduğu yerden görünür ve başka bir şeyle karışmaz.</p>
<figure><img width="640" height="320" src="/academy/landmarks-on-the-way.svg" alt="Otobüs durağından başlayan bir yol fırının önünden ve yaya geçidinden geçip mavi bir kapıya varıyor; her dönüşte bir nokta var."><figcaption>Her dönüşte bir işaret: durak, fırın, yaya geçidi, mavi kapı.</figcaption></figure>
<h3>İyi ve zayıf işaretler</h3>
<ul>
<li>İyi: köprüler, istasyonlar, camiler, parklar, ışıklı geçitler</li>
<li>Kuşkulu: dükkânlar ve lokantalar, çünkü taşınırlar</li>
<li>Zayıf: park etmiş arabalar, afişler, çiçek açmış ağaçlar, inşaatlar</li>
</ul>
<p>Bazı okurlar işaretleri göremez. Hissedilen veya duyulan şeyleri de ekleyin: bir yokuş, asfalttan parke taşına geçiş, bir çeşme, geçidin sesi.</p>
<h3>Sağ ve sol için yön gerekir</h3>
<blockquote><p>Zayıf: “Kapı solda.”</p></blockquote>
<blockquote><p>İyi: “Sırtınızı nehre verdiğinizde kapı solunuzda kalır.”</p></blockquote>
`,
    },
    {
      title: 'Yolu adım adım yazın',
      subtitle: 'Her cümlede tek bir iş',
      content: `
<h2>İnsanların gerçekten geldiği yerden başlayın</h2>
<p>Her grup için bir başlangıç seçin: en yakın durak, otopark, bisiklet parkı. Her birine kısa bir liste ayırın. Sonra yürüyüş sırasıyla, her cümlede tek bir işi anlatın.</p>
<blockquote><p>Zayıf: “Duraktan gelen yolu geçerek ulaşacağınız fırından sonra sağdayız.”</p></blockquote>
<blockquote><p>İyi: “Kuzey İskele’de inin. Işıklardan karşıya geçin. Fırını geçin. 50 metre sonra sağınızda mavi bir kapı var.”</p></blockquote>
<h3>İşe yarayan bir kalıp</h3>
<ol>
<li>Nereden başlıyorsunuz?</li>
<li>Ne yapıyorsunuz?</li>
<li>Doğru yolda olduğunuzu anlamak için sonra ne göreceksiniz?</li>
<li>Fazla giderseniz ne göreceksiniz?</li>
</ol>
<p>Dördüncüsü çoğu zaman unutulur. “Köprüye vardıysanız fazla gitmişsinizdir” cümlesi, hepsinden çok zaman kazandırır.</p>
`,
      question: {
        kind: 'order',
        text: 'Cümleleri yürüyüş sırasına koyun.',
        items: [
          'Belediye durağında otobüsten inin.',
          'Işıklardan karşıya geçin.',
          'Çeşmenin sesini duyana kadar park boyunca yürüyün.',
          'Çeşmenin arkasındaki mavi kapının zilini çalın.',
        ],
        reason: 'Her cümle, öncekinin bittiği yerde başlar. Kimse geri dönmek zorunda kalmaz.',
      },
    },
    {
      title: 'Kapı ve arkası',
      subtitle: 'Ziller, asansörler ve koridorlar',
      content: `
<h2>Varmak, adrese ulaşmaktan fazlasıdır</h2>
<p>İlk ziyaretlerin birçoğu binanın içinde aksar. Danışmada kimse yoktur, asansör için anahtar gerekir, tabela bir saksının arkasındadır. İçeri bir yabancı gibi girin ve bilinmesi gerekeni yazın.</p>
<ul>
<li>Kapı nasıl açılıyor: kendiliğinden, itince, zili çalınca?</li>
<li>Hangi zil ve nerede: “yukarıdan üçüncü”?</li>
<li>Basamak var mı, basamaksız yol nerede başlıyor?</li>
<li>Hangi kat, hangi taraf, kaç numaralı kapı?</li>
<li>Kime başvurulacak, kimse yoksa ne yapılacak?</li>
</ul>
<blockquote><p>Zayıf: “İkinci kattayız.”</p></blockquote>
<blockquote><p>İyi: “Yukarıdan üçüncü zili çalın. Asansör merdivenin arkasında, solda. İkinci katta sağa, 12 numaralı kapıya gidin.”</p></blockquote>
<h3>Nereye yazılır?</h3>
<p>Kat ve giriş, adres satırı 2’ye sığar. Gerisi tanıtımda, “Bizi nasıl bulursunuz?” diye başlayan ayrı bir paragrafta durmalıdır.</p>
`,
      question: {
        kind: 'choice',
        text: 'Tekerlekli sandalye kullanan bir ziyaretçi şunu okuyor: “İki basamak çıkıp ana kapının zilini çalın. Asansör solda.” En çok hangi bilgi eksik?',
        options: [
          {
            text: 'Ana kapının rengi',
            right: false,
            reason: 'Renk, bu ziyaretçinin ulaşamayacağı bir kapıyı bulmaya yarar.',
          },
          {
            text: 'Basamaksız girişin nerede olduğu ya da olmadığı',
            right: true,
            reason: 'Zilden önce iki basamak varsa ziyaretçi ne zili çalabilir ne asansöre ulaşabilir.',
          },
          {
            text: 'Asansörün kaç kişilik olduğu',
            right: false,
            reason: 'Sonradan önemli olabilir. Ziyaretçinin önce binaya girmesi gerekir.',
          },
        ],
      },
    },
    {
      title: 'Otobüs, bisiklet ve araba',
      subtitle: 'Kolay eskimeyen bilgiler',
      content: `
<h2>Saati değil, durağı yazın</h2>
<p>Tarifeler yılda iki kez değişir. Duraklar pek değişmez. Durağı ve hatları yazın, dakikaları ulaşım şirketine bırakın.</p>
<blockquote><p>Zayıf: “14 numaralı otobüs 8.05’te ve 8.35’te kalkar.”</p></blockquote>
<blockquote><p>İyi: “Kuzey İskele durağı; 14 ve 22 numaralı otobüsler, 3 numaralı tramvay. Oradan düz yolda 200 metre.”</p></blockquote>
<h3>Kim ne sorar?</h3>
<ul>
<li>Otobüs veya tramvayla gelen: Yaya geçidi var mı? Yol düz mü? Yolda oturacak yer var mı?</li>
<li>Bisikletle gelen: Bisiklet parkı var mı? Üstü kapalı ve aydınlık mı?</li>
<li>Arabayla gelen: Birini indirmek için nerede durabilirim? Otopark ne kadar?</li>
<li>Taksiyle gelen: Şoföre ne söylemeliyim?</li>
</ul>
<p>Uzaklığı metreyle verin ve yolun yokuş olup olmadığını söyleyin. “Beş dakika” biri için iki, başkası için on beş dakikadır.</p>
`,
      question: {
        kind: 'match',
        text: 'Her ziyaretçiyi en çok işine yarayan bilgiyle eşleştirin.',
        pairs: [
          { left: 'Tramvayla gelen, bastonla yürüyen biri', right: '200 metre, düz yol, ortasında bir bank' },
          {
            left: 'Uzun yürüyemeyen annesini arabayla getiren biri',
            right: 'Kapının önünde on dakika durabilirsiniz',
          },
          { left: 'Gece bisikletle gelen biri', right: 'Üstü kapalı, 22.00’ye kadar aydınlık bisiklet parkı' },
        ],
        reason: 'Her bilgi, o ziyaretçinin gelip gelemeyeceğini belirleyen tek soruyu yanıtlar.',
      },
    },
    {
      title: 'Uygulama: Birine yol gösterin',
      subtitle: 'Bir arkadaşla, yaklaşık 20 dakika',
      content: `
<h2>Yolu sözcükleriniz göstersin</h2>
<p>Girişi kolay bulunmayan bir yer seçin. En yakın duraktan danışmaya kadar olan yolu en fazla on cümleyle yazın.</p>
<ol>
<li>Yolu bir kez yürüyün; her işareti, dönüşü ve kapıyı not edin.</li>
<li>Her cümlede tek bir işi anlatın.</li>
<li>Fazla gidenler için bir cümle ekleyin.</li>
<li>Basamaksız yolu ekleyin ya da olmadığını söyleyin.</li>
<li>Bir arkadaşınızdan yolu yalnızca metninizle yürümesini isteyin. On metre arkasından gidin ve konuşmayın.</li>
</ol>
<h3>Nerede durdu?</h3>
<p>Arkadaşınız nerede çevresine bakındıysa orada bir cümle eksiktir. Onu yazın. Sonra metninizi bir haritanın tarifiyle karşılaştırın ve yalnızca haritanın söylemediklerini bırakın. Bu rehberdeki tarifleri görmek için bir tesis <a href="/search/facility">arayın</a> ve “Yol tarifi”ni seçin.</p>
`,
    },
  ],
};
