import type { Page } from '@playwright/test';

import { expect, test } from './app';

// Chromium reports failed requests on the console.
test.use({
  expectedProblems: [/net::ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch dynamically imported module/],
});

const banner = (page: Page) => page.getByRole('complementary', { name: 'You are offline.' });
const saved = /^You are offline\. Showing information saved at \d{2}:\d{2}\.$/;

/** Files that the page has loaded and that are not cached yet. */
const uncachedFiles = (page: Page) =>
  page.evaluate(async () => {
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith('/assets/'));
    const cached = await Promise.all(files.map(({ name }) => caches.match(name, { ignoreVary: true })));
    return files.filter((_file, at) => cached[at] === undefined).map(({ name }) => name);
  });

/** Waits until everything the page has loaded is cached: leaving it earlier would end that. */
async function waitUntilCached(page: Page): Promise<void> {
  await expect(page.locator('html[data-offline="ready"]')).toBeAttached();
  await expect.poll(() => uncachedFiles(page)).toEqual([]);
}

test('visited pages stay readable offline, and a form waits', { tag: '@desktop' }, async ({ page, context }) => {
  await page.goto('/search/port-calder/pharmacy/page-1');
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.goto('/facility/harbour-pharmacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Pharmacy' })).toBeVisible();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await waitUntilCached(page);
  await page.goto('/facility/harbour-pharmacy/map?from=port-calder&mode=drive');
  await expect(page.getByText('2.8 km · about 4 minutes by car')).toBeVisible();
  await waitUntilCached(page);

  await context.setOffline(true);
  await expect(banner(page).getByRole('status')).toHaveText(saved);
  await page.reload();
  await expect(page.getByText('2.8 km · about 4 minutes by car')).toBeVisible();
  await expect(banner(page).getByRole('status')).toHaveText(saved);
  // Not requested before: the route is computed on this device. The URL changes first, and the selection with it.
  await page.getByRole('radio', { name: 'Cycle' }).click();
  await expect(page.getByRole('radio', { name: 'Cycle' })).toBeChecked();
  await expect(page.getByText(/ by bicycle$/)).toBeVisible();

  await page.goto('/facility/harbour-pharmacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Pharmacy' })).toBeVisible();
  await expect(banner(page).getByRole('status')).toHaveText(saved);
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByRole('radio', { name: 'It has moved' }).check();
  const note = page.getByRole('textbox', { name: 'Describe the problem' });
  await note.fill('The door is round the corner now.');
  const send = page.getByRole('button', { name: 'Send report' });
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription(/^You are offline\. What you entered stays here/);
  await send.press('Enter');
  await expect(send).toBeFocused();
  await context.setOffline(false);
  await expect(banner(page)).toHaveCount(0);
  await expect(note).toHaveValue('The door is round the corner now.');
  await expect(send).toBeFocused();
  await send.press('Enter');
  await expect(page.getByText(/^We have received your report about Harbour Pharmacy/)).toBeVisible();
});

test('an unvisited page says that it is unavailable offline, and offers saved pages @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/search/port-calder/pharmacy/page-1');
  await expect(page.getByRole('article')).toHaveCount(20);
  await waitUntilCached(page);
  await page.goto('/facility/harbour-pharmacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Pharmacy' })).toBeVisible();
  await waitUntilCached(page);
  await context.setOffline(true);
  await page.goto('/facility/saltmarket-clinic');
  await expect(banner(page).getByRole('status')).toHaveText('You are offline. This page was not saved on this device.');
  await banner(page)
    .getByRole('button', { name: /^\d saved pages$/ })
    .click();
  await banner(page)
    .getByRole('link', { name: /^Pharmacies near Port Calder/ })
    .click();
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(banner(page).getByRole('status')).toHaveText(saved);
  await page.goBack();
  await expect(banner(page).getByRole('status')).toContainText('was not saved');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Saltmarket Clinic' })).toBeVisible();
});
