import preview from '#.storybook/preview';

import { QuickChatProvider } from '#modules/chat/QuickChatProvider';

import { Component as ConsoleHomePage } from '#app/pages/ConsoleHomePage';

import { CenteredLayout } from './CenteredLayout';

const meta = preview.meta({
  component: CenteredLayout,
  parameters: { layout: 'fullscreen', at: '/home' },
  args: { children: <ConsoleHomePage /> },
  decorators: [(Story) => <QuickChatProvider>{<Story />}</QuickChatProvider>],
});

export const Default = meta.story({ tags: ['screen'] });
