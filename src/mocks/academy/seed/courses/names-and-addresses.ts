import type { CourseSteps } from '#mocks/academy/seed/courseText';

export const steps: CourseSteps = {
  en: [
    {
      title: 'The name on the sign',
      subtitle: 'Write the name that visitors see when they arrive',
      content: `
<h2>Use the name people can read at the door</h2>
<p>A visitor looks for a name on a wall. If the directory shows another name, they walk past or turn back. So write the name as shown on the sign.</p>
<ul>
<li>Leave out the legal form: “Ltd”, “Inc.” or “foundation under public law”.</li>
<li>Leave out slogans, phone numbers and the town, unless they are part of the sign.</li>
<li>Avoid writing the name in capitals, unless it is an abbreviation.</li>
<li>Keep the accents and letters of the language: “Çınar”, not “Cinar”.</li>
</ul>
<blockquote><p>Poor: “BEST DENTIST PORT CALDER – CALL NOW!”</p></blockquote>
<blockquote><p>Good: “Harbour Dental Practice”</p></blockquote>
<h3>Two places with one name</h3>
<p>Branches often share a name. If the sign tells them apart, do the same: “Harbour Pharmacy, North Quay”. If not, keep the plain name. The address tells them apart.</p>
`,
      question: {
        kind: 'choice',
        text: 'The sign says “Linden Library”. The papers say “Linden Municipal Library Services Ltd”. Staff call it “the Linden”. Which name do you enter?',
        options: [
          {
            text: 'Linden Municipal Library Services Ltd',
            right: false,
            reason: 'Nobody standing in the street will find this name. Papers are for contracts.',
          },
          {
            text: 'The Linden',
            right: false,
            reason: 'Only people who know the place already use this name.',
          },
          {
            text: 'LINDEN LIBRARY – books, films, internet',
            right: false,
            reason: 'Capitals are hard to read, and services have a field of their own.',
          },
          {
            text: 'Linden Library',
            right: true,
            reason: 'It is the name on the sign, so a visitor recognises it at the door.',
          },
        ],
      },
    },
    {
      title: 'The address, line by line',
      subtitle: 'What belongs where, and what does not',
      content: `
<h2>An address is for people and for machines</h2>
<p>A person reads it to a taxi driver. A map looks it up. Both fail if parts are in the wrong place.</p>
<ul>
<li>Address line 1: the building and the street, “14 Mill Street”.</li>
<li>Address line 2: what helps inside, “2nd floor, entrance B”.</li>
<li>Town and district: choose them from the lists.</li>
<li>Postcode: in Orvela it has 4 digits, for example 1040.</li>
</ul>
<h3>What does not belong in an address</h3>
<p>“Opposite the bank” is a direction, not an address. Banks move away, streets stay. Write such help in the description.</p>
<blockquote><p>Poor: line 1 “Mill St. near the bank, 2nd fl., Port Calder 1040”</p></blockquote>
<blockquote><p>Good: line 1 “14 Mill Street”, line 2 “2nd floor, entrance B”</p></blockquote>
<p>Write “Street” in full unless your country’s post office asks for a short form. Screen readers read “St.” as “saint” at times.</p>
`,
      question: {
        kind: 'match',
        text: 'Where does each part belong?',
        pairs: [
          { left: '27 Station Road', right: 'Address line 1' },
          { left: '3rd floor, left door', right: 'Address line 2' },
          { left: 'Across from the blue church', right: 'Description' },
          { left: '1040', right: 'Postcode' },
        ],
        reason:
          'Building and street come first, help inside comes second. Landmarks are directions and belong in the description.',
      },
    },
    {
      title: 'Put the pin on the entrance',
      subtitle: 'Why ten metres matter',
      content: `
<h2>The pin is where the route ends</h2>
<p>Directions lead to the pin. If it is in the middle of a large building, visitors end up on the wrong side of it. For someone on crutches that is a long way.</p>
<figure><img width="640" height="320" src="/academy/pin-at-the-entrance.svg" alt="A block of houses from above. One pin is in the middle of a roof, another at a door on the side street."><figcaption>The pin belongs on the door that visitors use, here on the side street.</figcaption></figure>
<h3>How to place it</h3>
<ol>
<li>Choose the town, so that its map appears.</li>
<li>Drag the pin to the entrance, or move it with the arrow keys.</li>
<li>Use the buttons for steps of 10 metres, or enter coordinates.</li>
<li>Compare the result with a street you know.</li>
</ol>
<p>If the step-free entrance is another door, still place the pin on the main entrance. Describe the way to the other door in the text, and the bell to ring there.</p>
`,
      question: {
        kind: 'order',
        text: 'A clinic moved into a large hospital. Put the work on its pin in order.',
        items: [
          'Find out which door its visitors use',
          'Choose the town, so that the map appears',
          'Move the pin to that door',
          'Follow the directions once and see where they end',
        ],
        reason:
          'You need to know the door before you can mark it. The test at the end shows whether directions really lead there.',
      },
    },
    {
      title: 'When an address must stay private',
      subtitle: 'Refuges, home offices and other exceptions',
      content: `
<h2>Some places must not be found by everyone</h2>
<p>A refuge protects people only while its location is unknown. A therapist who works at home may not want strangers at the door. For such cases you choose who can see the exact address:</p>
<ul>
<li>Everyone: the normal choice. Visitors get a map and directions.</li>
<li>Only the district is shown: for home offices and similar cases.</li>
<li>No one: for a refuge, or where the location must stay private.</li>
</ul>
<p>You are asked for the reason. Only administrators see it. The directory then publishes no exact location and gives no directions.</p>
<h3>Do not give it away elsewhere</h3>
<p>A hidden address is lost if another field reveals it. Check the name, the photos, the description and the website. A picture of the front door can be enough.</p>
<blockquote><p>Poor: address hidden, but the text says “next to St Mary’s school”.</p></blockquote>
<blockquote><p>Good: “Call us at any hour. We tell you how to reach us.”</p></blockquote>
`,
      question: {
        kind: 'choice',
        text: 'A refuge hides its address. Which details should be removed? Choose all that apply.',
        options: [
          {
            text: 'A photo of the street with its name',
            right: true,
            reason: 'The picture tells exactly what the hidden address keeps secret.',
          },
          {
            text: 'The phone number',
            right: false,
            reason: 'People who need help must be able to call. A number that does not reveal the place is safe.',
          },
          {
            text: 'The sentence “two minutes from the North Quay tram stop”',
            right: true,
            reason: 'With a stop and two minutes, there are only a few buildings left.',
          },
          {
            text: 'The languages that staff speak',
            right: false,
            reason: 'Languages help people decide to call, and say nothing about the location.',
          },
        ],
      },
    },
    {
      title: 'Practice: walk to the door',
      subtitle: 'About 20 minutes, on foot or on a map',
      content: `
<h2>Check one address as a stranger would</h2>
<p>Choose a facility near you, or one from <a href="/search/facility">the directory</a>. Pretend that you have never been there.</p>
<ol>
<li>Read the name and address aloud. Would you find the sign with them?</li>
<li>Stand in the street, or open its directions on the map. Where do they end?</li>
<li>Write down everything that you had to guess: floor, bell, side door.</li>
<li>Correct the name, both lines and the pin on paper.</li>
<li>Write one sentence that helps with the last 20 metres.</li>
</ol>
<h3>If you manage the facility</h3>
<p>Edit it under <a href="/account/facility">My facilities</a>. Changes to the name, the main category, the address or the pin are reviewed by an administrator. Visitors see the old details until then. Address line 2 is published immediately.</p>
<p>Keep your notes. You can use them again in the course about directions.</p>
`,
    },
  ],
  tr: [
    {
      title: 'Tabeladaki ad',
      subtitle: 'Ziyaretçilerin kapıda gördüğü adı yazın',
      content: `
<h2>Kapıda okunan adı kullanın</h2>
<p>Ziyaretçi duvarda bir ad arar. Rehberde başka bir ad yazıyorsa önünden geçip gider ya da geri döner. Bu yüzden adı tabelada yazdığı gibi girin.</p>
<ul>
<li>Şirket türünü yazmayın: “Ltd. Şti.”, “A.Ş.” gibi.</li>
<li>Tabelanın parçası değilse slogan, telefon veya şehir adı eklemeyin.</li>
<li>Kısaltma değilse adın tamamını büyük harfle yazmayın.</li>
<li>Dilin harflerini koruyun: “Cinar” değil, “Çınar”.</li>
</ul>
<blockquote><p>Zayıf: “PORT CALDER’IN EN İYİ DİŞÇİSİ – HEMEN ARAYIN!”</p></blockquote>
<blockquote><p>İyi: “Liman Diş Polikliniği”</p></blockquote>
<h3>Aynı adı taşıyan iki yer</h3>
<p>Şubeler çoğu zaman aynı adı taşır. Tabela onları ayırıyorsa siz de ayırın: “Liman Eczanesi, Kuzey İskele”. Ayırmıyorsa yalın adı bırakın; ikisini adres ayırır.</p>
`,
      question: {
        kind: 'choice',
        text: 'Tabelada “Ihlamur Kütüphanesi” yazıyor. Resmî adı “Ihlamur Belediye Kütüphane Hizmetleri Ltd. Şti.”. Çalışanlar ona “Ihlamur” diyor. Hangi adı girersiniz?',
        options: [
          {
            text: 'Ihlamur Belediye Kütüphane Hizmetleri Ltd. Şti.',
            right: false,
            reason: 'Sokakta duran kimse bu adı göremez. Resmî ad sözleşmeler içindir.',
          },
          {
            text: 'Ihlamur',
            right: false,
            reason: 'Bu adı yalnızca yeri zaten bilenler kullanır.',
          },
          {
            text: 'IHLAMUR KÜTÜPHANESİ – kitap, film, internet',
            right: false,
            reason: 'Büyük harf zor okunur; hizmetlerin de kendi alanı vardır.',
          },
          {
            text: 'Ihlamur Kütüphanesi',
            right: true,
            reason: 'Tabeladaki ad budur; ziyaretçi kapıda onu tanır.',
          },
        ],
      },
    },
    {
      title: 'Satır satır adres',
      subtitle: 'Ne nereye yazılır, ne yazılmaz?',
      content: `
<h2>Adresi hem insanlar hem makineler okur</h2>
<p>Biri onu taksi şoförüne okur, harita ise aratır. Bilgiler yanlış yerdeyse ikisi de yanılır.</p>
<ul>
<li>Adres satırı 1: sokak ve bina, “Değirmen Sokağı 14”.</li>
<li>Adres satırı 2: bina içinde işe yarayan bilgi, “2. kat, B girişi”.</li>
<li>Şehir ve semt: listelerden seçin.</li>
<li>Posta kodu: Orvela’da 4 rakamdır, örneğin 1040.</li>
</ul>
<h3>Adrese yazılmayacaklar</h3>
<p>“Bankanın karşısı” adres değil, tariftir. Banka taşınır, sokak kalır. Böyle ipuçlarını tanıtıma yazın.</p>
<blockquote><p>Zayıf: 1. satır “Değirmen Sk. bankanın yanı kat 2 Port Calder 1040”</p></blockquote>
<blockquote><p>İyi: 1. satır “Değirmen Sokağı 14”, 2. satır “2. kat, B girişi”</p></blockquote>
<p>Ülkenizdeki posta kurumu kısaltma istemiyorsa “Sokağı” sözcüğünü tam yazın. Ekran okuyucular “Sk.” gibi kısaltmaları harf harf okuyabilir.</p>
`,
      question: {
        kind: 'match',
        text: 'Her bilgi nereye yazılır?',
        pairs: [
          { left: 'İstasyon Caddesi 27', right: 'Adres satırı 1' },
          { left: '3. kat, soldaki kapı', right: 'Adres satırı 2' },
          { left: 'Mavi kilisenin karşısı', right: 'Tanıtım' },
          { left: '1040', right: 'Posta kodu' },
        ],
        reason:
          'Önce sokak ve bina, sonra bina içinde yardımcı olan bilgi gelir. Çevredeki yapılar tariftir; tanıtıma yazılır.',
      },
    },
    {
      title: 'İğneyi girişe koyun',
      subtitle: 'On metre neden önemlidir?',
      content: `
<h2>Yol tarifi iğnede biter</h2>
<p>Tarif, insanları iğneye götürür. İğne büyük bir binanın ortasındaysa ziyaretçi binanın yanlış tarafına varır. Koltuk değneğiyle yürüyen biri için bu uzun bir yoldur.</p>
<figure><img width="640" height="320" src="/academy/pin-at-the-entrance.svg" alt="Bir yapı adasının yukarıdan görünüşü. İğnelerden biri çatının ortasında, diğeri yan sokaktaki kapıda."><figcaption>İğnenin yeri, ziyaretçilerin kullandığı kapıdır; burada yan sokaktaki kapı.</figcaption></figure>
<h3>İğne nasıl yerleştirilir?</h3>
<ol>
<li>Haritanın görünmesi için şehri seçin.</li>
<li>İğneyi girişe sürükleyin veya ok tuşlarıyla taşıyın.</li>
<li>Düğmelerle onar metre ilerletin ya da koordinatları girin.</li>
<li>Sonucu bildiğiniz bir sokakla karşılaştırın.</li>
</ol>
<p>Basamaksız giriş başka bir kapıysa iğneyi yine ana girişe koyun. Diğer kapıya giden yolu ve orada çalınacak zili metinde anlatın. Böylece iki ziyaretçi de doğru yere varır.</p>
`,
      question: {
        kind: 'order',
        text: 'Bir poliklinik büyük bir hastanenin içine taşındı. İğnesi için yapılacakları sıralayın.',
        items: [
          'Ziyaretçilerin hangi kapıyı kullandığını öğrenin',
          'Haritanın görünmesi için şehri seçin',
          'İğneyi o kapıya taşıyın',
          'Yol tarifini bir kez izleyip nerede bittiğine bakın',
        ],
        reason:
          'Kapıyı bilmeden işaretleyemezsiniz. Sondaki deneme, tarifin gerçekten oraya götürüp götürmediğini gösterir.',
      },
    },
    {
      title: 'Adresin gizli kalması gerektiğinde',
      subtitle: 'Sığınaklar, ev ofisler ve diğer istisnalar',
      content: `
<h2>Bazı yerleri herkes bulamamalı</h2>
<p>Sığınak, yeri bilinmediği sürece korur. Evinde çalışan bir terapist de kapısında yabancı görmek istemeyebilir. Böyle durumlarda tam adresi kimlerin göreceğini seçersiniz:</p>
<ul>
<li>Herkes: olağan seçim. Ziyaretçiler haritayı ve yol tarifini görür.</li>
<li>Yalnızca semt: ev ofisler ve benzeri durumlar için.</li>
<li>Hiç kimse: sığınaklar veya konumu gizli kalması gereken yerler için.</li>
</ul>
<p>Sizden neden istenir; bunu yalnızca yöneticiler görür. Rehber bu tesisin kesin konumunu yayımlamaz ve yol tarifi vermez.</p>
<h3>Başka yerde ele vermeyin</h3>
<p>Başka bir alan belli ediyorsa adresi gizlemenin anlamı kalmaz. Adı, fotoğrafları, tanıtımı ve web sitesini kontrol edin. Kapının bir fotoğrafı bile yetebilir.</p>
<blockquote><p>Zayıf: Adres gizli ama metinde “Ihlamur İlkokulu’nun yanında” yazıyor.</p></blockquote>
<blockquote><p>İyi: “Günün her saati arayın. Bize nasıl ulaşacağınızı telefonda anlatırız.”</p></blockquote>
`,
      question: {
        kind: 'choice',
        text: 'Bir sığınak adresini gizliyor. Hangi bilgiler çıkarılmalı? Uygun olanların tümünü seçin.',
        options: [
          {
            text: 'Sokak adının okunduğu bir fotoğraf',
            right: true,
            reason: 'Gizlenen adresi fotoğraf olduğu gibi söylüyor.',
          },
          {
            text: 'Telefon numarası',
            right: false,
            reason: 'Yardıma ihtiyacı olanlar arayabilmeli. Yeri belli etmeyen bir numara güvenlidir.',
          },
          {
            text: '“Kuzey İskele tramvay durağına iki dakika” cümlesi',
            right: true,
            reason: 'Durak ve iki dakika bilinince geriye yalnızca birkaç bina kalır.',
          },
          {
            text: 'Çalışanların konuştuğu diller',
            right: false,
            reason: 'Diller aramaya karar vermeyi kolaylaştırır, konumla ilgili bir şey söylemez.',
          },
        ],
      },
    },
    {
      title: 'Uygulama: Kapıya kadar yürüyün',
      subtitle: 'Yürüyerek veya haritada, yaklaşık 20 dakika',
      content: `
<h2>Bir adresi yabancı gözüyle kontrol edin</h2>
<p>Yakınınızdaki bir tesisi veya <a href="/search/facility">rehberden</a> birini seçin. Oraya hiç gitmemiş gibi davranın.</p>
<ol>
<li>Adı ve adresi yüksek sesle okuyun. Bunlarla tabelayı bulabilir miydiniz?</li>
<li>Sokakta durun ya da yol tarifini haritada açın. Tarif nerede bitiyor?</li>
<li>Tahmin etmek zorunda kaldığınız her şeyi yazın: kat, zil, yan kapı.</li>
<li>Adı, iki adres satırını ve iğneyi kâğıt üzerinde düzeltin.</li>
<li>Son 20 metrede yardımcı olacak bir cümle yazın.</li>
</ol>
<h3>Tesisin sorumlusuysanız</h3>
<p>Tesisi <a href="/account/facility">Tesislerim</a> sayfasında düzenleyin. Ad, ana kategori, adres veya iğne değişikliklerini bir yönetici inceler. O zamana kadar ziyaretçiler eski bilgileri görür. Adres satırı 2 ise hemen yayımlanır.</p>
<p>Notlarınızı saklayın. Yol tarifi kursunda yeniden işinize yarayacak.</p>
`,
    },
  ],
};
