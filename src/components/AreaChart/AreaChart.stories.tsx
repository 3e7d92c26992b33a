import { forwardKey, inlineEdges, inlineX } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, waitFor, within } from 'storybook/test';

import { AreaChart } from './AreaChart';

type Day = { day: Date; visits: number; views: number };

// A year of daily data: weekly variation on a slow rise, identical on every run.
const days: readonly Day[] = Array.from({ length: 65 }, (_, index) => {
  const visits = Math.round(420 + index * 3.4 + Math.sin(index / 3) * 60 + Math.cos(index * 1.9) * 38);
  return {
    day: new Date(Date.UTC(2026, 0, 10 + index)),
    visits,
    views: Math.round(visits * 1.7 + Math.sin(index) * 70),
  };
});

const meta = preview.meta({
  component: AreaChart<Day>,
  args: {
    title: 'Visits and page views',
    description: 'Since 10 January 2026',
    data: days,
    x: ({ day }) => day,
    xLabel: 'Day',
    series: [
      { id: 'visits', label: 'Visits', value: ({ visits }) => visits },
      { id: 'views', label: 'Page views', value: ({ views }) => views },
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

// The chart's plot is loaded lazily.
const longTimeout = { timeout: 20_000 };

export const Default = meta.story({ args: { height: 'medium', curve: 'straight', stacked: false } });
Default.test(
  'shows the day under the pointer, and Escape takes it away',
  async ({ canvas, userEvent, canvasElement }) => {
    const plot = await canvas.findByRole('application', {}, longTimeout);
    const { top, height } = plot.getBoundingClientRect();
    await userEvent.pointer({
      target: plot,
      coords: { clientX: inlineX(inlineEdges(plot).end - 8), clientY: top + height / 2 },
    });
    await waitFor(() => expect(canvasElement.querySelector('[data-chart-card]')).toHaveTextContent('15 March 2026'));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('[data-chart-card]')).toBeNull();
  },
);
Default.test('is read point by point with the keyboard', async ({ canvas, userEvent }) => {
  (await canvas.findByRole('application', {}, longTimeout)).focus();
  await userEvent.keyboard('{Home}{ArrowDown}');
  await expect(canvas.getByRole('status')).toHaveTextContent('10 January 2026, Page views: 779');
});
Default.test('has a table of the same data', async ({ canvas, userEvent }) => {
  await canvas.findByRole('application', {}, longTimeout);
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  const table = within(canvas.getByRole('table', { name: 'Visits and page views, as a table' }));
  await expect(table.getByRole('row', { name: '10 January 2026 458 779' })).toBeVisible();
});

export const Stacked = Default.extend({ args: { stacked: true, title: 'Visits and page views, stacked' } });
Stacked.test('reads each value, and shows their sum', async ({ canvas, userEvent, canvasElement }) => {
  (await canvas.findByRole('application', {}, longTimeout)).focus();
  await userEvent.keyboard(forwardKey());
  await expect(canvas.getByRole('status')).toHaveTextContent('10 January 2026, Visits: 458');
  await expect(canvasElement.querySelector('[data-chart-card]')).toHaveTextContent(/Total1,237$/);
});

export const Loading = Default.extend({ args: { status: 'loading' } });

export const Empty = Default.extend({ args: { data: [] } });

export const Turkish = meta.story({
  globals: { locale: 'tr', scheme: 'dark' },
  args: {
    title: 'Ziyaretler ve sayfa görüntülemeleri',
    description: '10 Ocak 2026’dan beri, günlük',
    xLabel: 'Gün',
    curve: 'smooth',
    series: [
      { id: 'visits', label: 'Ziyaretler', value: ({ visits }) => visits * 40 },
      { id: 'views', label: 'Sayfa görüntülemeleri', value: ({ views }) => views * 40 },
    ],
  },
});
