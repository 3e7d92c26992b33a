import type { DataLanguage } from '#mocks/core/localized';

/** Slugs of the categories of questions, in their order. */
export const faqCategorySlugs = ['most-asked', 'general-inquiries', 'licenses', 'payments', 'support'] as const;
export type FaqCategorySlug = (typeof faqCategorySlugs)[number];

/** Slugs of the categories of guides, in their order. */
export const guideCategorySlugs = ['getting-started', 'projects', 'settings', 'payments', 'your-account'] as const;
export type GuideCategorySlug = (typeof guideCategorySlugs)[number];

/** A category of questions or guides, with its title in each language. */
export type HelpCategory<Slug extends string> = { id: string; slug: Slug } & Readonly<
  Record<DataLanguage, { title: string }>
>;

/** A question with its answer, which is HTML. */
export type FaqText = { id: string; category: FaqCategorySlug } & Readonly<
  Record<DataLanguage, { question: string; answer: string }>
>;

/** The text of a guide: HTML in each language. */
type GuideContent = Readonly<Record<DataLanguage, string>>;

/** A guide; its text is a chunk of its own, `guides/<category>/<slug>.ts`. */
export type GuideEntry = {
  id: string;
  category: GuideCategorySlug;
  /** Unique among all guides. */
  slug: string;
  /** Day of the last change: `2026-02-24`. */
  updated: string;
  content: () => Promise<{ content: GuideContent }>;
} & Readonly<Record<DataLanguage, { title: string; subtitle: string }>>;
