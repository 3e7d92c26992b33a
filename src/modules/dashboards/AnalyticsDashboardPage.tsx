import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { paths } from '#domain/paths';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';

import { AnalyticsBlocks } from './AnalyticsBlocks';
import { isEmptyAnalytics } from './analyticsFigures';
import { analyticsParams } from './analyticsView';
import { DashboardPage } from './DashboardPage';
import { DashboardPanel } from './DashboardPanel';
import { analyticsQuery } from './queries';
import { breakdowns, totals, useAnalyticsTables } from './useAnalyticsTables';
import { useDashboardView } from './useDashboardView';

/** Asks for what the dashboard shows. */
export function prefetch({ queryClient, language }: PageToPrefetch): void {
  void queryClient.prefetchQuery(analyticsQuery(language));
}

/** The page at `/dashboards/analytics`: visitors, what they do, and who they are. */
export function Component() {
  const { t, i18n } = useTranslation(['dashboards-analytics', 'dashboards']);
  const [view, setView] = useDashboardView(analyticsParams, paths.analyticsDashboard);
  const query = useQuery(analyticsQuery(i18n.language));
  const tables = useAnalyticsTables(query.data, view.visitors);
  return (
    <DashboardPage title={t('title')} description={t('description')} fileName="analytics" tables={tables}>
      <DashboardPanel
        query={query}
        what={t('what')}
        blocks={[
          { id: 'visitors', span: 'full', height: 'large' },
          ...totals.map((id) => ({ id, span: 'tile' as const, height: 'small' as const })),
          { id: 'views', span: 'full', height: 'tall' },
          ...breakdowns.map((id) => ({ id, span: 'quarter' as const, height: 'medium' as const })),
        ]}
        isEmpty={isEmptyAnalytics}
      >
        {(analytics) => (
          <AnalyticsBlocks
            analytics={analytics}
            year={view.visitors}
            onYearChange={(visitors) => setView({ visitors })}
          />
        )}
      </DashboardPanel>
    </DashboardPage>
  );
}
