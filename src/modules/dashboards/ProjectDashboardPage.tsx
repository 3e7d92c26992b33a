import ChartPieIcon from '@heroicons/react/24/outline/ChartPieIcon';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState';

import { DashboardPage } from './DashboardPage';

/** The page at `/dashboards/project`. */
export function Component() {
  const { t } = useTranslation(['dashboards-project', 'dashboards']);
  return (
    <DashboardPage title={t('title')} fileName="project" tables={[]}>
      <EmptyState icon={ChartPieIcon} title={t('dashboards:empty.title')} description={t('dashboards:empty.text')} />
    </DashboardPage>
  );
}
