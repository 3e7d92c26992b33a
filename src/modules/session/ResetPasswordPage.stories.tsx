import preview from '#.storybook/preview';
import { renderRoute } from '#.storybook/renderRoute';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';

import { paths } from '#domain/paths';
import { resetDatabase } from '#mocks/core/database';
import { sessionScenarios } from '#mocks/accounts/scenarios';

import { Component } from './ResetPasswordPage';

const token = 'q3Jx0VtP8mYl2KcWbN7sRzHfE5uGaD1oTiXkLpM9w4A';
const seen: string[] = [];

function Watched() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    seen.push(pathname + search);
  }, [pathname, search]);
  return <Component />;
}

const meta = preview.meta({
  render: renderRoute,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', router: false, account: null },
  args: {
    path: paths.resetPassword,
    page: { Component: Watched },
    layout: 'auth' as const,
    at: `${paths.resetPassword}?token=${token}&x=1`,
  },
  async beforeEach() {
    seen.length = 0;
    await resetDatabase();
  },
});

export const Default = meta.story({});
Default.test('takes the token out of the address at once', async ({ canvas }) => {
  await expect(await canvas.findByLabelText('New password')).toBeVisible();
  await waitFor(() => expect(seen.at(-1)).toBe('/reset-password?x=1'));
  await expect(canvas.getByLabelText('New password')).toBeVisible();
});
Default.test('asks for a password that can be chosen', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('New password'), 'password123{Enter}');
  const problem = await canvas.findByRole('group', { name: 'There is a problem' });
  await waitFor(() => expect(problem).toHaveFocus());
  await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
    /^Choose a password that is harder to guess/,
  );
});
Default.test('has another link to offer when this one is not known', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('New password'), 'wet tram seven plums{Enter}');
  await expect(
    await canvas.findByText(
      'We don’t recognise this link. Part of it may be missing. Open it from the email again, or request a new one.',
    ),
  ).toBeVisible();
});

export const Ended = Default.extend({
  tags: ['!screen', 'phone'],
  beforeEach: ({ msw }) => msw.use(sessionScenarios.resetPassword.ended('used')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'wet tram seven plums{Enter}');
    await canvas.findByRole('heading', { name: 'This link has expired' });
  },
});
Ended.test('says why, and lets ask for another one', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  await expect(canvas.getByText(/^It has already been used/)).toBeVisible();
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'mira@orvela.example{Enter}');
  await expect(await canvas.findByRole('heading', { name: 'Check your email' })).toBeVisible();
});

export const Replaced = Ended.extend({
  tags: ['!screen', 'phone'],
  beforeEach: ({ msw }) => msw.use(sessionScenarios.resetPassword.ended('replaced')),
});
Replaced.test('says that there is a newer one, and not that time is over', async ({ canvas }) => {
  await expect(canvas.getByText(/^We’ve sent you a newer link/)).toBeVisible();
  await expect(canvas.queryByText(/60 minutes/)).toBeNull();
});

/** The form of the forgotten password, because there is no token. */
export const WithoutAToken = Default.extend({ tags: ['!screen', 'phone'], args: { at: paths.resetPassword } });
WithoutAToken.test('asks for a link', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Send link' })).toBeVisible();
  await waitFor(() => expect(seen.at(-1)).toBe('/reset-password'));
});

export const Changed = Default.extend({
  tags: ['!screen', 'phone'],
  globals: { scheme: 'dark' },
  beforeEach: ({ msw }) => msw.use(sessionScenarios.resetPassword.works()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'wet tram seven plums{Enter}');
    await canvas.findByRole('heading', { name: 'Your password has been reset' });
  },
});
Changed.test('does not sign in by itself', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
});

export const Busy = Default.extend({
  tags: ['!screen', 'phone', 'no-visual'],
  beforeEach: ({ msw }) => msw.use(sessionScenarios.resetPassword.neverResolves()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'wet tram seven plums{Enter}');
    await canvas.findByRole('button', { name: 'Saving…' });
  },
});

/** The service fails: the password stays in its field and can be sent again. */
export const Failed = Default.extend({
  // The request number is different each time.
  tags: ['!screen', 'no-visual'],
  beforeEach: ({ msw }) => msw.use(sessionScenarios.resetPassword.fails()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'wet tram seven plums{Enter}');
    await canvas.findByText('There is a problem with the service. Try again later');
  },
});
Failed.test('keeps the password that was chosen', async ({ canvas }) => {
  await expect(canvas.getByLabelText('New password')).toHaveValue('wet tram seven plums');
});

export const Turkish = Default.extend({
  tags: ['!screen', 'phone'],
  globals: { locale: 'tr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Yeni şifre'), 'kısa{Enter}');
    await canvas.findByRole('group', { name: 'Düzeltilmesi gerekenler var' });
  },
});
Turkish.test('says what a password needs', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Yeni şifre')).toHaveAccessibleDescription(
    /^En az 10 karakterden oluşan bir şifre belirleyin/,
  );
});

/** The password is too short. */
export const Invalid = Default.extend({
  tags: ['!screen', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'short{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
  },
});
Invalid.test('leads from the summary to the field, which is empty again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Choose a password with at least 10 characters' }));
  await expect(canvas.getByLabelText('New password')).toHaveFocus();
  await expect(canvas.getByLabelText('New password')).toHaveValue('');
  await waitFor(() => expect(document.title).toBe('Error: Choose a new password | Orvela Facilities'));
});

/** The server rejects the password without naming a field. */
export const Refused = Default.extend({
  // The request number is different each time.
  tags: ['!screen', 'no-visual'],
  beforeEach: ({ msw }) => msw.use(sessionScenarios.resetPassword.fails(422)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'wet tram seven plums{Enter}');
    await canvas.findByText('Your request was not accepted. Check what you entered, then try again');
  },
});
Refused.test('asks for the password again', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
  await expect(canvas.getByLabelText('New password')).toHaveValue('');
});

export const Dark = Invalid.extend({ tags: ['!screen', '!phone'], globals: { scheme: 'dark' } });

export const OnAPhone = Invalid.extend({
  tags: ['!screen', 'phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
