import preview from '#.storybook/preview';

import { QuickChatProvider } from '#modules/chat/QuickChatProvider';

import { Component as ConsoleHomePage } from '#app/pages/ConsoleHomePage';

import { EnterpriseLayout } from './EnterpriseLayout';

const meta = preview.meta({
  component: EnterpriseLayout,
  parameters: { layout: 'fullscreen', at: '/home' },
  args: { children: <ConsoleHomePage /> },
  decorators: [(Story) => <QuickChatProvider>{<Story />}</QuickChatProvider>],
});

export const Default = meta.story({ tags: ['screen'] });
