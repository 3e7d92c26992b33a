import type { Decorator } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';

import { Component as ConsoleHomePage } from '#app/pages/ConsoleHomePage';
import { QuickChatProvider } from '#modules/chat/QuickChatProvider';

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
