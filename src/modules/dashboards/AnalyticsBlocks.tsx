import { useTranslation } from 'react-i18next';

import { AreaChart } from '#components/AreaChart';
import { DonutChart } from '#components/DonutChart';
import { LineChart } from '#components/LineChart';
import { ToggleGroup } from '#components/ToggleGroup';
import { formatDate } from '#lib/format/formatDate';
import { formatNumber, formatPercent } from '#lib/format/formatNumber';

import { audienceGroups, highestOf, rowsOfSeries, totalOf } from './analyticsFigures';
import type { Analytics, Breakdown, Total } from './analyticsSchemas';
import { years } from './analyticsView';
import type { Year } from './analyticsView';
import { ChartFigure } from './ChartFigure';
import { DashboardCard, DashboardFigures } from './DashboardCard';
import { DashboardGrid, DashboardSection } from './DashboardPage';
import { breakdowns, totals } from './useAnalyticsTables';
import { useChangeWords } from './useChangeWords';

export type AnalyticsBlocksProps = {
  analytics: Analytics;
  /** Year whose visitors are shown. */
  year: Year;
  onYearChange: (year: Year) => void;
};

/** The blocks of the analytics dashboard. */
export function AnalyticsBlocks({ analytics, year, onYearChange }: AnalyticsBlocksProps) {
  const { t } = useTranslation('dashboards-analytics');
  return (
    <>
      <DashboardGrid>
        <DashboardCard>
          <VisitorsChart visitors={analytics.visitors} year={year} onYearChange={onYearChange} />
        </DashboardCard>
        {totals.map((name) => (
          <DashboardCard key={name} span="tile">
            <TotalChart name={name} total={analytics[name]} />
          </DashboardCard>
        ))}
        <DashboardCard title={t('views.title')} statement={t('views.description')}>
          <ViewsBlock views={analytics.visitorsVsPageViews} />
        </DashboardCard>
      </DashboardGrid>
      <DashboardSection title={t('audience.title')} statement={t('audience.description')}>
        {breakdowns.map((name) => (
          <DashboardCard key={name} span="quarter">
            <AudienceChart name={name} breakdown={analytics[name]} />
          </DashboardCard>
        ))}
      </DashboardSection>
    </>
  );
}

type VisitorsChartProps = Pick<AnalyticsBlocksProps, 'year' | 'onYearChange'> & Pick<Analytics, 'visitors'>;

function VisitorsChart({ visitors, year, onYearChange }: VisitorsChartProps) {
  const { t, i18n } = useTranslation('dashboards-analytics');
  const changeWords = useChangeWords();
  const pointsOf = (one: Year) => visitors.series[one][0]?.data ?? [];
  const points = pointsOf(year);
  const total = totalOf(points);
  const other = year === 'this-year' ? 'last-year' : 'this-year';
  const highest = highestOf(points);
  return (
    <AreaChart
      title={t('visitors.title')}
      headingLevel={2}
      description={
        <ChartFigure
          value={formatNumber(total, i18n.language)}
          change={changeWords(total, totalOf(pointsOf(other)), year === 'this-year' ? 'lastYear' : 'thisYear', {
            better: 'more',
          })}
        >
          {highest
            ? t(`visitors.statement.${year}`, {
                value: formatNumber(highest.y, i18n.language),
                day: formatDate(highest.x, i18n.language),
              })
            : t('visitors.none')}
        </ChartFigure>
      }
      actions={
        <ToggleGroup
          label={t('visitors.year')}
          size="small"
          options={years.map((value) => ({ value, label: t(`years.${value}`) }))}
          value={year}
          onChange={onYearChange}
        />
      }
      height="large"
      data={points}
      x={({ x }) => new Date(x)}
      xLabel={t('date')}
      series={[{ id: 'visitors', label: t('visitors.series'), value: ({ y }) => y }]}
    />
  );
}

function TotalChart({ name, total }: { name: (typeof totals)[number]; total: Total }) {
  const { t, i18n } = useTranslation('dashboards-analytics');
  const changeWords = useChangeWords();
  const [values = []] = total.series.map(({ data }) => data);
  const [last, before] = [values.at(-1), values.at(-2)];
  const change =
    last === undefined || before === undefined ? undefined : changeWords(last, before, 'before', { better: 'more' });
  const rows = total.labels.map((label, at) => ({ label, value: values[at] ?? null }));
  return (
    <AreaChart
      title={t(`${name}.title`)}
      headingLevel={2}
      description={
        <ChartFigure
          value={formatNumber(total.amount, i18n.language)}
          change={change && { ...change, text: t('latest', { change: change.text }) }}
        >
          {t(`${name}.description`)}
        </ChartFigure>
      }
      height="small"
      data={rows}
      x={({ label }) => label}
      xLabel={t('period')}
      series={[{ id: name, label: t(`${name}.title`), value: ({ value }) => value }]}
    />
  );
}

function ViewsBlock({ views }: { views: Analytics['visitorsVsPageViews'] }) {
  const { t, i18n } = useTranslation('dashboards-analytics');
  const percent = (value: number) => formatPercent(value / 100, i18n.language);
  return (
    <>
      <DashboardFigures
        figures={[
          {
            label: t('views.overallScore'),
            value: formatNumber(views.overallScore, i18n.language),
            description: t('views.overallScoreNote'),
          },
          {
            label: t('views.averageRatio'),
            value: percent(views.averageRatio),
            description: t('views.averageRatioNote'),
          },
          {
            label: t('views.predictedRatio'),
            value: percent(views.predictedRatio),
            description: t('views.predictedRatioNote'),
          },
        ]}
      />
      <LineChart
        title={t('views.chart')}
        headingLevel={3}
        height="large"
        curve="smooth"
        data={rowsOfSeries(views.series)}
        x={({ x }) => new Date(x)}
        xLabel={t('date')}
        series={views.series.map(({ name }, at) => ({
          id: name,
          label: name,
          value: ({ values }: { values: ReadonlyArray<number | null> }) => values[at] ?? null,
        }))}
      />
    </>
  );
}

function AudienceChart({ name, breakdown }: { name: (typeof breakdowns)[number]; breakdown: Breakdown }) {
  const { t, i18n } = useTranslation('dashboards-analytics');
  const groups = audienceGroups(breakdown);
  const [largest] = groups.toSorted((one, other) => other.share - one.share);
  return (
    <DonutChart
      title={t(`${name}.title`)}
      headingLevel={3}
      description={
        largest
          ? t('audience.statement', { group: largest.label, share: formatPercent(largest.share, i18n.language) })
          : t('visitors.none')
      }
      height="small"
      data={groups}
      label={({ label }) => label}
      value={({ visitors }) => visitors}
      labelHead={t('audience.group')}
      valueHead={t('audience.visitors')}
      center={{ label: t('audience.unique') }}
    />
  );
}
