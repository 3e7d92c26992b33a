import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Link } from '#components/Link';
import { RelativeTime } from '#components/RelativeTime';
import { Table } from '#components/Table';
import { Text } from '#components/Text';
import { formatNumber } from '#lib/format/formatNumber';

import { DashboardCard } from './DashboardCard';
import type { DashboardCardProps } from './DashboardCard';
import type { FailedSearch } from './directorySchemas';

export type FailedSearchesCardProps = {
  searches: readonly FailedSearch[];
  span: NonNullable<DashboardCardProps['span']>;
};

const renderSearch = (search: FailedSearch) => <Search {...search} />;
const renderTime = ({ lastAt }: FailedSearch) => <RelativeTime date={lastAt} />;

const shownAtFirst = 10;

/** What people searched for and did not find, each a link to the search. */
export function FailedSearchesCard({ searches, span }: FailedSearchesCardProps) {
  const { t, i18n } = useTranslation(['dashboards-directory', 'dashboards']);
  const [isWhole, setIsWhole] = useState(false);
  const [most] = searches;
  return (
    <DashboardCard
      id="failed-searches"
      span={span}
      title={t('failedSearches.title')}
      statement={
        most ? t('failedSearches.statement', { term: most.term, count: most.count }) : t('failedSearches.none')
      }
    >
      {most ? (
        <Table
          caption={t('failedSearches.title')}
          hideCaption
          columns={[
            {
              id: 'term',
              header: t('failedSearches.term'),
              cell: renderSearch,
            },
            { id: 'lastAt', header: t('failedSearches.lastAt'), cell: renderTime },
            {
              id: 'count',
              header: t('failedSearches.count'),
              align: 'end',
              cell: ({ count }) => formatNumber(count, i18n.language),
            },
          ]}
          rows={isWhole ? searches : searches.slice(0, shownAtFirst)}
          getRowId={({ link }) => link}
        />
      ) : null}
      {searches.length > shownAtFirst ? (
        <Button size="small" variant="quiet" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('dashboards:list.less') : t('dashboards:list.more', { count: searches.length })}
        </Button>
      ) : null}
    </DashboardCard>
  );
}

function Search({ term, place, link }: FailedSearch) {
  const { t } = useTranslation('dashboards-directory');
  return (
    <>
      <Link href={link} variant="standalone">
        {term}
      </Link>
      <Text size="small" tone="muted">
        {place ?? t('failedSearches.anywhere')}
      </Text>
    </>
  );
}
