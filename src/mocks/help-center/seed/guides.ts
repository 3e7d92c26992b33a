import type { GuideEntry } from './helpText';

/** Guides without their texts, in the order in which they are shown. */
export const guides: readonly GuideEntry[] = [
  {
    id: 'gde_find_a_facility',
    category: 'getting-started',
    slug: 'find-a-facility',
    updated: '2026-11-26',
    en: {
      title: 'Find a facility near you',
      subtitle: 'Search by place, narrow the results and compare what you find.',
    },
    tr: {
      title: 'Yakınınızda bir tesis bulun',
      subtitle: 'Bir yerin yakınında arayın, sonuçları daraltın, bulduklarınızı karşılaştırın.',
    },
    content: () => import('./guides/getting-started/find-a-facility'),
  },
  {
    id: 'gde_read_a_page',
    category: 'getting-started',
    slug: 'read-a-facility-page',
    updated: '2026-11-26',
    en: { title: 'Read a facility’s page', subtitle: 'What the badges, hours and dates on a page tell you.' },
    tr: { title: 'Tesis sayfasını okuyun', subtitle: 'Sayfadaki rozetler, saatler ve tarihler size ne söyler?' },
    content: () => import('./guides/getting-started/read-a-facility-page'),
  },
  {
    id: 'gde_add_or_verify',
    category: 'getting-started',
    slug: 'add-or-verify-a-facility',
    updated: '2026-11-26',
    en: {
      title: 'Add or verify a facility',
      subtitle: 'Tell us about a place that is missing, or confirm what is listed.',
    },
    tr: {
      title: 'Tesis ekleyin veya doğrulayın',
      subtitle: 'Listede olmayan bir yeri bildirin ya da kayıtlı bilgileri doğrulayın.',
    },
    content: () => import('./guides/getting-started/add-or-verify-a-facility'),
  },
  {
    id: 'gde_find_your_way',
    category: 'getting-started',
    slug: 'find-your-way',
    updated: '2026-11-26',
    en: {
      title: 'Find your way around the console',
      subtitle: 'What is where in the console, and how to get there quickly.',
    },
    tr: { title: 'Konsolda yolunuzu bulun', subtitle: 'Konsolda ne nerede, oraya en kısa yoldan nasıl gidilir?' },
    content: () => import('./guides/getting-started/find-your-way'),
  },
];
