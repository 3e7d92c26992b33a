import type { GuideEntry } from './helpText';

/** Guides without their texts, in the order in which they are shown. */
export const guides: readonly GuideEntry[] = [
  {
    id: 'gde_find_your_way',
    category: 'getting-started',
    slug: 'find-your-way',
    updated: '2026-02-24',
    en: { title: 'Find your way around', subtitle: 'What is where in the console, and how to get there quickly.' },
    tr: { title: 'Konsolda yolunuzu bulun', subtitle: 'Konsolda ne nerede, oraya en kısa yoldan nasıl gidilir.' },
    content: () => import('./guides/getting-started/find-your-way'),
  },
];
