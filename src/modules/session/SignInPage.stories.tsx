import preview from '#.storybook/preview';
import { renderRoute } from '#.storybook/renderRoute';
import { expect, waitFor } from 'storybook/test';
import type { within } from 'storybook/test';

import { paths } from '#domain/paths';
import { currentSession, endSession } from '#lib/session/session';
import { resetDatabase } from '#mocks/core/database';
import { sessionScenarios } from '#mocks/accounts/scenarios';

import { Component } from './SignInPage';

const meta = preview.meta({
  render: renderRoute,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', router: false, account: null },
  args: { path: paths.signIn, at: paths.signIn, page: { Component }, layout: 'auth' as const },
  beforeEach: () => resetDatabase(),
});

type Canvas = ReturnType<typeof within>;
type User = { type: (element: Element, text: string) => Promise<void> };

const email = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Email address' });
const password = (canvas: Canvas) => canvas.getByLabelText('Password');
const wrong = 'Incorrect email address or password';

async function send(canvas: Canvas, userEvent: User, secret = 'not-the-password') {
  await userEvent.type(await email(canvas), 'mira@orvela.example');
  await userEvent.type(password(canvas), `${secret}{Enter}`);
}

const summary = (canvas: Canvas) => canvas.findByRole('group', { name: 'There is a problem' });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Ada Lindqvist/ });
  },
});
Default.test('signs in by keyboard and goes home', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(document.title).toBe('Sign in | Orvela Facilities'));
  const field = await email(canvas);
  await expect(field).toHaveAttribute('autocomplete', 'username');
  await expect(password(canvas)).toHaveAttribute('autocomplete', 'current-password');
  field.focus();
  await userEvent.keyboard('mira@orvela.example');
  await userEvent.tab();
  await expect(password(canvas)).toHaveFocus();
  await userEvent.paste('orvela-demo');
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByRole('heading', { name: 'At /' })).toBeVisible();
  await expect(currentSession()).toMatchObject({ status: 'authenticated', user: { name: 'Mira Castellanos' } });
});
Default.test('signs in with a demo account by one press', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Owen Fairweather Manages three facilities' }));
  await expect(await canvas.findByRole('heading', { name: 'At /' })).toBeVisible();
  await expect(currentSession()).toMatchObject({ status: 'authenticated', user: { email: 'owen@orvela.example' } });
});
Default.test('leads administrators to the console', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Ada Lindqvist/ }));
  await expect(await canvas.findByRole('heading', { name: 'At /home' })).toBeVisible();
});
Default.test('shows and hides the password', async ({ canvas, userEvent }) => {
  await userEvent.type(await email(canvas), 'mira@orvela.example');
  await userEvent.type(password(canvas), 'secret');
  await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  await expect(password(canvas)).toHaveAttribute('type', 'text');
  await expect(password(canvas)).toHaveValue('secret');
});

/** Continues to the page in the URL, but only to a path of this product. */
export const OnTheWay = Default.extend({
  tags: ['!screen', 'phone'],
  args: { at: `${paths.signIn}?redirectURL=%2Ffacility%2Fcreate%3Fdraft%3Dd1%23contact` },
  beforeEach: () => endSession('rejected'),
});
OnTheWay.test('goes on to the page, and takes it along to the other screens', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Your session has ended. Sign in again to continue')).toBeVisible();
  const on = '?redirectURL=%2Ffacility%2Fcreate%3Fdraft%3Dd1%23contact';
  await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', `/sign-up${on}`);
  await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    `/forgot-password${on}`,
  );
  await send(canvas, userEvent, 'orvela-demo');
  await expect(await canvas.findByRole('heading', { name: 'At /facility/create?draft=d1#contact' })).toBeVisible();
});

OnTheWay.test('leads administrators to it too', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Ada Lindqvist/ }));
  await expect(await canvas.findByRole('heading', { name: 'At /facility/create?draft=d1#contact' })).toBeVisible();
});

export const Invalid = Default.extend({
  tags: ['!screen', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await email(canvas), 'mira at orvela');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await summary(canvas);
  },
});
Invalid.test('says what is wrong, and leads to it', async ({ canvas, userEvent }) => {
  const problem = await summary(canvas);
  await waitFor(() => expect(problem).toHaveFocus());
  await waitFor(() => expect(document.title).toBe('Error: Sign in | Orvela Facilities'));
  const field = await email(canvas);
  await expect(field).toHaveAccessibleDescription(
    'Enter an email address in the correct format, like name@example.com',
  );
  await expect(field).toHaveValue('mira at orvela');
  await userEvent.click(canvas.getByRole('link', { name: 'Enter your password' }));
  await expect(password(canvas)).toHaveFocus();
  await expect(password(canvas)).toBeInvalid();
});

export const WrongPair = Default.extend({
  tags: ['!screen', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await canvas.findByText(wrong);
  },
});
WrongPair.test('does not tell which of the two is wrong, and lets try again', async ({ canvas, userEvent }) => {
  const problem = await summary(canvas);
  await waitFor(() => expect(problem).toHaveFocus());
  await expect(await email(canvas)).toHaveValue('mira@orvela.example');
  await expect(await email(canvas)).not.toBeInvalid();
  await expect(password(canvas)).toHaveValue('');
  await userEvent.clear(await email(canvas));
  await userEvent.type(await email(canvas), 'nobody@orvela.example');
  await userEvent.type(password(canvas), 'orvela-demo{Enter}');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-disabled'));
  await expect(await canvas.findByText(wrong)).toBeVisible();
  await userEvent.clear(await email(canvas));
  await send(canvas, userEvent, 'orvela-demo');
  await expect(await canvas.findByRole('heading', { name: 'At /' })).toBeVisible();
});

export const RateLimited = Default.extend({
  tags: ['!screen', 'phone'],
  beforeEach: ({ msw }) => msw.use(sessionScenarios.signIn.limited(840)),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await canvas.findByText('Too many attempts. Try again in 14 minutes');
  },
});

export const Failed = Default.extend({
  tags: ['!screen', 'phone'],
  beforeEach: ({ msw }) => msw.use(sessionScenarios.signIn.fails()),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await canvas.findByText('There is a problem with the service. Try again later');
    // The request number is different each time.
    const number = canvas.getByText(/^Request ID/);
    number.textContent = 'Request ID: 8f2c';
  },
});

export const Offline = Default.extend({
  tags: ['!screen', 'phone'],
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, 'orvela-demo');
    await canvas.findByText(/^You are offline\. What you entered stays here/);
  },
});
Offline.test('waits with everything that was typed, until sending is enough', async ({ canvas, userEvent }) => {
  await expect(password(canvas)).toHaveValue('orvela-demo');
  Reflect.deleteProperty(navigator, 'onLine');
  dispatchEvent(new Event('online'));
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
  await expect(await canvas.findByRole('heading', { name: 'At /' })).toBeVisible();
});

export const Busy = Default.extend({
  tags: ['!screen', 'phone'],
  beforeEach: ({ msw }) => msw.use(sessionScenarios.signIn.neverResolves()),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await canvas.findByRole('button', { name: 'Signing in…' });
  },
});
Busy.test('is sent once', async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button', { name: 'Signing in…' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await userEvent.type(password(canvas), '{Enter}');
  await expect(canvas.queryByRole('group', { name: 'There is a problem' })).toBeNull();
  await expect(button).toBeVisible();
});

export const Classic = Default.extend({ tags: ['!screen'], args: { at: `${paths.signIn}?look=classic` } });
export const Modern = Default.extend({ tags: ['!screen'], args: { at: `${paths.signIn}?look=modern` } });
export const Fullscreen = Default.extend({ tags: ['!screen'], args: { at: `${paths.signIn}?look=fullscreen` } });
/** The wide card in the dark scheme. */
export const Dark = Modern.extend({ tags: ['!screen', '!phone'], globals: { scheme: 'dark' } });

export const Turkish = Default.extend({ tags: ['!screen', 'phone'], globals: { locale: 'tr' } });
Turkish.test('says what is wrong in Turkish', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Oturum aç' }));
  const problem = await canvas.findByRole('group', { name: 'Düzeltilmesi gerekenler var' });
  await waitFor(() => expect(problem).toHaveFocus());
  await waitFor(() => expect(document.title).toBe('Hata: Oturum aç | Orvela Tesisleri'));
});

export const OnAPhone = WrongPair.extend({
  tags: ['!screen', 'phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
