import preview from '#.storybook/preview';

import { QuickChatProvider } from '#modules/chat/QuickChatProvider';

import { Component as ConsoleHomePage } from '#app/pages/ConsoleHomePage';

import { CompactLayout } from './CompactLayout';

const meta = preview.meta({
  component: CompactLayout,
  parameters: { layout: 'fullscreen', at: '/home' },
  args: { children: <ConsoleHomePage /> },
  decorators: [(Story) => <QuickChatProvider>{<Story />}</QuickChatProvider>],
});

export const Default = meta.story({ tags: ['screen'] });
