import { useTranslation } from 'react-i18next';

import { formatNumber } from '#lib/format/formatNumber';

import type { CategoryDetails } from './api';
import { RelatedLinks } from './RelatedLinks';
import { resultsHref } from './resultAddress';
import type { SearchLocation } from './searchPath';

export type SubcategoryLinksProps = {
  /** Subcategories of one category. */
  categories: CategoryDetails['children'];
  location: SearchLocation;
};

/** Links to the subcategories of a category, near the same place. */
export function SubcategoryLinks({ categories, location }: SubcategoryLinksProps) {
  const { t, i18n } = useTranslation('facility-search-listings');
  return (
    <RelatedLinks
      label={t('listing.kinds')}
      links={categories.map(({ id, plural, facilityCount }) => ({
        id,
        label: t('listing.counted', { name: plural, count: formatNumber(facilityCount, i18n.language) }),
        href: resultsHref({ listing: { root: 'service-categories', id }, location }),
      }))}
    />
  );
}
