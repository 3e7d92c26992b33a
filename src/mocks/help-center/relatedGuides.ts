import type { DataLanguage } from '#mocks/core/localized';

import { significantWords, wordRoot } from './helpWords';
import type { GuideEntry } from './seed/helpText';

/** The guides whose titles and subtitles have most in common with those of a guide, most first; rare words count more. */
export function relatedGuides(
  guide: GuideEntry,
  guides: readonly GuideEntry[],
  language: DataLanguage,
  count: number,
): GuideEntry[] {
  const rootsOf = (one: GuideEntry) =>
    new Set(significantWords(`${one[language].title} ${one[language].subtitle}`).map(wordRoot));
  const all = guides.map((one) => ({ one, roots: rootsOf(one) }));
  const own = [...rootsOf(guide)];
  const rarity = new Map(own.map((root) => [root, 1 / all.filter(({ roots }) => roots.has(root)).length]));
  return all
    .filter(({ one }) => one.id !== guide.id)
    .map(({ one, roots }) => ({
      one,
      // With nothing in common, those of the same category.
      score: own.reduce((sum, root) => sum + (roots.has(root) ? (rarity.get(root) ?? 0) : 0), 0),
      isNear: one.category === guide.category,
    }))
    .toSorted((a, b) => b.score - a.score || Number(b.isNear) - Number(a.isNear))
    .slice(0, count)
    .map(({ one }) => one);
}
