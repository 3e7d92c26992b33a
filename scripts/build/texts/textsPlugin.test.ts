import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, createServer } from 'vite';
import type { Rolldown, ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { findTexts, textsVersion } from './composeTexts.ts';
import { projectTexts, textsPlugin } from './textsPlugin.ts';

const languagesFile = 'src/lib/i18n/languages.ts';
const turkish = "  { id: 'tr', label: 'Türkçe', flag: 'tr' },\n";
const german = "  { id: 'de', label: 'Deutsch', flag: 'de' },\n";

/** The texts of this project with German added as stories/guides/AddingALanguage.mdx says: one line and one folder. */
describe('a third language', () => {
  let root = '';
  let server: ViteDevServer;
  let origin = '';
  const languages = ['en', 'tr', 'de'];
  const requested: string[] = [];

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'languages-'));
    for (const { file } of findTexts(projectTexts)) {
      await cp(path.join(projectTexts.root, file), path.join(root, file), { recursive: true });
    }
    const list = await readFile(path.join(projectTexts.root, languagesFile), 'utf8');
    expect(list).toContain(turkish);
    await writeFile(path.join(root, languagesFile), list.replace(turkish, turkish + german));
    const folder = path.join(root, 'src/app/i18n/de');
    await mkdir(folder);
    await writeFile(path.join(folder, 'app.json'), JSON.stringify({ signIn: 'Anmelden', units: { km: 'Kilometer' } }));
    await writeFile(path.join(folder, 'mailbox.json'), JSON.stringify({ title: 'Postfach' }));
    await writeFile(path.join(root, 'index.html'), '<script>var all = "%LANGUAGES%";</script>');

    server = await createServer({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [textsPlugin({ root, languages })],
      server: { port: 0, host: '127.0.0.1' },
    });
    await server.listen();
    origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
    vi.doMock('#lib/i18n/languages', () => import(path.join(root, languagesFile)));
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      requested.push(address);
      return fetch(new URL(address, origin), init);
    });
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    vi.doUnmock('#lib/i18n/languages');
    await server.close();
    await rm(root, { recursive: true, force: true });
  });

  it('is loaded by the application: translated where it is, English elsewhere, one request for each area', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.resetModules();
    const { createAppI18n, whenInitialized } = await import('#app/i18n/createAppI18n');
    const i18n = createAppI18n({ language: 'tr' });
    await whenInitialized(i18n);
    await i18n.loadNamespaces(['mailbox', 'app-home', 'chat', 'shortcuts']);
    expect(i18n.t('app:signIn')).toBe('Oturum aç');
    requested.length = 0;
    // As the language menu does it.
    await i18n.changeLanguage('de');
    expect(i18n.language).toBe('de');
    expect(i18n.t('app:signIn')).toBe('Anmelden');
    expect(i18n.t('app:units.km')).toBe('Kilometer');
    expect(i18n.t('app:units.mi')).toBe('Miles');
    expect(i18n.t('mailbox:title')).toBe('Postfach');
    expect(i18n.t('common:openState.closed')).toBe('Closed');
    expect(requested.toSorted()).toEqual(['/i18n/de.json', '/i18n/de/console.json', '/i18n/de/mailbox.json']);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('is known to the page before the first script', async () => {
    const page = await (await fetch('/', { headers: { accept: 'text/html' } } as RequestInit)).text();
    expect(page).toContain('var all = "en tr de";');
  });

  it('is among the files of a build', async () => {
    const output = (await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [textsPlugin({ root, languages })],
      build: { write: false },
    })) as Rolldown.RolldownOutput;
    const files = output.output.map(({ fileName }) => fileName).filter((name) => name.startsWith('i18n/'));
    expect(files).toEqual(expect.arrayContaining(['i18n/en.json', 'i18n/de.json', 'i18n/de/mailbox.json']));
    expect(files).toHaveLength(3 * files.filter((name) => name.startsWith('i18n/en')).length);
  });
});

describe('the modules with texts', () => {
  it('hold all texts, one namespace, or the version of a build', async () => {
    const { texts } = await import('virtual:texts');
    expect(Object.keys(texts)).toEqual(projectTexts.languages);
    expect(texts.tr['app']).toMatchObject({ signIn: 'Oturum aç' });
    const { texts: bundled } = await import('virtual:texts/app-texts');
    expect(bundled.en).toEqual(texts.en['app-texts']);
    const { version } = await import('virtual:texts/version');
    // Tests are served, not built.
    expect(version).toBe('');
    expect(textsVersion(projectTexts)).toMatch(/^[\w-]{8}$/);
  });
});
