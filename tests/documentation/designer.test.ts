import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { guideHeadings } from '../../.storybook/guide';
import { openBuilt } from './openBuilt';
import type { BuiltStorybook } from './openBuilt';

// A designer looks at the product in the built Storybook: from its first page to a state of a screen that is shown to
// others by a link.

// Only ends what hangs: both journeys together take less on a quiet machine.
const limit = 180_000;

let storybook: BuiltStorybook;
let page: Page;
let problems: string[] = [];

beforeAll(async () => {
  storybook = await openBuilt();
});

afterAll(() => storybook.close());

afterEach(async () => {
  await page.context().close();
  expect(problems).toEqual([]);
  problems = [];
});

async function openStorybook(options: BrowserContextOptions) {
  const context = await storybook.browser.newContext({ ...options, reducedMotion: 'reduce' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: storybook.origin });
  context.on('weberror', (error) => problems.push(error.error().message));
  page = await context.newPage();
  page.setDefaultTimeout(limit);
  await page.goto(storybook.origin);
  await shown().getByRole('heading', { level: 1, name: 'Facility directory' }).waitFor();
}

const eventually = <T>(read: () => T) => expect.poll(read, { timeout: limit });

/** The page or the story beside the sidebar. */
const shown = () => page.frameLocator('#storybook-preview-iframe');
const root = () => shown().locator('html');
const title = (name: string) => shown().getByRole('heading', { level: 1, name, exact: true });
const toneRow = () =>
  shown()
    .locator('.docblock-argstable tr')
    .filter({ has: shown().getByText('tone', { exact: true }) });

/** Ways to use a control: by keyboard at a desk, by touch on a phone. */
const byKeyboard = (control: Locator) => control.press('Enter');
const byTouch = (control: Locator) => control.tap();
type Activate = typeof byKeyboard;

/** Chooses in a menu of the toolbar. */
async function choose(activate: Activate, menu: string, option: string) {
  await activate(page.getByRole('toolbar').getByRole('button', { name: menu }));
  const list = page.getByRole('listbox', { name: menu });
  await activate(list.getByRole('option', { name: option }));
  await list.waitFor({ state: 'hidden' });
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: `${menu} ${option}` })
    .waitFor();
}

/** Opens a page that the sidebar's search finds by these words. */
async function find(activate: Activate, words: string, found: string) {
  const box = page.getByRole('searchbox', { name: 'Search for components' });
  if (activate === byTouch) {
    await activate(page.getByRole('button', { name: 'Open navigation menu' }));
    await activate(box);
  } else await page.keyboard.press('Control+K');
  // Storybook moves the focus a moment later; keys before it would be taken for shortcuts.
  await box.and(page.locator(':focus')).waitFor();
  // On a phone, the words of the last search are still there if the list is opened again soon.
  if (activate === byTouch) await box.fill(words);
  else await page.keyboard.type(words);
  const results = page.getByRole('listbox', { name: 'Search for components' }).getByRole('option');
  const result = results.filter({ hasText: new RegExp(`^${found}`) }).first();
  if (activate === byTouch) await activate(result);
  else {
    // Results change while the words are read.
    await eventually(() => results.first().innerText()).toMatch(new RegExp(`^${found}\\s`));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await title(found).waitFor();
  // The list of pages stays over the lower part of a phone until the page above it is touched.
  if (activate === byTouch) await page.touchscreen.tap(195, 40);
}

const follow = (activate: Activate, name: string) => activate(shown().getByRole('link', { name, exact: true }).first());

async function hasNoViolations(activate: Activate) {
  await activate(page.getByRole('tab', { name: /^Accessibility/ }));
  await page.getByText('No accessibility violations found.').waitFor();
}

/** Nothing of the page is cut off at the side. */
async function fits() {
  const width = () => root().evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await eventually(width).toBe(0);
}

describe('a designer finds a component and a state, and shows it to others', () => {
  it('at a desk, by keyboard', { timeout: 3 * limit }, async () => {
    await openStorybook({ viewport: { width: 1440, height: 900 } });

    await find(byKeyboard, 'callout', 'Alert');
    for (const heading of Object.values(guideHeadings)) {
      await shown().getByRole('heading', { level: 2, name: heading }).waitFor();
    }
    const playground = shown().locator('.sb-story').first();
    await playground.getByRole('status').waitFor();
    await toneRow().getByLabel('error', { exact: true }).press('Space');
    await playground.getByRole('alert').waitFor();
    await follow(byKeyboard, 'Banner');
    await title('Banner').waitFor();

    await choose(byKeyboard, 'Theme', 'Teal theme');
    await choose(byKeyboard, 'Colour scheme', 'Dark');
    await choose(byKeyboard, 'Language', 'Türkçe');
    await eventually(() => root().getAttribute('class')).toMatch(/theme-teal dark/);

    await find(byKeyboard, 'mailbox', 'MailboxPage');
    await shown().frameLocator('iframe[title="Loaded"]').getByRole('heading', { name: 'Gelen kutusu' }).waitFor();
    await follow(byKeyboard, 'Loading');
    await shown().getByRole('link', { name: 'Gönderilenler' }).waitFor();
    expect(await shown().getByText('Burada e-posta yok').count()).toBe(0);
    const sidebar = page.getByRole('navigation', { name: 'Stories' });
    await sidebar.getByRole('button', { name: 'Empty', exact: true }).press('Enter');
    await shown().getByText('Burada e-posta yok').waitFor();
    await sidebar.getByRole('button', { name: 'Failed', exact: true }).press('Enter');
    await shown().getByRole('button', { name: 'Yeniden dene' }).waitFor();
    // The set-up of a page is none of its controls.
    await page.getByRole('tab', { name: 'Controls', exact: true }).waitFor();
    await hasNoViolations(byKeyboard);

    await choose(byKeyboard, 'Direction of writing', 'Right to left');
    await choose(byKeyboard, 'Viewport size', 'Phone, 390 px');
    const look = async () => [
      await root().getAttribute('class'),
      await root().getAttribute('dir'),
      await root().evaluate(() => innerWidth),
    ];
    const chosen = [expect.stringMatching(/theme-teal dark/), 'rtl', 390];
    await eventually(look).toEqual(chosen);

    await byKeyboard(page.getByRole('toolbar').getByRole('button', { name: 'Copy link' }));
    await page.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto('about:blank');
    await page.goto(link);
    await shown().getByRole('button', { name: 'Yeniden dene' }).waitFor();
    await eventually(look).toEqual(chosen);
  });

  it('on a phone, by touch', { timeout: 3 * limit }, async () => {
    await openStorybook({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await fits();

    await find(byTouch, 'snackbar', 'Toast');
    await fits();
    await choose(byTouch, 'Colour scheme', 'Dark');
    await choose(byTouch, 'Language', 'Türkçe');
    // A frame loads when it comes into view; before that, it may have no page to look into.
    const frame = shown().locator('.docs-frame').first();
    await frame.scrollIntoViewIfNeeded();
    const framed = frame.contentFrame().locator('html');
    await eventually(() => framed.getAttribute('lang')).toBe('tr');
    expect(await framed.getAttribute('class')).toContain('dark');

    await find(byTouch, 'notes', 'NotesPage');
    await fits();
    await follow(byTouch, 'Failed');
    await shown().getByRole('button', { name: 'Yeniden dene' }).waitFor();
    await fits();
    await byTouch(page.getByRole('button', { name: 'Open addon panel' }));
    await hasNoViolations(byTouch);
  });
});
