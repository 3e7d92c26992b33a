import type { CourseSteps } from '#mocks/academy/seed/courseText';

export const steps: CourseSteps = {
  en: [
    {
      title: 'Why cost keeps people away',
      subtitle: 'Silence about money is not neutral',
      content: `
<h2>People who cannot find the price expect the worst</h2>
<p>Someone with little money does not ask. They stay at home, or go to the emergency department when it is too late. A clear word about cost brings people who need you.</p>
<p>Visitors want to know three things before they go:</p>
<ul>
<li>Do I have to pay at all?</li>
<li>If so, about how much, and how can I pay?</li>
<li>Is there a way to pay less?</li>
</ul>
<h3>What holds writers back</h3>
<p>“Prices change.” Then write the date, or a range. “It depends.” Then say what it depends on. “They can call us.” Many will not, because the question embarrasses them.</p>
<blockquote><p>Poor: “Prices on request”</p></blockquote>
<blockquote><p>Good: “A first visit costs 30 to 45. With insurance you pay nothing.”</p></blockquote>
`,
    },
    {
      title: 'Choose the right answer',
      subtitle: 'Free, insured, paid and what lies between',
      content: `
<h2>One choice for the whole facility</h2>
<p>In this directory you choose how a visit is paid for. People can filter by it, so choose what is true for most visits:</p>
<ul>
<li>Free: nobody pays for what the facility offers.</li>
<li>Covered by insurance: insured visitors pay nothing, or only a small share.</li>
<li>Depends on income: people with less money pay less.</li>
<li>Paid: visitors pay themselves.</li>
<li>Some free, some paid: it depends on the service.</li>
<li>Not known: you cannot find out. Say so rather than guess.</li>
</ul>
<h3>“Free” is a strong word</h3>
<p>Choose it only if no bill can follow. A free first talk with a paid treatment is not free. If a deposit is paid back, say so in the note, because people still need the money on that day.</p>
`,
      question: {
        kind: 'match',
        text: 'Match each facility with the best choice.',
        pairs: [
          { left: 'A library: borrowing costs nothing, late books do', right: 'Some free, some paid' },
          { left: 'A food bank that never takes money', right: 'Free' },
          { left: 'A counselling centre that asks what you earn', right: 'Depends on income' },
          { left: 'A phone repair shop', right: 'Paid' },
        ],
        reason:
          'Only the food bank is free in every case. At the library a bill can follow, and the counselling centre sets its fee by what people earn.',
      },
    },
    {
      title: 'Write the note about the cost',
      subtitle: '300 characters that prevent a surprise',
      content: `
<h2>Say the amount, the unit and the limit</h2>
<p>The note has at most 300 characters. Use them for what the choice cannot say. A good note answers: how much, for what, and up to which amount.</p>
<blockquote><p>Poor: “Reasonable prices, reductions possible.”</p></blockquote>
<blockquote><p>Good: “Adults 5, children 2 for each visit, as of March 2026. Ten visits for the price of eight. Cash or card.”</p></blockquote>
<h3>Rules</h3>
<ol>
<li>Begin with the usual case, not with the exception.</li>
<li>Give the total that people pay, with taxes and fixed extras.</li>
<li>Write ranges honestly: “20 to 60, most repairs cost 35”.</li>
<li>Add the month, so that readers can judge how old the price is.</li>
<li>Say how to pay, above all if cards are not taken.</li>
</ol>
<p>A long list of prices belongs on the facility’s own website. Link to it, and name the three most common prices here.</p>
`,
      question: {
        kind: 'choice',
        text: 'Which note helps most?',
        options: [
          {
            text: 'Repairs 20 to 60, most cost 35 (May 2026). We name the price before we start. Cash only.',
            right: true,
            reason: 'It has a range, the usual case, a date, a promise and how to pay.',
          },
          {
            text: 'From 10',
            right: false,
            reason: '“From” names the smallest amount. Nobody learns what they will probably pay.',
          },
          {
            text: 'The cheapest repairs in town, ask us!',
            right: false,
            reason: 'It praises and sends people to the phone. There is no amount in it.',
          },
          {
            text: '29.41 plus tax, plus material, plus service charge',
            right: false,
            reason: 'The number looks exact, but readers cannot work out the total.',
          },
        ],
      },
    },
    {
      title: 'Who pays less',
      subtitle: 'Reductions without shame',
      content: `
<h2>Make it easy to ask for less</h2>
<p>Reductions help only people who know about them. Name the groups, the proof and the person to ask. Use words that do not sort people into good and bad.</p>
<blockquote><p>Poor: “The needy may apply for a discount if they can prove their poverty.”</p></blockquote>
<blockquote><p>Good: “You pay half if you receive benefits, study or are over 65. Show any letter about it at the desk.”</p></blockquote>
<h3>Say what happens without money</h3>
<p>Some places treat or help people who cannot pay. If yours does, write it plainly: “You get help even if you cannot pay today.” This one sentence may be the most important on the page.</p>
<h3>Ask for little proof</h3>
<ul>
<li>Name one document that is enough, not a list of five.</li>
<li>Look at it and hand it back. There is no need to copy it.</li>
<li>Let people show it quietly, not in front of a queue.</li>
</ul>
`,
      question: {
        kind: 'order',
        text: 'Put the sentences about a reduction in the order that helps readers most.',
        items: [
          'You pay half if you study, receive benefits or are over 65.',
          'Show one letter or card about it at the desk.',
          'If you cannot pay today, we will find a solution together.',
          'The price list with all cases is on our website.',
        ],
        reason:
          'First people learn whether it concerns them, then what to do. After that comes help for hard cases, and details last.',
      },
    },
    {
      title: 'Practice: find the hidden cost',
      subtitle: 'About 15 minutes',
      content: `
<h2>Follow the money of one visit</h2>
<p>Choose a facility where visitors pay something. Your own is best.</p>
<ol>
<li>Write down everything a visitor spends on one visit: entry, deposit, copy, parking.</li>
<li>Mark what a stranger could not know in advance.</li>
<li>Choose the answer from step 2 that fits most visits.</li>
<li>Write the note in at most 300 characters, with a month in it.</li>
<li>Write one sentence for people who cannot pay.</li>
</ol>
<h3>Test it with numbers</h3>
<p>Give the note to someone and ask: “You come with two children. How much money do you take with you?” If their answer is wrong by more than a quarter, write the note again.</p>
<p>If you manage a facility, change the cost under <a href="/account/facility">My facilities</a>. Add a task to <a href="/apps/tasks">Tasks</a> for the month in which your prices usually change.</p>
`,
    },
  ],
  tr: [
    {
      title: 'Ücret insanları neden uzak tutar?',
      subtitle: 'Para konusunda susmak tarafsızlık değildir',
      content: `
<h2>Fiyatı bulamayan, en kötüsünü düşünür</h2>
<p>Parası az olan kişi sormaz. Evde kalır ya da iş işten geçince acile gider. Ücretle ilgili açık bir söz, size ihtiyacı olanları getirir.</p>
<p>Ziyaretçiler gitmeden önce üç şeyi bilmek ister:</p>
<ul>
<li>Para ödemem gerekiyor mu?</li>
<li>Gerekiyorsa aşağı yukarı ne kadar ve nasıl ödeyebilirim?</li>
<li>Daha az ödemenin bir yolu var mı?</li>
</ul>
<h3>Yazanı ne engelliyor?</h3>
<p>“Fiyatlar değişiyor.” Öyleyse tarihini ya da bir aralık yazın. “Duruma göre değişir.” Öyleyse neye göre değiştiğini söyleyin. “Arayıp sorabilirler.” Çoğu aramaz, çünkü bu soruyu sormaktan utanır.</p>
<blockquote><p>Zayıf: “Fiyat için arayın”</p></blockquote>
<blockquote><p>İyi: “İlk muayene 30 ile 45 arasında. Sigortalıysanız ücret ödemezsiniz.”</p></blockquote>
`,
    },
    {
      title: 'Doğru yanıtı seçin',
      subtitle: 'Ücretsiz, sigortalı, ücretli ve arada kalanlar',
      content: `
<h2>Tesisin tamamı için tek seçim</h2>
<p>Bu rehberde ziyaretin nasıl ödendiğini seçersiniz. İnsanlar buna göre filtreleyebilir; ziyaretlerin çoğu için doğru olanı seçin:</p>
<ul>
<li>Ücretsiz: Tesisin sunduğu şeyler için kimse para ödemez.</li>
<li>Sigorta karşılar: Sigortalılar hiç ödemez ya da küçük bir pay öder.</li>
<li>Gelire göre: Geliri az olan daha az öder.</li>
<li>Ücretli: Ziyaretçiler kendileri öder.</li>
<li>Bir kısmı ücretsiz, bir kısmı ücretli: Hizmete göre değişir.</li>
<li>Bilinmiyor: Öğrenemediniz. Tahmin etmektense bunu söyleyin.</li>
</ul>
<h3>“Ücretsiz” güçlü bir sözdür</h3>
<p>Bunu ancak arkasından fatura gelmeyecekse seçin. İlk görüşmesi ücretsiz, tedavisi ücretli bir yer ücretsiz değildir. Depozito geri veriliyorsa notta belirtin; insanların o gün yanında yine de para olması gerekir.</p>
`,
      question: {
        kind: 'match',
        text: 'Her tesisi en uygun seçimle eşleştirin.',
        pairs: [
          {
            left: 'Kütüphane: Ödünç almak ücretsiz, geciken kitap ücretli',
            right: 'Bir kısmı ücretsiz, bir kısmı ücretli',
          },
          { left: 'Hiç para almayan bir gıda bankası', right: 'Ücretsiz' },
          { left: 'Kazancınızı soran bir danışma merkezi', right: 'Gelire göre' },
          { left: 'Telefon tamircisi', right: 'Ücretli' },
        ],
        reason:
          'Her durumda ücretsiz olan yalnızca gıda bankasıdır. Kütüphanede sonradan bir ücret çıkabilir; danışma merkezi ücreti kazanca göre belirler.',
      },
    },
    {
      title: 'Ücretle ilgili notu yazın',
      subtitle: 'Sürprizi önleyen 300 karakter',
      content: `
<h2>Tutarı, birimi ve sınırı söyleyin</h2>
<p>Not en fazla 300 karakterdir. Bunu, seçimin söyleyemediği bilgiler için kullanın. İyi bir not şunları yanıtlar: ne kadar, ne için ve en çok kaça kadar?</p>
<blockquote><p>Zayıf: “Uygun fiyatlar, indirim yapılabilir.”</p></blockquote>
<blockquote><p>İyi: “Her giriş yetişkinlere 5, çocuklara 2 (Mart 2026). On giriş, sekiz giriş fiyatına. Nakit veya kart.”</p></blockquote>
<h3>Kurallar</h3>
<ol>
<li>İstisnayla değil, olağan durumla başlayın.</li>
<li>Vergi ve sabit ekler dahil, ödenecek toplamı yazın.</li>
<li>Aralığı dürüst verin: “20 ile 60 arası, çoğu onarım 35”.</li>
<li>Ayı ekleyin; okur fiyatın ne kadar eski olduğunu anlasın.</li>
<li>Özellikle kart geçmiyorsa nasıl ödeneceğini belirtin.</li>
</ol>
<p>Uzun bir fiyat listesinin yeri tesisin kendi web sitesidir. Oraya bağlantı verin, burada en sık sorulan üç fiyatı yazın.</p>
`,
      question: {
        kind: 'choice',
        text: 'Hangi not en çok işe yarar?',
        options: [
          {
            text: 'Onarım 20 ile 60 arası, çoğu 35 (Mayıs 2026). Fiyatı işe başlamadan söyleriz. Yalnızca nakit.',
            right: true,
            reason: 'İçinde aralık, olağan durum, tarih, bir söz ve ödeme biçimi var.',
          },
          {
            text: '10’dan başlayan fiyatlarla',
            right: false,
            reason: 'Yalnızca en küçük tutarı söyler. Kimse büyük olasılıkla ne ödeyeceğini öğrenemez.',
          },
          {
            text: 'Şehrin en ucuz tamircisi, bize sorun!',
            right: false,
            reason: 'Över ve insanları telefona yönlendirir. İçinde hiçbir tutar yok.',
          },
          {
            text: '29,41 artı vergi, artı malzeme, artı servis ücreti',
            right: false,
            reason: 'Sayı kesin görünüyor ama okur toplamı hesaplayamaz.',
          },
        ],
      },
    },
    {
      title: 'Kimler daha az öder?',
      subtitle: 'Utandırmayan indirimler',
      content: `
<h2>Daha az ödemek istemeyi kolaylaştırın</h2>
<p>İndirim yalnızca ondan haberi olanların işine yarar. Kimlere uygulandığını, hangi belgenin gerektiğini ve kime sorulacağını yazın. İnsanları iyiler ve kötüler diye ayırmayan sözcükler kullanın.</p>
<blockquote><p>Zayıf: “Muhtaç olanlar, yoksulluklarını kanıtlamak kaydıyla indirim talep edebilir.”</p></blockquote>
<blockquote><p>İyi: “Sosyal yardım alıyorsanız, öğrenciyseniz veya 65 yaşın üzerindeyseniz yarısını ödersiniz. Bunu gösteren bir belgeyi danışmada göstermeniz yeterli.”</p></blockquote>
<h3>Para yoksa ne olacağını söyleyin</h3>
<p>Bazı yerler ödeyemeyenlere de yardım eder. Siz de ediyorsanız açıkça yazın: “Bugün ödeyemeseniz de yardım alırsınız.” Sayfadaki en önemli cümle bu olabilir.</p>
<h3>Az belge isteyin</h3>
<ul>
<li>Beş belgelik liste değil, yeterli olan tek belgeyi yazın.</li>
<li>Belgeye bakıp geri verin. Kopyasını almak gerekmez.</li>
<li>Belge sıradakilerin önünde değil, sessizce gösterilebilsin.</li>
</ul>
`,
      question: {
        kind: 'order',
        text: 'Bir indirimle ilgili cümleleri okura en çok yardım eden sıraya koyun.',
        items: [
          'Öğrenciyseniz, sosyal yardım alıyorsanız veya 65 yaşın üzerindeyseniz yarısını ödersiniz.',
          'Bunu gösteren bir belgeyi veya kartı danışmada gösterin.',
          'Bugün ödeyemiyorsanız birlikte bir çözüm buluruz.',
          'Tüm durumları içeren fiyat listesi web sitemizde.',
        ],
        reason:
          'İnsanlar önce kendilerini ilgilendirip ilgilendirmediğini, sonra ne yapacaklarını öğrenir. Ardından zor durumlar için yardım, en son ayrıntılar gelir.',
      },
    },
    {
      title: 'Uygulama: Gizli gideri bulun',
      subtitle: 'Yaklaşık 15 dakika',
      content: `
<h2>Bir ziyaretin parasını izleyin</h2>
<p>Ziyaretçilerin bir şey ödediği bir tesis seçin. En iyisi kendi tesisinizdir.</p>
<ol>
<li>Bir ziyarette harcanan her şeyi yazın: giriş, depozito, fotokopi, otopark.</li>
<li>Bir yabancının önceden bilemeyeceği giderleri işaretleyin.</li>
<li>İkinci adımdan, ziyaretlerin çoğuna uyan yanıtı seçin.</li>
<li>Notu en fazla 300 karakterle ve ayını belirterek yazın.</li>
<li>Ödeyemeyenler için bir cümle yazın.</li>
</ol>
<h3>Sayılarla deneyin</h3>
<p>Notu birine verin ve sorun: “İki çocukla geliyorsun. Yanına ne kadar para alırsın?” Yanıtı dörtte birden fazla sapıyorsa notu yeniden yazın.</p>
<p>Bir tesisin sorumlusuysanız ücreti <a href="/account/facility">Tesislerim</a> sayfasında değiştirin. Fiyatlarınızın genellikle değiştiği ay için <a href="/apps/tasks">Görevler</a>’e bir görev ekleyin.</p>
`,
    },
  ],
};
