import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import type { BuildEnvironmentOptions } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { siteFilesPlugin } from './siteFilesPlugin.ts';

const page = '<!doctype html><html><head><title>Home</title></head><body></body></html>';
const names = ['manifest.webmanifest', 'robots.txt', 'sitemap.xml'];

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'site-files-'));
  const texts = {
    'src/app/i18n/en.json': { product: 'Orvela Facilities' },
    'src/modules/facility-search/i18n/en.json': { home: { title: 'Find care', leadPlain: 'Near you.' } },
  };
  for (const [file, content] of Object.entries(texts)) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root, file), JSON.stringify(content));
  }
});
afterEach(() => rm(root, { recursive: true }));

/** Builds a page with the plugin; returns the names of the output files. */
async function buildPage(name: string, options: BuildEnvironmentOptions = {}): Promise<string[]> {
  await writeFile(path.join(root, name), page);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [siteFilesPlugin({ origin: 'https://orvela.example/', local: false })],
    build: { rollupOptions: { input: path.join(root, name) }, ...options },
  });
  return readdir(path.join(root, 'dist'));
}
const built = (name: string) => readFile(path.join(root, 'dist', name), 'utf8');

test('a build of the application writes the files, at the origin of the site, and links the manifest', async () => {
  expect(await buildPage('index.html')).toEqual(expect.arrayContaining(names));
  expect(await built('robots.txt')).toContain('Sitemap: https://orvela.example/sitemap.xml');
  expect(await built('sitemap.xml')).toContain('<loc>https://orvela.example/about-us</loc>');
  expect(JSON.parse(await built('manifest.webmanifest'))).toMatchObject({
    name: 'Orvela Facilities',
    description: 'Find care. Near you.',
  });
  expect(await built('index.html')).toContain('<link rel="manifest" href="/manifest.webmanifest">');
});

test('a build of Storybook writes none', async () => {
  const files = await buildPage('iframe.html');
  expect(files.filter((file) => names.includes(file))).toEqual([]);
  expect(await built('iframe.html')).not.toContain('manifest');
});

test('an origin that is no address fails the build', async () => {
  await expect(
    build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [siteFilesPlugin({ origin: 'orvela', local: false })],
    }),
  ).rejects.toThrow('VITE_SITE_ORIGIN');
});
