import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from 'vite';
import type { Plugin } from 'vite';

/** The line of `public/backend-worker.js` that loads MSW's own script. */
const mswMarker = '/* The script of MSW. */';

export interface WorkerSources {
  /** `public/offline-worker.js`: serves cached files. */
  offline: string;
  /** `public/backend-worker.js`: filters requests for MSW, with the marker where MSW's script is loaded. */
  backend: string;
  /** `public/mockServiceWorker.js`. */
  msw: string;
}

/** Joins the scripts of the worker: with a real server only the offline part is needed. Throws without the marker. */
export function joinWorker({ offline, backend, msw }: WorkerSources, isLocal: boolean): string {
  if (!isLocal) return offline;
  const [filter = '', loading] = backend.split(mswMarker);
  if (loading === undefined) throw new Error(`public/backend-worker.js does not hold "${mswMarker}".`);
  return [offline, filter, msw].join('\n');
}

/**
 * Ships one minified service worker instead of the three scripts in `public`, because two workers cannot share a scope:
 * `backend-worker.js` with the local back end (`isLocal`), `offline-worker.js` with a real server.
 */
export function serviceWorkerPlugin(isLocal: boolean): Plugin {
  let outDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const file = (name: string) => path.join(outDir, name);
      const names = ['offline-worker.js', 'backend-worker.js', 'mockServiceWorker.js'] as const;
      // Builds for prerendering copy no public files.
      if (!existsSync(file(names[0]))) return;
      const [offline, backend, msw] = await Promise.all(names.map((name) => readFile(file(name), 'utf8')));
      const name = isLocal ? names[1] : names[0];
      const source = joinWorker({ offline: offline ?? '', backend: backend ?? '', msw: msw ?? '' }, isLocal);
      const { code, errors } = await minify(name, source, { module: false });
      if (errors.length > 0) throw new Error(`${name} could not be minified: ${errors[0]?.message}`);
      await Promise.all(names.map((each) => rm(file(each), { force: true })));
      await writeFile(file(name), code);
    },
  };
}
