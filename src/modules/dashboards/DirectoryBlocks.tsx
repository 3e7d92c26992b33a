import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { BarChart } from '#components/BarChart';
import { formatNumber, formatPercent } from '#lib/format/formatNumber';

import type { CheckAge } from './checkAges';
import { CheckedFacilitiesCard } from './CheckedFacilitiesCard';
import { CountList } from './CountList';
import { DashboardCard, DashboardFigures, DashboardSubtitle } from './DashboardCard';
import { DashboardGrid } from './DashboardPage';
import type { CheckedFacilities, DirectoryDashboard } from './directorySchemas';
import type { DirectoryView } from './directoryView';
import { FailedSearchesCard } from './FailedSearchesCard';
import { shareOf, sumOf } from './sums';
import { TownsMap } from './TownsMap';
import { useChangeWords } from './useChangeWords';
import { WaitingRequestsCard } from './WaitingRequestsCard';

export type DirectoryBlocksProps = {
  dashboard: DirectoryDashboard;
  /** The page of facilities that is open. */
  listed: UseQueryResult<CheckedFacilities>;
  view: DirectoryView;
  onAgeChange: (age: CheckAge) => void;
};

/** The blocks of the directory dashboard. */
export function DirectoryBlocks({ dashboard, listed, view, onAgeChange }: DirectoryBlocksProps) {
  const { t } = useTranslation('dashboards-directory');
  const { facilities, failedSearches, requests, contributions } = dashboard;
  const [largest] = facilities.regions;
  return (
    <DashboardGrid>
      <DashboardCard>
        <DirectoryFigures dashboard={dashboard} />
      </DashboardCard>
      <DashboardCard
        span="wide"
        title={t('towns.title')}
        statement={t('towns.statement', { count: facilities.towns.length })}
      >
        <TownsMap towns={facilities.towns} />
        <CountList label={t('towns.title')} rows={facilities.towns} max={4} />
      </DashboardCard>
      <DashboardCard
        span="third"
        title={t('regions.title')}
        statement={largest ? t('regions.statement', { name: largest.name, count: largest.count }) : undefined}
      >
        <CountList label={t('regions.title')} rows={facilities.regions} />
        <DashboardSubtitle statement={t('categories.statement')}>{t('categories.title')}</DashboardSubtitle>
        <CountList label={t('categories.title')} rows={facilities.categories} />
      </DashboardCard>
      <DashboardCard span="third">
        <ChecksChart facilities={facilities} />
      </DashboardCard>
      <CheckedFacilitiesCard checks={facilities.checks} listed={listed} view={view} onAgeChange={onAgeChange} />
      {failedSearches ? <FailedSearchesCard searches={failedSearches} span={requests ? 'half' : 'full'} /> : null}
      {requests ? <WaitingRequestsCard requests={requests} /> : null}
      <DashboardCard id="contributions">
        <ContributionsChart contributions={contributions} />
      </DashboardCard>
    </DashboardGrid>
  );
}

type WithDashboard = { dashboard: DirectoryDashboard };

const weekTotal = (week: DirectoryDashboard['contributions']['weeks'][number] | undefined) =>
  week ? week.visitors + week.owners + week.administrators : 0;

function DirectoryFigures({ dashboard }: WithDashboard) {
  const { t, i18n } = useTranslation('dashboards-directory');
  const changeWords = useChangeWords();
  const { facilities, failedSearches, requests, contributions } = dashboard;
  const number = (value: number) => formatNumber(value, i18n.language);
  const thisWeek = weekTotal(contributions.weeks.at(-1));
  return (
    <DashboardFigures
      figures={[
        {
          label: t('figures.facilities'),
          value: number(facilities.total),
          href: facilities.link,
          description: t('figures.facilitiesNote', { count: facilities.towns.length }),
        },
        {
          label: t('figures.verified'),
          value: number(facilities.verified),
          href: facilities.verifiedLink,
          description: t('figures.verifiedNote', {
            share: formatPercent(shareOf(facilities.verified, facilities.total), i18n.language, {
              maximumFractionDigits: 0,
            }),
          }),
        },
        ...(failedSearches
          ? [
              {
                label: t('figures.failedSearches'),
                value: number(sumOf(failedSearches.map(({ count }) => count))),
                href: '#failed-searches',
                description: t('figures.failedSearchesNote'),
              },
            ]
          : []),
        ...(requests
          ? [
              {
                label: t('figures.requests'),
                value: number(requests.total),
                href: requests.link,
                description: t('figures.requestsNote'),
              },
            ]
          : []),
        {
          label: t('figures.contributions'),
          value: number(thisWeek),
          href: '#contributions',
          change: changeWords(thisWeek, contributions.lastWeekSoFar, 'lastWeekSoFar'),
        },
      ]}
    />
  );
}

function ChecksChart({ facilities }: Pick<DirectoryDashboard, 'facilities'>) {
  const { t, i18n } = useTranslation('dashboards-directory');
  const { checks, total } = facilities;
  const never = checks.find(({ age }) => age === 'never')?.count ?? 0;
  return (
    <BarChart
      title={t('checks.title')}
      headingLevel={2}
      description={t('checks.statement', {
        share: formatPercent(shareOf(never, total), i18n.language, { maximumFractionDigits: 0 }),
      })}
      height="tall"
      orientation="horizontal"
      data={checks}
      x={({ age }) => t(`checks.ages.${age}`)}
      xLabel={t('checks.age')}
      series={[{ id: 'facilities', label: t('facilities'), value: ({ count }) => count }]}
    />
  );
}

function ContributionsChart({ contributions: { weeks, lastWeekSoFar } }: Pick<DirectoryDashboard, 'contributions'>) {
  const { t } = useTranslation('dashboards-directory');
  const changeWords = useChangeWords();
  const thisWeek = weekTotal(weeks.at(-1));
  return (
    <BarChart
      title={t('contributions.title')}
      headingLevel={2}
      description={t('contributions.statement', {
        count: thisWeek,
        change: changeWords(thisWeek, lastWeekSoFar, 'lastWeekSoFar').text,
      })}
      stacked
      data={weeks}
      x={({ start }) => new Date(start)}
      xLabel={t('contributions.week')}
      formatX={{ day: 'numeric', month: 'short' }}
      series={[
        { id: 'visitors', label: t('contributions.visitors'), value: ({ visitors }) => visitors },
        { id: 'owners', label: t('contributions.owners'), value: ({ owners }) => owners },
        {
          id: 'administrators',
          label: t('contributions.administrators'),
          value: ({ administrators }) => administrators,
        },
      ]}
    />
  );
}
