import preview from '#.storybook/preview';
import { expect, screen, within } from 'storybook/test';

import { navigationScenarios } from '#mocks/handlers/navigation';
import { QuickChatProvider } from '#modules/chat/QuickChatProvider';

import { Component as ConsoleHomePage } from '#app/pages/ConsoleHomePage';

import { ModernLayout } from './ModernLayout';

const meta = preview.meta({
  component: ModernLayout,
  parameters: { layout: 'fullscreen', at: '/home' },
  args: { children: <ConsoleHomePage /> },
  decorators: [
    (Story) => (
      <QuickChatProvider>
        <Story />
      </QuickChatProvider>
    ),
  ],
});

export const Default = meta.story({ tags: ['screen'] });

export const SmallDrawerClosed = Default.extend({
  tags: ['!screen', 'no-visual'],
  globals: { viewport: { value: 'phone' } },
});
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
export const SmallDrawerOpen = Default.extend({
  tags: ['!screen', 'phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Toggle navigation' }));
    const drawer = await screen.findByRole('dialog', { name: 'Main navigation' });
    await within(drawer).findAllByRole('link', {}, { timeout: 10_000 });
  },
});
