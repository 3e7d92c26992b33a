import BookmarkIcon from '@heroicons/react/24/outline/BookmarkIcon';
import BookmarkSolidIcon from '@heroicons/react/24/solid/BookmarkIcon';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { ToggleButton } from './ToggleButton';
import type { ToggleButtonProps } from './ToggleButton';

function Keeping(props: ToggleButtonProps) {
  const [pressed, setPressed] = useState(props.pressed);
  return (
    <ToggleButton
      {...props}
      pressed={pressed}
      onChange={(next) => {
        setPressed(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: ToggleButton,
  args: { label: 'Saved', icon: BookmarkIcon, iconPressed: BookmarkSolidIcon, pressed: false, onChange: fn() },
  render: (args) => <Keeping {...args} />,
});

export const Default = meta.story({ args: { variant: 'outline', size: 'medium', iconOnly: false } });
Default.test('is switched by mouse, Enter and Space, and keeps its name', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Saved', pressed: false });
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toHaveAccessibleName('Saved');
  await userEvent.keyboard('{Enter} ');
  await expect(args.onChange).toHaveBeenCalledTimes(3);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

export const IconOnly = Default.extend({ args: { iconOnly: true, variant: 'quiet', pressed: true } });
IconOnly.test('has a name', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Saved', pressed: true })).toBeVisible();
});

export const Busy = Default.extend({ args: { loading: true, pressed: true } });
Busy.test('swallows presses', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onChange).not.toHaveBeenCalled();
});

export const LongText = Default.extend({
  args: { label: 'Yalnızca şu anda açık olan ve nöbetçi eczaneleri göster', pressed: true },
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['quiet', 'outline', 'soft', 'solid'] as const).map((variant) => (
        <div key={variant} style={{ display: 'flex', gap: 12, alignItems: 'center', flexWrap: 'wrap' }}>
          {(['small', 'medium', 'large'] as const).flatMap((size) =>
            [false, true].flatMap((pressed) => [
              <ToggleButton key={`${size}-${pressed}`} {...args} variant={variant} size={size} pressed={pressed} />,
              <ToggleButton
                key={`${size}-${pressed}-icon`}
                {...args}
                iconOnly
                variant={variant}
                size={size}
                pressed={pressed}
              />,
            ]),
          )}
          <ToggleButton {...args} variant={variant} disabled pressed />
        </div>
      ))}
    </div>
  ),
});
