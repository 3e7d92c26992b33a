import { useQuery } from '@tanstack/react-query';

import { Card } from '#components/Card';
import { Heading } from '#components/Heading';
import { Link } from '#components/Link';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import type { Place } from '#domain/place';
import { formatNumber } from '#lib/format/formatNumber';

import { useResultsTranslation } from './useResultsTranslation';
import type { PlaceProblem as Problem } from './api';
import * as styles from './PlaceProblem.css';
import { statsQuery } from './queries';
import { resultsHref } from './resultAddress';
import type { ResultAddress } from './resultAddress';

const maxCities = 6;

export type PlaceProblemProps = {
  /** The requested place, by name. */
  name: string;
  address: ResultAddress;
  problem: Problem;
};

/** The place is unknown or ambiguous: lists the possible places instead of picking one silently (directory 2.3, F7). */
export function PlaceProblem({ name, address, problem }: PlaceProblemProps) {
  const { t, i18n } = useResultsTranslation();
  const stats = useQuery({ ...statsQuery(), enabled: !problem.candidates });
  const hrefOf = (slug: string) => resultsHref({ ...address, location: { kind: 'place', key: slug }, page: 1 });
  const count = (value: number) =>
    t('place.facilities', { count: value, formatted: formatNumber(value, i18n.language) });
  const row = (place: Pick<Place, 'slug' | 'label'>, detail?: string) => (
    <Card key={place.slug} as="li" interactive>
      <div className={styles.place}>
        <Link href={hrefOf(place.slug)} variant="stretched">
          {place.label}
        </Link>
        {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
      </div>
    </Card>
  );

  if (problem.candidates) {
    return (
      <div className={styles.root}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('place.ambiguousTitle', { place: name })}
        </h1>
        <p>{t('place.ambiguousText')}</p>
        <ul role="list" className={styles.list}>
          {problem.candidates.map((place) =>
            row(place, place.facilityCount === undefined ? undefined : count(place.facilityCount)),
          )}
        </ul>
      </div>
    );
  }
  const near = problem.near ?? [];
  return (
    <div className={styles.root}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('place.unknownTitle', { place: name })}
      </h1>
      <p>{t('place.unknownText')}</p>
      {near.length > 0 ? (
        <>
          <Heading headingLevel={2} size="small">
            {t('place.near')}
          </Heading>
          <ul role="list" className={styles.list}>
            {near.map((place) => row(place, t(`placeType.${place.type}`)))}
          </ul>
        </>
      ) : null}
      <Heading headingLevel={2} size="small">
        {t('place.cities')}
      </Heading>
      <QueryPanel
        query={stats}
        what={t('place.citiesWhat')}
        headingLevel={3}
        skeleton={
          <ul role="list" className={styles.list}>
            {Array.from({ length: maxCities }, (_, at) => (
              <Card key={at} as="li">
                <div className={styles.place}>
                  <Skeleton width="medium" />
                  <span className={styles.detail}>
                    <Skeleton width="narrow" />
                  </span>
                </div>
              </Card>
            ))}
          </ul>
        }
      >
        {({ regions }) => (
          <ul role="list" className={styles.list}>
            {regions
              .flatMap((region) => region.cities)
              .toSorted((a, b) => b.facilities - a.facilities)
              .slice(0, maxCities)
              .map((city) => row({ slug: city.slug, label: city.name }, count(city.facilities)))}
          </ul>
        )}
      </QueryPanel>
    </div>
  );
}
