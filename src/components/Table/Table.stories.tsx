import { inlineScroll } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { Table } from './Table';
import type { TableColumn } from './Table';

type Fare = { zone: string; single: string; day: string; month: string };

const fares: Fare[] = [
  { zone: 'Centre', single: '€1.80', day: '€5.40', month: '€48.00' },
  { zone: 'Harbour', single: '€2.20', day: '€6.60', month: '€59.00' },
  { zone: 'Islands', single: '€11.00', day: '€18.50', month: '€124.00' },
];

const columns: TableColumn<Fare>[] = [
  { id: 'zone', header: 'Zone', cell: ({ zone }) => zone },
  { id: 'single', header: 'Single', cell: ({ single }) => single, align: 'end' },
  { id: 'day', header: 'Day', cell: ({ day }) => day, align: 'end' },
  { id: 'month', header: 'Month', cell: ({ month }) => month, align: 'end' },
];

const meta = preview.meta({
  component: Table<Fare>,
  parameters: { keyboard: [['Arrow keys', 'Scroll a table that is wider than its box']] },
  args: { caption: 'Fares', columns, rows: fares, getRowId: ({ zone }: Fare) => zone },
});

export const Default = meta.story({ args: { hideCaption: false, hideHeaders: false, stickyRowHeaders: false } });
Default.test('labels its rows and columns, and is no region where it fits', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'Fares' })).toBeVisible();
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
  await expect(canvas.getByRole('rowheader', { name: 'Islands' })).toBeVisible();
  await expect(canvas.queryByRole('region')).toBeNull();
  const price = canvas.getByRole('cell', { name: '€11.00' });
  await expect(getComputedStyle(price).textAlign).toBe('end');
});

export const WithoutHeaders = Default.extend({
  args: {
    caption: 'Opening hours',
    hideHeaders: true,
    columns: columns.slice(0, 2),
    currentRow: ({ zone }: Fare) => (zone === 'Harbour' ? 'date' : undefined),
  },
});
WithoutHeaders.test('marks the current row', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: /Harbour/ })).toHaveAttribute('aria-current', 'date');
});

export const Narrow = Default.extend({
  globals: { locale: 'tr' },
  args: { stickyRowHeaders: true },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{<Story />}</div>],
});
Narrow.test('is scrolled by keyboard, with the labels in view', async ({ canvas, userEvent }) => {
  const region = await canvas.findByRole('region', { name: 'Fares' });
  await userEvent.tab();
  await expect(region).toHaveFocus();
  const label = canvas.getByRole('rowheader', { name: 'Centre' });
  const { left } = label.getBoundingClientRect();
  region.scrollTo({ left: inlineScroll(60) });
  await waitFor(() => expect(inlineScroll(region.scrollLeft)).toBe(60));
  await expect(label.getBoundingClientRect().left).toBe(left);
});
