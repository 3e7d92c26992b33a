import { backKey, forwardKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';

import { ToggleGroup } from '#components/ToggleGroup';

import { LineChart } from './LineChart';

type Month = { month: string; visitors: number | null; returning: number | null; bookings: number | null };

const months: readonly Month[] = [
  { month: 'January', visitors: 820, returning: 310, bookings: 96 },
  { month: 'February', visitors: 932, returning: 352, bookings: 121 },
  { month: 'March', visitors: 1204, returning: 418, bookings: 164 },
  { month: 'April', visitors: 1134, returning: 472, bookings: 158 },
  { month: 'May', visitors: 1290, returning: 503, bookings: 187 },
  { month: 'June', visitors: 1330, returning: 561, bookings: 214 },
  { month: 'July', visitors: 1186, returning: 540, bookings: 176 },
  { month: 'August', visitors: 1042, returning: 498, bookings: 149 },
  { month: 'September', visitors: 1376, returning: 612, bookings: 231 },
  { month: 'October', visitors: 1465, returning: 655, bookings: 262 },
  { month: 'November', visitors: 1524, returning: 701, bookings: 278 },
  { month: 'December', visitors: 1398, returning: 668, bookings: 243 },
];

// The chart's plot is loaded lazily.
const longTimeout = { timeout: 20_000 };

const meta = preview.meta({
  component: LineChart<Month>,
  args: {
    title: 'Visitors',
    data: months,
    x: (row) => row.month,
    xLabel: 'Month',
    series: [
      { id: 'visitors', label: 'Visitors', value: (row) => row.visitors },
      { id: 'returning', label: 'Returning', value: (row) => row.returning },
      { id: 'bookings', label: 'Bookings', value: (row) => row.bookings },
    ],
  },
  parameters: {
    keyboard: [
      ['Arrow Right, Arrow Left', 'Next and previous point'],
      ['Arrow Down, Arrow Up', 'Next and previous series at the same place'],
      ['Home, End', 'First and last point'],
      ['Escape', 'Closes the values of the point; the focus stays'],
    ],
  },
});

export const Default = meta.story({
  args: { description: 'People who opened the directory, by month', height: 'medium', curve: 'straight', from: 'zero' },
});
Default.test('describes itself over its whole width', async ({ canvas }) => {
  const figure = await canvas.findByRole('figure', { name: 'Visitors' });
  await expect(canvas.getByText('People who opened the directory, by month').clientWidth).toBe(figure.clientWidth);
});
Default.test('is drawn as wide as paper while it is printed', async ({ canvas }) => {
  const plot = await canvas.findByRole('application', { name: 'Visitors' }, longTimeout);
  const width = () => Number(plot.querySelector('svg')?.getAttribute('width'));
  await expect(width()).toBeGreaterThan(640);
  window.dispatchEvent(new Event('beforeprint'));
  await expect(width()).toBe(640);
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(width()).toBeGreaterThan(640));
});
Default.test('is read point by point with the keyboard', async ({ canvas, userEvent, canvasElement }) => {
  const plot = await canvas.findByRole('application', { name: 'Visitors' }, longTimeout);
  await expect(plot).toHaveAccessibleDescription(/Line chart\. 12 points, January to December\. Visitors: lowest 820/);
  plot.focus();
  const status = within(canvasElement).getByRole('status');
  await userEvent.keyboard(forwardKey());
  await expect(status).toHaveTextContent('January, Visitors: 820');
  await userEvent.keyboard(`${forwardKey()}${forwardKey()}`);
  await expect(status).toHaveTextContent('March, Visitors: 1,204');
  await userEvent.keyboard('{ArrowDown}');
  await expect(status).toHaveTextContent('March, Returning: 418');
  await userEvent.keyboard('{End}');
  await expect(status).toHaveTextContent('December, Returning: 668');
  await userEvent.keyboard(`{ArrowUp}{Home}${backKey()}`);
  await expect(status).toHaveTextContent('January, Visitors: 820');
  await expect(canvasElement.querySelector('[data-chart-card]')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect(canvasElement.querySelector('[data-chart-card]')).toBeNull();
  await expect(status).toHaveTextContent(/^$/);
  await expect(plot).toHaveFocus();
});
Default.test('hides and shows a series from the legend', async ({ canvas, userEvent }) => {
  const plot = await canvas.findByRole('application', { name: 'Visitors' }, longTimeout);
  const button = canvas.getByRole('button', { name: 'Bookings' });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  button.focus();
  await userEvent.keyboard(' ');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(plot).not.toHaveAccessibleDescription(/Bookings/);
  await userEvent.keyboard('{Enter}');
  await expect(plot).toHaveAccessibleDescription(/Bookings/);
});
Default.test('shows the same as a table of the same height', async ({ canvas, userEvent, canvasElement }) => {
  await canvas.findByRole('application', {}, longTimeout);
  const height = canvasElement.offsetHeight;
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  const table = canvas.getByRole('table', { name: 'Visitors, as a table' });
  await expect(within(table).getByRole('row', { name: 'March 1,204 418 164' })).toBeVisible();
  await expect(canvasElement.offsetHeight).toBe(height);
  await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
  await expect(await canvas.findByRole('application', {}, longTimeout)).toBeVisible();
});

/** Dates are spaced by time; missing values leave a gap. */
export const DatesWithGaps = meta.story({
  render: () => (
    <LineChart
      title="Response time"
      description="Median of the day, in milliseconds"
      data={[
        ['2026-02-02', 182],
        ['2026-02-03', 176],
        ['2026-02-05', 214],
        ['2026-02-09', null],
        ['2026-02-12', 169],
        ['2026-02-14', null],
        ['2026-02-17', 232],
        ['2026-02-20', null],
        ['2026-02-23', 198],
        ['2026-02-28', 171],
        ['2026-03-09', 164],
        ['2026-03-16', 158],
      ].map(([day, median]) => ({ day: String(day), median: typeof median === 'number' ? median : null }))}
      x={({ day }) => new Date(day)}
      xLabel="Day"
      series={[{ id: 'median', label: 'Median', value: ({ median }) => median }]}
      format={{ style: 'unit', unit: 'millisecond' }}
      from="data"
    />
  ),
});

export const Loading = Default.extend({ args: { status: 'loading' } });

export const Empty = Default.extend({ args: { data: [], empty: 'Visits will appear here after the first day' } });

export const Failed = Default.extend({ args: { status: 'failed', onRetry: () => {} } });
Failed.test('says what failed and offers to try again', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Visitors could not be loaded');
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

const branches = [
  'Acil servis başvuruları',
  'Poliklinik muayeneleri',
  'Görüntüleme merkezi',
  'Fizik tedavi ve rehabilitasyon',
  'Kadın hastalıkları ve doğum',
  'Çocuk sağlığı ve hastalıkları',
  'İç hastalıkları',
  'Ağız ve diş sağlığı',
];
const aylar = ['Oca', 'Şub', 'Mar', 'Nis', 'May', 'Haz', 'Tem', 'Ağu', 'Eyl', 'Eki', 'Kas', 'Ara'];

export const ManySeries = meta.story({
  globals: { locale: 'tr' },
  render: () => (
    <LineChart<{ month: string; index: number }>
      title="Bölümlere göre aylık başvurular"
      data={aylar.map((month, index) => ({ month, index }))}
      x={({ month }) => month}
      xLabel="Ay"
      height="large"
      series={branches.map((label, branch) => ({
        id: label,
        label,
        value: ({ index }) => 14_000 - branch * 1600 + Math.round(Math.sin(index * 0.7 + branch) * 900) + index * 60,
      }))}
    />
  ),
});

/** A smooth line in a card that already has a title, and a narrow column. */
export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {(['small', 'medium'] as const).map((height) => (
        <LineChart
          key={height}
          title={`Visitors, ${height}`}
          headingLevel={2}
          height={height}
          curve="smooth"
          data={months}
          x={({ month }) => month}
          xLabel="Month"
          series={[{ id: 'visitors', label: 'Visitors', value: ({ visitors }) => visitors }]}
        />
      ))}
      <div style={{ inlineSize: 272 }}>
        <LineChart
          title="Visitors in 272 px"
          headingLevel={2}
          data={months}
          x={({ month }) => month}
          xLabel="Month"
          series={[
            { id: 'visitors', label: 'Visitors', value: ({ visitors }) => visitors },
            { id: 'returning', label: 'Returning', value: ({ returning }) => returning },
          ]}
        />
      </div>
    </div>
  ),
});

/** Keyboard inspection of the points. */
export const Reading = Default.extend({
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('application', {}, longTimeout)).focus();
    await userEvent.keyboard(`${forwardKey()}${forwardKey()}${forwardKey()}{ArrowDown}`);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('March, Returning: 418'));
  },
});

/** A second line through the point that is read, to compare its value with others. */
export const Crosshair = Default.extend({ tags: ['no-visual'], args: { crosshair: true } });
Crosshair.test('crosses at the point', async ({ canvas, canvasElement, userEvent }) => {
  (await canvas.findByRole('application', {}, longTimeout)).focus();
  const lines = () => [...canvasElement.querySelectorAll('svg[aria-hidden] > line')];
  await expect(lines()).toHaveLength(0);
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(lines()).toHaveLength(2));
  const [upright, level] = lines();
  await expect(upright?.getAttribute('x1')).toBe(upright?.getAttribute('x2'));
  await expect(level?.getAttribute('y1')).toBe(level?.getAttribute('y2'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(lines()).toHaveLength(0));
});

export const Dark = Reading.extend({ globals: { scheme: 'dark' } });

const minutesFrom = (day: number) =>
  Array.from({ length: 5000 }, (_, minute) => ({
    at: new Date(Date.UTC(2026, 1, day, 0, minute)),
    load: minute === 1234 ? 96 : Math.round(40 + 22 * Math.sin(minute / 160 + day) + ((minute * 7919) % 23) / 2),
  }));

const weeks = { first: minutesFrom(2), second: minutesFrom(9) };

/** Five thousand points, and as many others: how fast they are drawn is measured (`tests/performance/dashboards.mjs`). */
function ManyMinutes() {
  const [week, setWeek] = useState<keyof typeof weeks>('first');
  return (
    <LineChart
      title="Load"
      actions={
        <ToggleGroup
          label="Period"
          size="small"
          value={week}
          options={[
            { value: 'first', label: 'Week 1' },
            { value: 'second', label: 'Week 2' },
          ]}
          onChange={setWeek}
        />
      }
      data={weeks[week]}
      x={({ at }) => at}
      xLabel="Time"
      series={[{ id: 'load', label: 'Load', value: ({ load }) => load }]}
      format={{ style: 'unit', unit: 'percent' }}
    />
  );
}

/** Of the points in each column of pixels those are drawn that make the line; each is read, and in the table. */
export const ManyPoints = meta.story({
  tags: ['no-visual'],
  render: () => <ManyMinutes />,
});
ManyPoints.test('draws the extremes, and reads every point', async ({ canvas, userEvent, canvasElement }) => {
  const plot = await canvas.findByRole('application', { name: 'Load' }, longTimeout);
  const line = await waitFor(() => {
    const path = plot.querySelector<SVGPathElement>('path[stroke-linejoin]');
    if (path === null) throw new Error('The line is not drawn yet.');
    return path;
  }, longTimeout);
  const points = (line.getAttribute('d') ?? '').split('L').length;
  await expect(points).toBeGreaterThan(500);
  await expect(points).toBeLessThan(weeks.first.length);
  // The highest point, between two much lower ones, is at the top of the line.
  const { y } = line.getBBox();
  const [top = 0, next = 0] = (line.getAttribute('d') ?? '')
    .slice(1)
    .split('L')
    .map((point) => Number(point.split(',')[1]))
    .toSorted((one, other) => one - other);
  await expect(top).toBeCloseTo(y, 1);
  await expect(next - top).toBeGreaterThan(20);
  await expect(plot).toHaveAccessibleDescription(/5,000 points.*highest 96%/);
  plot.focus();
  await userEvent.keyboard(`${forwardKey()}${forwardKey()}`);
  await expect(within(canvasElement).getByRole('status')).toHaveTextContent('2 February 2026, Load:');
  await userEvent.keyboard('{End}');
  await expect(within(canvasElement).getByRole('status')).toHaveTextContent('5 February 2026, Load:');
});
