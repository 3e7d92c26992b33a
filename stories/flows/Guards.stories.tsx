import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { endSession, restoreSession } from '#lib/session/session';
import { resetDatabase } from '#mocks/core/database';
import { demoPassword } from '#mocks/accounts/seed';
import { signInAs } from '#mocks/testing/signInAs';

import { Flow } from './Flow';

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

const meta = preview.meta({
  title: 'Flows/Guards',
  component: Flow,
  // Each of these pages has pictures of its own.
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: () => resetDatabase(),
});

export const DeepLink = meta.story({ args: { at: '/facility/create' }, parameters: { account: null } });
DeepLink.test('goes through sign-in to its target, by keyboard alone', async ({ userEvent, step }) => {
  const dialog = await screen.findByRole('dialog');
  const type = async (label: string, text: string) => {
    const field = await within(dialog).findByLabelText(label);
    field.focus();
    await userEvent.clear(field);
    await userEvent.keyboard(text);
  };
  await step('a wrong password', async () => {
    await type('Email address', 'mira@orvela.example');
    await type('Password', 'not the password{Enter}');
    await within(dialog).findAllByText('Incorrect email address or password');
    await expect(within(dialog).getByLabelText('Email address')).toHaveValue('mira@orvela.example');
  });
  await step('the right one', async () => {
    await type('Password', `${demoPassword}{Enter}`);
    await title('Name and type');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

export const SignedInAlready = meta.story({ args: { at: '/sign-in' }, parameters: { account: 'mira' } });
SignedInAlready.test('is told so on the home page, until they dismiss it', async ({ userEvent }) => {
  await title(/./);
  const words = () => screen.queryAllByText('You are currently logged in. Please log out to continue.');
  // Queried again each time, because a re-render of the page replaces it.
  await waitFor(() => expect(words()).not.toHaveLength(0));
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(words()).toHaveLength(0));
});

export const Forbidden = meta.story({
  args: { at: '/admin/facilities/saltmarket-clinic/reject' },
  parameters: { account: 'mira' },
});
Forbidden.test('says who may see the page, and who is signed in', async () => {
  await title('This page is for administrators');
  await expect(screen.getByText(/mira@orvela\.example/)).toBeVisible();
});

export const AnotherTab = meta.story({ args: { at: '/account/details' }, parameters: { account: 'mira' } });
AnotherTab.test('signs out and in, and this tab follows', async () => {
  await title(/./);
  const tell = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
  localStorage.removeItem('token');
  tell('token');
  await screen.findByRole('dialog');
  const { accessToken } = await signInAs('owen');
  localStorage.setItem('token', accessToken);
  tell('token');
  await screen.findByText('owen@orvela.example');
  await expect(screen.queryByRole('dialog')).toBeNull();
  endSession('sign-out');
  restoreSession();
});
