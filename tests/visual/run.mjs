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

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = path.join(root, 'storybook-static');
const baselines = path.join(root, 'tests/visual/baselines');
const manifestFile = path.join(baselines, 'manifest.json');
const results = path.join(root, 'test-results/visual');
// Stories wait as much as they compute, so use twice as many as the smallest machine has processors.
const pages = 4;
// Delays in ms before each further comparison of a page that does not match yet.
const waits = [0, 150, 250, 400];
const limitMegabytes = 25;

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
      if (!seen || !difference(expected, seen)) break;
      seen = await lookAgain(page, wait).catch(() => undefined);
    }
    return seen !== undefined && !difference(expected, seen);
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
  const actual = await takePatiently(page, origin, picture, (seen) => !difference(expected, seen));
  const found = difference(expected, actual);
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
  if (expected && !difference(expected, actual)) return {};
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

function checkSize() {
  const bytes = baselineFiles().reduce((sum, name) => sum + statSync(path.join(baselines, name)).size, 0);
  const megabytes = bytes / 1e6;
  console.log(`The committed pictures take ${megabytes.toFixed(1)} MB of ${limitMegabytes} MB.`);
  return megabytes <= limitMegabytes;
}

const loud = (lines) =>
  console.log(['', '!'.repeat(100), ...lines.map((line) => `!! ${line}`), '!'.repeat(100), ''].join('\n'));

/** Why pictures taken here cannot be compared with the recorded ones; `undefined` if they can. */
function otherMachine(manifest, here) {
  if (!manifest) return undefined;
  if (manifest.chromium !== here.chromium) return `Chromium ${manifest.chromium}, and here is ${here.chromium}`;
  if (manifest.platform !== here.platform) return `${manifest.platform}, and this is ${here.platform}`;
  return undefined;
}

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
    const manifest = readManifest();
    const other = otherMachine(manifest, here);
    if (other && !values.update) {
      loud([
        `No picture was compared: they were recorded with ${other}.`,
        'Browsers draw text differently from one to the next, so every story would seem changed.',
        'Record new pictures from a state that is known to be good, look at them, and commit them:',
        '    npm run test:visual -- --update',
      ]);
      return true;
    }
    if (other && values.only)
      throw new Error(`The pictures were recorded with ${other}: update all of them, without --only.`);

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
    } else {
      const wanted = new Set(all.map(({ key }) => `${key}.webp`));
      const orphans = baselineFiles().filter((name) => !wanted.has(name));
      if (orphans.length)
        console.log(`${orphans.length} pictures have no story any more (${orphans[0]} …); --update removes them.`);
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
    const small = checkSize();
    if (!small) console.error('That is too much for a repository. Tag stories that show nothing new with no-visual.');
    return failed.length === 0 && missing.length === 0 && small;
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
