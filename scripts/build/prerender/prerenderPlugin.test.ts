import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';

import { prerenderPlugin } from './prerenderPlugin.ts';

const plugin = () => prerenderPlugin([], { origin: undefined, local: false });

/** Builds a project of one script, and returns the names of its files. */
async function buildScript(options: { ssr?: boolean; lib?: boolean }): Promise<string[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'prerender-'));
  const entry = path.join(root, 'entry.js');
  await writeFile(entry, 'export const one = 1;');
  await build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [plugin()],
    build: {
      ...(options.ssr ? { ssr: entry } : {}),
      ...(options.lib ? { lib: { entry, formats: ['es'] as const, fileName: 'entry' } } : {}),
      rollupOptions: { input: entry, output: { entryFileNames: 'entry.js' }, preserveEntrySignatures: 'strict' },
    },
  });
  return readdir(path.join(root, 'dist'));
}

it('leaves builds without index.html alone', async () => {
  for (const options of [{}, { ssr: true }, { lib: true }]) expect(await buildScript(options)).toEqual(['entry.js']);
});
