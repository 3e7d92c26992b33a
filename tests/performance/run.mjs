/*
 * `npm run bench`: performance of the built application, as a multiple of a minimal application with React and a
 * router.
 *   npm run bench                    builds, measures five times, writes docs/measurements/, fails on a missed budget
 *   npm run bench -- --runs 3        fewer runs
 *   npm run bench -- --only console  some pages only, by group or by key (pages.mjs), and nothing else; writes nothing
 *   npm run bench -- --waterfall     also lists what the last first visit of each page requested, and when
 *   npm run bench -- --judge         measures nothing: judges the last measurement again, by changed budgets or reasons
 *   npm run bench -- --resume        goes on with a measurement that stopped: what it has measured is not measured again
 *   npm run bench -- --no-build      measures the existing build
 *   npm run bench -- --dist folder   measures another build
 *   npm run bench -- --no-library    omits the component library, and the modules with thousands of records
 *   npm run bench -- --no-engines    omits the ten thousand searches and the routes
 *   npm run bench -- --no-lighthouse omits the Lighthouse scores
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../../scripts/chromium.mjs';
import { npmCommand } from '../../scripts/install.mjs';
import { serve } from '../../scripts/serve.mjs';
import { checkReasons, judge } from './budgets.mjs';
import { measureDashboards } from './dashboards.mjs';
import { buildFloor } from './floors.mjs';
import { measureHelpSearch } from './helpSearch.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { slow } from './load.mjs';
import { mailboxBytes, measureMailbox } from './mailbox.mjs';
import { measureNavigation } from './navigation.mjs';
import { measureOpening } from './opening.mjs';
import { choosePages, floors, http1Keys } from './pages.mjs';
import { timeProcessor } from './processor.mjs';
import { measureRecords } from './records.mjs';
import { asMarkdown, asWaterfall, write } from './report.mjs';
import { measureEngines } from './search.mjs';
import { measureSearch, measureTyping } from './searchForm.mjs';
import { browserArgs, serveReady, transports } from './servers.mjs';
import { measureShell } from './shell.mjs';
import { componentSizes } from './sizes.mjs';
import { measureUpload } from './uploadMemory.mjs';
import { measureVirtualList } from './virtualList.mjs';
import { inRounds, summarize, visitOnce, visitTwice } from './visit.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const docs = path.join(root, 'docs/measurements');
/** The parts of a measurement that are done, until it is complete. */
const partsFile = path.join(root, '.cache/bench-parts.json');

function readOptions() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      dist: { type: 'string' },
      waterfall: { type: 'boolean', default: false },
      judge: { type: 'boolean', default: false },
      resume: { type: 'boolean', default: false },
      build: { type: 'boolean', default: true },
      library: { type: 'boolean', default: true },
      engines: { type: 'boolean', default: true },
      lighthouse: { type: 'boolean', default: true },
    },
    allowNegative: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${values.runs}". Give a whole number from 1.`);
  const isPartial = values.only !== undefined;
  return {
    runs,
    isPartial,
    judge: values.judge,
    resume: values.resume,
    waterfall: values.waterfall,
    pages: choosePages(values.only),
    dist: path.resolve(values.dist ?? path.join(root, 'dist')),
    scripts: values.build
      ? [
          ...(values.dist === undefined ? ['build'] : []),
          ...(values.library && !isPartial ? ['build-storybook', 'build:lib'] : []),
        ]
      : [],
    library: values.library && !isPartial,
    engines: values.engines && !isPartial,
    lighthouse: values.lighthouse && !isPartial,
  };
}

function runBuild(script) {
  const [command, ...leading] = npmCommand();
  const { status } = spawnSync(command, [...leading, 'run', '--silent', script], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`"npm run ${script}" failed, so there is nothing to measure. See above.`);
}

/** Bytes of all files of a folder. */
function weighFolder(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => statSync(path.join(folder, name)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);
}

/**
 * Costs of the component library: bytes of each part, long lists while scrolling and opening, a full mailbox, and the
 * charts of dashboards. `app` serves the application.
 */
async function measureLibrary(browser, app) {
  const server = await serve(path.join(root, 'storybook-static'));
  try {
    return {
      lists: await measureVirtualList(browser, server.origin),
      openings: await measureOpening(browser, server.origin),
      mailbox: await measureMailbox(browser, server.origin),
      dashboards: await measureDashboards(browser, { app, storybook: server.origin }),
      sizes: await componentSizes(),
    };
  } finally {
    await server.close();
  }
}

/** Measures each part, and keeps it until all are done. With `resume`, those that are kept are not measured again. */
async function measureParts(parts, { resume }) {
  const done = resume && existsSync(partsFile) ? JSON.parse(readFileSync(partsFile, 'utf8')) : {};
  mkdirSync(path.dirname(partsFile), { recursive: true });
  for (const [name, measure] of Object.entries(parts)) {
    done[name] ??= await measure();
    writeFileSync(partsFile, JSON.stringify(done));
  }
  rmSync(partsFile);
  return done;
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

/** Pages between two visits to the floors, because the speed of a machine can change within a round. */
const pagesPerFloor = 6;

/** The pages, each once per round over HTTP/2, and some of them over HTTP/1.1; the floors several times among them. */
async function measurePages(browser, servers, { runs, pages, isPartial, waterfall }) {
  const tasks = [];
  const floorTasks = floors.map((floor) => [
    floor.key,
    async () => ({ first: await visitOnce(browser, servers[floor.key].http2, floor) }),
  ]);
  for (const [index, page] of pages.entries()) {
    if (index % pagesPerFloor === 0) tasks.push(...floorTasks);
    tasks.push([page.key, () => visitTwice(browser, servers.app.http2, page)]);
  }
  const overHttp1 = isPartial ? [] : [...floors, ...pages].filter(({ key }) => http1Keys.includes(key));
  for (const page of overHttp1) {
    const { http1 } = servers[page.key] ?? servers.app;
    tasks.push([`${page.key} http1`, async () => ({ first: await visitOnce(browser, http1, page) })]);
  }
  // The first load also starts the browser.
  await visitOnce(browser, servers.floor.http2, floors[0]);
  const results = await inRounds(runs, tasks);
  if (waterfall) {
    for (const { key, about } of pages) console.log(asWaterfall(about, results[key].at(-1)));
  }
  const collect = (list, suffix = '') =>
    Object.fromEntries(
      list.map(({ key, about, delay = 0 }) => {
        const done = results[`${key}${suffix}`];
        const visits = ['first', 'second']
          .filter((visit) => done[0][visit])
          .map((visit) => [visit, summarize(done.map((run) => run[visit]))]);
        return [key, { about, delay, ...Object.fromEntries(visits) }];
      }),
    );
  return {
    floors: collect(floors),
    pages: collect(pages),
    ...(overHttp1.length > 0 ? { http1: collect(overHttp1, ' http1') } : {}),
  };
}

/** Serves the floors and the application over both transports; `close` ends all servers. */
async function startServers({ dist, pages, isPartial }) {
  const names = isPartial ? ['http2'] : Object.keys(transports);
  const start = async (folder, addresses) => {
    const started = {};
    for (const name of names) started[name] = await serveReady(folder, name, addresses);
    return started;
  };
  const servers = { app: await start(dist, ['/', ...pages.flatMap(({ address, parts = [] }) => [address, ...parts])]) };
  for (const { key, variant } of floors) servers[key] = await start(await buildFloor(variant), ['/']);
  return {
    servers,
    close: () => Promise.all(Object.values(servers).flatMap((each) => Object.values(each).map((one) => one.close()))),
  };
}

/** What is measured besides loads. */
function usesOf(browser, { app }, { dist, library, engines, lighthouse }) {
  return {
    navigation: () => measureNavigation(browser, app.http2),
    typing: () => measureTyping(browser, app.http2),
    search: () => measureSearch(browser, app.http2),
    shell: () => measureShell(browser, app.http2, dist),
    mailboxBytes: () => mailboxBytes(dist),
    distBytes: () => weighFolder(dist),
    ...(library
      ? {
          library: () => measureLibrary(browser, app.http1.origin),
          records: () => measureRecords(browser, app.http1.origin),
          helpSearch: () => measureHelpSearch(browser, app.http1.origin),
          upload: () => measureUpload(browser, app.http1.origin),
        }
      : {}),
    ...(engines ? { engines: () => measureEngines() } : {}),
    // Its own browser does not trust the certificate.
    ...(lighthouse ? { scores: () => scored(app.http1.origin) } : {}),
  };
}

/** Prints a measurement, writes it unless it is partial, and returns whether it met all budgets. */
function report(measurement, isPartial) {
  const { verdicts } = measurement;
  console.log(`\n${asMarkdown(measurement)}\n`);
  if (!isPartial) {
    write(docs, measurement);
    for (const problem of checkReasons(verdicts)) console.error(problem);
  }
  const missed = verdicts.filter(({ met }) => !met).length;
  console.log(missed ? `${missed} of ${verdicts.length} budgets missed.` : `All ${verdicts.length} budgets met.`);
  return missed === 0;
}

async function main() {
  const options = readOptions();
  if (options.judge) {
    const last = JSON.parse(readFileSync(path.join(docs, 'latest.json'), 'utf8'));
    return report({ ...last, verdicts: judge(last) }, false);
  }
  options.scripts.forEach(runBuild);
  if (!existsSync(path.join(options.dist, 'index.html'))) {
    throw new Error(`${options.dist} holds no build. Run without --no-build, or name another folder with --dist.`);
  }
  const { servers, close } = await startServers(options);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArgs, ...browserArgs],
  });
  try {
    const loads = () => measurePages(browser, servers, options);
    const { pages, ...uses } = options.isPartial
      ? { pages: await loads() }
      : await measureParts({ pages: loads, ...usesOf(browser, servers, options) }, options);
    const figures = { ...pages, ...uses };
    const measurement = {
      conditions: {
        date: new Date().toISOString().slice(0, 10),
        browser: `Chromium ${browser.version()}`,
        runs: options.runs,
        processor: await timeProcessor(browser),
        throttle: `${slow.cpu}× CPU, ${slow.network.latency} ms, 1600/750 kbit/s`,
        transport: transports.http2.about,
        transportHttp1: transports.http1.about,
      },
      ...figures,
      verdicts: judge(figures),
    };
    return report(measurement, options.isPartial);
  } finally {
    await browser.close();
    await close();
  }
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
