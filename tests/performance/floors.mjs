/* Builds the minimal applications that everything is compared with. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds one of the folders in floor/; returns the folder of the result. */
export async function buildFloor(variant) {
  const outDir = path.join(root, '.cache/floor', variant);
  await build({
    configFile: false,
    root: path.join(root, 'tests/performance/floor', variant),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  return outDir;
}
