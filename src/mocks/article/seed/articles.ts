import type { DataLanguage } from '#mocks/core/localized';

import type { Localized } from '#mocks/core/localized';

/** An author or reviewer, with the role in both languages. */
interface SeedPerson {
  name: string;
  role: Localized;
}

/** An article of the seed; its text is `articles/<slug>.<language>.md`. Days are offsets from the data day. */
export interface SeedArticle {
  id: string;
  slug: string;
  title: Localized;
  summary: Localized;
  heroAlt: Localized;
  categoryIds: readonly string[];
  tagIds: readonly string[];
  author: SeedPerson;
  reviewedBy?: SeedPerson;
  published: number;
  updated: number;
  /** Day of the last review; the next is due 365 days later. */
  reviewed?: number;
  /** Words divided by 220, rounded up (checked by a test). */
  readingMinutes: Readonly<Record<DataLanguage, number>>;
  relatedSlugs: readonly string[];
  disclaimer: boolean;
}

const w = (en: string, tr: string): Localized => ({ en, tr });

const editor = { name: 'Selin Marlow', role: w('Editor, Orvela Facilities', 'Editör, Orvela Tesisleri') };
const accessWriter = {
  name: 'Tomas İnce',
  role: w('Writer on access, wheelchair user', 'Erişilebilirlik yazarı, tekerlekli sandalye kullanıcısı'),
};
const verificationHead = { name: 'Wren Adalı', role: w('Head of verification', 'Doğrulama sorumlusu') };
const doctor = { name: 'Dr Ayla Fenwick', role: w('Family doctor, Port Calder', 'Aile hekimi, Port Calder') };
const pharmacist = { name: 'Deniz Harrow', role: w('Pharmacist, Yeşilmar', 'Eczacı, Yeşilmar') };
const nurse = { name: 'Kerem Locke', role: w('Emergency nurse, Thornwick', 'Acil servis hemşiresi, Thornwick') };
const travelNurse = {
  name: 'Ezgi Rowan',
  role: w('Travel health nurse, Port Calder', 'Seyahat sağlığı hemşiresi, Port Calder'),
};
const laboratoryDoctor = {
  name: 'Dr Nilgün Pike',
  role: w('Laboratory doctor, Saltmere', 'Laboratuvar hekimi, Saltmere'),
};
const therapist = { name: 'Leyla Ashdown', role: w('Psychologist, Eastholm', 'Psikolog, Eastholm') };
const paediatrician = {
  name: 'Dr Mira Çelen',
  role: w('Paediatrician, Işıkvar', 'Çocuk hekimi, Işıkvar'),
};
const careAdviser = { name: 'Hatice Merrow', role: w('Care adviser, Çınarhan', 'Bakım danışmanı, Çınarhan') };
const interpreter = { name: 'Yusuf Brandt', role: w('Interpreter, Gölbaşar', 'Tercüman, Gölbaşar') };
const physiotherapist = {
  name: 'Owen Tarhan',
  role: w('Physiotherapist, Ravensfold', 'Fizyoterapist, Ravensfold'),
};
// Without her town, which would reveal the refuge.
const refugeCounsellor = { name: 'Ruth Alkan', role: w('Counsellor in a refuge', 'Sığınak danışmanı') };

/** Size of every hero picture in px. */
export const heroSize = { width: 960, height: 540 } as const;

/** Every published article. */
export const articles: readonly SeedArticle[] = [
  {
    id: 'art_ch2s5gpracta',
    slug: 'choosing-a-general-practice',
    title: w('Choosing a general practice', 'Aile hekimliği nasıl seçilir?'),
    summary: w(
      'What to ask, what to look at and how to compare two practices before you register with one of them.',
      'Kaydolmadan önce ne sormalı, nelere bakmalı ve iki aile hekimliğini nasıl karşılaştırmalı?',
    ),
    heroAlt: w(
      'A low practice building with an open door, a bench and a path that leads to it.',
      'Kapısı açık, önünde bank bulunan alçak bir muayenehane ve oraya giden yol.',
    ),
    categoryIds: ['general-practice'],
    tagIds: ['walk-in', 'online-booking'],
    author: editor,
    reviewedBy: doctor,
    published: -210,
    updated: -12,
    reviewed: -12,
    readingMinutes: { en: 3, tr: 2 },
    relatedSlugs: ['pharmacy-or-doctor', 'using-an-interpreter', 'accessibility-words-explained'],
    disclaimer: true,
  },
  {
    id: 'art_p4rm2c6yadoc',
    slug: 'pharmacy-or-doctor',
    title: w('Pharmacy or doctor?', 'Eczane mi, doktor mu?'),
    summary: w(
      'A pharmacist can help with more than most people think. How to tell where to go first, and what to bring.',
      'Eczacılar çoğumuzun sandığından fazla konuda yardımcı olur. Önce nereye gitmeli, yanınızda ne götürmeli?',
    ),
    heroAlt: w(
      'A pharmacist behind a counter with shelves of boxes, and a visitor asking something.',
      'Rafların önündeki tezgâhta bir eczacı ve ona bir şey soran bir ziyaretçi.',
    ),
    categoryIds: ['pharmacy', 'general-practice'],
    tagIds: ['walk-in', 'delivery'],
    author: editor,
    reviewedBy: pharmacist,
    published: -160,
    updated: -40,
    reviewed: -40,
    readingMinutes: { en: 3, tr: 2 },
    relatedSlugs: ['choosing-a-general-practice', 'night-and-weekend-care', 'opening-hours-on-holidays'],
    disclaimer: true,
  },
  {
    id: 'art_h5l7dayhours',
    slug: 'opening-hours-on-holidays',
    title: w('Opening hours on holidays', 'Tatillerde çalışma saatleri'),
    summary: w(
      'How this directory works out who is open on a public holiday, and why some pages ask you to call first.',
      'Bu rehber resmî tatilde kimin açık olduğunu nasıl bulur ve bazı sayfalar neden önce aramanızı ister?',
    ),
    heroAlt: w(
      'A calendar page with one marked day beside a shop door with a sign.',
      'Üzerinde tabela olan bir kapının yanında, bir günü işaretlenmiş takvim yaprağı.',
    ),
    categoryIds: ['pharmacy', 'general-practice', 'dentist'],
    tagIds: ['weekend-hours', 'night-service'],
    author: editor,
    reviewedBy: verificationHead,
    published: -75,
    updated: -9,
    reviewed: -75,
    readingMinutes: { en: 3, tr: 2 },
    relatedSlugs: ['reading-opening-hours', 'night-and-weekend-care', 'pharmacy-or-doctor'],
    disclaimer: false,
  },
  {
    id: 'art_v3r7f7edmean',
    slug: 'what-verification-means',
    title: w('What verification means', 'Doğrulama ne anlama gelir?'),
    summary: w(
      'Who checks a facility, what they check, how long a check lasts, and what a badge does not promise.',
      'Bir tesisi kim doğrular, nelere bakar, doğrulama ne kadar geçerlidir ve rozet neyin sözünü vermez?',
    ),
    heroAlt: w(
      'A hand with a pen ticks a list on a clipboard in front of a building.',
      'Bir binanın önünde, panodaki listeyi kalemle işaretleyen bir el.',
    ),
    categoryIds: ['general-practice', 'hospital', 'pharmacy'],
    tagIds: [],
    author: verificationHead,
    reviewedBy: editor,
    published: -300,
    updated: -2,
    reviewed: -2,
    readingMinutes: { en: 3, tr: 2 },
    relatedSlugs: [
      'claim-your-facility-step-by-step',
      'keeping-a-facility-page-correct',
      'choosing-a-general-practice',
    ],
    disclaimer: false,
  },
  {
    id: 'art_n7ghtweekend',
    slug: 'night-and-weekend-care',
    title: w('Night and weekend care', 'Gece ve hafta sonu sağlık hizmeti'),
    summary: w(
      'When everything nearby looks closed: which doors stay open on the islands, and in which order to try them.',
      'Yakındaki her yer kapalı göründüğünde adalarda hangi kapılar açık kalır ve hangi sırayla denenmeli?',
    ),
    heroAlt: w(
      'A harbour street at night with a moon, one lit window and a lit pharmacy sign.',
      'Ay ışığında bir liman sokağı, ışığı yanan tek bir pencere ve yanan eczane tabelası.',
    ),
    categoryIds: ['emergency-department', 'hospital', 'pharmacy'],
    tagIds: ['night-service', 'weekend-hours', 'evening-hours'],
    author: nurse,
    reviewedBy: doctor,
    published: -370,
    updated: -368,
    reviewed: -368,
    readingMinutes: { en: 3, tr: 2 },
    relatedSlugs: ['pharmacy-or-doctor', 'opening-hours-on-holidays', 'child-fever-guide-to-services'],
    disclaimer: true,
  },
  {
    id: 'art_accesswords2',
    slug: 'accessibility-words-explained',
    title: w('Accessibility words explained', 'Erişilebilirlik sözcükleri ne demek?'),
    summary: w(
      'Step-free, partial, hearing loop, quiet space: what each word on a facility’s page says, and what to ask.',
      'Basamaksız, kısmen, işitme döngüsü, sessiz alan: Tesis sayfasındaki her sözcük ne der ve ne sormalı?',
    ),
    heroAlt: w(
      'Someone in a wheelchair goes up a ramp with a handrail to a wide door; steps lead to it from the other side.',
      'Tekerlekli sandalyedeki biri tırabzanlı rampadan geniş bir kapıya çıkıyor; diğer yanda basamaklar var.',
    ),
    categoryIds: ['disability-service', 'general-practice', 'hospital'],
    tagIds: ['step-free', 'hearing-loop', 'sign-language', 'quiet-hours'],
    author: accessWriter,
    reviewedBy: verificationHead,
    published: -120,
    updated: -21,
    reviewed: -21,
    readingMinutes: { en: 3, tr: 2 },
    relatedSlugs: ['choosing-a-general-practice', 'using-an-interpreter', 'caring-for-an-older-parent'],
    disclaimer: false,
  },
  {
    id: 'art_c7a4mfac5lty',
    slug: 'claim-your-facility-step-by-step',
    title: w('Claim your facility step by step', 'Tesisinizi adım adım sahiplenin'),
    summary: w(
      'How to prove that you act for a facility, what you can change afterwards, and what to do if someone has already claimed it.',
      'Bir tesis adına konuştuğunuzu nasıl kanıtlarsınız, sonra neleri değiştirebilirsiniz, ya sizden önce biri sahiplenmişse?',
    ),
    heroAlt: w(
      'A hand holds out a key with a tag towards a blue door with a letter box.',
      'Mektup kutusu olan mavi bir kapıya doğru etiketli bir anahtar uzatan el.',
    ),
    categoryIds: ['general-practice', 'pharmacy', 'care-home'],
    tagIds: [],
    author: verificationHead,
    reviewedBy: editor,
    published: -282,
    updated: -30,
    reviewed: -30,
    readingMinutes: { en: 4, tr: 3 },
    relatedSlugs: ['keeping-a-facility-page-correct', 'what-verification-means', 'privacy-of-refuges'],
    disclaimer: false,
  },
  {
    id: 'art_k3epfac5page',
    slug: 'keeping-a-facility-page-correct',
    title: w('Keeping a facility page correct', 'Tesis sayfasını doğru tutmak'),
    summary: w(
      'Fifteen minutes in each season, exceptions instead of notes on the door, and the courage to write “no”.',
      'Her mevsim on beş dakika, kapıya not yerine istisna ve gerektiğinde “yok” yazma cesareti.',
    ),
    heroAlt: w(
      'A large page with a pencil across it, a watering can beside it and a leaf growing from a corner.',
      'Üzerinde bir kurşun kalem duran büyük bir sayfa, yanında bir sulama kabı ve köşesinden büyüyen bir yaprak.',
    ),
    categoryIds: ['pharmacy', 'physiotherapy', 'optician'],
    tagIds: [],
    author: verificationHead,
    reviewedBy: editor,
    published: -255,
    updated: -61,
    reviewed: -61,
    readingMinutes: { en: 3, tr: 3 },
    relatedSlugs: ['claim-your-facility-step-by-step', 'reading-opening-hours', 'what-verification-means'],
    disclaimer: false,
  },
  {
    id: 'art_readhours247',
    slug: 'reading-opening-hours',
    title: w('Reading opening hours', 'Çalışma saatleri nasıl okunur?'),
    summary: w(
      'The short line, the long table, nights that belong to the day before, and what it means when nothing is known.',
      'Kısa satır, uzun tablo, bir önceki güne ait geceler ve saatler bilinmediğinde bunun ne anlama geldiği.',
    ),
    heroAlt: w(
      'A big wall clock above a row of seven doors, some of them open and lit.',
      'Yedi kapılı bir sıranın üstünde büyük bir duvar saati; kapıların bazıları açık ve aydınlık.',
    ),
    categoryIds: ['pharmacy', 'general-practice', 'laboratory'],
    tagIds: ['evening-hours', 'weekend-hours', 'night-service'],
    author: editor,
    reviewedBy: verificationHead,
    published: -192,
    updated: -33,
    reviewed: -33,
    readingMinutes: { en: 3, tr: 3 },
    relatedSlugs: ['opening-hours-on-holidays', 'night-and-weekend-care', 'keeping-a-facility-page-correct'],
    disclaimer: false,
  },
  {
    id: 'art_pr7vrefuges2',
    slug: 'privacy-of-refuges',
    title: w('Privacy of refuges', 'Sığınakların gizliliği'),
    summary: w(
      'Why some pages have no address, what this directory does not give away, and how to reach such a place safely.',
      'Bazı sayfalarda neden adres yok, rehber neyi ele vermez ve böyle bir yere güvenle nasıl ulaşılır?',
    ),
    heroAlt: w(
      'A lantern glows behind a curtain in a dark house; a hedge hides its door.',
      'Karanlık bir evde perdenin arkasında yanan fener; kapısını bir çit gizliyor.',
    ),
    categoryIds: ['mental-health-service'],
    tagIds: ['women-staff'],
    author: refugeCounsellor,
    reviewedBy: verificationHead,
    published: -168,
    updated: -47,
    reviewed: -47,
    readingMinutes: { en: 3, tr: 3 },
    relatedSlugs: ['first-mental-health-visit', 'using-an-interpreter', 'what-verification-means'],
    disclaimer: false,
  },
  {
    id: 'art_trave7vacc5n',
    slug: 'vaccination-before-travel',
    title: w('Vaccination before travel', 'Yolculuktan önce aşı'),
    summary: w(
      'When to make the first appointment, who advises travellers, what to bring, and which papers a border may ask for.',
      'İlk randevu ne zaman alınmalı, yolculara kim danışmanlık verir, yanınızda ne olmalı, sınırda hangi belge istenebilir?',
    ),
    heroAlt: w(
      'A ferry leaves a harbour; on the quay stand a suitcase and a small booklet with a cross.',
      'Limandan ayrılan bir vapur; rıhtımda bir bavul ve üzerinde artı işareti olan küçük bir kitapçık.',
    ),
    categoryIds: ['vaccination-centre', 'general-practice'],
    tagIds: ['travel-clinic', 'vaccinations'],
    author: travelNurse,
    reviewedBy: doctor,
    published: -333,
    updated: -58,
    reviewed: -58,
    readingMinutes: { en: 4, tr: 3 },
    relatedSlugs: ['pharmacy-or-doctor', 'choosing-a-general-practice', 'child-fever-guide-to-services'],
    disclaimer: true,
  },
  {
    id: 'art_b6oodtest3ab',
    slug: 'understanding-a-blood-test-order',
    title: w('Understanding a blood test order', 'Kan tahlili istemini anlamak'),
    summary: w(
      'What is on the form, what to ask before you go home, how to choose a laboratory, and what to do if no one calls.',
      'Kâğıtta ne yazar, eve gitmeden ne sormalı, laboratuvar nasıl seçilir ve kimse aramazsa ne yapmalı?',
    ),
    heroAlt: w(
      'A sheet with ticked boxes and a bar code beside three test tubes in a rack.',
      'İşaretli kutuları ve barkodu olan bir kâğıt, yanında askılıkta duran üç deney tüpü.',
    ),
    categoryIds: ['laboratory', 'general-practice'],
    tagIds: ['walk-in', 'accepts-referrals', 'child-friendly'],
    author: editor,
    reviewedBy: laboratoryDoctor,
    published: -238,
    updated: -85,
    reviewed: -85,
    readingMinutes: { en: 4, tr: 3 },
    relatedSlugs: ['choosing-a-general-practice', 'pharmacy-or-doctor', 'caring-for-an-older-parent'],
    disclaimer: true,
  },
  {
    id: 'art_f5rstv7s5tmh',
    slug: 'first-mental-health-visit',
    title: w('First mental-health visit', 'İlk ruh sağlığı görüşmesi'),
    summary: w(
      'Which door to choose, what to say on the phone, what happens in the first hour, and what to do if it does not fit.',
      'Hangi kapıyı seçmeli, telefonda ne demeli, ilk görüşmede ne olur ve uymazsa ne yapmalı?',
    ),
    heroAlt: w(
      'Two armchairs face each other by a window with a plant; a box of tissues stands on a low table.',
      'Bitkili bir pencerenin önünde karşılıklı iki koltuk; alçak bir sehpada mendil kutusu.',
    ),
    categoryIds: ['mental-health-service', 'general-practice', 'addiction-service'],
    tagIds: ['evening-hours', 'video-visits', 'women-staff', 'lgbt-friendly'],
    author: therapist,
    reviewedBy: doctor,
    published: -221,
    updated: -16,
    reviewed: -16,
    readingMinutes: { en: 4, tr: 3 },
    relatedSlugs: ['sliding-fees', 'using-an-interpreter', 'privacy-of-refuges'],
    disclaimer: true,
  },
  {
    id: 'art_ch5ldfever27',
    slug: 'child-fever-guide-to-services',
    title: w('Child fever: a guide to services', 'Çocukta ateş: hizmet kılavuzu'),
    summary: w(
      'No doses and no diagnoses: which door to try by day, at night and at the weekend, and what they will ask you.',
      'Doz yok, tanı yok: Gündüz, gece ve hafta sonu hangi kapı çalınır, size neler sorulur?',
    ),
    heroAlt: w(
      'A child in bed under a patterned blanket with a toy rabbit; a thermometer and a glass stand on the night table.',
      'Desenli battaniyenin altında oyuncak tavşanıyla yatan bir çocuk; komodinde termometre ve bardak.',
    ),
    categoryIds: ['child-health-centre', 'pharmacy', 'emergency-department'],
    tagIds: ['child-friendly', 'night-service', 'weekend-hours'],
    author: nurse,
    reviewedBy: paediatrician,
    published: -206,
    updated: -20,
    reviewed: -20,
    readingMinutes: { en: 3, tr: 3 },
    relatedSlugs: ['night-and-weekend-care', 'pharmacy-or-doctor', 'vaccination-before-travel'],
    disclaimer: true,
  },
  {
    id: 'art_o7derparent2',
    slug: 'caring-for-an-older-parent',
    title: w('Caring for an older parent', 'Yaşlı anneye ya da babaya bakmak'),
    summary: w(
      'Who does what, how to look at a page with your parent’s eyes, and how not to forget yourself.',
      'Kim ne yapar, sayfalara onun gözüyle nasıl bakılır ve insan kendini nasıl unutmaz?',
    ),
    heroAlt: w(
      'An older woman with a stick and a younger man walk arm in arm along a garden path.',
      'Bir bahçe yolunda kol kola yürüyen bastonlu yaşlı bir kadın ve genç bir adam.',
    ),
    categoryIds: ['home-nursing', 'care-home', 'disability-service'],
    tagIds: ['home-visits', 'delivery', 'step-free'],
    author: careAdviser,
    reviewedBy: doctor,
    published: -270,
    updated: -44,
    reviewed: -44,
    readingMinutes: { en: 4, tr: 3 },
    relatedSlugs: [
      'accessibility-words-explained',
      'physiotherapy-without-referral',
      'understanding-a-blood-test-order',
    ],
    disclaimer: true,
  },
  {
    id: 'art_5nterpreter2',
    slug: 'using-an-interpreter',
    title: w('Using an interpreter', 'Tercümanla görüşmek'),
    summary: w(
      'Two lines on the page that are easily mixed up, how to book, how to sit, and why a child should never interpret.',
      'Sayfada kolayca karışan iki satır, nasıl istenir, nasıl oturulur ve neden bir çocuk tercümanlık yapmamalı?',
    ),
    heroAlt: w(
      'Three people at a round table; speech bubbles in three colours join above them.',
      'Yuvarlak bir masada üç kişi; üstlerinde üç renkte konuşma balonu birleşiyor.',
    ),
    categoryIds: ['general-practice', 'hospital', 'maternity-and-womens-health'],
    tagIds: ['interpreter', 'sign-language'],
    author: interpreter,
    reviewedBy: editor,
    published: -180,
    updated: -52,
    reviewed: -52,
    readingMinutes: { en: 4, tr: 3 },
    relatedSlugs: ['choosing-a-general-practice', 'accessibility-words-explained', 'first-mental-health-visit'],
    disclaimer: false,
  },
  {
    id: 'art_s7id5ngfees2',
    slug: 'sliding-fees',
    title: w('Sliding fees', 'Gelire göre ücret'),
    summary: w(
      'What “depends on income” means, what to bring, how to ask, and what you can do if it is still too much.',
      '“Gelire göre” ne demektir, yanınızda ne olmalı, nasıl sormalı ve yine de çok geliyorsa ne yapmalı?',
    ),
    heroAlt: w(
      'A staircase of coins; people of different heights stand on its steps under the same umbrella.',
      'Madenî paralardan bir merdiven; basamaklarında farklı boylarda insanlar aynı şemsiyenin altında.',
    ),
    categoryIds: ['mental-health-service', 'physiotherapy', 'addiction-service'],
    tagIds: ['sliding-fee', 'free-of-charge', 'insured'],
    author: editor,
    reviewedBy: careAdviser,
    published: -172,
    updated: -27,
    reviewed: -27,
    readingMinutes: { en: 3, tr: 3 },
    relatedSlugs: ['first-mental-health-visit', 'physiotherapy-without-referral', 'choosing-a-general-practice'],
    disclaimer: false,
  },
  {
    id: 'art_phys5oreferr',
    slug: 'physiotherapy-without-referral',
    title: w('Physiotherapy without referral', 'Sevksiz fizyoterapi'),
    summary: w(
      'How to see whether you can go directly, when a doctor should come first, who pays, and how to get more out of it.',
      'Doğrudan gidilip gidilemeyeceği nasıl anlaşılır, ne zaman önce hekime gidilir, kim öder, nasıl daha çok yararlanılır?',
    ),
    heroAlt: w(
      'Someone stretches on a mat with an elastic band; a big ball and a window stand behind.',
      'Minderde lastik bantla gerinen biri; arkada büyük bir top ve pencere.',
    ),
    categoryIds: ['physiotherapy', 'rehabilitation-centre'],
    tagIds: ['online-booking', 'evening-hours', 'accepts-referrals'],
    author: physiotherapist,
    reviewedBy: doctor,
    published: -310,
    updated: -70,
    reviewed: -70,
    readingMinutes: { en: 4, tr: 3 },
    relatedSlugs: ['choosing-a-general-practice', 'sliding-fees', 'caring-for-an-older-parent'],
    disclaimer: true,
  },
];
