import { dark, inConsole, longNavigation, onPhone, openDrawer, smallDrawerClosed } from '#.storybook/consoleStory';
import preview from '#.storybook/preview';
import { expect, waitFor, within } from 'storybook/test';

import { Shell } from './Shell';

const meta = preview.meta({ component: Shell, ...inConsole('classy') });

export const Default = meta.story({ tags: ['screen'] });
Default.test('has each landmark once, and one first-level heading', async ({ canvas }) => {
  await canvas.findByRole('navigation');
  for (const landmark of ['banner', 'navigation', 'main', 'contentinfo'] as const) {
    await expect(canvas.getAllByRole(landmark)).toHaveLength(1);
  }
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  await expect(new Set(ids).size).toBe(ids.length);
  await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Orvela Facilities © 2026');
});
Default.test('hides the navigation, remembers it, and keeps its controls in reach', async ({ canvas, userEvent }) => {
  const header = canvas.getByRole('banner');
  const bell = /^Notifications/;
  await expect(within(header).queryByRole('button', { name: bell })).toBeNull();
  const toggle = canvas.getByRole('button', { name: 'Toggle navigation', expanded: true });
  await userEvent.click(toggle);
  await expect(canvas.queryByRole('navigation')).toBeNull();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(within(header).getByRole('button', { name: bell })).toBeVisible();
  await expect(canvas.getAllByRole('button', { name: bell })).toHaveLength(1);
  await expect(sessionStorage.getItem('shell-navigation')).toBe('no');
  await userEvent.click(toggle);
  await waitFor(() => expect(canvas.getByRole('navigation')).toBeVisible());
});
Default.test('offers to skip to the content first', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1 });
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('main')).toHaveFocus();
});

export const SmallDrawerClosed = Default.extend({ ...smallDrawerClosed, tags: ['!screen', 'no-visual'] });

export const Dark = Default.extend({ ...dark, tags: ['!screen'] });

export const LongNavigation = Default.extend({ ...longNavigation, tags: ['!screen'] });

/** On a small screen the navigation is a drawer over the page. */
export const SmallDrawerOpen = Default.extend({ tags: ['!screen', 'phone'], globals: onPhone, play: openDrawer });
