import type { DataLanguage } from '#mocks/core/localized';
import type { HelpDocument } from '#mocks/help-center/helpDocument';
import { plainLine, splitSections } from '#mocks/help-center/helpHtml';
import { faqCategories, guideCategories } from '#mocks/help-center/seed/categories';
import { faqs } from '#mocks/help-center/seed/faqs';
import { guides } from '#mocks/help-center/seed/guides';

// While the generator is loaded: it has no way to load more afterwards.
const contents = await Promise.all(guides.map(async ({ content }) => (await content()).content));

/** All questions and guides in one language, with their whole texts, for the search. */
export function encodeHelp(language: DataLanguage): HelpDocument[] {
  const titleOf = (categories: typeof faqCategories | typeof guideCategories, slug: string) =>
    categories.find((category) => category.slug === slug)?.[language].title ?? slug;
  return [
    ...faqs.map((faq): HelpDocument => {
      const { question, answer } = faq[language];
      return {
        kind: 'question',
        id: faq.id,
        categorySlug: faq.category,
        category: titleOf(faqCategories, faq.category),
        slug: faq.id,
        title: question,
        subtitle: '',
        sections: [{ heading: '', anchor: null, text: plainLine(answer) }],
      };
    }),
    ...guides.map((guide, at): HelpDocument => ({
      kind: 'guide',
      id: guide.id,
      categorySlug: guide.category,
      category: titleOf(guideCategories, guide.category),
      slug: guide.slug,
      ...guide[language],
      sections: splitSections(contents[at]?.[language] ?? ''),
    })),
  ];
}
