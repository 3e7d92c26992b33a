import { forwardKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, within } from 'storybook/test';

import { RadarChart } from './RadarChart';

type Budget = { name: string; planned: number; spent: number | null };

const budget: readonly Budget[] = [
  { name: 'Concept', planned: 0.42, spent: 0.54 },
  { name: 'Design', planned: 0.7, spent: 0.62 },
  { name: 'Development', planned: 0.94, spent: 0.88 },
  { name: 'Extras', planned: 0.3, spent: 0.22 },
  { name: 'Marketing', planned: 0.56, spent: 0.71 },
];

// Outside `args`, where its literals would widen to `string`.
const format = { style: 'percent' } as const;

const meta = preview.meta({
  component: RadarChart<Budget>,
  args: {
    title: 'Budget',
    data: budget,
    axis: ({ name }) => name,
    axisHead: 'Category',
    max: 1,
    format,
    series: [
      { id: 'planned', label: 'Planned', value: ({ planned }) => planned },
      { id: 'spent', label: 'Spent', value: ({ spent }) => spent },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
  parameters: {
    keyboard: [
      ['Arrow Right, Arrow Left', 'Next and previous axis, clockwise'],
      ['Arrow Down, Arrow Up', 'Next and previous shape on the same axis'],
      ['Home, End', 'First and last axis'],
      ['Escape', 'Closes the values of the point; the focus stays'],
    ],
  },
});

// The plot is lazy.
const longTimeout = { timeout: 20_000 };

export const Default = meta.story({ args: { height: 'large' } });
Default.test('is read axis by axis with the keyboard', async ({ canvas, userEvent }) => {
  const plot = await canvas.findByRole('application', { name: 'Budget' }, longTimeout);
  await expect(plot).toHaveAccessibleDescription(/Radar chart\. 5 points.*Planned: lowest 30% \(Extras\)/);
  plot.focus();
  await userEvent.keyboard(`${forwardKey()}{ArrowDown}${forwardKey()}`);
  await expect(canvas.getByRole('status')).toHaveTextContent('Design, Spent: 62%');
});
Default.test('has a table of the same data', async ({ canvas, userEvent }) => {
  await canvas.findByRole('application', {}, longTimeout);
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  const table = within(canvas.getByRole('table', { name: 'Budget, as a table' }));
  await expect(table.getByRole('row', { name: 'Design 70% 62%' })).toBeVisible();
});

/** The last axis of one series, active by pointer or keyboard. */
export const Reading = Default.extend({
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('application', {}, longTimeout)).focus();
    await userEvent.keyboard(`${forwardKey()}${forwardKey()}${forwardKey()}`);
    await expect(canvas.getByRole('status')).toHaveTextContent('Development, Planned: 94%');
  },
});

export const Loading = Default.extend({ args: { status: 'loading' } });

export const Empty = Default.extend({ args: { data: [] } });

export const Turkish = meta.story({
  globals: { locale: 'tr', scheme: 'dark' },
  args: {
    title: 'Bölümlere göre bütçe',
    axisHead: 'Bölüm',
    data: [
      { name: 'Görüntüleme ve laboratuvar', planned: 0.82, spent: 0.74 },
      { name: 'Çocuk sağlığı ve hastalıkları', planned: 0.55, spent: 0.61 },
      { name: 'Fizik tedavi', planned: 0.4, spent: null },
      { name: 'Acil servis', planned: 0.93, spent: 0.97 },
      { name: 'İdari işler', planned: 0.34, spent: 0.29 },
      { name: 'Eğitim', planned: 0.47, spent: 0.38 },
    ],
    series: [
      { id: 'planned', label: 'Planlanan', value: ({ planned }) => planned },
      { id: 'spent', label: 'Harcanan', value: ({ spent }) => spent },
    ],
  },
});
