import MapPinIcon from '@heroicons/react/24/outline/MapPinIcon';
import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { Select } from './Select';

const distances = [
  { value: '', label: 'Any distance' },
  { value: '2', label: 'Within 2 km' },
  { value: '10', label: 'Within 10 km' },
  { value: '50', label: 'Within 50 km', disabled: true },
];

const meta = preview.meta({
  component: Select,
  args: { label: 'Distance', name: 'distance', options: distances, onChange: fn(), onBlur: fn() },
  parameters: {
    keyboard: [
      ['Space / Enter / Arrow Down', 'Opens the list'],
      ['Arrow Down / Arrow Up', 'Moves to the next or previous option'],
      ['Home / End', 'Moves to the first or last option'],
      ['Letters', 'Move to the option that begins with them'],
      ['Enter', 'Selects the option and closes the list'],
      ['Escape', 'Closes the list; the value stays as it was'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { size: 'medium' } });
Default.test('hands over the value chosen', async ({ canvas, userEvent, args }) => {
  const select = canvas.getByRole('combobox', { name: 'Distance' });
  await expect(select).toHaveDisplayValue('Any distance');
  await userEvent.selectOptions(select, 'Within 10 km');
  await expect(args.onChange).toHaveBeenCalledWith('10');
  await expect(select).toHaveDisplayValue('Within 10 km');
  await expect(canvas.getByRole('option', { name: 'Within 50 km' })).toBeDisabled();
});
Default.test('is reached and left with Tab', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('combobox')).toHaveFocus();
  await userEvent.tab();
  await expect(args.onBlur).toHaveBeenCalledOnce();
});

export const Filled = Default.extend({ args: { defaultValue: '2', leadingIcon: MapPinIcon } });

export const Controlled = Default.extend({ args: { value: '2' } });
Controlled.test('shows what it is told', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox'), 'Within 10 km');
  await expect(args.onChange).toHaveBeenCalledWith('10');
  await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Within 2 km');
});

export const Grouped = Default.extend({
  args: {
    label: 'Region',
    options: [
      { value: 'harbour', label: 'Harbour', group: 'South' },
      { value: 'saltmere', label: 'Saltmere', group: 'South' },
      { value: 'isles', label: 'Northern Isles', group: 'North' },
    ],
  },
});
Grouped.test('has named groups', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'South' })).toContainElement(
    canvas.getByRole('option', { name: 'Saltmere' }),
  );
});

/** A long list opens immediately, because only its visible part is laid out. */
export const FiveHundred = Default.extend({
  args: {
    label: 'Village',
    options: Array.from({ length: 500 }, (_, index) => ({ value: String(index), label: `Village ${index + 1}` })),
  },
});
FiveHundred.test('has them all', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Village' }), '499');
  await expect(args.onChange).toHaveBeenCalledWith('499');
  await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Village 500');
});

export const WithDescription = Default.extend({ args: { description: 'As the crow flies' } });

export const Invalid = WithDescription.extend({ args: { error: 'Choose a distance', required: true } });
Invalid.test('is marked, and described by the error first', async ({ canvas }) => {
  const select = canvas.getByRole('combobox');
  await expect(select).toBeInvalid();
  await expect(select).toBeRequired();
  await expect(select).toHaveAccessibleDescription('Choose a distance As the crow flies');
});

export const Disabled = Filled.extend({ args: { disabled: true } });

export const Optional = Default.extend({ args: { required: false } });
Optional.test('says so', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Distance (optional)' })).toBeVisible();
});

export const LongLabel = Default.extend({
  args: {
    label: 'Sonuçların bulunduğunuz yere göre en fazla ne kadar uzakta olacağı',
    options: [{ value: 'a', label: 'Kuş uçuşu en fazla elli kilometre uzaklıktaki bütün sağlık kuruluşları' }],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
});
LongLabel.test('stays inside its column', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox').getBoundingClientRect().width).toBeLessThanOrEqual(220);
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['medium', 'large'] as const).flatMap((size) => [
        <Select key={`${size}-plain`} {...args} size={size} />,
        <Select key={`${size}-icon`} {...args} size={size} leadingIcon={MapPinIcon} />,
        <Select key={`${size}-error`} {...args} size={size} error="Choose a distance" />,
        <Select key={`${size}-off`} {...args} size={size} disabled />,
      ])}
    </div>
  ),
});
