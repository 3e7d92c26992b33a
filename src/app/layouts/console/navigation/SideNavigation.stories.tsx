import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { navigationScenarios } from '#mocks/navigation/scenarios';

import { SideNavigation } from './SideNavigation';
import { TopNavigation } from './TopNavigation';

const meta = preview.meta({
  component: SideNavigation,
  parameters: { layout: 'fullscreen', at: '/article', account: 'owen' },
  decorators: [(Story) => <div style={{ display: 'flex', blockSize: '40rem' }}>{Story()}</div>],
});

export const Loaded = meta.story({ args: { appearance: 'default' } });
Loaded.test('leads through the console, in the language of the page', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Articles' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'About' })).toHaveAttribute('aria-expanded', 'false');
});

Loaded.test('leaves out what only administrators can open', async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'Mailbox' });
  await expect(canvas.queryByRole('link', { name: 'Requests' })).toBeNull();
});

export const ForAdministrators = Loaded.extend({ tags: ['no-visual'], parameters: { account: 'ada' } });
ForAdministrators.test('leads to the requests too', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Requests' })).toHaveAttribute('href', '/apps/requests');
});

export const InTurkish = meta.story({ args: { appearance: 'compact', tone: 'dark' }, globals: { locale: 'tr' } });

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(navigationScenarios.neverResolves()) });

export const Empty = Loaded.extend({ beforeEach: ({ msw }) => msw.use(navigationScenarios.empty()) });

export const Failed = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(navigationScenarios.failsOnce()),
});
Failed.test('comes back when asked again', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('link', { name: 'Find facilities' })).toBeVisible();
});

export const Long = Loaded.extend({ beforeEach: ({ msw }) => msw.use(navigationScenarios.long(120)) });

export const AlongTheTop = meta.story({ render: () => <TopNavigation /> });
AlongTheTop.test('opens what the tree holds', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Account' }));
  await expect(await canvas.findByRole('menuitem', { name: 'Account details' })).toHaveAttribute(
    'href',
    '/account/details',
  );
});
