import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'best', label: 'Best match' },
  { value: 'near', label: 'Distance', description: 'From the place you searched' },
  { value: 'rating', label: 'Rating', disabled: true },
  { value: 'name', label: 'Name' },
];

const meta = preview.meta({
  component: RadioGroup,
  args: { label: 'Order', name: 'order', options, onChange: fn(), onBlur: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { orientation: 'vertical', size: 'medium' } });
Default.test('is one stop for Tab and moves with the arrows', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Best match' }));
  await userEvent.keyboard('{ArrowDown}');
  await expect(canvas.getByRole('radio', { name: 'Distance' })).toBeChecked();
  await expect(args.onChange).toHaveBeenLastCalledWith('near');
  await userEvent.keyboard('{ArrowDown}');
  await expect(canvas.getByRole('radio', { name: 'Name' })).toBeChecked();
  await userEvent.tab();
  await expect(canvas.getByRole('radio', { name: 'Name' })).not.toHaveFocus();
  await expect(document.activeElement).not.toHaveAttribute('type', 'radio');
});

export const Filled = Default.extend({ args: { defaultValue: 'near' } });
Filled.test('describes a choice by its own description', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'Distance' })).toHaveAccessibleDescription(
    'From the place you searched',
  );
});

export const Controlled = Default.extend({ args: { value: 'best' } });
Controlled.test('shows what it is told', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Name' }));
  await expect(args.onChange).toHaveBeenCalledWith('name');
  await expect(canvas.getByRole('radio', { name: 'Best match' })).toBeChecked();
});

export const WithDescription = Default.extend({ args: { description: 'You can change it later' } });

export const Invalid = WithDescription.extend({ args: { error: 'Choose an order', required: true } });
Invalid.test('says the error for the group', async ({ canvas }) => {
  const group = canvas.getByRole('radiogroup', { name: 'Order' });
  await expect(group).toBeInvalid();
  await expect(group).toBeRequired();
  await expect(group).toHaveAccessibleDescription('Choose an order You can change it later');
});

export const Disabled = Filled.extend({ args: { disabled: true } });

export const Optional = Default.extend({ args: { required: false } });

export const LongLabel = Default.extend({
  args: {
    label: 'Sonuçların hangi ölçüte göre sıralanmasını istersiniz?',
    options: [
      { value: 'a', label: 'Aradığınız sözcüklere ve bulunduğunuz yere en uygun kuruluşlar önce' },
      { value: 'b', label: 'Ziyaretçilerin verdiği puanların ortalaması en yüksek olan kuruluşlar önce', count: 24 },
    ],
    defaultValue: 'a',
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <RadioGroup {...args} defaultValue="near" />
      <RadioGroup {...args} name="large" defaultValue="near" size="large" />
      <RadioGroup {...args} name="row" defaultValue="name" orientation="horizontal" />
      <RadioGroup {...args} name="wrong" error="Choose an order" />
    </div>
  ),
});
