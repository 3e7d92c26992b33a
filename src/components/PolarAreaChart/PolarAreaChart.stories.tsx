import { forwardKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, within } from 'storybook/test';

import { PolarAreaChart } from './PolarAreaChart';

type Amount = { name: string; hours: number };

const work: readonly Amount[] = [
  { name: 'Planning', hours: 15 },
  { name: 'Building', hours: 34 },
  { name: 'Testing', hours: 22 },
  { name: 'Support', hours: 11 },
];

// Outside `args`, where its literals would widen to `string`.
const format = { style: 'unit', unit: 'hour' } as const;

const meta = preview.meta({
  component: PolarAreaChart<Amount>,
  args: {
    title: 'Hours by kind of work',
    data: work,
    label: ({ name }) => name,
    value: ({ hours }) => hours,
    labelHead: 'Work',
    valueHead: 'Hours',
    format,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
  parameters: {
    keyboard: [
      ['Arrow keys', 'Next and previous part'],
      ['Home, End', 'First and last part'],
      ['Escape', 'Closes the values of the point; the focus stays'],
    ],
  },
});

export const Default = meta.story({ args: { height: 'medium' } });
Default.test('is read part by part with the keyboard', async ({ canvas, userEvent }) => {
  const plot = canvas.getByRole('application', { name: 'Hours by kind of work' });
  await expect(plot).toHaveAccessibleDescription(/Polar area chart\. 4 parts, 82 hrs in all\. The largest is Building/);
  plot.focus();
  await userEvent.keyboard(`{Home}${forwardKey()}`);
  await expect(canvas.getByRole('status')).toHaveTextContent('Building: 34 hrs, 41.5%');
});
Default.test('has a table of the same data', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  const table = within(canvas.getByRole('table', { name: 'Hours by kind of work, as a table' }));
  await expect(table.getByRole('row', { name: 'Building 34 hrs 41.5%' })).toBeVisible();
});

export const Loading = Default.extend({ args: { status: 'loading' } });

export const Empty = Default.extend({ args: { data: [] } });

export const Turkish = meta.story({
  globals: { locale: 'tr', scheme: 'dark' },
  args: {
    title: 'Haftanın günlerine göre yoğunluk',
    labelHead: 'Gün',
    valueHead: 'Saat',
    data: ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'].map((name, index) => ({
      name,
      hours: [34, 41, 38, 45, 52, 27, 12][index] ?? 0,
    })),
  },
});
