import type { FaqCategorySlug, GuideCategorySlug, HelpCategory } from './helpText';

/** The categories of questions, as the specification titles them. */
export const faqCategories: ReadonlyArray<HelpCategory<FaqCategorySlug>> = [
  { id: 'fqc_most_asked', slug: 'most-asked', en: { title: 'Most asked' }, tr: { title: 'En çok sorulanlar' } },
  { id: 'fqc_general', slug: 'general-inquiries', en: { title: 'General inquiries' }, tr: { title: 'Genel sorular' } },
  { id: 'fqc_licenses', slug: 'licenses', en: { title: 'Licenses' }, tr: { title: 'Lisanslar' } },
  { id: 'fqc_payments', slug: 'payments', en: { title: 'Payments' }, tr: { title: 'Ödemeler' } },
  { id: 'fqc_support', slug: 'support', en: { title: 'Support' }, tr: { title: 'Destek' } },
];

/** The categories of guides, as the specification titles them. */
export const guideCategories: ReadonlyArray<HelpCategory<GuideCategorySlug>> = [
  { id: 'gdc_start', slug: 'getting-started', en: { title: 'Getting Started' }, tr: { title: 'Başlarken' } },
  { id: 'gdc_projects', slug: 'projects', en: { title: 'Projects' }, tr: { title: 'Projeler' } },
  { id: 'gdc_settings', slug: 'settings', en: { title: 'Settings' }, tr: { title: 'Ayarlar' } },
  { id: 'gdc_payments', slug: 'payments', en: { title: 'Payments' }, tr: { title: 'Ödemeler' } },
  { id: 'gdc_account', slug: 'your-account', en: { title: 'Your Account' }, tr: { title: 'Hesabınız' } },
];
