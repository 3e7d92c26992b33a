import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { paths } from '#domain/paths';
import { resetDatabase } from '#mocks/core/database';
import { accountScenarios } from '#mocks/accounts/scenarios';

import { Component, loader } from './OutboxPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.outbox, at: paths.outbox, page: { Component, loader } },
  parameters: { layout: 'fullscreen', router: false, account: null },
  beforeEach: async ({ msw }) => {
    await resetDatabase();
    msw.use(accountScenarios.outbox.filled());
  },
});

export const Loaded = meta.story({});
Loaded.test('shows the newest mail, and another when it is chosen', async ({ canvas, userEvent }) => {
  const link = await canvas.findByRole('link', { name: 'Set a new password', current: false });
  await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/reset-password\?token=/));
  const other = canvas.getByRole('link', { name: 'Confirm your email address' });
  other.focus();
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Confirm your email address' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Confirm email address' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/email\/verify\//),
  );
});

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(accountScenarios.outbox.neverResolves()) });

export const Empty = Loaded.extend({ beforeEach: ({ msw }) => msw.use(accountScenarios.outbox.empty()) });

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(accountScenarios.outbox.failsOnce(503)) });
Failed.test('loads again when told to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Set a new password' })).toBeVisible();
});

export const Gone = Loaded.extend({ args: { at: `${paths.outbox}?mail=mail_9` } });
export const Dark = Loaded.extend({ globals: { scheme: 'dark' } });
export const Turkish = Loaded.extend({ globals: { locale: 'tr' } });
export const OnAPhone = Loaded.extend({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
OnAPhone.test('goes from the list to a mail and back', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Set a new password' }));
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Set a new password' })).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'All emails' }));
  await expect(await canvas.findByRole('list', { name: 'Sent emails' })).toBeVisible();
});
