import { dark, inConsole, longNavigation, onPhone, openDrawer, smallDrawerClosed } from '#.storybook/consoleStory';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { Shell } from './Shell';

const meta = preview.meta({ component: Shell, ...inConsole('classic') });

export const Default = meta.story();

export const SmallDrawerClosed = Default.extend({ ...smallDrawerClosed, tags: ['no-visual'] });

export const Dark = Default.extend({ ...dark, tags: ['no-visual'] });

export const LongNavigation = Default.extend({ ...longNavigation });
LongNavigation.test('scrolls by itself, as high as the window', async ({ canvas }) => {
  const navigation = await canvas.findByRole('navigation');
  await within(navigation).findAllByRole('link');
  await expect(navigation.getBoundingClientRect().height).toBe(innerHeight);
});

/** On a small screen the navigation is a drawer over the page. */
export const SmallDrawerOpen = Default.extend({ tags: ['phone'], globals: onPhone, play: openDrawer });
SmallDrawerOpen.test('takes the focus, and Escape gives it back', async ({ canvas, userEvent }) => {
  const drawer = screen.getByRole('dialog', { name: 'Main navigation' });
  await expect(drawer.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('button', { name: 'Toggle navigation' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const again = await screen.findByRole('dialog', { name: 'Main navigation' });
  await waitFor(() => expect(again).toBeVisible());
});
SmallDrawerOpen.test('closes by its button and by a press beside it', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close navigation' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: 'Toggle navigation' }));
  await userEvent.click(await screen.findByRole('dialog'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
SmallDrawerOpen.test('closes when the navigation has finished', async ({ userEvent }) => {
  const drawer = screen.getByRole('dialog', { name: 'Main navigation' });
  await userEvent.click(within(drawer).getByRole('link', { name: 'Orvela Facilities' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
