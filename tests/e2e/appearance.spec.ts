import type { Page } from '@playwright/test';

import { expect, test } from './app';
import { colourRules, findingsOn } from './axe';

/** Records the class and language of `html` from the first frame with a body, and the first text on the page. */
function noteEveryLook(): void {
  const looks: string[] = [];
  Object.assign(globalThis, { looks });
  const note = () => {
    if (!document.body) return;
    const { className, lang } = document.documentElement;
    const link = document.querySelector('#root a');
    // Other languages' prerendered content is in the document, but not visible.
    const text = link?.checkVisibility() ? (link.textContent ?? '') : '';
    const look = `${className} | ${lang} | ${text}`;
    if (looks.at(-1) !== look) looks.push(look);
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true, attributes: true });
  requestAnimationFrame(function everyFrame() {
    note();
    requestAnimationFrame(everyFrame);
  });
}

const looksOf = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(globalThis, 'looks'));
/**
 * Reloads the page. The appearance can change before the router has started, which then numbers the history entry;
 * Playwright mistakes that for the awaited navigation.
 */
async function reload(page: Page): Promise<void> {
  await page.waitForFunction(() => history.state !== null);
  await page.reload();
}
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test.describe('the appearance', { tag: '@desktop' }, () => {
  test('is remembered, and applied before the first paint', async ({ page }) => {
    await page.addInitScript(noteEveryLook);
    await page.goto('/about-us');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const light = await background(page);
    await page.getByRole('combobox', { name: 'Appearance' }).selectOption('dark');
    await expect(page.locator('html')).toHaveClass('theme-brand dark');
    await expect.poll(() => background(page)).not.toBe(light);

    await reload(page);
    await expect(page.getByRole('combobox', { name: 'Appearance' })).toHaveValue('dark');
    await expect.poll(() => background(page)).not.toBe(light);
    const looks = await looksOf(page);
    expect(looks.length).toBeGreaterThan(0);
    expect(looks.filter((look) => !look.startsWith('theme-brand dark |'))).toEqual([]);
  });

  test('is light where nothing was chosen, whatever the device prefers', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(noteEveryLook);
    await page.goto('/about-us');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await looksOf(page)).filter((look) => !look.startsWith('theme-brand light |'))).toEqual([]);
  });

  test('follows the device while the page is open, if selected', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/about-us');
    await page.getByRole('combobox', { name: 'Appearance' }).selectOption('auto');
    await expect(page.locator('html')).toHaveClass('theme-brand light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass('theme-brand dark');
    await page.addInitScript(noteEveryLook);
    await reload(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await looksOf(page)).filter((look) => !look.startsWith('theme-brand dark |'))).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveClass('theme-brand light');
  });

  test('does not follow the device if another was selected', async ({ page }) => {
    await page.goto('/about-us');
    await page.getByRole('combobox', { name: 'Appearance' }).selectOption('dark');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveClass('theme-brand dark');
  });

  test('a selected language applies before the first text', async ({ page }) => {
    await page.goto('/about-us');
    await page.locator('html:not([data-prerendered])').waitFor();
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
    await expect(page.getByRole('button', { name: 'Dil: Türkçe' })).toBeVisible();
    await page.addInitScript(noteEveryLook);
    await reload(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const looks = await looksOf(page);
    expect(looks.filter((look) => !/ \| tr \| (Ana içeriğe geç)?$/.test(look))).toEqual([]);
    expect(looks.at(-1)).toContain('Ana içeriğe geç');
  });
});

// Each at both widths of the two projects, in both schemes.
const screens: ReadonlyArray<{ name: string; at: string; ready: (page: Page) => Promise<void> }> = [
  { name: 'home', at: '/', ready: (page) => expect(page.getByRole('link', { name: /Pharmacies/ })).toBeVisible() },
  {
    name: 'search',
    at: '/search/facility',
    ready: (page) => expect(page.getByRole('link', { name: 'Port Calder' })).toBeVisible(),
  },
  {
    name: 'list of results',
    at: '/search/port-calder/pharmacy/page-2',
    ready: (page) => expect(page.getByRole('article')).toHaveCount(20),
  },
  {
    name: 'map of results',
    at: '/search/port-calder/pharmacy/page-1?view=map',
    ready: async (page) => {
      await expect(page.getByRole('button', { name: /^\d+\. / }).first()).toBeVisible();
      // The bar at the bottom of a phone covers content that is not scrolled above it.
      await page.getByRole('application').evaluate((map) => map.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'category',
    at: '/service-categories/everyday-care/page-1',
    ready: (page) => expect(page.getByRole('article')).toHaveCount(23),
  },
  {
    name: 'tag near a place',
    at: '/tags/walk-in/page-1?near=saltmere',
    ready: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  {
    name: 'facility',
    at: '/facility/saltmarket-clinic',
    ready: async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Saltmarket Clinic' })).toBeVisible();
      await expect(page.getByRole('img', { name: /^Map:/ })).toBeAttached();
    },
  },
  {
    name: 'directions',
    at: '/facility/saltmarket-clinic/map?from=port-calder&mode=walk',
    ready: async (page) => {
      await expect(page.getByRole('list', { name: 'Step by step' })).toBeVisible();
      await expect(page.getByRole('application')).toBeAttached();
    },
  },
  {
    name: 'articles',
    at: '/article',
    ready: (page) => expect(page.getByRole('main').getByRole('link').first()).toBeVisible(),
  },
  {
    name: 'article',
    at: '/article?slug=what-verification-means',
    ready: (page) => expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible(),
  },
  {
    name: 'privacy policy',
    at: '/privacy-policy',
    ready: (page) => expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible(),
  },
  {
    name: 'page not found',
    at: '/nowhere/at/all',
    ready: (page) => expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible(),
  },
];

/** Waits until the prerendered page is hydrated, the back end has started, and no request is pending. */
async function complete(page: Page): Promise<void> {
  await page.locator('html[data-backend="ready"]:not([data-prerendered])').waitFor({ state: 'attached' });
  await expect(page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
}

/** Waits until animations have ended and changed colours are painted. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

// One visitor opens all screens, so that code loads only once.
test('axe finds nothing on any screen, light and dark', async ({ page, isMobile }) => {
  test.setTimeout(400_000);
  // Colours are the same at every width.
  const schemes = isMobile ? ['light'] : ['light', 'dark'];
  for (const { name, at, ready } of screens) {
    await test.step(name, async () => {
      await page.goto(at);
      await ready(page);
      await complete(page);
      for (const scheme of schemes) {
        await page.getByRole('combobox', { name: 'Appearance' }).selectOption(scheme);
        await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${scheme}\\b`));
        await atRest(page);
        // Content below a bar at the bottom of the screen becomes visible by scrolling.
        await page.evaluate(() => {
          for (const element of document.querySelectorAll<HTMLElement>('main *')) {
            if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) element.style.position = 'static';
          }
        });
        const findings = await (scheme === 'dark' ? findingsOn(page, colourRules) : findingsOn(page));
        expect.soft(findings, `${name}, ${scheme}`).toEqual([]);
      }
    });
  }
});

test('the drawer of filters holds the focus and gives it back', { tag: '@mobile' }, async ({ page }) => {
  await page.goto('/search/port-calder/pharmacy/page-1');
  await expect(page.getByRole('article')).toHaveCount(20);
  const opener = page.getByRole('button', { name: 'Filters' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('checkbox', { name: /Open now/ })).toBeVisible();
  const holdsFocus = () => drawer.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(holdsFocus).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await holdsFocus()).toBe(true);
  const stops = await drawer.locator('button, input, select, a[href], summary').count();
  for (let step = 0; step < stops + 2; step += 1) {
    await page.keyboard.press('Tab');
    expect(await holdsFocus(), `after ${step + 1} times Tab`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL('/search/port-calder/pharmacy/page-1');
});
