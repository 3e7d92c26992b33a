import type { FaqText } from './helpText';

/** Questions and their answers, in the order in which they are shown. */
export const faqs: readonly FaqText[] = [
  {
    id: 'faq_account_needed',
    category: 'most-asked',
    en: {
      question: 'Do I need an account?',
      answer:
        '<p>No. You can search, read, print and share every public page without an account. You can also report a mistake without one.</p><p>You need an account to add, verify, claim or manage a facility, and to use <a href="/home">the console</a>. To create one, you enter your name, an email address and a password.</p>',
    },
    tr: {
      question: 'Hesap açmam gerekiyor mu?',
      answer:
        '<p>Hayır. Herkese açık sayfalarda hesapsız arama yapabilir, okuyabilir, sayfaları yazdırıp paylaşabilirsiniz. Yanlış bir bilgiyi bildirmek için de hesap gerekmez.</p><p>Hesap; tesis eklemek, doğrulamak, sahiplenmek, yönetmek ve <a href="/home">konsolu</a> kullanmak içindir. Hesap oluşturmak için adınızı, e-posta adresinizi ve bir şifre girersiniz.</p>',
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
        '<p>Belirtilen tarihte biri tesisin var olduğunu doğruladı. Adını, adresini, telefon numarasını, çalışma saatlerini ve kategorisini de kontrol etti. Ardından bir yönetici bu bildirimi onayladı.</p><p>Doğrulama 12 ay geçerlidir. Verilen hizmetin niteliğiyle ilgili bir şey söylemez ve satın alınamaz. Ayrıntıları <a href="/article?slug=what-verification-means">doğrulamayı anlatan yazıda</a> bulabilirsiniz.</p>',
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
        '<p>Sayfayı açıp <b>Sorun bildir</b> düğmesini seçin. Neyin yanlış olduğunu seçip sorunu anlatın, ardından <b>Bildirimi gönder</b> düğmesini seçin. Hesap gerekmez; bildiriminiz adınız olmadan saklanır.</p><p>Bildirimleri genellikle 5 iş günü içinde inceleriz. Sağlığınızla ilgili bir şey yazmayın.</p>',
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
  {
    id: 'faq_who_runs',
    category: 'general-inquiries',
    en: {
      question: 'Who runs the directory?',
      answer:
        '<p>A small public team: four editors, two people who work on verification, and volunteers in every region. In our fictional country the Republic pays them, not the facilities.</p><p>The page <a href="/about-us">About us</a> explains why the directory exists and how the team works. It also shows today’s figures.</p>',
    },
    tr: {
      question: 'Rehberi kim yönetiyor?',
      answer:
        '<p>Küçük bir kamu ekibi: dört editör, doğrulamayla ilgilenen iki kişi ve her bölgede gönüllüler. Kurgusal ülkemizde ücretlerini tesisler değil, devlet öder.</p><p>Rehberin neden var olduğunu ve ekibin nasıl çalıştığını <a href="/about-us">Hakkımızda</a> sayfasında okuyabilirsiniz. Güncel sayılar da oradadır.</p>',
    },
  },
  {
    id: 'faq_order',
    category: 'general-inquiries',
    en: {
      question: 'How are results ordered?',
      answer:
        '<p>Places that are temporarily closed come last. Then we compare how well the name and service type match your words, and then the distance. At a similar distance, verified places come first.</p><p>You can sort by <b>Distance</b>, <b>Name</b> or <b>Rating</b> instead. No one can pay for a higher position.</p>',
    },
    tr: {
      question: 'Sonuçlar nasıl sıralanıyor?',
      answer:
        '<p>Geçici olarak kapalı yerler sonda gösterilir. Ardından adın ve hizmet türünün yazdıklarınıza ne kadar uyduğuna, sonra da mesafeye bakılır. Benzer mesafede önce doğrulanmış yerler gelir.</p><p>İsterseniz sonuçları <b>Mesafe</b>, <b>Ad</b> veya <b>Puan</b> ölçütüne göre sıralayabilirsiniz. Hiç kimse daha üst sıra için ödeme yapamaz.</p>',
    },
  },
  {
    id: 'faq_languages',
    category: 'general-inquiries',
    en: {
      question: 'Which languages can I use?',
      answer:
        '<p>English and Turkish. Open the language menu at the top of any page and choose one. The page changes immediately, and your browser remembers the choice.</p><p>While you are signed in, your choice is also saved to your account. You can change it under <a href="/account/details">Account details</a> too. It then applies on every device where you sign in, unless you chose a language there before.</p>',
    },
    tr: {
      question: 'Hangi dilleri kullanabilirim?',
      answer:
        '<p>Türkçe ve İngilizce. Herhangi bir sayfanın üstündeki dil menüsünü açıp birini seçin. Sayfa hemen değişir ve tarayıcınız seçiminizi hatırlar.</p><p>Oturumunuz açıksa seçiminiz hesabınıza da kaydedilir. Dilinizi <a href="/account/details">Hesap bilgileri</a> sayfasından da değiştirebilirsiniz. Bu dil, oturum açtığınız her cihazda kullanılır; o cihazda daha önce dil seçtiyseniz o geçerli olur.</p>',
    },
  },
  {
    id: 'faq_offline',
    category: 'general-inquiries',
    en: {
      question: 'Can I use the directory offline?',
      answer:
        '<p>You can read what you have already opened. Your browser keeps the public pages and directions you viewed for 24 hours. Offline, each page says when its information was saved.</p><p>New searches and reports need a connection. If you are offline while you fill in a form, your text stays where it is. Send it when you are back online.</p>',
    },
    tr: {
      question: 'Rehberi çevrimdışı kullanabilir miyim?',
      answer:
        '<p>Daha önce açtıklarınızı okuyabilirsiniz. Tarayıcınız, görüntülediğiniz herkese açık sayfaları ve yol tariflerini 24 saat saklar. Çevrimdışıyken her sayfada bilgilerin ne zaman kaydedildiği yazar.</p><p>Yeni aramalar ve bildirimler için bağlantı gerekir. Form doldururken bağlantınız kesilirse yazdıklarınız kaybolmaz. Yeniden çevrimiçi olduğunuzda gönderin.</p>',
    },
  },
  {
    id: 'faq_my_data',
    category: 'general-inquiries',
    en: {
      question: 'Where is what I enter kept?',
      answer:
        '<p>In your browser. This demonstration has no server: the directory and everything you enter are in a database on your device. Nothing leaves it. If you clear this site’s data in your browser, everything you entered is gone.</p><p>The <a href="/privacy-policy">privacy policy</a> lists every entry in your browser by name.</p>',
    },
    tr: {
      question: 'Yazdıklarım nerede saklanıyor?',
      answer:
        '<p>Tarayıcınızda. Bu demonun sunucusu yoktur: rehber ve girdiğiniz her şey cihazınızdaki bir veritabanındadır. Hiçbir veri cihazınızdan çıkmaz. Tarayıcınızda bu sitenin verilerini temizlerseniz girdiğiniz her şey silinir.</p><p>Tarayıcınızda tutulan her kaydın adını <a href="/privacy-policy">gizlilik politikasında</a> bulabilirsiniz.</p>',
    },
  },
  {
    id: 'faq_find_in_console',
    category: 'general-inquiries',
    en: {
      question: 'How do I find something in the console?',
      answer:
        '<p>Press <kbd>Ctrl</kbd> + <kbd>K</kbd> anywhere in the console and type at least two letters. The search finds contacts, pages, tasks, facilities, emails, notes, files and more.</p><p>Use the arrow keys to choose a result and <kbd>Enter</kbd> to open it. <kbd>Escape</kbd> closes the search.</p>',
    },
    tr: {
      question: 'Konsolda bir şeyi nasıl bulurum?',
      answer:
        '<p>Konsolun herhangi bir yerinde <kbd>Ctrl</kbd> + <kbd>K</kbd> tuşlarına basıp en az iki harf yazın. Arama; kişileri, sayfaları, görevleri, tesisleri, e-postaları, notları, dosyaları ve daha fazlasını bulur.</p><p>Ok tuşlarıyla bir sonuç seçip <kbd>Enter</kbd> ile açın. <kbd>Escape</kbd> aramayı kapatır.</p>',
    },
  },
  {
    id: 'faq_use_data',
    category: 'licenses',
    en: {
      question: 'May I reuse the details in the directory?',
      answer:
        '<p>Yes. The details of the facilities are free to use under the CC0 licence. If you quote our pages, name Orvela Facilities and the date.</p><p>Please don’t present old copies as current, and don’t use contact details for advertising. Don’t send automated requests that slow the service down for others. The <a href="/terms-and-conditions">terms and conditions</a> list these rules.</p>',
    },
    tr: {
      question: 'Rehberdeki bilgileri kullanabilir miyim?',
      answer:
        '<p>Evet. Tesis bilgileri CC0 lisansıyla serbestçe kullanılabilir. Sayfalarımızdan alıntı yaparken Orvela Tesisleri adını ve tarihi belirtin.</p><p>Eski kopyaları güncelmiş gibi sunmayın, iletişim bilgilerini reklam için kullanmayın. Hizmeti başkaları için yavaşlatan otomatik istekler göndermeyin. Bu kurallar <a href="/terms-and-conditions">kullanım koşullarında</a> yazar.</p>',
    },
  },
  {
    id: 'faq_what_i_submit',
    category: 'licenses',
    en: {
      question: 'Which licence covers the details and photos I submit?',
      answer:
        '<p>The CC0 licence. When you add or correct a facility, you allow us to publish, shorten, translate and share what you send under it.</p><p>You confirm that the details are true as far as you know. You also confirm that the photos are yours or free to use. Documents that prove a claim are not published: only administrators see them.</p>',
    },
    tr: {
      question: 'Gönderdiğim bilgi ve fotoğraflar hangi lisansla yayımlanır?',
      answer:
        '<p>CC0 lisansıyla. Bir tesisi eklediğinizde veya düzelttiğinizde gönderdiklerinizi bu lisansla yayımlamamıza, kısaltmamıza, çevirmemize ve paylaşmamıza izin verirsiniz.</p><p>Bilgilerin bildiğiniz kadarıyla doğru, fotoğrafların size ait veya serbestçe kullanılabilir olduğunu onaylarsınız. Sahiplik başvurusu belgeleri yayımlanmaz; onları yalnızca yöneticiler görür.</p>',
    },
  },
  {
    id: 'faq_maps',
    category: 'licenses',
    en: {
      question: 'Where do the maps come from?',
      answer:
        '<p>From the directory itself. The maps are drawn from our own data about a fictional country, and nothing is loaded from other companies.</p><p>Someone who installs the product for real use can add map tiles from a provider. The provider’s credit then appears on the map, and the provider’s licence applies to those tiles.</p>',
    },
    tr: {
      question: 'Haritalar nereden geliyor?',
      answer:
        '<p>Rehberin kendisinden. Haritalar, kurgusal bir ülkeyle ilgili kendi verilerimizden çizilir; başka şirketlerden hiçbir şey yüklenmez.</p><p>Ürünü gerçek kullanım için kuranlar bir sağlayıcının harita görüntülerini ekleyebilir. O zaman sağlayıcının adı haritanın üzerinde yazar ve bu görüntüler için sağlayıcının lisansı geçerlidir.</p>',
    },
  },
  {
    id: 'faq_icon_licences',
    category: 'licenses',
    en: {
      question: 'May I use the icons in my own work?',
      answer:
        '<p>Yes, under the licence of their set. Heroicons and Feather are under the MIT licence, the Material sets under Apache 2.0. Read that licence before you publish your work.</p><p>Open <a href="/ui/icons">Icons</a> and select an icon. Under <b>Licence</b> you find the name of the licence and the author, with a link to the full text.</p>',
    },
    tr: {
      question: 'Simgeleri kendi çalışmalarımda kullanabilir miyim?',
      answer:
        '<p>Evet, setin lisansına uyarak. Heroicons ve Feather MIT lisansıyla, Material setleri Apache 2.0 lisansıyla sunulur. Çalışmanızı yayımlamadan önce lisansı okuyun.</p><p><a href="/ui/icons">Simgeler</a> sayfasını açıp bir simge seçin. <b>Lisans</b> başlığının altında lisansın ve sahibinin adı, yanında da tam metnin bağlantısı vardır.</p>',
    },
  },
  {
    id: 'faq_software_licence',
    category: 'licenses',
    en: {
      question: 'Under which licence is the software?',
      answer:
        '<p>The software of this product is under the MIT licence. You may use, change and share it, as long as you keep the copyright notice.</p><p>Some parts come from others. The typeface Inter is under the SIL Open Font Licence. The colour scales by Radix and the flags are under MIT. The avatars use the style Notionists by Zoish, under CC0 1.0.</p>',
    },
    tr: {
      question: 'Yazılımın lisansı nedir?',
      answer:
        '<p>Bu ürünün yazılımı MIT lisansıyla sunulur. Telif hakkı bildirimini koruduğunuz sürece onu kullanabilir, değiştirebilir ve paylaşabilirsiniz.</p><p>Bazı bölümler başkalarına aittir. Inter yazı tipi SIL Open Font lisansıyla, Radix renkleri ve bayraklar MIT lisansıyla sunulur. Avatarlarda Zoish’in CC0 1.0 lisanslı Notionists stili kullanılır.</p>',
    },
  },
  {
    id: 'faq_cost',
    category: 'payments',
    en: {
      question: 'What does it cost to use the directory?',
      answer:
        '<p>Nothing. Searching, reading, reporting a mistake and having an account are free. So is adding, verifying, claiming and managing a facility.</p><p>There is no paid plan, and nowhere do we ask for a card or a bank account. If someone asks you for money in our name, don’t pay. Tell us through <a href="/apps/help-center/support">the support form</a>.</p>',
    },
    tr: {
      question: 'Rehberi kullanmak ücretli mi?',
      answer:
        '<p>Hayır. Aramak, okumak, yanlış bir bilgiyi bildirmek ve hesap açmak ücretsizdir. Tesis eklemek, doğrulamak, sahiplenmek ve yönetmek de öyle.</p><p>Ücretli bir paket yoktur; hiçbir yerde kart ya da banka bilgisi istemeyiz. Biri bizim adımıza para isterse ödemeyin. Bunu <a href="/apps/help-center/support">destek formuyla</a> bize bildirin.</p>',
    },
  },
  {
    id: 'faq_pay_position',
    category: 'payments',
    en: {
      question: 'Can a facility pay for a better position?',
      answer:
        '<p>No. Results are ordered by match and distance, never by money. No badge and no position is for sale. Claiming a facility is free and does not change where it appears.</p><p>To see why a facility is in your results, open <b>Why am I seeing this?</b> on its card. The rules are under <b>How results are ordered</b>.</p>',
    },
    tr: {
      question: 'Bir tesis daha üst sıra için ödeme yapabilir mi?',
      answer:
        '<p>Hayır. Sonuçlar eşleşmeye ve mesafeye göre sıralanır, asla paraya göre değil. Hiçbir rozet, hiçbir sıra satılık değildir. Bir tesisi sahiplenmek ücretsizdir ve sırasını değiştirmez.</p><p>Bir tesisin neden sonuçlarınızda olduğunu görmek için kartında <b>Bunu neden görüyorum?</b> bölümünü açın. Kurallar <b>Sonuçlar nasıl sıralanıyor?</b> başlığında yazar.</p>',
    },
  },
  {
    id: 'faq_ads',
    category: 'payments',
    en: {
      question: 'Does the directory carry advertising?',
      answer:
        '<p>No. We carry no advertising and no tracking, and we don’t sell or share data about you. Fonts, pictures and maps come from our own server.</p><p>You may not use contact details from the directory for advertising either. The <a href="/privacy-policy">privacy policy</a> and the <a href="/terms-and-conditions">terms and conditions</a> say so.</p>',
    },
    tr: {
      question: 'Rehberde reklam var mı?',
      answer:
        '<p>Hayır. Reklam ve izleme yoktur; hakkınızdaki verileri satmayız, paylaşmayız. Yazı tipleri, görseller ve haritalar kendi sunucumuzdan gelir.</p><p>Rehberdeki iletişim bilgilerini siz de reklam için kullanamazsınız. Bunlar <a href="/privacy-policy">gizlilik politikasında</a> ve <a href="/terms-and-conditions">kullanım koşullarında</a> yazar.</p>',
    },
  },
  {
    id: 'faq_fees',
    category: 'payments',
    en: {
      question: 'What does “Depends on income” mean?',
      answer:
        '<p>It is one of the answers under <b>Cost</b> on a facility’s page. People with a lower income pay less there, or nothing. Ask the facility what to bring and what a visit might cost.</p><p>In a search, you can choose <b>Depends on income</b> in the filter <b>Fees</b>. The article <a href="/article?slug=sliding-fees">about sliding fees</a> tells you more.</p>',
    },
    tr: {
      question: '“Gelire göre” ne demek?',
      answer:
        '<p>Tesis sayfasındaki <b>Ücret</b> satırında görebileceğiniz yanıtlardan biridir. Böyle yerlerde geliri az olanlar daha az öder ya da hiç ödemez. Yanınızda ne getirmeniz gerektiğini ve ücreti tesise sorun.</p><p>Arama yaparken <b>Ücret</b> filtresinde <b>Gelire göre</b> seçeneğini işaretleyebilirsiniz. Ayrıntılar <a href="/article?slug=sliding-fees">gelire göre ücret yazısında</a>.</p>',
    },
  },
  {
    id: 'faq_book_pay',
    category: 'payments',
    en: {
      question: 'Can I book or pay for a visit here?',
      answer:
        '<p>No. The directory makes no appointments and takes no payments. Anything you agree with a facility is between you and the facility.</p><p>If a facility has a booking page of its own, you see the button <b>Book</b> on its page. It takes you to another site, and what you enter there goes to that site.</p>',
    },
    tr: {
      question: 'Buradan randevu alabilir ya da ödeme yapabilir miyim?',
      answer:
        '<p>Hayır. Rehber randevu düzenlemez, ödeme almaz. Bir tesisle yaptığınız anlaşma, tesis ile sizin aranızdadır.</p><p>Tesisin kendi randevu sayfası varsa sayfasında <b>Randevu al</b> düğmesini görürsünüz. Bu düğme sizi başka bir siteye götürür; orada yazdıklarınızı o site alır.</p>',
    },
  },
  {
    id: 'faq_real_money',
    category: 'payments',
    en: {
      question: 'Is the money in the console real?',
      answer:
        '<p>No. Prices, balances, budgets and transactions in the dashboards and in the inventory are sample data. No bank, shop or exchange is connected to this product.</p><p>The same is true of emails about invoices in <a href="/apps/mailbox">your mailbox</a>. The people who seem to have sent them are fictional. There is nothing to pay.</p>',
    },
    tr: {
      question: 'Konsoldaki para gerçek mi?',
      answer:
        '<p>Hayır. Panellerdeki ve envanterdeki fiyatlar, bakiyeler, bütçeler ve işlemler örnek verilerdir. Bu ürüne hiçbir banka, mağaza ya da borsa bağlı değildir.</p><p><a href="/apps/mailbox">Posta kutunuzdaki</a> fatura e-postaları için de aynısı geçerlidir. Onları göndermiş görünen kişiler kurgusaldır. Ödemeniz gereken bir şey yoktur.</p>',
    },
  },
  {
    id: 'faq_contact_support',
    category: 'support',
    en: {
      question: 'How do I contact support?',
      answer:
        '<p>Use <a href="/apps/help-center/support">the support form</a>. Enter your name, your email address, a subject and your message. You can add files. Before you send it, the form suggests guides that may help.</p><p>You get a ticket number, and a copy goes to your mailbox in the console. For a mistake on a facility’s page, use <b>Report a problem</b> on that page.</p>',
    },
    tr: {
      question: 'Desteğe nasıl ulaşırım?',
      answer:
        '<p><a href="/apps/help-center/support">Destek formunu</a> kullanın. Adınızı, e-posta adresinizi, konuyu ve mesajınızı yazın. Dosya da ekleyebilirsiniz. Form, siz göndermeden önce işinize yarayabilecek kılavuzları önerir.</p><p>Size bir talep numarası verilir, bir kopya da konsoldaki posta kutunuza gelir. Tesis sayfasındaki bir yanlış için o sayfadaki <b>Sorun bildir</b> düğmesini kullanın.</p>',
    },
  },
  {
    id: 'faq_no_email',
    category: 'support',
    en: {
      question: 'I did not get an email. Where is it?',
      answer:
        '<p>This demonstration sends no real emails. Everything it would send is in <a href="/outbox">the outbox</a>, and all the links there work.</p><p>Links are valid for 60 minutes, and only the newest one counts. To get another confirmation link, select <b>Resend the link</b> under <a href="/account/details">Account details</a>. You can do that once a minute, up to five times a day.</p>',
    },
    tr: {
      question: 'E-posta gelmedi. Nerede bulurum?',
      answer:
        '<p>Bu demo gerçek e-posta göndermez. Göndereceği her şey <a href="/outbox">giden kutusundadır</a> ve oradaki bağlantıları kullanabilirsiniz.</p><p>Bağlantılar 60 dakika geçerlidir ve yalnızca en yenisi kullanılabilir. Yeni bir doğrulama bağlantısı için <a href="/account/details">Hesap bilgileri</a> sayfasında <b>Bağlantıyı yeniden gönder</b> düğmesini seçin. Bunu dakikada bir, günde en fazla beş kez yapabilirsiniz.</p>',
    },
  },
  {
    id: 'faq_forgot_password',
    category: 'support',
    en: {
      question: 'I forgot my password. What now?',
      answer:
        '<p>On the sign-in page, select <b>Forgot your password?</b>, enter your email address and select <b>Send link</b>. Open the link from <a href="/outbox">the outbox</a> within 60 minutes and choose a new password.</p><p>You are then signed out everywhere. Sign in again with the new password. The demo accounts start with the password <code>orvela-demo</code>.</p>',
    },
    tr: {
      question: 'Şifremi unuttum. Ne yapmalıyım?',
      answer:
        '<p>Oturum açma sayfasında <b>Şifrenizi mi unuttunuz?</b> bağlantısını seçin. E-posta adresinizi yazıp <b>Bağlantıyı gönder</b> düğmesini seçin. <a href="/outbox">Giden kutusundaki</a> bağlantıyı 60 dakika içinde açın ve yeni bir şifre belirleyin.</p><p>Ardından tüm oturumlarınız kapatılır. Yeni şifrenizle tekrar oturum açın. Demo hesaplarının başlangıç şifresi: <code>orvela-demo</code>.</p>',
    },
  },
  {
    id: 'faq_signed_out',
    category: 'support',
    en: {
      question: 'Why was I signed out?',
      answer:
        '<p>After 30 minutes without activity, a warning counts down and then signs you out. Select <b>Stay signed in</b>, or just move the pointer or press a key, to continue. What you have typed is kept.</p><p>You are also signed out if you sign out in another tab or reset your password. A session that you don’t use ends after seven days.</p>',
    },
    tr: {
      question: 'Oturumum neden kapandı?',
      answer:
        '<p>30 dakika işlem yapmazsanız bir uyarı geri sayar, ardından oturumunuz kapatılır. Devam etmek için <b>Oturumu açık tut</b> düğmesini seçin, fareyi oynatın ya da bir tuşa basın. Yazdıklarınız saklanır.</p><p>Başka bir sekmede oturumu kapattığınızda veya şifrenizi sıfırladığınızda da oturumunuz kapanır. Kullanılmayan bir oturum yedi gün sonra sona erer.</p>',
    },
  },
  {
    id: 'faq_demo_start',
    category: 'support',
    en: {
      question: 'The page says that the demo could not start. What can I do?',
      answer:
        '<p>The demonstration needs a service worker and storage in your browser. Private windows, blocked cookies and strict extensions can prevent both.</p><p>Open the page in a normal window, or allow this site to store data. The address must begin with <code>https</code> or be on <code>localhost</code>. Then reload the page. Nothing you entered before is lost.</p>',
    },
    tr: {
      question: 'Sayfada demonun başlatılamadığı yazıyor. Ne yapabilirim?',
      answer:
        '<p>Demo, tarayıcınızda service worker ve depolama kullanır. Gizli pencereler, engellenen çerezler ve katı eklentiler bunları engelleyebilir.</p><p>Sayfayı normal bir pencerede açın veya bu sitenin veri saklamasına izin verin. Adres <code>https</code> ile başlamalı ya da <code>localhost</code> olmalıdır. Sonra sayfayı yenileyin. Daha önce girdikleriniz kaybolmaz.</p>',
    },
  },
  {
    id: 'faq_undo',
    category: 'support',
    en: {
      question: 'I deleted something by mistake. Can I get it back?',
      answer:
        '<p>Usually, yes. Right after deleting, a message offers <b>Undo</b> for eight seconds. You can also press <kbd>Ctrl</kbd> + <kbd>Z</kbd> while it is shown.</p><p>After that, look in the trash of <a href="/apps/mailbox">the mailbox</a> or <a href="/apps/file-manager">the file manager</a>. What can’t be undone, such as emptying the trash, always asks you first.</p>',
    },
    tr: {
      question: 'Bir şeyi yanlışlıkla sildim. Geri getirebilir miyim?',
      answer:
        '<p>Çoğu zaman evet. Sildikten hemen sonra sekiz saniye boyunca <b>Geri al</b> düğmesi görünür. Bu sırada <kbd>Ctrl</kbd> + <kbd>Z</kbd> tuşlarına da basabilirsiniz.</p><p>Sonrasında <a href="/apps/mailbox">posta kutusunun</a> veya <a href="/apps/file-manager">dosya yöneticisinin</a> çöp kutusuna bakın. Çöp kutusunu boşaltmak gibi geri alınamayan işlemlerden önce her zaman sorulur.</p>',
    },
  },
  {
    id: 'faq_two_versions',
    category: 'support',
    en: {
      question: 'What does “Changed in another tab” mean?',
      answer:
        '<p>The same note, task, card or draft was changed in two tabs at the same time. Nothing is lost: both versions are kept until you choose.</p><p>Select <b>Keep this version</b> or <b>Use the other version</b>. If it was deleted in the other tab, what you wrote is still here, and you can save it again.</p>',
    },
    tr: {
      question: '“Başka bir sekmede değiştirildi” ne demek?',
      answer:
        '<p>Aynı not, görev, kart ya da taslak iki sekmede aynı anda değiştirilmiştir. Hiçbir şey kaybolmaz: siz seçene kadar iki sürüm de saklanır.</p><p><b>Bu sürümü koru</b> veya <b>Diğer sürümü kullan</b> düğmesini seçin. Diğer sekmede silindiyse yazdıklarınız burada durur; yeniden kaydedebilirsiniz.</p>',
    },
  },
];
