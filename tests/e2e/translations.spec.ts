import type { Page, Route } from '@playwright/test';
import { expect, test } from './app';

// Deliberately blocked requests are reported on the console, as is each key shown untranslated.
test.use({ expectedProblems: [/Failed to load resource|net::ERR_FAILED|status of 503|Cache\.add\(\) failed/] });

const failed = 'Unable to load translation and all the fallback languages';
const unavailable = (route: Route) => route.fulfill({ status: 503, body: '' });

const anyText = /\/i18n\//;
/** The files of one language. */
const textsIn = (language: string) => new RegExp(`/i18n/${language}[./]`);

async function ready(page: Page): Promise<void> {
  await expect(page.locator('html[data-backend="ready"]')).toBeAttached();
}

const inTurkish = (page: Page) => page.addInitScript(() => localStorage.setItem('language', 'tr'));

/** The requests for texts from now on, by path. */
function watchTexts(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (anyText.test(pathname)) requested.push(pathname);
  });
  return requested;
}

test.describe('the files of texts', () => {
  const cases = [
    { language: 'tr', pathname: '/', files: ['/i18n/tr.json'] },
    { language: 'en', pathname: '/', files: ['/i18n/en.json'] },
    { language: 'tr', pathname: '/about-us', files: ['/i18n/tr.json', '/i18n/tr/directory.json'] },
    { language: 'en', pathname: '/about-us', files: ['/i18n/en.json'] },
    { language: 'en', pathname: '/facility/harbour-pharmacy', files: ['/i18n/en.json', '/i18n/en/directory.json'] },
    { language: 'tr', pathname: '/sign-in', files: ['/i18n/tr.json', '/i18n/tr/session.json'] },
  ];
  for (const { language, pathname, files } of cases) {
    test(`are requested once, for the area of ${pathname} in ${language} @desktop`, async ({ page }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      // Visitors who save data are spared the texts of pages for offline use, however slow the machine is.
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      if (language === 'tr') await inTurkish(page);
      const requested = watchTexts(page);
      await page.goto(pathname);
      await ready(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Chromium reports a preloaded file that nothing has used after some seconds.
      await page.waitForTimeout(4000);
      expect(requested.toSorted()).toEqual(files);
      expect(warnings).toEqual([]);
    });
  }
});

test('a prerendered page carries its texts, and works before any are loaded @desktop', async ({ page }) => {
  await page.route(anyText, () => {
    // Never answered.
  });
  await page.goto('/');
  await expect(page.locator('html[data-prerendered]')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'What do you need?' }).fill('night pharmacy');
  await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible();
  await page.goto('/about-us');
  await expect(page.locator('html[data-prerendered]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
});

test('a file that fails is requested up to two more times @desktop', async ({ page }) => {
  await inTurkish(page);
  const requested = watchTexts(page);
  let failures = 2;
  await page.route(textsIn('tr'), (route) => {
    failures -= 1;
    return failures >= 0 ? unavailable(route) : route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yakınınızdaki sağlık ve bakım hizmetini bulun');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  // The application uses the first response even if it failed, so the preload is one of the three.
  expect(requested).toEqual(['/i18n/tr.json', '/i18n/tr.json', '/i18n/tr.json']);
});

test('a language that cannot be loaded is replaced by English @desktop', async ({ page }) => {
  await inTurkish(page);
  await page.route(textsIn('tr'), unavailable);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find health and care near you');
  await expect(page.getByText(failed)).toHaveCount(0);
});

test('English that cannot be loaded is replaced by Turkish where that is there @desktop', async ({ page }) => {
  await page.route(textsIn('en'), unavailable);
  await page.goto('/sign-in');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oturum aç');
});

test('texts that cannot be loaded in any language: the page says so, keeps what was typed, and loads them on demand @desktop', async ({
  page,
}) => {
  await page.goto('/');
  await ready(page);
  const term = page.getByRole('combobox', { name: 'What do you need?' });
  await term.fill('night pharmacy');
  let blocked = true;
  await page.route(anyText, (route) => (blocked ? unavailable(route) : route.continue()));
  await page.getByRole('link', { name: 'Terms and conditions' }).click();

  const dialog = page.getByRole('dialog', { name: failed });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeFocused();
  await expect(term).toHaveValue('night pharmacy');

  await test.step('a failed retry keeps the page', async () => {
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Continue anyway' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Continue anyway' })).toBeEnabled();
    await expect(dialog.getByRole('alert')).toContainText('What you have entered is kept.');
    await expect(term).toHaveValue('night pharmacy');
  });

  await test.step('a retry that works leads on', async () => {
    blocked = false;
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and conditions');
  });
});

test('the same before anything has loaded: the dialog appears alone, and the application after the retry @desktop', async ({
  page,
}) => {
  await inTurkish(page);
  let blocked = true;
  await page.route(anyText, (route) => (blocked ? unavailable(route) : route.continue()));
  await page.goto('/sign-in');
  const dialog = page.getByRole('dialog', { name: 'Çeviri ve yedek dillerin hiçbiri yüklenemedi' });
  await expect(dialog).toBeVisible();
  blocked = false;
  await dialog.getByRole('button', { name: 'Yeniden dene' }).click();
  await ready(page);
  // The area was still being tried in English when the requests were allowed again.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Oturum aç|Sign in)$/);
});

test('going on without the texts shows keys, and a warning for each on the console @desktop', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route(anyText, unavailable);
  await page.goto('/sign-in');
  const dialog = page.getByRole('dialog', { name: failed });
  await dialog.getByRole('button', { name: 'Continue anyway' }).click();
  await ready(page);
  await expect(dialog).toHaveCount(0);
  expect(warnings.some((text) => text.startsWith('Missing translation key "session:'))).toBe(true);
});
