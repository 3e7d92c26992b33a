import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { replace, useLocation } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { Button } from '#components/Button';
import { Checkbox } from '#components/Checkbox';
import { Link } from '#components/Link';
import { QueryPanel } from '#components/QueryPanel';
import { Select } from '#components/Select';
import { Skeleton } from '#components/Skeleton';
import { formatNumber } from '#lib/format/formatNumber';
import { readLastPlace } from '#domain/lastPlace';
import { useHydrated } from '#lib/react/useHydrated';
import { PageHead } from '#lib/seo/PageHead';
import { paths } from '#domain/paths';
import { formatRadius } from '#lib/format/formatDistance';

import { useResultsTranslation } from './useResultsTranslation';
import { statsQuery } from './queries';
import { forgetSearches, recentSearches } from './recentSearches';
import { RegionsMapPanel } from './RegionsMapPanel';
import { SavedPlace } from './SavedPlace';
import { SearchForm } from './SearchForm';
import { radii } from './filterChoices';
import { noFilters } from './searchFilters';
import type { SearchFilters } from './searchFilters';
import * as styles from './SearchPage.css';
import { buildSearchPath, parseLocation, termLength } from './searchPath';
import { useSearchNavigation } from './useSearchNavigation';

/**
 * `?location=&term=`, as a plain form submits it, redirects to the results (directory 2.2). A term without a place
 * stays on this page, which asks for the place.
 */
export function loader({ request }: LoaderFunctionArgs): null {
  const query = new URL(request.url).searchParams;
  const location = query.get('location')?.trim();
  if (!location) return null;
  const term = query.get('term') ?? undefined;
  throw replace(buildSearchPath({ location: parseLocation(location), ...(term ? { term } : {}) }));
}

export type SearchPageProps = {
  /** Slots for other modules, above and below the recent searches. */
  shortlist?: ReactNode;
  recentlyViewed?: ReactNode;
};

/** Filters with the radius of an option: metres, `any`, or `auto` where the place determines it. */
function withRadius({ radius: _radius, ...others }: SearchFilters, option: string): SearchFilters {
  return option === 'auto' ? others : { ...others, radius: option === 'any' ? 'any' : Number(option) };
}

/** The search page: the form with more options, recent searches, and the regions. */
export function SearchPage({ shortlist, recentlyViewed }: SearchPageProps) {
  const { t, i18n } = useResultsTranslation();
  const go = useSearchNavigation();
  const [filters, setFilters] = useState(noFilters);
  const { search } = useLocation();
  const term = new URLSearchParams(search).get('term')?.trim().slice(0, termLength.max) ?? '';
  const radiusField = useRef<HTMLSelectElement>(null);
  const openNowField = useRef<HTMLInputElement>(null);
  const verifiedField = useRef<HTMLInputElement>(null);
  // Keep what was chosen in the prerendered page before hydration.
  useLayoutEffect(() => {
    const openNow = openNowField.current?.checked ?? false;
    const verified = verifiedField.current?.checked ?? false;
    setFilters((known) => withRadius({ ...known, openNow, verified }, radiusField.current?.value ?? 'auto'));
  }, []);
  const recentHeading = useRef<HTMLHeadingElement>(null);
  // Stored on this device only, so they cannot be in the prerendered page.
  const isHydrated = useHydrated();
  const [forgotten, setForgotten] = useState({ searches: false, place: false });
  const recent = isHydrated && !forgotten.searches ? recentSearches() : [];
  const place = isHydrated && !forgotten.place ? readLastPlace() : undefined;
  const regions = useQuery(statsQuery());
  return (
    <div className={styles.root}>
      <PageHead
        title={t('searchPage.documentTitle')}
        name={t('searchPage.title')}
        description={t('searchPage.description')}
        path={paths.searchForm}
      />
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('searchPage.title')}
        </h1>
        {term === '' ? null : <p className={styles.where}>{t('searchPage.whereFor', { term })}</p>}
        <SearchForm
          key={term}
          look="hero"
          term={term}
          place={place?.label ?? ''}
          location={place && { kind: 'place', key: place.slug }}
          onSearch={(entered) => go(entered, filters)}
        >
          <div className={styles.extras}>
            <Select
              label={t('form.radius')}
              name="radius"
              value={String(filters.radius ?? 'auto')}
              options={[
                { value: 'auto', label: t('form.radiusAuto') },
                ...radii.map((radius) => ({ value: String(radius), label: formatRadius(radius, i18n.language) })),
                { value: 'any', label: t('form.radiusAny') },
              ]}
              ref={radiusField}
              onChange={(option) => setFilters(withRadius(filters, option))}
            />
            <Checkbox
              label={t('form.openNow')}
              name="open"
              checked={filters.openNow}
              ref={openNowField}
              onChange={(openNow) => setFilters({ ...filters, openNow })}
            />
            <Checkbox
              label={t('form.verifiedOnly')}
              name="verified"
              checked={filters.verified}
              ref={verifiedField}
              onChange={(verified) => setFilters({ ...filters, verified })}
            />
          </div>
        </SearchForm>
      </div>
      <div className={styles.sections} data-prerendered={!isHydrated || undefined}>
        {shortlist}
        <section className={styles.section} aria-labelledby="recent">
          <div className={styles.sectionHead}>
            <h2 ref={recentHeading} className={styles.heading} id="recent" tabIndex={-1}>
              {t('searchPage.recent')}
            </h2>
            {recent.length > 0 ? (
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  // The button disappears with the list it clears.
                  recentHeading.current?.focus({ preventScroll: true });
                  forgetSearches();
                  setForgotten({ ...forgotten, searches: true });
                }}
              >
                {t('searchPage.recentClear')}
              </Button>
            ) : null}
          </div>
          {recent.length === 0 ? <p className={styles.quiet}>{t('searchPage.recentNone')}</p> : null}
          <ul role="list" className={styles.recents}>
            {recent.map(({ path, term: what, place: where }) => {
              const isMine = where === '';
              const near = isMine
                ? t('searchPage.recentMine', { term: what })
                : t('searchPage.recentLabel', { term: what, place: where });
              return (
                <li key={path}>
                  <Link href={path} variant="standalone">
                    {what !== '' ? near : isMine ? t('form.myLocation') : where}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
        <SavedPlace place={place} onForget={() => setForgotten({ ...forgotten, place: true })} />
        {recentlyViewed}
        <section className={styles.section} aria-labelledby="regions">
          <h2 className={styles.heading} id="regions">
            {t('searchPage.regions')}
          </h2>
          <QueryPanel
            query={regions}
            what={t('searchPage.regionsWhat')}
            skeleton={
              <div className={styles.regionsBeside}>
                <div className={styles.regions}>
                  <Skeleton variant="block" />
                  <Skeleton variant="block" />
                </div>
                <div className={styles.regionsMap}>
                  <Skeleton variant="block" height="tall" />
                </div>
              </div>
            }
          >
            {(response) => (
              <div className={styles.regionsBeside}>
                <ul role="list" className={styles.regions}>
                  {response.regions.map((region) => (
                    <li key={region.slug} className={styles.region}>
                      <h3 className={styles.heading}>
                        <Link
                          href={buildSearchPath({ location: { kind: 'place', key: region.slug } })}
                          variant="standalone"
                        >
                          {region.name}
                        </Link>
                      </h3>
                      <ul role="list" className={styles.recents}>
                        {region.cities.map((city) => (
                          <li key={city.slug} className={styles.city}>
                            <Link href={buildSearchPath({ location: { kind: 'place', key: city.slug } })}>
                              {city.name}
                            </Link>
                            <span className={styles.count}>{formatNumber(city.facilities, i18n.language)}</span>
                          </li>
                        ))}
                      </ul>
                    </li>
                  ))}
                </ul>
                <RegionsMapPanel regions={response.regions} />
              </div>
            )}
          </QueryPanel>
        </section>
      </div>
    </div>
  );
}
