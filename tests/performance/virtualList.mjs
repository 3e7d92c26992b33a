/*
 * The longest frame while ten thousand rows scroll, at a quarter of the CPU speed.
 *   node tests/performance/virtualList.mjs                       the built Storybook in storybook-static/
 *   node tests/performance/virtualList.mjs http://localhost:6006 a running Storybook
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { withoutHighlights } from '../withoutHighlights.mjs';
import { median } from './median.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Maximum frame duration in ms, and CPU slowdown. */
export const virtualListBudget = { longestFrame: 50, cpu: 4 };

const rounds = 3;

const stories = [
  { name: 'list', id: 'components-virtuallist--default', role: 'list' },
  { name: 'listbox with headings', id: 'components-virtuallist--listbox', role: 'listbox' },
  { name: 'grid of tiles', id: 'components-virtualgrid--default', role: 'grid' },
];

/** Runs in the page: scrolls for three seconds and returns the frame durations, in ms. */
async function scrollThrough(role) {
  const list = document.querySelector(`[role="${role}"]`);
  const frames = [];
  const steps = 180;
  let last;
  for (let step = 0; step < steps; step += 1) {
    const now = await new Promise((resolve) => requestAnimationFrame(resolve));
    if (last !== undefined) frames.push(now - last);
    last = now;
    // Steady scrolling first, then jumps like those of a dragged scroll bar, which leave no row to reuse.
    const most = list.scrollHeight - list.clientHeight;
    list.scrollTop = step < 120 ? step * 120 : ((step - 119) / (steps - 120)) * most;
  }
  return { frames, reached: list.scrollTop / (list.scrollHeight - list.clientHeight) };
}

/** Scrolls a list on a new page. */
async function scroll(browser, origin, { id, role }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.addInitScript(withoutHighlights);
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`);
    await page.getByRole(role, { name: 'People' }).waitFor();
    // Loading the story is not part of scrolling.
    await page.waitForTimeout(1500);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: virtualListBudget.cpu });
    const { frames, reached } = await page.evaluate(scrollThrough, role);
    if (reached < 0.9) throw new Error(`${id} scrolled only ${Math.round(reached * 100)} % of its way.`);
    return { longestFrame: Math.max(...frames), median: median(frames), frames: frames.length };
  } finally {
    await page.close();
  }
}

/**
 * Scrolls each list in a browser, each time on a new page, and returns its longest frame in ms: the median, and all
 * values in `runs`. `origin` serves a Storybook.
 */
export async function measureVirtualList(browser, origin) {
  const results = [];
  for (const { name, id, role } of stories) {
    const runs = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await scroll(browser, origin, { id, role }));
    const of = (figure) => median(runs.map((run) => run[figure]));
    results.push({ name, longestFrame: of('longestFrame'), median: of('median'), frames: of('frames'), runs });
  }
  return results;
}

async function main() {
  const given = process.argv[2];
  const built = path.join(root, 'storybook-static');
  if (!given && !existsSync(path.join(built, 'iframe.html'))) {
    throw new Error('storybook-static/ is empty. Run npm run build-storybook, or give the address of a Storybook.');
  }
  const server = given ? undefined : await serve(built);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
  try {
    const results = await measureVirtualList(browser, given ?? server.origin);
    for (const { name, longestFrame, median, frames } of results) {
      console.log(
        `${name}: longest frame ${longestFrame.toFixed(1)} ms, median ${median.toFixed(1)} ms, ${frames} frames`,
      );
    }
    return results.every(({ longestFrame }) => longestFrame <= virtualListBudget.longestFrame);
  } finally {
    await browser.close();
    await server?.close();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    process.exitCode = (await main()) ? 0 : 1;
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
