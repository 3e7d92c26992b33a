import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { build, createServer } from 'vite';
import { expect, test } from 'vitest';

import { seedDataPlugin } from './seedDataPlugin';

const source = path.join(import.meta.dirname, '../../../src/mocks/directory/seed/detailSource.ts');

test('a build makes one small module of each piece and the entry holds none of the data', async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'orvela-'));
  try {
    await writeFile(
      path.join(root, 'main.ts'),
      `import { loadFacility } from ${JSON.stringify(source)};\nexport const found = loadFacility('saltmarket-clinic');\n`,
    );
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [seedDataPlugin()],
      build: {
        outDir: path.join(root, 'dist'),
        lib: { entry: path.join(root, 'main.ts'), formats: ['es'], fileName: 'main' },
      },
    });
    const files = await readdir(path.join(root, 'dist'), { recursive: true });
    expect(files.filter((file) => /\.m?js$/.test(file)).length).toBeGreaterThanOrEqual(25);
    const entry = files.find((file) => /^main\.m?js$/.test(file)) ?? 'main.js';
    expect(await readFile(path.join(root, 'dist', entry), 'utf8')).not.toContain('Saltmarket Clinic');
  } finally {
    await rm(root, { recursive: true });
  }
});

test('a development server answers the modules, and says which there are for any other name', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [seedDataPlugin()],
    server: { middlewareMode: true },
    appType: 'custom',
  });
  try {
    const { default: stats } = await server.ssrLoadModule('virtual:orvela/stats');
    expect(stats.cities).toBe(12);
    await expect(server.ssrLoadModule('virtual:orvela/nothing')).rejects.toThrow('use search, detail');
  } finally {
    await server.close();
  }
});
