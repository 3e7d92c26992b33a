import { backKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { Chart, colorOf, rowsOf } from './Chart';
import type { ChartModel } from './Chart';

const rows = rowsOf(['January', 'February', 'March', 'April'], String);
const series = ['Visitors', 'Bookings'].map((label, look) => ({
  id: label,
  label,
  values: [4, 6, null, 9].map((value) => (value === null ? null : value + look * 3)),
  color: colorOf(look),
  look,
  mark: 'bar' as const,
}));
const said = (value: number | null | undefined) => (value == null ? 'no value' : `${value}`);

const meta = preview.meta({
  component: Chart,
  args: {
    title: 'Visitors',
    description: 'The frame alone, around a drawing of four boxes',
    entries: series,
    model: (hidden: ReadonlySet<string>): ChartModel => ({ rows, series: series.filter(({ id }) => !hidden.has(id)) }),
    rowHead: 'Month',
    columns: ({ series: shown }: ChartModel) =>
      shown.map(({ label, values }) => ({ label, cell: (row: number) => values[row]?.toString() })),
    summary: () => 'Four months.',
    words: {
      point: (row, one, { series: shown }) =>
        `${rows[row]?.label}, ${shown[one]?.label}: ${said(shown[one]?.values[row])}`,
      card: (row, current, { series: shown }) =>
        shown.map(({ id, label, values, color, look, mark }, index) => ({
          id,
          label,
          value: said(values[row]),
          look: { color, look, mark },
          current: index === current,
        })),
    },
    onRetry: fn(),
    onRetryPlot: fn(),
    children: ({ width, height, fill, model }) => ({
      renderPicture: (active) => (
        <svg width={width} height={height} aria-hidden="true">
          {rows.map((row, index) => (
            <rect
              key={row.id}
              x={(index * width) / 4 + 4}
              y={active?.row === index ? 0 : 8}
              width={width / 4 - 8}
              height={height - 8}
              rx={8}
              fill={fill(model.series[0] ?? { look: 0, color: 1 })}
            />
          ))}
        </svg>
      ),
      rowAt: (x) => Math.max(0, Math.min(3, Math.floor((x / width) * 4))),
      anchor: ({ row }) => ({ x: ((row + 0.5) * width) / 4, y: 24 }),
    }),
  },
  parameters: {
    keyboard: [
      ['Tab', 'To the legend’s buttons, then to the drawing, which is one stop'],
      ['Arrow Right, Arrow Left', 'Next and previous point'],
      ['Arrow Down, Arrow Up', 'Next and previous series at the same place'],
      ['Home, End', 'First and last point'],
      ['Escape', 'Closes the values of the point; the focus stays'],
    ],
  },
});

export const Default = meta.story({
  args: { height: 'small', status: 'ready', hideTitle: false, hideLegend: false, headingLevel: 3 },
});
Default.test('is two buttons and one more stop for the keyboard', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Show as table' }).focus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Visitors' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByRole('application', { name: 'Visitors' })).toHaveFocus();
  await userEvent.keyboard(`{End}${backKey()}`);
  await expect(canvas.getByRole('status')).toHaveTextContent('March, Visitors: no value');
});
Default.test('says so when everything is hidden', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Visitors' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Bookings' }));
  await expect(canvas.getByText('Everything is hidden. Use the legend to choose what to show.')).toBeVisible();
});

/** Controls of what it shows stand beside the title in every state, so that a choice can be taken back. */
export const WithActions = Default.extend({
  args: { actions: <button type="button">Last year</button> },
  tags: ['no-visual'],
});
WithActions.test('has its controls before the table', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Last year' }).focus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Show as table' })).toHaveFocus();
});

export const LoadingWithActions = WithActions.extend({ args: { status: 'loading' } });
LoadingWithActions.test('has its controls already', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Last year' })).toBeVisible();
});

export const Loading = Default.extend({ args: { status: 'loading' } });

export const Empty = Default.extend({
  args: { model: () => ({ rows: [], series: [] }), empty: 'Visits will appear here after the first day' },
});

/** The plot failed to load; the data is available and can be read as a table. */
export const WithoutDrawing = Default.extend({ args: { plot: 'failed' } });
WithoutDrawing.test('tries again, and still has its table', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Visitors could not be loaded');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetryPlot).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  await expect(canvas.getByRole('row', { name: 'January 4 7' })).toBeVisible();
});

export const AsTable = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: 'March no value no value' })).toBeVisible();
  },
});

export const FailedInTurkish = Default.extend({
  globals: { locale: 'tr', scheme: 'dark' },
  args: { status: 'failed', title: 'Bölümlere göre aylık ziyaretler', description: '' },
});
