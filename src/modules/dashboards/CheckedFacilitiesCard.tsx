import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { DataTable } from '#components/DataTable';
import { Pagination } from '#components/Pagination';
import { Select } from '#components/Select';
import { facilityPath } from '#domain/paths';
import { formatDate } from '#lib/format/formatDate';

import { checkAges } from './checkAges';
import type { CheckAge } from './checkAges';
import { DashboardCard } from './DashboardCard';
import type { CheckedFacilities, DirectoryDashboard } from './directorySchemas';
import { checkedFacilitiesHref, checkedFacilitiesId } from './directoryView';
import type { DirectoryView } from './directoryView';

export type CheckedFacilitiesCardProps = {
  checks: DirectoryDashboard['facilities']['checks'];
  /** The page of facilities that is open. */
  listed: UseQueryResult<CheckedFacilities>;
  view: DirectoryView;
  onAgeChange: (age: CheckAge) => void;
};

/** The facilities behind the figures of the last check: those checked longest ago first, page by page. */
export function CheckedFacilitiesCard({ checks, listed, view, onAgeChange }: CheckedFacilitiesCardProps) {
  const { t, i18n } = useTranslation('dashboards-directory');
  const { data, error, isError } = listed;
  const countOf = (age: CheckAge) => checks.find((one) => one.age === age)?.count ?? 0;
  return (
    <DashboardCard
      id={checkedFacilitiesId}
      span="wide"
      title={t('listed.title')}
      statement={t('listed.statement', { count: countOf(view.checked) })}
      actions={
        <Select
          label={t('checks.age')}
          hideLabel
          options={checkAges.map((age) => ({
            value: age,
            label: t('listed.option', { age: t(`checks.ages.${age}`), count: countOf(age) }),
          }))}
          value={view.checked}
          onChange={onAgeChange}
        />
      }
    >
      <DataTable
        caption={t('listed.title')}
        hideCaption
        density="compact"
        columns={[
          { id: 'name', header: t('listed.name'), cell: ({ name }) => name },
          { id: 'category', header: t('listed.category'), cell: ({ category }) => category },
          { id: 'town', header: t('listed.town'), cell: ({ town }) => town },
          {
            id: 'checkedAt',
            header: t('listed.checkedAt'),
            cell: ({ checkedAt }) => (checkedAt === null ? '–' : formatDate(checkedAt, i18n.language)),
          },
        ]}
        rows={data?.items ?? []}
        getRowId={({ slug }) => slug}
        rowLabel={({ name }) => name}
        rowHref={({ slug }) => facilityPath(slug)}
        loading={data === undefined && !isError}
        loadingRows={10}
        failure={
          isError && data === undefined
            ? { error, what: t('listed.what'), onRetry: () => void listed.refetch(), loading: listed.isFetching }
            : undefined
        }
        empty={t('listed.none')}
        footer={
          data && data.lastPage > 1 ? (
            <Pagination
              label={t('listed.pages')}
              page={data.page}
              lastPage={data.lastPage}
              hrefFor={(page) => checkedFacilitiesHref({ ...view, page })}
            />
          ) : undefined
        }
      />
    </DashboardCard>
  );
}
