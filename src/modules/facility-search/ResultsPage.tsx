import { data, Navigate, replace, useLoaderData, useLocation } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { ErrorState } from '#components/ErrorState';

import { NoResults } from './NoResults';
import { parseSearchPath } from './parseSearchPath';
import { PlaceProblem } from './PlaceProblem';
import { PlaceProblemError } from './placeQueries';
import { ResultsHeader } from './ResultsHeader';
import * as header from './ResultsHeader.css';
import * as styles from './ResultsPage.css';
import { ResultsView } from './ResultsView';
import { useResultsTranslation } from './useResultsTranslation';
import { placeName, resultTitle } from './resultTitle';
import { SearchForm } from './SearchForm';
import type { SearchAddress } from './searchPath';
import { useResultList } from './useResultList';
import { isMyLocation, useSearchNavigation } from './useSearchNavigation';

/**
 * Parses the address before the page renders: redirects, throws a 404, or returns the search (specification, section
 * 2).
 */
export function loader({ request }: LoaderFunctionArgs): SearchAddress {
  const { pathname, search } = new URL(request.url);
  const parsed = parseSearchPath(pathname.split('/').slice(2), search);
  switch (parsed.kind) {
    case 'results':
      return parsed;
    case 'redirect':
      throw replace(parsed.to);
    case 'form':
    case 'not-found':
      throw data(null, { status: 404 });
  }
}

/** Search results page: one page of ranked facilities (directory 2.3). */
export function Component() {
  const address = useLoaderData<typeof loader>();
  const go = useSearchNavigation();
  const isMine = isMyLocation(useLocation().state);
  const { t, i18n } = useResultsTranslation();
  const list = useResultList(address);
  const { filters, results, fresh } = list;
  const place = placeName(address, fresh, t, i18n.language);
  const title = resultTitle(address, fresh, t, i18n.language);

  if (list.lastPageHref !== undefined) {
    return <Navigate replace to={list.lastPageHref} state={{ missingPage: address.page }} />;
  }

  const form = (
    <div className={header.form}>
      <SearchForm
        key={`${place} ${address.term ?? ''}`}
        look="plain"
        place={isMine ? t('form.myLocation') : (fresh?.location?.name ?? place)}
        // A point is named by the district it is in, but stays the point.
        location={
          address.location.kind === 'point'
            ? address.location
            : fresh?.location
              ? { kind: 'place', key: fresh.location.slug }
              : undefined
        }
        isMine={isMine}
        term={address.term}
        onSearch={(entered) => go(entered, filters)}
      />
    </div>
  );

  if (results.error instanceof PlaceProblemError) {
    return (
      <div className={styles.root}>
        <title>{t('results.documentTitleLoading', { title: t('place.unknownTitle', { place }) })}</title>
        <meta name="robots" content="noindex,follow" />
        <PlaceProblem name={place} address={address} problem={results.error.place} />
        {form}
      </div>
    );
  }
  if (results.error && !results.data) {
    return (
      <div className={styles.root}>
        <title>{t('results.documentTitleError', { title })}</title>
        <ErrorState
          headingLevel={1}
          what={t('results.what')}
          error={results.error}
          loading={results.isFetching}
          onRetry={() => void results.refetch()}
        />
        {form}
      </div>
    );
  }

  return (
    <ResultsView
      list={list}
      head={<ResultsHeader list={list} title={title} form={form} />}
      empty={<NoResults address={address} filters={filters} place={place} />}
      orderExplanation={t('results.howOrderedText')}
    />
  );
}
