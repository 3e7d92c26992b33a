import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const packed = path.join(root, 'dist-lib');
// A separate folder, with the package in node_modules like any other.
const consumer = path.join(root, '.cache/consumer');
const installed = path.join(consumer, 'node_modules/facility-directory');

interface Manifest {
  name: string;
  exports: Record<string, string | { types: string; default: string }>;
}

const manifest = (): Manifest => JSON.parse(readFileSync(path.join(packed, 'package.json'), 'utf8')) as Manifest;

beforeAll(() => {
  if (!existsSync(packed)) throw new Error('There is no dist-lib/ to test. Build it: npm run build:lib');
  rmSync(consumer, { recursive: true, force: true });
  cpSync(path.join(import.meta.dirname, 'consumer'), consumer, { recursive: true });
  cpSync(packed, installed, { recursive: true });
  const entryPoints = Object.keys(manifest().exports).filter((name) => !name.endsWith('.json'));
  writeFileSync(
    path.join(consumer, 'entryPoints.ts'),
    entryPoints
      .map((name, index) => `export type * as entryPoint${index} from 'facility-directory/${name.slice(2)}';\n`)
      .join(''),
  );
});

afterAll(() => rmSync(consumer, { recursive: true, force: true }));

describe('the package', () => {
  it('passes publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: packed, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
  });

  it('has the file of every entry point, and its types', () => {
    const { exports } = manifest();
    const files = Object.values(exports).flatMap((entry) =>
      typeof entry === 'string' ? [entry] : Object.values(entry),
    );
    expect(files.filter((file) => !existsSync(path.join(packed, file)))).toEqual([]);
    expect(Object.keys(exports)).toEqual(
      expect.arrayContaining(['./components/Button', './theme', './texts', './tokens.json']),
    );
  });

  it.each(['bundler', 'nodenext'])('provides types to a consumer with "%s" resolution', (moduleResolution) => {
    const module = moduleResolution === 'bundler' ? 'esnext' : 'nodenext';
    const options = ['--module', module, '--moduleResolution', moduleResolution, '--jsx', 'react-jsx', '--noEmit'];
    // Checks the package's own declarations too, without our path aliases.
    const checks = ['--ignoreConfig', '--strict', '--target', 'es2023', '--types', ''];
    const { stdout, status } = spawnSync(
      process.execPath,
      [path.join(root, 'node_modules/typescript/bin/tsc'), ...checks, ...options, 'App.tsx', 'entryPoints.ts'],
      { cwd: consumer, encoding: 'utf8' },
    );
    expect(`${stdout}${status}`).toBe('0');
  });
});

describe('a consumer', () => {
  let files: Array<Rolldown.OutputChunk | Rolldown.OutputAsset> = [];

  beforeAll(async () => {
    const result = await build({
      root: consumer,
      configFile: false,
      logLevel: 'error',
      build: { outDir: 'dist', minify: true, target: 'es2023', reportCompressedSize: false },
    });
    files = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  });

  /** Files of the package in the initial chunks, relative to the package's folder. */
  const loadedAtOnce = () => {
    const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
    const seen = new Set<string>();
    const visit = (name: string) => {
      if (seen.has(name)) return;
      seen.add(name);
      for (const next of chunks.get(name)?.imports ?? []) visit(next);
    };
    for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.fileName);
    return [...seen].flatMap((name) =>
      Object.entries(chunks.get(name)?.modules ?? {})
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .flatMap(([id]) => id.split('node_modules/facility-directory/')[1] ?? []),
    );
  };

  it('bundles its imports with their dependencies, and nothing else', () => {
    const components = new Set(
      loadedAtOnce().flatMap((file) => /^components\/(?!internal\/)(\w+)\//.exec(file)?.[1] ?? []),
    );
    const needed = [
      'Button',
      'ControlSize',
      'Dialog',
      'FocusScope',
      'Icon',
      'IconButton',
      'Kbd',
      'Modal',
      'ScrollArea',
    ];
    const allowed = new Set([...needed, 'Positioner', 'Spinner', 'Tooltip', 'VisuallyHidden']);
    expect(components).toContain('Button');
    expect(components).toContain('Dialog');
    expect([...components].filter((name) => !allowed.has(name))).toEqual([]);
  });

  it('loads no icon set and no texts before they are needed', () => {
    const atOnce = loadedAtOnce();
    expect(atOnce.filter((file) => /icons\/\w+\/\d+\.js$|\/i18n\/(en|tr)\.js$/.test(file))).toEqual([]);
    expect(files.some(({ fileName }) => fileName.endsWith('.js') && !/main|index/.test(fileName))).toBe(true);
  });

  it('ships the styles of its imports, the themes, and no others', () => {
    const css = files.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
    );
    const all = css.join('\n');
    expect(all).toContain('--fd-color-text-default');
    expect(all).toContain('Inter Variable');
    // No selector of a component that is not imported is included.
    const stranger = readFileSync(path.join(packed, 'components/Pagination/Pagination.css'), 'utf8');
    const selectors = [...new Set([...stranger.matchAll(/\.(fd-\w+)/g)].map(([, name]) => name))];
    expect(selectors.length).toBeGreaterThan(2);
    expect(selectors.filter((name) => all.includes(`.${name}`))).toEqual([]);
    expect(gzipSync(all).length).toBeLessThan(20_000);
  });

  it('works in a browser: the dialog opens, styled and in Turkish, and closes', async () => {
    const server = await serve(path.join(consumer, 'dist'));
    const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumArgs });
    try {
      const page = await browser.newPage();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      await page.goto(server.origin);
      const button = page.getByRole('button', { name: 'Close the month' });
      await button.waitFor();
      const ground = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(ground).not.toBe('rgba(0, 0, 0, 0)');
      expect(await button.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Inter Variable');
      await button.click();
      const dialog = page.getByRole('dialog', { name: 'Close March?' });
      await dialog.waitFor();
      await dialog.getByRole('button', { name: 'Kapat' }).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(problems).toEqual([]);
    } finally {
      await browser.close();
      await server.close();
    }
  });
});
