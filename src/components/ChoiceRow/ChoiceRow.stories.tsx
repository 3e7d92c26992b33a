import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { choiceMark, ChoiceRow } from './ChoiceRow';

const meta = preview.meta({
  component: ChoiceRow,
  args: {
    htmlFor: 'row',
    hintId: 'row-hint',
    label: 'Pharmacy',
    children: <input id="row" type="checkbox" className={choiceMark} aria-describedby="row-hint" />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { size: 'default', side: 'start', kind: 'mark', count: 128 } });
Default.test('is one target from edge to edge', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('128'));
  await expect(canvas.getByRole('checkbox', { name: 'Pharmacy 128' })).toBeChecked();
});

export const WithHint = Default.extend({ args: { hint: 'With a night service' } });
WithHint.test('has its hint in the target', async ({ canvas }) => {
  const hint = canvas.getByText('With a night service').getBoundingClientRect();
  const hit = document.elementFromPoint(hint.left + hint.width / 2, hint.top + hint.height / 2);
  await expect(hit?.closest('label')).toHaveAttribute('for', 'row');
});

export const AtTheEnd = WithHint.extend({ args: { side: 'end' } });

export const Touch = Default.extend({ args: { size: 'touch' } });
Touch.test('is 44 px high', async ({ canvas }) => {
  await expect(canvas.getByText('Pharmacy').closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(
    44,
  );
});

export const LongLabel = WithHint.extend({
  args: {
    label: 'Gece boyunca nöbetçi olarak hizmet veren eczaneler',
    hint: 'Nöbet çizelgesi her ayın birinde yenilenir',
    count: 12_480,
  },
  globals: { locale: 'tr' },
});
