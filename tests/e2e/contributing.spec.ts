import type { Page } from '@playwright/test';

import { tokenOf } from './accounts';
import type { Account } from './accounts';
import { expect, test } from './app';
import { keepDraft } from './drafts';
import { confirm, enter, heading, press, tick } from './keyboard';

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

test('a claim is mailed to an administrator, decided through its link, and its facility is managed @desktop', async ({
  page,
}) => {
  await claim(page);

  await become(page, 'ada');
  await page.goto('/outbox');
  await page
    .getByRole('list', { name: 'Sent emails' })
    .getByRole('link', { name: 'Claim to review: Dr. Çelik Family Practice' })
    .first()
    .click();
  await page.getByRole('article').getByRole('link', { name: 'Review request' }).click();
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

/** Opens the newest mail to an administrator, by keyboard. */
async function review(page: Page, subject: string): Promise<void> {
  await become(page, 'ada');
  await page.goto('/outbox');
  await press(page, 'link', subject, page.getByRole('list', { name: 'Sent emails' }));
  await press(page, 'link', 'Review request', page.getByRole('article'));
}

test.describe('a new facility', () => {
  test.use({ account: 'mira' });

  test('is rejected with a reason, corrected, resubmitted, published and found, by keyboard @desktop', async ({
    page,
  }) => {
    const name = 'Zephyr Nook Vaccinations';
    const why = 'The number at the door is another one. Please look again.';
    const needed = `New facility to review: ${name}`;

    await page.goto(await keepDraft(page, 'check'));
    await tick(page, 'checkbox', 'The details are correct to the best of my knowledge');
    await press(page, 'button', 'Submit');
    await expect(heading(page, `Submission received: ${name}`)).toBeVisible();

    await review(page, needed);
    await press(page, 'button', 'Reject instead');
    await expect(heading(page, `Reject the request for ${name}?`)).toBeFocused();
    await tick(page, 'radio', 'The details are incorrect');
    await enter(page, 'Message to Mira Castellanos', why);
    await press(page, 'button', 'Reject request');
    await confirm(page, 'Reject request');
    await expect(heading(page, `Rejected: ${name}`)).toBeFocused();

    await become(page, 'mira');
    await page.goto('/account/facility?tab=submitted');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) });
    await expect(card.getByText('Not published', { exact: true })).toBeVisible();
    await expect(card.getByRole('blockquote')).toHaveText(why);
    await press(page, 'button', 'Edit and resubmit', card);
    await expect(heading(page, 'Check your answers')).toBeVisible();
    await expect(page.getByText(why).first()).toBeVisible();
    await press(page, 'link', /^Change: Address/);
    await enter(page, 'Address line 1', '23 Lantern Row');
    await press(page, 'button', 'Continue');
    await expect(heading(page, 'Check your answers')).toBeVisible();
    await expect(page.getByText('23 Lantern Row')).toBeVisible();
    await tick(page, 'checkbox', 'The details are correct to the best of my knowledge');
    await press(page, 'button', 'Submit');
    await expect(heading(page, `Submission received: ${name}`)).toBeVisible();

    await review(page, needed);
    await expect(page.getByText('23 Lantern Row').first()).toBeVisible();
    await tick(page, 'checkbox', 'I have checked the evidence');
    const publish = 'Publish and mark as verified';
    await press(page, 'button', publish);
    await confirm(page, publish);
    await expect(heading(page, `Approved: ${name}`)).toBeFocused();

    await become(page, 'cleo');
    await page.goto('/search/port-calder/zephyr+nook/page-1');
    await press(page, 'link', name);
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByText('23 Lantern Row').first()).toBeVisible();
  });
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
