import { useTranslation } from 'react-i18next';

import type { DashboardTable } from './dashboardTable';
import type { CheckedFacilities, Counted, DirectoryDashboard } from './directorySchemas';

/** Whether the directory has nothing to count: facilities, searches that failed, requests to add the first facility. */
export const isEmptyDirectory = ({ facilities, failedSearches, requests }: DirectoryDashboard): boolean =>
  facilities.total === 0 && (failedSearches ?? []).length === 0 && (requests?.total ?? 0) === 0;

/** What the dashboard shows as tables, for the export; `listed` is the page of facilities that is open. */
export function useDirectoryTables(
  dashboard: DirectoryDashboard | undefined,
  listed: CheckedFacilities | undefined,
): DashboardTable[] {
  const { t } = useTranslation('dashboards-directory');
  if (!dashboard || isEmptyDirectory(dashboard)) return [];
  const { facilities, failedSearches, requests, contributions } = dashboard;
  const counted = (id: 'regions' | 'towns' | 'categories', rows: readonly Counted[]): DashboardTable => ({
    id,
    title: t(`${id}.title`),
    columns: [t(`${id}.name`), t('facilities')],
    rows: rows.map(({ name, count }) => [name, count]),
  });
  return [
    counted('regions', facilities.regions),
    counted('towns', facilities.towns),
    counted('categories', facilities.categories),
    {
      id: 'checks',
      title: t('checks.title'),
      columns: [t('checks.age'), t('facilities')],
      rows: facilities.checks.map(({ age, count }) => [t(`checks.ages.${age}`), count]),
    },
    ...(listed
      ? [
          {
            id: 'facilities',
            title: t('listed.title'),
            columns: [t('listed.name'), t('listed.category'), t('listed.town'), t('listed.checkedAt')],
            rows: listed.items.map(({ name, category, town, checkedAt }) => [
              name,
              category,
              town,
              checkedAt?.slice(0, 10) ?? null,
            ]),
          },
        ]
      : []),
    ...(failedSearches
      ? [
          {
            id: 'failed-searches',
            title: t('failedSearches.title'),
            columns: [
              t('failedSearches.term'),
              t('failedSearches.place'),
              t('failedSearches.lastAt'),
              t('failedSearches.count'),
            ],
            rows: failedSearches.map(({ term, place, lastAt, count }) => [
              term,
              place ?? t('failedSearches.anywhere'),
              lastAt.slice(0, 10),
              count,
            ]),
          },
        ]
      : []),
    ...(requests
      ? [
          {
            id: 'requests',
            title: t('requests.title'),
            columns: [t('requests.age'), t('requests.waiting')],
            rows: requests.ages.map(({ age, count }) => [t(`requests.ages.${age}`), count]),
          },
          {
            id: 'waiting-longest',
            title: t('requests.longest'),
            columns: [t('requests.facility'), t('requests.request'), t('requests.submittedAt')],
            rows: requests.longest.map(({ facility, purpose, requester, submittedAt }) => [
              facility,
              t(`requests.by.${purpose}`, { name: requester }),
              submittedAt.slice(0, 10),
            ]),
          },
        ]
      : []),
    {
      id: 'contributions',
      title: t('contributions.title'),
      columns: [
        t('contributions.week'),
        t('contributions.visitors'),
        t('contributions.owners'),
        t('contributions.administrators'),
      ],
      rows: contributions.weeks.map(({ start, visitors, owners, administrators }) => [
        start,
        visitors,
        owners,
        administrators,
      ]),
    },
  ];
}
