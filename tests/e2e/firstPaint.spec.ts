import { expect, test } from './app';

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page shows its heading, the search and the ways on', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/Find health and care facilities/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find health and care near you');
    await expect(page.getByRole('combobox', { name: 'Place' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  });
});

test('what is typed before the code is there is kept, and searched for', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/core-*.js', async (route) => {
    await held;
    await route.continue();
  });
  // Scripts hold up "load", so the page is only waited for until it is there.
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Place' }).fill('Port Calder');
  await page.getByRole('searchbox').fill('pharmacy');
  release();
  await expect(page.locator('html[data-backend="ready"]')).toBeAttached();
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue('Port Calder');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/search\/.*pharmacy\/page-1/);
});

test('a page in Turkish never shows the English one first', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'tr');
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as PerformanceEntry & { element?: Element };
        seen.push(element?.textContent ?? '');
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yakınınızdaki sağlık ve bakım hizmetini bulun');
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen.join(' '));
  expect(seen).not.toContain('Find health and care');
});
