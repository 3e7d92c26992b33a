import preview from '#.storybook/preview';
import { renderRoute } from '#.storybook/renderRoute';
import { expect, waitFor } from 'storybook/test';

import { paths } from '#domain/paths';
import { resetDatabase } from '#mocks/core/database';
import { sessionScenarios } from '#mocks/accounts/scenarios';

import { Component } from './UnlockSessionPage';

const meta = preview.meta({
  render: renderRoute,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', router: false, account: 'owen' },
  args: { path: paths.unlock, at: `${paths.unlock}?redirectURL=%2Fhome`, page: { Component }, layout: 'auth' as const },
  beforeEach: () => resetDatabase(),
});

export const Default = meta.story({});
Default.test('goes on after the right password', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Owen Fairweather')).toBeVisible();
  await userEvent.type(canvas.getByLabelText('Password'), 'orvela-demo{Enter}');
  await expect(await canvas.findByRole('heading', { name: 'At /home' })).toBeVisible();
});

export const WrongPassword = Default.extend({
  tags: ['!screen', 'phone'],
  globals: { locale: 'tr' },
  args: { at: `${paths.unlock}?look=classic` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Şifre'), 'bu değil{Enter}');
    const problem = await canvas.findByRole('group', { name: 'Düzeltilmesi gerekenler var' });
    await waitFor(() => expect(problem).toHaveFocus());
    await expect(canvas.getByLabelText('Şifre')).toHaveAccessibleDescription('Şifre yanlış');
  },
});

export const Busy = Default.extend({
  tags: ['!screen', 'phone', 'no-visual'],
  beforeEach: ({ msw }) => msw.use(sessionScenarios.unlockSession.neverResolves()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'orvela-demo{Enter}');
    await canvas.findByRole('button', { name: 'Unlocking…' });
  },
});

export const RateLimited = Default.extend({
  tags: ['!screen', 'phone', 'no-visual'],
  beforeEach: ({ msw }) => msw.use(sessionScenarios.unlockSession.fails(429)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'orvela-demo{Enter}');
    await canvas.findByText('Too many attempts. Try again in 1 minute');
  },
});
RateLimited.test('empties the password', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Password')).toHaveValue('');
});

/** Submitted without a password. */
export const Invalid = Default.extend({
  tags: ['!screen', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unlock' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
  },
});
Invalid.test('asks for the password', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Enter your password' }));
  await expect(canvas.getByLabelText('Password')).toHaveFocus();
  await waitFor(() => expect(document.title).toBe('Error: Unlock your session | Orvela Facilities'));
});

/** The service fails: the password stays in its field and can be sent again. */
export const Failed = Default.extend({
  // The request number is different each time.
  tags: ['!screen', 'no-visual'],
  beforeEach: ({ msw }) => msw.use(sessionScenarios.unlockSession.failsOnce()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'orvela-demo{Enter}');
    await canvas.findByText('There is a problem with the service. Try again later');
  },
});
Failed.test('goes on when it is sent again', async ({ canvas, userEvent }) => {
  await expect(canvas.getByLabelText('Password')).toHaveValue('orvela-demo');
  await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
  await expect(await canvas.findByRole('heading', { name: 'At /home' })).toBeVisible();
});

export const Turkish = Default.extend({ tags: ['!screen', 'phone'], globals: { locale: 'tr' } });
Turkish.test('says whose session it is, and the way out', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Oturumunuzun kilidini açın' })).toBeVisible();
  await expect(canvas.getByText('owen@orvela.example')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Kilidi aç' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Oturumu kapatın' })).toHaveAttribute('href', '/sign-out');
});

export const Dark = Invalid.extend({ tags: ['!screen', '!phone'], globals: { scheme: 'dark' } });

export const OnAPhone = Invalid.extend({
  tags: ['!screen', 'phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
