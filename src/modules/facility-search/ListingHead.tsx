import { useTranslation } from 'react-i18next';

import { formatNumber } from '#lib/format';
import { toScript } from '#lib/structuredData';
import type { Crumb } from '#lib/structuredData';
import { useStructuredData } from '#lib/useStructuredData';

import { listingData } from './listingData';
import type { ListingFacts } from './listingData';
import { resultsHref } from './resultAddress';
import { useResultTexts } from './resultTexts';
import { isPlain } from './searchRequest';
import type { ResultList } from './useResultList';

const anywhere = { kind: 'anywhere' } as const;

export type ListingHeadProps = {
  list: ResultList;
  /** With the place, without the page. */
  title: string;
  /** What the category or the tag means. */
  text: string;
  crumbs: readonly Crumb[];
  /** A list with fewer facilities is not offered to search engines. */
  fewest: number;
};

/** What is not seen of a listing: title, description, addresses, sharing and structured data (directory 2.0.6). */
export function ListingHead({ list, title, text, crumbs, fewest }: ListingHeadProps) {
  const { t, i18n } = useTranslation('facility-search-listings');
  const { t: resultText } = useResultTexts();
  const { address, filters, fresh } = list;
  const { page, length, lastPage } = fresh?.pagination ?? { page: address.page ?? 1, length: 0, lastPage: undefined };
  const absolute = (path: string) => new URL(path, location.origin).href;
  const neighbour = (other: number) => absolute(resultsHref({ ...address, page: other }, filters));
  // What was narrowed or ordered is a view of this page.
  const url = absolute(resultsHref({ ...address, location: anywhere, page }));
  const isWhole = address.location.kind === 'anywhere' && isPlain(filters);
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
  return (
    <>
      <title>
        {lastPage === undefined
          ? resultText('results.documentTitleLoading', { title })
          : resultText('results.documentTitle', { title, page, last: lastPage })}
      </title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {page > 1 ? <link rel="prev" href={neighbour(page - 1)} /> : null}
      {lastPage !== undefined && page < lastPage ? <link rel="next" href={neighbour(page + 1)} /> : null}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content="website" />
      {isWhole && length >= fewest ? null : <meta name="robots" content="noindex,follow" />}
      {fresh ? <Told title={title} description={description} crumbs={crumbs} url={url} answer={fresh} /> : null}
    </>
  );
}

function Told(facts: ListingFacts) {
  useStructuredData(toScript(listingData(facts)));
  return null;
}
