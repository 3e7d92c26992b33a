import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { areas, bundledNamespace, textFile } from '../../../src/app/i18n/areas.ts';
import { composeTexts, findTexts, textFiles, textsVersion } from './composeTexts.ts';
import { projectTexts } from './textsPlugin.ts';

describe('the texts of this project', () => {
  const { languages } = projectTexts;
  const sources = findTexts(projectTexts);
  const held = Object.values(areas).flat();

  it('have an area for every namespace, and one only', () => {
    const namespaces = new Set(sources.map(({ namespace }) => namespace));
    namespaces.delete(bundledNamespace);
    // A namespace without an area is loaded from nowhere: add it to src/app/i18n/areas.ts.
    expect([...held].toSorted()).toEqual([...namespaces].toSorted());
  });

  it.each(languages)('are all in the files of %s', (language) => {
    const own = sources.filter((source) => source.language === language).map(({ namespace }) => namespace);
    expect(own).toEqual(expect.arrayContaining([...held]));
    const files = textFiles(projectTexts);
    for (const [area, namespaces] of Object.entries(areas)) {
      const file: object = JSON.parse(files.get(textFile(language, area as keyof typeof areas)) ?? '{}');
      expect(Object.keys(file)).toEqual(namespaces);
    }
  });

  it.each(languages)('cost %s at most 8 kB at the start', (language) => {
    const file = textFiles(projectTexts).get(`i18n/${language}.json`) ?? '';
    expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(8000);
    expect(file).not.toBe('');
  });

  it.each([
    ['common', 'src/lib/i18n/en.json'],
    ['components', 'src/components/i18n/en.json'],
    ['DataTable', 'src/components/DataTable/i18n/en.json'],
    ['app', 'src/app/i18n/en.json'],
    ['app-home', 'src/app/i18n/home.en.json'],
    ['facility-search-results', 'src/modules/facility-search/i18n/results.en.json'],
    ['static-pages', 'src/modules/static-pages/i18n/en.json'],
  ])('have the namespace %s in %s', (namespace, file) => {
    expect(sources).toContainEqual({ language: 'en', namespace, file });
  });
});

describe('texts', () => {
  let root = '';
  const languages = ['en', 'tr', 'de'];

  async function write(file: string, texts: object) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), JSON.stringify(texts));
  }

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'texts-'));
    await write('src/modules/tasks/i18n/en.json', { title: 'Tasks', list: { empty: 'No tasks', one: 'One task' } });
    await write('src/modules/tasks/i18n/tr.json', { title: 'Görevler', list: { empty: 'Görev yok' } });
    await write('src/modules/contacts/i18n/en.json', { title: 'Contacts' });
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('that are not translated are English', () => {
    const { tr } = composeTexts({ root, languages });
    expect(tr).toEqual({
      tasks: { title: 'Görevler', list: { empty: 'Görev yok', one: 'One task' } },
      contacts: { title: 'Contacts' },
    });
  });

  it('of a language may be in one folder', async () => {
    await write('src/app/i18n/de/tasks.json', { title: 'Aufgaben' });
    const files = textFiles({ root, languages });
    expect(JSON.parse(files.get('i18n/de/tasks.json') ?? '')).toEqual({
      tasks: { title: 'Aufgaben', list: { empty: 'No tasks', one: 'One task' } },
    });
  });

  it('of a language that the product does not have are no texts', async () => {
    await write('src/app/i18n/fr/tasks.json', { title: 'Tâches' });
    expect(findTexts({ root, languages }).map(({ language }) => language)).not.toContain('fr');
  });

  it('are in one place: a second one stops the build', async () => {
    await write('src/app/i18n/tr/tasks.json', { title: 'İşler' });
    expect(() => composeTexts({ root, languages })).toThrow(
      'src/app/i18n/tr/tasks.json and src/modules/tasks/i18n/tr.json both hold the texts "tasks" in "tr".',
    );
  });

  it('have another version when one of them changes', async () => {
    const before = textsVersion({ root, languages });
    expect(before).toMatch(/^[\w-]{8}$/);
    expect(textsVersion({ root, languages })).toBe(before);
    await write('src/modules/contacts/i18n/en.json', { title: 'People' });
    expect(textsVersion({ root, languages })).not.toBe(before);
  });
});
