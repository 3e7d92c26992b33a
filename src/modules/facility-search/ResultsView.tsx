import AdjustmentsHorizontalIcon from '@heroicons/react/24/outline/AdjustmentsHorizontalIcon';
import ListBulletIcon from '@heroicons/react/24/outline/ListBulletIcon';
import MapIcon from '@heroicons/react/24/outline/MapIcon';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';

import { AdSlot } from '#components/AdSlot';
import { Button } from '#components/Button';
import { Disclosure } from '#components/Disclosure';
import { LoadingBar } from '#components/LoadingBar';
import { Menu, radioSection } from '#components/Menu';
import { Pagination } from '#components/Pagination';
import { QueryPanel } from '#components/QueryPanel';
import { Select } from '#components/Select';
import { Skeleton } from '#components/Skeleton';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { media } from '#theme/media';

import { FilterPanel } from './FilterPanel';
import { resultsHref } from './resultAddress';
import * as header from './ResultsHeader.css';
import { ResultsList, ResultsSkeleton } from './ResultsList';
import { ResultsNotes } from './ResultsNotes';
import * as styles from './ResultsPage.css';
import { ResultsStatus } from './ResultsStatus';
import { useResultsTranslation } from './useResultsTranslation';
import { sorts } from './searchFilters';
import { countFilters } from './searchRequest';
import { directionsStart } from './directionsStart';
import { useMapScroll } from './useMapScroll';
import type { ResultList } from './useResultList';

const mapSkeleton = <Skeleton variant="block" height="tall" />;
const ResultsMap = lazy(() => import('./ResultsMap').then((module) => ({ default: module.ResultsMap })));
const FilterDrawer = lazy(() => import('./FilterDrawer').then((module) => ({ default: module.FilterDrawer })));

const sortLabels = {
  best: 'results.sortBest',
  distance: 'results.sortDistance',
  name: 'results.sortName',
  rating: 'results.sortRating',
} as const;

/** Number of cards that fill the first screen. */
const firstScreenLength = 6;
/** Minimum width at which the bar's three labels fit beside their icons, in either language. */
const iconsMediaQuery = '(min-width: 23.75rem)';

export type ResultsViewProps = {
  list: ResultList;
  /** Page title and related content, above the number of results. */
  head: ReactNode;
  /** Rendered instead of an empty list. */
  empty: ReactNode;
  /** Explains in full sentences how "best match" orders this list. */
  orderExplanation: string;
  /** Rendered below the list. */
  footer?: ReactNode;
  /** Renders only the header, because there is nothing to list. */
  headOnly?: boolean;
};

/** A list of results with filters, sorting, map and pagination, including its loading state. */
export function ResultsView({ list, head, empty, orderExplanation, footer, headOnly = false }: ResultsViewProps) {
  const { address, filters, results, filterBy } = list;
  const { t } = useResultsTranslation();
  const wideScreen = useMediaQuery(media.mdUp);
  const iconsFit = useMediaQuery(iconsMediaQuery);
  const mapScroll = useMapScroll(filters.view);
  const [drawerOpen, setDrawerOpen] = useState(false);
  // Deferred: twenty cards and their filters are expensive to render, and the previous ones stay until they are ready.
  // Of the first response, the cards of the first screen do not wait for that.
  const complete = useDeferredValue(results.data);
  const response = complete ?? results.data;
  const stale = results.isPlaceholderData || (response !== undefined && response !== results.data);
  const allItems = response?.items ?? [];
  const items = complete ? allItems : allItems.slice(0, firstScreenLength);
  const firstNumber = (response?.pagination.startIndex ?? 0) + 1;
  // Around a point, the place in the response is only the district that the point is in.
  const origin = address.location.kind === 'point' ? undefined : response?.location?.name;
  const directionsFrom = directionsStart(address, response);
  const filterCount = countFilters(filters);
  const filterButtonText = filterCount > 0 ? t('filters.openCount', { count: filterCount }) : t('filters.open');
  const orders = sorts.filter((sort) => sort !== 'distance' || response === undefined || response.origin !== null);
  const orderBy = (value: string) => filterBy({ ...filters, sort: sorts.find((sort) => sort === value) ?? 'best' });
  const otherView = filters.view === 'map' ? 'list' : 'map';

  const top = (
    <header className={header.root}>
      {head}
      {headOnly ? null : (
        <ResultsStatus filters={filters} response={stale ? undefined : response} onFilters={filterBy} />
      )}
    </header>
  );

  if (headOnly) return <div className={styles.root}>{top}</div>;
  return (
    <div className={styles.root}>
      {top}
      <div className={styles.columns}>
        {wideScreen ? (
          <aside className={styles.aside} aria-label={t('filters.title')}>
            <FilterPanel address={address} filters={filters} facets={complete?.facets} onChange={filterBy} />
          </aside>
        ) : null}
        <div className={styles.content} aria-busy={results.isFetching || complete !== results.data || undefined}>
          <div className={styles.controls}>
            {wideScreen ? (
              <Select
                label={t('results.sort')}
                name="sort"
                value={filters.sort}
                options={orders.map((sort) => ({ value: sort, label: t(sortLabels[sort]) }))}
                onChange={orderBy}
              />
            ) : null}
            {wideScreen ? (
              <Button
                leadingIcon={filters.view === 'map' ? ListBulletIcon : MapIcon}
                variant="outline"
                onClick={() => filterBy({ ...filters, view: otherView })}
              >
                {filters.view === 'map' ? t('results.viewList') : t('results.viewMap')}
              </Button>
            ) : null}
          </div>
          <QueryPanel query={results} what={t('results.what')} skeleton={<ResultsSkeleton />} immediate>
            {() => (
              <div className={styles.list}>
                {response ? (
                  <ResultsNotes
                    address={address}
                    response={response}
                    filters={filters}
                    missingPage={list.missingPage}
                    onFilters={filterBy}
                  />
                ) : (
                  <ResultsSkeleton />
                )}
                {response && items.length === 0 && !stale ? empty : null}
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
                      from={directionsFrom}
                      label={t('results.list')}
                      onBoundary={() => void results.refetch()}
                    />
                    {filters.view === 'map' ? (
                      <div ref={mapScroll.map} className={styles.map}>
                        <Suspense fallback={mapSkeleton}>
                          {/* It frames all results once; a frame around the first of them would move. */}
                          {complete ? (
                            <ResultsMap
                              items={items}
                              firstNumber={firstNumber}
                              origin={origin}
                              from={directionsFrom}
                              city={
                                response?.location?.type === 'city'
                                  ? response.location.slug
                                  : response?.location?.parentIds.cityId
                              }
                              query={list.request}
                              onSearchHere={list.searchAround}
                            />
                          ) : (
                            mapSkeleton
                          )}
                        </Suspense>
                      </div>
                    ) : null}
                  </div>
                ) : null}
                {complete ? (
                  <Pagination
                    label={t('results.paging')}
                    page={complete.pagination.page}
                    lastPage={complete.pagination.lastPage}
                    hrefFor={(page) => resultsHref({ ...address, page }, filters)}
                  />
                ) : null}
                {import.meta.env.VITE_AD_CLIENT && complete ? (
                  <AdSlot label={t('results.advertisement')} place="results" client={import.meta.env.VITE_AD_CLIENT} />
                ) : null}
                {complete && complete.hiddenCount > 0 ? (
                  <p className={styles.hidden}>{t('results.hidden', { count: complete.hiddenCount })}</p>
                ) : null}
                {items.length > 0 ? (
                  <Disclosure label={t('results.howOrdered')}>
                    <p>{orderExplanation}</p>
                  </Disclosure>
                ) : null}
              </div>
            )}
          </QueryPanel>
        </div>
      </div>
      {wideScreen ? null : (
        <div className={styles.thumbBar} data-bottom-bar>
          <div className={styles.thumb}>
            <Button
              {...(iconsFit ? { leadingIcon: AdjustmentsHorizontalIcon } : {})}
              onClick={() => setDrawerOpen(true)}
            >
              {filterButtonText}
            </Button>
          </div>
          <div className={styles.thumb}>
            <Menu
              label={t('results.sortNow', { order: t(sortLabels[filters.sort]) })}
              text={t('results.sortShort')}
              variant="soft"
              sections={[
                radioSection({
                  id: 'sort',
                  options: orders.map((value) => ({ value, label: t(sortLabels[value]) })),
                  value: filters.sort,
                  onChange: orderBy,
                }),
              ]}
            />
          </div>
          <div className={styles.thumb}>
            <Button
              {...(iconsFit ? { leadingIcon: filters.view === 'map' ? ListBulletIcon : MapIcon } : {})}
              onClick={() => {
                mapScroll.onSwitch();
                filterBy({ ...filters, view: otherView });
              }}
            >
              {filters.view === 'map' ? t('results.viewList') : t('results.viewMap')}
            </Button>
          </div>
        </div>
      )}
      {footer}
      {drawerOpen ? (
        <Suspense fallback={null}>
          <FilterDrawer
            address={address}
            filters={filters}
            onApply={(next) => {
              setDrawerOpen(false);
              filterBy(next);
            }}
            onClose={() => setDrawerOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
