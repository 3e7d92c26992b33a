import type { CourseSteps } from '#mocks/academy/seed/courseText';

export const steps: CourseSteps = {
  en: [
    {
      title: 'What the writer wants to know',
      subtitle: 'The question behind the question',
      content: `
<h2>Read before you answer</h2>
<p>Many replies answer a question that nobody asked. “Are you open on Friday?” may mean: can I bring my mother on Friday? Read the message twice and write the questions on a sheet. Often there are two or three.</p>
<blockquote><p>Message: “Your page says you have a lift. My father uses a wheelchair. He has an appointment on the 12th.”</p></blockquote>
<p>There is no question mark in it, but there are three questions: Does the lift work? Is it large enough? What if it breaks on the 12th?</p>
<h3>Hear the tone, but do not take it on</h3>
<p>An angry message usually comes from someone who went somewhere for nothing. Under the anger is a fact: the door was locked at 14:00. Answer the fact, and say sorry for the trouble. You need not agree with everything.</p>
<p>Do not answer while you are annoyed. Write, wait ten minutes, read again.</p>
`,
      question: {
        kind: 'choice',
        text: '“I stood at your door at 17:00, and your page says 18:00. Third time!” What is the first thing to find out?',
        options: [
          {
            text: 'Whether the person was really there three times',
            right: false,
            reason: 'Once is enough to check the hours. The question sounds like suspicion.',
          },
          {
            text: 'Which hours are right, those on the page or those on the door',
            right: true,
            reason: 'It is the fact under the anger. With the answer you can help this person and the next.',
          },
          {
            text: 'Who of your colleagues is to blame',
            right: false,
            reason: 'Nobody is helped by a culprit. Perhaps the page is simply old.',
          },
          {
            text: 'Whether the message is polite enough to be answered',
            right: false,
            reason: 'Someone who came for nothing may be short. An answer to a fact needs no politeness first.',
          },
        ],
      },
    },
    {
      title: 'The parts of a good reply',
      subtitle: 'Answer, steps, time',
      content: `
<h2>Three blocks are enough</h2>
<figure><img width="640" height="320" src="/academy/parts-of-a-reply.svg" alt="A letter in three blocks: a short one with a check mark, a list with three numbers, and a calendar sheet."><figcaption>The answer, what to do, and when something happens.</figcaption></figure>
<ol>
<li>The answer in the first sentence: yes, no, or what you can say today.</li>
<li>What the person should do, as a short list.</li>
<li>What you will do, and by which day.</li>
</ol>
<blockquote><p>Poor: “Thank you for your message. We have passed your concern on to the relevant department.”</p></blockquote>
<blockquote><p>Good: “Yes, the lift works and is 110 by 140 cm inside. On the 12th, please ring at the side door. If the lift fails that day, we call you by 8:00.”</p></blockquote>
<h3>Answer all questions</h3>
<p>Go through your list of questions once more before you send. An open question brings a second message, and costs both of you more time.</p>
`,
      question: {
        kind: 'order',
        text: 'Put the sentences of a reply in the best order.',
        items: [
          'You are right: we close at 17:00 on Wednesdays, and the page was wrong.',
          'I am sorry that you came for nothing.',
          'I corrected the hours today, and you can see them on the page.',
          'If you need something this week, Thursday is open until 18:00.',
        ],
        reason:
          'First the answer to the fact, then the apology. After that comes what was done, and last what helps next.',
      },
    },
    {
      title: 'Subject, greeting and tone',
      subtitle: 'Friendly, brief and by name',
      content: `
<h2>A subject that can be found again</h2>
<p>“Re: Question” helps nobody in three weeks. Write the matter and the place: “Harbour Library: hours on Wednesday corrected”. The mailbox of this console asks before it sends a message without a subject, because it is hard to find later.</p>
<h3>Greeting and end</h3>
<ul>
<li>Use the name as the person wrote it. Do not guess “Mr” or “Ms”.</li>
<li>Sign with your name and role. People like to know who answers.</li>
<li>Leave out set phrases such as “Please do not hesitate to contact us”.</li>
</ul>
<h3>Say no kindly</h3>
<p>A no is easier to take if it comes early, with a reason and a way on.</p>
<blockquote><p>Poor: “Unfortunately this is not possible according to our rules.”</p></blockquote>
<blockquote><p>Good: “We cannot publish private mobile numbers. If you send me the number of the desk, I add it today.”</p></blockquote>
`,
    },
    {
      title: 'Quick answers without copies',
      subtitle: 'Standard texts that sound like you',
      content: `
<h2>Prepare what comes again and again</h2>
<p>Half of all messages ask the same ten things. Write good answers for them once, and keep them in <a href="/apps/notes">Notes</a>. A standard text has gaps that you must fill, so that nobody sends it unread.</p>
<ul>
<li>Put the gaps in capitals: DAY, NAME, PLACE.</li>
<li>Keep the first sentence free. It answers this person.</li>
<li>Look at each text twice a year. Old answers spread old facts.</li>
</ul>
<h3>Mend the page, not only the person</h3>
<p>If three people ask the same, the page is at fault. Add the answer there. Each good sentence on the page saves a hundred emails.</p>
<h3>Keep order</h3>
<p>In the <a href="/apps/mailbox">mailbox</a>, use labels for the matter and a star for what must be done today. “Add to tasks” turns an email that needs more work into a task. Drafts are saved automatically, so you can check something first.</p>
`,
      question: {
        kind: 'match',
        text: 'Match each situation with what to do.',
        pairs: [
          { left: 'The fifth question this month about parking', right: 'Add the answer to the page' },
          { left: 'An answer needs a call that you can make tomorrow', right: 'Say so today, and add a task' },
          { left: 'Someone asks how to claim a facility', right: 'Use a standard text and adapt its first sentence' },
        ],
        reason:
          'Repeated questions show a gap on the page. What takes time needs a short reply now. Known questions get prepared words.',
      },
    },
    {
      title: 'What not to write',
      subtitle: 'Private matters, promises and quick judgement',
      content: `
<h2>An email can be passed on</h2>
<p>Write each email so that it could hang on the wall. The person who receives it can forward it with one click.</p>
<ul>
<li>Do not repeat what people told you about their health.</li>
<li>Do not pass on who reported something.</li>
<li>Do not write a hidden address, not even to someone who seems to know it.</li>
<li>Do not promise what others must decide: “It will surely be approved.”</li>
<li>Do not judge a facility. You know its details, not its work.</li>
</ul>
<blockquote><p>Poor: “Your neighbour, Mr Fenwick, complained that you smell of smoke.”</p></blockquote>
<blockquote><p>Good: “A visitor told us that the entrance is smoky. Could you look at it?”</p></blockquote>
<h3>When someone is in danger</h3>
<p>A message about danger to a person is not for the pile. Call 112, the emergency number of Orvela, or the one of your country. Then tell your lead. Do not try to solve it by email.</p>
`,
      question: {
        kind: 'choice',
        text: 'A manager asks who reported that her clinic is unsafe. What do you write?',
        options: [
          {
            text: 'We do not pass on who reports. The report says that the handrail on the stairs is loose. Could you have it checked this week?',
            right: true,
            reason: 'It protects the person and gives the manager what she needs to act.',
          },
          {
            text: 'It was a patient named Cleo, but please keep it to yourself.',
            right: false,
            reason: 'A secret that you pass on is none. The patient may be afraid to come back.',
          },
          {
            text: 'We cannot say anything about it.',
            right: false,
            reason: 'The name is protected, but the danger is not a secret. She must know what to repair.',
          },
          {
            text: 'Do not worry, such reports are mostly exaggerated.',
            right: false,
            reason: 'It judges before anyone looked, and a loose handrail stays loose.',
          },
        ],
      },
    },
    {
      title: 'Practice: three replies',
      subtitle: 'About 20 minutes',
      content: `
<h2>Write three short replies</h2>
<ul>
<li>A visitor: “Is the pool warm? My baby is six months old. We come by bus.”</li>
<li>A manager: “Why is my new name not on the page? I changed it on Monday!”</li>
<li>A neighbour: “The repair shop has closed, and you still list it. You should be ashamed.”</li>
</ul>
<ol>
<li>List the questions in each message, including those without a question mark.</li>
<li>Write each reply in at most 80 words, with answer, steps and time.</li>
<li>For the second, remember: an administrator reviews a new name first, usually within five working days.</li>
<li>Read all three aloud. Take out every set phrase.</li>
</ol>
<h3>Ask for a second pair of eyes</h3>
<p>Give the replies to a colleague without the messages. Can they say what was asked? Then your answers stand on their own. Keep the best one as a standard text.</p>
`,
    },
  ],
  tr: [
    {
      title: 'Yazan ne öğrenmek istiyor?',
      subtitle: 'Sorunun ardındaki soru',
      content: `
<h2>Yanıtlamadan önce okuyun</h2>
<p>Birçok yanıt, kimsenin sormadığı bir soruyu yanıtlar. “Cuma günü açık mısınız?” sorusu şu anlama gelebilir: Annemi cuma günü getirebilir miyim? İletiyi iki kez okuyun ve soruları bir kâğıda yazın. Çoğu zaman iki üç tane vardır.</p>
<blockquote><p>İleti: “Sayfanızda asansör olduğu yazıyor. Babam tekerlekli sandalye kullanıyor. Ayın 12’sinde randevusu var.”</p></blockquote>
<p>Soru işareti yok ama üç soru var: Asansör çalışıyor mu? Yeterince geniş mi? Ayın 12’sinde bozulursa ne olur?</p>
<h3>Sesi duyun, ama siz yükseltmeyin</h3>
<p>Öfkeli ileti genellikle bir yere boşuna giden birinden gelir. Öfkenin altında bir bilgi vardır: Kapı saat 14.00’te kilitliydi. Bilgiyi yanıtlayın ve çekilen zahmet için özür dileyin. Her söylenene katılmanız gerekmez.</p>
<p>Kızgınken yanıt vermeyin. Yazın, on dakika bekleyin, yeniden okuyun.</p>
`,
      question: {
        kind: 'choice',
        text: '“Saat 17.00’de kapınızdaydım, sayfanızda 18.00 yazıyor. Bu üçüncü oldu!” Önce neyi öğrenmelisiniz?',
        options: [
          {
            text: 'Kişinin gerçekten üç kez gelip gelmediğini',
            right: false,
            reason: 'Saatleri kontrol etmek için bir kez yeter. Soru, ona inanmıyormuşsunuz gibi gelir.',
          },
          {
            text: 'Sayfadaki saatlerin mi, kapıdakilerin mi doğru olduğunu',
            right: true,
            reason: 'Öfkenin altındaki bilgi budur. Yanıtla hem ona hem sonrakine yardım edersiniz.',
          },
          {
            text: 'Hangi iş arkadaşınızın suçlu olduğunu',
            right: false,
            reason: 'Suçlu bulmak kimseye yardım etmez. Belki sayfa yalnızca eskidir.',
          },
          {
            text: 'İletinin yanıtlanacak kadar nazik olup olmadığını',
            right: false,
            reason: 'Boşuna gelen biri kısa konuşabilir. Bir bilgiyi yanıtlamak için önce nezaket gerekmez.',
          },
        ],
      },
    },
    {
      title: 'İyi bir yanıtın bölümleri',
      subtitle: 'Yanıt, yapılacaklar, zaman',
      content: `
<h2>Üç bölüm yeter</h2>
<figure><img width="640" height="320" src="/academy/parts-of-a-reply.svg" alt="Üç bölümlü bir mektup: onay işaretli kısa bir bölüm, üç maddelik numaralı bir liste ve bir takvim yaprağı."><figcaption>Yanıt, ne yapılacağı ve ne zaman ne olacağı.</figcaption></figure>
<ol>
<li>İlk cümlede yanıt: evet, hayır ya da bugün söyleyebildiğiniz.</li>
<li>Kişinin ne yapması gerektiği, kısa bir liste olarak.</li>
<li>Sizin ne yapacağınız ve hangi güne kadar.</li>
</ol>
<blockquote><p>Zayıf: “İletiniz için teşekkür ederiz. Talebiniz ilgili birime aktarılmıştır.”</p></blockquote>
<blockquote><p>İyi: “Evet, asansör çalışıyor; içi 110’a 140 cm. Ayın 12’sinde lütfen yan kapının zilini çalın. Asansör o gün bozulursa sizi saat 8.00’e kadar ararız.”</p></blockquote>
<h3>Bütün soruları yanıtlayın</h3>
<p>Göndermeden önce soru listenizi bir kez daha gözden geçirin. Açık kalan soru ikinci bir ileti getirir ve ikinizin de daha çok zamanını alır.</p>
`,
      question: {
        kind: 'order',
        text: 'Bir yanıtın cümlelerini en iyi sıraya koyun.',
        items: [
          'Haklısınız: Çarşamba günleri 17.00’de kapatıyoruz, sayfa yanlıştı.',
          'Boşuna geldiğiniz için özür dilerim.',
          'Saatleri bugün düzelttim, sayfada görebilirsiniz.',
          'Bu hafta bir şeye ihtiyacınız olursa perşembe 18.00’e kadar açığız.',
        ],
        reason:
          'Önce sorunun yanıtı, sonra özür gelir. Ardından ne yapıldığı, en sonda bundan sonra işe yarayacak bilgi yazılır.',
      },
    },
    {
      title: 'Konu, hitap ve üslup',
      subtitle: 'Dostça, kısa ve adıyla',
      content: `
<h2>Yeniden bulunabilen bir konu</h2>
<p>“Ynt: Soru” üç hafta sonra kimsenin işine yaramaz. Meseleyi ve yeri yazın: “Liman Kütüphanesi: çarşamba saatleri düzeltildi”. Bu konsoldaki posta kutusu, konusuz iletiyi göndermeden önce sorar; çünkü onu sonradan bulmak zordur.</p>
<h3>Hitap ve bitiş</h3>
<ul>
<li>Adı, kişinin yazdığı gibi kullanın. “Bey” mi “Hanım” mı, tahmin etmeyin.</li>
<li>Adınızı ve görevinizi yazın. İnsanlar kimin yanıtladığını bilmek ister.</li>
<li>“Her türlü sorunuz için bizimle iletişime geçmekten çekinmeyiniz” gibi kalıpları çıkarın.</li>
</ul>
<h3>Kibarca hayır deyin</h3>
<p>Hayır; erken, nedeniyle ve bir çıkış yoluyla gelirse daha kolay kabul edilir.</p>
<blockquote><p>Zayıf: “Kurallarımız gereği maalesef mümkün değildir.”</p></blockquote>
<blockquote><p>İyi: “Özel cep telefonlarını yayımlayamıyoruz. Danışmanın numarasını gönderirseniz bugün eklerim.”</p></blockquote>
`,
    },
    {
      title: 'Kalıp gibi durmayan hızlı yanıtlar',
      subtitle: 'Sizin sesinizle konuşan hazır metinler',
      content: `
<h2>Tekrar tekrar geleni hazırlayın</h2>
<p>İletilerin yarısı aynı on şeyi sorar. Bunlar için bir kez iyi yanıtlar yazın ve <a href="/apps/notes">Notlar</a>’da saklayın. Hazır metinde doldurmanız gereken boşluklar bulunur; böylece okunmadan gönderilmez.</p>
<ul>
<li>Boşlukları büyük harfle yazın: GÜN, AD, YER.</li>
<li>İlk cümleyi boş bırakın. O cümle bu kişiye yanıt verir.</li>
<li>Her metne yılda iki kez bakın. Eski yanıtlar eski bilgileri yayar.</li>
</ul>
<h3>Yalnızca kişiye değil, sayfaya da yardım edin</h3>
<p>Üç kişi aynı şeyi soruyorsa kusur sayfadadır. Yanıtı oraya ekleyin. Sayfadaki iyi bir cümle yüz e-postayı önler.</p>
<h3>Düzenli olun</h3>
<p><a href="/apps/mailbox">Posta kutusunda</a> konu için etiket, bugün yapılacaklar için yıldız kullanın. “Görevlere ekle”, daha çok iş isteyen bir e-postayı göreve dönüştürür. Taslaklar kendiliğinden kaydedilir; önce bir şeye bakabilirsiniz.</p>
`,
      question: {
        kind: 'match',
        text: 'Her durumu yapılacak işle eşleştirin.',
        pairs: [
          { left: 'Otopark hakkında bu ayki beşinci soru', right: 'Yanıtı sayfaya ekleyin' },
          {
            left: 'Yanıt için ancak yarın edebileceğiniz bir telefon gerekiyor',
            right: 'Bunu bugün bildirin ve bir görev ekleyin',
          },
          {
            left: 'Biri bir tesisin nasıl sahiplenildiğini soruyor',
            right: 'Hazır metni kullanın, ilk cümlesini ona göre yazın',
          },
        ],
        reason:
          'Yinelenen soru sayfadaki boşluğu gösterir. Zaman isteyen iş için hemen kısa bir yanıt gerekir. Bilinen soruya hazır metin yeter.',
      },
    },
    {
      title: 'Neler yazılmaz?',
      subtitle: 'Özel bilgiler, sözler ve acele yargılar',
      content: `
<h2>E-posta başkasına iletilebilir</h2>
<p>Her e-postayı duvara asılabilecekmiş gibi yazın. Alan kişi onu tek tıkla başkasına iletebilir.</p>
<ul>
<li>İnsanların sağlıklarıyla ilgili anlattıklarını yinelemeyin.</li>
<li>Bir şeyi kimin bildirdiğini söylemeyin.</li>
<li>Gizli bir adresi, biliyor gibi görünen birine bile yazmayın.</li>
<li>Başkalarının vereceği kararlar için söz vermeyin: “Kesin onaylanır.”</li>
<li>Tesisi yargılamayın. Bilgilerini bilirsiniz, işini değil.</li>
</ul>
<blockquote><p>Zayıf: “Komşunuz Fenwick Bey sigara kokunuzdan yakındı.”</p></blockquote>
<blockquote><p>İyi: “Bir ziyaretçi, girişin sigara koktuğunu bildirdi. Bakabilir misiniz?”</p></blockquote>
<h3>Biri tehlikedeyse</h3>
<p>Birinin tehlikede olduğunu söyleyen ileti sıraya konmaz. Orvela’nın acil numarası 112’yi ya da kendi ülkenizin acil numarasını arayın. Sonra ekip sorumlunuza haber verin. E-postayla çözmeye çalışmayın.</p>
`,
      question: {
        kind: 'choice',
        text: 'Bir tesis sorumlusu, kliniğinin güvenli olmadığını kimin bildirdiğini soruyor. Ne yazarsınız?',
        options: [
          {
            text: 'Kimin bildirdiğini söylemiyoruz. Bildirimde merdiven tırabzanının gevşek olduğu yazıyor. Bu hafta kontrol ettirebilir misiniz?',
            right: true,
            reason: 'Kişiyi korur, sorumluya da harekete geçmek için gerekeni verir.',
          },
          {
            text: 'Cleo adında bir hasta, ama lütfen aramızda kalsın.',
            right: false,
            reason: 'Başkasına söylediğiniz sır, sır değildir. Hasta yeniden gelmeye çekinebilir.',
          },
          {
            text: 'Bu konuda hiçbir şey söyleyemeyiz.',
            right: false,
            reason: 'Korunan şey addır; tehlike sır değildir. Neyi onaracağını bilmesi gerekir.',
          },
          {
            text: 'Merak etmeyin, böyle bildirimler çoğunlukla abartılıdır.',
            right: false,
            reason: 'Kimse bakmadan yargıya varır; gevşek tırabzan da gevşek kalır.',
          },
        ],
      },
    },
    {
      title: 'Uygulama: Üç yanıt',
      subtitle: 'Yaklaşık 20 dakika',
      content: `
<h2>Üç kısa yanıt yazın</h2>
<ul>
<li>Bir ziyaretçi: “Havuz sıcak mı? Bebeğim altı aylık. Otobüsle geliyoruz.”</li>
<li>Bir tesis sorumlusu: “Yeni adım neden sayfada değil? Pazartesi değiştirdim!”</li>
<li>Bir komşu: “Tamirhane kapandı, siz hâlâ listede tutuyorsunuz. Ayıp!”</li>
</ul>
<ol>
<li>Soru işareti olmayanlar dahil, her iletideki soruları listeleyin.</li>
<li>Her yanıtı en fazla 80 sözcükle; yanıt, yapılacaklar ve zamanla yazın.</li>
<li>İkincisi için hatırlayın: Yeni adı önce bir yönetici, genellikle beş iş günü içinde inceler.</li>
<li>Üçünü de yüksek sesle okuyun. Bütün kalıpları çıkarın.</li>
</ol>
<h3>Bir de başkası baksın</h3>
<p>Yanıtları, iletiler olmadan bir iş arkadaşınıza verin. Ne sorulduğunu söyleyebiliyor mu? Öyleyse yanıtlarınız tek başına anlaşılıyor. En iyisini hazır metin olarak saklayın.</p>
`,
    },
  ],
};
