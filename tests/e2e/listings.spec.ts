import { expect, test } from './app';

test('a visitor browses from the home page to a category, near a city, and to a facility', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Pharmacies' }).click();
  await expect(page).toHaveURL('/service-categories/pharmacy/page-1');
  await expect(page.getByRole('heading', { level: 1, name: 'Pharmacies' })).toBeFocused();
  await expect(page).toHaveTitle('Pharmacies in Orvela (page 1 of 20) | Orvela Facilities');
  await expect(page.getByText('387 results · page 1 of 20')).toBeVisible();

  const near = page.getByRole('combobox', { name: 'Near' });
  await near.fill('port cal');
  await expect(page.getByRole('option', { name: /^Port Calder/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/service-categories/pharmacy/page-1?near=port-calder');
  await expect(page.getByRole('heading', { level: 1, name: 'Pharmacies near Port Calder' })).toBeVisible();
  await expect(page.getByText(/results · within 15 km/)).toBeVisible();
  await expect(near).toBeFocused();

  const link = page.getByRole('list', { name: 'Results' }).getByRole('article').first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  // The breadcrumbs of a facility lead back to its category in its city.
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: /^Pharmacies in / })
    .click();
  await expect(page).toHaveURL(/\/service-categories\/pharmacy\/page-1\?near=[a-z-]+$/);
});

test('the pages of a category have URLs, and keep place and filters @desktop', async ({ page }) => {
  await page.goto('/service-categories/pharmacy?near=port-calder&sort=name');
  await expect(page).toHaveURL('/service-categories/pharmacy/page-1?near=port-calder&sort=name');
  await page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: /Next/ }).click();
  await expect(page).toHaveURL('/service-categories/pharmacy/page-2?near=port-calder&sort=name');
  await expect(page.getByText(/page 2 of/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('21.', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Near' })).toHaveValue('Port Calder');
  await page.goBack();
  await expect(page.getByText(/page 1 of/)).toBeVisible();
});

test('invalid addresses redirect with replace', { tag: '@desktop' }, async ({ page }) => {
  const rows = [
    ['/service-categories/pharmacy', '/service-categories/pharmacy/page-1'],
    ['/service-categories/pharmacy/', '/service-categories/pharmacy/page-1'],
    ['/service-categories/pharmacy/page-x?verified=1', '/service-categories/pharmacy/page-1?verified=1'],
    ['/tags/walk-in', '/tags/walk-in/page-1'],
    ['/tags/walk-in/page-007?near=port-calder', '/tags/walk-in/page-7?near=port-calder'],
    ['/tags/walk-in/page-0', '/tags/walk-in/page-1'],
  ] as const;
  await page.goto('/about-us');
  let entries = await page.evaluate(() => history.length);
  for (const [asked, mended] of rows) {
    await page.goto(asked);
    await expect(page, asked).toHaveURL(mended);
    await expect(page.getByRole('status').filter({ hasText: /\d results?\b/ })).toBeVisible();
    entries += 1;
    expect(await page.evaluate(() => history.length), `${asked} adds one entry`).toBe(entries);
  }
});

test('beyond the last page, the last one is shown, and announced', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/about-us');
  await page.goto('/tags/walk-in/page-900?near=saltmere');
  await expect(page.getByText('Page 900 does not exist. Showing the last page.')).toBeVisible();
  await expect(page).toHaveURL('/tags/walk-in/page-3?near=saltmere');
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});

test('a tag on a card leads to all facilities with it, and on to those with another one too', async ({
  page,
  isMobile,
}) => {
  await page.goto('/search/port-calder/page-1');
  // Phones fold them.
  if (isMobile) await page.getByRole('article').first().getByRole('button', { name: 'Why am I seeing this?' }).tap();
  const tags = page.getByRole('article').getByRole('list', { name: 'Tags' }).first();
  await tags.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tags\/[a-z-]+\/page-1$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const other = page.getByRole('navigation', { name: 'Related' }).getByRole('link').first();
  await expect(other).toHaveText(/\([\d,]+\)$/);
  const [, count] = /\(([\d,]+)\)$/.exec((await other.textContent()) ?? '') ?? [];
  await other.click();
  // Some tags mean the same as another filter, which then is in the address.
  await expect(page).toHaveURL(/\/tags\/[a-z-]+\/page-1\?(tags|access|fee|appointment)=[a-z-]+$/);
  await expect(page.getByRole('status').filter({ hasText: `${count} results` })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/tags\/[a-z-]+\/page-1$/);
});

test.describe('error responses', () => {
  // Chromium reports every such response on the console.
  test.use({ expectedProblems: [/status of (404|500)/] });

  test('an unknown category or tag is not found @desktop', async ({ page }) => {
    for (const address of ['/service-categories/butcher/page-1', '/tags/walk-out/page-1']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      await expect(page).toHaveURL(address);
    }
  });

  test('an unknown place can be corrected, and the category stays @desktop', async ({ page }) => {
    await page.goto('/service-categories/pharmacy/page-1?near=calderr');
    await expect(page.getByRole('heading', { level: 1, name: 'We could not find “Calderr”' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Near' }).fill('Saltmere');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Pharmacies near Saltmere' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('a failed list is explained and recovers @desktop', async ({ page, fault }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Dentists' })).toBeVisible();
    await fault({ path: 'api/directory/facilities', status: 500, times: 2 });
    await page.getByRole('link', { name: 'Dentists' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Could not load the results' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Dentists' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/results · page 1 of/)).toBeVisible();
  });
});

test('a Turkish visitor reads a category', async ({ page }) => {
  await page.goto('/service-categories/pharmacy/page-1?near=isikvar');
  await page.locator('html:not([data-prerendered])').waitFor();
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eczaneler: Işıkvar ve çevresi' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Yakınında' })).toHaveValue('Işıkvar');
});

test('the bar at the bottom of a phone covers neither the end of the page nor what has focus @mobile', async ({
  page,
}) => {
  await page.goto('/service-categories/pharmacy/page-1');
  await expect(page.getByRole('article').nth(19)).toBeAttached();
  const top = async () => (await page.getByRole('button', { name: 'Map', exact: true }).boundingBox())?.y ?? 0;
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const { text, bottom } = await page.evaluate(() => ({
      text: document.activeElement?.textContent,
      bottom: document.activeElement?.getBoundingClientRect().bottom ?? 0,
    }));
    expect(bottom, text ?? '').toBeLessThanOrEqual(await top());
  }
  const appearance = page.getByRole('combobox', { name: 'Appearance' });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect
    .poll(async () => {
      const box = await appearance.boundingBox();
      return box !== null && box.y + box.height <= (await top());
    })
    .toBe(true);
});
