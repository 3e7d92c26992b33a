import type { CourseSteps } from '#mocks/academy/seed/courseText';

export const steps: CourseSteps = {
  en: [
    {
      title: 'Plain is not simple-minded',
      subtitle: 'Who gains from short sentences',
      content: `
<h2>Everyone reads in a hurry</h2>
<p>Experts like plain texts as well, because they have little time. People in pain, people with a crying child and people learning the language need them. Plain writing means: understood at the first reading, by the people it is for.</p>
<blockquote><p>Poor: “Utilisation of the facility is contingent upon prior registration.”</p></blockquote>
<blockquote><p>Good: “Register before you come.”</p></blockquote>
<h3>Three rules carry most of it</h3>
<ul>
<li>Say the most important thing first.</li>
<li>Put one thought into each sentence.</li>
<li>Use the word that the reader would use.</li>
</ul>
<p>Plain does not mean vague. “Bring your card” is plain and wrong if a certain card is meant. “Bring your insurance card” is just as plain, and true.</p>
`,
      question: {
        kind: 'choice',
        text: 'Which sentence is plain and exact?',
        options: [
          {
            text: 'Documentation must be presented upon arrival.',
            right: false,
            reason: 'It is exact in tone only. Nobody learns which document is needed.',
          },
          {
            text: 'Show your library card at the desk when you arrive.',
            right: true,
            reason: 'It says who does what, where and when, in words that everyone uses.',
          },
          {
            text: 'Just bring your stuff along!',
            right: false,
            reason: 'The words are easy, but “stuff” can be anything.',
          },
          {
            text: 'It is to be noted that identification is mandatory.',
            right: false,
            reason: 'The first six words say nothing, and “identification” does not say which document is meant.',
          },
        ],
      },
    },
    {
      title: 'Begin with the point',
      subtitle: 'The answer first, the reasons later',
      content: `
<h2>Turn the order round</h2>
<p>At school many of us learned to introduce, explain and conclude. Readers of a notice want the conclusion. Write it first. Those who want reasons read on.</p>
<blockquote><p>Poor: “Owing to the age of the pipes, an inspection took place in March. It showed that repairs are needed. The pool is therefore closed until 1 June.”</p></blockquote>
<blockquote><p>Good: “The pool is closed until 1 June. We are repairing the pipes. The pool in Mill Street is open.”</p></blockquote>
<h3>Questions that find the point</h3>
<ol>
<li>What does the reader have to do?</li>
<li>What changes for them?</li>
<li>From when until when?</li>
<li>What can they do instead?</li>
</ol>
<p>If you can cut the first sentence and nothing is lost, cut it. The second sentence is often the real beginning.</p>
`,
      question: {
        kind: 'order',
        text: 'Put the sentences of a notice in the most useful order.',
        items: [
          'The laboratory is closed on Friday, 12 June.',
          'For urgent blood tests, go to the clinic in Station Road.',
          'All other appointments on Friday move to Monday at the same time.',
          'We are installing new devices on that day.',
        ],
        reason: 'First what changes, then help for urgent cases, then for the others. The reason comes last.',
      },
    },
    {
      title: 'Sentences people can carry',
      subtitle: 'Length, verbs and who does what',
      content: `
<h2>One thought, one sentence</h2>
<p>A reader holds a sentence in mind until it ends. After 25 words the beginning is gone. Aim at 15 words on average, and let short ones follow long ones.</p>
<h3>Let people act</h3>
<p>Say who does what. Passive sentences hide the person, and readers wonder whether they are meant.</p>
<blockquote><p>Poor: “The form is to be handed in.”</p></blockquote>
<blockquote><p>Good: “Give the form to the nurse.”</p></blockquote>
<h3>Free the verbs</h3>
<p>Many nouns are verbs in a heavy coat. Take it off.</p>
<ul>
<li>“carry out an examination” becomes “examine”</li>
<li>“make a decision” becomes “decide”</li>
<li>“in the event of cancellation” becomes “if you cancel”</li>
</ul>
<h3>Say what to do, not what not to do</h3>
<p>“Do not forget to bring no more than two bags” makes anyone stumble. “Bring one or two bags” does not.</p>
`,
      question: {
        kind: 'match',
        text: 'Match each heavy phrase with its plain form.',
        pairs: [
          { left: 'prior to the commencement of treatment', right: 'before we begin' },
          { left: 'we are in receipt of your request', right: 'we have your request' },
          { left: 'payment may be effected in cash', right: 'you can pay cash' },
        ],
        reason: 'Each plain form has a person or an action, and half the words.',
      },
    },
    {
      title: 'Words and numbers',
      subtitle: 'Common, consistent, concrete',
      content: `
<h2>One thing, one word</h2>
<p>School teaches us to vary. On a page it confuses. If you call it “appointment” at the top, do not call it “visit” and “consultation” below. Readers look for three things where there is one.</p>
<h3>Technical words</h3>
<p>Some are needed. Explain each where it first appears, in half a sentence: “a referral, a letter from your doctor”. Write abbreviations out once. If it appears only once, leave the abbreviation away.</p>
<h3>Numbers and dates</h3>
<ul>
<li>Use digits: “3 days” is found faster than “three days” on a notice.</li>
<li>Write dates with the month as a word: “4 May”. 4/5 is April for some and May for others.</li>
<li>Write times with the 24-hour clock: 14:30.</li>
<li>Round where the exact number helps nobody: “about 200 metres”.</li>
</ul>
<blockquote><p>Poor: “Pls. submit by EOB 4/5.”</p></blockquote>
<blockquote><p>Good: “Please send it by 17:00 on 4 May.”</p></blockquote>
`,
    },
    {
      title: 'Check it with readers',
      subtitle: 'Three tests that cost nothing',
      content: `
<h2>Read it aloud</h2>
<p>Where you run out of breath, the sentence is too long. Where you stumble, a word is in the wrong place. Where you would say it differently, write it as you said it.</p>
<h2>Ask for it back</h2>
<p>Give the text to someone who has not seen it. Take it away and ask: “What do you have to do, and when?” Do not ask whether they understood. Everyone says yes.</p>
<h2>Count</h2>
<ul>
<li>Words in the longest sentence: at most 25</li>
<li>Sentences in the longest paragraph: at most five</li>
<li>Words that your neighbour does not use: none without an explanation</li>
</ul>
<h3>Turkish, English and other languages</h3>
<p>This directory speaks two languages. Do not translate word by word. Write the second text afresh for its readers, with the same facts. Let someone who grew up with the language read it. A plain text is also the best basis for every translation.</p>
`,
      question: {
        kind: 'choice',
        text: 'How do you find out whether a notice is understood?',
        options: [
          {
            text: 'Ask: “Did you understand everything?”',
            right: false,
            reason: 'People say yes out of politeness, or because they believe they did.',
          },
          {
            text: 'Let the colleague who wrote it check it again.',
            right: false,
            reason: 'The writer knows what is meant, and so reads what is not there.',
          },
          {
            text: 'Count how many people take the leaflet.',
            right: false,
            reason: 'It shows that the leaflet is there. It does not show what people understand.',
          },
          {
            text: 'Take it away and ask: “What will you do on Friday?”',
            right: true,
            reason: 'The answer shows what really arrived, and what is missing.',
          },
        ],
      },
    },
    {
      title: 'Practice: halve a text',
      subtitle: 'About 20 minutes',
      content: `
<h2>Half the words, all the facts</h2>
<p>Take a text of 150 to 250 words that annoys you: a notice, a letter, a page. Copy it into <a href="/apps/notes">Notes</a>.</p>
<ol>
<li>Underline every fact. There are usually fewer than ten.</li>
<li>Put the facts in the order of the reader.</li>
<li>Write them as sentences of at most 15 words.</li>
<li>Cross out praise, introductions and everything said twice.</li>
<li>Count. The new text should have half the words.</li>
</ol>
<h3>Test it</h3>
<p>Use the second test of the last step with one person. Mend what they did not know. Then put old and new side by side, and show them to the author of the old one. Be kind: nobody writes badly on purpose.</p>
<p>If a fact is missing at the end, put it back. Plain writing leaves out words, never facts.</p>
`,
    },
  ],
  tr: [
    {
      title: 'Yalın, basit demek değildir',
      subtitle: 'Kısa cümleler kimin işine yarar?',
      content: `
<h2>Herkes aceleyle okur</h2>
<p>Uzmanlar da yalın metni sever, çünkü zamanları azdır. Ağrısı olanların, kucağında çocuğu ağlayanların ve dili öğrenenlerin ise ona ihtiyacı vardır. Yalın yazmak şudur: Metni, kimin için yazıldıysa onlar ilk okuyuşta anlar ve ne yapacaklarını bilir.</p>
<blockquote><p>Zayıf: “Tesisin kullanımı ön kayıt şartına bağlıdır.”</p></blockquote>
<blockquote><p>İyi: “Gelmeden önce kaydolun.”</p></blockquote>
<h3>İşin çoğunu üç kural görür</h3>
<ul>
<li>En önemli şeyi önce söyleyin.</li>
<li>Her cümleye tek düşünce koyun.</li>
<li>Okurun kullandığı sözcüğü kullanın.</li>
</ul>
<p>Yalın, belirsiz demek değildir. Belirli bir kart gerekiyorsa “Kartınızı getirin” yalındır ama yanlıştır. “Sigorta kartınızı getirin” de o kadar yalındır, üstelik doğrudur. Okur ne arayacağını bilir.</p>
`,
      question: {
        kind: 'choice',
        text: 'Hangi cümle hem yalın hem kesin?',
        options: [
          {
            text: 'Gelişte gerekli evrak ibraz edilmelidir.',
            right: false,
            reason: 'Yalnızca sesi kesin. Hangi belgenin gerektiğini kimse öğrenemez.',
          },
          {
            text: 'Geldiğinizde danışmada kütüphane kartınızı gösterin.',
            right: true,
            reason: 'Kimin neyi nerede ve ne zaman yapacağını herkesin sözcükleriyle söyler.',
          },
          {
            text: 'Eşyalarınızı alın gelin!',
            right: false,
            reason: 'Sözcükler kolay ama “eşya” her şey olabilir.',
          },
          {
            text: 'Kimlik ibrazının zorunlu olduğu hususu önemle hatırlatılır.',
            right: false,
            reason: 'Sözcüklerin yarısı bir şey söylemiyor; hangi kimlik olduğu da belirsiz.',
          },
        ],
      },
    },
    {
      title: 'Sonuçla başlayın',
      subtitle: 'Önce yanıt, sonra nedenler',
      content: `
<h2>Sırayı tersine çevirin</h2>
<p>Çoğumuz okulda giriş, gelişme ve sonuç yazmayı öğrendik. Duyuru okuyan ise sonucu ister. Onu başa yazın. Nedenini merak eden okumayı sürdürür.</p>
<blockquote><p>Zayıf: “Boruların eskiliği nedeniyle martta bir inceleme yapılmış, onarım gerektiği anlaşılmıştır. Bu nedenle havuz 1 Haziran’a kadar kapalıdır.”</p></blockquote>
<blockquote><p>İyi: “Havuz 1 Haziran’a kadar kapalı. Boruları onarıyoruz. Değirmen Sokağı’ndaki havuz açık.”</p></blockquote>
<h3>Sonucu bulduran sorular</h3>
<ol>
<li>Okurun ne yapması gerekiyor?</li>
<li>Onun için ne değişiyor?</li>
<li>Ne zamandan ne zamana kadar?</li>
<li>Yerine ne yapabilir?</li>
</ol>
<p>İlk cümleyi silince bir şey kaybolmuyorsa silin. Gerçek başlangıç çoğu zaman ikinci cümledir; ilki yalnızca yazarın ısınma turudur.</p>
`,
      question: {
        kind: 'order',
        text: 'Bir duyurunun cümlelerini en yararlı sıraya koyun.',
        items: [
          'Laboratuvar 12 Haziran Cuma günü kapalı.',
          'Acil kan tahlili için İstasyon Caddesi’ndeki polikliniğe gidin.',
          'Cuma günkü diğer randevular pazartesi aynı saate alındı.',
          'O gün yeni cihazlar kuruyoruz.',
        ],
        reason: 'Önce neyin değiştiği, sonra acil olanlar, ardından diğerleri için çözüm gelir. Neden en sona kalır.',
      },
    },
    {
      title: 'Taşınabilir cümleler',
      subtitle: 'Uzunluk, fiiller ve kimin ne yaptığı',
      content: `
<h2>Bir düşünce, bir cümle</h2>
<p>Okur, cümleyi bitene kadar aklında tutar. Türkçede fiil sonda olduğu için uzun cümle daha da yorucudur. Ortalama 12 sözcük hedefleyin; uzun cümlenin ardından kısa bir cümle gelsin.</p>
<h3>İşi yapanı söyleyin</h3>
<p>Kimin ne yaptığını yazın. Edilgen cümle kişiyi gizler; okur kendisinin mi kastedildiğini anlayamaz.</p>
<blockquote><p>Zayıf: “Form teslim edilecektir.”</p></blockquote>
<blockquote><p>İyi: “Formu hemşireye verin.”</p></blockquote>
<h3>Fiilleri serbest bırakın</h3>
<p>Birçok ad, kalın palto giymiş bir fiildir. Paltoyu çıkarın.</p>
<ul>
<li>“muayene işlemi gerçekleştirmek” yerine “muayene etmek”</li>
<li>“karar alma yoluna gitmek” yerine “karar vermek”</li>
<li>“iptal edilmesi durumunda” yerine “iptal ederseniz”</li>
</ul>
<h3>Ne yapılmayacağını değil, ne yapılacağını söyleyin</h3>
<p>“İkiden fazla çanta getirmemeyi unutmayın” herkesi tökezletir. “Bir ya da iki çanta getirin” tökezletmez.</p>
`,
      question: {
        kind: 'match',
        text: 'Her ağır ifadeyi yalın biçimiyle eşleştirin.',
        pairs: [
          { left: 'tedaviye başlanması öncesinde', right: 'başlamadan önce' },
          { left: 'başvurunuz tarafımıza ulaşmış bulunmaktadır', right: 'başvurunuzu aldık' },
          { left: 'ödemenin nakit yapılması mümkündür', right: 'nakit ödeyebilirsiniz' },
        ],
        reason: 'Yalın biçimlerde bir kişi ya da bir eylem vardır; sözcük sayısı da yarıya iner.',
      },
    },
    {
      title: 'Sözcükler ve sayılar',
      subtitle: 'Bilinen, tutarlı, somut',
      content: `
<h2>Bir şeye bir ad</h2>
<p>Okulda yinelemeden kaçınmayı öğreniriz. Sayfada bu kafa karıştırır. Yukarıda “randevu” dediğinize aşağıda “görüşme” ve “muayene” demeyin. Okur tek bir şey yerine üç şey arar.</p>
<h3>Teknik sözcükler</h3>
<p>Bazıları gereklidir. İlk geçtiği yerde yarım cümleyle açıklayın: “sevk, yani doktorunuzun yazdığı yönlendirme”. Kısaltmayı bir kez açık yazın. Yalnızca bir yerde geçiyorsa kısaltma kullanmayın.</p>
<h3>Sayılar ve tarihler</h3>
<ul>
<li>Rakam kullanın: Duyuruda “3 gün”, “üç gün”den çabuk bulunur.</li>
<li>Ayı yazıyla yazın: “4 Mayıs”. 4/5 kimine göre nisan, kimine göre mayıstır.</li>
<li>Saati 24 saat biçiminde yazın: 14.30.</li>
<li>Kesin sayı işe yaramıyorsa yuvarlayın: “yaklaşık 200 metre”.</li>
</ul>
<blockquote><p>Zayıf: “4/5 mesai bitimine kadar iletiniz.”</p></blockquote>
<blockquote><p>İyi: “Lütfen 4 Mayıs saat 17.00’ye kadar gönderin.”</p></blockquote>
`,
    },
    {
      title: 'Okurlarla sınayın',
      subtitle: 'Üç ücretsiz sınama',
      content: `
<h2>Yüksek sesle okuyun</h2>
<p>Nefesiniz yetmiyorsa cümle uzundur. Diliniz sürçüyorsa bir sözcük yanlış yerdedir. Başka türlü söylüyorsanız söylediğiniz gibi yazın.</p>
<h2>Geri anlattırın</h2>
<p>Metni görmemiş birine verin. Geri alıp sorun: “Ne yapman gerekiyor, ne zaman?” Anlayıp anlamadığını sormayın. Herkes evet der.</p>
<h2>Sayın</h2>
<ul>
<li>En uzun cümledeki sözcükler: en fazla 25</li>
<li>En uzun paragraftaki cümleler: en fazla beş</li>
<li>Komşunuzun kullanmadığı sözcükler: açıklanmamış hiç olmasın</li>
</ul>
<h3>Türkçe, İngilizce ve diğer diller</h3>
<p>Bu rehber iki dil konuşur. Sözcük sözcük çevirmeyin. İkinci metni, aynı bilgilerle, kendi okurları için yeniden yazın. O dille büyümüş birine okutun. Yalın metin her çeviri için de en iyi temeldir.</p>
`,
      question: {
        kind: 'choice',
        text: 'Bir duyurunun anlaşılıp anlaşılmadığını nasıl öğrenirsiniz?',
        options: [
          {
            text: '“Her şeyi anladınız mı?” diye sorarım.',
            right: false,
            reason: 'İnsanlar nezaketen ya da anladıklarını sandıkları için evet der.',
          },
          {
            text: 'Yazan meslektaşıma yeniden okuturum.',
            right: false,
            reason: 'Yazan, ne denmek istendiğini bilir; bu yüzden olmayanı da okur.',
          },
          {
            text: 'Broşürü kaç kişinin aldığını sayarım.',
            right: false,
            reason: 'Broşürün orada olduğunu gösterir. İnsanların ne anladığını göstermez.',
          },
          {
            text: 'Metni geri alır, “Cuma günü ne yapacaksınız?” diye sorarım.',
            right: true,
            reason: 'Yanıt, gerçekte neyin anlaşıldığını ve neyin eksik olduğunu gösterir.',
          },
        ],
      },
    },
    {
      title: 'Uygulama: Bir metni yarıya indirin',
      subtitle: 'Yaklaşık 20 dakika',
      content: `
<h2>Sözcüklerin yarısı, bilgilerin tümü</h2>
<p>Canınızı sıkan, 150 ile 250 sözcük arasında bir metin alın: bir duyuru, mektup ya da sayfa. Onu <a href="/apps/notes">Notlar</a>’a kopyalayın.</p>
<ol>
<li>Her bilginin altını çizin. Genellikle ondan azdır.</li>
<li>Bilgileri okurun sırasına koyun.</li>
<li>Onları en fazla 15 sözcüklük cümlelerle yazın.</li>
<li>Övgüleri, girişleri ve iki kez söylenenleri çizin.</li>
<li>Sayın. Yeni metinde sözcüklerin yarısı kalmalı.</li>
</ol>
<h3>Sınayın</h3>
<p>Önceki adımdaki ikinci sınamayı bir kişiyle yapın. Bilemediği yeri düzeltin. Sonra eskiyle yeniyi yan yana koyup eskisini yazana gösterin. Nazik olun: Kimse bilerek kötü yazmaz.</p>
<p>Sonunda bir bilgi eksik kaldıysa geri koyun. Yalın yazmak sözcükleri atar, bilgileri asla atmaz.</p>
`,
    },
  ],
};
