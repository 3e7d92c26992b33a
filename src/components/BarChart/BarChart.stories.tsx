import { forwardKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, within } from 'storybook/test';

import { BarChart } from './BarChart';

type Weekday = { day: string; opened: number; closed: number; waiting: number };

const week: readonly Weekday[] = [
  { day: 'Mon', opened: 42, closed: 28, waiting: 9 },
  { day: 'Tue', opened: 28, closed: 32, waiting: 6 },
  { day: 'Wed', opened: 43, closed: 22, waiting: 12 },
  { day: 'Thu', opened: 34, closed: 45, waiting: 4 },
  { day: 'Fri', opened: 20, closed: 24, waiting: 3 },
  { day: 'Sat', opened: 25, closed: 11, waiting: 7 },
  { day: 'Sun', opened: 22, closed: 17, waiting: 5 },
];

const meta = preview.meta({
  component: BarChart<Weekday>,
  args: {
    title: 'Requests',
    data: week,
    x: ({ day }) => day,
    xLabel: 'Day',
    series: [
      { id: 'opened', label: 'Opened', value: ({ opened }) => opened },
      { id: 'closed', label: 'Closed', value: ({ closed }) => closed },
      { id: 'waiting', label: 'Waiting', value: ({ waiting }) => waiting },
    ],
  },
  parameters: {
    keyboard: [
      ['Arrow Right, Arrow Left', 'Next and previous group of bars'],
      ['Arrow Down, Arrow Up', 'Next and previous bar of the group'],
      ['Home, End', 'First and last group'],
      ['Escape', 'Closes the values of the point; the focus stays'],
    ],
  },
});

// The chart's plot is loaded lazily.
const longTimeout = { timeout: 20_000 };

export const Default = meta.story({ args: { orientation: 'vertical', stacked: false, height: 'medium' } });
Default.test('is read bar by bar with the keyboard', async ({ canvas, userEvent }) => {
  (await canvas.findByRole('application', { name: 'Requests' }, longTimeout)).focus();
  await userEvent.keyboard(`${forwardKey()}${forwardKey()}{ArrowDown}{ArrowDown}`);
  await expect(canvas.getByRole('status')).toHaveTextContent('Tue, Waiting: 6');
});
Default.test('has a table of the same data', async ({ canvas, userEvent }) => {
  await canvas.findByRole('application', {}, longTimeout);
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  const table = within(canvas.getByRole('table', { name: 'Requests, as a table' }));
  await expect(table.getByRole('row', { name: 'Wed 43 22 12' })).toBeVisible();
});

export const Stacked = Default.extend({ args: { stacked: true } });

/** A line over the bars shows a second measure in the same unit. */
export const Mixed = Default.extend({
  args: {
    series: [
      { id: 'opened', label: 'Opened', value: ({ opened }) => opened, as: 'line', color: 4 },
      { id: 'closed', label: 'Closed', value: ({ closed }) => closed, color: 1 },
    ],
  },
});

type Department = { name: string; count: number };

const departments: readonly Department[] = [
  { name: 'Acil servis ve yoğun bakım', count: 18_420 },
  { name: 'Kadın hastalıkları ve doğum', count: 12_910 },
  { name: 'Çocuk sağlığı ve hastalıkları', count: 11_204 },
  { name: 'Fizik tedavi ve rehabilitasyon', count: 6380 },
  { name: 'İç hastalıkları', count: 4975 },
];

export const Horizontal = meta.story({
  globals: { locale: 'tr' },
  render: () => (
    <BarChart<Department>
      title="Bölümlere göre başvurular"
      description="Mart 2026"
      data={departments}
      x={({ name }) => name}
      xLabel="Bölüm"
      orientation="horizontal"
      series={[{ id: 'count', label: 'Başvuru', value: ({ count }) => count }]}
    />
  ),
});
Horizontal.test('is read with every arrow, in Turkish', async ({ canvas, userEvent }) => {
  const plot = await canvas.findByRole('application', {}, longTimeout);
  await expect(plot).toHaveAccessibleDescription(/Çubuk grafik\. 5 nokta, ilki Acil servis ve yoğun bakım/);
  plot.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect(canvas.getByRole('status')).toHaveTextContent('Kadın hastalıkları ve doğum, Başvuru: 12.910');
});

export const Failed = Default.extend({ args: { status: 'failed', onRetry: () => {} } });

type Quarter = { name: string; parts: readonly number[] };

const quarters: readonly Quarter[] = ['Q1', 'Q2', 'Q3', 'Q4'].map((name, quarter) => ({
  name: `2025 ${name}`,
  parts: Array.from({ length: 8 }, (_, part) => 180 - part * 14 + ((quarter * 37 + part * 53) % 60)),
}));
const money: Intl.NumberFormatOptions = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 };

/** Eight patterns, negative values and currency, in both orientations. */
export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 40, gridTemplateColumns: 'repeat(auto-fit, minmax(17rem, 1fr))' }}>
      {([false, true] as const).map((stacked) => (
        <BarChart<Quarter>
          key={String(stacked)}
          title={stacked ? 'Eight, stacked' : 'Eight, side by side'}
          headingLevel={2}
          data={quarters}
          x={({ name }) => name}
          xLabel="Quarter"
          stacked={stacked}
          series={Array.from({ length: 8 }, (_, part) => ({
            id: `${part}`,
            label: `Part ${part + 1}`,
            value: ({ parts }) => parts[part] ?? null,
          }))}
        />
      ))}
      {(['vertical', 'horizontal'] as const).map((orientation) => (
        <BarChart<Weekday>
          key={orientation}
          title={`Gains and losses, ${orientation}`}
          headingLevel={2}
          data={week}
          x={({ day }) => day}
          xLabel="Day"
          orientation={orientation}
          stacked={orientation === 'vertical'}
          format={money}
          series={[
            { id: 'gain', label: 'Gain', value: ({ opened }) => opened * 310, color: 3 },
            { id: 'loss', label: 'Loss', value: ({ closed }) => -closed * 180, color: 4 },
          ]}
        />
      ))}
    </div>
  ),
});

export const Dark = Matrix.extend({ globals: { scheme: 'dark' } });
