import { inConsole, onPhone, openDrawer } from '#.storybook/consoleStory';
import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { navigationScenarios } from '#mocks/handlers/navigation';

import { ModernLayout } from './ModernLayout';

const meta = preview.meta({ component: ModernLayout, ...inConsole });

export const Default = meta.story({ tags: ['screen'] });

export const SmallDrawerClosed = Default.extend({ tags: ['!screen', 'no-visual'], globals: onPhone });
SmallDrawerClosed.test('has no navigation until it is asked for', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
  await expect(canvas.queryByRole('navigation')).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Toggle navigation' })).toHaveAttribute('aria-expanded', 'false');
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

export const Dark = Default.extend({ tags: ['!screen', 'no-visual'], globals: { scheme: 'dark' } });

export const LongNavigation = Default.extend({
  tags: ['!screen'],
  beforeEach: ({ msw }) => msw.use(navigationScenarios.long()),
});

/** The navigation of a small screen, over the page. */
export const SmallDrawerOpen = Default.extend({ tags: ['!screen', 'phone'], globals: onPhone, play: openDrawer });
