import type { TFunction } from 'i18next';

import { categoryPath, paths } from '#domain/paths';
import type { Crumb } from '#lib/seo/structuredData';

import type { CategoryDetails } from './api';

/** Shorter lists are not indexed: they add nothing to a search (directory 2.0.6). */
export const minListed = 3;

/** Breadcrumbs from the home page to a category, excluding the category. */
export function categoryTrail({ parent }: CategoryDetails, t: TFunction<'facility-search-listings'>): Crumb[] {
  return [
    { label: t('listing.home'), href: paths.home },
    ...(parent ? [{ label: parent.plural, href: categoryPath(parent.id) }] : []),
  ];
}
