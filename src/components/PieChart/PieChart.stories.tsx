import { forwardKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, within } from 'storybook/test';

import { PieChart } from './PieChart';

type Share = { name: string; visits: number };

const browsers: readonly Share[] = [
  { name: 'Chrome', visits: 41_620 },
  { name: 'Safari', visits: 22_380 },
  { name: 'Edge', visits: 9140 },
  { name: 'Firefox', visits: 5265 },
  { name: 'Samsung Internet', visits: 2190 },
];

const meta = preview.meta({
  component: PieChart<Share>,
  args: {
    title: 'Visits by browser',
    data: browsers,
    label: ({ name }) => name,
    value: ({ visits }) => visits,
    labelHead: 'Browser',
    valueHead: 'Visits',
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
  const plot = canvas.getByRole('application', { name: 'Visits by browser' });
  await expect(plot).toHaveAccessibleDescription(
    /Pie chart\. 5 parts, 80,595 in all\. The largest is Chrome: 41,620, 51\.6%/,
  );
  plot.focus();
  await userEvent.keyboard(`${forwardKey()}{ArrowDown}`);
  await expect(canvas.getByRole('status')).toHaveTextContent('Safari: 22,380, 27.8%');
  await userEvent.keyboard('{End}');
  await expect(canvas.getByRole('status')).toHaveTextContent('Samsung Internet: 2,190, 2.7%');
});
Default.test('has a table of the same data', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  const table = within(canvas.getByRole('table', { name: 'Visits by browser, as a table' }));
  await expect(table.getByRole('row', { name: 'Safari 22,380 27.8%' })).toBeVisible();
});
Default.test('recalculates the shares of what is shown', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Chrome/ }));
  const plot = canvas.getByRole('application');
  await expect(plot).toHaveAccessibleDescription(/4 parts, 38,975 in all\. The largest is Safari: 22,380, 57\.4%/);
  await expect(canvas.getByRole('button', { name: /Safari/ })).toHaveTextContent(/57\.4%$/);
  await expect(canvas.getByRole('button', { name: /Chrome/ })).toHaveTextContent(/41,620$/);
});

export const Loading = Default.extend({ args: { status: 'loading' } });

export const Empty = Default.extend({ args: { data: [], empty: 'No visits yet' } });

/** Eleven slices: the smallest are grouped. */
export const ManyParts = meta.story({
  globals: { locale: 'tr' },
  args: {
    title: 'Bölümlere göre randevular',
    labelHead: 'Bölüm',
    valueHead: 'Randevu',
    height: 'large',
    data: [
      'Acil servis',
      'Kadın hastalıkları ve doğum',
      'Çocuk sağlığı ve hastalıkları',
      'Fizik tedavi ve rehabilitasyon',
      'İç hastalıkları',
      'Göz hastalıkları',
      'Kulak burun boğaz',
      'Ağız ve diş sağlığı',
      'Üroloji',
      'Nöroloji',
      'Dermatoloji',
    ].map((name, index) => ({ name, visits: 4200 - index * 360 })),
  },
});
