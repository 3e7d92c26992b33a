/*
 * Random walks over the built application: any link, button, field or key, in one seed and on one kind of device.
 *
 *   npm run test:walk                                           seed 1, 500 steps, desktop
 *   npm run test:walk -- --seed 2 --steps 5000 --project mobile
 *   npm run test:walk -- --seed 2 --until 1234 --project mobile  the same steps up to that one, with pictures of the last ones
 *
 * `--dist` takes another build. Findings, with the steps that led to each, are printed and written to test-results/walks/ with a screenshot.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';

import { chromiumArgs, ensureHeadlessChromium } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { addressesOfAllPages } from './addresses.ts';
import { walk } from './walker.ts';

const root = path.join(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '500' },
    until: { type: 'string' },
    project: { type: 'string', default: 'desktop' },
    dist: { type: 'string', default: 'dist' },
  },
});
const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  mobile: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const device = devices[values.project as keyof typeof devices];
if (device === undefined)
  throw new Error(`--project is ${Object.keys(devices).join(' or ')}, not "${values.project}".`);
const seed = Number(values.seed);
const steps = Number(values.until ?? values.steps);
if (!Number.isInteger(seed) || !Number.isInteger(steps) || steps < 1) {
  throw new Error('--seed, --steps and --until are whole numbers.');
}

const results = path.join(root, 'test-results/walks');
const name = `${values.project}-${seed}`;
mkdirSync(results, { recursive: true });
const { origin, close } = await serve(path.resolve(root, values.dist), { fallback: true });
const browser = await chromium.launch({ executablePath: await ensureHeadlessChromium(), args: chromiumArgs });
const context = await browser.newContext({
  ...device,
  locale: 'en-GB',
  timezoneId: 'Europe/Istanbul',
  reducedMotion: 'reduce',
  permissions: ['clipboard-read', 'clipboard-write'],
});

/** The same problem with other ids and positions. */
const kindOf = (problem: string) => problem.replaceAll(/\d+/g, '0').slice(0, 160);
const counts = new Map<string, number>();
const started = Date.now();
const result = await walk({
  context,
  origin,
  seed,
  steps,
  addresses: addressesOfAllPages,
  onStep(step) {
    if (step % 100 === 0) console.warn(`${name}: ${step} steps in ${Math.round((Date.now() - started) / 1000)} s`);
  },
  async onFinding({ step, problem, address, trail }, page) {
    const kind = kindOf(problem);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count > 3) return;
    console.error(`\n${name}, step ${step}, ${address}\n  ${problem}\n    ${trail.join('\n    ')}`);
    await page.screenshot({ path: path.join(results, `${name}-${step}.png`) }).catch(() => undefined);
  },
});
writeFileSync(path.join(results, `${name}.json`), JSON.stringify(result, null, 2));
await browser.close();
await close();
const took = Math.round((Date.now() - started) / 1000);
console.warn(
  `\n${name}: ${result.steps} steps in ${took} s over ${result.visited.length} addresses, ` +
    `${result.findings.length} findings of ${counts.size} kinds. Everything is in test-results/walks/${name}.json.`,
);
for (const [call, count] of Object.entries(result.refusals)) console.warn(`  refused ${count} × ${call}`);
for (const [kind, count] of counts) console.warn(`  ${count} × ${kind}`);
process.exitCode = result.findings.length > 0 ? 1 : 0;
