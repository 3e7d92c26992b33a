import type { Decorator } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { Component as ConsoleHomePage } from '#app/pages/console-home/ConsoleHomePage';
import type { LayoutName } from '#lib/appearance/layoutChoice';
import { navigationScenarios } from '#mocks/navigation/scenarios';
import { QuickChatProvider } from '#modules/chat/QuickChatProvider';
import { media } from '#theme/media';

/** Provides the quick chat, which every layout contains. */
export const withQuickChat: Decorator = (Story) => (
  <QuickChatProvider>
    <Story />
  </QuickChatProvider>
);

/** The shared set-up of a layout's stories: the console's home page in that layout. Spread into `preview.meta`. */
export const inConsole = (layout: LayoutName) => ({
  parameters: { layout: 'fullscreen' as const, at: '/home' },
  args: { layout, children: <ConsoleHomePage /> },
  decorators: [withQuickChat],
});

/** The globals of a story on a small screen. */
export const onPhone = { viewport: { value: 'phone' } };

type Play = { canvas: Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole' | 'queryByRole'> };

/** Waits until the navigation has items, then returns its visible links and buttons. */
async function filledNavigation() {
  const all = () =>
    [...document.querySelectorAll<HTMLElement>('nav a, nav button')].filter((element) => element.checkVisibility());
  await waitFor(() => expect(all().length).toBeGreaterThan(3));
  return all();
}

/** On a small screen the navigation is closed, and the page does not scroll horizontally. */
async function hasNoNavigation({ canvas }: Play): Promise<void> {
  await canvas.findByRole('heading', { level: 1 });
  await expect(canvas.queryByRole('navigation')).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Toggle navigation' })).toHaveAttribute('aria-expanded', 'false');
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
}

/** Whether the navigation is a drawer: on a phone, and in a window at 200 %. */
const hasDrawer = () => !matchMedia(media.mdUp).matches;

/** The page uses the dark scheme, except in forced colours. */
async function isDark({ canvas }: Play): Promise<void> {
  await (hasDrawer() ? hasNoNavigation({ canvas }) : filledNavigation());
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  const scheme = matchMedia(media.forcedColors).matches ? 'light dark' : 'dark';
  await expect(getComputedStyle(document.documentElement).colorScheme).toBe(scheme);
}

/** A long navigation neither widens the page nor pushes it out of the window, and its last item can be reached. */
async function leavesRoomForThePage({ canvas }: Play): Promise<void> {
  if (hasDrawer()) return hasNoNavigation({ canvas });
  await filledNavigation();
  // How far the page has to scroll depends on how long it is.
  await waitFor(() => expect(canvas.getByRole('main').querySelector('[aria-busy="true"]')).toBeNull());
  const last = (await filledNavigation()).at(-1);
  last?.focus();
  await waitFor(() => expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
  await expect(last).toHaveFocus();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  const { top, left } = canvas.getByRole('main').getBoundingClientRect();
  await expect(top).toBeLessThan(innerHeight / 2);
  await expect(left).toBeLessThan(innerWidth / 2);
}

/**
 * Settings of the stories that every layout has. Spread into `Default.extend`; tags stay in the story file, because the
 * indexer reads them statically.
 */
export const smallDrawerClosed = { globals: onPhone, play: hasNoNavigation };
export const dark = { globals: { scheme: 'dark' }, play: isDark };
export const longNavigation = {
  beforeEach: ({ msw }: { msw: { use: (...handlers: ReturnType<typeof navigationScenarios.long>[]) => void } }) =>
    msw.use(navigationScenarios.long()),
  play: leavesRoomForThePage,
};

/** Opens the navigation drawer and waits until its items have loaded. */
export async function openDrawer({
  canvas,
  userEvent,
}: {
  canvas: Pick<ReturnType<typeof within>, 'findByRole'>;
  userEvent: { click: (element: Element) => Promise<void> };
}): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Toggle navigation' }));
  const drawer = await screen.findByRole('dialog', { name: 'Main navigation' });
  await within(drawer).findAllByRole('link');
}
