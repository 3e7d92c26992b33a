import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { choiceMark, ChoiceControl } from './ChoiceControl';

const meta = preview.meta({
  component: ChoiceControl,
  args: {
    htmlFor: 'row',
    descriptionId: 'row-description',
    label: 'Pharmacy',
    children: <input id="row" type="checkbox" className={choiceMark} aria-describedby="row-description" />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { size: 'medium', side: 'start', variant: 'mark', count: 128 } });
Default.test('is one target from edge to edge', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('128'));
  await expect(canvas.getByRole('checkbox', { name: 'Pharmacy 128' })).toBeChecked();
});

export const WithDescription = Default.extend({ args: { description: 'With a night service' } });
WithDescription.test('has its description in the target', async ({ canvas }) => {
  const description = canvas.getByText('With a night service').getBoundingClientRect();
  const hit = document.elementFromPoint(
    description.left + description.width / 2,
    description.top + description.height / 2,
  );
  await expect(hit?.closest('label')).toHaveAttribute('for', 'row');
});

export const AtTheEnd = WithDescription.extend({ args: { side: 'end' } });

export const Large = Default.extend({ args: { size: 'large' } });
Large.test('is 44 px high', async ({ canvas }) => {
  await expect(canvas.getByText('Pharmacy').closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(
    44,
  );
});

export const LongLabel = WithDescription.extend({
  args: {
    label: 'Gece boyunca nöbetçi olarak hizmet veren eczaneler',
    description: 'Nöbet çizelgesi her ayın birinde yenilenir',
    count: 12_480,
  },
  globals: { locale: 'tr' },
});
