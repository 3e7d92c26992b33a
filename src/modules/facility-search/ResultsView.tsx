import AdjustmentsHorizontalIcon from '@heroicons/react/24/outline/AdjustmentsHorizontalIcon';
import ListBulletIcon from '@heroicons/react/24/outline/ListBulletIcon';
import MapIcon from '@heroicons/react/24/outline/MapIcon';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { Disclosure } from '#components/Disclosure';
import { LoadingBar } from '#components/LoadingBar';
import { Pagination } from '#components/Pagination';
import { Select } from '#components/Select';
import { Skeleton } from '#components/Skeleton';
import { VisuallyHidden } from '#components/VisuallyHidden';
import type { Coordinates } from '#lib/facility';
import { useMediaQuery } from '#lib/useMediaQuery';
import { media } from '#theme/media';

import { useResultTexts } from './resultTexts';
import type { FacilitiesQuery, SearchAnswer } from './api';
import { FilterPanel } from './FilterPanel';
import { NoResults } from './NoResults';
import { ResultsHeader } from './ResultsHeader';
import { ResultsList, ResultsSkeleton } from './ResultsList';
import { ResultsNotes } from './ResultsNotes';
import * as styles from './ResultsPage.css';
import { sorts } from './searchFilters';
import type { SearchFilters } from './searchFilters';
import type { SearchAddress } from './searchPath';
import { countFilters } from './searchRequest';
import { startKey } from './startKey';

const ResultsMap = lazy(() => import('./ResultsMap').then((module) => ({ default: module.ResultsMap })));
const FilterDrawer = lazy(() => import('./FilterDrawer').then((module) => ({ default: module.FilterDrawer })));

const sortLabels = {
  best: 'results.sortBest',
  distance: 'results.sortDistance',
  name: 'results.sortName',
  rating: 'results.sortRating',
} as const;

export type ResultsViewProps = {
  address: SearchAddress;
  filters: SearchFilters;
  title: string;
  /** Name of the place in the address. */
  place: string;
  /** The page that was asked for and does not exist. */
  missingPage: number | undefined;
  results: UseQueryResult<SearchAnswer>;
  request: FacilitiesQuery;
  /** The search form, shown when somebody wants to change the search. */
  form: ReactNode;
  hrefFor: (address: SearchAddress, filters?: SearchFilters) => string;
  onFilters: (filters: SearchFilters) => void;
  onSearchHere: (centre: Coordinates) => void;
};

/** A list of results with its title, filters, order, map and pages; the first one may still be on its way. */
export function ResultsView({
  address,
  filters,
  title,
  place,
  missingPage,
  results,
  request,
  form,
  hrefFor,
  onFilters,
  onSearchHere,
}: ResultsViewProps) {
  const { t } = useResultTexts();
  const wideScreen = useMediaQuery(media.mdUp);
  const [drawerOpen, setDrawerOpen] = useState(false);
  // Twenty cards and their filters are drawn between frames; what stood there stays until they are ready.
  const answer = useDeferredValue(results.data);
  const stale = results.isPlaceholderData || (answer !== undefined && answer !== results.data);
  const items = answer?.items ?? [];
  const firstNumber = (answer?.pagination.startIndex ?? 0) + 1;
  const origin = answer?.location?.name;
  const from = startKey(address, answer);
  const filterCount = countFilters(filters);
  const filterButtonText = filterCount > 0 ? t('filters.openCount', { count: filterCount }) : t('filters.open');
  const otherView = filters.view === 'map' ? 'list' : 'map';

  return (
    <div className={styles.root}>
      <ResultsHeader
        address={address}
        filters={filters}
        title={title}
        answer={stale ? undefined : answer}
        form={form}
        onFilters={onFilters}
      />
      <div className={styles.columns}>
        {wideScreen ? (
          <aside className={styles.aside} aria-label={t('filters.title')}>
            <FilterPanel filters={filters} facets={answer?.facets} onChange={onFilters} />
          </aside>
        ) : null}
        <div className={styles.content} aria-busy={results.isFetching || answer !== results.data || undefined}>
          <div className={styles.controls}>
            <Select
              label={t('results.sort')}
              name="sort"
              value={filters.sort}
              options={sorts
                .filter((sort) => sort !== 'distance' || answer === undefined || answer.origin !== null)
                .map((sort) => ({ value: sort, label: t(sortLabels[sort]) }))}
              onChange={(value) => onFilters({ ...filters, sort: sorts.find((sort) => sort === value) ?? 'best' })}
            />
            {wideScreen ? (
              <Button
                icon={filters.view === 'map' ? ListBulletIcon : MapIcon}
                variant="outline"
                onClick={() => onFilters({ ...filters, view: otherView })}
              >
                {filters.view === 'map' ? t('results.viewList') : t('results.viewMap')}
              </Button>
            ) : null}
          </div>
          {answer ? (
            <ResultsNotes
              address={address}
              answer={answer}
              filters={filters}
              missingPage={missingPage}
              onFilters={onFilters}
            />
          ) : null}
          {results.isError && answer ? (
            <Alert
              tone="error"
              title={t('results.staleFailed')}
              action={<Button onClick={() => void results.refetch()}>{t('results.retry')}</Button>}
            />
          ) : null}
          {answer && items.length === 0 && !stale ? (
            <NoResults address={address} filters={filters} place={place} />
          ) : null}
          {answer ? null : <ResultsSkeleton />}
          {stale ? <LoadingBar label={t('results.loading')} /> : null}
          <VisuallyHidden>
            <h2>{t('results.list')}</h2>
          </VisuallyHidden>
          {items.length > 0 ? (
            <div className={styles.split} data-view={filters.view}>
              <ResultsList
                items={items}
                firstNumber={firstNumber}
                origin={origin}
                from={from}
                label={t('results.list')}
                onBoundary={() => void results.refetch()}
              />
              {filters.view === 'map' ? (
                <div className={styles.map}>
                  <Suspense fallback={<Skeleton shape="block" height="tall" />}>
                    <ResultsMap
                      items={items}
                      firstNumber={firstNumber}
                      origin={origin}
                      from={from}
                      city={
                        answer?.location?.type === 'city' ? answer.location.slug : answer?.location?.parentIds.cityId
                      }
                      query={request}
                      onSearchHere={onSearchHere}
                    />
                  </Suspense>
                </div>
              ) : null}
            </div>
          ) : null}
          {answer ? (
            <Pagination
              label={t('results.paging')}
              page={answer.pagination.page}
              lastPage={answer.pagination.lastPage}
              hrefFor={(page) => hrefFor({ ...address, page })}
            />
          ) : null}
          {items.length > 0 ? (
            <Disclosure label={t('results.howOrdered')}>
              <p>{t('results.howOrderedText')}</p>
            </Disclosure>
          ) : null}
        </div>
      </div>
      {wideScreen ? null : (
        <div className={styles.thumbBar}>
          <Button size="touch" full icon={AdjustmentsHorizontalIcon} onClick={() => setDrawerOpen(true)}>
            {filterButtonText}
          </Button>
          <Button
            size="touch"
            full
            icon={filters.view === 'map' ? ListBulletIcon : MapIcon}
            onClick={() => onFilters({ ...filters, view: otherView })}
          >
            {filters.view === 'map' ? t('results.viewList') : t('results.viewMap')}
          </Button>
        </div>
      )}
      {drawerOpen ? (
        <Suspense fallback={null}>
          <FilterDrawer
            address={address}
            filters={filters}
            onApply={(next) => {
              setDrawerOpen(false);
              onFilters(next);
            }}
            onClose={() => setDrawerOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
