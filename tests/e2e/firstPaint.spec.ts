import type { Page } from '@playwright/test';

import { expect, test, whenBackendReady } from './app';
import { hold } from './hold';

/** Runs in the page: adds up how far its content moves, in the root element. */
function observeLayoutShift() {
  new PerformanceObserver((list) => {
    const moved = list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0);
    const root = document.documentElement;
    root.dataset['moved'] = String(Number(root.dataset['moved'] ?? 0) + moved);
  }).observe({ type: 'layout-shift', buffered: true });
}

const layoutShift = async (page: Page) =>
  Number(await page.locator('html').evaluate((root) => root.dataset['moved'] ?? '0'));

/** Prerendered pages other than the home page. */
const drawnPages = [
  { address: '/search/facility', title: 'Search facilities' },
  { address: '/terms-and-conditions', title: 'Terms and conditions' },
  { address: '/privacy-policy', title: 'Privacy policy' },
  { address: '/disclaimers', title: 'Disclaimers' },
  { address: '/about-us', title: 'About us' },
  { address: '/article', title: 'Articles' },
];

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page shows its heading, search and links', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/Find health and care facilities/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find health and care near you');
    await expect(page.getByRole('combobox', { name: 'Place' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  });

  for (const { address, title } of drawnPages) {
    test(`${address} shows its heading, and tells machines what it is @desktop`, async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveTitle(`${title} | Orvela Facilities`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('meta[name="description"]')).toHaveCount(address === '/article' ? 0 : 1);
    });
  }
});

test.describe('a facility before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('shows name, location, hours and directions, with matching structured data', async ({ page }) => {
    await page.goto('/facility/saltmarket-clinic');
    await expect(page).toHaveTitle('Saltmarket Clinic, general practice in Port Calder | Orvela Facilities');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saltmarket Clinic');
    await expect(page.getByRole('heading', { name: 'Opening hours' })).toHaveCount(1);
    await expect(page.getByRole('row', { name: /Saturday/ })).toHaveText(/09:00 – 13:00/);
    await expect(page.getByRole('link', { name: 'Directions', exact: true }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/facility\/saltmarket-clinic$/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Walk-in family clinic/);
    const told = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(told ?? '')).toMatchObject({ '@graph': [{ name: 'Saltmarket Clinic' }, {}] });
  });

  test('reveals nothing about the location of a refuge @desktop', async ({ page }) => {
    await page.goto('/facility/lantern-house-refuge');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lantern House Refuge');
    await expect(page.getByRole('link', { name: 'Directions', exact: true })).toHaveCount(0);
    expect(await page.content()).not.toContain('geo:');
  });

  test('unpublished facilities have no file @desktop', async ({ page }) => {
    await page.goto('/facility/nobody-knows-this-one');
    await expect(page).toHaveTitle(/Find health and care facilities/);
  });
});

test.describe('a category before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('shows its introduction and links, with matching structured data @desktop', async ({ page }) => {
    await page.goto('/service-categories/everyday-care/page-1');
    await expect(page).toHaveTitle(/^Everyday care .*Orvela Facilities$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everyday care');
    await expect(page.getByRole('link', { name: /^Dentists \(\d+\)$/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/everyday-care\/page-1$/);
    const told = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(told ?? '')).toMatchObject({ '@graph': [{ '@type': 'CollectionPage' }, {}] });
  });
});

test('a prerendered facility does not move until the facility has loaded', async ({ page }) => {
  // Holds the code that serves the data, so that the application waits for it with its layout rendered.
  const release = await hold(page, '**/assets/backend-directory-*.js');
  await page.goto('/facility/saltmarket-clinic', { waitUntil: 'commit' });
  await page.locator('html:not([data-prerendered])').waitFor({ state: 'attached' });
  const lead = page.getByText('Walk-in family clinic by the old harbour');
  await expect(lead).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  const place = await lead.boundingBox();
  await expect(page).toHaveTitle('Saltmarket Clinic, general practice in Port Calder | Orvela Facilities');
  await release();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(lead).toHaveCount(1);
  expect(await lead.boundingBox()).toMatchObject({ x: place?.x, y: place?.y });
  await expect(page.locator('[data-prerendered-head]')).toHaveCount(0);
});

test('a focused prerendered link keeps its focus when the facility loads @desktop', async ({ page }) => {
  const release = await hold(page, '**/assets/index-*.js');
  await page.goto('/facility/saltmarket-clinic', { waitUntil: 'commit' });
  const directions = page.getByRole('link', { name: 'Directions', exact: true });
  await directions.focus();
  await release();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(directions).toBeFocused();
});

test('facilities changed on this device are not shown as prerendered @desktop', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('facility-changes', 'a mark'));
  await page.route('**/assets/index-*.js', () => {});
  await page.goto('/facility/saltmarket-clinic', { waitUntil: 'commit' });
  await page.locator('html[data-prerendered="shell"]').waitFor({ state: 'attached' });
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  await expect(page.getByText('Walk-in family clinic by the old harbour')).toBeHidden();
});

test('a category shows its introduction before its code has loaded, and does not move', async ({ page }) => {
  const release = await hold(page, '**/assets/index-*.js');
  await page.goto('/service-categories/everyday-care/page-1', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Everyday care');
  const dentists = page.getByRole('link', { name: /^Dentists \(\d+\)$/ });
  await expect(dentists).toBeVisible();
  // Lines must not move; within a line, the late typeface may shift a word by a pixel or two.
  const lines = async () => [(await heading.boundingBox())?.y, (await dentists.boundingBox())?.y];
  const places = await lines();
  await release();
  await expect(page.getByRole('combobox', { name: 'Near' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(heading).toHaveCount(1);
  expect(await lines()).toEqual(places);
  await expect(page.locator('[data-prerendered-head]')).toHaveCount(0);
});

test.describe('a guide of the help centre', () => {
  test.use({ account: 'mira' });

  test('is read before the application has loaded, and does not move', async ({ page }) => {
    const release = await hold(page, '**/assets/index-*.js');
    await page.goto('/apps/help-center/guides/projects/plan-with-tasks', { waitUntil: 'commit' });
    const heading = page.getByRole('main').locator('h1');
    await expect(heading).toHaveText('Plan your work with tasks');
    await expect(page).toHaveTitle('Plan your work with tasks | Orvela Facilities');
    const section = page.getByRole('main').locator('h2', { hasText: 'Add a task in one line' });
    const lines = async () => [(await heading.boundingBox())?.y, (await section.boundingBox())?.y];
    const places = await lines();
    // Its buttons do nothing yet, so nothing reaches them.
    const prerendered = page.locator('main [data-guide]');
    await expect(prerendered).toHaveJSProperty('inert', true);
    await release();
    await expect(prerendered).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(heading).toHaveCount(1);
    expect(await lines()).toEqual(places);
  });
});

test('a category near a place is not prerendered @desktop', async ({ page }) => {
  await page.route('**/assets/index-*.js', () => {});
  await page.goto('/service-categories/everyday-care/page-1?near=Port+Calder', { waitUntil: 'commit' });
  await page.locator('html[data-prerendered="shell"]').waitFor({ state: 'attached' });
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
});

for (const { address, title } of drawnPages) {
  test(`${address} comes to life as it stands`, async ({ page }) => {
    const release = await hold(page, '**/assets/index-*.js');
    // Styles have loaded by then; only scripts request what is held.
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(title);
    await heading.evaluate((element) => element.setAttribute('data-seen', ''));
    const place = await heading.boundingBox();
    await release();
    await expect(page.locator('html[data-backend="ready"]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    // The same element in the same position: it was hydrated, not rendered again.
    await expect(heading).toHaveAttribute('data-seen');
    expect(await heading.boundingBox()).toEqual(place);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  });
}

test('a search shows its skeleton before its code has loaded @desktop', async ({ page }) => {
  await page.route('**/assets/index-*.js', () => {});
  await page.goto('/search/port-calder/pharmacy/page-1', { waitUntil: 'commit' });
  await expect(page.locator('html[data-prerendered="skeleton"]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeAttached();
});

test('a search for a category has no layout shift, from the first paint to the list', async ({ page }) => {
  await page.addInitScript(observeLayoutShift);
  await page.goto('/search/port-calder/chemist/page-1');
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pharmacies near Port Calder');
  await page.waitForTimeout(500);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test('an article shows its header before its code has loaded, and does not move', async ({ page }) => {
  const release = await hold(page, '**/assets/index-*.js');
  await page.goto('/article?slug=pharmacy-or-doctor', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Pharmacy or doctor?');
  await expect(page.getByText('By Selin Marlow, Editor, Orvela Facilities')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  const place = await heading.boundingBox();
  await release();
  await expect(page.getByRole('heading', { name: 'What to bring' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' }).first()).toBeVisible();
  await expect(heading).toHaveCount(1);
  expect(await heading.boundingBox()).toEqual(place);
});

test('an unknown article is not prerendered @desktop', async ({ page }) => {
  await page.route('**/assets/index-*.js', () => {});
  await page.goto('/article?slug=pharmacy-or-doctors', { waitUntil: 'commit' });
  await page.locator('html[data-prerendered="shell"]').waitFor({ state: 'attached' });
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  await expect(page.getByText('Pharmacy or doctor?')).toHaveCount(0);
});

for (const address of [
  '/facility/saltmarket-clinic',
  '/article?slug=pharmacy-or-doctor',
  '/service-categories/pharmacy/page-1',
]) {
  test(`${address} is painted before its code is asked for`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('html[data-backend="ready"]')).toBeAttached();
    const [painted = NaN, ...asked] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ]);
    expect(asked.length).toBeGreaterThan(10);
    expect(Math.min(...asked)).toBeGreaterThan(painted);
  });
}

test('the code loads even when no paint is reported, as in a background tab @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/facility/saltmarket-clinic');
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
});

test('home is usable before the back end has started @desktop', async ({ page }) => {
  const release = await hold(page, '**/assets/backend-start-*.js');
  await page.goto('/');
  await page.locator('html:not([data-prerendered])').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Enter a town, district or postcode')).toBeVisible();
  await page.getByRole('combobox', { name: 'Place' }).fill('Port Calder');
  await page.getByRole('combobox', { name: 'What do you need?' }).fill('pharmacy');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/search/port-calder/pharmacy/page-1');
  await release();
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Pharmacies', exact: true })).toBeVisible();
});

test('home has its own structured data, and no other page repeats it @desktop', async ({ page }) => {
  await page.goto('/');
  const told = page.locator('head [data-prerendered-head]');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Find health and care near you\./);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/$/);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toHaveProperty('@graph.0.@type', 'WebSite');
  await expect(page.locator('html[data-backend="ready"]')).toBeAttached();
  await page.getByRole('link', { name: 'About us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  await expect(told).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/about-us$/);
  await page.goto('/search/port-calder/pharmacy/page-1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('an article is not announced as the list of articles @desktop', async ({ page }) => {
  await page.goto('/article?slug=pharmacy-or-doctor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pharmacy or doctor?');
  await expect(page).toHaveTitle('Pharmacy or doctor? | Orvela Facilities');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/article\?slug=pharmacy-or-doctor$/);
});

test('input typed before the code has loaded is kept, and searched for', async ({ page }) => {
  const release = await hold(page, '**/assets/index-*.js');
  // Scripts delay "load", so wait for the commit only.
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Place' }).fill('Port Calder');
  await page.getByRole('combobox', { name: 'What do you need?' }).fill('pharmacy');
  await release();
  await expect(page.locator('html[data-backend="ready"]')).toBeAttached();
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue('Port Calder');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/search\/.*pharmacy\/page-1/);
});

test('filters chosen before the code has loaded are kept, and searched with', async ({ page }) => {
  const release = await hold(page, '**/assets/index-*.js');
  await page.goto('/search/facility', { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: 'Verified only' }).check();
  await page.getByRole('combobox', { name: 'Distance', exact: true }).selectOption('5 km');
  await page.getByRole('combobox', { name: 'Place' }).fill('Port Calder');
  await release();
  await expect(page.locator('html[data-backend="ready"]')).toBeAttached();
  await expect(page.getByRole('checkbox', { name: 'Verified only' })).toBeChecked();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/search\/port-calder\/page-1\?(?=.*radius=5000)(?=.*verified=1)/);
});

test('what only this device knows is added to the search page, and nothing moves', async ({ page }) => {
  await page.addInitScript(observeLayoutShift);
  await page.addInitScript(() => {
    if (localStorage.getItem('last-place') !== null) return;
    localStorage.setItem('last-place', JSON.stringify({ slug: 'port-calder', label: 'Port Calder' }));
    const search = { path: '/search/port-calder/pharmacy/page-1', place: 'Port Calder', term: 'pharmacy' };
    localStorage.setItem('recent-searches', JSON.stringify([search]));
    const facility = { slug: 'saltmarket-clinic', name: 'Saltmarket Clinic', city: 'Port Calder' };
    localStorage.setItem('shortlist', JSON.stringify([facility]));
    localStorage.setItem('recently-viewed', JSON.stringify([facility]));
  });
  await page.goto('/search/facility');
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue('Port Calder');
  const recent = page.getByRole('region', { name: 'Recent searches' });
  await expect(recent.getByRole('link', { name: /^pharmacy/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Saltmarket Clinic' })).toHaveCount(2);
  await expect(page.locator('html[data-backend="ready"]')).toBeAttached();
  expect(await layoutShift(page)).toBeLessThan(0.01);
  await recent.getByRole('button', { name: 'Clear' }).click();
  await expect(recent.getByRole('link')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue('Port Calder');
  await expect(recent.getByRole('link')).toHaveCount(0);
});

test('a search submitted before the code has loaded runs afterwards, even without storage', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const release = await hold(page, '**/assets/index-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Place' }).fill('Port Calder');
  await page.getByRole('combobox', { name: 'What do you need?' }).fill('pharmacy');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue('Port Calder');
  await release();
  await expect(page).toHaveURL(/\/search\/.*pharmacy\/page-1/);
});

test('a page opened at #main does not move the focus from a field in use when its code loads', async ({ page }) => {
  const release = await hold(page, '**/assets/index-*.js');
  await page.goto('/#main');
  // The browser moves there by itself, before any code has loaded.
  await expect(page.locator('#main')).toBeFocused();
  const place = page.getByRole('combobox', { name: 'Place' });
  await place.fill('Port Cal');
  await release();
  await whenBackendReady(page);
  await expect(place).toBeFocused();
  await page.keyboard.press('d');
  await expect(page.getByRole('option', { name: /^Port Calder/ })).toBeVisible();
});

test('the search page renders once, and stays while its map loads', async ({ page }) => {
  const release = await hold(page, '**/assets/RegionsMap-*.js');
  await page.goto('/search/facility');
  await page.locator('html:not([data-prerendered])').waitFor();
  // A page that is rendered again would be another element.
  await page.locator('main form').evaluate((form) => form.setAttribute('data-first', ''));
  await page.getByRole('combobox', { name: 'Place' }).fill('Port Cal');
  await expect(page.getByRole('link', { name: 'Saltmere', exact: true })).toBeVisible();
  await release();
  await expect(page.getByRole('region', { name: 'Map of the towns' })).toBeVisible();
  await expect(page.locator('main form')).toHaveAttribute('data-first');
  await expect(page.getByRole('combobox', { name: 'Place' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue('Port Cal');
});

test('a newly opened address starts at the top, and a reload restores the position @desktop', async ({ page }) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/facility/saltmarket-clinic');
  await expect(page.getByRole('table', { name: /last confirmed/i })).toBeAttached();
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(scrolled).toBe(900);
  await page.goto('/facility/harbour-pharmacy');
  await expect(page.getByRole('table', { name: /last confirmed/i })).toBeAttached();
  await whenBackendReady(page);
  expect(await scrolled()).toBe(0);
  await page.evaluate(() => scrollTo(0, 500));
  await page.reload();
  await whenBackendReady(page);
  await expect.poll(scrolled).toBe(500);
});

test('a page loaded bypassing all caches is served without another load @desktop', async ({ page }) => {
  await page.goto('/search/facility');
  await whenBackendReady(page);
  const starts: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) starts.push(request.url());
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.reload', { ignoreCache: true });
  await expect(page.getByRole('link', { name: 'Saltmere', exact: true })).toBeVisible();
  expect(starts).toHaveLength(1);
});

for (const { address, heading, english } of [
  { address: '/', heading: 'Yakınınızdaki sağlık ve bakım hizmetini bulun', english: 'Find health and care' },
  { address: '/about-us', heading: 'Hakkımızda', english: 'About us' },
  { address: '/article', heading: 'Yazılar', english: 'Short guides' },
]) {
  test(`${address} in Turkish never shows the English page first @desktop`, async ({ page }) => {
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
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen.join(' '));
    expect(seen).not.toContain(english);
    const told = await page.locator('meta').evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
    expect(told.join(' ')).not.toContain(english);
  });
}
