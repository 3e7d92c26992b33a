import type { Language } from '#lib/languages';

import type { Words } from './orvela/taxonomy';

/** A person who writes or reviews, with the role in both languages. */
interface SeedPerson {
  name: string;
  role: Words;
}

/** An article as seeded; its text is `articles/<slug>.<language>.md`. Days are offsets from the data day. */
export interface SeedArticle {
  id: string;
  slug: string;
  title: Words;
  summary: Words;
  heroAlt: Words;
  categoryIds: readonly string[];
  tagIds: readonly string[];
  author: SeedPerson;
  reviewedBy?: SeedPerson;
  published: number;
  updated: number;
  /** Day of the last review; it is due again 365 days later. */
  reviewed?: number;
  /** Words divided by 220, rounded up (a test counts them). */
  readingMinutes: Readonly<Record<Language, number>>;
  relatedSlugs: readonly string[];
  disclaimer: boolean;
}

const w = (en: string, tr: string): Words => ({ en, tr });

const editor = { name: 'Selin Marlow', role: w('Editor, Orvela Facilities', 'Editör, Orvela Tesisleri') };
const accessWriter = {
  name: 'Tomas İnce',
  role: w('Writer on access, wheelchair user', 'Erişilebilirlik yazarı, tekerlekli sandalye kullanıcısı'),
};
const checker = { name: 'Wren Adalı', role: w('Head of verification', 'Doğrulama sorumlusu') };
const doctor = { name: 'Dr Ayla Fenwick', role: w('Family doctor, Port Calder', 'Aile hekimi, Port Calder') };
const pharmacist = { name: 'Deniz Harrow', role: w('Pharmacist, Yeşilmar', 'Eczacı, Yeşilmar') };
const nurse = { name: 'Kerem Locke', role: w('Emergency nurse, Thornwick', 'Acil servis hemşiresi, Thornwick') };

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
    relatedSlugs: ['pharmacy-or-doctor', 'what-verification-means', 'accessibility-words-explained'],
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
    reviewedBy: checker,
    published: -75,
    updated: -9,
    reviewed: -75,
    readingMinutes: { en: 3, tr: 2 },
    relatedSlugs: ['night-and-weekend-care', 'what-verification-means', 'pharmacy-or-doctor'],
    disclaimer: false,
  },
  {
    id: 'art_v3r7f7edmean',
    slug: 'what-verification-means',
    title: w('What verification means', 'Doğrulama ne anlama gelir?'),
    summary: w(
      'Who checks a facility, what they check, how long a check lasts, and what a badge does not promise.',
      'Bir tesisi kim denetler, neye bakar, denetim ne kadar geçerlidir ve rozet neyin sözünü vermez?',
    ),
    heroAlt: w(
      'A hand with a pen ticks a list on a clipboard in front of a building.',
      'Bir binanın önünde, panodaki listeyi kalemle işaretleyen bir el.',
    ),
    categoryIds: ['general-practice', 'hospital', 'pharmacy'],
    tagIds: [],
    author: checker,
    reviewedBy: editor,
    published: -300,
    updated: -2,
    reviewed: -2,
    readingMinutes: { en: 3, tr: 2 },
    relatedSlugs: ['opening-hours-on-holidays', 'choosing-a-general-practice', 'accessibility-words-explained'],
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
    relatedSlugs: ['pharmacy-or-doctor', 'opening-hours-on-holidays', 'choosing-a-general-practice'],
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
      'Tekerlekli sandalyedeki biri tırabzanlı rampadan geniş bir kapıya çıkıyor; öbür yanda basamaklar var.',
    ),
    categoryIds: ['disability-service', 'general-practice', 'hospital'],
    tagIds: ['step-free', 'hearing-loop', 'sign-language', 'quiet-hours'],
    author: accessWriter,
    reviewedBy: checker,
    published: -120,
    updated: -21,
    reviewed: -21,
    readingMinutes: { en: 3, tr: 2 },
    relatedSlugs: ['choosing-a-general-practice', 'what-verification-means', 'opening-hours-on-holidays'],
    disclaimer: false,
  },
];

const files = import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default' });

/** The text of an article, downloaded when it is first asked for; `undefined` when there is none in that language. */
export async function articleText(slug: string, language: Language): Promise<string | undefined> {
  return files[`./articles/${slug}.${language}.md`]?.();
}
