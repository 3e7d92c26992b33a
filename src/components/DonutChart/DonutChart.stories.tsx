import { backKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, within } from 'storybook/test';

import { DonutChart } from './DonutChart';

type Share = { name: string; visitors: number };

const ages: readonly Share[] = [
  { name: 'Under 25', visitors: 8120 },
  { name: '25 to 44', visitors: 19_480 },
  { name: '45 to 64', visitors: 12_035 },
  { name: '65 and over', visitors: 4310 },
];

const meta = preview.meta({
  component: DonutChart<Share>,
  args: {
    title: 'Visitors by age',
    data: ages,
    label: ({ name }) => name,
    value: ({ visitors }) => visitors,
    labelHead: 'Age',
    valueHead: 'Visitors',
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
Default.test('is read part by part, and Escape ends it', async ({ canvas, userEvent, canvasElement }) => {
  const plot = canvas.getByRole('application', { name: 'Visitors by age' });
  plot.focus();
  await userEvent.keyboard(backKey());
  await expect(canvas.getByRole('status')).toHaveTextContent('65 and over: 4,310, 9.8%');
  await userEvent.keyboard('{Escape}');
  await expect(canvasElement.querySelector('[data-chart-card]')).toBeNull();
  await expect(plot).toHaveFocus();
});
Default.test('has a table with the shares', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  const table = within(canvas.getByRole('table', { name: 'Visitors by age, as a table' }));
  await expect(table.getByRole('row', { name: '25 to 44 19,480 44.3%' })).toBeVisible();
});

export const Center = Default.extend({ args: { center: { value: '44%', label: '25 to 44' }, height: 'large' } });

export const Failed = Default.extend({ args: { status: 'failed', onRetry: () => {} } });

/** In narrow columns the legend moves below the ring. */
export const Matrix = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 'min(1200px, 100vw - 32px)' }}>{Story()}</div>],
  render: () => (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))' }}>
      {(['New and returning', 'Gender', 'Age', 'Language'] as const).map((title, index) => (
        <DonutChart
          key={title}
          title={title}
          headingLevel={2}
          height="small"
          data={ages.slice(0, 2 + (index % 3))}
          label={({ name }) => name}
          value={({ visitors }) => visitors}
          labelHead={title}
          valueHead="Visitors"
        />
      ))}
    </div>
  ),
});

export const Dark = Matrix.extend({ globals: { scheme: 'dark' } });
