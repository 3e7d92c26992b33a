/*
 * Speed of the local back end's engines without a browser: the search over the directory and over a hundred thousand
 * facilities, and routes on the country's streets.
 *   node tests/performance/search.mjs                  10,000 searches over each, 500 routes per travel mode
 *   node tests/performance/search.mjs --searches 1000  fewer searches
 *   node tests/performance/search.mjs --profile        also writes a .cpuprofile to .cache/engine/
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = path.join(root, '.cache/engine');

/**
 * Maximum in ms for the 95th percentile of searches over the directory and over the hundred thousand, and for every
 * route.
 */
export const engineBudget = { directory: 25, crowd: 100, route: 20 };

async function buildEngine() {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      ssr: path.join(root, 'tests/performance/engine/measure.ts'),
      outDir,
      emptyOutDir: false,
      minify: true,
      target: 'es2023',
      rollupOptions: { output: { entryFileNames: 'measure.mjs' } },
    },
    ssr: { noExternal: true },
  });
  return path.join(outDir, 'measure.mjs');
}

/**
 * Measures the built engines in a separate Node process: `directory` and `crowd` with times in ms, and the time and
 * bytes of the index; `directions` with times for each travel mode.
 */
export async function measureEngines({ searches = 10_000, routes = 500, profile = false } = {}) {
  const script = await buildEngine();
  const flags = ['--expose-gc', ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${outDir}`] : [])];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, script, String(searches), String(routes)], {
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

const ms = (value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

/** The results as a Markdown list. */
export function enginesAsMarkdown({ directory, crowd, directions }) {
  const searched = (figures) =>
    `- ${figures.count.toLocaleString('en')} searches over ${figures.records.toLocaleString('en')} facilities: ` +
    `p50 ${ms(figures.p50)}, p95 ${ms(figures.p95)}, worst ${ms(figures.worst)}; ` +
    `index made in ${ms(figures.buildMs)}, ${(figures.bytes / 1e6).toFixed(1)} MB`;
  const travelled = ({ mode, count, p50, p95, worst }) =>
    `- ${count} ways, ${mode}: p50 ${ms(p50)}, p95 ${ms(p95)}, worst ${ms(worst)}`;
  return [searched(directory), searched(crowd), ...directions.modes.map(travelled)].join('\n');
}

async function main() {
  const { values } = parseArgs({
    options: {
      searches: { type: 'string', default: '10000' },
      routes: { type: 'string', default: '500' },
      profile: { type: 'boolean', default: false },
    },
  });
  const figures = await measureEngines({
    searches: Number(values.searches),
    routes: Number(values.routes),
    profile: values.profile,
  });
  console.log(enginesAsMarkdown(figures));
  console.log(`\nSlowest over the directory: ${figures.directory.slowest}\nand over all: ${figures.crowd.slowest}`);
  return (
    figures.directory.p95 <= engineBudget.directory &&
    figures.crowd.p95 <= engineBudget.crowd &&
    figures.directions.modes.every(({ worst }) => worst <= engineBudget.route)
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = (await main()) ? 0 : 1;
}
