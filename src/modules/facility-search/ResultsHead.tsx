import { formatNumber } from '#lib/format/formatNumber';
import { listFormat } from '#lib/format/intl';
import { PageHead } from '#lib/seo/PageHead';

import type { FacilitiesResponse } from './api';
import { canonicalAddress, districtsOf, isIndexed, neighbours, resultsData } from './resultsData';
import { useResultsTranslation } from './useResultsTranslation';
import { resultTitle } from './resultTitle';
import { buildSearchPath } from './searchPath';
import type { ResultList } from './useResultList';

export type ResultsHeadProps = {
  list: ResultList;
  title: string;
};

/** Document head of a results page (directory 2.0.6, 2.3). */
export function ResultsHead({ list: { address, filters, fresh: response }, title }: ResultsHeadProps) {
  const { t, i18n } = useResultsTranslation();
  const locale = i18n.language;
  return (
    <PageHead
      title={
        response
          ? t('results.documentTitle', { title, page: response.pagination.page, last: response.pagination.lastPage })
          : t('results.documentTitleLoading', { title })
      }
      name={title}
      description={response ? describe(response) : undefined}
      path={buildSearchPath(canonicalAddress(address, response))}
      indexed={isIndexed(address, response, filters)}
      {...neighbours(address, response, filters)}
      about={response && ((url) => resultsData(address, response, names(response), url))}
    />
  );

  function describe({ pagination: { length } }: FacilitiesResponse): string {
    const results = t('results.count', { count: length, formatted: formatNumber(length, locale) });
    const districts = response ? districtsOf(response) : [];
    if (districts.length === 0) return t('results.description', { title, results });
    const list = listFormat(locale, { type: 'conjunction' }).format(districts);
    return t('results.descriptionIn', { title, results, districts: list });
  }

  function names(from: FacilitiesResponse) {
    const { term: _term, ...everywhere } = address;
    const { intent: _intent, ...match } = from.match;
    return { title, home: t('results.home'), everything: resultTitle(everywhere, { ...from, match }, t, locale) };
  }
}
