import { describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { now } from '#lib/time/clock';
import { dayMs } from '#lib/time/duration';
import { getAnalytics } from '#modules/dashboards/api';
import { analyticsSchema } from '#modules/dashboards/analyticsSchemas';
import { sumOf } from '#modules/dashboards/sums';

import { serveBackend, setLanguage } from '#mocks/testing/serveBackend';
import { sendRaw } from '#mocks/testing/signInAs';

serveBackend({ account: 'mira' });

const load = () => request(getAnalytics, {});

describe('GET api/dashboards/analytics', () => {
  it('has the fields of the specification, and no others', async () => {
    const body = (await (await sendRaw('api/dashboards/analytics')).json()) as Record<string, unknown>;
    expect(analyticsSchema.safeParse(body).success).toBe(true);
    const total = { amount: expect.any(Number), labels: expect.any(Array), series: expect.any(Array) };
    const breakdown = { uniqueVisitors: expect.any(Number), series: expect.any(Array), labels: expect.any(Array) };
    expect(body).toEqual({
      visitors: { series: { 'this-year': expect.any(Array), 'last-year': expect.any(Array) } },
      conversions: total,
      impressions: total,
      visits: total,
      visitorsVsPageViews: {
        overallScore: expect.any(Number),
        averageRatio: expect.any(Number),
        predictedRatio: expect.any(Number),
        series: expect.any(Array),
      },
      newVsReturning: breakdown,
      gender: breakdown,
      age: breakdown,
      language: breakdown,
    });
  });

  it('has as many points as the samples of the specification', async () => {
    const { visitors, conversions, impressions, visits, visitorsVsPageViews } = await load();
    expect(visitors.series['this-year'].map(({ data }) => data.length)).toEqual([120]);
    expect(visitors.series['last-year'].map(({ data }) => data.length)).toEqual([120]);
    expect([conversions, impressions, visits].map(({ labels }) => labels.length)).toEqual([6, 4, 4]);
    expect(visitorsVsPageViews.series.map(({ data }) => data.length)).toEqual([65, 65]);
  });

  it('is dated relative to now: two years in steps of three days, one after the other', async () => {
    const today = Math.floor(now().getTime() / dayMs) * dayMs;
    const { visitors, visitorsVsPageViews } = await load();
    const times = (['last-year', 'this-year'] as const).flatMap((year) =>
      (visitors.series[year][0]?.data ?? []).map(({ x }) => Date.parse(x)),
    );
    expect(times.at(-1)).toBe(today);
    for (const [at, time] of times.entries()) if (at > 0) expect(time - (times[at - 1] ?? 0)).toBe(3 * dayMs);
    expect(visitorsVsPageViews.series[0]?.data.at(-1)?.x).toBe(new Date(today).toISOString());
  });

  it('has totals that are the sums of what stands under them, and ratios that follow from the points', async () => {
    const { conversions, impressions, visits, visitorsVsPageViews, newVsReturning, gender, age, language } =
      await load();
    for (const { amount, series } of [conversions, impressions, visits]) {
      expect(amount).toBe(sumOf(series.flatMap(({ data }) => data)));
    }
    const [views, visitors] = visitorsVsPageViews.series.map(({ data }) => sumOf(data.map(({ y }) => y)));
    expect(visitorsVsPageViews.averageRatio).toBe(Math.round(((visitors ?? 0) / (views ?? 1)) * 100));
    expect(visitorsVsPageViews.overallScore).toBeLessThanOrEqual(1000);
    for (const { series, uniqueVisitors } of [newVsReturning, gender, age, language]) {
      expect(sumOf(series)).toBe(100);
      expect(uniqueVisitors).toBe(newVsReturning.uniqueVisitors);
    }
    expect([newVsReturning, gender, age, language].map(({ series }) => series)).toEqual([
      [80, 20],
      [55, 45],
      [35, 65],
      [25, 75],
    ]);
  });

  it('names its labels in the language of the call', async () => {
    const english = await load();
    expect(english.conversions.labels).toHaveLength(6);
    expect(english.conversions.labels[0]).toBe('15 Feb – 19 Feb');
    expect(english.age.labels).toEqual(['Under 30', 'Over 30']);
    setLanguage('tr');
    const turkish = await load();
    expect(turkish.conversions.labels[0]).toBe('15 Şub – 19 Şub');
    expect(turkish.age.labels).toEqual(['30 yaş altı', '30 yaş üstü']);
  });
});
