import preview from '#.storybook/preview';
import { screen, within } from 'storybook/test';

import { QuickChatProvider } from '#modules/chat/QuickChatProvider';

import { Component as ConsoleHomePage } from '#app/pages/ConsoleHomePage';

import { ThinLayout } from './ThinLayout';

const meta = preview.meta({
  component: ThinLayout,
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
