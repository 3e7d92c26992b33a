import { useTranslation } from 'react-i18next';

import { formatNumber } from '#lib/format/formatNumber';
import { PageHead } from '#lib/seo/PageHead';
import type { Crumb } from '#lib/seo/structuredData';

import { listingData } from './listingData';
import { resultsHref } from './resultAddress';
import { useResultsTranslation } from './useResultsTranslation';
import { hasNoFilters } from './searchRequest';
import type { ResultList } from './useResultList';

const anywhere = { kind: 'anywhere' } as const;

export type ListingHeadProps = {
  list: ResultList;
  /** Title with the place, without the page number. */
  title: string;
  /** Description of the category or tag. */
  text: string;
  crumbs: readonly Crumb[];
  /** Lists with fewer facilities are not indexed by search engines. */
  minIndexed: number;
};

/** Document head of a listing: title, description, addresses, sharing and structured data (directory 2.0.6). */
export function ListingHead({ list, title, text, crumbs, minIndexed }: ListingHeadProps) {
  const { t, i18n } = useTranslation('facility-search-listings');
  const { t: resultText } = useResultsTranslation();
  const { address, filters, fresh } = list;
  const { page, length, lastPage } = fresh?.pagination ?? { page: address.page ?? 1, length: 0, lastPage: undefined };
  const neighbour = (other: number) => resultsHref({ ...address, page: other }, filters);
  const isUnfiltered = address.location.kind === 'anywhere' && hasNoFilters(filters);
  const description =
    lastPage === undefined
      ? text
      : t('listing.metaDescription', {
          text,
          count: length,
          formatted: formatNumber(length, i18n.language),
          page,
          last: lastPage,
        });
  const { language } = i18n;
  return (
    <PageHead
      title={
        lastPage === undefined
          ? resultText('results.documentTitleLoading', { title })
          : resultText('results.documentTitle', { title, page, last: lastPage })
      }
      name={title}
      description={description}
      // A filtered or sorted list is a view of this page, so its canonical address is this one.
      path={resultsHref({ ...address, location: anywhere, page })}
      indexed={isUnfiltered && length >= minIndexed}
      previous={page > 1 ? neighbour(page - 1) : undefined}
      next={lastPage !== undefined && page < lastPage ? neighbour(page + 1) : undefined}
      about={fresh && ((url) => listingData({ title, description, language, crumbs, url, response: fresh }))}
    />
  );
}
