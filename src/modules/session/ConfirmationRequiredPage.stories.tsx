import preview from '#.storybook/preview';
import { renderRoute } from '#.storybook/renderRoute';
import { expect, within } from 'storybook/test';

import { now, setClock } from '#lib/time/clock';
import { paths } from '#domain/paths';
import { resetDatabase } from '#mocks/core/database';
import { sessionScenarios } from '#mocks/accounts/scenarios';

import { Component } from './ConfirmationRequiredPage';
import { setPendingSignUp } from './pendingSignUp';

const meta = preview.meta({
  render: renderRoute,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', router: false, account: null },
  args: {
    path: paths.confirmationRequired,
    at: paths.confirmationRequired,
    page: { Component },
    layout: 'auth' as const,
  },
  async beforeEach() {
    await resetDatabase();
    setPendingSignUp({ name: 'Deniz Harrow', email: 'deniz@orvela.example', password: 'wet tram seven plums' });
    return () => setPendingSignUp(undefined);
  },
});

/** Lets time pass in one step, as when a sleeping tab becomes visible again. */
function pass(seconds: number) {
  setClock(new Date(now().getTime() + seconds * 1000));
  document.dispatchEvent(new Event('visibilitychange'));
}

export const AfterSigningUp = meta.story({ tags: ['!screen', 'phone'] });
AfterSigningUp.test('sends the mail again after a minute', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('deniz@orvela.example')).toBeVisible();
  const waiting = canvas.getByRole('button', { name: 'Resend in 1 minute' });
  await userEvent.click(waiting);
  await expect(waiting).toHaveAttribute('aria-disabled', 'true');
  pass(18);
  await expect(await canvas.findByRole('button', { name: 'Resend in 42 seconds' })).toBeVisible();
  pass(42);
  await userEvent.click(await canvas.findByRole('button', { name: 'Resend' }));
  await expect(await canvas.findByText('We’ve sent it again')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Resend in 1 minute' })).toBeVisible();
});
AfterSigningUp.test('leads to the mails of the demo', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Open the demo outbox' })).toHaveAttribute('href', '/outbox');
  await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
});

/** After a reload the address is no longer known. */
export const AfterAReload = AfterSigningUp.extend({
  tags: ['!screen', 'phone'],
  globals: { locale: 'tr' },
  beforeEach: () => setPendingSignUp(undefined),
});
AfterAReload.test('offers only what can be done', async ({ canvas }) => {
  const page = within(await canvas.findByRole('main'));
  await expect(await page.findByRole('heading', { name: 'E-postanızı kontrol edin' })).toBeVisible();
  await expect(page.queryByRole('button')).toBeNull();
});

/** A signed-in person requests too many mails. */
export const RateLimited = AfterSigningUp.extend({
  tags: ['!screen', 'phone', 'no-visual'],
  parameters: { account: 'uma' },
  globals: { scheme: 'dark' },
  beforeEach: ({ msw }) => {
    setPendingSignUp(undefined);
    msw.use(sessionScenarios.resendVerification.fails(429));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend' }));
    await canvas.findByText('Too many attempts. Try again in 1 minute');
  },
});

/** A signed-in person has opened the link elsewhere in the meantime. */
export const ConfirmedMeanwhile = AfterSigningUp.extend({
  tags: ['!screen', 'phone'],
  globals: { locale: 'tr' },
  parameters: { account: 'mira' },
  beforeEach: () => setPendingSignUp(undefined),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeniden gönder' }));
    await canvas.findByRole('heading', { name: 'E-posta adresiniz doğrulandı' });
  },
});
ConfirmedMeanwhile.test('shows that, instead of a press without effect', async ({ canvas }) => {
  await expect(canvas.getByText('mira@orvela.example')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Yeniden gönder' })).toBeNull();
});

/** Requesting another mail failed. */
export const Failed = AfterSigningUp.extend({
  tags: ['!screen', 'phone'],
  parameters: { account: 'uma' },
  beforeEach: ({ msw }) => {
    setPendingSignUp(undefined);
    msw.use(sessionScenarios.resendVerification.failsOnce());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend' }));
    await canvas.findByText('There is a problem with the service. Try again later');
  },
});
Failed.test('lets ask again at once', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Resend' }));
  await expect(await canvas.findByText('We’ve sent it again')).toBeVisible();
});

export const Busy = AfterSigningUp.extend({
  tags: ['!screen', 'phone', 'no-visual'],
  parameters: { account: 'uma' },
  beforeEach: ({ msw }) => {
    setPendingSignUp(undefined);
    msw.use(sessionScenarios.resendVerification.neverResolves());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend' }));
    await canvas.findByRole('button', { name: 'Sending…' });
  },
});

export const OnAPhone = AfterSigningUp.extend({
  tags: ['!screen', 'phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
OnAPhone.test('says where the mail went', async ({ canvas }) => {
  await expect(await canvas.findByText('deniz@orvela.example')).toBeVisible();
});
