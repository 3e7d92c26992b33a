import preview from '#.storybook/preview';
import { renderRoute } from '#.storybook/renderRoute';
import { useQuery } from '@tanstack/react-query';
import { expect, waitFor } from 'storybook/test';

import { paths } from '#domain/paths';
import { currentSession } from '#lib/session/session';
import { accounts } from '#mocks/accounts/store';
import { resetDatabase } from '#mocks/core/database';
import { sessionScenarios } from '#mocks/accounts/scenarios';
import { createVerificationLink } from '#mocks/accounts/mailedLinks';
import { personByName } from '#mocks/people/seed';

import { Component } from './VerifyEmailPage';

const uma = personByName('Uma Pereira').id;
const hash = 'q3Jx0VtP8mYl2KcWbN7sRzHfE5uGaD1oTiXkLpM9w4A';

const meta = preview.meta({
  render: renderRoute,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', router: false, account: null },
  args: { path: paths.verifyEmail, at: `/email/verify/${uma}/${hash}`, page: { Component }, layout: 'auth' as const },
  beforeEach: () => resetDatabase(),
});

export const Confirmed = meta.story({
  tags: ['!screen', 'phone'],
  beforeEach: ({ msw }) => msw.use(sessionScenarios.verifyEmail.confirms()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your email address is confirmed' });
  },
});
Confirmed.test('leads to the account', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  await expect(canvas.getByText('u•••@orvela.example')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/account/details');
  await waitFor(() => expect(document.title).toBe('Your email address is confirmed | Orvela Facilities'));
});

/** The owner of the link is signed in; a mail scanner has already opened the link, which changes nothing. */
export const ConfirmedBefore = Confirmed.extend({
  tags: ['!screen', 'phone'],
  globals: { locale: 'tr', scheme: 'dark' },
  parameters: { account: 'uma' },
  args: { at: `/email/verify/${uma}/${hash}?redirectURL=%2Faccount%2Ffacility&signature=1` },
  async beforeEach({ msw }) {
    // The page loads the account again; the session then shows what the store says.
    await accounts.update(uma, { emailVerifiedAt: '2026-03-16T09:00:00.000Z' });
    msw.use(sessionScenarios.verifyEmail.confirms(true));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'E-posta adresiniz doğrulandı' });
  },
});
ConfirmedBefore.test('goes on to where the person was going, and the session knows', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Devam et' })).toHaveAttribute('href', '/account/facility');
  await waitFor(() => expect(currentSession()).toMatchObject({ user: { emailVerified: true } }));
});

const changed = 'mira.c@post.example';
let mailed = '';
let asked = 0;

/** The page next to a component that has already loaded the account. */
function BesideTheAccount() {
  useQuery({ queryKey: ['account', 'details'], queryFn: () => ++asked, staleTime: Infinity });
  return <Component />;
}

/** The link confirms a different address than the one in the session. */
export const ConfirmedChange = meta.story({
  tags: ['!screen', 'phone', 'no-visual'],
  parameters: { account: 'mira' },
  render: (args) => renderRoute({ ...args, at: mailed, page: { Component: BesideTheAccount } }),
  async beforeEach() {
    asked = 0;
    mailed = await createVerificationLink(
      await accounts.update(personByName('Mira Castellanos').id, { pendingEmail: changed }),
      changed,
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your email address is confirmed' });
  },
});
ConfirmedChange.test('gives the session the new address, and requests the account again', async ({ canvas }) => {
  await waitFor(() => expect(currentSession()).toMatchObject({ user: { email: changed, emailVerified: true } }));
  await waitFor(() => expect(asked).toBe(2));
  await expect(canvas.queryByText('This link is for another account')).toBeNull();
});

export const OtherAccount = Confirmed.extend({ tags: ['!screen', 'phone'], parameters: { account: 'mira' } });
OtherAccount.test('says so, and confirms all the same', async ({ canvas }) => {
  await expect(canvas.getByText('This link is for another account')).toBeVisible();
  await expect(canvas.getByText(/You are signed in as mira@orvela\.example/)).toBeVisible();
  await expect(currentSession()).toMatchObject({ user: { email: 'mira@orvela.example' } });
});

export const Checking = meta.story({
  tags: ['!screen', 'phone'],
  beforeEach: ({ msw }) => msw.use(sessionScenarios.verifyEmail.neverResolves()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Confirming your email address' });
  },
});

export const Ended = meta.story({
  tags: ['!screen', 'phone'],
  beforeEach: ({ msw }) => msw.use(sessionScenarios.verifyEmail.ended('expired')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This link has expired' });
  },
});
Ended.test('asks to sign in, for another link', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
});

export const EndedSignedIn = Ended.extend({ tags: ['!screen', 'phone', 'no-visual'], parameters: { account: 'uma' } });
EndedSignedIn.test('sends another link', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Resend' }));
  await expect(await canvas.findByText('We’ve sent it again')).toBeVisible();
});

EndedSignedIn.test('shows that the address is confirmed when it was meanwhile', async ({ canvas, userEvent }) => {
  await accounts.update(uma, { emailVerifiedAt: '2026-03-16T09:00:00.000Z' });
  await userEvent.click(canvas.getByRole('button', { name: 'Resend' }));
  const heading = await canvas.findByRole('heading', { name: 'Your email address is confirmed' });
  await waitFor(() => expect(heading).toHaveFocus());
  await waitFor(() => expect(currentSession()).toMatchObject({ user: { emailVerified: true } }));
});

/** Another person is signed in, who would get a link for their own address. */
export const EndedOtherAccount = Ended.extend({
  tags: ['!screen', 'phone', 'no-visual'],
  parameters: { account: 'mira' },
});
EndedOtherAccount.test('sends nothing, and leads to signing out', async ({ canvas }) => {
  await expect(canvas.getByText(/^Links are valid for 60 minutes\. This link is not for mira@/)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Resend' })).toBeNull();
  await expect(canvas.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/sign-out');
});

export const Replaced = Ended.extend({
  tags: ['!screen', 'phone'],
  beforeEach: ({ msw }) => msw.use(sessionScenarios.verifyEmail.ended('replaced')),
});
Replaced.test('says that there is a newer one, and not that time is over', async ({ canvas }) => {
  await expect(canvas.getByText(/^We’ve sent you a newer link/)).toBeVisible();
  await expect(canvas.queryByText(/60 minutes/)).toBeNull();
});

export const Turkish = EndedSignedIn.extend({
  tags: ['!screen', 'phone'],
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Bu bağlantının süresi doldu' });
  },
});
Turkish.test('says why, and what to do', async ({ canvas }) => {
  await expect(canvas.getByText('Bağlantılar 60 dakika geçerlidir. Yeni bir bağlantı isteyin.')).toBeVisible();
});

/** Not the format of our links, so no request is made. */
export const NotRecognised = meta.story({
  tags: ['!screen', 'phone'],
  args: { at: '/email/verify/u/short' },
  beforeEach: ({ msw }) => msw.use(sessionScenarios.verifyEmail.neverResolves()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'We don’t recognise this link' });
  },
});

export const Failed = meta.story({
  tags: ['!screen', 'phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(sessionScenarios.verifyEmail.failsOnce()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your email address is not confirmed yet' });
  },
});
Failed.test('recovers when retried', async ({ canvas, userEvent }) => {
  // The second response is the back end's own: it never sent such a link.
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('heading', { name: 'We don’t recognise this link' })).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
});
