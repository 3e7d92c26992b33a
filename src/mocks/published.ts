import type { ArticleSummary } from '#lib/article';
import { now } from '#lib/clock';
import type { Language } from '#lib/languages';
import type { FacilityAnswer } from '#modules/facility/api';
import type { CategoryAnswer } from '#modules/facility-search/api';

import { loadArticles, newestArticles } from './articles';
import { categoryAnswer } from './categoryAnswer';
import { facilityAnswer } from './facilityAnswer';
import { decodeDetail } from './seed/orvela/detailShards';
import { loadDetailBuckets } from './seed/orvela/detailSource';
import { shiftFor } from './seed/orvela/dates';
import { taxonomy } from './taxonomy';

/** Every facility that the public may see, as its page is answered, before anybody has changed it: what a build draws beforehand. */
export async function publishedFacilities(language: Language): Promise<FacilityAnswer[]> {
  const [buckets, kinds] = await Promise.all([loadDetailBuckets(), taxonomy(language)]);
  const options = { locale: language, shiftDays: shiftFor(now()) };
  return buckets.flatMap((bucket) =>
    bucket.facilities.flatMap(({ slug }) => {
      const answer = decodeDetail(bucket, slug, options);
      return answer.kind === 'found' && answer.facility.publicationStatus === 'published'
        ? [facilityAnswer(answer.facility, kinds, language)]
        : [];
    }),
  );
}

/** Every published article without its text, newest first. */
export async function publishedArticles(language: Language): Promise<ArticleSummary[]> {
  return newestArticles(await loadArticles(language));
}

/** Every category as its page is answered. */
export async function publishedCategories(language: Language): Promise<CategoryAnswer[]> {
  const { categories } = await taxonomy(language);
  const answers = await Promise.all(categories.map(({ id }) => categoryAnswer(id, language)));
  return answers.filter((answer) => answer !== undefined);
}
