import type { CourseSteps } from '#mocks/academy/seed/courseText';

export const steps: CourseSteps = {
  en: [
    {
      title: 'Pictures that answer a question',
      subtitle: 'What a visitor wants to see before they go',
      content: `
<h2>A photo is information, not decoration</h2>
<p>Before a first visit, people worry about small things. Which door is it? Will I manage the steps? Where do I wait? One honest picture answers this faster than a paragraph.</p>
<figure><img width="640" height="320" src="/academy/photo-three-distances.svg" alt="Three photos side by side: a building seen from across the street, its door, and a reception desk."><figcaption>Three distances tell the way in: the street, the door, the desk.</figcaption></figure>
<h3>The three that matter most</h3>
<ol>
<li>The building from across the street, as you first see it</li>
<li>The entrance with its steps, ramp, bell and sign</li>
<li>The place where visitors go first: desk, counter or waiting room</li>
</ol>
<h3>What can be left out</h3>
<p>Smiling models, aerial views and close-ups of equipment look good. They answer no question of a visitor. Three useful photos are better than ten beautiful ones.</p>
`,
      question: {
        kind: 'order',
        text: 'Put the photos in the order in which a visitor meets what they show.',
        items: [
          'The building from the bus stop across the street',
          'The entrance with two steps and a bell',
          'The lift in the entrance hall',
          'The waiting room on the second floor',
        ],
        reason: 'In this order the pictures tell the way in, and each one says what comes next.',
      },
    },
    {
      title: 'Take the picture',
      subtitle: 'Light, height and an ordinary day',
      content: `
<h2>Show the place as it is</h2>
<p>You need no special camera. A phone is enough if you take your time.</p>
<ul>
<li>Choose a bright, cloudy day. Hard sun hides steps in the shade.</li>
<li>Stand where a visitor would stand, and hold the phone level.</li>
<li>Get the whole door into the picture, from the pavement to the sign.</li>
<li>Leave out nothing that matters. The two steps belong in the picture.</li>
<li>Take it with the lights on and the shutters up.</li>
</ul>
<blockquote><p>Poor: a bunch of flowers on the reception desk.</p></blockquote>
<blockquote><p>Good: the desk from the door, with the lower part for wheelchair users.</p></blockquote>
<h3>The file</h3>
<p>This directory takes up to ten photos as JPEG, PNG or WebP, each smaller than 5 MB. If a file is too large, your phone can save a smaller copy.</p>
`,
    },
    {
      title: 'People, plates and papers',
      subtitle: 'What must not be in the picture',
      content: `
<h2>Being somewhere can be private</h2>
<p>A person in the waiting room of a clinic tells the world something about their health. They did not agree to that. Do not show people without their consent, even from behind, if others could recognise them.</p>
<p>Before you publish, look at the whole picture for a full minute:</p>
<ul>
<li>Faces, also in mirrors and windows</li>
<li>Number plates of parked cars</li>
<li>Names on lists, screens, files and doorbells</li>
<li>Prescriptions and letters on the desk</li>
</ul>
<h3>It is easier to avoid than to hide</h3>
<p>Take the photo before opening time. If something is still visible, take it again. Blurred faces leave doubts, and a blur may be too weak.</p>
<h3>Consent</h3>
<p>Staff who want to appear should say so in writing, and know where the picture is shown. They may change their minds. Then you remove the photo.</p>
`,
      question: {
        kind: 'choice',
        text: 'Which photo of a clinic can you publish as it is?',
        options: [
          {
            text: 'The full waiting room, taken from behind, so that no face is visible',
            right: false,
            reason: 'People can be recognised by hair, clothes or a wheelchair. They have not agreed.',
          },
          {
            text: 'The empty waiting room, with the screen that calls patients by name',
            right: false,
            reason: 'The names on the screen are personal data. Turn it off and take the picture again.',
          },
          {
            text: 'The empty waiting room at 7:30, with the screen turned off',
            right: true,
            reason: 'It shows visitors where they will wait, and nothing about anyone else.',
          },
          {
            text: 'A patient who smiled at the camera when asked aloud',
            right: false,
            reason: 'A smile is no clear agreement to be shown on the web. Consent needs to be known and recorded.',
          },
        ],
      },
    },
    {
      title: 'Describe each photo',
      subtitle: 'For people who cannot see it',
      content: `
<h2>Say what the picture says</h2>
<p>A screen reader reads out the description of a photo. So does a page when the picture does not load. In this directory every photo needs one, with at most 150 characters.</p>
<p>Ask yourself what the photo is there for. Describe that, as you would on the phone.</p>
<blockquote><p>Poor: “Entrance”</p></blockquote>
<blockquote><p>Poor: “Beautiful photo of our entrance in autumn light”</p></blockquote>
<blockquote><p>Good: “Blue door next to the bakery, two steps up, with a bell on the right”</p></blockquote>
<h3>Rules that help</h3>
<ul>
<li>Do not begin with “photo of”. A screen reader already says that it is an image.</li>
<li>Name colours and positions: they help people with low sight on the spot.</li>
<li>Include words that can be read in the picture, if they matter.</li>
<li>Do not add what the picture does not show, such as opening hours.</li>
</ul>
`,
      question: {
        kind: 'match',
        text: 'Match each photo with its best description.',
        pairs: [
          {
            left: 'Door of a library on a side street',
            right: 'Green door under the word “Library”, no step, button on the left',
          },
          { left: 'Counter of a pharmacy', right: 'Long counter with a low part near the window' },
          { left: 'Car park behind a pool', right: 'Two wide spaces beside the back door, marked in yellow' },
        ],
        reason:
          'Each good description names what one looks for on arrival: the door, the low counter, the wide spaces.',
      },
    },
    {
      title: 'Practice: three photos',
      subtitle: 'About 20 minutes outside',
      content: `
<h2>Photograph a way in</h2>
<p>Choose a public place where you may take pictures: a library, a town hall, your own facility. Ask at the desk before you take one inside.</p>
<ol>
<li>Take the building, the door and the desk. Make two of each.</li>
<li>Check all six for faces, plates and papers. Delete those that show any.</li>
<li>Choose the best three and describe each in at most 150 characters.</li>
<li>Read the descriptions to someone with their eyes closed. Let them draw the door.</li>
</ol>
<h3>Compare the drawing</h3>
<p>What is missing in the drawing is missing in your description: a step, the side of the bell, the colour of the door. Add it.</p>
<p>If you manage a facility, add the photos under <a href="/account/facility">My facilities</a>. Look at them again once a year. A new sign or a new ramp makes an old photo wrong.</p>
`,
    },
  ],
  tr: [
    {
      title: 'Soruya yanıt veren fotoğraflar',
      subtitle: 'Ziyaretçi gitmeden önce ne görmek ister?',
      content: `
<h2>Fotoğraf süs değil, bilgidir</h2>
<p>İnsan bir yere ilk kez giderken küçük şeyleri merak eder. Hangi kapı? Basamakları çıkabilir miyim? Nerede bekleyeceğim? Dürüst bir fotoğraf bunları bir paragraftan daha çabuk yanıtlar.</p>
<figure><img width="640" height="320" src="/academy/photo-three-distances.svg" alt="Yan yana üç fotoğraf: karşı kaldırımdan bir bina, binanın kapısı ve bir danışma bankosu."><figcaption>Üç uzaklık içeriye giden yolu anlatır: sokak, kapı, danışma.</figcaption></figure>
<h3>En önemli üç fotoğraf</h3>
<ol>
<li>Karşı kaldırımdan, ilk görüldüğü hâliyle bina</li>
<li>Basamağı, rampası, zili ve tabelasıyla giriş</li>
<li>Ziyaretçinin ilk gittiği yer: danışma, banko veya bekleme salonu</li>
</ol>
<h3>Neler olmasa da olur?</h3>
<p>Gülümseyen modeller, havadan görüntüler ve yakın plan cihazlar güzel durur. Ama ziyaretçinin hiçbir sorusunu yanıtlamaz. İşe yarayan üç fotoğraf, güzel on fotoğraftan iyidir.</p>
`,
      question: {
        kind: 'order',
        text: 'Fotoğrafları, ziyaretçinin gösterilenlerle karşılaşma sırasına koyun.',
        items: [
          'Karşıdaki otobüs durağından bina',
          'İki basamağı ve ziliyle giriş',
          'Giriş holündeki asansör',
          'İkinci kattaki bekleme salonu',
        ],
        reason: 'Bu sırayla fotoğraflar içeriye giden yolu anlatır; her biri sırada ne olduğunu söyler.',
      },
    },
    {
      title: 'Fotoğrafı çekin',
      subtitle: 'Işık, yükseklik ve sıradan bir gün',
      content: `
<h2>Yeri olduğu gibi gösterin</h2>
<p>Özel bir makineye gerek yok. Acele etmezseniz telefon yeter.</p>
<ul>
<li>Aydınlık ama bulutlu bir gün seçin. Sert güneşte basamaklar gölgede kalır.</li>
<li>Ziyaretçinin duracağı yerde durun ve telefonu düz tutun.</li>
<li>Kaldırımdan tabelaya kadar kapının tamamını alın.</li>
<li>Önemli olanı dışarıda bırakmayın. İki basamak da fotoğrafta görünmeli.</li>
<li>Işıklar yanarken ve kepenkler açıkken çekin.</li>
</ul>
<blockquote><p>Zayıf: Danışma bankosundaki bir demet çiçek.</p></blockquote>
<blockquote><p>İyi: Kapıdan bakınca banko; tekerlekli sandalye kullananlar için alçak bölümüyle birlikte.</p></blockquote>
<h3>Dosya</h3>
<p>Bu rehber JPEG, PNG veya WebP biçiminde en fazla on fotoğraf alır; her biri 5 MB’tan küçük olmalıdır. Dosya büyükse telefonunuz daha küçük bir kopyasını kaydedebilir.</p>
`,
    },
    {
      title: 'İnsanlar, plakalar ve kâğıtlar',
      subtitle: 'Fotoğrafta bulunmaması gerekenler',
      content: `
<h2>Bir yerde bulunmak özel bir bilgi olabilir</h2>
<p>Bir kliniğin bekleme salonunda görünen kişi, sağlığıyla ilgili bir şeyi herkese söylemiş olur. Oysa buna izin vermemiştir. İzni olmayan kişileri, tanınabileceklerse arkadan bile göstermeyin.</p>
<p>Yayımlamadan önce fotoğrafın her yanına bir dakika boyunca bakın:</p>
<ul>
<li>Aynalardaki ve camlardaki yüzler</li>
<li>Park etmiş arabaların plakaları</li>
<li>Listelerde, ekranlarda, dosyalarda ve zillerde yazan adlar</li>
<li>Masadaki reçeteler ve mektuplar</li>
</ul>
<h3>Kaçınmak, gizlemekten kolaydır</h3>
<p>Fotoğrafı açılıştan önce çekin. Yine de bir şey görünüyorsa yeniden çekin. Bulanıklaştırılmış yüz kuşku bırakır; bulanıklık yeterli olmayabilir.</p>
<h3>İzin</h3>
<p>Görünmek isteyen çalışanlar bunu yazılı olarak bildirmeli ve fotoğrafın nerede gösterileceğini bilmelidir. Fikirlerini değiştirebilirler. O zaman fotoğrafı kaldırırsınız.</p>
`,
      question: {
        kind: 'choice',
        text: 'Bir kliniğin hangi fotoğrafını olduğu gibi yayımlayabilirsiniz?',
        options: [
          {
            text: 'Hiçbir yüz görünmesin diye arkadan çekilmiş dolu bekleme salonu',
            right: false,
            reason: 'İnsanlar saçından, giysisinden veya tekerlekli sandalyesinden tanınabilir. İzin de vermediler.',
          },
          {
            text: 'Hastaları adıyla çağıran ekranıyla boş bekleme salonu',
            right: false,
            reason: 'Ekrandaki adlar kişisel veridir. Ekranı kapatıp fotoğrafı yeniden çekin.',
          },
          {
            text: 'Saat 7.30’da, ekranı kapalı, boş bekleme salonu',
            right: true,
            reason: 'Ziyaretçiye nerede bekleyeceğini gösterir, başka kimse hakkında bir şey söylemez.',
          },
          {
            text: 'Sorulunca kameraya gülümseyen bir hasta',
            right: false,
            reason:
              'Gülümsemek, internette görünmeye açıkça izin vermek değildir. İzin bilinçli olmalı ve kaydedilmelidir.',
          },
        ],
      },
    },
    {
      title: 'Her fotoğrafı anlatın',
      subtitle: 'Göremeyenler için',
      content: `
<h2>Fotoğrafın söylediğini söyleyin</h2>
<p>Ekran okuyucu fotoğrafın açıklamasını sesli okur. Fotoğraf yüklenmezse sayfada da açıklama görünür. Bu rehberde her fotoğrafın en fazla 150 karakterlik bir açıklaması olmalıdır.</p>
<p>Fotoğrafın neden orada olduğunu kendinize sorun. Onu telefonda anlatır gibi anlatın.</p>
<blockquote><p>Zayıf: “Giriş”</p></blockquote>
<blockquote><p>Zayıf: “Girişimizin sonbahar ışığında çekilmiş güzel bir fotoğrafı”</p></blockquote>
<blockquote><p>İyi: “Fırının yanındaki mavi kapı; iki basamakla çıkılıyor, zil sağda”</p></blockquote>
<h3>Yardımcı kurallar</h3>
<ul>
<li>“Fotoğrafta …” diye başlamayın. Ekran okuyucu zaten görsel olduğunu söyler.</li>
<li>Renkleri ve yönleri yazın; az gören kişiye yerinde yardımcı olur.</li>
<li>Fotoğrafta okunan yazı önemliyse ekleyin.</li>
<li>Çalışma saatleri gibi fotoğrafta olmayan şeyleri eklemeyin.</li>
</ul>
`,
      question: {
        kind: 'match',
        text: 'Her fotoğrafı en iyi açıklamasıyla eşleştirin.',
        pairs: [
          {
            left: 'Yan sokakta bir kütüphane kapısı',
            right: '“Kütüphane” yazısının altında yeşil kapı, basamak yok, düğme solda',
          },
          { left: 'Bir eczanenin bankosu', right: 'Uzun banko, pencerenin yanında alçak bir bölüm' },
          { left: 'Havuzun arkasındaki otopark', right: 'Arka kapının yanında sarıyla işaretli iki geniş yer' },
        ],
        reason: 'İyi açıklama, gelince aranan şeyi adıyla söyler: kapı, alçak banko, geniş park yeri.',
      },
    },
    {
      title: 'Uygulama: Üç fotoğraf',
      subtitle: 'Dışarıda, yaklaşık 20 dakika',
      content: `
<h2>Bir yere girişi fotoğraflayın</h2>
<p>Fotoğraf çekebileceğiniz herkese açık bir yer seçin: kütüphane, belediye, kendi tesisiniz. İçeride çekmeden önce danışmaya sorun.</p>
<ol>
<li>Binayı, kapıyı ve danışmayı ikişer kez çekin.</li>
<li>Altısında da yüz, plaka ve kâğıt arayın. Bunlardan biri görünüyorsa silin.</li>
<li>En iyi üçünü seçin ve her birini en fazla 150 karakterle anlatın.</li>
<li>Açıklamaları gözleri kapalı birine okuyun. Kapıyı ona çizdirin.</li>
</ol>
<h3>Çizimle karşılaştırın</h3>
<p>Çizimde ne eksikse açıklamanızda da o eksiktir: bir basamak, zilin yeri, kapının rengi. Ekleyin.</p>
<p>Bir tesisin sorumlusuysanız fotoğrafları <a href="/account/facility">Tesislerim</a> sayfasında ekleyin. Yılda bir kez yeniden bakın. Yeni bir tabela veya rampa, eski fotoğrafı yanlış yapar.</p>
`,
    },
  ],
};
