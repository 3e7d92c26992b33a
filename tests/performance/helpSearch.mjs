/*
 * What a key takes in the search of the help centre, over all questions and guides: the CPU time of the longest task of
 * the page, at a quarter of the CPU speed. The local back end searches in the page, so its part is included.
 *   node tests/performance/helpSearch.mjs    the built application in dist/
 */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { tokenOf } from '../e2e/accounts.ts';
import { tasksOf } from './frames.mjs';
import { newVisitor } from './load.mjs';
import { median } from './median.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** CPU slowdown; maximum CPU time of a task between a key and its results, in ms. */
export const helpSearchBudget = { cpu: 4, task: 50 };

const rounds = 3;
/** One word, several, a sentence, a typing error, and a beginning that much begins with. The first loads the texts. */
const searches = ['password', 'opening hours', 'how do I import my contacts', 'calender', 'co'];
/** Longer than the pause after which a search starts, so that each key has results of its own. */
const keyMs = 400;

/** Types a text and waits for its results; returns the longest task. */
async function typeSearch(browser, page, text) {
  const field = page.getByRole('searchbox', { name: 'Search questions and guides' });
  await field.fill('');
  await page.locator('[data-results]').waitFor({ state: 'detached' });
  await field.focus();
  const [longest] = await tasksOf(browser, page, async () => {
    for (const character of text) {
      await page.keyboard.type(character);
      await page.waitForTimeout(keyMs);
    }
    await page.locator('[data-results]:not([data-outdated]) a').first().waitFor();
  });
  return longest;
}

async function measureRound(browser, origin) {
  const visitor = await newVisitor(browser, { token: tokenOf('mira') });
  try {
    const page = await visitor.newPage();
    await page.goto(`${origin}/apps/help-center`);
    await page.locator('main details summary').first().waitFor();
    // Neither loading the page nor saving its files for offline use is part of a search.
    await page.waitForTimeout(15_000);
    const session = await visitor.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: helpSearchBudget.cpu });
    const tasks = [];
    for (const text of searches) tasks.push(await typeSearch(browser, page, text));
    return tasks;
  } finally {
    await visitor.close();
  }
}

/** CPU time in ms of the longest task of each search: the median of the rounds, and all values in `runs`. */
export async function measureHelpSearch(browser, origin) {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await measureRound(browser, origin));
  return searches.map((text, at) => {
    const own = runs.map((tasks) => tasks[at]);
    return { text, longestTask: median(own), runs: own };
  });
}

async function main() {
  const server = await serve(path.join(root, 'dist'), { fallback: true });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
  try {
    const results = await measureHelpSearch(browser, server.origin);
    for (const { text, longestTask, runs } of results) {
      const all = runs.map((one) => one.toFixed(1)).join(', ');
      console.log(`“${text}”: longest task ${longestTask.toFixed(1)} ms of CPU time at 4× CPU (${all})`);
    }
    return results.every(({ longestTask }) => longestTask <= helpSearchBudget.task);
  } finally {
    await browser.close();
    await server.close();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = (await main()) ? 0 : 1;
}
