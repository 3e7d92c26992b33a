import type { Page } from '@playwright/test';

import { expect, test, whenBackendReady } from './app';

// What the other tab asks for at the moment of the reset: its session is gone.
test.use({ expectedProblems: [/status of 401 \(Unauthorized\).*\/api\//] });

/** Presses a button of the panel that changes the demo; the page loads again by itself. */
async function changeDemo(page: Page, name: string): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.getByRole('dialog', { name: 'Demo' }).getByRole('button', { name }).click();
  await loaded;
}

test('the demo panel signs in, moves the clock, turns a scenario on and starts again', async ({ page, context }) => {
  await page.goto('/terms-and-conditions');
  await whenBackendReady(page);
  const openPanel = page.getByRole('button', { name: 'Demo', exact: true });
  const panel = page.getByRole('dialog', { name: 'Demo' });
  const status = page.getByRole('complementary', { name: 'Demo' });

  await openPanel.click();
  await panel.getByRole('button', { name: /^Mira Castellanos/ }).click();
  await expect(page.getByText('Signed in as Mira Castellanos').first()).toBeVisible();
  await expect(panel).toBeHidden();

  // Longer than a token is valid: the session goes on.
  await openPanel.click();
  await changeDemo(page, '+30 days');
  await expect(status).toContainText('The clock is 30 days ahead');
  await expect(page.getByRole('button', { name: /Mira Castellanos/ })).toBeVisible();

  await status.getByRole('button', { name: 'Change' }).click();
  await panel.getByRole('combobox', { name: 'Part of the app' }).selectOption('account');
  await changeDemo(page, 'Turn on account.empty');
  await expect(status).toContainText('1 scenario is on: account.empty.');

  // The bar stays while the panel loads its texts.
  await page.reload();
  await status.getByRole('button', { name: 'Change' }).press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(status.getByRole('button', { name: 'Change' })).toBeFocused();

  const other = await context.newPage();
  await other.goto('/account/details');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await status.getByRole('button', { name: 'Change' }).click();
  await panel.getByRole('button', { name: 'Reset the demo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset the demo' }).click();
  await page.waitForURL('/');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(status).toHaveCount(0);
  // The other tab is not left on a page of the person who was signed out.
  await expect(other).not.toHaveURL('/account/details');
});
