import { backKey, forwardKey, inlineEdges, inlineX } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, fireEvent, fn } from 'storybook/test';

import { Slider } from './Slider';

const meta = preview.meta({
  component: Slider,
  args: { label: 'Distance', onChange: fn(), onChangeEnd: fn(), onBlur: fn() },
  parameters: {
    keyboard: [
      ['Arrow Right / Arrow Up', 'One step more (Arrow Right: one less where text runs from right to left)'],
      ['Arrow Left / Arrow Down', 'One step less'],
      ['Page Up / Page Down', 'A tenth of the rail more or less'],
      ['Home / End', 'The smallest or the largest value'],
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

const kilometres = (value: number) => `${value} km`;

export const Default = meta.story({
  args: { size: 'medium', min: 0, max: 50, step: 1, defaultValue: 20, format: kilometres },
});
Default.test('is moved by keys', async ({ canvas, userEvent, args, step }) => {
  const thumb = canvas.getByRole('slider', { name: 'Distance' });
  await userEvent.tab();
  await expect(thumb).toHaveFocus();
  for (const [keys, value] of [
    [`${forwardKey()}{ArrowUp}`, '22'],
    [`${backKey()}{ArrowDown}{ArrowDown}`, '19'],
    ['{PageUp}', '24'],
    ['{PageDown}{PageDown}', '14'],
    ['{End}', '50'],
    [forwardKey(), '50'],
    ['{Home}', '0'],
  ] as const) {
    await step(keys, async () => {
      await userEvent.keyboard(keys);
      await expect(thumb).toHaveValue(value);
      await expect(thumb).toHaveAttribute('aria-valuetext', `${value} km`);
    });
  }
  await expect(args.onChangeEnd).toHaveBeenLastCalledWith(0);
});
Default.test('follows the pointer', async ({ canvas, args }) => {
  const thumb = canvas.getByRole('slider');
  const rail = thumb.parentElement;
  if (!rail) throw new Error('The thumb stands on no rail.');
  const { left, width, top } = rail.getBoundingClientRect();
  fireEvent.pointerDown(rail, { clientX: left + width / 2, clientY: top + 4, button: 0 });
  await expect(args.onChange).toHaveBeenLastCalledWith(25);
  await expect(thumb).toHaveFocus();
  await expect(args.onChangeEnd).not.toHaveBeenCalled();
  fireEvent.pointerMove(rail, { clientX: inlineX(inlineEdges(rail).end + 40) });
  fireEvent.pointerUp(rail);
  await expect(args.onChangeEnd).toHaveBeenLastCalledWith(50);
  await expect(canvas.getByText('50 km')).toBeVisible();
});

Default.test('follows the first finger only', async ({ canvas, args }) => {
  const thumb = canvas.getByRole('slider');
  const rail = thumb.parentElement;
  if (!rail) throw new Error('The thumb stands on no rail.');
  const { left, width, top } = rail.getBoundingClientRect();
  const at = (ratio: number, pointerId: number) => ({
    clientX: left + width * ratio,
    clientY: top + 4,
    button: 0,
    pointerId,
  });
  fireEvent.pointerDown(rail, at(0.5, 1));
  fireEvent.pointerDown(rail, at(0.9, 2));
  fireEvent.pointerMove(rail, at(0.1, 2));
  fireEvent.pointerUp(rail, at(0.1, 2));
  await expect(args.onChange).toHaveBeenLastCalledWith(25);
  await expect(args.onChangeEnd).not.toHaveBeenCalled();
  fireEvent.pointerUp(rail, at(0.5, 1));
  await expect(args.onChangeEnd).toHaveBeenLastCalledWith(25);
});
Default.test('is said once: by the thumb', async ({ canvas }) => {
  // An output is a live region unless told otherwise.
  await expect(canvas.getByText('20 km')).toHaveAttribute('aria-live', 'off');
});

/** In right-to-left text the track is mirrored. */
export const RightToLeft = Default.extend({
  args: { marks: [{ value: 0, label: '0' }, { value: 10 }, { value: 25, label: '25' }, { value: 50, label: '50' }] },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});
RightToLeft.test('turns the arrows round', async ({ canvas, userEvent }) => {
  const thumb = canvas.getByRole('slider');
  thumb.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(thumb).toHaveValue('21');
});

export const LongText = Default.extend({
  args: {
    label: 'Sonuçların bulunduğunuz yere göre en fazla ne kadar uzakta olacağı',
    description: 'Kuş uçuşu mesafe; yolda geçen süre daha uzun olabilir',
    error: 'En az beş kilometre seçin',
    format: (value) => `${value} kilometreye kadar`,
  },
});

export const Matrix = meta.story({
  args: { min: 0, max: 50, defaultValue: 20, format: kilometres },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['medium', 'large'] as const).flatMap((size) => [
        <Slider key={`${size}-plain`} {...args} size={size} />,
        <Slider
          key={`${size}-marks`}
          {...args}
          size={size}
          step={10}
          marks={[0, 10, 20, 30, 40, 50].map((value) => ({ value, label: String(value) }))}
        />,
        <Slider key={`${size}-error`} {...args} size={size} defaultValue={0} error="Choose a distance" />,
        <Slider key={`${size}-off`} {...args} size={size} disabled />,
      ])}
    </div>
  ),
});
