import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

import { serve } from '../../scripts/serve.mjs';
import { paths } from '../../src/domain/paths';
import { buildGallery } from './gallery/build.mjs';
import { expect, test } from './app';

// An unknown page gives a 404, which Chromium reports on the console.
test.use({ expectedProblems: [/the server responded with a status of 40[134]/] });

// Every other test fails on console errors, and so on policy violations, on small screens too. This one visits every
// route and checks nothing else.

/** Policy violations in every page and frame of the context. */
async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber, sample } = event;
      (globalThis as unknown as { reportViolation(text: string): void }).reportViolation(
        `${effectiveDirective}: ${blockedURI} at ${sourceFile}:${lineNumber}:${columnNumber} ${sample}`,
      );
    });
  });
  return violations;
}

async function ready(page: Page): Promise<void> {
  await expect(page.locator('html[data-backend="ready"]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // The result of a mailed link is part of its page.
  await expect(page.getByRole('heading', { level: 1, name: 'Confirming your email address' })).toHaveCount(0);
}

/** Sample values for the parameters of route paths. */
const samples: Readonly<Record<string, string>> = {
  slug: 'none-such',
  category: 'projects',
  guide: 'plan-with-tasks',
  id: '1',
  // Long enough to be sent to the server; see readVerifyLink.
  hash: '0123456789abcdefghij',
  folderId: 'fil_reports',
  boardId: 'brd_release',
  cardId: 'crd_0001',
  set: 'feather',
  icon: 'home',
  '*': 'port-calder/pharmacy/page-1',
};
const addresses = Object.values(paths).map((route) =>
  route.replaceAll(/:(\w+)\??|\*/g, (part, name?: string) => {
    const sample = samples[name ?? part];
    if (sample === undefined) throw new Error(`${route} needs a sample for ${part} in tests/e2e/csp.spec.ts.`);
    return sample;
  }),
);

test('every page and worker response has the policy', async ({ request }) => {
  for (const address of ['/', '/search/port-calder/page-1', '/nowhere', '/backend-worker.js']) {
    const headers = (await request.get(address)).headers();
    expect(headers['content-security-policy'], address).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy'], address).toContain("require-trusted-types-for 'script'");
    expect(headers['content-security-policy'], address).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  }
  const secret = await request.get('/reset-password?token=abc');
  expect(secret.headers()['referrer-policy']).toBe('no-referrer');
});

/** Existing pages that the sample values do not reach. */
const more = [
  '/service-categories/pharmacy/page-1',
  '/tags/walk-in/page-1?near=port-calder',
  '/facility/saltmarket-clinic',
  '/facility/saltmarket-clinic/map?from=port-calder&mode=cycle',
  '/article?slug=what-verification-means',
  '/search/port-calder/pharmacy/page-1?view=map',
  '/apps/contacts/per_0001',
  '/apps/ecommerce/inventory/prd_0001',
  '/apps/mailbox/inbox/1/mai_0001',
  '/nowhere',
  '/reset-password?token=abc',
];

/** All pages; signing out comes last, because the rest need the session. */
const tour = [...addresses.filter((address) => address !== paths.signOut), ...more, paths.signOut];

/** Navigates like a link: within the same document, with all its loaded code. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

/** Opens every page within one document. `endOf` returns the path that a path redirects to. */
async function visitAll(page: Page, context: BrowserContext, endOf?: (path: string) => string): Promise<void> {
  const violations = await watchPolicy(context);
  const answered = new Set<string>();
  page.on('response', (response) => answered.add(new URL(response.url()).pathname));
  await page.goto(paths.home);
  await ready(page);
  for (const address of tour) {
    await test.step(address, async () => {
      // This page redirects to the previous address.
      if (address === paths.reloadHelper) await page.goto(address);
      else await follow(page, address);
      // Otherwise the locators would match the previous page, which is still being replaced.
      await page.waitForTimeout(300);
      await expect(page.locator('main[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])')).toHaveCount(0);
      await ready(page);
      if (endOf) {
        const end = endOf(new URL(address, page.url()).pathname);
        await expect(page, address).toHaveURL(({ pathname }) => pathname === end);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      }
      expect(violations, address).toEqual([]);
    });
  }
  expect([...answered], 'The address of a mailed link is asked about.').toContain('/api/auth/email/verify');
}

/** Pages that redirect signed-in users. */
const ways: readonly string[] = [
  paths.signIn,
  paths.signUp,
  paths.forgotPassword,
  paths.resetPassword,
  paths.reloadHelper,
];

/** Redirects of mailbox paths that are not a page of mails. */
const leadOn: Readonly<Record<string, string>> = {
  [paths.mailbox]: '/apps/mailbox/inbox/1',
  [paths.icons]: '/ui/icons/heroicons-outline',
  '/apps/mailbox/port-calder/pharmacy/page-1': '/apps/mailbox/port-calder/1/page-1',
};

test('no route violates its policy, including sign-in @desktop', async ({ page, context }) => {
  test.setTimeout(400_000);
  await visitAll(page, context);
});

test.describe('signed in', () => {
  test.use({ account: 'ada' });

  test('no route violates its policy, and all but the sign-in pages open @desktop', async ({ page, context }) => {
    test.setTimeout(400_000);
    await visitAll(page, context, (path) => (ways.includes(path) ? paths.home : (leadOn[path] ?? path)));
  });

  test('no console panel violates the policy @desktop', async ({ page, context }) => {
    const violations = await watchPolicy(context);
    await page.goto('/home?layout=classic');
    await ready(page);
    const tools = page.getByRole('group', { name: 'Tools' }).getByRole('button');
    const names = await tools.evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent),
    );
    expect(names.length).toBeGreaterThan(4);
    for (let index = 0; index < names.length; index += 1) {
      await test.step(names[index] ?? '', async () => {
        const opener = tools.nth(index);
        await opener.focus();
        await page.keyboard.press('Enter');
        // A full-screen layout opens nothing.
        if (!/Fullscreen/.test(names[index] ?? '')) {
          await expect(
            page.getByRole('dialog').or(page.getByRole('menu')).or(page.getByRole('combobox')).first(),
          ).toBeVisible();
          // Closing before its content has loaded would leave that untested.
          await expect(page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
          await page.keyboard.press('Escape');
          await expect(opener).toBeFocused();
        }
        expect(violations).toEqual([]);
      });
    }
  });
});

test.describe('attacks', () => {
  // Every violation is reported on the console.
  test.use({ expectedProblems: [/./] });

  test('the policy blocks scripts, eval, styles, frames and foreign HTML @desktop', async ({ page, context }) => {
    const violations = await watchPolicy(context);
    await page.goto('/terms-and-conditions');
    await ready(page);
    const stopped = await page.evaluate(async () => {
      // Code called directly by the browser's tools may use eval; a task of the page itself may not.
      await new Promise((resolve) => setTimeout(resolve));
      const tried: Record<string, boolean> = {};
      const attempt = (name: string, run: () => void) => {
        try {
          run();
          tried[name] = false;
        } catch {
          tried[name] = true;
        }
      };
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      attempt('innerHTML', () => (document.createElement('div').innerHTML = '<b>x</b>'));
      attempt('outerHTML', () => document.body.insertAdjacentHTML('beforeend', '<i></i>'));
      attempt('parser', () => new DOMParser().parseFromString('<b></b>', 'text/html'));
      attempt('handler', () => document.body.setAttribute('onclick', 'window.harmed = true'));
      attempt('eval', () => (Reflect.get(globalThis, 'eval') as (text: string) => unknown)('1'));
      attempt('function', () => new Function('return 1'));
      attempt('script address', () => (document.createElement('script').src = '/assets/x.js'));
      attempt('worker', () => new Worker('/backend-worker.js'));
      attempt('service worker', () => void navigator.serviceWorker.register('/backend-worker.js'));
      attempt('a second policy', () => trustedTypes.createPolicy('other', {}));
      attempt('the default policy', () => trustedTypes.createPolicy('default', {}));
      attempt('the same policy again', () => trustedTypes.createPolicy('sanitiser', {}));
      return tried;
    });
    // Worker registration rejects a promise instead of throwing.
    expect(Object.entries(stopped).filter(([name, held]) => !held && name !== 'service worker')).toEqual([]);
    const registered = await page.evaluate(() =>
      navigator.serviceWorker.register('/backend-worker.js').then(
        () => true,
        () => false,
      ),
    );
    expect(registered).toBe(false);

    const ran = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.append('window.harmed = true');
      try {
        document.head.append(script);
      } catch {
        // Trusted Types reject it before the script policy does.
      }
      const style = document.createElement('style');
      style.append('body { outline: 7px solid red }');
      document.head.append(style);
      const base = document.createElement('base');
      base.href = 'https://evil.test/';
      document.head.append(base);
      const fetched = await fetch('https://evil.test/').then(
        () => true,
        () => false,
      );
      return {
        harmed: 'harmed' in window,
        outline: getComputedStyle(document.body).outlineWidth,
        base: document.baseURI,
        fetched,
      };
    });
    expect(ran.harmed).toBe(false);
    expect(ran.outline).not.toBe('7px');
    expect(ran.base).not.toContain('evil.test');
    expect(ran.fetched).toBe(false);
    expect(violations.length).toBeGreaterThan(5);
  });
});

test('search, map, filters, languages and dialogs do not violate the policy @desktop', async ({ page, context }) => {
  const violations = await watchPolicy(context);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto('/search/port-calder/pharmacy/page-1');
  await ready(page);
  await expect.poll(() => workers.some((url) => url.includes('searchWorker'))).toBe(true);
  await expect(page.getByRole('link', { name: /pharmacy/i }).first()).toBeVisible();
  await page.goto('/search/port-calder/pharmacy/page-1?view=map');
  await ready(page);
  await page.goto('/');
  await ready(page);
  await page.getByRole('combobox', { name: 'Place' }).fill('Port');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(violations).toEqual([]);
});

test('a page with a secret in its URL sends no referrer, and the next page sends it as usual @desktop', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('request', (request) => {
    const referrer = request.headers()['referer'];
    if (referrer?.includes('secret')) told.push(`${request.url()} heard ${referrer}`);
  });
  const referrerOf = () => page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=referrer]')?.content);
  await page.goto('/reset-password?token=secret');
  await ready(page);
  expect(await referrerOf()).toBe('no-referrer');
  // Long enough to be sent to the server.
  await page.goto('/email/verify/7/a-secret-of-many-letters');
  await ready(page);
  expect(await referrerOf()).toBe('no-referrer');
  expect(told).toEqual([]);
  await page.goto('/terms-and-conditions');
  await ready(page);
  expect(await referrerOf()).toBe('strict-origin-when-cross-origin');
});

test.describe('components of other packages', () => {
  test.describe.configure({ mode: 'serial' });
  let folder = '';
  let gallery: Awaited<ReturnType<typeof serve>> | undefined;
  let problems: string[] = [];

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    folder = await mkdtemp(path.join(tmpdir(), 'gallery-'));
    await buildGallery(folder);
    gallery = await serve(folder);
  });
  test.afterEach(async ({ browserName: _ }, info) => {
    if (info.status === info.expectedStatus) return;
    await info.attach('what the page complained of', {
      body: problems.join('\n') || 'nothing',
      contentType: 'text/plain',
    });
  });
  test.afterAll(async () => {
    await gallery?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('editor, charts, sorting, calendar, overlays and long lists do not violate the policy @desktop', async ({
    browser,
  }) => {
    test.setTimeout(150_000);
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const violations = await watchPolicy(context);
    problems = [];
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('requestfailed', (request) => problems.push(`${request.url()} failed: ${request.failure()?.errorText}`));
    await page.goto(gallery?.origin ?? '');

    await test.step('the editor accepts typed, formatted and pasted text', async () => {
      const text = page.getByRole('textbox', { name: 'Notes' });
      // A separate, newly built page with all components: slow on a busy machine.
      await expect(text).toHaveText('Bring papers.', { timeout: 60_000 });
      await text.click();
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Control+b');
      await page.keyboard.type(' Now');
      await page.evaluate(async () => {
        const html = '<p>Pasted <b>boldly</b></p>';
        await navigator.clipboard.write([new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) })]);
      });
      await page.keyboard.press('Control+v');
      await expect(text).toContainText('Pasted boldly');
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Control+c');
      await expect(page.getByRole('status', { name: 'Notes as HTML' })).toContainText('<strong>boldly</strong>');
    });

    await test.step('charts render and can be read', async () => {
      for (const name of ['Visitors by line', 'Visitors by bar', 'Visitors by part', 'Visitors by shape']) {
        const plot = page.getByRole('application', { name });
        await plot.focus();
        await page.keyboard.press('ArrowRight');
        await expect(page.locator('[data-chart-card]').first()).toBeVisible();
        await page.keyboard.press('Escape');
      }
    });

    await test.step('items are sorted by keyboard', async () => {
      const handle = page.getByRole('button', { name: /Harbour station/ });
      await handle.focus();
      await page.keyboard.press('Space');
      await expect(page.getByText(/^Picked up Harbour station\. Position 1/)).toBeAttached();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByText(/^Harbour station: position 2/)).toBeAttached();
      await page.keyboard.press('Space');
      await expect(page.getByRole('list', { name: 'Stops' }).getByRole('listitem').first()).toContainText('Market');
    });

    await test.step('overlays open and close', async () => {
      await page.getByRole('button', { name: 'Open the dialog' }).click();
      await expect(page.getByRole('dialog', { name: 'Rename the list' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'More' }).click();
      await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByText('Anybody can read this page.')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Hours' }).hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Status messages' }).getByText('Saved')).toBeVisible();
      await page.getByRole('button', { name: /Change the date/ }).click();
      await expect(page.getByRole('grid')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('textbox', { name: 'Telephone' }).fill('05321234567');
    });

    await test.step('long lists scroll, and HTML from data is clean', async () => {
      await page.getByText('Person 1', { exact: true }).hover();
      await page.mouse.wheel(0, 5000);
      await expect(page.getByText('Person 1', { exact: true })).toHaveCount(0);
      await expect(page.getByText('by data')).toBeVisible();
    });

    expect(violations).toEqual([]);
    expect(problems).toEqual([]);

    await test.step('hostile HTML is blocked while parsed, and shown sanitised', async () => {
      await page.goto(`${gallery?.origin ?? ''}/?hostile`);
      await expect(page.getByText('by data')).toBeVisible();
      await page.getByRole('textbox', { name: 'Notes' }).click();
      await page.evaluate(() => {
        const clipboardData = new DataTransfer();
        clipboardData.setData(
          'text/html',
          '<p onclick="window.harmed=4">Bad <img src=x onerror="window.harmed=5"></p>',
        );
        document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      });
      await expect(page.getByRole('textbox', { name: 'Notes' })).toContainText('Bad');
      await expect(page.getByRole('status', { name: 'Notes as HTML' })).not.toContainText(/onclick|onerror|img/);
      expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
      // Parsers of inert documents report what they meet to the policy; nothing else does.
      expect(violations.filter((violation) => !/^(style|script)-src-attr: inline/.test(violation))).toEqual([]);
    });
    await context.close();
  });
});

test('a build without an ad client has no code, styles or texts of ads @desktop', () => {
  const dist = path.join(import.meta.dirname, '../../dist');
  const files = globSync('assets/*.{js,css}', { cwd: dist });
  expect(files.length).toBeGreaterThan(50);
  const found = files.filter((file) => /ad-slot|AdSlot/.test(readFileSync(path.join(dist, file), 'utf8')));
  expect(found).toEqual([]);
});
