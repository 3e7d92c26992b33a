import preview from '#.storybook/preview';
import { SessionPageAt } from '#.storybook/SessionPageAt';
import { expect, waitFor } from 'storybook/test';

import { paths } from '#lib/paths';
import { resetDatabase } from '#mocks/database';
import { sessionScenarios } from '#mocks/handlers/session';

import { Component } from './UnlockSessionPage';

const meta = preview.meta({
  component: SessionPageAt,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', router: false, account: 'owen' },
  args: { path: paths.unlock, at: `${paths.unlock}?redirectURL=%2Fhome`, page: Component },
  beforeEach: () => resetDatabase(),
});

export const Default = meta.story({});
Default.test('goes on after the right password', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Owen Fairweather')).toBeVisible();
  await userEvent.type(canvas.getByLabelText('Password'), 'orvela-demo{Enter}');
  await expect(await canvas.findByRole('heading', { name: 'At /home' })).toBeVisible();
});

export const WrongPassword = Default.extend({
  tags: ['!screen'],
  globals: { locale: 'tr' },
  args: { at: `${paths.unlock}?look=classic` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Şifre'), 'bu değil{Enter}');
    const problem = await canvas.findByRole('group', { name: 'Düzeltilmesi gerekenler var' });
    await waitFor(() => expect(problem).toHaveFocus());
    await expect(canvas.getByLabelText('Şifre')).toHaveAccessibleDescription('Şifre doğru değil');
  },
});

export const Busy = Default.extend({
  tags: ['!screen'],
  beforeEach: ({ msw }) => msw.use(sessionScenarios.unlockSession.hangs()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'orvela-demo{Enter}');
    await canvas.findByRole('button', { name: 'Unlocking…' });
  },
});

export const RateLimited = Default.extend({
  tags: ['!screen'],
  beforeEach: ({ msw }) => msw.use(sessionScenarios.unlockSession.fails(429)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'orvela-demo{Enter}');
    await canvas.findByText('Too many tries. Try again in 1 minute');
  },
});
RateLimited.test('empties the password', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Password')).toHaveValue('');
});
