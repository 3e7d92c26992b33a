import type { Page } from '@playwright/test';

import { tokenOf } from './accounts';
import type { Account } from './accounts';
import { expect, test } from './app';
import { heading } from './keyboard';

test.use({ account: 'cleo' });

const facility = '/facility/dr-celik-family-practice';

/** Switches the browser, and so its local back end, to another account. */
async function become(page: Page, account: Account): Promise<void> {
  await page.evaluate((token) => localStorage.setItem('token', token), tokenOf(account));
}

async function claim(page: Page): Promise<void> {
  await page.goto(facility);
  await page.getByRole('link', { name: 'Claim this facility' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('radio', { name: 'Owner', exact: true }).check();
  await panel
    .getByRole('textbox', { name: /^What is your connection/ })
    .fill('I have run this practice for eleven years.');
  await panel.getByRole('textbox', { name: 'Work email address' }).fill('cleo@practice.example');
  await panel.getByRole('button', { name: 'Continue' }).click();
  await panel.getByRole('radio', { name: /^Documents/ }).check();
  await panel.locator('input[type=file]').setInputFiles({
    name: 'licence.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 licence'),
  });
  await expect(panel.getByText(/Uploaded/)).toBeVisible();
  await panel.getByRole('checkbox', { name: 'I confirm that I am authorised to manage this facility' }).check();
  await panel.getByRole('button', { name: 'Submit claim' }).click();
  await expect(panel.getByText('Waiting for a decision', { exact: true })).toBeVisible();
}

/** Follows the link of the mail about the claim. */
async function followMail(page: Page): Promise<void> {
  await page.goto('/outbox');
  await page
    .getByRole('list', { name: 'Sent emails' })
    .getByRole('link', { name: 'Claim to review: Dr. Çelik Family Practice' })
    .first()
    .click();
  await page.getByRole('article').getByRole('link', { name: 'Review request' }).click();
}

test('a claim is mailed to an administrator, decided through its link, and its facility is managed @desktop', async ({
  page,
}) => {
  await claim(page);

  // The link alone grants nothing.
  await followMail(page);
  await expect(heading(page, 'This page is for administrators')).toBeFocused();

  await become(page, 'ada');
  await followMail(page);
  await expect(heading(page, 'Approve the claim for Dr. Çelik Family Practice?')).toBeVisible();
  // The token must not be visible, bookmarked or shared.
  await expect(page).not.toHaveURL(/token=/);
  await page.getByRole('checkbox', { name: 'I have checked the evidence' }).check();
  const verb = 'Approve and make Cleo Marchetti the manager';
  await page.getByRole('button', { name: verb }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: verb }).click();
  await expect(heading(page, 'Approved: Dr. Çelik Family Practice')).toBeVisible();

  await become(page, 'cleo');
  await page.goto('/account/facility');
  await expect(page.getByRole('tab', { name: 'Managed (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'More for Dr. Çelik Family Practice' }).click();
  await page.getByRole('menuitem', { name: 'Close for today' }).click();
  await expect(page.getByText('Dr. Çelik Family Practice is closed today').last()).toBeVisible();
  await page.goto(facility);
  await expect(page.getByText('Managed by the facility')).toBeVisible();
});

test.describe('invalid links', () => {
  test.use({ account: 'ada', expectedProblems: [/Failed to load resource/] });

  test('are explained on their own pages, and offer a new one @desktop', async ({ page }) => {
    await page.goto(`/admin/facilities/dr-celik-family-practice/approve-verify?token=${'x'.repeat(43)}`);
    await expect(heading(page, 'This decision link does not work')).toBeVisible();
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByText('There is no open request.')).toBeVisible();
  });
});
