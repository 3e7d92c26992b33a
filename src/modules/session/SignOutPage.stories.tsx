import preview from '#.storybook/preview';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, fn, waitFor, within } from 'storybook/test';

import { now, setClock } from '#lib/time/clock';
import { writeDraft, readDraft } from '#lib/drafts/drafts';
import { paths } from '#domain/paths';
import { currentSession } from '#lib/session/session';
import { currentToken, tokenKey } from '#lib/session/token';
import { dayMs } from '#lib/time/duration';

import { Component as SignOutPage } from './SignOutPage';

const arrived = fn();
const refusedPage = '/admin/facilities/saltmarket-clinic/reject?token=abc';

function Home() {
  useEffect(() => arrived(), []);
  return <h1>Home</h1>;
}

const routerAt = (state?: unknown, search = '') =>
  createMemoryRouter(
    [
      { path: paths.signOut, element: <SignOutPage /> },
      { path: paths.home, element: <Home /> },
      { path: paths.signIn, element: <h1>Sign in</h1> },
      { path: paths.about, element: <h1>About us</h1> },
      { path: paths.terms, loader: () => new Promise(() => {}), element: null },
    ],
    { initialEntries: [paths.about, { pathname: paths.signOut, search, state }] },
  );
let router: ReturnType<typeof routerAt>;
let ended: string | undefined;
let owner: string;

function Framed() {
  return (
    <main>
      <RouterProvider router={router} />
    </main>
  );
}

/** Lets time pass in one step, as when a sleeping tab becomes visible again. */
async function pass(seconds: number) {
  setClock(new Date(now().getTime() + seconds * 1000));
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Longer than one tick of the page's timer. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 1200));

const meta = preview.meta({
  component: Framed,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach() {
    arrived.mockClear();
    ended = currentToken();
    const session = currentSession();
    owner = session.status === 'authenticated' ? session.user.id : 'nobody';
    router = routerAt();
  },
});

export const CountingDown = meta.story({ tags: ['!screen', 'phone'] });
CountingDown.test('ends the session and goes to the home page, once', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible();
  await expect(localStorage.getItem(tokenKey)).toBeNull();
  await expect(currentSession()).toEqual({ status: 'anonymous', reason: 'sign-out' });
  await expect(canvas.getByText(/in 5 seconds/)).toBeVisible();
  await pass(4);
  await expect(canvas.getByText(/in 1 second\./)).toBeVisible();
  await expect(arrived).not.toHaveBeenCalled();
  await pass(1);
  await expect(await canvas.findByRole('heading', { name: 'Home' })).toBeVisible();
  await pass(60);
  await aWhile();
  await expect(arrived).toHaveBeenCalledOnce();
  await expect(router.state.location.pathname).toBe('/');
  await router.navigate(-1);
  await expect(router.state.location.pathname).toBe(paths.about);
});
CountingDown.test('tells the server, which takes the token no more', async ({ step }) => {
  await step('The session of the page has ended', () => expect(currentSession().status).toBe('anonymous'));
  await waitFor(async () => {
    const headers = { Authorization: `Bearer ${ended}` };
    await expect((await fetch('/api/account/details', { headers })).status).toBe(401);
  });
});
CountingDown.test('ends on time after the tab slept', async ({ canvas }) => {
  await pass(3600);
  await expect(await canvas.findByRole('heading', { name: 'Home' })).toBeVisible();
});
CountingDown.test('says the time once, not every second', async ({ canvas }) => {
  const status = canvas.getByRole('status');
  const said: string[] = [];
  const watch = new MutationObserver(() => said.push(status.textContent));
  watch.observe(status, { childList: true, characterData: true, subtree: true });
  for (let second = 0; second < 4; second++) await pass(1);
  watch.disconnect();
  await expect(said).toEqual(['You will be taken to the home page in 4 seconds.']);
});
CountingDown.test('stays when told to, and keeps the focus', async ({ canvas, userEvent }) => {
  const stop = canvas.getByRole('button', { name: 'Stay on this page' });
  stop.focus();
  await userEvent.keyboard('{Enter}');
  const way = canvas.getByRole('button', { name: 'Go to the home page now' });
  await expect(way).toHaveFocus();
  await expect(canvas.getByRole('status')).toHaveTextContent('You will stay on this page.');
  await pass(60);
  await aWhile();
  await expect(arrived).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByRole('heading', { name: 'Home' })).toBeVisible();
});
CountingDown.test('is cancelled by leaving the page', async ({ canvas }) => {
  await router.navigate(paths.about);
  await expect(await canvas.findByRole('heading', { name: 'About us' })).toBeVisible();
  await pass(60);
  await aWhile();
  await expect(arrived).not.toHaveBeenCalled();
  await expect(router.state.location.pathname).toBe(paths.about);
});

CountingDown.test('is cancelled by being on the way to another page', async ({ canvas }) => {
  // Synchronous, because a busy machine may otherwise render it only after the countdown.
  void router.navigate(paths.terms, { flushSync: true });
  await pass(1);
  await pass(60);
  await aWhile();
  await expect(arrived).not.toHaveBeenCalled();
  await expect(canvas.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
});

/** The token has already expired. */
export const AfterTheWeek = CountingDown.extend({
  tags: ['!screen', 'no-visual'],
  beforeEach() {
    writeDraft(owner, 'note', 'half written');
    setClock(new Date(now().getTime() + 8 * dayMs));
  },
});
AfterTheWeek.test('ends the session, and leaves nothing half written', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible();
  await expect(currentSession()).toEqual({ status: 'anonymous', reason: 'sign-out' });
  await expect(readDraft(owner, 'note')).toBeUndefined();
});

export const Stopped = CountingDown.extend({
  tags: ['!screen', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stay on this page' }));
  },
});

/** After closing the account. */
export const Closed = CountingDown.extend({
  tags: ['!screen', 'phone', 'no-visual'],
  beforeEach() {
    router = routerAt({ closed: true });
  },
});
Closed.test('says that the account is closed', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Your account is closed' })).toBeVisible();
});

export const Turkish = CountingDown.extend({ tags: ['!screen', 'phone'], globals: { locale: 'tr' } });
Turkish.test('says goodbye in Turkish', async ({ canvasElement }) => {
  const page = within(canvasElement);
  await waitFor(() => expect(document.title).toBe('Oturum kapatıldı | Orvela Tesisleri'));
  await expect(page.getByText('5 saniye içinde ana sayfaya yönlendirileceksiniz.')).toBeVisible();
});

export const Dark = CountingDown.extend({ tags: ['!screen', '!phone'], globals: { scheme: 'dark' } });

export const OnAPhone = CountingDown.extend({
  tags: ['!screen', 'phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
OnAPhone.test('has both ways in reach', async ({ canvas }) => {
  for (const button of canvas.getAllByRole('button')) {
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

/** A page of administrators refused the account, which signs out to use another one. */
export const ForAnotherAccount = CountingDown.extend({
  tags: ['!screen', '!phone', 'no-visual'],
  beforeEach() {
    router = routerAt(undefined, `?${new URLSearchParams({ redirectURL: refusedPage })}`);
  },
});
ForAnotherAccount.test('leads to the sign-in that returns to the page', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with another account' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(router.state.location.pathname).toBe(paths.signIn);
  await expect(new URLSearchParams(router.state.location.search).get('redirectURL')).toBe(refusedPage);
});

/** Addresses outside the product are never followed. */
export const ForAnotherSite = ForAnotherAccount.extend({
  beforeEach() {
    router = routerAt(undefined, '?redirectURL=https%3A%2F%2Fexample.org');
  },
});
ForAnotherSite.test('leads to the home page', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Go to the home page now' })).toBeVisible();
});
