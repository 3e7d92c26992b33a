import BookmarkIcon from '@heroicons/react/24/outline/BookmarkIcon';
import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon';
import preview from '#.storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';

import { buttonStyles as styles } from '#components/Button';

import { IconButton } from './IconButton';

const meta = preview.meta({
  component: IconButton,
  args: { label: 'Edit', icon: PencilSquareIcon, onClick: fn() },
});

export const Default = meta.story({ args: { tone: 'neutral', variant: 'quiet', size: 'medium', type: 'button' } });
Default.test('has a name and is pressed by mouse, Enter and Space', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Edit' });
  await userEvent.click(button);
  button.focus();
  await userEvent.keyboard('{Enter} ');
  await expect(args.onClick).toHaveBeenCalledTimes(3);
});
Default.test('shows its name on keyboard focus, and Escape takes it away', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
  await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Edit');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
});

export const Pressed = Default.extend({
  args: { label: 'Save for later', icon: BookmarkIcon, 'aria-pressed': true, variant: 'soft' },
});
Pressed.test('says that it is on', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Save for later', pressed: true })).toBeVisible();
});

export const Busy = Default.extend({ args: { loading: true } });
Busy.test('swallows presses', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).not.toHaveBeenCalled();
});

export const Disabled = Default.extend({ args: { disabled: true } });

export const LongLabel = Default.extend({
  args: { label: 'Bu kurumu kayıtlı aramalarım listesine ekle ve değişiklikleri bana bildir' },
});
LongLabel.test('wraps the tooltip inside the screen', async ({ canvas, userEvent }) => {
  await userEvent.hover(canvas.getByRole('button'));
  const tooltip = await canvas.findByRole('tooltip');
  await expect(tooltip.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  await expect(tooltip.getBoundingClientRect().width).toBeLessThanOrEqual(320);
});

export const Dark = Default.extend({ globals: { scheme: 'dark' } });

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {Object.keys(styles.tone).map((tone) => (
        <div key={tone} style={{ display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' }}>
          {Object.keys(styles.variant).map((variant) =>
            Object.keys(styles.size).map((size) => (
              <IconButton
                key={`${variant}-${size}`}
                label={`${tone} ${variant} ${size}`}
                icon={PencilSquareIcon}
                tone={tone as keyof typeof styles.tone}
                variant={variant as keyof typeof styles.variant}
                size={size as keyof typeof styles.size}
              />
            )),
          )}
        </div>
      ))}
    </div>
  ),
});
