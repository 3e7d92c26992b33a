import { forwardKey, inlineEdges, inlineX } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, fireEvent, fn } from 'storybook/test';

import { RangeSlider } from './RangeSlider';

const meta = preview.meta({
  component: RangeSlider,
  args: { label: 'Price', onChange: fn(), onChangeEnd: fn(), onBlur: fn() },
  parameters: {
    keyboard: [
      ['Tab', 'Moves from one thumb to the other'],
      ['Arrow Right / Arrow Up', 'One step more, as far as the other thumb'],
      ['Arrow Left / Arrow Down', 'One step less, as far as the other thumb'],
      ['Page Up / Page Down', 'A tenth of the rail more or less'],
      ['Home / End', 'As far as the thumb can go'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

const euros = (value: number) => `€${value}`;

export const Default = meta.story({
  args: { size: 'medium', min: 0, max: 200, step: 5, defaultValue: [40, 120], format: euros },
});
Default.test('has two thumbs that never cross', async ({ canvas, userEvent, args }) => {
  const from = canvas.getByRole('slider', { name: 'Price, from' });
  const to = canvas.getByRole('slider', { name: 'Price, to' });
  await userEvent.tab();
  await expect(from).toHaveFocus();
  await userEvent.keyboard(`${forwardKey()}{PageUp}`);
  await expect(args.onChange).toHaveBeenLastCalledWith([65, 120]);
  await userEvent.keyboard(`{End}${forwardKey()}`);
  await expect(args.onChangeEnd).toHaveBeenLastCalledWith([120, 120]);
  await expect(from).toHaveAttribute('aria-valuetext', '€120');
  await userEvent.tab();
  await expect(to).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect(to).toHaveValue('120');
  await userEvent.keyboard('{End}');
  await expect(args.onChange).toHaveBeenLastCalledWith([120, 200]);
});
Default.test('gives the nearer thumb to the pointer', async ({ canvas, args }) => {
  const [from, to] = canvas.getAllByRole('slider');
  const rail = from?.parentElement;
  if (!rail) throw new Error('The thumb stands on no rail.');
  const { start, end } = inlineEdges(rail);
  fireEvent.pointerDown(rail, { clientX: inlineX(start + 1), button: 0 });
  await expect(args.onChange).toHaveBeenLastCalledWith([0, 120]);
  await expect(from).toHaveFocus();
  fireEvent.pointerMove(rail, { clientX: inlineX(end) });
  await expect(args.onChange).toHaveBeenLastCalledWith([120, 120]);
  fireEvent.pointerUp(rail);
  fireEvent.pointerDown(rail, { clientX: inlineX(end - 1), button: 0 });
  await expect(to).toHaveFocus();
  fireEvent.pointerUp(rail);
  await expect(args.onChangeEnd).toHaveBeenLastCalledWith([120, 200]);
});

export const LongText = Default.extend({
  args: {
    label: 'Bir gecelik konaklama için ödemeyi düşündüğünüz tutar',
    description: 'Vergiler ve hizmet bedeli bu tutarın içindedir',
    error: 'En az elli liralık bir aralık seçin',
    format: (value) => `${value} ₺`,
  },
  globals: { locale: 'tr' },
});

export const Matrix = meta.story({
  args: { min: 0, max: 200, step: 5, defaultValue: [40, 120], format: euros },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['medium', 'large'] as const).flatMap((size) => [
        <RangeSlider key={`${size}-plain`} {...args} size={size} />,
        <RangeSlider
          key={`${size}-marks`}
          {...args}
          size={size}
          step={50}
          defaultValue={[50, 150]}
          marks={[0, 50, 100, 150, 200].map((value) => ({ value, label: euros(value) }))}
        />,
        <RangeSlider key={`${size}-error`} {...args} size={size} defaultValue={[0, 0]} error="Choose a range" />,
        <RangeSlider key={`${size}-off`} {...args} size={size} disabled />,
      ])}
    </div>
  ),
});
