/*
 * How fast the address book and the task list respond with ten thousand records, at a quarter of the CPU speed.
 *   node tests/performance/records.mjs                       the built application in dist/
 *   node tests/performance/records.mjs http://localhost:4173 a running one
 *   node tests/performance/records.mjs --only tasks          one module
 */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { tokenOf } from '../e2e/accounts.ts';
import { newVisitor } from './load.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Maximum duration of a frame in ms, and CPU slowdown. */
export const recordsBudget = { frame: 50, cpu: 4 };

const rounds = 3;

/** Runs in the page: records the duration of all frames from now on, in ms. */
function watchFrames() {
  window.__frames = [];
  let last;
  const frame = (now) => {
    if (last !== undefined) window.__frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Runs in the page: scrolls a list steadily, then in jumps like those of a dragged scroll bar. */
async function scrollThrough(name) {
  const list = document.querySelector(`[role="list"][aria-label="${name}"]`);
  if (!list || list.scrollHeight <= list.clientHeight) throw new Error(`The list "${name}" does not scroll.`);
  for (let step = 0; step < 120; step += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const most = list.scrollHeight - list.clientHeight;
    list.scrollTop = step < 80 ? step * 80 : ((step - 79) / 40) * most;
  }
  list.scrollTop = 0;
  await new Promise((resolve) => setTimeout(resolve, 300));
}

const settle = (page) => page.waitForTimeout(600);

const scrolling = (list) => ({ name: 'scrolling', run: (page) => page.evaluate(scrollThrough, list) });

const opening = (list) => ({
  name: 'opening',
  async run(page) {
    const rows = page.getByRole('list', { name: list, exact: true }).getByRole('link');
    for (let at = 0; at < 4; at += 1) {
      await rows.nth(at).click();
      await settle(page);
    }
    await page.keyboard.press('Escape');
    await settle(page);
  },
});

const selecting = {
  name: 'selecting all',
  async run(page) {
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    await settle(page);
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    await settle(page);
  },
};

const searching = (label, text) => ({
  name: 'searching',
  async run(page) {
    const field = page.getByRole('searchbox', { name: label });
    await field.click();
    for (const character of text) {
      await page.keyboard.type(character);
      await page.waitForTimeout(120);
    }
    await page.keyboard.press('Enter');
    await page.waitForTimeout(1500);
    await field.fill('');
    await page.waitForTimeout(1500);
  },
});

const holdingJ = {
  name: 'J held down',
  async run(page) {
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press(press < 15 ? 'j' : 'k');
      await page.waitForTimeout(33);
    }
  },
};

const modules = [
  {
    name: 'contacts',
    list: 'Contacts',
    at: '/apps/contacts?scenario=contacts.many',
    uses: [scrolling('Contacts'), holdingJ, opening('Contacts'), selecting, searching('Search by name', 'ada')],
  },
  {
    name: 'tasks',
    list: 'Tasks',
    at: '/apps/tasks?scenario=tasks.many',
    uses: [
      scrolling('Tasks'),
      holdingJ,
      opening('Tasks'),
      selecting,
      searching('Search tasks', 'clinic'),
      {
        name: 'reordering by keyboard',
        async run(page) {
          await page
            .getByRole('button', { name: /^Move / })
            .nth(1)
            .focus();
          await page.keyboard.press('Space');
          for (let press = 0; press < 5; press += 1) {
            await page.keyboard.press('ArrowDown');
            await page.waitForTimeout(120);
          }
          await page.keyboard.press('Space');
          await page.waitForTimeout(1500);
        },
      },
      {
        name: 'completing',
        async run(page) {
          for (let at = 0; at < 3; at += 1) {
            await page
              .getByRole('checkbox', { name: /^Complete / })
              .nth(at)
              .click();
            await settle(page);
          }
        },
      },
    ],
  },
];

/** A page of a module at rest, throttled. */
async function openModule(browser, origin, { at, list }) {
  const visitor = await newVisitor(browser, { token: tokenOf('ada') });
  const page = await visitor.newPage();
  // Wide enough for the record beside the list.
  await page.setViewportSize({ width: 1680, height: 900 });
  await page.goto(`${origin}${at}`);
  await page.getByRole('list', { name: list, exact: true }).getByRole('link').first().waitFor();
  // Loading the page is not part of any interaction.
  await page.waitForTimeout(4000);
  const session = await visitor.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: recordsBudget.cpu });
  return page;
}

/** Frame durations while `run` runs. */
async function framesOf(page, run) {
  await page.evaluate(watchFrames);
  await run(page);
  const frames = (await page.evaluate(() => window.__frames)).toSorted((one, other) => one - other);
  return { longestFrame: frames.at(-1), median: frames[frames.length >> 1], frames: frames.length };
}

/**
 * The longest frame in ms of each interaction with ten thousand records: the lowest of `rounds` on new pages, because
 * other work of the machine only makes frames longer. `origin` serves the built application with its local back end.
 */
export async function measureRecords(browser, origin, only) {
  const results = [];
  for (const module of modules.filter(({ name }) => only === undefined || name === only)) {
    const runs = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await openModule(browser, origin, module);
      const uses = [];
      for (const { run } of module.uses) uses.push(await framesOf(page, run));
      runs.push(uses);
      await page.context().close();
    }
    module.uses.forEach(({ name }, use) => {
      const best = runs.map((uses) => uses[use]).toSorted((one, other) => one.longestFrame - other.longestFrame)[0];
      results.push({ name: `${module.name}: ${name}`, ...best, runs: runs.map((uses) => uses[use].longestFrame) });
    });
  }
  return results;
}

/** The longest frame of a page without content: what this machine does to any page. */
async function emptyPage(browser) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: recordsBudget.cpu });
  const frames = await framesOf(page, () => page.waitForTimeout(3000));
  await page.close();
  return frames;
}

async function main() {
  const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
  const server = positionals[0] === undefined ? await serve(path.join(root, 'dist'), { fallback: true }) : undefined;
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
  try {
    const empty = await emptyPage(browser);
    console.log(`an empty page: longest frame ${empty.longestFrame.toFixed(0)} ms`);
    const results = await measureRecords(browser, positionals[0] ?? server.origin, values.only);
    for (const { name, longestFrame, median, frames, runs } of results) {
      console.log(
        `${name}: longest frame ${longestFrame.toFixed(0)} ms (${runs.map((one) => one.toFixed(0)).join(', ')}), median ${median.toFixed(0)} ms, ${frames} frames`,
      );
    }
    return results.every(({ longestFrame }) => longestFrame <= recordsBudget.frame);
  } finally {
    await browser.close();
    await server?.close();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = (await main()) ? 0 : 1;
}
