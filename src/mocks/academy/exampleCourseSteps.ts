import type { CourseSteps } from './seed/courseText';

/** The steps of the example course. */
export const steps: CourseSteps = {
  en: [
    {
      title: 'What a page is for',
      subtitle: 'The person who reads it is about to leave home',
      content: `<h2>One page, one decision</h2>
<p>People open the page of a facility to decide one thing: do I go there, and when? Everything on the page should help with that.</p>
<h3>What they look for first</h3>
<ul><li>Is it open now?</li><li>How do I get there?</li><li>Can I get in?</li></ul>
<p>Look at a few pages in <a href="/search/facility">the search</a> before you add your own.</p>`,
    },
    {
      title: 'Useful details',
      subtitle: 'What helps, and what only fills space',
      content: `<h2>Facts before praise</h2>
<p>A page is read in a hurry. “Ring the bell on the left” helps more than “a warm welcome awaits you”.</p>
<blockquote><p>Good: Two steps at the door. A ramp is brought on request.</p><p>Poor: Accessible for everyone!</p></blockquote>`,
      question: {
        kind: 'choice',
        text: 'Which of these belong on a page?',
        options: [
          {
            text: 'The entrance is in the courtyard, through the blue gate.',
            right: true,
            reason: 'It saves people from searching at the wrong door.',
          },
          {
            text: 'We are the best-loved clinic in town.',
            right: false,
            reason: 'Nobody can check it, and it helps no one to decide.',
          },
          {
            text: 'Bring your identity card on the first visit.',
            right: true,
            reason: 'Anyone who does not know it comes in vain.',
          },
        ],
      },
    },
    {
      title: 'How a page is published',
      subtitle: 'From your suggestion to the directory',
      content: `<h2>Four steps</h2>
<p>You <a href="/facility/create">add a facility</a>, and the directory looks for duplicates while you type. When you submit it, an administrator gets an email with everything you entered. The page is public once it has been approved.</p>`,
      question: {
        kind: 'order',
        text: 'Put the steps in order.',
        items: [
          'You enter the details',
          'You check the duplicates that were found',
          'You submit the facility',
          'An administrator approves it',
        ],
        reason: 'Duplicates are checked before anything is sent, and nothing is public before it was approved.',
      },
    },
    {
      title: 'Who does what',
      subtitle: 'Three people around one page',
      content: `<h2>Three roles</h2>
<p>Everyone with an account can suggest a facility or a change. A manager keeps the page of their own facility up to date. Administrators decide on requests.</p>`,
      question: {
        kind: 'match',
        text: 'Match each person with what they do.',
        pairs: [
          { left: 'A member', right: 'Suggests a facility' },
          { left: 'A manager', right: 'Keeps the opening hours up to date' },
          { left: 'An administrator', right: 'Decides on a claim' },
        ],
        reason: 'The person who knows a facility best maintains it; someone who has no part in it decides.',
      },
    },
  ],
  tr: [
    {
      title: 'Bir sayfa ne işe yarar?',
      subtitle: 'Okuyan kişi evden çıkmak üzere',
      content: `<h2>Bir sayfa, bir karar</h2>
<p>İnsanlar bir tesisin sayfasını tek bir karar için açar: Oraya gideyim mi, ne zaman gideyim? Sayfadaki her şey buna yardım etmeli.</p>
<h3>İlk aradıkları</h3>
<ul><li>Şu anda açık mı?</li><li>Oraya nasıl giderim?</li><li>İçeri girebilir miyim?</li></ul>
<p>Kendi tesisinizi eklemeden önce <a href="/search/facility">aramada</a> birkaç sayfaya bakın.</p>`,
    },
    {
      title: 'İşe yarayan bilgiler',
      subtitle: 'Yardım eden ve yalnızca yer dolduran',
      content: `<h2>Önce bilgi, sonra övgü</h2>
<p>Sayfa aceleyle okunur. “Soldaki zili çalın”, “sizi sıcak bir karşılama bekliyor” sözünden daha çok işe yarar.</p>
<blockquote><p>İyi: Kapıda iki basamak var. İsterseniz rampa getirilir.</p><p>Kötü: Herkes için erişilebilir!</p></blockquote>`,
      question: {
        kind: 'choice',
        text: 'Bunlardan hangileri sayfada yer almalı?',
        options: [
          {
            text: 'Giriş avluda, mavi kapının arkasında.',
            right: true,
            reason: 'İnsanları yanlış kapıda aramaktan kurtarır.',
          },
          {
            text: 'Şehrin en sevilen kliniğiyiz.',
            right: false,
            reason: 'Kimse bunu kontrol edemez ve karar vermeye yardım etmez.',
          },
          {
            text: 'İlk gelişinizde kimliğinizi getirin.',
            right: true,
            reason: 'Bilmeyen boşuna gelmiş olur.',
          },
        ],
      },
    },
    {
      title: 'Sayfa nasıl yayımlanır?',
      subtitle: 'Önerinizden rehbere',
      content: `<h2>Dört adım</h2>
<p><a href="/facility/create">Bir tesis eklersiniz</a>; siz yazarken rehber yinelenen kayıtları arar. Gönderdiğinizde yöneticiye, girdiğiniz her şeyi içeren bir e-posta gider. Sayfa onaylanınca herkese açılır.</p>`,
      question: {
        kind: 'order',
        text: 'Adımları sıraya koyun.',
        items: [
          'Bilgileri girersiniz',
          'Bulunan yinelenen kayıtlara bakarsınız',
          'Tesisi gönderirsiniz',
          'Bir yönetici onaylar',
        ],
        reason: 'Yinelenenlere gönderimden önce bakılır; onaylanmadan hiçbir şey yayımlanmaz.',
      },
    },
    {
      title: 'Kim ne yapar?',
      subtitle: 'Bir sayfanın çevresinde üç kişi',
      content: `<h2>Üç rol</h2>
<p>Hesabı olan herkes bir tesis ya da değişiklik önerebilir. Tesis sorumlusu kendi tesisinin sayfasını güncel tutar. Başvurulara yöneticiler karar verir.</p>`,
      question: {
        kind: 'match',
        text: 'Her kişiyi yaptığı işle eşleştirin.',
        pairs: [
          { left: 'Üye', right: 'Bir tesis önerir' },
          { left: 'Tesis sorumlusu', right: 'Çalışma saatlerini güncel tutar' },
          { left: 'Yönetici', right: 'Bir sahiplik başvurusuna karar verir' },
        ],
        reason: 'Tesisi en iyi bilen bakımını yapar; tesiste payı olmayan karar verir.',
      },
    },
  ],
};
