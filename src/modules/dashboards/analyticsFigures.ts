import type { Analytics, Breakdown } from './analyticsSchemas';
import type { Point, TimeSeries } from './schemas';
import { apportion, shareOf, sumOf } from './sums';

/** A group of the audience with its number of visitors; all groups add up to the unique visitors. */
export interface AudienceGroup {
  label: string;
  visitors: number;
  share: number;
}

/** The groups of a breakdown. */
export function audienceGroups({ uniqueVisitors, labels, series }: Breakdown): AudienceGroup[] {
  const visitors = apportion(uniqueVisitors, series);
  return labels.map((label, at) => ({
    label,
    visitors: visitors[at] ?? 0,
    share: shareOf(series[at] ?? 0, sumOf(series)),
  }));
}

/** The points of several series at the same instants: a row for each instant of the first. */
export function rowsOfSeries(series: readonly TimeSeries[]): Array<{ x: string; values: Array<number | null> }> {
  const byInstant = series.map(({ data }) => new Map(data.map(({ x, y }) => [x, y])));
  return (series[0]?.data ?? []).map(({ x }) => ({ x, values: byInstant.map((values) => values.get(x) ?? null) }));
}

/** The sum of the points of one series. */
export const totalOf = (points: readonly Point[]): number => sumOf(points.map(({ y }) => y));

/** The highest of some points; `undefined` without any. */
export const highestOf = (points: readonly Point[]): Point | undefined =>
  points.reduce<Point | undefined>((highest, point) => (highest && highest.y >= point.y ? highest : point), undefined);

/** Whether nothing has been measured yet. */
export function isEmptyAnalytics({ visitors, conversions, impressions, visits, visitorsVsPageViews }: Analytics) {
  const series = [...visitors.series['this-year'], ...visitors.series['last-year'], ...visitorsVsPageViews.series];
  const totals = [conversions, impressions, visits].flatMap((total) => total.series);
  return [...series, ...totals].every(({ data }) => data.length === 0);
}
