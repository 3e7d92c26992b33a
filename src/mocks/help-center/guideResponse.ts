import type { GuideCategory, GuideLink, GuidePage, GuideSummary } from '#modules/help-center/api';
import { helpLimits } from '#modules/help-center/limits';

import type { DataLanguage } from '#mocks/core/localized';

import { readingMinutes } from './helpHtml';
import { relatedGuides } from './relatedGuides';
import { guideCategories } from './seed/categories';
import type { GuideEntry, HelpCategory } from './seed/helpText';

const categoryIdOf = (slug: string) => guideCategories.find((category) => category.slug === slug)?.id ?? slug;

const toSummary = ({ id, slug, category, ...texts }: GuideEntry, language: DataLanguage): GuideSummary => ({
  id,
  categoryId: categoryIdOf(category),
  slug,
  ...texts[language],
});

const toLink = (guide: GuideEntry | undefined, language: DataLanguage): GuideLink | null =>
  guide ? { ...toSummary(guide, language), categorySlug: guide.category } : null;

/** A category with its guides: all, or the first ones and how many there are. */
export function toCategory(
  { id, slug, ...texts }: HelpCategory<string>,
  guides: readonly GuideEntry[],
  language: DataLanguage,
  limit?: number,
): GuideCategory {
  const own = guides.filter(({ category }) => category === slug);
  const listed = limit === undefined ? own : own.slice(0, limit);
  return {
    id,
    slug,
    ...texts[language],
    guides: listed.map((guide) => toSummary(guide, language)),
    ...(limit !== undefined && { visibleGuides: listed.length, totalGuides: own.length }),
  };
}

/** A guide with its content, its category and its neighbours, not rated by anyone. */
export async function toGuidePage(
  guide: GuideEntry,
  guides: readonly GuideEntry[],
  language: DataLanguage,
): Promise<GuidePage> {
  const own = guides.filter(({ category }) => category === guide.category);
  const at = own.indexOf(guide);
  const { content } = await guide.content();
  return {
    id: categoryIdOf(guide.category),
    slug: guide.category,
    title: guideCategories.find(({ slug }) => slug === guide.category)?.[language].title ?? guide.category,
    guides: [
      {
        ...toSummary(guide, language),
        content: content[language],
        updatedAt: guide.updated,
        readingMinutes: readingMinutes(content[language]),
        useful: null,
      },
    ],
    previous: toLink(own[at - 1], language),
    next: toLink(own[at + 1], language),
    related: relatedGuides(guide, guides, language, helpLimits.related).flatMap(
      (related) => toLink(related, language) ?? [],
    ),
  };
}
