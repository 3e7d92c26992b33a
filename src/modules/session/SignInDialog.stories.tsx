import preview from '#.storybook/preview';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '#components/Button';
import { TextField } from '#components/TextField';
import { currentSession } from '#lib/session/session';
import { resetDatabase } from '#mocks/core/database';
import { sessionScenarios } from '#mocks/accounts/scenarios';

import { RedirectSignIn } from './RedirectSignIn';
import { SignInDialog } from './SignInDialog';
import type { SignInReason } from './SignInDialog';

const closed = fn();

/** A form whose session expires when it is saved. */
function InTheMiddleOfWork(reason: SignInReason) {
  const [open, setOpen] = useState(true);
  return (
    <main style={{ display: 'grid', gap: 16, maxInlineSize: 400, padding: 24 }}>
      <h1>Add a facility</h1>
      <TextField label="Name" defaultValue="Saltmarket Clinic" />
      <Button onClick={() => setOpen(true)}>Save</Button>
      <SignInDialog
        {...reason}
        open={open}
        onSignedIn={() => setOpen(false)}
        onClose={() => {
          closed();
          setOpen(false);
        }}
      />
    </main>
  );
}

const meta = preview.meta({
  component: InTheMiddleOfWork,
  parameters: { layout: 'fullscreen', account: null },
  async beforeEach() {
    closed.mockClear();
    await resetDatabase();
  },
});

const dialog = () => screen.findByRole('dialog');
const mira = { id: 'per_0039', name: 'Mira Castellanos', email: 'mira@orvela.example', avatar: null };

export const Default = meta.story({
  args: { reason: 'redirect', account: undefined },
  play: async () => {
    await within(await dialog()).findByRole('button', { name: /Ada Lindqvist/ });
  },
});
Default.test('takes the focus, keeps it, and gives it up with Escape', async ({ userEvent }) => {
  const window = within(await dialog());
  await waitFor(() => expect(window.getByRole('textbox', { name: 'Email address' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(closed).toHaveBeenCalledOnce();
});

/** The session expired during work: only the password is needed. */
export const Ended = Default.extend({
  args: { reason: 'ended', account: mira },
  play: async () => {
    await within(await dialog()).findByText('mira@orvela.example');
  },
});
Ended.test('lets in with the right password, and what was typed is still there', async ({ canvas, userEvent }) => {
  const window = within(await dialog());
  const password = window.getByLabelText('Password');
  await waitFor(() => expect(password).toHaveFocus());
  await userEvent.keyboard('not-the-password{Enter}');
  const problem = await window.findByRole('group', { name: 'There is a problem' });
  await waitFor(() => expect(problem).toHaveFocus());
  await expect(password).toHaveAccessibleDescription('Incorrect password');
  await userEvent.type(password, 'orvela-demo{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Saltmarket Clinic');
  await expect(currentSession()).toMatchObject({ status: 'authenticated', user: { name: 'Mira Castellanos' } });
});

export const Busy = Ended.extend({
  globals: { scheme: 'dark' },
  beforeEach: ({ msw }) => msw.use(sessionScenarios.unlockSession.neverResolves()),
  play: async ({ userEvent }) => {
    const window = within(await dialog());
    await userEvent.type(await window.findByLabelText('Password'), 'orvela-demo{Enter}');
    await window.findByRole('button', { name: 'Signing in…' });
  },
});

export const OnAPhone = Default.extend({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'tr' },
});

function Address() {
  const { pathname, search } = useLocation();
  return <h1>{`At ${pathname}${search}`}</h1>;
}

let router: ReturnType<typeof createMemoryRouter>;

function Home() {
  return (
    <main>
      <RouterProvider router={router} />
    </main>
  );
}

/** On the home page, after a redirect by a route guard. */
export const OnTheHomePage = Default.extend({
  render: () => <Home />,
  parameters: { router: false },
  beforeEach() {
    const home = (
      <>
        <Address />
        <RedirectSignIn />
      </>
    );
    router = createMemoryRouter(
      [
        { path: '/', element: home },
        { path: '*', element: <Address /> },
      ],
      { initialEntries: ['/?redirectURL=%2Faccount%2Fdetails&theme=x'] },
    );
  },
  play: async () => {
    await within(await dialog()).findByRole('button', { name: /Ada Lindqvist/ });
  },
});
OnTheHomePage.test('leads to where the person was going', async ({ userEvent }) => {
  const window = within(await dialog());
  await userEvent.click(window.getByRole('button', { name: /Uma Pereira/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(await screen.findByRole('heading', { name: 'At /account/details' })).toBeVisible();
});
OnTheHomePage.test(
  'goes with the page when a link is followed, but not when it is opened beside',
  async ({ userEvent }) => {
    const link = within(await dialog()).getByRole('link', { name: 'Forgot your password?' });
    // A new tab would take focus away from this story.
    link.addEventListener('click', (event) => event.ctrlKey && event.preventDefault());
    await userEvent.keyboard('{Control>}');
    await userEvent.click(link);
    await userEvent.keyboard('{/Control}');
    await expect(await dialog()).toBeVisible();
    await expect(router.state.location.search).toContain('redirectURL=');
    await userEvent.click(link);
    await expect(
      await screen.findByRole('heading', { name: 'At /forgot-password?redirectURL=%2Faccount%2Fdetails' }),
    ).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
);
OnTheHomePage.test('leaves the home page as it is when it is closed', async ({ userEvent }) => {
  await dialog();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(screen.getByRole('heading', { name: 'At /?theme=x' })).toBeVisible();
});
