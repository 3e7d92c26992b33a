import type { ArticleSummary } from '#domain/article';
import { now } from '#lib/time/clock';
import type { DataLanguage } from '#mocks/core/localized';
import type { FacilityDetails } from '#modules/facility/api';
import type { CategoryDetails } from '#modules/facility-search/api';
import type { GuidePage } from '#modules/help-center/api';

import { loadArticles, newestArticles } from '#mocks/article/articles';
import { toCategoryResponse } from '#mocks/directory/categoryResponse';
import { toFacilityResponse } from '#mocks/directory/facilityResponse';
import { decodeDetail } from '#mocks/directory/seed/detailShards';
import { loadDetailBuckets } from '#mocks/directory/seed/detailSource';
import { shiftFor } from '#mocks/directory/seed/dates';
import { taxonomy } from '#mocks/directory/taxonomy';
import { toGuidePage } from '#mocks/help-center/guideResponse';
import { guides } from '#mocks/help-center/seed/guides';

/** Every public facility of the seed as its page shows it, for the prerender. */
export async function publishedFacilities(language: DataLanguage): Promise<FacilityDetails[]> {
  const [buckets, kinds] = await Promise.all([loadDetailBuckets(), taxonomy(language)]);
  const options = { locale: language, shiftDays: shiftFor(now()) };
  return buckets.flatMap((bucket) =>
    bucket.facilities.flatMap(({ slug }) => {
      const result = decodeDetail(bucket, slug, options);
      return result.kind === 'found' && result.facility.publicationStatus === 'published'
        ? [toFacilityResponse(result.facility, kinds, language)]
        : [];
    }),
  );
}

/** Every published article without its text, newest first. */
export async function publishedArticles(language: DataLanguage): Promise<ArticleSummary[]> {
  return newestArticles(await loadArticles(language));
}

/** Every category as its page shows it. */
export async function publishedCategories(language: DataLanguage): Promise<CategoryDetails[]> {
  const kinds = await taxonomy(language);
  const categories = await Promise.all(kinds.categories.map(({ id }) => toCategoryResponse(id, language)));
  return categories.filter((category) => category !== undefined);
}

/** Every guide of the help centre. */
export async function publishedGuides(language: DataLanguage): Promise<GuidePage[]> {
  return Promise.all(guides.map((guide) => toGuidePage(guide, guides, language)));
}
