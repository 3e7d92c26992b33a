import type { CourseEntry } from './courseText';

/** All courses, in the order in which they are listed. */
export const courses: CourseEntry[] = [
  {
    id: 'crs_describe_a_facility',
    slug: 'describe-a-facility',
    category: 'describing',
    minutes: 45,
    featured: true,
    updated: '2026-11-09',
    steps: 5,
    en: {
      title: 'Describe a facility',
      description: 'Say in a few sentences what a place offers and who it is for, so that people can choose.',
    },
    tr: {
      title: 'Bir tesisi anlatmak',
      description: 'Bir yerin ne sunduğunu ve kime göre olduğunu birkaç cümleyle anlatın; insanlar kolayca seçsin.',
    },
    content: () => import('./courses/describe-a-facility'),
  },
  {
    id: 'crs_names_and_addresses',
    slug: 'names-and-addresses',
    category: 'describing',
    minutes: 40,
    featured: false,
    updated: '2026-10-19',
    steps: 5,
    en: {
      title: 'Names, addresses and pins',
      description: 'Write names and addresses that lead to the right door, and keep private places private.',
    },
    tr: {
      title: 'Adlar, adresler ve iğneler',
      description: 'İnsanları doğru kapıya götüren adlar ve adresler yazın; gizli kalması gereken yerleri gizli tutun.',
    },
    content: () => import('./courses/names-and-addresses'),
  },
  {
    id: 'crs_opening_hours_and_holidays',
    slug: 'opening-hours-and-holidays',
    category: 'describing',
    minutes: 50,
    featured: true,
    updated: '2026-11-16',
    steps: 6,
    en: {
      title: 'Opening hours and holidays',
      description: 'Publish hours people can rely on: breaks, nights, holidays and sudden changes.',
    },
    tr: {
      title: 'Çalışma saatleri ve tatiller',
      description: 'Güvenilir saatler yayımlayın: öğle araları, geceler, tatiller ve ani değişiklikler.',
    },
    content: () => import('./courses/opening-hours-and-holidays'),
  },
  {
    id: 'crs_categories_and_tags',
    slug: 'categories-and-tags',
    category: 'describing',
    minutes: 35,
    featured: false,
    updated: '2026-09-28',
    steps: 5,
    en: {
      title: 'Categories and tags',
      description: 'Put a facility where people look for it, with one main category and the right features.',
    },
    tr: {
      title: 'Kategoriler ve etiketler',
      description: 'Doğru ana kategori ve özelliklerle, tesisi insanların aradığı yere koyun.',
    },
    content: () => import('./courses/categories-and-tags'),
  },
  {
    id: 'crs_photos_that_help',
    slug: 'photos-that-help',
    category: 'describing',
    minutes: 40,
    featured: false,
    updated: '2026-10-05',
    steps: 5,
    en: {
      title: 'Photos that help',
      description: 'Take and describe pictures that show visitors what to look for, without showing who was there.',
    },
    tr: {
      title: 'İşe yarayan fotoğraflar',
      description: 'Ziyaretçiye neyi arayacağını gösteren, kimseyi teşhir etmeyen fotoğraflar çekin ve anlatın.',
    },
    content: () => import('./courses/photos-that-help'),
  },
  {
    id: 'crs_prices_and_fees',
    slug: 'prices-and-fees',
    category: 'describing',
    minutes: 35,
    featured: false,
    updated: '2026-09-14',
    steps: 5,
    en: {
      title: 'Prices and fees in words',
      description: 'Explain what a visit costs, what is free and who pays less, so that nobody is surprised.',
    },
    tr: {
      title: 'Fiyatları ve ücretleri anlatmak',
      description: 'Ziyaretin kaça mal olduğunu, neyin ücretsiz olduğunu ve kimin daha az ödediğini açıkça yazın.',
    },
    content: () => import('./courses/prices-and-fees'),
  },
  {
    id: 'crs_directions_in_words',
    slug: 'directions-in-words',
    category: 'describing',
    minutes: 45,
    featured: false,
    updated: '2026-10-26',
    steps: 6,
    en: {
      title: 'Directions in words',
      description: 'Describe the way from the stop to the door for people who walk, ride, drive or use a wheelchair.',
    },
    tr: {
      title: 'Yol tarifi yazmak',
      description:
        'Duraktan kapıya kadar olan yolu yürüyenler, araçla gelenler ve tekerlekli sandalye kullananlar için anlatın.',
    },
    content: () => import('./courses/directions-in-words'),
  },
  {
    id: 'crs_accessibility_in_words',
    slug: 'accessibility-in-words',
    category: 'accessibility',
    minutes: 45,
    featured: true,
    updated: '2026-11-11',
    steps: 6,
    en: {
      title: 'Accessibility in words',
      description: 'Replace “accessible” with facts that people can plan with: yes, partly, no and not known.',
    },
    tr: {
      title: 'Erişilebilirliği anlatmak',
      description:
        '“Erişilebilir” sözcüğünün yerine plan yapmaya yarayan bilgiler koyun: var, kısmen, yok ve bilinmiyor.',
    },
    content: () => import('./courses/accessibility-in-words'),
  },
  {
    id: 'crs_step_free_routes',
    slug: 'step-free-routes',
    category: 'accessibility',
    minutes: 55,
    featured: false,
    updated: '2026-10-12',
    steps: 6,
    en: {
      title: 'Step-free routes',
      description: 'Walk, measure and describe a route without steps, from the pavement to the room.',
    },
    tr: {
      title: 'Basamaksız yollar',
      description: 'Kaldırımdan odaya kadar basamaksız bir yolu yürüyün, ölçün ve anlatın.',
    },
    content: () => import('./courses/step-free-routes'),
  },
  {
    id: 'crs_hearing_and_sight',
    slug: 'hearing-and-sight',
    category: 'accessibility',
    minutes: 45,
    featured: false,
    updated: '2026-09-21',
    steps: 6,
    en: {
      title: 'Hearing and sight',
      description: 'Describe what helps people who are deaf, hard of hearing, blind or have low sight.',
    },
    tr: {
      title: 'İşitme ve görme',
      description:
        'İşitme engelli, ağır işiten, görme engelli veya az gören insanlara nelerin yardım ettiğini anlatın.',
    },
    content: () => import('./courses/hearing-and-sight'),
  },
  {
    id: 'crs_pages_for_everyone',
    slug: 'pages-for-everyone',
    category: 'accessibility',
    minutes: 55,
    featured: false,
    updated: '2026-11-02',
    steps: 6,
    en: {
      title: 'Web pages for everyone',
      description:
        'Write headings, links and picture texts that work with a keyboard, a screen reader and a small phone.',
    },
    tr: {
      title: 'Herkes için web sayfaları',
      description:
        'Klavyeyle, ekran okuyucuyla ve küçük telefonda işleyen başlıklar, bağlantılar ve görsel metinleri yazın.',
    },
    content: () => import('./courses/pages-for-everyone'),
  },
  {
    id: 'crs_verify_details',
    slug: 'verify-details',
    category: 'trust',
    minutes: 45,
    featured: false,
    updated: '2026-11-13',
    steps: 6,
    en: {
      title: 'Verify details',
      description: 'Check what a page says, note how you know it, and report exactly what you found.',
    },
    tr: {
      title: 'Bilgileri doğrulamak',
      description: 'Sayfada yazanı kontrol edin, nereden bildiğinizi not edin ve gördüğünüzü olduğu gibi bildirin.',
    },
    content: () => import('./courses/verify-details'),
  },
  {
    id: 'crs_handle_claims',
    slug: 'handle-claims',
    category: 'trust',
    minutes: 50,
    featured: false,
    updated: '2026-10-08',
    steps: 6,
    en: {
      title: 'Handle claims',
      description: 'Find out who may manage a facility, weigh the proof and hear the present manager.',
    },
    tr: {
      title: 'Sahiplik başvuruları',
      description: 'Bir tesisi kimin yönetebileceğini öğrenin, kanıtları tartın ve bugünkü sorumluyu dinleyin.',
    },
    content: () => import('./courses/handle-claims'),
  },
  {
    id: 'crs_find_duplicates',
    slug: 'find-duplicates',
    category: 'trust',
    minutes: 40,
    featured: false,
    updated: '2026-09-07',
    steps: 5,
    en: {
      title: 'Find and merge duplicates',
      description: 'Tell two entries of one place from two places with one name, and merge without losing anything.',
    },
    tr: {
      title: 'Yinelenen kayıtları bulmak',
      description: 'Aynı yerin iki kaydını aynı adlı iki yerden ayırın ve bilgi kaybetmeden birleştirin.',
    },
    content: () => import('./courses/find-duplicates'),
  },
];
