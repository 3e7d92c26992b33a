import type { Page } from '@playwright/test';

import { expect, test } from './app';
import { heading } from './keyboard';

// Only what a person sees and presses: each screen is reached through a link on the previous one.

/** Goes from the home page to the sign-in screen. */
async function goToSignIn(page: Page): Promise<void> {
  await page.goto('/');
  // The prerendered page is visible before it can be used.
  await page.locator('html:not([data-prerendered])').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(heading(page, 'Sign in')).toBeVisible();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await expect(heading(page, 'Sign in')).toBeVisible();
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Opens a mail in the outbox and follows its link. */
async function followMail(page: Page, { subject, link }: { subject: string; link: string }): Promise<void> {
  await expect(heading(page, 'Outbox')).toBeVisible();
  await page.getByRole('list', { name: 'Sent emails' }).getByRole('link', { name: subject, exact: true }).click();
  const mail = page.getByRole('article');
  await expect(mail.getByRole('heading', { name: subject })).toBeVisible();
  await mail.getByRole('link', { name: link, exact: true }).click();
}

test('a forgotten password is reset through a mailed link, and signs in @desktop', async ({ page }) => {
  const chosen = 'kettle orbits quietly';
  await goToSignIn(page);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(heading(page, 'Forgot your password?')).toBeVisible();
  await page.getByLabel('Email address', { exact: true }).fill('mira@orvela.example');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Check your email')).toBeVisible();
  await page.getByRole('link', { name: 'Open the demo outbox' }).click();
  await followMail(page, { subject: 'Set a new password', link: 'Set a new password' });

  await expect(heading(page, 'Choose a new password')).toBeVisible();
  // The link contains a secret token, which must not stay in the address bar.
  await expect(page).toHaveURL('/reset-password');
  await page.getByLabel('New password', { exact: true }).fill(chosen);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Your password has been reset')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, 'mira@orvela.example', chosen);
  await expect(page.getByRole('button', { name: 'Account: Mira Castellanos' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a new account reaches its facilities once the e-mail address is confirmed, and not before @desktop', async ({
  page,
}) => {
  const email = 'nora@new.example';
  const password = 'lantern under gravel';
  await goToSignIn(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(heading(page, 'Create an account')).toBeVisible();
  await page.getByLabel('Full name', { exact: true }).fill('Nora Quill');
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByRole('checkbox', { name: 'I agree to the terms and the privacy policy' }).press('Space');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Check your email')).toBeVisible();
  await expect(page.getByText(`We’ve sent a link to ${email}.`)).toBeVisible();

  // Signing in works, but adding a facility needs a verified e-mail address.
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, email, password);
  await page.getByRole('button', { name: 'Account: Nora Quill' }).click();
  await page.getByRole('menuitem', { name: 'My facilities' }).click();
  await expect(page.getByText('Confirm your email address first')).toBeVisible();
  await expect(page).toHaveURL('/account/details?notice=verify-email&redirectURL=/account/facility');

  await page.goto('/outbox');
  await followMail(page, { subject: 'Confirm your email address', link: 'Confirm email address' });
  await expect(heading(page, 'Your email address is confirmed')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
  await expect(heading(page, 'Account details')).toBeVisible();
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'My facilities' }).click();
  await expect(heading(page, 'My facilities')).toBeVisible();
  await expect(page).toHaveURL('/account/facility');
});
