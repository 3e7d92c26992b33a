/*
 * `npm run bench`: performance of the built application, as a multiple of a minimal application with React and a
 * router.
 *   npm run bench                    builds, measures five times, writes docs/measurements/, fails on a missed budget
 *   npm run bench -- --runs 3        fewer runs
 *   npm run bench -- --no-build      measures the existing build
 *   npm run bench -- --no-library    omits the component library and the mailbox of ten thousand
 *   npm run bench -- --no-engines    omits the ten thousand searches and the routes
 *   npm run bench -- --no-lighthouse omits the Lighthouse scores
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumArgs, ensureChromium } from '../../scripts/chromium.mjs';
import { npmCommand } from '../../scripts/install.mjs';
import { serve } from '../../scripts/serve.mjs';
import { tokenOf } from '../e2e/accounts.ts';
import { judge } from './budgets.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { load, newVisitor, slow } from './load.mjs';
import { mailboxBytes, measureMailbox } from './mailbox.mjs';
import { median } from './median.mjs';
import { measureOpening } from './opening.mjs';
import { asMarkdown, write } from './report.mjs';
import { measureEngines } from './search.mjs';
import { measureShell } from './shell.mjs';
import { componentSizes } from './sizes.mjs';
import { measureVirtualList } from './virtualList.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = path.join(root, 'dist');
const results = '/search/port-calder/pharmacy/page-1';
// The other kinds of pages of the directory; the facility, which has the most content, with both visits.
const facilityAddress = '/facility/saltmarket-clinic';
const otherPages = {
  standing: ['standing page', '/about-us'],
  articles: ['articles', '/article'],
  article: ['one article', '/article?slug=pharmacy-or-doctor'],
  category: ['category', '/service-categories/pharmacy/page-1'],
  tag: ['tag', '/tags/step-free/page-1'],
  searchForm: ['search page', '/search/facility'],
};
const placeText = 'port calder';
// From the cheapest search to the most expensive: a term in a city, everywhere, many words, misspelt, nothing found.
const searches = [
  results,
  '/search/orvela/pharmacy/page-1',
  '/search/orvela/page-1',
  '/search/port-calder/dental-clinic/page-1',
  '/search/orvela/emergency%20hospital%20with%20parking/page-1',
  '/search/orvela/farmacy/page-1',
  '/search/orvela/qqqqqqqq/page-1',
];

function medians(list) {
  const keys = Object.keys(list[0]).filter((key) => typeof list[0][key] === 'number');
  return Object.fromEntries(keys.map((key) => [key, median(list.map((figures) => figures[key]))]));
}

async function buildFloor(variant) {
  const outDir = path.join(root, '.cache/floor', variant);
  await build({
    configFile: false,
    root: path.join(root, 'tests/performance/floor', variant),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  return outDir;
}

function runBuild(script) {
  const [command, ...leading] = npmCommand();
  const { status } = spawnSync(command, [...leading, 'run', '--silent', script], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`"npm run ${script}" failed, so there is nothing to measure. See above.`);
}

/** Costs of the component library: bytes of each part, long lists while scrolling and opening, and a full mailbox. */
async function measureLibrary(browser) {
  const server = await serve(path.join(root, 'storybook-static'));
  try {
    return {
      lists: await measureVirtualList(browser, server.origin),
      openings: await measureOpening(browser, server.origin),
      mailbox: await measureMailbox(browser, server.origin),
      sizes: await componentSizes(),
    };
  } finally {
    await server.close();
  }
}

/**
 * Whether a script belongs to the application: vite.config.ts names the chunks of the local back end, and its two
 * workers are known.
 */
const isApplicationScript = (name) => !/\/(backend-[\w-]+|mockServiceWorker)\.js$/.test(name);

/**
 * Scripts that load after the home page is visible and usable: the contract's schemas (shared with the local back end;
 * with a real server, the client's alone), trusted types for workers and HTML from data, and the
 * error page for failed translations.
 */
const isContract = (name) => /\/assets\/(contract|api|send|trustedTypes|showTranslationFailure)-[\w-]+\.js$/.test(name);

/** Serves a folder and counts the transferred bytes, including the service worker's. */
async function weighedServer(folder, isApplication) {
  let sent = [];
  const server = await serve(folder, { fallback: true, onSent: (name, bytes) => sent.push({ name, bytes }) });
  const sum = (keep) => sent.filter(({ name }) => keep(name)).reduce((total, { bytes }) => total + bytes, 0);
  return {
    ...server,
    forget() {
      sent = [];
    },
    weigh: () => ({
      jsFirst: sum((name) => name.endsWith('.js') && isApplication(name) && !isContract(name)),
      jsApp: sum((name) => name.endsWith('.js') && isApplication(name)),
      jsBackend: sum((name) => name.endsWith('.js') && !isApplication(name)),
      bytes: sum(() => true),
    }),
  };
}

async function visit(browser, server, address, { again = false, account } = {}) {
  const visitor = await newVisitor(browser);
  if (account) await visitor.addInitScript((token) => localStorage.setItem('token', token), tokenOf(account));
  try {
    if (again) {
      const { page } = await load(visitor, server.origin + address);
      await page.close();
    }
    server.forget();
    const { figures } = await load(visitor, server.origin + address);
    return { ...figures, ...server.weigh() };
  } finally {
    await visitor.close();
  }
}

/** Loads each page once per round, so that a machine that slows down affects all of them equally. */
async function measurePages(runs, pages) {
  const lists = Object.fromEntries(Object.keys(pages).map((key) => [key, []]));
  for (let run = 1; run <= runs; run += 1) {
    process.stderr.write(`round ${run} of ${runs}\n`);
    for (const [key, { once }] of Object.entries(pages)) lists[key].push(await once());
  }
  return Object.fromEntries(
    Object.entries(pages).map(([key, { about }]) => [
      key,
      { about, ...medians(lists[key]), lcpElement: lists[key].at(-1).lcpElement, runs: lists[key] },
    ]),
  );
}

/** Types a place into the search form at a quarter of the CPU speed. */
async function measureTyping(browser, server) {
  const visitor = await newVisitor(browser);
  try {
    const { page } = await load(visitor, `${server.origin}/`, {
      ...slow,
      network: { ...slow.network, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
    });
    const field = page.getByRole('combobox').first();
    if (!(await field.isVisible())) return { text: placeText, why: 'the home page shows no combobox' };
    await field.click();
    await page.evaluate(() => {
      window.__load.longestTask = 0;
      window.__typing = { longestFrame: 0, last: performance.now() };
      const frame = (now) => {
        window.__typing.longestFrame = Math.max(window.__typing.longestFrame, now - window.__typing.last);
        window.__typing.last = now;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    await field.pressSequentially(placeText, { delay: 120 });
    await page.waitForTimeout(1000);
    const { longestTask, longestFrame } = await page.evaluate(() => ({
      longestTask: window.__load.longestTask,
      longestFrame: window.__typing.longestFrame,
    }));
    return { text: placeText, longestTask, longestFrame };
  } finally {
    await visitor.close();
  }
}

/** The local back end records each search as a performance measure named facility-search. */
async function measureSearch(browser, server) {
  const visitor = await newVisitor(browser);
  try {
    const page = await visitor.newPage();
    const durations = [];
    for (const address of searches) {
      await page.goto(server.origin + address);
      const found = await page
        .waitForFunction(() => performance.getEntriesByName('facility-search', 'measure').length > 0, undefined, {
          timeout: 15_000,
        })
        .then(() =>
          page.evaluate(() =>
            performance.getEntriesByName('facility-search', 'measure').map(({ duration }) => duration),
          ),
        )
        .catch(() => []);
      durations.push(...found);
    }
    if (durations.length === 0) {
      return {
        count: 0,
        why: 'not measured, because the local back end made no performance measure named facility-search',
      };
    }
    return { count: durations.length, worst: Math.max(...durations), median: median(durations) };
  } finally {
    await visitor.close();
  }
}

/** Lighthouse's scores, or the reason why there are none, which then counts as a missed budget. */
async function scored(origin) {
  try {
    return { pages: await measureLighthouse(origin) };
  } catch (error) {
    console.error(`Lighthouse did not run: ${error.message} Leave it out with --no-lighthouse.`);
    return { pages: [], why: error.message };
  }
}

async function main() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      build: { type: 'boolean', default: true },
      library: { type: 'boolean', default: true },
      engines: { type: 'boolean', default: true },
      lighthouse: { type: 'boolean', default: true },
    },
    allowNegative: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${values.runs}". Give a whole number from 1.`);
  if (values.build) {
    for (const script of ['build', ...(values.library ? ['build-storybook', 'build:lib'] : [])]) runBuild(script);
  }
  if (!existsSync(path.join(dist, 'index.html'))) throw new Error('dist/ is empty. Run without --no-build.');

  const everything = () => true;
  const floorServer = await weighedServer(await buildFloor('data-router'), everything);
  const oldFloorServer = await weighedServer(await buildFloor('browser-router'), everything);
  const server = await weighedServer(dist, isApplicationScript);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'],
  });
  try {
    // Warm-up: the first load also starts the browser.
    await visit(browser, floorServer, '/');
    const pages = await measurePages(runs, {
      floor: { about: 'floor, data router', once: () => visit(browser, floorServer, '/') },
      oldFloor: { about: 'floor, BrowserRouter', once: () => visit(browser, oldFloorServer, '/') },
      home: { about: 'home', once: () => visit(browser, server, '/') },
      first: { about: 'results, first visit', once: () => visit(browser, server, results) },
      second: { about: 'results, second visit', once: () => visit(browser, server, results, { again: true }) },
      mailbox: {
        about: 'mailbox, first visit',
        once: () => visit(browser, server, '/apps/mailbox/inbox/1', { account: 'ada' }),
      },
      facility: { about: 'facility, first visit', once: () => visit(browser, server, facilityAddress) },
      facilityAgain: {
        about: 'facility, second visit',
        once: () => visit(browser, server, facilityAddress, { again: true }),
      },
      ...Object.fromEntries(
        Object.entries(otherPages).map(([key, [about, address]]) => [
          key,
          { about, once: () => visit(browser, server, address) },
        ]),
      ),
    });
    const typing = await measureTyping(browser, server);
    const search = await measureSearch(browser, server);
    const shell = await measureShell(browser, server, dist);
    const library = values.library ? await measureLibrary(browser) : undefined;
    const engines = values.engines ? await measureEngines() : undefined;
    const scores = values.lighthouse ? await scored(server.origin) : undefined;
    const figures = {
      search,
      shell,
      mailboxBytes: mailboxBytes(dist),
      ...(engines ? { engines } : {}),
      ...(library ? { library } : {}),
      ...(scores ? { scores } : {}),
    };
    const verdicts = judge({ ...pages, typing, ...figures });
    const measurement = {
      conditions: {
        date: new Date().toISOString().slice(0, 10),
        browser: `Chromium ${browser.version()}`,
        runs,
        throttle: `${slow.cpu}× CPU, ${slow.network.latency} ms, 1600/750 kbit/s`,
        transport: 'gzip level 9, HTTP/1.1 on loopback',
      },
      pages,
      typing,
      ...figures,
      verdicts,
    };
    write(path.join(root, 'docs/measurements'), measurement);
    console.log(`\n${asMarkdown(measurement)}\n`);
    const missed = verdicts.filter(({ met }) => !met).length;
    console.log(missed ? `${missed} of ${verdicts.length} budgets missed.` : `All ${verdicts.length} budgets met.`);
    return missed === 0;
  } finally {
    await browser.close();
    await Promise.all([floorServer, oldFloorServer, server].map((each) => each.close()));
  }
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
