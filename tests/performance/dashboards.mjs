/*
 * What live prices cost with each tick, and how long a chart of five thousand points takes, in CPU time at a quarter of
 * the CPU speed: unlike a duration, it does not grow when the machine is busy with something else.
 *   node tests/performance/dashboards.mjs    the built application in dist/ and the built Storybook in storybook-static/
 */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { tokenOf } from '../e2e/accounts.ts';
import { withoutHighlights } from '../withoutHighlights.mjs';
import { tasksOf, workOf } from './frames.mjs';
import { newVisitor } from './load.mjs';
import { median } from './median.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** CPU slowdown; maximum CPU time of a tick of live prices, and of drawing five thousand points, in ms. */
export const dashboardsBudget = { cpu: 4, tick: 4, points: 100 };

const rounds = 3;
const ticks = 8;
const tickMs = 2000;

async function throttle(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: dashboardsBudget.cpu });
}

/**
 * Runs in the page: answers the calls for prices as a server would, with the last prices moved a little. What the local
 * back end takes to answer in the page is not part of the dashboard.
 */
function answerPrices() {
  const fetchReal = window.fetch;
  let last;
  let calls = 0;
  window.fetch = async (input, init) => {
    if (!String(input).includes('/crypto/prices')) return fetchReal(input, init);
    last ??= await (await fetchReal(input, init)).json();
    calls += 1;
    const moved = (value, digits, part) => Number((value * (1 + (((calls * 7) % 13) - 6) * part)).toFixed(digits));
    const prices = last.prices.map(({ coin, amount, trend }) => ({
      coin,
      amount: moved(amount, amount < 2 ? 4 : 2, 0.0002),
      trend: { ...trend, amount: moved(trend.amount, 2, 0.01) },
    }));
    return new Response(JSON.stringify({ at: new Date().toISOString(), prices }), {
      headers: { 'Content-Type': 'application/json' },
    });
  };
}

/** What a tick takes: the work while prices are live, less the work while they are paused. */
async function measureTick(browser, origin) {
  const visitor = await newVisitor(browser, { token: tokenOf('mira') });
  try {
    const page = await visitor.newPage();
    await page.goto(`${origin}/dashboards/crypto`);
    await page.getByRole('heading', { level: 2, name: 'Bitcoin BTC' }).waitFor();
    await page.evaluate(answerPrices);
    // Neither loading the page nor saving its files for offline use is part of a tick.
    await page.waitForTimeout(15_000);
    await throttle(page);
    const wait = () => page.waitForTimeout(ticks * tickMs);
    const live = await workOf(browser, page, tickMs, wait);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.waitForTimeout(1500);
    return live - (await workOf(browser, page, tickMs, wait));
  } finally {
    await visitor.close();
  }
}

/** What a browser takes to show another letter on an otherwise empty page: the least that anything live can cost. */
async function measureFloor(browser) {
  const page = await browser.newPage();
  try {
    await page.evaluate((pause) => {
      document.body.textContent = '0';
      setInterval(() => {
        document.body.firstChild.nodeValue = String(Math.floor(performance.now() / pause) % 10);
      }, pause);
    }, tickMs);
    await page.waitForTimeout(1000);
    await throttle(page);
    return await workOf(browser, page, tickMs, () => page.waitForTimeout(ticks * tickMs));
  } finally {
    await page.close();
  }
}

/** What it takes to draw five thousand other points, by the control for the period: the task that does. */
async function measurePoints(browser, origin) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.addInitScript(withoutHighlights);
    await page.goto(`${origin}/iframe.html?id=components-linechart--many-points&viewMode=story`);
    const line = page.getByRole('application', { name: 'Load' }).locator('path').first();
    await line.waitFor({ state: 'attached' });
    // No movement of a mouse, whose events come with the drawing.
    await page.getByRole('radio', { name: 'Week 1' }).focus();
    await page.waitForTimeout(1500);
    const before = await line.getAttribute('d');
    await throttle(page);
    const [longest] = await tasksOf(browser, page, async () => {
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(1500);
    });
    if ((await line.getAttribute('d')) === before) throw new Error('The other points were not drawn.');
    return longest;
  } finally {
    await page.close();
  }
}

/**
 * CPU time in ms of a tick of live prices, of the least that any change costs, and of five thousand points: the median,
 * and all values in `runs`. `app` serves the built application, `storybook` the built Storybook.
 */
export async function measureDashboards(browser, { app, storybook }) {
  const runs = { tick: [], floor: [], points: [] };
  for (let round = 0; round < rounds; round += 1) {
    runs.tick.push(await measureTick(browser, app));
    runs.floor.push(await measureFloor(browser));
    runs.points.push(await measurePoints(browser, storybook));
  }
  return { tick: median(runs.tick), floor: median(runs.floor), points: median(runs.points), runs };
}

async function main() {
  const servers = await Promise.all([
    serve(path.join(root, 'dist'), { fallback: true }),
    serve(path.join(root, 'storybook-static')),
  ]);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
  try {
    const [app, storybook] = servers.map(({ origin }) => origin);
    const { runs, ...measured } = await measureDashboards(browser, { app, storybook });
    const names = { tick: 'a tick of live prices', floor: 'any change of a page', points: '5,000 points' };
    for (const [key, name] of Object.entries(names)) {
      const all = runs[key].map((one) => one.toFixed(1)).join(', ');
      console.log(`${name}: ${measured[key].toFixed(1)} ms of CPU time at 4× CPU (${all})`);
    }
    return measured.tick <= dashboardsBudget.tick && measured.points <= dashboardsBudget.points;
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = (await main()) ? 0 : 1;
}
