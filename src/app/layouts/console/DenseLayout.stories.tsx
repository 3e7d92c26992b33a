import { dark, inConsole, longNavigation, onPhone, openDrawer, smallDrawerClosed } from '#.storybook/consoleStory';
import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { Shell } from './Shell';

const meta = preview.meta({ component: Shell, ...inConsole('dense') });

export const Default = meta.story();
Default.test('switches between icons and names, and remembers it', async ({ canvas, userEvent }) => {
  const navigation = await canvas.findByRole('navigation');
  const width = () => canvas.getByRole('navigation').getBoundingClientRect().width;
  await expect(navigation.getBoundingClientRect().width).toBe(80);
  const button = canvas.getByRole('button', { name: 'Show icons only', pressed: true });
  await userEvent.click(button);
  await expect(width()).toBe(280);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(sessionStorage.getItem('shell-dense')).toBe('no');
  await userEvent.click(button);
  await expect(width()).toBe(80);
});

export const SmallDrawerClosed = Default.extend({ ...smallDrawerClosed, tags: ['no-visual'] });

export const Dark = Default.extend({ ...dark, tags: ['no-visual'] });

export const LongNavigation = Default.extend({ ...longNavigation, tags: ['no-visual'] });

/** On a small screen the navigation is a drawer over the page. */
export const SmallDrawerOpen = Default.extend({
  tags: ['phone', 'no-visual'],
  globals: onPhone,
  play: openDrawer,
});
