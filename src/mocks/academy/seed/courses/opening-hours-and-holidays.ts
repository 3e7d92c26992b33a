import type { CourseSteps } from '#mocks/academy/seed/courseText';

export const steps: CourseSteps = {
  en: [
    {
      title: 'What “open” means',
      subtitle: 'Decide which hours you publish before you type them',
      content: `
<h2>Publish the hours in which visitors are served</h2>
<p>A building can be open from 7:00 while the desk opens at 9:00. Someone who arrives at 7:30 finds a locked office behind an open door. Publish the time from which a visitor gets what they came for.</p>
<p>Ask these questions first:</p>
<ul>
<li>From when to when does someone serve visitors?</li>
<li>When does the last person get in?</li>
<li>Is there a break at lunch?</li>
<li>Does one part, such as the pool, have other hours than the rest?</li>
</ul>
<p>If the last visitor must come 45 minutes before closing, say so in the note about the hours: “Last entry 45 minutes before closing”.</p>
<h3>Four possible answers</h3>
<p>In this directory you first choose what you know: regular hours, open 24 hours, only by appointment, or “I don’t know”. An honest “I don’t know” is better than a guess. The page then asks visitors to call and check.</p>
`,
      question: {
        kind: 'choice',
        text: 'A repair shop opens its doors at 8:00. Its counter serves customers from 9:00 to 17:30; staff leave at 18:00. Which hours do you publish?',
        options: [
          {
            text: '08:00 – 18:00',
            right: false,
            reason: 'Customers who come at 8:00 or 17:45 find nobody who serves them.',
          },
          {
            text: '09:00 – 17:30',
            right: true,
            reason: 'These are the hours in which a customer gets what they came for.',
          },
          {
            text: '08:00 – 17:30',
            right: false,
            reason: 'The end is right. At 8:00, however, customers still wait an hour at the counter.',
          },
          {
            text: '“During normal business hours”',
            right: false,
            reason: 'Nobody knows what that means, and search cannot tell whether the shop is open now.',
          },
        ],
      },
    },
    {
      title: 'The usual week',
      subtitle: 'Breaks, days off and the 24-hour clock',
      content: `
<h2>Enter each day as it is</h2>
<p>Use the 24-hour clock: 09:00 and 17:30. There is no doubt about morning and evening then.</p>
<ul>
<li>A day without hours is shown as closed. You need not write anything.</li>
<li>A day can have up to four ranges. Use two for a break at lunch.</li>
<li>Copy a day to Monday to Friday, then change what differs.</li>
</ul>
<figure><img width="640" height="320" src="/academy/two-ranges-one-day.svg" alt="The hours of one day as a bar. It is filled from 9 to 12 and from 13:30 to 18, with a gap between."><figcaption>Two ranges on one day: 9:00 to 12:00 and 13:30 to 18:00.</figcaption></figure>
<h3>Do not hide the break in a note</h3>
<blockquote><p>Poor: “09:00 – 18:00”, and in the note “closed for lunch”.</p></blockquote>
<blockquote><p>Good: “09:00 – 12:00” and “13:30 – 18:00”.</p></blockquote>
<p>The directory works out from the ranges whether a place is open now. It cannot read your note. With the poor version, it sends people to a locked door at 12:30.</p>
`,
    },
    {
      title: 'Past midnight and around the clock',
      subtitle: 'Night pharmacies, shelters and late kitchens',
      content: `
<h2>The night belongs to the day it starts</h2>
<p>A pharmacy opens on Friday at 20:00 and closes at 2:00. For the calendar the end is on Saturday. For visitors it is Friday night. Add such hours to the day on which the facility opens.</p>
<figure><img width="640" height="320" src="/academy/past-midnight.svg" alt="Two rows stand for two days. One bar starts at 20 in the first row and ends at 2 in the second."><figcaption>Friday, 20:00 to 2:00: one range that belongs to Friday.</figcaption></figure>
<p>The form then shows “Closes the next day”. If you did not expect this, you probably mistyped a time.</p>
<h3>Open all the time</h3>
<p>Choose “It is open 24 hours a day” only if a visitor is served at four in the morning. An emergency number does not make a place open. Write the number as a phone number with the label “At night”.</p>
<blockquote><p>Poor: open 24 hours, because someone answers the phone.</p></blockquote>
<blockquote><p>Good: open 08:00 – 20:00, with a second phone number labelled “At night”.</p></blockquote>
`,
      question: {
        kind: 'choice',
        text: 'A shelter opens on Saturday at 21:00 and closes on Sunday at 7:00. Where do you enter the hours?',
        options: [
          {
            text: 'On Saturday, 21:00 – 07:00',
            right: true,
            reason:
              'The hours belong to the day on which the shelter opens. The form shows that it closes the next day.',
          },
          {
            text: 'On Saturday 21:00 – 24:00 and on Sunday 00:00 – 07:00',
            right: false,
            reason: 'It reads as if the shelter closed at midnight and opened again. One range is clearer.',
          },
          {
            text: 'On Sunday, 21:00 – 07:00',
            right: false,
            reason: 'That is the following night: people would come a day late.',
          },
        ],
      },
    },
    {
      title: 'Public holidays',
      subtitle: 'The days on which most people stand at a locked door',
      content: `
<h2>Answer the question about holidays</h2>
<p>On a holiday every visitor wonders whether you are open. In this directory you choose one of four answers: closed, open as usual, different hours, or “I don’t know”. If it is not known, the page warns visitors that hours may differ.</p>
<h3>Different hours need exceptions</h3>
<p>“Different hours” says that the day is special, but not how. Add an exception for each holiday with its hours. Do it at least two weeks before: people plan early.</p>
<ol>
<li>Take the official list of holidays for your country.</li>
<li>Mark the days on which you are closed.</li>
<li>Mark the days with shorter hours, such as the day before a feast.</li>
<li>Enter all of them at once, for the whole year.</li>
</ol>
<p>Think of holidays of your visitors and staff, too. A clinic may be short of people in a week that the official list does not name.</p>
`,
      question: {
        kind: 'order',
        text: 'You prepare the holidays of next year. Put the work in order.',
        items: [
          'Get the official list of holidays',
          'Ask your team on which of these days it works',
          'Enter an exception for each day with other hours',
          'Look at the page as a visitor sees it',
        ],
        reason:
          'The list tells you what to ask, and the team’s answer what to enter. Looking at the page shows mistakes before visitors find them.',
      },
    },
    {
      title: 'Exceptions and sudden changes',
      subtitle: 'Repairs, illness and snow',
      content: `
<h2>Use the tool that fits the change</h2>
<p>Not every closed day is the same. Choose by how long it lasts and how early you know.</p>
<ul>
<li>Known in advance: add an exception with its first day, last day and a reason.</li>
<li>Only today: choose “Close for today” under My facilities.</li>
<li>For weeks: mark the facility as temporarily closed, with the day it reopens.</li>
<li>Permanently: report that it has closed, on its page.</li>
</ul>
<h3>Give a reason that helps</h3>
<p>A reason has at most 80 characters. Say what visitors need: why, and what to do instead.</p>
<blockquote><p>Poor: “Due to unforeseen circumstances”</p></blockquote>
<blockquote><p>Good: “No heating. The branch in Mill Street is open.”</p></blockquote>
<p>Hours that you change as its manager are published immediately. Nobody has to approve them, so a change at 7:30 still reaches someone who leaves home at 8:00.</p>
`,
      question: {
        kind: 'match',
        text: 'Match each event with the right tool.',
        pairs: [
          { left: 'A doctor is ill this morning and the clinic stays closed', right: 'Close for today' },
          { left: 'Staff training on 14 May from noon', right: 'An exception with different hours' },
          { left: 'The pool is being repaired until 1 September', right: 'Temporarily closed, with a reopening date' },
        ],
        reason:
          'Today’s surprise needs one action. A known day is an exception. A closure of months is a state that every visitor should see first.',
      },
    },
    {
      title: 'Practice: one full year',
      subtitle: 'About 20 minutes, with a calendar',
      content: `
<h2>Write the hours of a real place</h2>
<p>Take a facility whose hours you can find out: your own, a library or a pharmacy.</p>
<ol>
<li>Write down its week, one line for each day. Mark breaks as two ranges.</li>
<li>Add a note of at most 200 characters, but only if something is missing.</li>
<li>List the public holidays of the next twelve months with “closed”, “open” or hours.</li>
<li>Add two exceptions that are likely to come: training, stocktaking, a local feast.</li>
<li>Call the place, or ask at the counter, and check three days of your list.</li>
</ol>
<h3>Keep it true</h3>
<p>Put three dates in your calendar or in <a href="/apps/tasks">Tasks</a>: two weeks before each long holiday, and one day in autumn for the next year. If you manage a facility, choose “Confirm details” under <a href="/account/facility">My facilities</a> when everything is still right. Visitors see when hours were last confirmed.</p>
`,
    },
  ],
  tr: [
    {
      title: '“Açık” ne demektir?',
      subtitle: 'Saatleri girmeden önce hangilerini yayımlayacağınıza karar verin',
      content: `
<h2>Ziyaretçiye hizmet verilen saatleri yayımlayın</h2>
<p>Bina 7.00’de açılırken danışma 9.00’da açılıyor olabilir. 7.30’da gelen kişi açık kapının ardında kilitli bir büro bulur. Ziyaretçinin aradığını alabildiği saatleri yayımlayın.</p>
<p>Önce şunları sorun:</p>
<ul>
<li>Hangi saatler arasında ziyaretçiyle ilgilenen biri var?</li>
<li>İçeri en son ne zaman girilebiliyor?</li>
<li>Öğle arası var mı?</li>
<li>Havuz gibi bir bölümün saatleri diğerlerinden farklı mı?</li>
</ul>
<p>Son ziyaretçinin kapanıştan 45 dakika önce gelmesi gerekiyorsa bunu saatlerle ilgili notta söyleyin: “Son giriş kapanıştan 45 dakika önce”.</p>
<h3>Dört olası yanıt</h3>
<p>Bu rehberde önce ne bildiğinizi seçersiniz: düzenli saatler, 24 saat açık, yalnızca randevuyla veya “Bilmiyorum”. Dürüst bir “Bilmiyorum”, tahminden iyidir. Sayfa o zaman ziyaretçilerden arayıp öğrenmelerini ister.</p>
`,
      question: {
        kind: 'choice',
        text: 'Bir tamirhane kapısını 8.00’de açıyor. Tezgâhta 9.00 ile 17.30 arasında hizmet veriliyor; çalışanlar 18.00’de çıkıyor. Hangi saatleri yayımlarsınız?',
        options: [
          {
            text: '08:00 – 18:00',
            right: false,
            reason: '8.00’de veya 17.45’te gelen müşteri kendisiyle ilgilenecek kimseyi bulamaz.',
          },
          {
            text: '09:00 – 17:30',
            right: true,
            reason: 'Müşterinin istediğini alabildiği saatler bunlardır.',
          },
          {
            text: '08:00 – 17:30',
            right: false,
            reason: 'Kapanış doğru. Ancak 8.00’de gelen müşteri tezgâhta bir saat bekler.',
          },
          {
            text: '“Mesai saatleri içinde”',
            right: false,
            reason: 'Ne demek olduğunu kimse bilemez; arama da yerin şu anda açık olup olmadığını anlayamaz.',
          },
        ],
      },
    },
    {
      title: 'Olağan hafta',
      subtitle: 'Aralar, kapalı günler ve 24 saat biçimi',
      content: `
<h2>Her günü olduğu gibi girin</h2>
<p>Saatleri 24 saat biçiminde yazın: 09:00 ve 17:30. Böylece sabahla akşam karışmaz.</p>
<ul>
<li>Saat girilmeyen gün kapalı gösterilir. Bir şey yazmanız gerekmez.</li>
<li>Bir günde en fazla dört saat aralığı olabilir. Öğle arası için iki aralık kullanın.</li>
<li>Bir günün saatlerini pazartesiden cumaya kopyalayın, sonra farklı olanları değiştirin.</li>
</ul>
<figure><img width="640" height="320" src="/academy/two-ranges-one-day.svg" alt="Bir günün saatleri bir çubukta gösteriliyor. Çubuk 9 ile 12 ve 13.30 ile 18 arasında dolu, arası boş."><figcaption>Bir günde iki aralık: 9.00–12.00 ve 13.30–18.00.</figcaption></figure>
<h3>Öğle arasını nota gizlemeyin</h3>
<blockquote><p>Zayıf: “09:00 – 18:00”, notta da “öğle arasında kapalı”.</p></blockquote>
<blockquote><p>İyi: “09:00 – 12:00” ve “13:30 – 18:00”.</p></blockquote>
<p>Rehber, bir yerin şu anda açık olup olmadığını bu aralıklardan hesaplar. Notunuzu okuyamaz. Zayıf örnekte insanları saat 12.30’da kilitli bir kapıya gönderir.</p>
`,
    },
    {
      title: 'Gece yarısından sonra ve 24 saat',
      subtitle: 'Nöbetçi eczaneler, barınaklar ve geç saatler',
      content: `
<h2>Gece, başladığı güne aittir</h2>
<p>Bir eczane cuma günü 20.00’de açılıp gece 2.00’de kapanıyor. Takvime göre kapanış cumartesidir. Ziyaretçi içinse cuma gecesidir. Böyle saatleri tesisin açıldığı güne ekleyin.</p>
<figure><img width="640" height="320" src="/academy/past-midnight.svg" alt="İki satır iki günü gösteriyor. Tek bir çubuk ilk satırda 20’de başlıyor, ikinci satırda 2’de bitiyor."><figcaption>Cuma, 20.00–2.00: Cumaya ait tek bir aralık.</figcaption></figure>
<p>Form o zaman “Ertesi gün kapanır” yazısını gösterir. Bu yazıyı beklemediğiniz hâlde görürseniz büyük olasılıkla bir saati yanlış girmişsinizdir.</p>
<h3>Her zaman açık</h3>
<p>“24 saat açık” seçeneğini ancak sabahın dördünde de hizmet veriliyorsa seçin. Acil durum numarası olması, yerin açık olduğu anlamına gelmez. Numarayı “Gece” etiketiyle telefonlara ekleyin.</p>
<blockquote><p>Zayıf: Telefona bakan biri olduğu için “24 saat açık”.</p></blockquote>
<blockquote><p>İyi: “08:00 – 20:00” ve “Gece” etiketli ikinci bir telefon numarası.</p></blockquote>
`,
      question: {
        kind: 'choice',
        text: 'Bir barınak cumartesi 21.00’de açılıp pazar 7.00’de kapanıyor. Saatleri nereye girersiniz?',
        options: [
          {
            text: 'Cumartesiye, 21:00 – 07:00',
            right: true,
            reason: 'Saatler barınağın açıldığı güne aittir. Form, ertesi gün kapandığını gösterir.',
          },
          {
            text: 'Cumartesiye 21:00 – 24:00, pazara 00:00 – 07:00',
            right: false,
            reason: 'Barınak gece yarısı kapanıp yeniden açılıyormuş gibi okunur. Tek aralık daha açıktır.',
          },
          {
            text: 'Pazara, 21:00 – 07:00',
            right: false,
            reason: 'Bu bir sonraki gecedir: İnsanlar bir gün geç gelir.',
          },
        ],
      },
    },
    {
      title: 'Resmî tatiller',
      subtitle: 'En çok kişinin kilitli kapıda kaldığı günler',
      content: `
<h2>Tatil sorusunu yanıtlayın</h2>
<p>Tatil günü her ziyaretçi açık olup olmadığınızı merak eder. Bu rehberde dört yanıttan birini seçersiniz: kapalı, her zamanki gibi açık, farklı saatler veya “Bilmiyorum”. Bilinmiyorsa sayfa ziyaretçileri saatlerin değişebileceği konusunda uyarır.</p>
<h3>Farklı saatler için istisna ekleyin</h3>
<p>“Farklı saatler” günün özel olduğunu söyler ama nasıl olduğunu söylemez. Her tatil için saatleriyle birlikte bir istisna ekleyin. Bunu en az iki hafta önce yapın; insanlar erken plan yapar.</p>
<ol>
<li>Ülkenizin resmî tatil listesini alın.</li>
<li>Kapalı olduğunuz günleri işaretleyin.</li>
<li>Arife gibi kısa çalıştığınız günleri işaretleyin.</li>
<li>Hepsini, bütün yıl için bir kerede girin.</li>
</ol>
<p>Ziyaretçilerinizin ve çalışanlarınızın tatillerini de düşünün. Resmî listede olmayan bir haftada da çalışan sayısı azalabilir.</p>
`,
      question: {
        kind: 'order',
        text: 'Gelecek yılın tatillerini hazırlıyorsunuz. İşleri sıraya koyun.',
        items: [
          'Resmî tatil listesini edinin',
          'Ekibinize bu günlerin hangisinde çalıştığını sorun',
          'Saatleri farklı olan her gün için istisna girin',
          'Sayfaya bir ziyaretçi gibi bakın',
        ],
        reason:
          'Ne soracağınızı liste, ne gireceğinizi ekibin yanıtı söyler. Sayfaya bakınca yanlışları ziyaretçilerden önce siz görürsünüz.',
      },
    },
    {
      title: 'İstisnalar ve ani değişiklikler',
      subtitle: 'Onarım, hastalık ve kar',
      content: `
<h2>Değişikliğe uygun aracı seçin</h2>
<p>Her kapalı gün aynı değildir. Ne kadar süreceğine ve ne kadar önceden bildiğinize göre seçin.</p>
<ul>
<li>Önceden biliniyorsa: ilk günü, son günü ve nedeniyle bir istisna ekleyin.</li>
<li>Yalnızca bugünse: Tesislerim sayfasında “Bugünlük kapat” seçeneğini kullanın.</li>
<li>Haftalarca sürecekse: yeniden açılış tarihiyle geçici olarak kapalı işaretleyin.</li>
<li>Kalıcıysa: tesisin sayfasından kapandığını bildirin.</li>
</ul>
<h3>İşe yarayan bir neden yazın</h3>
<p>Neden en fazla 80 karakterdir. Ziyaretçiye gerekeni söyleyin: Neden kapalı, yerine ne yapılabilir?</p>
<blockquote><p>Zayıf: “Elimizde olmayan nedenlerle”</p></blockquote>
<blockquote><p>İyi: “Kalorifer arızalı. Değirmen Sokağı şubesi açık.”</p></blockquote>
<p>Tesis sorumlusu olarak değiştirdiğiniz saatler hemen yayımlanır. Kimsenin onaylaması gerekmez; 7.30’da yaptığınız değişiklik 8.00’de evden çıkan kişiye ulaşır.</p>
`,
      question: {
        kind: 'match',
        text: 'Her olayı doğru araçla eşleştirin.',
        pairs: [
          { left: 'Doktor bu sabah hastalandı, poliklinik açılmayacak', right: 'Bugünlük kapat' },
          { left: '14 Mayıs’ta öğleden sonra çalışan eğitimi var', right: 'Farklı saatlerle bir istisna' },
          { left: 'Havuz 1 Eylül’e kadar onarımda', right: 'Açılış tarihiyle geçici olarak kapalı' },
        ],
        reason:
          'Bugünkü sürpriz tek bir işlemle çözülür. Önceden bilinen gün bir istisnadır. Aylarca süren kapanış ise her ziyaretçinin önce görmesi gereken bir durumdur.',
      },
    },
    {
      title: 'Uygulama: Koca bir yıl',
      subtitle: 'Takvimle, yaklaşık 20 dakika',
      content: `
<h2>Gerçek bir yerin saatlerini yazın</h2>
<p>Saatlerini öğrenebileceğiniz bir tesis seçin: kendi tesisiniz, bir kütüphane veya eczane.</p>
<ol>
<li>Haftayı her güne bir satır ayırarak yazın. Araları iki aralık olarak gösterin.</li>
<li>Yalnızca bir şey eksikse en fazla 200 karakterlik bir not ekleyin.</li>
<li>Gelecek on iki ayın resmî tatillerini “kapalı”, “açık” veya saatleriyle listeleyin.</li>
<li>Olası iki istisna ekleyin: eğitim, sayım, yerel bir şenlik.</li>
<li>Yeri arayın ya da danışmaya sorun ve listenizden üç günü kontrol edin.</li>
</ol>
<h3>Doğru kalmasını sağlayın</h3>
<p>Takviminize veya <a href="/apps/tasks">Görevler</a>’e üç tarih ekleyin: uzun tatillerin ikişer hafta öncesi ve gelecek yıl için sonbaharda bir gün. Bir tesisin sorumlusuysanız, her şey doğruyken <a href="/account/facility">Tesislerim</a> sayfasında “Bilgileri doğrula” seçeneğini kullanın. Ziyaretçiler saatlerin en son ne zaman doğrulandığını görür.</p>
`,
    },
  ],
};
