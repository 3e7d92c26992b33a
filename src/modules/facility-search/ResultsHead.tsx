import { formatNumber } from '#lib/format/formatNumber';
import { PageHead } from '#lib/seo/PageHead';

import type { SearchAnswer } from './api';
import { canonicalAddress, districtsOf, isIndexed, neighbours, resultsData } from './resultsData';
import { useResultTexts } from './resultTexts';
import { resultTitle } from './resultTitle';
import { buildSearchPath } from './searchPath';
import type { ResultList } from './useResultList';

export type ResultsHeadProps = {
  list: ResultList;
  title: string;
};

/** What is not seen of a list of results (directory 2.0.6, 2.3). */
export function ResultsHead({ list: { address, filters, fresh: answer }, title }: ResultsHeadProps) {
  const { t, i18n } = useResultTexts();
  const locale = i18n.language;
  return (
    <PageHead
      title={
        answer
          ? t('results.documentTitle', { title, page: answer.pagination.page, last: answer.pagination.lastPage })
          : t('results.documentTitleLoading', { title })
      }
      name={title}
      description={answer ? describe(answer) : undefined}
      path={buildSearchPath(canonicalAddress(address, answer))}
      indexed={isIndexed(address, answer, filters)}
      {...neighbours(address, answer, filters)}
      about={answer && ((url) => resultsData(address, answer, names(answer), url))}
    />
  );

  function describe({ pagination: { length } }: SearchAnswer): string {
    const results = t('results.count', { count: length, formatted: formatNumber(length, locale) });
    const districts = answer ? districtsOf(answer) : [];
    if (districts.length === 0) return t('results.description', { title, results });
    const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(districts);
    return t('results.descriptionIn', { title, results, districts: list });
  }

  function names(from: SearchAnswer) {
    const { term: _term, ...everywhere } = address;
    const { intent: _intent, ...match } = from.match;
    return { title, home: t('results.home'), everything: resultTitle(everywhere, { ...from, match }, t, locale) };
  }
}
