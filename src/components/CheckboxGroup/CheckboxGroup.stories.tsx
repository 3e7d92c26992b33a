import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { CheckboxGroup } from './CheckboxGroup';

const options = [
  { value: 'pharmacy', label: 'Pharmacy', count: 128 },
  { value: 'dentist', label: 'Dentist', count: 64 },
  { value: 'hospice', label: 'Hospice', count: 0 },
  { value: 'clinic', label: 'Clinic', count: 9 },
];

const meta = preview.meta({
  component: CheckboxGroup,
  args: { label: 'Category', name: 'category', options, onChange: fn(), onBlur: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { orientation: 'vertical', size: 'medium' } });
Default.test('is one named group of counted choices', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('group', { name: 'Category' })).toBeVisible();
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Clinic 9' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Pharmacy 128' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(['pharmacy', 'clinic']);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Clinic 9' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(['pharmacy']);
});
Default.test('passes over what would give nothing', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('checkbox', { name: 'Hospice 0' })).toBeDisabled();
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByRole('checkbox', { name: 'Dentist 64' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('checkbox', { name: 'Clinic 9' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('checkbox', { name: 'Clinic 9' })).toBeChecked();
});

export const Filled = Default.extend({ args: { defaultValue: ['pharmacy'] } });

/** An option selected before its count dropped to 0 can still be cleared. */
export const ChosenWithNothingBehind = Default.extend({ args: { defaultValue: ['hospice'] } });
ChosenWithNothingBehind.test('can be taken back', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Hospice 0' }));
  await expect(args.onChange).toHaveBeenLastCalledWith([]);
  await expect(canvas.getByRole('checkbox', { name: 'Hospice 0' })).toBeDisabled();
});

export const WithDescription = Default.extend({ args: { description: 'Choose all that fit' } });

export const Invalid = WithDescription.extend({ args: { error: 'Choose at least one category' } });
Invalid.test('says the error for the group, and marks the members', async ({ canvas }) => {
  const group = canvas.getByRole('group', { name: 'Category' });
  await expect(group).toHaveAccessibleDescription('Choose at least one category Choose all that fit');
  await expect(canvas.getByRole('checkbox', { name: 'Dentist 64' })).toBeInvalid();
});

export const Disabled = Filled.extend({ args: { disabled: true } });
Disabled.test('switches all members off', async ({ canvas }) => {
  for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
});

export const Optional = Default.extend({ args: { required: false } });
Optional.test('says so', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Category (optional)' })).toBeVisible();
});

export const LongLabel = WithDescription.extend({
  args: {
    label: 'Kuruluşta sunulan erişilebilirlik olanakları ve kolaylıklar',
    options: [
      { value: 'ramp', label: 'Tekerlekli sandalye kullananlar için rampalı ve geniş kapılı giriş', count: 1240 },
      {
        value: 'sign',
        label: 'İşaret dili bilen personel',
        count: 3,
        description: 'Randevu alırken belirtmeniz gerekir',
      },
    ],
  },
  globals: { locale: 'tr' },
});
LongLabel.test('writes counts the Turkish way', async ({ canvas }) => {
  await expect(canvas.getByText('1.240')).toBeVisible();
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <CheckboxGroup {...args} defaultValue={['dentist']} />
      <CheckboxGroup {...args} name="large" defaultValue={['dentist']} size="large" />
      <CheckboxGroup {...args} name="row" defaultValue={['dentist']} orientation="horizontal" />
      <CheckboxGroup {...args} name="wrong" error="Choose at least one category" />
    </div>
  ),
});
