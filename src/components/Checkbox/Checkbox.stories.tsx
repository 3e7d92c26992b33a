import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { Checkbox } from './Checkbox';

const meta = preview.meta({
  component: Checkbox,
  args: { label: 'Open now', name: 'open', onChange: fn(), onBlur: fn() },
});

export const Default = meta.story({ args: { size: 'medium' } });
Default.test('is switched by Space and by its label', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('checkbox', { name: 'Open now' });
  await userEvent.tab();
  await expect(box).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(box).toBeChecked();
  await expect(args.onChange).toHaveBeenLastCalledWith(true);
  await userEvent.click(canvas.getByText('Open now'));
  await expect(box).not.toBeChecked();
  await expect(args.onChange).toHaveBeenLastCalledWith(false);
});
Default.test('has a target of 24 px', async ({ canvas }) => {
  const row = canvas.getByText('Open now').closest('label');
  await expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

export const Filled = Default.extend({ args: { defaultChecked: true } });

export const Indeterminate = Default.extend({ args: { indeterminate: true, label: 'All rows' } });
Indeterminate.test('is neither on nor off', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
});

export const WithCount = Default.extend({ args: { label: 'Pharmacy', count: 1280 } });
WithCount.test('reads label and count together', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox', { name: 'Pharmacy 1,280' })).toBeVisible();
});

export const WithDescription = Default.extend({ args: { description: 'By the hours they gave us' } });
WithDescription.test('keeps the description out of the name', async ({ canvas }) => {
  const box = canvas.getByRole('checkbox', { name: 'Open now' });
  await expect(box).toHaveAccessibleDescription('By the hours they gave us');
});

export const Invalid = Default.extend({
  args: { label: 'I agree to the terms', error: 'Agree to the terms to continue', required: true },
});
Invalid.test('is marked and described', async ({ canvas }) => {
  const box = canvas.getByRole('checkbox', { name: 'I agree to the terms' });
  await expect(box).toBeInvalid();
  await expect(box).toBeRequired();
  await expect(box).toHaveAccessibleDescription('Agree to the terms to continue');
});

export const Disabled = Filled.extend({ args: { disabled: true } });

export const Optional = Default.extend({ args: { label: 'Send me news', required: false } });

export const LongLabel = WithDescription.extend({
  args: {
    label: 'Kişisel verilerimin başvurumun sonuçlandırılması amacıyla işlenmesine açık rıza veriyorum',
    count: 12,
    description: 'Rızanızı dilediğiniz zaman hesap ayarlarınızdan geri alabilirsiniz',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(2, minmax(0, 240px))' }}>
      {(['medium', 'large'] as const).flatMap((size) => [
        <Checkbox key={`${size}-off`} {...args} size={size} count={12} />,
        <Checkbox key={`${size}-on`} {...args} size={size} count={12} defaultChecked />,
        <Checkbox key={`${size}-some`} {...args} size={size} indeterminate />,
        <Checkbox key={`${size}-error`} {...args} size={size} error="Say yes" />,
        <Checkbox key={`${size}-disabled`} {...args} size={size} disabled />,
        <Checkbox key={`${size}-disabled-on`} {...args} size={size} disabled defaultChecked />,
      ])}
    </div>
  ),
});
