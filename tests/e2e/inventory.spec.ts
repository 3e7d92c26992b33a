import { readFileSync } from 'node:fs';

import { expect, test } from './app';

test.use({ account: 'ada' });

const address = '/apps/ecommerce/inventory';

test('finds low stock, and edits ten cells by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${address}?size=25`);
  await expect(page.getByRole('link', { name: 'Aviator Chronograph' })).toBeVisible();
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: 'Stock' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Low' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/stock=low/);
  await expect(page.getByText('8 products', { exact: true })).toBeVisible();
  // The badge of the navigation counts the same.
  await expect(page.getByRole('link', { name: /^Inventory/ })).toContainText('8');

  const stock = page.getByRole('button', { name: /^Edit Stock of/ });
  await stock.first().focus();
  // From cell to cell: Enter edits and saves, the arrow goes on.
  for (let at = 0; at < 8; at += 1) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: /^Stock of/ })).toBeFocused();
    await page.keyboard.type(String(40 + at));
    await page.keyboard.press('Enter');
    await expect(stock.nth(at)).toBeFocused();
    await expect(stock.nth(at)).toContainText(String(40 + at));
    await page.keyboard.press('ArrowDown');
  }
  // Tab saves and goes on to the next cell, Escape gives it up.
  const price = page.getByRole('button', { name: /^Edit Price of/ });
  await price.first().focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('1500');
  await page.keyboard.press('Tab');
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await expect(price.first()).toContainText('€1,500.00');
  await expect(stock.first()).toContainText('50');
  await page.keyboard.press('F2');
  await page.keyboard.type('1');
  await page.keyboard.press('Escape');
  await expect(stock.first()).toContainText('50');

  await page.reload();
  await expect(page.getByText('No products match these filters')).toBeVisible();
});

test('raises prices by percent with a preview, and takes them back', async ({ page }) => {
  await page.goto(`${address}?brands=brn_solvik`);
  await expect(page.getByText('3 products', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog', { name: 'Change prices' });
  const percent = dialog.getByRole('spinbutton', { name: 'Change in percent' });
  await percent.fill('10');
  await dialog.getByRole('combobox', { name: 'Rounding' }).selectOption({ label: 'To end in .99' });
  await expect(dialog.getByText('The prices of 3 products change.')).toBeVisible();
  await expect(dialog.getByRole('cell', { name: '€1,110.99' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Change 3 prices' }).click();
  await expect(page.getByText('€1,110.99')).toBeVisible();
  await expect(page.getByText('Prices of 3 products changed').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('€1,010.40')).toBeVisible();
  await page.reload();
  await expect(page.getByText('€1,010.40')).toBeVisible();
});

test('exports what is filtered, and imports it again with changes', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${address}?search=tarn`);
  await expect(page.getByText('2 products', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'More' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export these products' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('TRN4001');

  const wrong = 'ABC0001,Wrong,,,,123,many,,,,,,,yes,,';
  const fresh = 'ABC0002,Skiff,Mens,Tarn,,,12,,100,200,8,216,90,yes,watch|new,';
  const changed = [...lines.map((line) => line.replace('Tarn One', 'Tarn Uno')), wrong, fresh].join('\r\n');
  await page.getByRole('main').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Import products' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import products' });
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(changed),
  });
  await expect(dialog.getByText('2 products to import. 1 wrong line.')).toBeVisible();
  await expect(dialog.getByRole('cell', { name: 'Not a number with at most two decimals' })).toBeVisible();
  await expect(dialog.getByRole('cell', { name: 'A barcode has 13 digits' })).toBeVisible();
  const start = dialog.getByRole('button', { name: 'Import 2 products' });
  await expect(start).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Leave out the wrong line' }).check();
  await start.click();
  await expect(dialog.getByText('Import complete')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: 'Tarn Uno' })).toBeVisible();
  await page.goto(`${address}?search=skiff`);
  await page.getByRole('link', { name: 'Skiff' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Skiff' })).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Price', exact: true })).toHaveValue('216');
});

test('imports ten thousand rows as a whole, or nothing when it is stopped', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  await page.goto(address);
  await expect(page.getByText('23 products', { exact: true })).toBeVisible();
  const rows = Array.from({ length: 10_000 }, (_, n) => `BIG-${n},Bulk ${n},${n % 60},${100 + (n % 500)}`);
  const open = async () => {
    await page.getByRole('main').getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Import products' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import products' });
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'big.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['SKU,Name,Stock,Price', ...rows].join('\n')),
    });
    await dialog.getByRole('button', { name: 'Import 10,000 products' }).click({ timeout: 30_000 });
    return dialog;
  };
  const stopped = await open();
  await stopped.getByRole('button', { name: 'Cancel' }).click();
  await expect(stopped.getByText('Import stopped. Nothing was stored.')).toBeVisible();
  await stopped.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(page.getByText('23 products', { exact: true })).toBeVisible();

  const dialog = await open();
  await expect(dialog.getByText('Import complete')).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10,023 products', { exact: true })).toBeVisible();
});

test('keeps an unsaved product through a reload, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${address}/prd_0004`);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Cove Two');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  // The draft is stored a moment after the last key.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('inventory:prd_0004'))))
    .toBe(true);
  await page.reload();
  await expect(name).toHaveValue('Cove Two');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Cove Two saved').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('link', { name: 'Cove Two' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('is found by the global search', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(address);
  await expect(page.getByText('23 products', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('poyraz');
  await page.getByRole('option', { name: /Poyraz Kronograf/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Poyraz Kronograf' })).toBeVisible();
});
