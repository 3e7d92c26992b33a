import type { Page, Route } from '@playwright/test';
import { expect, test } from './app';

// Deliberately blocked requests are reported on the console, as is each key shown untranslated.
test.use({ expectedProblems: [/Failed to load resource|net::ERR_FAILED|status of 503/] });

const failed = 'Unable to load translation and all the fallback languages';
const unavailable = (route: Route) => route.fulfill({ status: 503, body: '' });

/** Files of one language: code chunks, and separate catalogues. */
const code = (language: string) => new RegExp(`/assets/([\\w]+\\.)?${language}-[\\w-]{8}\\.js`);
const files = (language: string) => new RegExp(`/i18n/${language}/`);

async function ready(page: Page): Promise<void> {
  await expect(page.locator('html[data-backend="ready"]')).toBeAttached();
}

const inTurkish = (page: Page) => page.addInitScript(() => localStorage.setItem('language', 'tr'));

test('a catalogue that fails as code is requested as a file, and retried once @desktop', async ({ page }) => {
  const asked: string[] = [];
  await inTurkish(page);
  await page.route(code('tr'), (route) => route.abort());
  await page.route(files('tr'), (route) => {
    asked.push(new URL(route.request().url()).pathname + new URL(route.request().url()).search);
    return route.request().url().endsWith('again=1') ? unavailable(route) : route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yakınınızdaki sağlık ve bakım hizmetini bulun');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  expect(asked).toContain('/i18n/tr/app.json?again=1');
  expect(asked).toContain('/i18n/tr/app.json?again=2');
});

test('a language that fails to load falls back to English @desktop', async ({ page }) => {
  await inTurkish(page);
  await page.route(code('tr'), (route) => route.abort());
  await page.route(files('tr'), unavailable);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find health and care near you');
  await expect(page.getByText(failed)).toHaveCount(0);
});

test('English that fails to load falls back to Turkish if available @desktop', async ({ page }) => {
  await page.route(code('en'), (route) => route.abort());
  await page.route(files('en'), unavailable);
  await page.goto('/terms-and-conditions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kullanım koşulları');
});

test('texts that fail in every language: the page says so, keeps the input, and loads them on retry @desktop', async ({
  page,
}) => {
  await page.goto('/');
  await ready(page);
  const term = page.getByRole('searchbox');
  await term.fill('night pharmacy');
  let blocked = true;
  await page.route(/\/assets\/([\w]+\.)?(en|tr)-[\w-]{8}\.js/, (route) => (blocked ? route.abort() : route.continue()));
  await page.route(/\/i18n\//, (route) => (blocked ? unavailable(route) : route.continue()));
  await page.getByRole('link', { name: 'Terms and conditions' }).click();

  const dialog = page.getByRole('dialog', { name: failed });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeFocused();
  await expect(term).toHaveValue('night pharmacy');

  await test.step('a failed retry keeps the page', async () => {
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Go on without them' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Go on without them' })).toBeEnabled();
    await expect(dialog.getByRole('alert')).toContainText('What you have entered is kept.');
    await expect(term).toHaveValue('night pharmacy');
  });

  await test.step('a successful retry continues', async () => {
    blocked = false;
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and conditions');
  });
});

test('the same at start-up: the error page works alone, and the application starts after the retry @desktop', async ({
  page,
}) => {
  let blocked = true;
  await page.route(/\/assets\/([\w]+\.)?(en|tr)-[\w-]{8}\.js/, (route) => (blocked ? route.abort() : route.continue()));
  await page.route(/\/i18n\//, (route) => (blocked ? unavailable(route) : route.continue()));
  // The texts of the first screens load with the code.
  await page.goto('/terms-and-conditions');
  const dialog = page.getByRole('dialog', { name: failed });
  await expect(dialog).toBeVisible();
  blocked = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and conditions');
});

test('continuing without texts shows keys, with a warning for each on the console @desktop', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route(/\/assets\/([\w]+\.)?(en|tr)-[\w-]{8}\.js/, (route) => route.abort());
  await page.route(/\/i18n\//, unavailable);
  await page.goto('/terms-and-conditions');
  const dialog = page.getByRole('dialog', { name: failed });
  await dialog.getByRole('button', { name: 'Go on without them' }).click();
  await ready(page);
  await expect(dialog).toHaveCount(0);
  expect(warnings.some((text) => text.startsWith('Missing translation key "static-pages:'))).toBe(true);
});
