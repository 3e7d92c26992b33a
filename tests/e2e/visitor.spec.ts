import type { Page } from '@playwright/test';
import { expect, test } from './app';

test('a visitor finds a pharmacy in Port Calder by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Place' })).toBeFocused();
  // What is typed earlier is kept, and asked about with the next key (firstPaint.spec.ts).
  await page.locator('html:not([data-drawn])').waitFor();
  await page.keyboard.type('port cal');
  await expect(page.getByRole('option', { name: /^Port Calder/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('pharmacy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/port-calder/pharmacy/page-1');
  await expect(page.getByRole('heading', { level: 1, name: 'Pharmacies near Port Calder' })).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(20);
  const link = page.getByRole('article').first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
});

test('the second page has an address, and back leads to the first', async ({ page }) => {
  await page.goto('/search/port-calder/pharmacy');
  await expect(page).toHaveURL('/search/port-calder/pharmacy/page-1');
  await page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: /Next/ }).click();
  await expect(page).toHaveURL('/search/port-calder/pharmacy/page-2');
  await expect(page.getByText(/page 2 of/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/search/port-calder/pharmacy/page-1');
  await expect(page.getByText(/page 1 of/)).toBeVisible();
});

test('a filtered address is shared and reloaded as it is @desktop', async ({ page }) => {
  await page.goto('/search/port-calder/page-1?verified=1&sort=name');
  await expect(page.getByRole('button', { name: 'Remove Verified only' })).toBeVisible();
  const first = await page.getByRole('article').first().textContent();
  await page.reload();
  await expect(page).toHaveURL('/search/port-calder/page-1?verified=1&sort=name');
  await expect(page.getByRole('article').first()).toHaveText(first ?? '');
});

test.describe('answers that are errors', () => {
  // Chromium reports every such answer on the console.
  test.use({ expectedProblems: [/status of (404|409|500)/] });

  test('one of two Newbridges is chosen by the visitor @desktop', async ({ page }) => {
    await page.goto('/search/newbridge/page-1');
    await expect(page.getByRole('heading', { level: 1, name: 'Newbridge: choose a place' })).toBeVisible();
    await page.getByRole('link', { name: /Harrow/ }).click();
    await expect(page).toHaveURL('/search/newbridge-harrow/page-1');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('a failed search is explained and recovers', async ({ page, fault }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Pharmacies/ })).toBeVisible();
    await fault({ path: 'api/directory/facilities', status: 500, times: 2 });
    await page.getByRole('combobox', { name: 'Place' }).fill('Saltmere');
    await page.getByRole('searchbox', { name: 'What do you need?' }).fill('dentist');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'What do you need?' })).toHaveValue('dentist');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dentists near Saltmere' })).toBeVisible();
  });
});

test('a Turkish visitor searches for "eczane"', async ({ page }) => {
  await page.goto('/');
  await page.locator('html:not([data-drawn])').waitFor();
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await page.getByRole('combobox', { name: 'Yer' }).fill('isikvar');
  await page.getByRole('searchbox', { name: 'Neye ihtiyacınız var?' }).fill('eczane');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Eczaneler: Işıkvar ve çevresi' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Eczaneler: Işıkvar ve çevresi' })).toBeVisible();
});

test.describe('my location', () => {
  const field = (page: Page) => page.getByRole('combobox', { name: 'Place' });

  async function ask(page: Page) {
    await page.goto('/');
    await page.locator('html:not([data-drawn])').waitFor();
    await page.getByRole('button', { name: 'Use my location' }).click();
  }

  test('is searched around, rounded, and never told more exactly', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 44.512_345_6, longitude: -31.204_112_3, accuracy: 20 });
    await ask(page);
    await expect(field(page)).toHaveValue('@44.512,-31.204');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search/@44.512,-31.204/page-1');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('that is not in Orvela is said to be elsewhere, and what was typed stays @desktop', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 52.52, longitude: 13.405 });
    await ask(page);
    await expect(page.getByText('You seem to be outside Orvela. Enter a place.')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('that is refused is explained @desktop', async ({ page, context }) => {
    await context.clearPermissions();
    await ask(page);
    await expect(page.getByText('Your browser did not share your location. Enter a place instead.')).toBeVisible();
  });
});
