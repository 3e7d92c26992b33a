import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

import { expect, test } from './app';
import { findingsOn } from './axe';

test.use({ account: 'mira' });

const wallet = (page: Page) => page.getByRole('table', { name: 'What you hold' });

test(
  'a trade is typed, refused, corrected and settled, and another tab and a reload have it',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await page.goto('/dashboards/crypto');
    await expect(wallet(page).getByRole('row', { name: /^Bitcoin 0\.48215\sBTC/ })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/dashboards/crypto?coin=eth');
    await expect(wallet(other).getByRole('row', { name: /^Bitcoin 0\.48215\sBTC/ })).toBeVisible();

    const amount = page.getByRole('spinbutton', { name: 'Amount' });
    await amount.focus();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^This costs \$[\d,.]+, and you have \$12,500\.00$/)).toBeVisible();
    await expect(amount).toBeFocused();
    await expect(amount).toHaveValue('3');

    await amount.fill('0.05');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: /^Buy 0\.05 BTC for \$/ });
    await expect(question.getByRole('button', { name: 'Buy' })).toBeFocused();
    expect(await findingsOn(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Bought 0\.05 BTC for \$/).first()).toBeVisible();
    const row = /^Bitcoin 0\.53215\sBTC/;
    await expect(wallet(page).getByRole('row', { name: row })).toBeVisible();
    await expect(wallet(other).getByRole('row', { name: row })).toBeVisible();

    await page.reload();
    await expect(wallet(page).getByRole('row', { name: row })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Last trades' }).getByRole('listitem')).toHaveCount(1);
  },
);

test('prices move by themselves until they are paused, and the choice outlives a reload @desktop', async ({ page }) => {
  await page.goto('/dashboards/crypto');
  const price = page.getByRole('heading', { level: 2, name: /^Bitcoin/ }).locator('..');
  await expect(price).toContainText('$');
  const first = await price.innerText();
  await expect(price).not.toHaveText(first, { useInnerText: true });
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.reload();
  await expect(page.getByText('Prices paused')).toBeVisible();
  await expect(price).toContainText('$');
  const still = await price.innerText();
  // Longer than a tick: nothing may be waited for that does not happen.
  await page.waitForTimeout(2500);
  expect(await price.innerText()).toBe(still);
});

test('transactions are searched, sorted and exported by the keyboard @desktop', async ({ page }) => {
  await page.goto('/dashboards/finance');
  const rows = page
    .getByRole('table', { name: 'Transactions of the last 12 months' })
    .locator('tbody')
    .getByRole('row');
  await expect(rows).toHaveCount(10);
  await page.getByRole('searchbox', { name: 'Search by name or ID' }).focus();
  const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
  await page.keyboard.type('kestrel');
  await expect(page).toHaveURL(/search=kestrel/);
  await expect(page.getByRole('button', { name: 'Export 24 as CSV' })).toBeVisible();
  // The page stays where it is.
  expect(await page.evaluate(() => document.activeElement?.getBoundingClientRect().top)).toBe(top);
  const sort = page.getByRole('button', { name: /^Amount/ });
  await sort.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=amount&order=asc/);
  await expect(sort).toBeFocused();
  expect(await findingsOn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Export 24 as CSV' }).focus();
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^finance-transactions-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(24);
  const amounts = lines.map((line) => Number(line.split(',').at(-1)));
  expect(amounts).toEqual(amounts.toSorted((one, next) => one - next));

  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search by name or ID' })).toHaveValue('kestrel');
  await expect(rows).toHaveCount(10);
  await page.getByRole('link', { name: 'Page 3', exact: true }).click();
  await expect(rows).toHaveCount(4);
  await page.goBack();
  await expect(rows).toHaveCount(10);
});

test('a statement leads to its transactions @mobile', async ({ page }) => {
  await page.goto('/dashboards/finance');
  await page.getByRole('link', { name: /^Show its transactions.*Current statement$/ }).click();
  await expect(page).toHaveURL(/statement=current#transactions$/);
  const search = page.getByRole('searchbox', { name: 'Search by name or ID' });
  await expect(search).toBeInViewport();
  await expect(page.getByRole('radio', { name: 'Current statement' })).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await findingsOn(page)).toEqual([]);
});

test('on paper there is no form, and nothing to press @desktop', async ({ page }) => {
  const controls = () => page.locator('main').locator('button, input, nav a').filter({ visible: true });
  await page.goto('/dashboards/crypto');
  await expect(page.getByRole('region', { name: 'Trade', exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Trade', exact: true })).toBeHidden();
  await expect(wallet(page)).toBeVisible();
  await expect(controls()).toHaveCount(0);

  await page.goto('/dashboards/finance');
  await expect(page.getByText('Page 1 of 37')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Show its transactions/ }).first()).toBeHidden();
});
