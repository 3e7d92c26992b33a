/*
 * How fast the address book, the task list, a conversation, a folder and the inventory respond with ten thousand
 * records, a board with two thousand cards, and the notes with five hundred, also while files are read: the CPU time of
 * the longest task of each interaction, and the longest frame at a quarter of the CPU speed.
 *   node tests/performance/records.mjs                       the built application in dist/
 *   node tests/performance/records.mjs http://localhost:4173 a running one
 *   node tests/performance/records.mjs --only tasks          one module, or `upload`: the memory that an upload takes
 *   node tests/performance/records.mjs --no-frames           tasks only
 */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { tokenOf } from '../e2e/accounts.ts';
import { framesOf, tasksOf } from './frames.mjs';
import { newVisitor } from './load.mjs';
import { writeFiles } from './recordFiles.mjs';
import { modules, recordsBudget } from './recordUses.mjs';
import { measureUpload, uploadBudget } from './uploadMemory.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const rounds = 3;

/** A page of a module at rest. */
async function openModule(browser, origin, { at, ready }) {
  const visitor = await newVisitor(browser, { token: tokenOf('ada') });
  const page = await visitor.newPage();
  // Wide enough for the record beside the list.
  await page.setViewportSize({ width: 1680, height: 900 });
  await page.goto(`${origin}${at}`);
  await ready(page).first().waitFor();
  // Loading the page is not part of any interaction.
  await page.waitForTimeout(4000);
  return page;
}

async function throttle(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: recordsBudget.cpu });
}

const least = (values) => values.toSorted((one, other) => one - other)[0];

/** All interactions of a module, each on the state that the last one left: their longest tasks, then their frames. */
async function measureRound(browser, origin, module, withFrames) {
  const page = await openModule(browser, origin, module);
  try {
    const tasks = [];
    for (const { run } of module.uses) tasks.push(await tasksOf(browser, page, run));
    if (!withFrames) return module.uses.map((_use, at) => ({ longestTask: tasks[at][0] }));
    await throttle(page);
    const frames = [];
    for (const { run } of module.uses) frames.push(await framesOf(page, run));
    return module.uses.map((_use, at) => ({ longestTask: tasks[at][0], ...frames[at] }));
  } finally {
    await page.context().close();
  }
}

/**
 * The CPU time of the longest task of each interaction at full speed, its `limit`, and the longest frame at a quarter of
 * the speed, in ms: the lowest of `rounds` on new pages, because other work of the machine only makes them longer.
 * `origin` serves the built application with its local back end. `onResult` gets each result as soon as it is known.
 */
export async function measureRecords(browser, origin, { only, withFrames = true, onResult = () => {} } = {}) {
  const results = [];
  const removeFiles = await writeFiles(browser);
  for (const module of modules.filter(({ name }) => only === undefined || name === only)) {
    const runs = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await measureRound(browser, origin, module, withFrames));
    module.uses.forEach(({ name, limit = recordsBudget.task }, at) => {
      const of = (figure) => runs.map((uses) => uses[at][figure]);
      const result = {
        name: `${module.name}: ${name}`,
        limit,
        longestTask: least(of('longestTask')),
        ...(withFrames && { longestFrame: least(of('longestFrame')) }),
        runs: of('longestTask'),
      };
      results.push(result);
      onResult(result);
    });
  }
  await removeFiles();
  return results;
}

function printResult({ name, limit, longestTask, longestFrame, runs }) {
  const frame = longestFrame === undefined ? '' : `, longest frame at 4× CPU ${longestFrame.toFixed(0)} ms`;
  const all = runs.map((one) => one.toFixed(1)).join(', ');
  console.log(`${name}: longest task ${longestTask.toFixed(1)} ms of ${limit} (${all})${frame}`);
}

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Prints how much memory an upload takes, and returns whether it is within the budget. */
async function reportUpload(browser, origin) {
  const { growth, growthWithGarbage, processGrowth, remains, processRemains } = await measureUpload(browser, origin);
  console.log(
    `upload: memory grows by at most ${megabytes(growth)} of ${megabytes(uploadBudget)}, with garbage by ${megabytes(growthWithGarbage)}, that of the process by ${megabytes(processGrowth)}; ${megabytes(remains)} and ${megabytes(processRemains)} remain`,
  );
  return growth <= uploadBudget;
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' }, frames: { type: 'boolean', default: true } },
    allowPositionals: true,
    allowNegative: true,
  });
  const server = positionals[0] === undefined ? await serve(path.join(root, 'dist'), { fallback: true }) : undefined;
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
  try {
    const origin = positionals[0] ?? server.origin;
    const results = await measureRecords(browser, origin, {
      only: values.only,
      withFrames: values.frames,
      onResult: printResult,
    });
    const isUploadMet = ![undefined, 'upload'].includes(values.only) || (await reportUpload(browser, origin));
    return isUploadMet && results.every(({ longestTask, limit }) => longestTask <= limit);
  } finally {
    await browser.close();
    await server?.close();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = (await main()) ? 0 : 1;
}
