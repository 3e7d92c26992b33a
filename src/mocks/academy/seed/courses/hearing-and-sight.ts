import type { CourseSteps } from '#mocks/academy/seed/courseText';

export const steps: CourseSteps = {
  en: [
    {
      title: 'Many ways to hear and see',
      subtitle: 'What people can do decides what helps',
      content: `
<h2>There is no single solution</h2>
<p>Some deaf people sign and read little. Some hard of hearing people never learned to sign and rely on hearing aids. Some blind people read with their fingers, most listen to a screen reader. People with low sight may read large letters in good light.</p>
<p>So offer two ways for everything important: one to hear, one to see.</p>
<ul>
<li>A name is called aloud and shown on a screen.</li>
<li>A form exists on paper and as a web page.</li>
<li>A phone number comes with an address for text messages or email.</li>
</ul>
<h3>The most common barrier</h3>
<p>It is not a missing device. It is a page with a phone number as the only way to make an appointment. Give at least one way to write, and answer it as quickly as a call.</p>
`,
      question: {
        kind: 'match',
        text: 'Match each barrier with what removes it.',
        pairs: [
          { left: 'Appointments are made by phone only', right: 'Accept text messages and email, too' },
          { left: 'The next visitor is called by name', right: 'Show the name or number on a screen as well' },
          { left: 'A form is on paper in small print', right: 'Offer it in large print and as a web page' },
        ],
        reason:
          'Each time a second way is added: writing beside calling, seeing beside hearing, large or spoken beside small.',
      },
    },
    {
      title: 'Hearing aids and the loop',
      subtitle: 'A wire that works only when it is on',
      content: `
<h2>What a hearing loop does</h2>
<p>Hearing aids make everything louder, noise too. A hearing loop sends the voice at the microphone straight to the hearing aid, without the noise of the room. The hearing aid must be set to receive it.</p>
<figure><img width="640" height="320" src="/academy/hearing-loop.svg" alt="A counter with a wire around it and a sign with an ear. Waves go from the counter to the hearing aid of a visitor."><figcaption>The loop covers a counter or a room, not the whole building.</figcaption></figure>
<h3>Facts to publish</h3>
<ul>
<li>Where it is: at which desk, in which room</li>
<li>Whether it is always on, or who turns it on</li>
<li>When it was last tested</li>
</ul>
<h3>A test takes a minute</h3>
<p>Ask a visitor with a hearing aid, or buy a small receiver. Speak into the microphone and listen. Many loops have been silent for months and nobody noticed. If it does not work, answer “no” until it is mended.</p>
`,
      question: {
        kind: 'choice',
        text: 'The loop at the desk was installed six years ago. Nobody knows whether it works. What do you do?',
        options: [
          {
            text: 'Test it today, then answer according to the result.',
            right: true,
            reason: 'A minute with a receiver or a visitor’s hearing aid gives you a true answer.',
          },
          {
            text: 'Answer “yes”, because it was installed.',
            right: false,
            reason: 'Visitors need a loop that works. An installed box may be silent.',
          },
          {
            text: 'Answer “partly”, to be on the safe side.',
            right: false,
            reason: '“Partly” means that it works with a limit. Not knowing is something else.',
          },
          {
            text: 'Write “loop available on request”.',
            right: false,
            reason: 'Nobody can request what may be broken. The sentence only moves the problem to the visitor.',
          },
        ],
      },
    },
    {
      title: 'Signing, writing and captions',
      subtitle: 'Being understood without sound',
      content: `
<h2>Sign language is a language of its own</h2>
<p>Each country has its own sign language. It has its own grammar and is not the spoken language with gestures. So writing notes does not replace an interpreter when much depends on it, for example at a doctor’s.</p>
<h3>Facts to publish</h3>
<ul>
<li>Who signs: staff, or an interpreter who comes</li>
<li>On which days, and how many days before to book</li>
<li>Who pays. In many countries the visitor does not.</li>
<li>How to reach you in writing: text messages, email, textphone</li>
</ul>
<blockquote><p>Poor: “Deaf visitors should bring a companion.”</p></blockquote>
<blockquote><p>Good: “An interpreter is here on Tuesdays. For other days, write to us three working days before.”</p></blockquote>
<h3>Videos</h3>
<p>If you show a video on your website, add captions. They help deaf people, people on a noisy bus and people learning the language.</p>
`,
    },
    {
      title: 'Finding the way with low sight',
      subtitle: 'Light, contrast and things to feel',
      content: `
<h2>Most people with low sight see something</h2>
<p>They see a dark door in a light wall, but not a glass door in a glass wall. They see large letters in good light, but not grey letters on silver. Describe what stands out.</p>
<ul>
<li>Colours and contrast: “yellow door in a grey wall”</li>
<li>Edges: whether steps have a bright stripe and a rail</li>
<li>Floors: a strip to feel, a carpet that leads to the desk</li>
<li>Sounds: a speaking lift, a fountain, a radio at the desk</li>
<li>Dangers: glass doors, single steps, things that hang at head height</li>
</ul>
<h3>Assistance dogs</h3>
<p>Say that assistance dogs are welcome, and where there is water. Many countries require it. Visitors still worry until they read it.</p>
<blockquote><p>Poor: “Turn left at the sign.”</p></blockquote>
<blockquote><p>Good: “Follow the ribbed strip from the door. After ten steps the desk is on your left.”</p></blockquote>
`,
      question: {
        kind: 'choice',
        text: 'Which sentences help a person with low sight on the spot? Choose all that apply.',
        options: [
          {
            text: 'The desk is opposite the door, under three bright lamps.',
            right: true,
            reason: 'Light is easy to see, and “opposite” gives the direction.',
          },
          {
            text: 'Follow the signs.',
            right: false,
            reason: 'Signs are just what a person with low sight may not be able to read.',
          },
          {
            text: 'There is one step, with a yellow edge, behind the glass door.',
            right: true,
            reason: 'It warns of the step and of the glass, and names what can be seen.',
          },
          {
            text: 'You cannot miss it.',
            right: false,
            reason: 'Anyone can miss it. The sentence also makes the reader feel foolish.',
          },
        ],
      },
    },
    {
      title: 'Letters, forms and leaflets',
      subtitle: 'Print that can be read',
      content: `
<h2>Large print is more than a zoom</h2>
<p>Large print begins at 16 points. Some people need 20 or more. A photocopy at 140% gives grey letters on a huge sheet. Change the letters in the document instead and print it again.</p>
<ul>
<li>Plain letters without italics or long words in capitals</li>
<li>Dark on light, on paper that does not shine</li>
<li>Short lines that begin at the left edge</li>
<li>Nothing important in a picture only</li>
</ul>
<h3>Offer it before people ask</h3>
<p>Write at the top of each letter: “You can have this in large print, by email or read out on the phone.” Name a phone number and an address. Note what a person asked for, and send it that way the next time.</p>
<h3>Reading together</h3>
<p>Some visitors want someone to read a form to them and fill it in. Offer a quiet room. Read every word, also the small print, and let them say the answers.</p>
`,
    },
    {
      title: 'Practice: a visit without sound or sight',
      subtitle: 'About 20 minutes, with a friend',
      content: `
<h2>Try one service in two ways</h2>
<p>Choose a place that you know. You will not learn what it is like to be deaf or blind. But you will find gaps.</p>
<ol>
<li>Without sound: try to get an appointment without phoning. Note how long the answer takes.</li>
<li>Without sound: sit in the waiting room with earplugs. How would you know that it is your turn?</li>
<li>With low sight: read the main sign, the form and the screen from twice the usual distance.</li>
<li>Write four facts that a visitor should know, and one thing to change this month.</li>
</ol>
<h3>Ask people who know better</h3>
<p>Invite a local group of deaf or blind people to check your text, and pay them for their time. If you manage a facility, enter what you learned under <a href="/account/facility">My facilities</a>.</p>
`,
      question: {
        kind: 'order',
        text: 'A deaf visitor wants an appointment with an interpreter. Put your steps in order.',
        items: [
          'Answer the text message on the same day',
          'Offer two dates on which an interpreter can come',
          'Book the interpreter when the visitor has chosen',
          'Confirm day, time and the interpreter’s name in writing',
        ],
        reason: 'First an answer, then a choice, then the booking. Confirm at the end, when everything is certain.',
      },
    },
  ],
  tr: [
    {
      title: 'Duymanın ve görmenin birçok yolu',
      subtitle: 'Neyin yardım edeceğini, insanların ne yapabildiği belirler',
      content: `
<h2>Tek bir çözüm yoktur</h2>
<p>İşitme engelli insanların bir bölümü işaret dili kullanır ve az okur. Ağır işitenlerin çoğu işaret dili bilmez, işitme cihazına güvenir. Görme engellilerin bir bölümü parmaklarıyla okur, çoğu ekran okuyucu dinler. Az görenler iyi ışıkta büyük harfleri okuyabilir.</p>
<p>Bu yüzden önemli her şey için iki yol sunun: biri duymak, biri görmek için.</p>
<ul>
<li>Ad hem sesli söylenir hem ekranda gösterilir.</li>
<li>Form hem kâğıtta hem web sayfası olarak bulunur.</li>
<li>Telefon numarasının yanında kısa mesaj veya e-posta adresi vardır.</li>
</ul>
<h3>En sık görülen engel</h3>
<p>En sık görülen engel eksik bir cihaz değildir. Randevu almanın tek yolu olarak telefon numarası veren bir sayfadır. Yazmanın en az bir yolunu sunun ve yazılanı telefon kadar çabuk yanıtlayın.</p>
`,
      question: {
        kind: 'match',
        text: 'Her engeli, onu kaldıran çözümle eşleştirin.',
        pairs: [
          { left: 'Randevu yalnızca telefonla alınıyor', right: 'Kısa mesaj ve e-posta da kabul edin' },
          { left: 'Sıradaki kişi adıyla çağrılıyor', right: 'Adı veya numarayı ekranda da gösterin' },
          { left: 'Form kâğıtta ve küçük harflerle', right: 'Büyük puntolu ve web sayfası olarak da sunun' },
        ],
        reason:
          'Her seferinde ikinci bir yol eklenir: aramanın yanına yazmak, duymanın yanına görmek, küçüğün yanına büyük ya da sesli.',
      },
    },
    {
      title: 'İşitme cihazı ve işitme döngüsü',
      subtitle: 'Yalnızca açıkken çalışan bir tel',
      content: `
<h2>İşitme döngüsü ne yapar?</h2>
<p>İşitme cihazı her sesi, gürültüyü de yükseltir. İşitme döngüsü mikrofondaki sesi, odanın gürültüsü olmadan doğrudan cihaza iletir. Cihazın bunu alacak biçimde ayarlanmış olması gerekir.</p>
<figure><img width="640" height="320" src="/academy/hearing-loop.svg" alt="Çevresinde tel dolanan ve üzerinde kulak işareti olan bir banko. Dalgalar bankodan ziyaretçinin işitme cihazına gidiyor."><figcaption>Döngü bütün binayı değil, bir bankoyu veya odayı kapsar.</figcaption></figure>
<h3>Yayımlanacak bilgiler</h3>
<ul>
<li>Nerede: hangi bankoda, hangi odada?</li>
<li>Hep açık mı, açılması gerekiyorsa kim açıyor?</li>
<li>En son ne zaman denendi?</li>
</ul>
<h3>Denemek bir dakika sürer</h3>
<p>İşitme cihazı kullanan bir ziyaretçiden rica edin ya da küçük bir alıcı edinin. Mikrofona konuşun ve dinleyin. Birçok döngü aylardır sessizdir ve kimse fark etmemiştir. Çalışmıyorsa onarılana kadar “yok” yanıtını verin.</p>
`,
      question: {
        kind: 'choice',
        text: 'Danışmadaki döngü altı yıl önce kuruldu. Çalışıp çalışmadığını bilen yok. Ne yaparsınız?',
        options: [
          {
            text: 'Bugün dener, sonuca göre yanıt veririm.',
            right: true,
            reason: 'Bir alıcıyla veya bir ziyaretçinin cihazıyla bir dakika, size doğru yanıtı verir.',
          },
          {
            text: 'Kurulduğu için “var” derim.',
            right: false,
            reason: 'Ziyaretçiye çalışan bir döngü gerekir. Kurulu bir kutu sessiz olabilir.',
          },
          {
            text: 'İşi sağlama almak için “kısmen” derim.',
            right: false,
            reason: '“Kısmen”, bir koşulla çalıştığı anlamına gelir. Bilmemek başka bir şeydir.',
          },
          {
            text: '“İstek üzerine döngü sağlanır” yazarım.',
            right: false,
            reason: 'Bozuk olabilecek bir şey istenemez. Cümle, sorunu ziyaretçiye bırakmaktan başka işe yaramaz.',
          },
        ],
      },
    },
    {
      title: 'İşaret dili, yazı ve altyazı',
      subtitle: 'Ses olmadan anlaşılmak',
      content: `
<h2>İşaret dili başlı başına bir dildir</h2>
<p>Her ülkenin kendi işaret dili vardır. Kendi dil bilgisi olan bir dildir; konuşulan dilin el hareketleri değildir. Bu yüzden, örneğin doktorda, sonucun önemli olduğu yerde not yazmak tercümanın yerini tutmaz.</p>
<h3>Yayımlanacak bilgiler</h3>
<ul>
<li>İşaret dilini kim biliyor: bir çalışan mı, dışarıdan gelen bir tercüman mı?</li>
<li>Hangi günler ve kaç gün önceden haber vermek gerekiyor?</li>
<li>Ücreti kim ödüyor? Birçok ülkede ziyaretçi ödemez.</li>
<li>Size yazıyla nasıl ulaşılıyor: kısa mesaj, e-posta, yazılı telefon?</li>
</ul>
<blockquote><p>Zayıf: “İşitme engelli ziyaretçiler yanlarında refakatçi getirmelidir.”</p></blockquote>
<blockquote><p>İyi: “Tercüman salı günleri burada. Diğer günler için üç iş günü önceden bize yazın.”</p></blockquote>
<h3>Videolar</h3>
<p>Web sitenizde video varsa altyazı ekleyin. Altyazı; işitme engellilere, gürültülü otobüste izleyenlere ve dili öğrenenlere yardım eder.</p>
`,
    },
    {
      title: 'Az görenler yolu nasıl bulur?',
      subtitle: 'Işık, karşıtlık ve dokunulan şeyler',
      content: `
<h2>Az görenlerin çoğu bir şeyler görür</h2>
<p>Açık renk duvardaki koyu kapıyı görürler, cam duvardaki cam kapıyı görmezler. İyi ışıkta büyük harfleri görürler, gümüş üzerindeki gri harfleri görmezler. Göze çarpanı anlatın.</p>
<ul>
<li>Renk ve karşıtlık: “gri duvarda sarı kapı”</li>
<li>Kenarlar: Basamaklarda parlak şerit ve tırabzan var mı?</li>
<li>Zemin: hissedilebilir yüzey, danışmaya götüren halı</li>
<li>Sesler: konuşan asansör, çeşme, danışmadaki radyo</li>
<li>Tehlikeler: cam kapılar, tek basamaklar, baş hizasında asılı şeyler</li>
</ul>
<h3>Rehber köpekler</h3>
<p>Rehber köpeklerin içeri girebildiğini ve suyun nerede olduğunu yazın. Birçok ülkede bu zorunludur. Ziyaretçi okuyana kadar yine de kaygılanır.</p>
<blockquote><p>Zayıf: “Tabeladan sola dönün.”</p></blockquote>
<blockquote><p>İyi: “Kapıdan başlayan hissedilebilir yüzeyi izleyin. On adım sonra danışma solunuzda.”</p></blockquote>
`,
      question: {
        kind: 'choice',
        text: 'Hangi cümleler az gören birine yerinde yardım eder? Uygun olanların tümünü seçin.',
        options: [
          {
            text: 'Danışma kapının karşısında, üç parlak lambanın altında.',
            right: true,
            reason: 'Işık kolay görülür, “karşısında” da yönü söyler.',
          },
          {
            text: 'Tabelaları izleyin.',
            right: false,
            reason: 'Az gören birinin okuyamayabileceği şey tam da tabeladır.',
          },
          {
            text: 'Cam kapının ardında kenarı sarı tek bir basamak var.',
            right: true,
            reason: 'Hem basamak hem cam konusunda uyarır ve görülebilecek şeyi söyler.',
          },
          {
            text: 'Görmemeniz imkânsız.',
            right: false,
            reason: 'Herkes gözden kaçırabilir. Cümle, okura kendini beceriksiz hissettirir.',
          },
        ],
      },
    },
    {
      title: 'Mektuplar, formlar ve broşürler',
      subtitle: 'Okunabilen baskı',
      content: `
<h2>Büyük punto, büyütmekten fazlasıdır</h2>
<p>Büyük punto 16 puntoyla başlar. Bazı insanlara 20 ve üzeri gerekir. %140 büyütülmüş fotokopi, kocaman kâğıtta soluk harfler verir. Bunun yerine belgede harfleri büyütüp yeniden yazdırın.</p>
<ul>
<li>Sade harfler; italik ve tamamı büyük harfle yazılmış uzun sözcükler yok</li>
<li>Parlamayan kâğıtta, açık zemine koyu yazı</li>
<li>Sol kenardan başlayan kısa satırlar</li>
<li>Yalnızca görselde duran önemli bilgi yok</li>
</ul>
<h3>Sorulmadan sunun</h3>
<p>Her mektubun başına yazın: “Bunu büyük puntoyla, e-postayla veya telefonda okunarak alabilirsiniz.” Bir telefon numarası ve bir adres verin. Kimin ne istediğini not edin ve bir sonraki sefer öyle gönderin.</p>
<h3>Birlikte okumak</h3>
<p>Bazı ziyaretçiler formun okunmasını ve doldurulmasını ister. Sessiz bir oda sunun. Küçük yazılar dahil her sözcüğü okuyun, yanıtları onlar söylesin.</p>
`,
    },
    {
      title: 'Uygulama: Sessiz ve bulanık bir ziyaret',
      subtitle: 'Bir arkadaşla, yaklaşık 20 dakika',
      content: `
<h2>Bir hizmeti iki biçimde deneyin</h2>
<p>Bildiğiniz bir yer seçin. İşitme veya görme engelli olmanın nasıl bir şey olduğunu öğrenmezsiniz. Ama eksikleri bulursunuz.</p>
<ol>
<li>Ses olmadan: Telefon etmeden randevu almayı deneyin. Yanıtın ne kadar sürede geldiğini yazın.</li>
<li>Ses olmadan: Bekleme salonunda kulak tıkacıyla oturun. Sıranızın geldiğini nasıl anlardınız?</li>
<li>Az görerek: Ana tabelayı, formu ve ekranı her zamankinin iki katı uzaktan okuyun.</li>
<li>Ziyaretçinin bilmesi gereken dört şeyi ve bu ay değiştirilecek bir şeyi yazın.</li>
</ol>
<h3>Daha iyi bilenlere sorun</h3>
<p>Metninizi kontrol etmesi için yerel bir işitme veya görme engelliler derneğini davet edin ve emeklerinin karşılığını ödeyin. Bir tesisin sorumlusuysanız öğrendiklerinizi <a href="/account/facility">Tesislerim</a> sayfasında girin.</p>
`,
      question: {
        kind: 'order',
        text: 'İşitme engelli bir ziyaretçi, tercümanlı bir randevu istiyor. Yapacaklarınızı sıralayın.',
        items: [
          'Kısa mesajı aynı gün yanıtlayın',
          'Tercümanın gelebileceği iki tarih önerin',
          'Ziyaretçi seçince tercümanı ayarlayın',
          'Günü, saati ve tercümanın adını yazılı olarak bildirin',
        ],
        reason: 'Önce yanıt, sonra seçenek, ardından tercüman gelir. Her şey kesinleşince en son onay yazılır.',
      },
    },
  ],
};
