import type { Decorator } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { Component as ConsoleHomePage } from '#app/pages/console-home/ConsoleHomePage';
import { navigationScenarios } from '#mocks/navigation/handlers';
import { QuickChatProvider } from '#modules/chat/QuickChatProvider';
import { media } from '#theme/media';

const withQuickChat: Decorator = (Story) => (
  <QuickChatProvider>
    <Story />
  </QuickChatProvider>
);

/** What every story of a console layout stands in: the console's home page at its address. Spread into `preview.meta`. */
export const inConsole = {
  parameters: { layout: 'fullscreen' as const, at: '/home' },
  args: { children: <ConsoleHomePage /> },
  decorators: [withQuickChat],
};

/** The globals of a story on a small screen. */
export const onPhone = { viewport: { value: 'phone' } };

type Play = { canvas: Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole' | 'queryByRole'> };

/** What there is to press in the navigation, once there is something: links, and buttons that open more of them. */
async function filledNavigation() {
  const all = () =>
    [...document.querySelectorAll<HTMLElement>('nav a, nav button')].filter((element) => element.checkVisibility());
  await waitFor(() => expect(all().length).toBeGreaterThan(3), { timeout: 10_000 });
  return all();
}

/** On a small screen there is no navigation until it is asked for, and nothing to scroll sideways. */
async function hasNoNavigation({ canvas }: Play): Promise<void> {
  await canvas.findByRole('heading', { level: 1 });
  await expect(canvas.queryByRole('navigation')).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Toggle navigation' })).toHaveAttribute('aria-expanded', 'false');
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
}

/** The page is drawn on dark ground, its navigation beside or above it; colours that a person forces win over it. */
async function isDark({ canvas }: Play): Promise<void> {
  await filledNavigation();
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  const scheme = matchMedia(media.forcedColors).matches ? 'light dark' : 'dark';
  await expect(getComputedStyle(document.documentElement).colorScheme).toBe(scheme);
}

/** However much there is to navigate to, it neither makes the page wider nor pushes it out of the window, and its end is reached. */
async function leavesRoomForThePage({ canvas }: Play): Promise<void> {
  const last = (await filledNavigation()).at(-1);
  last?.focus();
  await waitFor(() => expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
  await expect(last).toHaveFocus();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  const { top, left } = canvas.getByRole('main').getBoundingClientRect();
  await expect(top).toBeLessThan(innerHeight / 2);
  await expect(left).toBeLessThan(innerWidth / 2);
}

/** What a layout's stories of the same name have in common. Spread into `Default.extend`, beside their tags, which an index reads from the file. */
export const smallDrawerClosed = { globals: onPhone, play: hasNoNavigation };
export const dark = { globals: { scheme: 'dark' }, play: isDark };
export const longNavigation = {
  beforeEach: ({ msw }: { msw: { use: (...handlers: ReturnType<typeof navigationScenarios.long>[]) => void } }) =>
    msw.use(navigationScenarios.long()),
  play: leavesRoomForThePage,
};

/** Opens the navigation of a small screen, and waits until it is whole. */
export async function openDrawer({
  canvas,
  userEvent,
}: {
  canvas: Pick<ReturnType<typeof within>, 'findByRole'>;
  userEvent: { click: (element: Element) => Promise<void> };
}): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Toggle navigation' }));
  const drawer = await screen.findByRole('dialog', { name: 'Main navigation' });
  await within(drawer).findAllByRole('link', {}, { timeout: 10_000 });
}
