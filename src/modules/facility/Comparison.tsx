import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import MinusCircleIcon from '@heroicons/react/24/outline/MinusCircleIcon';
import XCircleIcon from '@heroicons/react/24/outline/XCircleIcon';
import { useQueries } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Badge } from '#components/Badge';
import { Button } from '#components/Button';
import { Icon } from '#components/Icon';
import { Link } from '#components/Link';
import { Skeleton } from '#components/Skeleton';
import { Table } from '#components/Table';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { now } from '#lib/time/clock';
import { distanceInMetres } from '#lib/geo/distance';
import { formatNumber, formatRating } from '#lib/format/formatNumber';
import { formatLanguage } from '#lib/format/formatLanguage';
import { formatWeekday, formatDate } from '#lib/format/formatDate';
import { HttpError } from '#lib/http/request';
import { shortlist, recentlyViewed } from '#domain/shortlist';
import { readLastPlace } from '#domain/lastPlace';
import { facilityPath } from '#domain/paths';
import { formatDistance } from '#lib/format/formatDistance';
import { listFormat } from '#lib/format/intl';

import type { FacilityDetails } from './api';
import * as styles from './Comparison.css';
import { shortWeek } from './hoursTable';
import { Times } from './OpeningHoursTable';
import { FacilityText } from './FacilityText';
import { comparedQuery } from './queries';
import { publicRating } from './rating';
import { monthsSinceCheck, verificationTone } from './verification';
import { useOpenStateText } from './useOpenStateText';

export type ComparisonProps = {
  /** Slugs of two or three facilities. */
  slugs: readonly string[];
};

type Row = { readonly label: string; readonly cell: (facility: FacilityDetails) => ReactNode };

const marks = { yes: CheckCircleIcon, partial: MinusCircleIcon, no: XCircleIcon } as const;

/** Facilities side by side: opening state, distance, fees and access (directory 2.21). */
export function Comparison({ slugs }: ComparisonProps) {
  const { t } = useTranslation('facility-shortlist');
  const queries = useQueries({ queries: slugs.map((slug) => comparedQuery(slug)) });
  const rows = useRows(queries.flatMap(({ data }) => data ?? []));
  const knownRefs = [...shortlist.get(), ...recentlyViewed.get()];
  return (
    <Table
      caption={t('comparison.table')}
      hideCaption
      stickyRowHeaders
      surface="overlay"
      loading={queries.some(({ isPending }) => isPending)}
      columns={[
        { id: '', header: <VisuallyHidden>{t('comparison.detail')}</VisuallyHidden>, cell: ({ label }) => label },
        ...slugs.map((slug, at) => ({
          id: slug,
          header: (
            <div className={styles.column}>
              <ColumnHead
                query={queries[at]}
                slug={slug}
                name={knownRefs.find((one) => one.slug === slug)?.name ?? slug}
              />
            </div>
          ),
          cell: ({ cell }: Row) => cellOf(queries[at], cell),
        })),
      ]}
      rows={rows}
      getRowId={({ label }) => label}
    />
  );
}

const waiting = <Skeleton variant="text" width="wide" />;

/** A cell of a facility, as far as it has loaded. */
function cellOf(query: UseQueryResult<FacilityDetails> | undefined, cell: Row['cell']): ReactNode {
  if (query?.data) return cell(query.data);
  return query?.isPending ? waiting : '–';
}

function ColumnHead({
  query,
  slug,
  name,
}: {
  query: UseQueryResult<FacilityDetails> | undefined;
  slug: string;
  name: string;
}) {
  const { t } = useTranslation('facility-shortlist');
  const facility = query?.data;
  if (!query?.isError || facility) {
    return (
      <>
        <Link href={facilityPath(facility?.slug ?? slug)}>{facility?.name ?? name}</Link>
        <span className={styles.sub}>
          {facility ? `${facility.primaryCategory.name}, ${facility.address.city}` : t('comparison.loading')}
        </span>
      </>
    );
  }
  const isGone = query.error instanceof HttpError && query.error.problem?.code === 'not-found';
  return (
    <>
      {name}
      <span className={styles.sub} role="alert">
        {t(isGone ? 'comparison.gone' : 'comparison.failed')}
      </span>
      {isGone ? null : (
        <Button size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
          {t('comparison.retry')}
        </Button>
      )}
    </>
  );
}

function useRows(facilities: readonly FacilityDetails[]): readonly Row[] {
  const { t, i18n } = useTranslation('facility-shortlist');
  const { t: tFacility } = useTranslation('facility');
  const locale = i18n.language;
  const list = listFormat(locale, { type: 'conjunction' });
  const place = readLastPlace();
  const origin = place?.lat === undefined || place.lon === undefined ? undefined : { lat: place.lat, lon: place.lon };
  const features = [...new Set(facilities.flatMap(({ accessibility }) => accessibility.map(({ feature }) => feature)))];
  return [
    { label: t('comparison.now'), cell: (facility) => <OpenStateCell facility={facility} /> },
    { label: t('comparison.hours'), cell: (facility) => <HoursCell facility={facility} /> },
    ...(place && origin
      ? [
          {
            label: t('comparison.distance', { place: place.label }),
            cell: ({ geo, locationVisibility }: FacilityDetails) =>
              locationVisibility === 'exact'
                ? formatDistance(distanceInMetres(origin, geo), locale)
                : t('comparison.distanceUnknown'),
          },
        ]
      : []),
    {
      label: tFacility('access.fees'),
      cell: (facility) => (
        <>
          {tFacility(`access.feesAre.${facility.fees.model}`)}
          {facility.fees.note === undefined ? null : (
            <span className={styles.sub}>
              <FacilityText facility={facility}>{facility.fees.note}</FacilityText>
            </span>
          )}
        </>
      ),
    },
    ...features.map((feature) => ({
      label: tFacility(`access.feature.${feature}`),
      cell: ({ accessibility }: FacilityDetails) => {
        const state = accessibility.find((one) => one.feature === feature)?.state;
        if (state === undefined) return tFacility('access.notKnown');
        return (
          <span className={styles.answer}>
            <span className={styles.mark} data-state={state}>
              <Icon source={marks[state]} size="small" />
            </span>
            {tFacility(`access.state.${state}`)}
          </span>
        );
      },
    })),
    {
      label: tFacility('access.appointment'),
      cell: ({ appointment }) => tFacility(`access.appointmentIs.${appointment}`),
    },
    {
      label: tFacility('access.acceptingNew'),
      cell: ({ acceptingNew }) => tFacility(`access.acceptingNewIs.${acceptingNew}`),
    },
    {
      label: tFacility('access.languages'),
      cell: ({ languages }) =>
        languages.length === 0
          ? tFacility('access.notKnown')
          : list.format(languages.map((code) => formatLanguage(code, locale))),
    },
    {
      label: t('comparison.rating'),
      cell: (facility) => {
        const rating = publicRating(facility);
        if (!rating) return t('comparison.noRating');
        return (
          <>
            {tFacility('rating.value', { average: formatRating(rating.average, locale) })}
            <span className={styles.sub}>
              {tFacility('rating.count', { count: rating.count, formatted: formatNumber(rating.count, locale) })}
            </span>
          </>
        );
      },
    },
    { label: t('comparison.verification'), cell: (facility) => <VerificationCell facility={facility} /> },
  ];
}

function OpenStateCell({ facility }: { facility: FacilityDetails }) {
  const open = useOpenStateText(facility.openState, facility.timeZone);
  return (
    <span className={styles.state} data-tone={open.tone}>
      {open.text}
    </span>
  );
}

function HoursCell({ facility }: { facility: FacilityDetails }) {
  const { t, i18n } = useTranslation('facility-shortlist');
  const { t: tFacility } = useTranslation('facility');
  const { hoursStatus } = facility;
  if (hoursStatus !== 'known') return tFacility(`hours.${hoursStatus}`);
  return (
    <dl className={styles.week}>
      {shortWeek(facility).map(({ from, to, hours }) => {
        const first = formatWeekday(from, i18n.language, 'short');
        return (
          <div key={from}>
            <dt className={styles.sub}>
              {to === from
                ? first
                : t('comparison.days', { from: first, to: formatWeekday(to, i18n.language, 'short') })}
            </dt>
            <dd>
              <Times hours={hours} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function VerificationCell({ facility: { verification, timeZone } }: { facility: FacilityDetails }) {
  const { t: tFacility, i18n } = useTranslation('facility');
  const { state, verifiedAt } = verification;
  const months = monthsSinceCheck(verification, now()) ?? 1;
  const date = verifiedAt === undefined ? '' : formatDate(verifiedAt, i18n.language, timeZone);
  return (
    <Badge tone={verificationTone[state]} variant={state === 'unverified' ? 'outline' : 'soft'}>
      {state === 'expired'
        ? tFacility('verification.expired', { count: months })
        : tFacility(`verification.${state}`, { date })}
    </Badge>
  );
}
