import preview from '#.storybook/preview';
import { expect, screen, within } from 'storybook/test';
import type { UserEventObject } from 'storybook/test';

import { resetDatabase } from '#mocks/core/database';

import { Flow } from './Flow';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (userEvent: UserEventObject, name: string) =>
  userEvent.click(await within(screen.getByRole('main')).findByRole('link', { name }));
const type = async (userEvent: UserEventObject, label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);

/** Opens a mail in the outbox and follows its link. */
async function followMail(userEvent: UserEventObject, subject: string, link: string) {
  await title('Outbox');
  // The newest mail is already open; the loading state had another list.
  await screen.findByRole('article');
  const list = screen.getByRole('list', { name: 'Sent emails' });
  await userEvent.click(within(list).getByRole('link', { name: subject }));
  const mail = screen.getByRole('article');
  await userEvent.click(within(mail).getByRole('link', { name: link }));
}

const meta = preview.meta({
  title: 'Flows/Mails',
  component: Flow,
  // Each of these pages has pictures of its own.
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen', router: false, account: null },
  beforeEach: () => resetDatabase(),
});

export const ForgottenPassword = meta.story({ args: { at: '/sign-in' } });
ForgottenPassword.test('is reset through a mailed link, and signs in', async ({ userEvent, step }) => {
  const chosen = 'kettle orbits quietly';
  await step('request a link', async () => {
    await title('Sign in');
    await press(userEvent, 'Forgot your password?');
    await title('Forgot your password?');
    await type(userEvent, 'Email address', 'mira@orvela.example{Enter}');
    await title('Check your email');
  });
  await step('find it in the outbox', async () => {
    await press(userEvent, 'Open the demo outbox');
    await followMail(userEvent, 'Set a new password', 'Set a new password');
  });
  await step('set the password', async () => {
    await title('Choose a new password');
    await type(userEvent, 'New password', `${chosen}{Enter}`);
    await title('Your password has been reset');
  });
  await step('and be signed in', async () => {
    await press(userEvent, 'Sign in');
    await title('Sign in');
    await type(userEvent, 'Email address', 'mira@orvela.example');
    await type(userEvent, 'Password', `${chosen}{Enter}`);
    await expect(await screen.findByRole('button', { name: 'Account: Mira Castellanos' })).toBeVisible();
  });
});

export const SignUp = meta.story({ args: { at: '/sign-up' } });
SignUp.test('leads to one’s own facilities once the e-mail address is confirmed', async ({ userEvent, step }) => {
  const password = 'lantern under gravel';
  await step('create an account', async () => {
    await title('Create an account');
    await type(userEvent, 'Full name', 'Nora Quill');
    await type(userEvent, 'Email address', 'nora@new.example');
    await userEvent.click(screen.getByRole('checkbox', { name: 'I agree to the terms and the privacy policy' }));
    await type(userEvent, 'Password', `${password}{Enter}`);
    await title('Check your email');
  });
  await step('confirm the address through the mail', async () => {
    await press(userEvent, 'Open the demo outbox');
    await followMail(userEvent, 'Confirm your email address', 'Confirm email address');
    await title('Your email address is confirmed');
  });
  await step('continuing requires signing in', async () => {
    await press(userEvent, 'Continue');
    await screen.findByRole('dialog');
    await type(userEvent, 'Email address', 'nora@new.example');
    await type(userEvent, 'Password', `${password}{Enter}`);
    await title('Account details');
  });
  await step('and leads to the own facilities', async () => {
    await press(userEvent, 'My facilities');
    await title('My facilities');
  });
});
