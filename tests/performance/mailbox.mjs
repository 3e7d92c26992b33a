/*
 * How fast a mailbox of ten thousand mails responds at a quarter of the CPU speed, and the size of its page.
 *   node tests/performance/mailbox.mjs                       the built Storybook in storybook-static/
 *   node tests/performance/mailbox.mjs http://localhost:6006 a running Storybook
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { withoutHighlights } from '../withoutHighlights.mjs';
import { framesOf } from './frames.mjs';
import { median } from './median.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Maximum duration in ms of a frame and of opening a mail, including a long conversation; maximum size of the page in
 * bytes; CPU slowdown.
 */
export const mailboxBudget = { frame: 50, open: 100, bytes: 60_000, cpu: 4 };

const many = 'many';
const conversation = 'long-conversation';
const turns = 8;
const openings = 5;
const rounds = 3;

/**
 * Scripts that the mailbox adds to the console's shell, in bytes after gzip: the page's imports and its English texts,
 * without lazy parts such as the composer.
 */
export function mailboxBytes(dist) {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
  const reach = (key, seen = new Set()) => {
    if (seen.has(key) || !manifest[key]) return seen;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) reach(next, seen);
    return seen;
  };
  const isShell = (key) => manifest[key].isEntry || /^_(shell|contract-shell|console-home)-.*\.js$/.test(key);
  const shell = new Set(
    Object.keys(manifest)
      .filter(isShell)
      .flatMap((key) => [...reach(key)]),
  );
  const page = 'src/modules/mailbox/MailboxPage.tsx';
  if (!manifest[page]) throw new Error(`The build has no ${page}: tell mailbox.mjs how the page is called now.`);
  const own = [...reach(page)].filter((key) => !shell.has(key)).map((key) => manifest[key].file);
  return [...own, 'i18n/en/mailbox.json'].reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length,
    0,
  );
}

/** Runs in the page: follows the link to a mail and returns the ms until its subject is painted as the heading. */
function openMail(at) {
  return new Promise((resolve) => {
    const link = document.querySelectorAll('ul[aria-label="Emails"] > li a')[at];
    const from = performance.now();
    const look = () => {
      // Storybook has hidden headings of its own.
      const heading = document.querySelector('#storybook-root h1');
      if (!link.hasAttribute('aria-current') || !heading || !link.textContent.includes(heading.textContent)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    link.click();
    look();
  });
}

/** Runs in the page: scrolls the mail containers up and down for two seconds. */
async function scrollMails() {
  const holders = [document.scrollingElement];
  for (let one = document.querySelector('ul[aria-label="Emails"]'); one; one = one.parentElement) {
    if (one.scrollHeight > one.clientHeight + 8) holders.push(one);
  }
  for (let step = 0; step < 120; step += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const share = Math.abs(((step / 30) % 2) - 1);
    for (const one of holders) one.scrollTop = share * (one.scrollHeight - one.clientHeight);
  }
}

const mails = (page) => page.getByRole('list', { name: 'Emails' });

/** Interactions during which frames are measured. */
const uses = [
  {
    name: 'turning the page',
    async run(page) {
      for (let turn = 0; turn < turns; turn += 1) {
        const before = await mails(page).getByRole('link').first().getAttribute('href');
        await page.locator('a[rel="next"]').first().click();
        await page.waitForFunction((href) => {
          const first = document.querySelector('ul[aria-label="Emails"] > li a');
          return first !== null && first.getAttribute('href') !== href;
        }, before);
        await page.waitForTimeout(200);
      }
    },
  },
  { name: 'scrolling', run: (page) => page.evaluate(scrollMails) },
  {
    name: 'J held down',
    async run(page) {
      for (let press = 0; press < 30; press += 1) {
        await page.keyboard.press(press < 15 ? 'j' : 'k');
        await page.waitForTimeout(33);
      }
    },
  },
];

/** A mailbox story at rest, throttled. */
async function openStory(browser, origin, name) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 640 } });
  await page.addInitScript(withoutHighlights);
  await page.goto(`${origin}/iframe.html?id=modules-mailbox-mailboxpage--${name}&viewMode=story`);
  await mails(page).getByRole('link').first().waitFor();
  // Loading the story, including the composer, is not part of any interaction.
  await page.waitForTimeout(5000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: mailboxBudget.cpu });
  return page;
}

/** Median time to open a mail, in ms. The first opening fetches code, so it is not measured. */
async function measureOpenings(page) {
  const times = [];
  for (let at = 0; at <= openings; at += 1) {
    times.push(await page.evaluate(openMail, at));
    await page.waitForTimeout(500);
  }
  return median(times.slice(1));
}

/** Measures all interactions of the mailbox, on new pages. */
async function measureOnce(browser, origin) {
  const page = await openStory(browser, origin, many);
  const lists = [];
  for (const { name, run } of uses) lists.push({ name, ...(await framesOf(page, run)) });
  const open = await measureOpenings(page);
  await page.close();

  const other = await openStory(browser, origin, conversation);
  await other.evaluate(openMail, 0);
  const { longestFrame } = await framesOf(other, () =>
    other.locator('section[aria-label="Conversation"] li').nth(99).waitFor({ state: 'attached' }),
  );
  const opened = await measureOpenings(other);
  await other.close();
  return { lists, open, conversation: { open: opened, longestFrame } };
}

/**
 * `lists`: the longest frame of each interaction in ms; `open`: median time to open a mail in ms; `conversation`: the
 * same for a mail in a conversation of a hundred, and the longest frame until it is complete. All are medians of `runs`
 * on new pages. `origin` serves a Storybook.
 */
export async function measureMailbox(browser, origin) {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await measureOnce(browser, origin));
  const of = (figure) => median(runs.map(figure));
  const lists = uses.map(({ name }, use) => ({
    name,
    longestFrame: of((run) => run.lists[use].longestFrame),
    median: of((run) => run.lists[use].median),
    frames: of((run) => run.lists[use].frames),
  }));
  return {
    lists,
    open: of((run) => run.open),
    conversation: {
      open: of((run) => run.conversation.open),
      longestFrame: of((run) => run.conversation.longestFrame),
    },
    runs,
  };
}

async function main() {
  const given = process.argv[2];
  const server = given ? undefined : await serve(path.join(root, 'storybook-static'));
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
  try {
    const { lists, open, conversation: long } = await measureMailbox(browser, given ?? server.origin);
    for (const { name, longestFrame, median, frames } of lists) {
      console.log(
        `${name}: longest frame ${longestFrame.toFixed(0)} ms, median ${median.toFixed(0)} ms, ${frames} frames`,
      );
    }
    console.log(`a mail opens in ${open.toFixed(0)} ms`);
    console.log(
      `a mail of a long conversation opens in ${long.open.toFixed(0)} ms, longest frame ${long.longestFrame.toFixed(0)} ms`,
    );
    return (
      [...lists, long].every(({ longestFrame }) => longestFrame <= mailboxBudget.frame) &&
      Math.max(open, long.open) <= mailboxBudget.open
    );
  } finally {
    await browser.close();
    await server?.close();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = (await main()) ? 0 : 1;
}
