import type { BrowserContext, Page } from '@playwright/test';

import { password } from './accounts';
import { expect, test } from './app';

// Only signed-in users can be inactive.
test.use({ account: 'mira' });

const email = 'mira@orvela.example';
const timedOut = /You were signed out after .+ of inactivity\. Your work is saved\./;

/** Instead of half an hour: the shortest limits, in seconds, in which a slow machine still shows each step. */
const limits = { limit: 15, countdown: 20 };
const second = 1000;

/** Opens the console in a number of tabs. */
async function openTabs(context: BrowserContext, count: number): Promise<Page[]> {
  await context.addInitScript((asked) => {
    // A new tab starts with about:blank, which has no storage.
    if (location.protocol !== 'about:') sessionStorage.setItem('inactivity-limits', asked);
  }, JSON.stringify(limits));
  const tabs = await Promise.all(Array.from({ length: count }, () => context.newPage()));
  for (const tab of tabs) await tab.goto('/home');
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  return tabs;
}

const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });

/** Opens the first chat and returns its message field. */
async function openChat(page: Page) {
  await page
    .getByRole('button', { name: /^Open chat/ })
    .first()
    .click();
  const chat = page.getByRole('dialog', { name: /Chat|Messages with/ });
  await chat.getByRole('list', { name: 'Chats' }).getByRole('button').first().click();
  const field = page.getByRole('textbox', { name: /^Message / });
  await expect(field).toBeVisible();
  return field;
}

async function expectSignedOut(page: Page) {
  await expect(page).toHaveURL(/\?redirectURL=%2Fhome$/);
  await expect(page.getByText(timedOut).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
}

test(
  'typing in one tab keeps the other signed in; inactivity in both signs out both, and the input is restored',
  { tag: '@desktop' },
  async ({ context }) => {
    const [one, two] = await openTabs(context, 2);
    if (!one || !two) throw new Error('Two tabs were asked for.');
    const field = await openChat(one);
    const words = 'The ramp on the north side is closed until Friday.';
    const begun = Date.now();
    for (const letter of words) {
      await field.press(letter === ' ' ? 'Space' : letter);
      await one.waitForTimeout(400);
      await expect(warning(two)).toHaveCount(0);
    }
    // The other tab alone would have warned by now.
    expect(Date.now() - begun).toBeGreaterThan(limits.limit * second);
    await expect(two.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(two).toHaveURL('/home');

    // No activity from here on.
    await expect(warning(one)).toBeVisible();
    await expect(warning(two)).toBeVisible();
    await expectSignedOut(one);
    await expectSignedOut(two);

    const dialog = one.getByRole('dialog', { name: 'Sign in to continue' });
    await dialog.getByLabel('Email address').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(one).toHaveURL('/home');
    await expect(one.getByText(timedOut)).toHaveCount(0);
    // The other tab continues too.
    await expect(two).toHaveURL('/home');

    const again = await openChat(one);
    await expect(again).toHaveValue(words);
    await expect(one.getByText('We restored your unsaved text')).toBeVisible();
    await one.getByRole('button', { name: 'Discard' }).click();
    await expect(again).toHaveValue('');
    await expect(again).toBeFocused();
  },
);

test('the countdown stops by keyboard, in every tab', { tag: '@desktop' }, async ({ context }) => {
  const [one, two] = await openTabs(context, 2);
  if (!one || !two) throw new Error('Two tabs were asked for.');
  await expect(warning(one)).toBeVisible();
  await expect(warning(two)).toBeVisible();
  await expect(one.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await one.keyboard.press('Enter');
  await expect(warning(one)).toHaveCount(0);
  await expect(warning(two)).toHaveCount(0);

  // A key that presses no button works too, and the next countdown starts from the beginning.
  await expect(warning(two)).toBeVisible();
  await two.keyboard.press('ArrowDown');
  await expect(warning(two)).toHaveCount(0);
  await expect(warning(one)).toHaveCount(0);
  for (const tab of [one, two]) await expect(tab).toHaveURL('/home');
  expect(await one.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
});

test(
  'signing out from the warning works by keyboard, and leaves nothing behind',
  { tag: '@desktop' },
  async ({ context }) => {
    const [page] = await openTabs(context, 1);
    if (!page) throw new Error('A tab was asked for.');
    const field = await openChat(page);
    await field.fill('Not for others');
    await expect(warning(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Sign out now' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/sign-out');
    await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible();
    const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
    expect(left).toEqual([]);
  },
);
