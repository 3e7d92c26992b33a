import { apportion, sumOf } from '#modules/dashboards/sums';
import type { Analytics, Breakdown, Total } from '#modules/dashboards/analyticsSchemas';
import type { Point } from '#modules/dashboards/schemas';
import { dayMs } from '#lib/time/duration';

import type { DataLanguage, Localized } from '#mocks/core/localized';
import { rangesOfDays, startOfToday } from '#mocks/dashboards/labels';
import { stream } from '#mocks/directory/seed/random';

const w = (en: string, tr: string): Localized => ({ en, tr });

const names = {
  visitors: w('Visitors', 'Ziyaretçiler'),
  pageViews: w('Page views', 'Sayfa görüntülemeleri'),
  conversions: w('Conversions', 'Dönüşümler'),
  impressions: w('Impressions', 'Gösterimler'),
  visits: w('Visits', 'Ziyaretler'),
};

/** Points at equal distances, the last one at `endMs`. */
function points(endMs: number, stepMs: number, values: readonly number[]): Point[] {
  return values.map((y, at) => ({ x: new Date(endMs - (values.length - 1 - at) * stepMs).toISOString(), y }));
}

/** Visitors of three days each: more in spring and autumn, fewer in summer, and a little more each month. */
function visitorsOf(year: 'this-year' | 'last-year', count: number, endMs: number): Point[] {
  const random = stream('analytics', 'visitors', year);
  const level = year === 'this-year' ? 3900 : 3350;
  const values = Array.from({ length: count }, (_, at) => {
    const season = Math.sin((at / count) * Math.PI * 4) * 520;
    return Math.round(level + (at / count) * 900 + season + random.normal() * 210);
  });
  return points(endMs, 3 * dayMs, values);
}

function totalOf(name: Localized, data: number[], days: number, language: DataLanguage): Total {
  return {
    amount: sumOf(data),
    labels: rangesOfDays(data.length, days, language),
    series: [{ name: name[language], data }],
  };
}

function compareViews(language: DataLanguage): Analytics['visitorsVsPageViews'] {
  const random = stream('analytics', 'page-views');
  const views = Array.from({ length: 65 }, (_, at) => {
    // Sunday, 1970-01-04, was day 3: fewer people come at weekends.
    const weekday = (Math.floor(startOfToday() / dayMs) - (64 - at) + 4) % 7;
    const weekend = weekday === 0 || weekday === 6 ? 0.72 : 1;
    return Math.round((3150 + at * 9 + random.normal() * 190) * weekend);
  });
  const visitors = views.map((view, at) => Math.round(view * (0.4 + at * 0.0015 + random.next() * 0.05)));
  const ratio = (sumOf(visitors) / sumOf(views)) * 100;
  const recent = (sumOf(visitors.slice(-14)) / sumOf(views.slice(-14))) * 100;
  return {
    overallScore: Math.round(ratio * 10),
    averageRatio: Math.round(ratio),
    // The last two weeks carried on.
    predictedRatio: Math.round(2 * recent - ratio),
    series: [
      { name: names.pageViews[language], data: points(startOfToday(), dayMs, views) },
      { name: names.visitors[language], data: points(startOfToday(), dayMs, visitors) },
    ],
  };
}

const uniqueVisitors = 28_746;

function breakdown(shares: readonly [number, number], labels: readonly [Localized, Localized], language: DataLanguage) {
  return {
    uniqueVisitors,
    series: apportion(100, shares),
    labels: labels.map((label) => label[language]),
  } satisfies Breakdown;
}

/** The sample figures, relative to now; `empty` has none, `single` one point in each series. */
export function sampleAnalytics(language: DataLanguage, size: 'usual' | 'single' | 'empty' = 'usual'): Analytics {
  const most = { usual: Infinity, single: 1, empty: 0 }[size];
  const last = <Item>(items: readonly Item[]) => (most === 0 ? [] : items.slice(-Math.min(most, items.length)));
  const total = (name: Localized, data: number[], days: number) => totalOf(name, last(data), days, language);
  const views = compareViews(language);
  const divided = (shares: readonly [number, number], labels: readonly [Localized, Localized]) =>
    breakdown(most === 0 ? [0, 0] : shares, labels, language);
  return {
    visitors: {
      series: {
        'this-year': [{ name: names.visitors[language], data: last(visitorsOf('this-year', 120, startOfToday())) }],
        'last-year': [
          { name: names.visitors[language], data: last(visitorsOf('last-year', 120, startOfToday() - 360 * dayMs)) },
        ],
      },
    },
    conversions: total(names.conversions, [642, 671, 658, 704, 689, 731], 5),
    impressions: total(names.impressions, [18_204, 17_630, 18_911, 19_382], 7),
    visits: total(names.visits, [9_418, 9_267, 9_690, 9_533], 7),
    visitorsVsPageViews: {
      ...(most === 0 ? { overallScore: 0, averageRatio: 0, predictedRatio: 0 } : views),
      series: views.series.map(({ name, data }) => ({ name, data: last(data) })),
    },
    newVsReturning: divided([80, 20], [w('New', 'Yeni'), w('Returning', 'Geri dönen')]),
    gender: divided([55, 45], [w('Male', 'Erkek'), w('Female', 'Kadın')]),
    age: divided([35, 65], [w('Under 30', '30 yaş altı'), w('Over 30', '30 yaş üstü')]),
    language: divided([25, 75], [w('English', 'İngilizce'), w('Other', 'Diğer')]),
  };
}
