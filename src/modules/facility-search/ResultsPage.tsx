import { useQuery } from '@tanstack/react-query';
import { data, Navigate, replace, useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { ErrorState } from '#components/ErrorState';
import { readMissingPage } from '#lib/missingPage';

import { useResultTexts } from './resultTexts';
import { PlaceProblem } from './PlaceProblem';
import { PlaceProblemError } from './placeQueries';
import { facilitiesQuery } from './resultQueries';
import { rememberPlace } from './recentSearches';
import * as header from './ResultsHeader.css';
import * as styles from './ResultsPage.css';
import { ResultsView } from './ResultsView';
import { placeName, resultTitle } from './resultTitle';
import { SearchForm } from './SearchForm';
import { buildSearchQuery } from './searchFilters';
import { parseSearchQuery } from './parseSearchQuery';
import type { SearchFilters } from './searchFilters';
import { buildSearchPath, pointLocation } from './searchPath';
import { parseSearchPath } from './parseSearchPath';
import type { SearchAddress } from './searchPath';
import { searchRequest } from './searchRequest';
import { useSearchNavigation } from './useSearchNavigation';

/** Reads the address before anything is shown: mends it, refuses it, or hands it to the page (specification, section 2). */
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

/** The results of a search: address in, one page of ranked facilities out (directory 2.3). */
export function Component() {
  const address = useLoaderData<typeof loader>();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const go = useSearchNavigation();
  const { t, i18n } = useResultTexts();

  const filters = parseSearchQuery(new URLSearchParams(search));
  const request = searchRequest(address, filters);
  const results = useQuery(facilitiesQuery(request));
  const answer = results.data;
  const fresh = results.isPlaceholderData ? undefined : answer;
  const place = placeName(address, fresh, t, i18n.language);
  const title = resultTitle(address, fresh, t, i18n.language);
  const page = address.page ?? 1;

  function hrefFor(next: SearchAddress, nextFilters: SearchFilters = filters) {
    const query = buildSearchQuery(nextFilters).toString();
    return buildSearchPath(next) + (query ? `?${query}` : '');
  }
  function changeFilters(next: SearchFilters) {
    void navigate(hrefFor({ ...address, page: 1 }, next), { replace: true, preventScrollReset: true });
  }

  if (fresh?.items === null) {
    return (
      <Navigate replace to={hrefFor({ ...address, page: fresh.pagination.lastPage })} state={{ missingPage: page }} />
    );
  }
  if (fresh?.location && (fresh.location.type === 'city' || fresh.location.type === 'district')) {
    rememberPlace({ slug: fresh.location.slug, label: fresh.location.name });
  }

  const form = (
    <div className={header.form}>
      <SearchForm
        key={`${place} ${address.term ?? ''}`}
        look="plain"
        place={
          address.location.kind === 'place' || address.location.kind === 'point'
            ? (fresh?.location?.name ?? place)
            : place
        }
        placeSlug={fresh?.location?.slug}
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
  if (results.error && !answer) {
    return (
      <div className={styles.root}>
        <title>{t('results.documentTitleError', { title })}</title>
        <ErrorState
          headingLevel={1}
          what={t('results.what')}
          error={results.error}
          busy={results.isFetching}
          onRetry={() => void results.refetch()}
        />
        {form}
      </div>
    );
  }

  return (
    <ResultsView
      address={address}
      filters={filters}
      title={title}
      place={place}
      missingPage={readMissingPage(state)}
      results={results}
      form={form}
      request={request}
      hrefFor={hrefFor}
      onFilters={changeFilters}
      onSearchHere={({ lat, lon }) => {
        const point = pointLocation(lat, lon);
        if (point) void navigate(hrefFor({ ...address, location: point, page: 1 }));
      }}
    />
  );
}
