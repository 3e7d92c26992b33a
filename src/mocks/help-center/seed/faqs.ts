import type { FaqText } from './helpText';

/** Questions and their answers, in the order in which they are shown. */
export const faqs: readonly FaqText[] = [
  {
    id: 'faq_account_needed',
    category: 'most-asked',
    en: {
      question: 'Do I need an account?',
      answer:
        '<p>No. You can search, read, print and share every public page without an account. You can also report a mistake without one.</p><p>You need an account to add, verify, claim or manage a facility, and to use <a href="/home">the console</a>. <a href="/sign-up">Create an account</a> with your name, an email address and a password.</p>',
    },
    tr: {
      question: 'Hesap açmam gerekiyor mu?',
      answer:
        '<p>Hayır. Herkese açık sayfalarda hesapsız arama yapabilir, okuyabilir, sayfaları yazdırıp paylaşabilirsiniz. Yanlış bir bilgiyi bildirmek için de hesap gerekmez.</p><p>Hesap; tesis eklemek, doğrulamak, sahiplenmek, yönetmek ve <a href="/home">konsolu</a> kullanmak içindir. Adınız, e-posta adresiniz ve bir şifreyle <a href="/sign-up">hesap oluşturabilirsiniz</a>.</p>',
    },
  },
  {
    id: 'faq_verified',
    category: 'most-asked',
    en: {
      question: 'What does “Verified” mean?',
      answer:
        '<p>On the date shown, someone confirmed that the facility exists. They also checked its name, address, phone number, opening hours and category. An administrator then approved the report.</p><p>A verification is valid for 12 months. It says nothing about the quality of care, and it can’t be bought. The article <a href="/article?slug=what-verification-means">What verification means</a> explains the details.</p>',
    },
    tr: {
      question: '“Doğrulanmış” ne demek?',
      answer:
        '<p>Belirtilen tarihte biri tesisin var olduğunu gördü. Adını, adresini, telefon numarasını, çalışma saatlerini ve kategorisini de kontrol etti. Ardından bir yönetici bu bildirimi onayladı.</p><p>Doğrulama 12 ay geçerlidir. Verilen hizmetin niteliğiyle ilgili bir şey söylemez ve satın alınamaz. Ayrıntıları <a href="/article?slug=what-verification-means">doğrulamayı anlatan yazıda</a> bulabilirsiniz.</p>',
    },
  },
  {
    id: 'faq_mistake',
    category: 'most-asked',
    en: {
      question: 'Something on a facility’s page is wrong. What can I do?',
      answer:
        '<p>Open the page and select <b>Report a problem</b>. Choose what is wrong, describe it and select <b>Send report</b>. You don’t need an account, and we don’t keep your name with the report.</p><p>We review reports, usually within 5 working days. Please don’t write anything about your health.</p>',
    },
    tr: {
      question: 'Bir tesisin sayfasında yanlış bilgi var. Ne yapabilirim?',
      answer:
        '<p>Sayfayı açıp <b>Sorun bildir</b> düğmesini seçin. Neyin yanlış olduğunu seçip sorunu anlatın, ardından <b>Bildirimi gönder</b> düğmesini seçin. Hesap gerekmez; bildiriminiz adınız olmadan saklanır.</p><p>Bildirimleri genellikle 5 iş günü içinde inceleriz. Lütfen sağlığınızla ilgili bir şey yazmayın.</p>',
    },
  },
  {
    id: 'faq_real',
    category: 'most-asked',
    en: {
      question: 'Are these real facilities?',
      answer:
        '<p>No. The Republic of Orvela, its towns, its facilities and the people in them are fictional. So are the phone numbers and the ratings. This demonstration runs in your browser.</p><p>Don’t use it to look for real care. <a href="/disclaimers">The disclaimers</a> say what the directory can and can’t tell you.</p>',
    },
    tr: {
      question: 'Bu tesisler gerçek mi?',
      answer:
        '<p>Hayır. Orvela Cumhuriyeti, şehirleri, tesisleri ve oralardaki kişiler kurgusaldır. Telefon numaraları ve puanlar da öyle. Bu demo tarayıcınızda çalışır.</p><p>Gerçek bir sağlık hizmeti aramak için kullanmayın. Rehberin neleri söyleyip neleri söyleyemeyeceğini <a href="/disclaimers">sorumluluk reddi</a> sayfasında okuyabilirsiniz.</p>',
    },
  },
  {
    id: 'faq_add_facility',
    category: 'most-asked',
    en: {
      question: 'My facility is not listed. How do I add it?',
      answer:
        '<p>Sign in and <a href="/facility/create">add the facility</a>. The form asks for its name, address, contact details, opening hours and services. Your answers are saved as you type. At the end, check them and select <b>Submit</b>.</p><p>An administrator reviews the facility, usually within 5 working days. We email you the decision. If you own it or work there, you can become its manager.</p>',
    },
    tr: {
      question: 'Tesisim listede yok. Nasıl eklerim?',
      answer:
        '<p>Oturum açıp <a href="/facility/create">tesisi ekleyin</a>. Formda tesisin adı, adresi, iletişim bilgileri, çalışma saatleri ve hizmetleri sorulur. Yanıtlarınız siz yazdıkça kaydedilir. Sonunda yanıtlarınızı kontrol edip <b>Gönder</b> düğmesini seçin.</p><p>Bir yönetici tesisi genellikle 5 iş günü içinde inceler. Kararı e-postayla bildiririz. Tesisin sahibiyseniz ya da orada çalışıyorsanız tesis sorumlusu olabilirsiniz.</p>',
    },
  },
];
