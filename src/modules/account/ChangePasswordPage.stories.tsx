import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { currentToken } from '#lib/session/token';
import { resetDatabase } from '#mocks/core/database';
import { accountScenarios } from '#mocks/accounts/scenarios';

import { Component } from './ChangePasswordPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.changePassword, at: paths.changePassword, page: { Component } },
  parameters: { layout: 'fullscreen', router: false, account: 'mira' },
  beforeEach: () => resetDatabase(),
});

const good = 'kettle orbits quietly';

async function send(
  canvas: ReturnType<typeof within>,
  userEvent: { type: (field: Element, text: string) => Promise<void> },
  current: string,
  next: string,
) {
  if (current !== '') await userEvent.type(await canvas.findByLabelText('Current password'), current);
  await userEvent.type(await canvas.findByLabelText('New password'), `${next}{Enter}`);
}

export const Loaded = meta.story({});
Loaded.test('refuses what is easy to guess, each for its reason', async ({ canvas, userEvent }) => {
  const cases = [
    ['', 'short', 'Choose a password with at least 10 characters'],
    ['orvela-demo', 'orvela-demo', 'Choose a password that is different from your current one'],
    ['orvela-demo', 'password1234', 'Choose a password that is harder to guess'],
  ] as const;
  for (const [current, next, said] of cases) {
    await send(canvas, userEvent, current, next);
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getByRole('link', { name: said })).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('');
  }
});

Loaded.test('tells a password manager whose password it is', async ({ canvas }) => {
  const { form } = (await canvas.findByLabelText('Current password')) as HTMLInputElement;
  const username = form?.querySelector('[autocomplete="username"]');
  await expect(username).toHaveValue('mira@orvela.example');
  await expect(username).not.toBeVisible();
});

export const Invalid = Loaded.extend({
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, '', 'short');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
  },
});
Invalid.test('names both fields, in the title too', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription('Enter your current password');
  await waitFor(() => expect(document.title).toBe('Error: Change password | Orvela Facilities'));
});

export const Saving = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(accountScenarios.password.neverResolves()),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, 'orvela-demo', good);
    await canvas.findByRole('button', { name: 'Saving…' });
  },
});

/** Rate-limited for fifteen minutes after five wrong passwords. */
export const Refused = Loaded.extend({
  play: async ({ canvas, userEvent }) => {
    for (let round = 0; round < 5; round++) {
      await send(canvas, userEvent, 'not my password', good);
      await canvas.findByRole('link', { name: 'Your current password is incorrect' });
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Change password' })).toBeEnabled());
    }
    await send(canvas, userEvent, 'not my password', good);
    await canvas.findByText(/^Too many attempts\. Try again in \d+ minutes\.$/);
  },
});

export const Saved = Loaded.extend({
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, 'orvela-demo', good);
    await canvas.findByText('Your password has been changed');
  },
});
Saved.test('stays signed in with a new token', async ({ canvas }) => {
  await expect(canvas.getByLabelText('New password')).toHaveValue('');
  const answer = await fetch('/api/account/details', { headers: { Authorization: `Bearer ${currentToken()}` } });
  await expect(answer.status).toBe(200);
});

export const Turkish = Loaded.extend({ globals: { locale: 'tr' } });
export const OnAPhone = Invalid.extend({
  tags: ['phone'],
  globals: { scheme: 'dark', viewport: { value: 'phone', isRotated: false } },
});

/** The service fails; the passwords are cleared all the same. */
export const Failed = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(accountScenarios.password.fails(503)),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, 'orvela-demo', good);
    await canvas.findByText('There is a problem with the service. Try again later.');
  },
});
Failed.test('says so where the focus is, and shows no success', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
  await expect(canvas.getByLabelText('Current password')).toHaveValue('');
  await expect(canvas.queryByText('Your password has been changed')).toBeNull();
});
