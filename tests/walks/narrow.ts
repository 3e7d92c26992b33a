/*
 * Opens every page of the built application 320 px wide, in English and Turkish, with every dialog, menu and popover of
 * each, and lists what does not fit: sideways scrolling, elements beyond the edge, controls and texts that are cut with no
 * way to reach them, and targets that are too small (WCAG 2.2, 1.4.10 and 2.5.8). Screenshots are written to
 * test-results/narrow/.
 *
 *   npm run test:narrow
 *   npm run test:narrow -- --language tr --only /apps/
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import type { Page } from 'playwright';

import { chromiumArgs, ensureHeadlessChromium } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { paths } from '../../src/domain/paths.ts';
import { tokenOf } from '../e2e/accounts.ts';
import { addressesForGuests, addressesOfAllPages } from './addresses.ts';

const root = path.join(import.meta.dirname, '../..');
const results = path.join(root, 'test-results/narrow');
const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    only: { type: 'string', default: '' },
    dist: { type: 'string', default: 'dist' },
  },
});

/** Waits until the page of an address has its heading and nothing on it loads. */
async function settle(page: Page): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    await page.waitForTimeout(250);
    const isBusy = await page.evaluate(
      () =>
        document.querySelector('main h1') === null ||
        document.querySelector('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])') !== null,
    );
    if (!isBusy) return;
  }
}

/** Returns a line about each thing that does not fit. */
function misfitsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const misfits = new Set<string>();
    const width = document.documentElement.clientWidth;
    for (const box of document.querySelectorAll('html, dialog:modal, :popover-open')) {
      const sideways = box.scrollWidth - box.clientWidth;
      if (sideways > 0) misfits.add(`scrolls sideways by ${sideways} px: ${box.localName}`);
    }
    const nameOf = (element: Element) =>
      `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 50)}"`;
    /** Whether an element around this one scrolls or clips what goes beyond its own edge, which is in sight. */
    const isContained = (element: Element) => {
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        if (getComputedStyle(around).overflowX !== 'visible' && around.getBoundingClientRect().right <= width + 1) {
          return true;
        }
      }
      return false;
    };
    /** Whether an edge around a control hides most of it, and nothing between them scrolls. */
    const isHidden = (element: Element, { left, right }: DOMRect) => {
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around);
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        if (overflowX === 'visible') continue;
        const edge = around.getBoundingClientRect();
        // Nothing of it is in sight: it belongs to another slide or a closed part.
        if (left >= edge.right || right <= edge.left) return false;
        if (Math.min(right, edge.right) - Math.max(left, edge.left) < (right - left) / 2) return true;
      }
      return false;
    };
    const targets: { element: Element; box: DOMRect; isSmall: boolean }[] = [];
    // What is behind a modal dialog cannot be used.
    const scope = [...document.querySelectorAll(':modal')].at(-1) ?? document.body;
    for (const element of scope.querySelectorAll('*')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('[inert]')) continue;
      const box = element.getBoundingClientRect();
      // Texts for screen readers only.
      if (box.width < 2 || box.height < 2) continue;
      const style = getComputedStyle(element);
      if ((box.right > width + 1 || box.left < -1) && !element.closest('svg') && !isContained(element)) {
        misfits.add(`reaches from ${Math.round(box.left)} to ${Math.round(box.right)} px: ${nameOf(element)}`);
      }
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;
      // What is cut can be read by its title, or where a link or button beside it leads.
      const isReadable =
        element.closest('[title], a, button, [role="gridcell"]') ??
        element.closest('li, article, header, section, [role="row"]')?.querySelector('a[href], button');
      if (hasText && isCut && ['hidden', 'clip'].includes(style.overflowX) && !isReadable) {
        misfits.add(`is cut: ${nameOf(element)}`);
      }
      if (
        element.matches('a[href], button, summary, select, input:not([type="hidden"], [tabindex="-1"]), [role="tab"]')
      ) {
        // What lies under a menu cannot be pressed.
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        const isCovered = hit !== null && !element.contains(hit) && !hit.contains(element) && !hit.closest('label');
        if (isCovered) continue;
        if (isHidden(element, box)) misfits.add(`is cut off: ${nameOf(element)}`);
        // A label is part of the target of its field, and a link in a sentence is exempt.
        const labels = (element as HTMLInputElement).labels ?? [];
        const boxes = [box, ...[...labels].map((label) => label.getBoundingClientRect())];
        const isInline = element.localName === 'a' && style.display === 'inline';
        const isSmall = !isInline && !boxes.some((one) => one.width >= 24 && one.height >= 24);
        targets.push({ element, box, isSmall });
      }
    }
    // A smaller target is wide enough apart if a circle of 24 px around its centre touches no other target.
    for (const { element, box, isSmall } of targets) {
      if (!isSmall) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const neighbour = targets.find((other) => {
        if (other.element === element || other.element.contains(element) || element.contains(other.element))
          return false;
        const nearX = Math.max(other.box.left, Math.min(x, other.box.right));
        const nearY = Math.max(other.box.top, Math.min(y, other.box.bottom));
        return Math.hypot(nearX - x, nearY - y) < 12;
      });
      if (neighbour) {
        const size = `${Math.round(box.width)} × ${Math.round(box.height)} px`;
        misfits.add(`is a target of ${size} beside ${nameOf(neighbour.element)}: ${nameOf(element)}`);
      }
    }
    return [...misfits];
  });
}

mkdirSync(results, { recursive: true });
const { origin, close } = await serve(path.resolve(root, values.dist), { fallback: true });
const browser = await chromium.launch({ executablePath: await ensureHeadlessChromium(), args: chromiumArgs });
let count = 0;

/** Looks at what is on the screen, and lists what does not fit. */
async function judge(page: Page, place: string): Promise<void> {
  const misfits = await misfitsOn(page);
  count += misfits.length;
  const name = place.replaceAll(/[^\p{L}\d]+/gu, '-').slice(0, 120);
  await page.screenshot({ path: path.join(results, `${name}.png`), fullPage: !place.includes(' > ') });
  if (misfits.length > 0) console.error(`${place}\n  ${misfits.join('\n  ')}`);
}

/** Opens an address as a link does: within the document. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await settle(page);
}

/** Opens what the buttons of a page open over it, each of which is opened once, and judges it. */
async function openAll(page: Page, place: string, address: string, opened: Set<string>): Promise<void> {
  const openers = page.locator('[aria-haspopup]:not([aria-haspopup="false"], [role="combobox"], [role^="menuitem"])');
  for (let index = 0; index < (await openers.count()); index += 1) {
    const opener = openers.nth(index);
    if (!(await opener.isVisible()) || !(await opener.isEnabled())) continue;
    const [name, look] = await opener.evaluate((element) => [
      (element.getAttribute('aria-label') ?? element.textContent).trim(),
      `${element.className} ${element.querySelector('use, path')?.outerHTML ?? ''}`,
    ]);
    // The same control of another record or page.
    const key = `${address.split('/').slice(0, 3).join('/').split('?')[0]} ${look}`;
    if (opened.has(key) || opened.has(name)) continue;
    opened.add(key).add(name);
    await opener.click({ timeout: 3000 }).catch(() => undefined);
    await page.waitForTimeout(400);
    await settle(page);
    await judge(page, `${place} > ${name}`);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(200);
    // What a page opened may have replaced it, or have stayed.
    if ((await page.locator(':modal').count()) > 0 || page.url() !== origin + address) await follow(page, address);
  }
}

for (const language of values.language === undefined ? ['en', 'tr'] : [values.language]) {
  const opened = new Set<string>();
  for (const account of [undefined, 'ada'] as const) {
    const context = await browser.newContext({
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
      locale: 'en-GB',
      timezoneId: 'Europe/Istanbul',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(`${origin}/about-us`);
    await page.locator('html[data-backend="ready"]').waitFor({ state: 'attached' });
    await page.evaluate(
      (entries) => {
        for (const [name, value] of entries) if (value !== undefined) localStorage.setItem(name, value);
      },
      [
        ['token', account && tokenOf(account)],
        ['language', language],
      ] as const,
    );
    const addresses = account === undefined ? addressesForGuests : addressesOfAllPages;
    await page.goto(`${origin}${account === undefined ? '/' : '/home'}`);
    await page.locator('html[data-backend="ready"]').waitFor({ state: 'attached' });
    for (const address of addresses.filter((one) => one.includes(values.only))) {
      const place = `${language} ${account ?? 'guest'} ${address}`;
      await follow(page, address);
      await judge(page, place);
      await openAll(page, place, address, opened);
      if (address === paths.requests) {
        await page
          .getByRole('button', { name: /^(Review|İncele)/ })
          .first()
          .click();
        await page.waitForURL(/\/admin\//);
        await settle(page);
        await judge(page, `${place} > decision`);
      }
    }
    await context.close();
  }
}
await browser.close();
await close();
console.warn(`${count} things do not fit into 320 px. Screenshots are in test-results/narrow/.`);
process.exitCode = count > 0 ? 1 : 0;
