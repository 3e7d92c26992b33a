import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { NumberField } from './NumberField';

const meta = preview.meta({
  component: NumberField,
  args: { label: 'Beds', name: 'beds', onChange: fn(), onBlur: fn() },
  parameters: {
    keyboard: [
      ['Arrow Up / Arrow Down', 'One step more or less'],
      ['Page Up / Page Down', 'Ten steps more or less'],
      ['Home / End', 'The smallest or the largest number, where there is one'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  args: { size: 'medium', defaultValue: 12, min: 1, max: 40, step: 1, steppers: true },
});
Default.test('steps by keys within its bounds', async ({ canvas, userEvent, args, step }) => {
  const field = canvas.getByRole('spinbutton', { name: 'Beds' });
  await userEvent.tab();
  await expect(field).toHaveFocus();
  for (const [keys, value] of [
    ['{ArrowUp}', '13'],
    ['{ArrowDown}{ArrowDown}', '11'],
    ['{PageUp}', '21'],
    ['{PageDown}', '11'],
    ['{End}', '40'],
    ['{ArrowUp}', '40'],
    ['{Home}', '1'],
  ] as const) {
    await step(keys, async () => {
      await userEvent.keyboard(keys);
      await expect(field).toHaveValue(value);
      await expect(field).toHaveAttribute('aria-valuenow', value);
    });
  }
  await expect(args.onChange).toHaveBeenLastCalledWith(1);
});
Default.test('steps by buttons that keep the focus in the field', async ({ canvas, userEvent, args }) => {
  const more = canvas.getByRole('button', { name: 'Increase Beds' });
  canvas.getByRole('spinbutton').focus();
  await userEvent.click(more);
  await userEvent.click(more);
  await expect(args.onChange).toHaveBeenLastCalledWith(14);
  await expect(canvas.getByRole('spinbutton')).toHaveFocus();
  await expect(more.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
});
Default.test('keeps nonsense and says what to write', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('spinbutton');
  await userEvent.clear(field);
  await userEvent.type(field, 'a dozen');
  await expect(args.onChange).toHaveBeenLastCalledWith(null);
  await expect(field).toBeValid();
  await userEvent.tab();
  await expect(field).toHaveValue('a dozen');
  await expect(field).toHaveAccessibleDescription('Enter a number, for example 1');
  await userEvent.clear(field);
  await userEvent.type(field, '99');
  await userEvent.tab();
  await expect(field).toHaveAccessibleDescription('Enter 40 or less');
});

/** Decimal and group separators in Turkish format, with a unit. */
export const Turkish = Default.extend({
  args: { label: 'Ağırlık', defaultValue: 1234.5, min: 0, max: 5000, step: 0.5, unit: 'kg' },
  globals: { locale: 'tr' },
});
Turkish.test('reads and writes the Turkish way', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('spinbutton', { name: 'Ağırlık' });
  await expect(field).toHaveValue('1.234,5');
  await expect(field).toHaveAttribute('aria-valuetext', '1.234,5 kg');
  await userEvent.clear(field);
  await userEvent.type(field, '2500,5');
  await expect(args.onChange).toHaveBeenLastCalledWith(2500.5);
  await userEvent.tab();
  await expect(field).toHaveValue('2.500,5');
});

export const LongText = Default.extend({
  args: {
    label: 'Kuruluşun yatan hastalara ayırdığı toplam yatak sayısı',
    description: 'Yoğun bakım ve acil servis yataklarını saymayın',
    error: 'Yatak sayısını, kuruluşun ruhsatında yazdığı biçimde yazın',
    required: false,
    unit: 'yatak',
  },
  globals: { locale: 'tr' },
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['medium', 'large'] as const).flatMap((size) => [
        <NumberField key={`${size}-plain`} {...args} size={size} defaultValue={12} min={0} />,
        <NumberField
          key={`${size}-unit`}
          {...args}
          label="Weight"
          size={size}
          defaultValue={72.5}
          step={0.5}
          unit="kg"
        />,
        <NumberField key={`${size}-bare`} {...args} label="Year" size={size} steppers={false} placeholder="2026" />,
        <NumberField key={`${size}-error`} {...args} size={size} error="Enter how many beds there are" />,
        <NumberField key={`${size}-off`} {...args} size={size} defaultValue={1200} disabled />,
      ])}
    </div>
  ),
});
