import type { Page } from '@playwright/test';

import { expect, test } from './app';

const search = 'api/directory/facilities';

/** Enters a search on the home page that is going to fail. */
async function enterSearch(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Place' }).fill('Saltmere');
  await page.getByRole('combobox', { name: 'What do you need?' }).fill('dentist');
  await page
    .getByRole('search', { name: 'Search facilities', exact: true })
    .getByRole('button', { name: 'Search', exact: true })
    .click();
}

/** The screen explains that the results failed and why, and still has the typed input. */
async function expectFailure(page: Page, why: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Could not load the results' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(why);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue(/^saltmere$/i);
  await expect(page.getByRole('combobox', { name: 'What do you need?' })).toHaveValue('dentist');
}

async function expectResults(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Dentists near Saltmere' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test.describe('a scenario in the address', () => {
  test.use({ account: 'ada', expectedProblems: [/status of 500/] });

  test('shows the mailbox failing and empty, until it is ended @desktop', async ({ page }) => {
    await page.goto('/apps/mailbox/inbox/1?scenario=mailbox.status500');
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await page.goto('/apps/mailbox/inbox/1?scenario=mailbox.empty');
    await expect(page.getByText('No emails here')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No emails here')).toBeVisible();
    await page.goto('/apps/mailbox/inbox/1?scenario=none');
    await expect(page.getByRole('list', { name: 'Emails' }).getByRole('listitem').first()).toBeVisible();
  });
});

test.describe('a search', { tag: '@desktop' }, () => {
  test.use({ expectedProblems: [/status of 50[03]|net::ERR_(FAILED|INTERNET_DISCONNECTED)/] });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Pharmacies/ })).toBeVisible();
  });

  // Twice, because the app retries once after a fault that may be temporary.
  const faults = [
    { what: 'is refused with 500', fault: { status: 500, times: 2 }, why: 'Try again later.' },
    { what: 'is refused with 503', fault: { status: 503, times: 2 }, why: 'Try again later.' },
    { what: 'is cut off', fault: { status: 0, times: 2 }, why: 'The connection was interrupted.' },
    { what: 'answers nonsense', fault: { malformed: true, times: 1 }, why: 'We could not read the response.' },
  ];
  for (const { what, fault: input, why } of faults) {
    test(`that ${what} is explained, keeps what was typed and recovers`, async ({ page, fault }) => {
      await fault({ path: search, ...input });
      await enterSearch(page);
      await expectFailure(page, why);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectResults(page);
    });
  }

  test('that fails once is retried silently', async ({ page, fault }) => {
    await fault({ path: search, status: 500, times: 1 });
    await enterSearch(page);
    await expectResults(page);
  });

  test('that fails shows a reference for support', async ({ page, fault }) => {
    await fault({ path: search, status: 500, times: 2 });
    await enterSearch(page);
    await page.getByText('Details for support').click();
    await expect(page.getByText('internal', { exact: true })).toBeVisible();
    await expect(page.getByText(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)).toBeVisible();
  });

  test('for a second page fails without losing the first', async ({ page, fault }) => {
    await page.goto('/search/port-calder/pharmacy/page-1');
    await expect(page.getByRole('article')).toHaveCount(20);
    await fault({ path: search, status: 500, times: 2 });
    await page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: /Next/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Could not load the results' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/page 1 of/)).toBeVisible();
    await page.goForward();
    await expect(page.getByText(/page 2 of/)).toBeVisible();
  });

  test('that takes too long times out after 15 seconds, and recovers', async ({ page, fault }) => {
    // Tests cannot fast-forward the browser's own timeout, so this shortens it and records the requested one.
    await page.evaluate(() => {
      const wanted: number[] = [];
      const limit = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) => {
        wanted.push(milliseconds);
        return limit(Math.min(milliseconds, 400));
      };
      Object.assign(globalThis, { wanted, unhurried: () => (AbortSignal.timeout = limit) });
    });
    await fault({ path: search, delay: 60_000, times: 1 });
    await enterSearch(page);
    await expectFailure(page, 'The service did not respond in time.');
    expect(new Set(await page.evaluate(() => Reflect.get(globalThis, 'wanted')))).toEqual(new Set([15_000]));
    await page.evaluate(() => Reflect.get(globalThis, 'unhurried')());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectResults(page);
  });

  test('while offline says so, keeps the input, and continues when online again', async ({ page, context }) => {
    await page.goto('/search/port-calder/page-1');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByText('Edit search').click();
    await context.setOffline(true);
    await enterSearch(page);
    await expectFailure(page, 'Check your internet connection, then try again.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectFailure(page, 'Check your internet connection, then try again.');
    await context.setOffline(false);
    await expectResults(page);
  });

  test('while offline from the first page on is explained too', async ({ page, context }) => {
    await context.setOffline(true);
    await enterSearch(page);
    await expect(page.getByRole('alert')).toContainText('Check your internet connection, then try again.');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveURL('/search/saltmere/dentist/page-1');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectResults(page);
  });
});

test.describe('other failed requests', { tag: '@desktop' }, () => {
  test.use({ expectedProblems: [/status of 500/] });

  test('leave the home page usable', async ({ page, fault }) => {
    await page.goto('/about-us');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fault({ path: 'api/directory/categories', status: 500, times: 2 });
    await fault({ path: 'api/directory/locations', status: 500, times: 1 });
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('Could not load the service types');
    await page.getByRole('combobox', { name: 'Place' }).pressSequentially('Saltmere');
    await expect(page.getByRole('status').filter({ hasText: 'Suggestions are not available' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: /Pharmacies/ })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue('Saltmere');
  });

  test('let a facility be retried', async ({ page, fault }) => {
    await page.goto('/about-us');
    await fault({ path: 'api/directory/facility', status: 500, times: 2 });
    await page.goto('/facility/saltmarket-clinic');
    await expect(page.getByRole('heading', { level: 1, name: 'Could not load this facility' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Saltmarket Clinic' })).toBeVisible();
  });
});

test.describe('a back end that cannot start', { tag: '@desktop' }, () => {
  /** Runs before the app, until the visitor has "allowed" the missing feature. */
  const untilAllowed = (page: Page, forbid: string) =>
    page.addInitScript(`if (!document.cookie.includes('allowed=yes')) { ${forbid} }`);

  async function expectFailureThatReloadMends(page: Page, reason: RegExp): Promise<void> {
    await page.goto('/search/saltmere/dentist/page-1');
    await expect(page.getByRole('heading', { level: 1, name: 'The demo back end could not start' })).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page).toHaveTitle('The demo could not start | Orvela Facilities');
    await page.evaluate('void (document.cookie = "allowed=yes")');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expectResults(page);
  }

  test('without service workers says so', async ({ page }) => {
    await untilAllowed(page, 'delete Navigator.prototype.serviceWorker;');
    await expectFailureThatReloadMends(page, /Service workers are not available/);
  });

  test('because the browser rejects the worker says so', async ({ page }) => {
    await untilAllowed(
      page,
      'ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("Denied", "SecurityError"));',
    );
    await expectFailureThatReloadMends(page, /blocked the service worker/);
  });

  test('because storage is blocked says so', async ({ page }) => {
    await untilAllowed(
      page,
      `for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(globalThis, name, { get() { throw new DOMException('Denied', 'SecurityError'); } });
      }`,
    );
    await expectFailureThatReloadMends(page, /or the storage that the demo needs/);
  });

  test('uses the selected language', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'tr'));
    await untilAllowed(page, 'delete Navigator.prototype.serviceWorker;');
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Yeniden yükle' })).toBeVisible();
  });
});

test.describe('when the browser blocks workers', { tag: '@desktop' }, () => {
  test.use({ serviceWorkers: 'block' });

  test('the page says why nothing can be shown', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'The demo back end could not start' })).toBeVisible();
    await expect(page.getByText(/blocked the service worker/)).toBeVisible();
  });
});

test('the directory still works without a database', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto('/search/saltmere/dentist/page-1');
  await expectResults(page);
  const link = page.getByRole('article').first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
