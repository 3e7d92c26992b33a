import type { Localized } from '#mocks/core/localized';

/** Names of the categories in addresses. */
export const categorySlugs = ['describing', 'accessibility', 'trust', 'data'] as const;
export type CategorySlug = (typeof categorySlugs)[number];

/** The categories of courses. */
export const categories: ReadonlyArray<{ id: string; slug: CategorySlug; title: Localized }> = [
  { id: 'cct_describing', slug: 'describing', title: { en: 'Describing facilities', tr: 'Tesisleri anlatmak' } },
  { id: 'cct_accessibility', slug: 'accessibility', title: { en: 'Accessibility', tr: 'Erişilebilirlik' } },
  { id: 'cct_trust', slug: 'trust', title: { en: 'Accuracy and trust', tr: 'Doğruluk ve güven' } },
  { id: 'cct_data', slug: 'data', title: { en: 'Data and language', tr: 'Veriler ve dil' } },
];
