import preview from '#.storybook/preview';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, fn, waitFor, within } from 'storybook/test';

import { now, setClock } from '#lib/clock';
import { paths } from '#lib/paths';
import { tokenKey } from '#lib/token';

import { Component as SignOutPage } from './SignOutPage';

const arrived = fn();

function Home() {
  useEffect(() => arrived(), []);
  return <h1>Home</h1>;
}

const routerAt = () =>
  createMemoryRouter(
    [
      { path: paths.signOut, element: <SignOutPage /> },
      { path: paths.home, element: <Home /> },
      { path: paths.about, element: <h1>About us</h1> },
      { path: paths.terms, loader: () => new Promise(() => {}), element: null },
    ],
    { initialEntries: [paths.about, paths.signOut] },
  );
let router: ReturnType<typeof routerAt>;

function Framed() {
  return (
    <main>
      <RouterProvider router={router} />
    </main>
  );
}

/** Lets time pass at once, as for a tab that slept and is looked at again. */
async function pass(seconds: number) {
  setClock(new Date(now().getTime() + seconds * 1000));
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Longer than the page's own timer waits. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 1200));

const meta = preview.meta({
  component: Framed,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach() {
    arrived.mockClear();
    localStorage.setItem(tokenKey, 'kept');
    router = routerAt();
  },
});

export const CountingDown = meta.story({});
CountingDown.test('forgets the token and goes to the home page, once', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible();
  await expect(localStorage.getItem(tokenKey)).toBeNull();
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
  await expect(canvas.getByRole('status')).toHaveTextContent('You stay on this page.');
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
  void router.navigate(paths.terms);
  await pass(1);
  await pass(60);
  await aWhile();
  await expect(arrived).not.toHaveBeenCalled();
  await expect(canvas.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
});

export const Stopped = CountingDown.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stay on this page' }));
  },
});

export const Turkish = CountingDown.extend({ globals: { locale: 'tr' } });
Turkish.test('says goodbye in Turkish', async ({ canvasElement }) => {
  const page = within(canvasElement);
  await waitFor(() => expect(document.title).toBe('Oturum kapatıldı | Orvela Tesisleri'));
  await expect(page.getByText('5 saniye içinde ana sayfaya yönlendirileceksiniz.')).toBeVisible();
});
