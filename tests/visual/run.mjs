/*
 * Compares every story with its committed picture.
 *   npm run test:visual                       compares all
 *   npm run test:visual -- --only button      only stories whose name contains this
 *   npm run test:visual -- --update           writes new pictures, removes those without a story
 *
 * Pictures of the differences are written to test-results/visual/.
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
import { decode, difference, encode } from './picture.mjs';
import {
  lookAgain,
  modes,
  openPage,
  picturesOf,
  takeFresh,
  takeNext,
  takePatiently,
  takeResized,
  takeSettled,
} from './stories.mjs';
import { budget, consoleModuleOf, exact, moduleBudget, problemsOfBaselines, toleranceFor } from './tolerance.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = path.join(root, 'storybook-static');
const baselines = path.join(root, 'tests/visual/baselines');
const manifestFile = path.join(baselines, 'manifest.json');
const results = path.join(root, 'test-results/visual');
// Stories wait as much as they compute, so use twice as many as the smallest machine has processors.
const pages = 4;
// Delays in ms before each further comparison of a page that does not match yet.
const waits = [0, 150, 250, 400];

// Set once the browser is known.
let tolerance = exact;
const differenceOf = (expected, actual) => difference(expected, actual, tolerance);

function newestChange(place) {
  const status = statSync(path.join(root, place), { throwIfNoEntry: false });
  if (!status) return 0;
  if (!status.isDirectory()) return status.mtimeMs;
  return Math.max(0, ...readdirSync(path.join(root, place)).map((name) => newestChange(path.join(place, name))));
}

function buildWhenStale() {
  const sources = ['src', 'stories', '.storybook', 'public', 'scripts', 'vite.config.ts', 'package-lock.json'];
  const at = statSync(path.join(built, 'index.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (at > Math.max(...sources.map(newestChange))) return;
  console.log('storybook-static is missing or older than the sources. Building it.');
  const [command, ...leading] = npmCommand();
  const { status } = spawnSync(command, [...leading, 'run', '--silent', 'build-storybook'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The Storybook could not be built, so there is nothing to look at. See above.');
}

function readManifest() {
  return existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : undefined;
}

function baselineFiles() {
  return existsSync(baselines) ? readdirSync(baselines).filter((name) => name.endsWith('.webp')) : [];
}

const baselineOf = (key) => path.join(baselines, `${key}.webp`);

/**
 * Whether a page soon matches its picture. `before` is what the page has shown: nothing (`undefined`), this story in
 * another size, or another story of the same scheme.
 */
async function soonLooksLike(expected, page, origin, picture, before) {
  const soon = async (take, looks = waits.length) => {
    // An error in a reused page is not conclusive, so it does not end the attempts.
    let seen = await take();
    for (const wait of waits.slice(0, looks)) {
      if (!seen || !differenceOf(expected, seen)) break;
      seen = await lookAgain(page, wait).catch(() => undefined);
    }
    return seen !== undefined && !differenceOf(expected, seen);
  };
  if (before === undefined) return soon(() => takeFresh(page, origin, picture));
  if (before === picture.id && (await soon(() => takeResized(page, picture).catch(() => undefined), 2))) return true;
  return soon(() => takeNext(page, picture).catch(() => undefined));
}

async function expectedOf({ key }) {
  const file = baselineOf(key);
  return existsSync(file) ? decode(readFileSync(file)) : undefined;
}

async function compare(page, origin, picture, before) {
  const expected = await expectedOf(picture);
  if (!expected) {
    await takeFresh(page, origin, picture);
    return { missing: true };
  }
  if (await soonLooksLike(expected, page, origin, picture, before)) return {};
  // Content of the previous story may remain, or the page was not at rest. Only a new page is conclusive.
  const actual = await takePatiently(page, origin, picture, (seen) => !differenceOf(expected, seen));
  const found = differenceOf(expected, actual);
  if (!found) return {};
  for (const [kind, content] of [
    ['expected', expected],
    ['actual', actual],
    ['difference', found.picture],
  ]) {
    writeFileSync(path.join(results, `${picture.key}.${kind}.webp`), await encode(content));
  }
  return { problem: `${found.what}: test-results/visual/${picture.key}.difference.webp` };
}

async function update(page, origin, picture, before) {
  const expected = await expectedOf(picture);
  // A matching picture is not rewritten, so that a commit contains only real changes.
  if (expected && (await soonLooksLike(expected, page, origin, picture, before))) return {};
  const actual = await takeSettled(page, origin, picture);
  if (expected && !differenceOf(expected, actual)) return {};
  writeFileSync(baselineOf(picture.key), await encode(actual));
  return { written: true };
}

async function forEachPicture(browser, origin, pictures, work) {
  // By scheme, because pages are reused, and then by story, because a resized story only reflows.
  const place = ({ id, mode }) => `${modes[mode].scheme} ${id}`;
  const groups = [...Map.groupBy(pictures, place)].toSorted(([one], [other]) => one.localeCompare(other));
  const done = [];
  const lane = async () => {
    let page;
    let shown;
    for (let group = groups.shift(); group; group = groups.shift()) {
      for (const picture of group[1]) {
        page ??= await openPage(browser);
        const before = shown && modes[shown.mode].scheme === modes[picture.mode].scheme ? shown.id : undefined;
        try {
          done.push({ ...picture, ...(await work(page, origin, picture, before)) });
          shown = picture;
        } catch (error) {
          done.push({ ...picture, problem: error.message.split('\n')[0] });
          // A failed story must not affect the next one.
          await page.context().close();
          page = undefined;
          shown = undefined;
        }
        if (done.length % 100 === 0) console.log(`${done.length} of ${pictures.length} pictures`);
      }
    }
    await page?.context().close();
  };
  await Promise.all(Array.from({ length: pages }, lane));
  return done;
}

function removeOrphans(pictures) {
  const wanted = new Set(pictures.map(({ key }) => `${key}.webp`));
  const orphans = baselineFiles().filter((name) => !wanted.has(name));
  for (const name of orphans) rmSync(path.join(baselines, name));
  return orphans;
}

/** Reports what is wrong with the committed pictures as a whole; `false` if anything is. */
function checkBaselines(pictures) {
  const wanted = new Set(pictures.map(({ key }) => `${key}.webp`));
  const files = baselineFiles();
  const committed = files.map((name) => ({ name, bytes: statSync(path.join(baselines, name)).size }));
  const ofModules = committed.filter(({ name }) => consoleModuleOf(name) !== undefined).length;
  const megabytes = committed.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  console.log(
    `${files.length - ofModules} pictures of at most ${budget.pictures} are committed, and ${ofModules} of the ` +
      `console's modules (${moduleBudget.pictures} each at most), ${megabytes.toFixed(1)} MB in all.`,
  );
  const problems = problemsOfBaselines({ pictures: committed, orphans: files.filter((name) => !wanted.has(name)) });
  for (const problem of problems) console.error(`✗ ${problem}`);
  if (problems.length) {
    console.error('Tag stories that show nothing new with no-visual; --update removes pictures without a story.');
  }
  return problems.length === 0;
}

const loud = (lines) =>
  console.log(['', '!'.repeat(100), ...lines.map((line) => `!! ${line}`), '!'.repeat(100), ''].join('\n'));

async function main() {
  const { values } = parseArgs({ options: { update: { type: 'boolean' }, only: { type: 'string' } } });
  buildWhenStale();
  const all = picturesOf(JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8')));
  const pictures = all.filter(({ key }) => key.includes(values.only ?? ''));
  if (pictures.length === 0)
    throw new Error(values.only ? `No story is named like "${values.only}".` : 'The Storybook has no stories.');

  // Partial redraws of a tile antialias differently from full ones, and which parts are redrawn is random.
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArgs, '--disable-partial-raster'],
  });
  const server = await serve(built);
  try {
    const here = { chromium: Number.parseInt(browser.version(), 10), platform: process.platform };
    const { tolerance: allowed, note } = toleranceFor(readManifest(), here);
    if (note && values.update && values.only) throw new Error(`${note} Update all of them, without --only.`);
    if (!values.update) tolerance = allowed;
    if (note && !values.update) {
      loud([
        note,
        'Browsers draw text differently, so small differences are allowed; what is missing, moved or recoloured is not.',
        'To compare exactly, record new pictures from a state that is known to be good, look at them, and commit them:',
        '    npm run test:visual -- --update',
      ]);
    }

    const started = performance.now();
    rmSync(results, { recursive: true, force: true });
    mkdirSync(results, { recursive: true });
    mkdirSync(baselines, { recursive: true });
    const done = await forEachPicture(browser, server.origin, pictures, values.update ? update : compare);
    const seconds = (performance.now() - started) / 1000;

    const failed = done.filter(({ problem }) => problem);
    const missing = done.filter((picture) => picture.missing);
    for (const { key, problem } of failed) console.error(`✗ ${key}: ${problem}`);
    for (const { key } of missing) console.error(`✗ ${key}: there is no committed picture`);

    if (values.update) {
      const orphans = values.only ? [] : removeOrphans(all);
      writeFileSync(manifestFile, `${JSON.stringify(here, null, 2)}\n`);
      console.log(
        `${done.filter(({ written }) => written).length} pictures written, ${orphans.length} without a story removed.`,
      );
    }
    const right = done.length - failed.length - missing.length;
    console.log(
      `${right} of ${done.length} pictures of ${new Set(pictures.map(({ id }) => id)).size} stories are as expected; ` +
        `${seconds.toFixed(1)} s, ${(done.length / seconds).toFixed(1)} a second.`,
    );
    if (failed.length) console.error('A change you meant? Look at it, then: npm run test:visual -- --update');
    if (missing.length)
      console.error(
        'A new story needs its picture: npm run test:visual -- --update --only <story>, look at it, commit it.',
      );
    return checkBaselines(all) && failed.length === 0 && missing.length === 0;
  } finally {
    await browser.close();
    await server.close();
  }
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
