import type { Page } from '@playwright/test';

import { tokenOf } from './accounts';
import type { Account } from './accounts';
import { expect, test } from './app';

test.use({ account: 'owen' });

const edit = '/account/facility?edit=saltmarket-clinic';
const panel = (page: Page) => page.getByRole('dialog', { name: 'Edit Saltmarket Clinic' });

/** Messages that come and go at the edge of the page. */
const messages = (page: Page) => page.getByRole('region', { name: 'Status messages' });

/** Switches the browser, and so its local back end, to another account. */
async function become(page: Page, account: Account): Promise<void> {
  await page.evaluate((token) => localStorage.setItem('token', token), tokenOf(account));
}

/** Opens the newest mailed decision, by the link in the outbox. */
async function openDecision(page: Page, subject: string): Promise<void> {
  await page.goto('/outbox');
  await page.getByRole('list', { name: 'Sent emails' }).getByRole('link', { name: subject }).first().click();
  await page.getByRole('article').getByRole('link', { name: 'Review request' }).click();
}

async function save(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Review changes' }).click();
  await panel(page).getByRole('button', { name: 'Save changes' }).click();
}

test('an owner changes the hours, which page and search show immediately @desktop', async ({ page }) => {
  await page.goto('/account/facility');
  await page.getByRole('link', { name: 'Edit Saltmarket Clinic' }).click();
  await panel(page).getByRole('tab', { name: 'Hours' }).click();
  await panel(page).getByRole('radio', { name: 'It is open 24 hours a day' }).check();
  await save(page);
  await expect(messages(page).getByText('Changes to Saltmarket Clinic published')).toBeVisible();
  await expect(panel(page)).toBeHidden();

  await page.goto('/facility/saltmarket-clinic');
  await expect(page.getByText('Open 24 hours').first()).toBeVisible();
  await page.goto('/search/port-calder/saltmarket+clinic/page-1');
  const card = page.getByRole('listitem').filter({ hasText: 'Saltmarket Clinic' }).first();
  await expect(card.getByText('Open 24 hours')).toBeVisible();
});

test('a protected name is pending, approved through the mailed link, and then shown @desktop', async ({ page }) => {
  await page.goto(edit);
  await panel(page).getByRole('textbox', { name: 'Facility name' }).fill('Saltmarket Health Centre');
  await save(page);
  await expect(messages(page).getByText(/Some of them need to be reviewed first/)).toBeVisible();
  await page.getByText('Some changes are under review').first().click();
  await expect(page.getByText('Saltmarket Health Centre')).toBeVisible();
  await page.goto('/facility/saltmarket-clinic');
  await expect(page.getByRole('heading', { level: 1, name: 'Saltmarket Clinic' })).toBeVisible();

  await become(page, 'ada');
  await openDecision(page, 'Change to review: Saltmarket Clinic');
  await expect(page.getByText('Saltmarket Health Centre').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'I have checked the evidence' }).check();
  await page.getByRole('button', { name: /^Approve/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Approved/ })).toBeVisible();
  await page.goto('/facility/saltmarket-clinic');
  await expect(page.getByRole('heading', { level: 1, name: 'Saltmarket Health Centre' })).toBeVisible();
});

test.describe('two tabs', () => {
  // Editing an older revision gives a 409.
  test.use({ expectedProblems: [/Failed to load resource/] });

  test('are merged field by field, and nothing typed is lost @desktop', async ({ page, context }) => {
    const other = await context.newPage();
    const contact = `${edit}&section=contact`;
    await page.goto(contact);
    await panel(page)
      .getByRole('textbox', { name: /^Email/ })
      .fill('mine@saltmarket.example');
    await panel(page)
      .getByRole('textbox', { name: /^Booking/ })
      .fill('https://mine.example/book');
    // Kept on the device, where the other tab must not take it for its own.
    const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length;
    await expect.poll(() => page.evaluate(kept)).toBe(1);

    await other.goto(contact);
    await expect(panel(other).getByRole('textbox', { name: /^Booking/ })).not.toHaveValue('https://mine.example/book');
    await panel(other)
      .getByRole('textbox', { name: /^Email/ })
      .fill('theirs@saltmarket.example');
    await panel(other)
      .getByRole('textbox', { name: /^Website/ })
      .fill('https://theirs.example');
    await expect.poll(() => page.evaluate(kept)).toBe(2);
    await save(other);
    await expect(messages(other).getByText('Changes to Saltmarket Clinic published')).toBeVisible();
    // Saving in one tab does not remove what the other has typed.
    expect(await page.evaluate(kept)).toBe(1);

    await page.bringToFront();
    await save(page);
    await expect(panel(page).getByRole('heading', { name: 'Combine both sets of changes' })).toBeVisible();
    await panel(page).getByRole('radio', { name: 'Yours: mine@saltmarket.example' }).check();
    await expect(panel(page).getByRole('region', { name: 'Their change' })).toContainText('theirs.example');
    await panel(page).getByRole('button', { name: 'Use these' }).click();
    await panel(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(messages(page).getByText('Changes to Saltmarket Clinic published')).toBeVisible();

    await page.goto(contact);
    await expect(panel(page).getByRole('textbox', { name: /^Email/ })).toHaveValue('mine@saltmarket.example');
    await expect(panel(page).getByRole('textbox', { name: /^Website/ })).toHaveValue('https://theirs.example');
    await expect(panel(page).getByRole('textbox', { name: /^Booking/ })).toHaveValue('https://mine.example/book');
  });
});

test('input survives a reload, and leaving asks for confirmation @desktop', async ({ page }) => {
  await page.goto('/account/facility');
  await page.getByRole('link', { name: 'Edit Saltmarket Clinic' }).click();
  const name = panel(page).getByRole('textbox', { name: 'Facility name' });
  await name.fill('Saltmarket Surgery');
  await page.reload();
  await expect(name).toHaveValue('Saltmarket Surgery');
  // Typing goes on: by then the form also guards the way back, which React sets up after the fields are shown.
  await name.press('End');
  await page.keyboard.type(' East');
  await expect(name).toHaveValue('Saltmarket Surgery East');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(name).toHaveValue('Saltmarket Surgery East');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(panel(page)).toBeHidden();
});
