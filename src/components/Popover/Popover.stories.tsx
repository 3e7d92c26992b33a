import ShareIcon from '@heroicons/react/24/outline/ShareIcon';
import preview from '#.storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';

import { Button } from '#components/Button';
import { IconButton } from '#components/IconButton';

import { Popover } from './Popover';

const meta = preview.meta({
  component: Popover,
  args: {
    label: 'Share this page',
    trigger: (trigger) => <Button {...trigger}>Share</Button>,
    children: (close) => (
      <div style={{ display: 'grid', gap: 12 }}>
        <p>Anybody with the address can read this page.</p>
        <Button onClick={close}>Copy the address</Button>
      </div>
    ),
  },
  parameters: {
    keyboard: [
      ['Enter, Space', 'On the button: opens the panel and moves into it, or closes it'],
      ['Tab', 'Moves through the panel; leaving it closes it'],
      ['Escape', 'Closes the panel and gives the focus back to the button'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', gap: 16, alignItems: 'start', minBlockSize: 240 }}>
        {Story()}
        <Button>Next</Button>
      </div>
    ),
  ],
});

export const Closed = meta.story({ tags: ['no-visual'], args: { size: 'small' } });
Closed.test('opens with Enter, takes the focus, and Escape gives it back', async ({ canvas, userEvent }) => {
  const trigger = canvas.getByRole('button', { name: 'Share' });
  await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  const panel = await canvas.findByRole('dialog', { name: 'Share this page' });
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(trigger).toHaveAttribute('aria-controls', panel.id);
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy the address' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('dialog')).toBeNull();
  await expect(trigger).toHaveFocus();
});
Closed.test('closes when Tab leaves it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy the address' })).toHaveFocus());
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
});
Closed.test('closes on a press outside and by its own action', async ({ canvas, userEvent }) => {
  const trigger = canvas.getByRole('button', { name: 'Share' });
  await userEvent.click(trigger);
  await canvas.findByRole('dialog');
  await userEvent.click(document.body);
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  await userEvent.click(trigger);
  await userEvent.click(await canvas.findByRole('button', { name: 'Copy the address' }));
  await expect(canvas.queryByRole('dialog')).toBeNull();
  await expect(trigger).toHaveFocus();
});

export const Open = Closed.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await screen.findByRole('dialog');
  },
});
export const Dark = Open.extend({ globals: { scheme: 'dark' } });
export const TextOnly = Open.extend({ args: { children: <p>Results near the middle of the map come first.</p> } });
TextOnly.test('takes the focus itself', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('dialog')).toHaveFocus());
});
export const LongContent = Open.extend({
  args: {
    size: 'medium',
    children: (
      <div style={{ display: 'grid', gap: 12 }}>
        {Array.from({ length: 30 }, (_, at) => (
          <p key={at}>Çekoslovakyalılaştıramadıklarımızdan biri olarak {at + 1}. kez bildirimde bulundunuz.</p>
        ))}
      </div>
    ),
  },
});

export const OnAnIcon = Closed.extend({
  tags: ['no-visual'],
  args: { trigger: (trigger) => <IconButton {...trigger} label="Share" icon={ShareIcon} /> },
});
OnAnIcon.test('opens below its button', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Share' });
  await userEvent.click(button);
  const panel = await canvas.findByRole('dialog', { name: 'Share this page' });
  await waitFor(() =>
    expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom),
  );
});
