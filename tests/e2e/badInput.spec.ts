import type { Page } from '@playwright/test';

import { tokenOf } from './accounts';
import { expect, test, whenBackendReady } from './app';

/** An unknown place or facility gives a 404, which Chromium reports on the console. */
const answersNotFound = /status of 404/;

/** Path and query as shown in the address bar. */
function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** The page is no wider than the screen. */
async function expectFits(page: Page, what: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
      message: `Long words must not widen the page: ${what}`,
    })
    .toBeLessThanOrEqual(0);
}

test.describe('search addresses', { tag: '@desktop' }, () => {
  test('redirect with replace: back never leads to the invalid address', async ({ page }) => {
    const rows = [
      ['/search/saltmere', '/search/saltmere/page-1'],
      ['/search/saltmere/pharmacy?verified=1', '/search/saltmere/pharmacy/page-1?verified=1'],
      ['/search/saltmere/page-turner', '/search/saltmere/page-1'],
      ['/search/saltmere/Page-2', '/search/saltmere/Page-2/page-1'],
      ['/search/saltmere/page-0?sort=name', '/search/saltmere/page-1?sort=name'],
      ['/search/saltmere/page--3', '/search/saltmere/page-1'],
      ['/search/saltmere/page-1.5', '/search/saltmere/page-1'],
      ['/search/saltmere/page-', '/search/saltmere/page-1'],
      ['/search/saltmere/page-007', /^\/search\/saltmere\/page-\d$/],
      ['/search/saltmere/', '/search/saltmere/page-1'],
      ['/search/@44.51234,-31.20411', '/search/@44.512,-31.204/page-1'],
      ['/search/facility?location=Saltmere&term=dentist', '/search/saltmere/dentist/page-1'],
    ] as const;
    await page.goto('/about-us');
    let entries = await page.evaluate(() => history.length);
    for (const [asked, mended] of rows) {
      await page.goto(asked);
      await expect
        .poll(() => addressOf(page), { message: asked })
        .toEqual(typeof mended === 'string' ? mended : expect.stringMatching(mended));
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found|problem/i);
      // Leaving while the back end starts would report requests that it can no longer handle.
      await whenBackendReady(page);
      await expect(page.getByRole('status').filter({ hasText: /\d results?\b/ })).toBeVisible();
      entries += 1;
      expect(await page.evaluate(() => history.length), `${asked} adds one entry`).toBe(entries);
    }
    await page.goBack();
    await expect(page).toHaveURL('/search/@44.512,-31.204/page-1');
  });

  test('without any part lead to the search form', async ({ page }) => {
    await page.goto('/search');
    await expect(page).toHaveURL('/search/facility');
    await expect(page.getByRole('search', { name: 'Search facilities', exact: true })).toBeVisible();
  });

  test('stay unchanged when valid', async ({ page }) => {
    for (const address of [
      '/search/saltmere/page-1',
      '/search/saltmere/page-turner/page-1',
      '/search/anywhere/night+dentist/page-1',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('status').filter({ hasText: /result/ })).toBeVisible();
      await expect(page).toHaveURL(address);
    }
  });

  test('beyond the last page show the last one, and say so', async ({ page }) => {
    await page.goto('/about-us');
    await page.goto('/search/port-calder/pharmacy/page-900?verified=1');
    await expect(page.getByText('Page 900 does not exist. Showing the last page.')).toBeVisible();
    const [, last] = /page (\d+) of \1/.exec((await page.getByText(/page \d+ of \d+/).textContent()) ?? '') ?? [];
    await expect(page).toHaveURL(`/search/port-calder/pharmacy/page-${last}?verified=1`);
    await page.goBack();
    await expect(page).toHaveURL('/about-us');
  });

  test('with too many parts, or none, are not found within the layout', async ({ page }) => {
    for (const address of [
      '/search/saltmere/a/b/c',
      '/search/saltmere/a/b',
      '/tags',
      '/tags/',
      '/tags/walk-in/all',
      '/tags/walk-in/page-1/page-1',
      '/tags/%C4%B0/page-1',
      '/service-categories',
      '/service-categories/..%2Fpharmacy/page-1',
      '/admin',
    ]) {
      await page.goto(address);
      await expectNotFound(page);
      await expect(page).toHaveURL(address);
    }
  });
});

/** Opens an address. Servers reject one that cannot be decoded, so the application itself leads to those. */
async function open(page: Page, address: string): Promise<void> {
  try {
    decodeURI(address);
    await page.goto(address);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    await page.goto('/about-us');
    await page.locator('html:not([data-prerendered])').waitFor();
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, address);
  }
}

test.describe('hostile addresses', { tag: '@desktop' }, () => {
  test.use({ expectedProblems: [answersNotFound] });

  const unknownPlace = /We could not find/;
  const term = (shown: string) => `“${shown}” near Saltmere`;
  const rows: ReadonlyArray<readonly [what: string, address: string, title: string | RegExp]> = [
    ['a malformed escape as a place', '/search/%E0%A4%A/page-1', unknownPlace],
    ['a malformed escape as a need', '/search/saltmere/%E0%A4%A/page-1', term('%E0%A4%A')],
    ['an escaped slash in both', '/search/salt%2Fmere/a%2Fb/page-1', unknownPlace],
    ['a percent sign', '/search/saltmere/50%25/page-1', term('50%')],
    ['a bare percent sign', '/search/saltmere/50%/page-1', term('50%')],
    ['an emoji as a place', '/search/%F0%9F%A6%B7/page-1', unknownPlace],
    ['an emoji as a need', '/search/saltmere/%F0%9F%A6%B7%F0%9F%A6%B7/page-1', term('🦷🦷')],
    ['5,000 characters as a place', `/search/${'a'.repeat(5000)}/page-1`, unknownPlace],
    ['5,000 characters as a need', `/search/saltmere/${'q'.repeat(5000)}/page-1`, term('q'.repeat(80))],
    ['markup', '/search/saltmere/%3Cimg%20src=x%20onerror=alert(1)%3E/page-1', term('<img src=x onerror=alert(1)>')],
    ['folders', '/search/%252E%252E/page-1', unknownPlace],
  ];
  test('get a readable page', async ({ page }) => {
    for (const [what, address, title] of rows) {
      await test.step(what, async () => {
        await open(page, address);
        await expect(page.getByRole('heading', { level: 1, name: title }), what).toBeVisible();
        await expect(page.getByRole('combobox', { name: 'Place' }).or(page.getByText('Edit search'))).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
        await expectFits(page, what);
      });
    }
  });

  test('meaningless filters are ignored', async ({ page }) => {
    await page.goto(
      '/search/saltmere/page-1?radius=-5&sort=__proto__&view=hologram&category=%00&open=perhaps&lang=%E0%A4%A&page=2&page=3',
    );
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('best');
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  });
});

test.describe('facility addresses', { tag: '@desktop' }, () => {
  // Chromium reports 404, 409 and 410 responses on the console.
  test.use({ expectedProblems: [/status of (404|409|410)/] });

  const slugs = [
    'nothing-of-this-name',
    'Not%20A%20Slug',
    '%E0%A4%A',
    '%F0%9F%8F%A5',
    'x',
    'a'.repeat(5000),
    '-',
    'a--b',
  ];
  test('of no facility are not found within the layout', async ({ page }) => {
    for (const slug of slugs) {
      await open(page, `/facility/${slug}`);
      await expectNotFound(page);
    }
    await page.goto('/facility/');
    await expectNotFound(page);
  });

  test('of a former slug redirect to the current one, with the query', async ({ page }) => {
    await page.goto('/about-us');
    await page.goto('/facility/salt-market-clinic?from=card');
    await expect(page.getByRole('heading', { level: 1, name: 'Saltmarket Clinic' })).toBeVisible();
    await expect(page).toHaveURL('/facility/saltmarket-clinic?from=card');
    await expect(page.getByText(/Now listed as/)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/about-us');
  });

  test('of a merged entry redirect to the other one, which says so', async ({ page }) => {
    await page.goto('/facility/harbour-chemist');
    await expect(page.getByText('Now listed as Harbour Pharmacy')).toBeVisible();
    await expect(page).toHaveURL('/facility/harbour-pharmacy');
  });

  test('a near miss gets a suggestion', async ({ page }) => {
    await page.goto('/facility/saltmarket-clinik');
    await page.getByRole('link', { name: 'Saltmarket Clinic' }).click();
    await expect(page).toHaveURL('/facility/saltmarket-clinic');
    await expect(page.getByRole('heading', { level: 1, name: 'Saltmarket Clinic' })).toBeFocused();
  });

  test('keep their query when redirecting to directions', async ({ page }) => {
    await page.goto('/facility/salt-market-clinic/map?from=port-calder&mode=drive');
    await expect(page.getByRole('heading', { level: 1, name: 'Directions to Saltmarket Clinic' })).toBeVisible();
    await expect(page).toHaveURL('/facility/saltmarket-clinic/map?from=port-calder&mode=drive');
    await page.goto('/facility/harbour-chemist/map?from=port-calder');
    await expect(page.getByText('Now listed as Harbour Pharmacy')).toBeVisible();
    await expect(page).toHaveURL('/facility/harbour-pharmacy/map?from=port-calder');
  });

  test('with a meaningless start or mode say so, and continue', async ({ page }) => {
    const queries = [
      'from=@999,1',
      'from=%E0%A4%A',
      'from=%00',
      `from=${'a'.repeat(5000)}`,
      'from=...',
      'from=%F0%9F%8F%A5',
    ];
    for (const query of queries) {
      await page.goto(`/facility/saltmarket-clinic/map?${query}&mode=__proto__`);
      await expect(page.getByText('We don’t recognise this starting point')).toBeVisible();
      await expect(page.getByText('We don’t recognise this travel mode')).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'From' })).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Walk' })).toBeChecked();
      await expectFits(page, query.slice(0, 20));
    }
  });

  test('an unknown article offers a next step', async ({ page }) => {
    for (const slug of ['nothing-of-this-name', '%E0%A4%A', '../about-us', 'a'.repeat(5000)]) {
      await page.goto(`/article?slug=${slug}`);
      await expect(page.getByRole('heading', { level: 1, name: /not found|no such|missing|not here/i })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    }
  });
});

/** Writes to localStorage before the first script of the app runs. */
async function store(page: Page, items: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('stored-once') !== null) return;
    sessionStorage.setItem('stored-once', '');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, items);
}

function jsonWebToken(expires: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ exp: expires })}.c2lnbmF0dXJl`;
}

/** The credentials sent with requests while `act` runs. */
async function credentialsSent(page: Page, act: () => Promise<void>): Promise<Array<string | undefined>> {
  const sent: Array<string | undefined> = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) sent.push(request.headers()['authorization']);
  });
  await act();
  return sent;
}

test.describe('corrupt storage', { tag: '@desktop' }, () => {
  const searchWorks = async (page: Page) => {
    await page.goto('/search/saltmere/dentist/page-1');
    await expect(page.getByRole('article').first()).toBeVisible();
  };
  const tokens = {
    'a text': 'not-a-token',
    'the token of another app': '{"access_token":"8f14e45f","user":7}',
    'something no header can carry': 'a.b.c\r\nX-Evil: ✓',
    'three parts of nonsense': 'aaa.bbb.ccc',
    'an expired token': jsonWebToken(1_000_000_000),
    'a token without an end': jsonWebToken(Number.NaN),
    nothing: '',
  };
  test('an invalid token is neither sent nor kept', async ({ page }) => {
    await page.goto('/about-us');
    const sent = await credentialsSent(page, async () => {
      for (const [what, token] of Object.entries(tokens)) {
        await test.step(what, async () => {
          await page.evaluate((text) => localStorage.setItem('token', text), token);
          await searchWorks(page);
          await expect.poll(() => page.evaluate(() => localStorage.getItem('token')), { message: what }).toBeNull();
        });
      }
    });
    expect(sent.length).toBeGreaterThanOrEqual(Object.keys(tokens).length);
    expect(sent.filter((credential) => credential !== undefined)).toEqual([]);
  });

  test('a valid token is sent', async ({ page }) => {
    const token = tokenOf('ada');
    await store(page, { token });
    const sent = await credentialsSent(page, () => searchWorks(page));
    // The first request identifies the user, and returns a renewed token.
    expect(sent[0]).toBe(`Bearer ${token}`);
    expect(sent.filter((credential) => credential === undefined)).toEqual([]);
  });

  const corrupt: ReadonlyArray<Readonly<Record<string, string>>> = [
    {
      appearance: '{"theme":"neon","scheme":42}',
      language: 'klingon',
      'recent-searches': '{"0":1}',
      'last-place': '[]',
    },
    { appearance: '[[[', language: '"tr"', 'recent-searches': '[null,7,{"path":1}]', 'last-place': '{"slug":7}' },
    { appearance: 'null', language: '', 'recent-searches': 'undefined', 'last-place': 'null' },
    { appearance: '"dark"', language: '\0', 'recent-searches': '"/search/x"', 'last-place': '42' },
    { appearance: 'x'.repeat(100_000), language: '[]', 'recent-searches': '[[]]', 'last-place': '{"label":null}' },
  ];
  test('unreadable settings count as absent', async ({ page }) => {
    await page.goto('/about-us');
    for (const items of corrupt) {
      await page.evaluate((entries) => {
        localStorage.clear();
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, items);
      await page.goto('/search/facility');
      await expect(page.getByRole('heading', { level: 1, name: 'Search facilities' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('html')).toHaveClass('theme-brand light');
      await expect(page.getByText('Searches on this device will appear here.')).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue('');
      await page.getByRole('combobox', { name: 'Place' }).fill('Saltmere');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goto('/search/facility');
      await expect(page.getByRole('list').getByRole('link', { name: 'Saltmere', exact: true }).first()).toBeVisible();
      // A request of a page being left no longer reaches the back end, and Chromium reports it.
      const regions = page.getByRole('region', { name: 'Browse by region' });
      await expect(regions.getByRole('link', { name: 'Saltmere', exact: true })).toBeVisible();
    }
  });

  test('recent searches with foreign addresses are ignored', async ({ page }) => {
    const entry = (path: string) => ({ path, place: path, term: '' });
    await store(page, {
      'recent-searches': JSON.stringify([
        entry('javascript:alert(1)'),
        entry('https://example.com/search/'),
        entry('//example.com/search/'),
        { path: '/search/saltmere/page-1', place: 'Kept', term: '' },
      ]),
    });
    await page.goto('/search/facility');
    await expect(page.getByRole('link', { name: 'Kept' })).toHaveAttribute('href', '/search/saltmere/page-1');
    await expect(page.getByRole('link', { name: /alert|example/ })).toHaveCount(0);
  });

  test('searching and the language still work with full storage', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Place' }).fill('Saltmere');
    await page.getByRole('combobox', { name: 'What do you need?' }).fill('dentist');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dentists near Saltmere' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.locator('html:not([data-prerendered])').waitFor();
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(page.getByRole('heading', { level: 1, name: 'Diş hekimleri: Saltmere ve çevresi' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Görünüm' }).selectOption('dark');
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  });
});
