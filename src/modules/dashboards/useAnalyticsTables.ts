import { useTranslation } from 'react-i18next';

import { audienceGroups, isEmptyAnalytics, rowsOfSeries } from './analyticsFigures';
import type { Analytics } from './analyticsSchemas';
import type { Year } from './analyticsView';
import type { DashboardTable } from './dashboardTable';
import type { TimeSeries } from './schemas';

/** Breakdowns of the audience, in the order of the page. */
export const breakdowns = ['newVsReturning', 'gender', 'age', 'language'] as const;

/** Figures of the last weeks, in the order of the page. */
export const totals = ['conversions', 'impressions', 'visits'] as const;

/** What the dashboard shows as tables, for the export. */
export function useAnalyticsTables(analytics: Analytics | undefined, year: Year): DashboardTable[] {
  const { t } = useTranslation('dashboards-analytics');
  if (!analytics || isEmptyAnalytics(analytics)) return [];
  const overTime = (id: string, title: string, series: readonly TimeSeries[]): DashboardTable => ({
    id,
    title,
    columns: [t('date'), ...series.map(({ name }) => name)],
    rows: rowsOfSeries(series).map(({ x, values }) => [x.slice(0, 10), ...values]),
  });
  return [
    overTime(`visitors-${year}`, t('visitors.title'), analytics.visitors.series[year]),
    ...totals.map((name): DashboardTable => {
      const { labels, series } = analytics[name];
      return {
        id: name,
        title: t(`${name}.title`),
        columns: [t('period'), ...series.map((one) => one.name)],
        rows: labels.map((label, at) => [label, ...series.map(({ data }) => data[at] ?? null)]),
      };
    }),
    overTime('views', t('views.title'), analytics.visitorsVsPageViews.series),
    ...breakdowns.map((name): DashboardTable => ({
      id: name,
      title: t(`${name}.title`),
      columns: [t('audience.group'), t('audience.visitors'), t('audience.share')],
      rows: audienceGroups(analytics[name]).map(({ label, visitors, share }) => [label, visitors, share]),
    })),
  ];
}
