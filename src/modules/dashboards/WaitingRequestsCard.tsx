import { useTranslation } from 'react-i18next';

import { BarChart } from '#components/BarChart';
import { List, ListItem } from '#components/List';
import { RelativeTime } from '#components/RelativeTime';

import { DashboardCard, DashboardSubtitle } from './DashboardCard';
import type { DirectoryDashboard } from './directorySchemas';
import * as styles from './WaitingRequestsCard.css';

export type WaitingRequestsCardProps = { requests: NonNullable<DirectoryDashboard['requests']> };

/** How long requests have been waiting for a decision, and those that wait longest. */
export function WaitingRequestsCard({ requests }: WaitingRequestsCardProps) {
  const { t } = useTranslation('dashboards-directory');
  const { total, ages, longest } = requests;
  return (
    <DashboardCard span="half">
      <BarChart
        title={t('requests.title')}
        headingLevel={2}
        description={t('requests.statement', { count: total })}
        height="small"
        empty={t('requests.none')}
        data={total === 0 ? [] : ages}
        x={({ age }) => t(`requests.ages.${age}`)}
        xLabel={t('requests.age')}
        series={[{ id: 'requests', label: t('requests.waiting'), value: ({ count }) => count }]}
      />
      {longest.length === 0 ? null : (
        <>
          <DashboardSubtitle>{t('requests.longest')}</DashboardSubtitle>
          <div className={styles.list}>
            <List label={t('requests.longest')} density="compact" variant="spaced">
              {longest.map(({ id, facility, requester, purpose, submittedAt, link }) => (
                <ListItem
                  key={id}
                  title={facility}
                  description={t(`requests.by.${purpose}`, { name: requester })}
                  meta={<RelativeTime date={submittedAt} />}
                  href={link}
                />
              ))}
            </List>
          </div>
        </>
      )}
    </DashboardCard>
  );
}
