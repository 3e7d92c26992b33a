import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { heading, press } from './keyboard';

test('a visitor finds a pharmacy in Port Calder by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Place' })).toBeFocused();
  // Earlier input is kept, and suggestions load with the next key (firstPaint.spec.ts).
  await page.locator('html:not([data-prerendered])').waitFor();
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

test('the second page has a URL, and back leads to the first', async ({ page }) => {
  await page.goto('/search/port-calder/pharmacy');
  await expect(page).toHaveURL('/search/port-calder/pharmacy/page-1');
  await page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: /Next/ }).click();
  await expect(page).toHaveURL('/search/port-calder/pharmacy/page-2');
  await expect(page.getByText(/page 2 of/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/search/port-calder/pharmacy/page-1');
  await expect(page.getByText(/page 1 of/)).toBeVisible();
});

test('a filtered URL can be shared and reloaded @desktop', async ({ page }) => {
  await page.goto('/search/port-calder/page-1?verified=1&sort=name');
  await expect(page.getByRole('button', { name: 'Remove Verified only' })).toBeVisible();
  const first = await page.getByRole('article').first().textContent();
  await page.reload();
  await expect(page).toHaveURL('/search/port-calder/page-1?verified=1&sort=name');
  await expect(page.getByRole('article').first()).toHaveText(first ?? '');
});

test.describe('error responses', () => {
  // Chromium reports every such response on the console.
  test.use({ expectedProblems: [/status of (404|409|500)/] });

  test('the visitor chooses between two Newbridges @desktop', async ({ page }) => {
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
    await page.getByRole('combobox', { name: 'What do you need?' }).fill('dentist');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'What do you need?' })).toHaveValue('dentist');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dentists near Saltmere' })).toBeVisible();
  });
});

test('a Turkish visitor searches for "eczane"', async ({ page }) => {
  await page.goto('/');
  await page.locator('html:not([data-prerendered])').waitFor();
  await page.getByRole('button', { name: 'Language: English' }).click();
  // Each language is named and marked in its own language.
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toHaveAttribute('lang', 'en');
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await page.getByRole('combobox', { name: 'Yer' }).fill('isikvar');
  await page.getByRole('combobox', { name: 'Neye ihtiyacınız var?' }).fill('eczane');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Eczaneler: Işıkvar ve çevresi' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Eczaneler: Işıkvar ve çevresi' })).toBeVisible();
});

test('Turkish input works with and without dots, from the search to the directions @desktop', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'tr'));
  // Turkish capitals: İ with its dot, and a plain I for the dotless one, as many keyboards write it.
  await page.goto('/search/ISIKVAR/D%C4%B0%C5%9E+HEK%C4%B0M%C4%B0/page-1');
  await expect(page.getByRole('heading', { level: 1, name: 'Diş hekimleri: Işıkvar ve çevresi' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Randevu' }).getByRole('checkbox')).toHaveCount(2);
  await page.goto('/search/port-calder/isikli+eczane/page-1');
  await page
    .getByRole('article', { name: 'Işıklı Eczane', exact: true })
    .getByRole('heading')
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Işıklı Eczane' })).toBeFocused();
  // The facility's own text is in English.
  const about = page.getByRole('region', { name: 'Hakkında' });
  await expect(about.getByText(/^Pharmacy with/)).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Sign language on Tuesdays')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Tansiyon ölçümü')).toBeVisible();
  const tag = about.getByRole('link', { name: 'Randevusuz kabul' });
  await expect(tag).toHaveAttribute('href', '/tags/walk-in/page-1');

  await page.getByRole('link', { name: 'Yol tarifi', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Işıklı Eczane: yol tarifi' })).toBeFocused();
  const from = page.getByRole('combobox', { name: 'Nereden' });
  await from.fill('YEŞİLMAR');
  await page
    .getByRole('option', { name: /^Yeşilmar/ })
    .first()
    .click();
  await expect(page.getByText(/^[\d,]+ km · yürüyerek yaklaşık /)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Adım adım yol tarifi' }).getByRole('button').last()).toContainText(
    /Vardınız: Işıklı Eczane/,
  );
});

test('a visitor in a hurry goes from the home page to the directions with one thumb @mobile', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Place' }).fill('Port Calder');
  await page.getByRole('combobox', { name: 'What do you need?' }).fill('pharmacy');
  await page.getByRole('button', { name: 'Search', exact: true }).tap();
  await page.getByRole('button', { name: 'Filters', exact: true }).tap();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  // An all-night pharmacy is open at any hour.
  await filters.getByRole('checkbox', { name: /^Open now/ }).check();
  await filters.getByRole('button', { name: /^Show \d+ results?$/ }).tap();
  await expect(page).toHaveURL('/search/port-calder/pharmacy/page-1?open=now');
  await expect(page.getByRole('button', { name: 'Remove Open now' })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: '+999' }).filter({ hasText: 'Directions' }).first();
  await expect(card.getByText(/^(Open|Closes|Closing)/)).toBeVisible();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('heading').getByRole('link').tap();

  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
  const call = page.getByRole('link', { name: /^Call \+999 / });
  await expect(call).toHaveAttribute('href', /^tel:\+999\d+$/);
  await expect(call).toBeInViewport();
  const way = page.getByRole('link', { name: 'Directions', exact: true });
  for (const target of [call, way]) {
    expect((await target.boundingBox())?.height, 'A thumb needs 44 px').toBeGreaterThanOrEqual(44);
  }
  await way.tap();
  await expect(page.getByRole('heading', { level: 1, name: `Directions to ${name}` })).toBeFocused();
  // The place of the search becomes the start.
  await expect(page.getByText(/ on foot$/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Step by step' }).getByRole('button').last()).toContainText('Arrive');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: 'Nothing is cut off' })
    .toBe(390);
});

test('a visitor goes from the home page to the directions by keyboard, in Turkish @desktop', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'tr'));
  await page.goto('/');
  await expect(page.getByRole('combobox', { name: 'Yer' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Yer' }).focus();
  await page.keyboard.type('ışıkvar');
  await expect(page.getByRole('option', { name: /^Işıkvar/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('eczane');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Eczaneler: Işıkvar ve çevresi')).toBeFocused();
  const verified = page.getByRole('checkbox', { name: /^Yalnızca doğrulanmış/ });
  await verified.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/verified=1/);
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, name)).toBeFocused();
  await press(page, 'link', 'Yol tarifi');
  await expect(heading(page, `${name}: yol tarifi`)).toBeFocused();
  await expect(page.getByText(/yürüyerek yaklaşık /).first()).toBeVisible();
  await page.goBack();
  await expect(heading(page, name)).toBeFocused();
});

test('the map opens where the thumb is, with whole cards, and the list is found again @mobile', async ({ page }) => {
  await page.goto('/search/port-calder/pharmacy/page-1');
  // A tap by Playwright first scrolls, which a thumb does not.
  const tap = async (name: string) => {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  };
  const card = page.getByRole('article').nth(8);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await tap('Map');
  const map = page.getByRole('region', { name: 'Map of the results' });
  await expect(map).toBeVisible();
  await expect.poll(async () => (await map.boundingBox())?.y).toBeLessThan(300);
  await expect.poll(async () => (await map.boundingBox())?.y).toBeGreaterThanOrEqual(-1);
  await map
    .getByRole('button', { name: /^\d+\. / })
    .first()
    .tap();
  const sheet = map.getByRole('group').getByRole('article');
  await expect(sheet.getByRole('link', { name: /Directions/ })).toBeInViewport({ ratio: 1 });
  await map.getByRole('button', { name: 'Close' }).tap();
  await expect(sheet).toBeHidden();
  await tap('List');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('a screen reader announces accessibility filters and their effect @desktop', async ({ page }) => {
  await page.goto('/search/port-calder/pharmacy/page-1');
  await expect(page.getByRole('article')).toHaveCount(20);
  // Landmarks and headings.
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo').getByRole('navigation', { name: 'About this service' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading')).toHaveText([
    'Pharmacies near Port Calder',
    'Results',
    ...(await page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents()),
  ]);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const access = filters.getByRole('group', { name: 'Accessibility' });
  const said = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /results?/ });
  await expect(said).toHaveText(/^\d+ results · within 15 km · page 1 of \d+$/);

  // The count of an option is shown before it is selected, and again afterwards.
  const toilet = access.getByRole('checkbox', { name: /^Accessible toilet/ });
  const promised = /\d+$/.exec(await toilet.evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent ?? ''));
  await toilet.focus();
  await page.keyboard.press('Space');
  await expect(said).toHaveText(new RegExp(`^${promised?.[0]} results · `));
  await expect(toilet).toBeFocused();
  await expect(toilet).toBeChecked();
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('button').first()).toHaveAccessibleName(
    'Remove Accessible toilet',
  );

  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `${name}, page loaded` })).toHaveCount(1);
  const section = page.getByRole('region', { name: 'Access', exact: true });
  await expect(section.getByRole('heading')).toHaveText(['Access', 'Getting in and around', 'Before you visit']);
  await expect(section.getByRole('listitem').filter({ hasText: 'Accessible toilet' })).toHaveText(/(Yes|Partly)$/);

  await page.goBack();
  await expect(toilet).toBeChecked();
  await page.getByRole('button', { name: 'Remove Accessible toilet' }).focus();
  await page.keyboard.press('Enter');
  // The button has disappeared with its filter, so the result count has the focus.
  await expect(said).toBeFocused();
  await expect(toilet).not.toBeChecked();
});

test.describe('my location', () => {
  const field = (page: Page) => page.getByRole('combobox', { name: 'Place' });

  async function ask(page: Page) {
    await page.goto('/');
    await page.locator('html:not([data-prerendered])').waitFor();
    await page.getByRole('button', { name: 'Use my location' }).click();
  }

  test('is searched around, rounded, and never sent more precisely', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 44.512_345_6, longitude: -31.204_112_3, accuracy: 20 });
    await ask(page);
    await expect(field(page)).toHaveValue('My location');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search/@44.512,-31.204/page-1');
    await expect(page.getByRole('article').first()).toBeVisible();
    // Distances are from the visitor, not from the centre of the district they are in. A phone shows "10 m" alone.
    await expect(
      page
        .getByRole('article')
        .first()
        .getByText(/^[\d.,]+ k?m( away)?$/)
        .filter({ visible: true }),
    ).toHaveCount(1);
    await page.getByRole('button', { name: 'Edit search' }).click();
    await expect(field(page)).toHaveValue('My location');
    await page.getByRole('combobox', { name: 'What do you need?' }).fill('pharmacy');
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search/@44.512,-31.204/pharmacy/page-1');
    await page.goto('/search/facility');
    await expect(page.getByRole('link', { name: 'pharmacy near my location' })).toHaveAttribute(
      'href',
      '/search/@44.512,-31.204/pharmacy/page-1',
    );
    await expect(page.getByRole('link', { name: 'My location', exact: true })).toBeVisible();
  });

  test('outside Orvela is reported as such, and the input stays @desktop', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 52.52, longitude: 13.405 });
    await ask(page);
    await expect(page.getByText('You seem to be outside Orvela. Enter a place.')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('is explained when access is denied @desktop', async ({ page, context }) => {
    await context.clearPermissions();
    await ask(page);
    await expect(page.getByText('Your browser did not share your location. Enter a place instead.')).toBeVisible();
  });
});
