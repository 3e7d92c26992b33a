import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { Button } from './Button';
import * as styles from './Button.css';

const meta = preview.meta({
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
});

export const Default = meta.story({ args: { tone: 'primary', variant: 'solid', size: 'default', type: 'button' } });
Default.test('is pressed by mouse, Enter and Space', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Save changes' });
  await userEvent.click(button);
  button.focus();
  await userEvent.keyboard('{Enter} ');
  await expect(args.onClick).toHaveBeenCalledTimes(3);
});

export const WithIcon = Default.extend({ args: { children: 'Search', icon: MagnifyingGlassIcon } });

export const Busy = Default.extend({ args: { busy: true } });
Busy.test('keeps focus and swallows presses', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Save changes' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).not.toHaveBeenCalled();
  await expect(button).toHaveFocus();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
});

export const Disabled = Default.extend({ args: { disabled: true } });

export const LongLabel = Default.extend({
  args: { children: 'Değişiklikleri kaydet ve bütün bildirimleri okundu olarak işaretle' },
});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {Object.keys(styles.tone).map((tone) => (
        <div key={tone} style={{ display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' }}>
          {Object.keys(styles.variant).map((variant) =>
            Object.keys(styles.size).map((size) => (
              <Button
                key={`${variant}-${size}`}
                tone={tone as keyof typeof styles.tone}
                variant={variant as keyof typeof styles.variant}
                size={size as keyof typeof styles.size}
              >
                {tone}
              </Button>
            )),
          )}
        </div>
      ))}
    </div>
  ),
});
