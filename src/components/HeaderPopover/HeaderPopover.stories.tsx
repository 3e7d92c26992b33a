import CheckIcon from '@heroicons/react/24/outline/CheckIcon';
import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon';
import preview from '#.storybook/preview';
import { useLocation } from 'react-router-dom';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '#components/Button';
import { IconButton } from '#components/IconButton';
import { Link } from '#components/Link';

import { HeaderPopover } from './HeaderPopover';

const lines = (count: number) => (
  <ul style={{ display: 'grid', gap: 12, padding: 16 }}>
    {Array.from({ length: count }, (_, at) => (
      <li key={at}>
        <Link href={`/letters/${at + 1}`}>Çalışma saatlerinizle ilgili {at + 1}. mektup</Link>
      </li>
    ))}
  </ul>
);

function Place() {
  return <p>You are at {useLocation().pathname}</p>;
}

const meta = preview.meta({
  component: HeaderPopover,
  args: {
    label: 'Letters, 5 unread',
    icon: EnvelopeIcon,
    title: 'Letters',
    badge: 5,
    actions: <IconButton label="Mark all as read" icon={CheckIcon} />,
    onOpen: fn(),
    children: lines(3),
  },
  parameters: {
    keyboard: [
      ['Enter, Space', 'On the button: opens the panel and moves into it, or closes it'],
      ['Tab', 'Moves through the panel; leaving it closes it (not as a sheet)'],
      ['Escape', 'Closes the panel and gives the focus back to the button'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 16, minBlockSize: 320, alignContent: 'start' }}>
        <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end' }}>
          {Story()}
          <Button>Next</Button>
        </div>
        <Place />
      </div>
    ),
  ],
});

const openIt = async () => {
  screen.getByRole('button', { name: /^Letters/ }).click();
  await screen.findByRole('dialog');
};

export const Closed = meta.story({ tags: ['no-visual'], args: { placement: 'bottom-end' } });
Closed.test('opens with Enter, takes the focus, and Escape gives it back', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Letters, 5 unread' });
  await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  button.focus();
  await userEvent.keyboard('{Enter}');
  const panel = await canvas.findByRole('dialog', { name: 'Letters' });
  await expect(args.onOpen).toHaveBeenCalledTimes(1);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(button).toHaveAttribute('aria-controls', panel.id);
  await waitFor(() => expect(within(panel).getAllByRole('link')[0]).toHaveFocus());
  await expect(panel.offsetWidth).toBe(360);
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('dialog')).toBeNull();
  await expect(button).toHaveFocus();
});
Closed.test('closes when Tab leaves it, on a press outside, and on a second press', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Letters, 5 unread' });
  await userEvent.click(button);
  await canvas.findByRole('dialog');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  await userEvent.click(button);
  await canvas.findByRole('dialog');
  await userEvent.click(canvas.getByText('You are at /'));
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  await userEvent.click(button);
  await canvas.findByRole('dialog');
  await userEvent.click(button);
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  await expect(button).toHaveFocus();
});
Closed.test('closes when a link inside is followed', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Letters, 5 unread' });
  await userEvent.click(button);
  await userEvent.click(within(await canvas.findByRole('dialog')).getAllByRole('link')[1] ?? button);
  await expect(await canvas.findByText('You are at /letters/2')).toBeVisible();
  await expect(canvas.queryByRole('dialog')).toBeNull();
  await expect(button).toHaveFocus();
});

export const Open = Closed.extend({ args: { footer: <Link href="/letters">All letters</Link> }, play: openIt });
export const Dark = Open.extend({ globals: { scheme: 'dark' } });

export const LongContent = Open.extend({
  args: {
    label: 'Letters, 120 unread',
    title: 'Çalışma saatleriyle ilgili bütün okunmamış mektuplarınız',
    badge: 120,
    children: lines(40),
  },
});
LongContent.test('scrolls below its title, and caps the number', async ({ canvas }) => {
  await expect(canvas.getByText('99+')).toBeVisible();
  const panel = canvas.getByRole('dialog');
  await expect(panel.offsetHeight).toBeLessThan(window.innerHeight);
  canvas.getByText(/ 40\. mektup/).scrollIntoView({ block: 'nearest' });
  await waitFor(() => expect(canvas.getByRole('heading', { name: /^Çalışma saatleriyle/ })).toBeVisible());
  await expect(canvas.getByRole('link', { name: 'All letters' })).toBeVisible();
});

export const OnAPhone = Open.extend({ tags: ['phone'], globals: { viewport: { value: 'phone', isRotated: false } } });
OnAPhone.test('covers the screen, keeps the focus, and gives it back when closed', async ({ canvas, userEvent }) => {
  const sheet = await screen.findByRole('dialog', { name: 'Letters' });
  await waitFor(() => expect(sheet.getBoundingClientRect().toJSON()).toMatchObject({ top: 0, left: 0 }));
  await expect(sheet.offsetWidth).toBe(window.innerWidth);
  await expect(sheet.offsetHeight).toBe(window.innerHeight);
  for (let press = 0; press < 6; press += 1) {
    await userEvent.tab();
    await expect(sheet).toContainElement(document.activeElement as HTMLElement);
  }
  await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('button', { name: 'Letters, 5 unread' })).toHaveFocus();
});
