import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { generateModule } from './generateModule.ts';
import { fillIn, moduleNames } from './names.ts';
import { registrations } from './registrations.ts';

const project = path.resolve(import.meta.dirname, '../..');

describe('moduleNames', () => {
  it('writes a slug in every form that code needs', () => {
    expect(moduleNames('site-visits')).toEqual({
      slug: 'site-visits',
      records: 'siteVisits',
      Records: 'SiteVisits',
      record: 'siteVisit',
      Record: 'SiteVisit',
      recordSlug: 'site-visit',
      words: 'site visits',
      word: 'site visit',
      Title: 'Site visits',
    });
    expect(moduleNames('people', 'person')).toMatchObject({ Records: 'People', Record: 'Person' });
  });

  it.each([[undefined], ['Visits'], ['visits!'], ['../visits'], ['people'], ['-visits']])('refuses %s', (slug) => {
    expect(() => moduleNames(slug)).toThrow(/npm run new:module/);
  });
});

describe('fillIn', () => {
  it('leaves the placeholders of texts as they are', () => {
    expect(fillIn('{{slug}} {{count}}', moduleNames('visits'))).toBe('visits {{count}}');
  });
});

describe('generateModule', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'new-module-'));
    for (const { file } of registrations) cpSync(path.join(project, file), path.join(root, file));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('writes the module with its name in every file, and registers it', () => {
    const files = generateModule(root, moduleNames('site-visits'));
    expect(files).toContain('src/modules/site-visits/SiteVisitsPage.tsx');
    for (const { file } of registrations) expect(files).toContain(file);
    expect(readFileSync(path.join(root, 'src/domain/paths.ts'), 'utf8')).toContain(
      "siteVisit: '/apps/site-visits/:id?'",
    );
    expect(readFileSync(path.join(root, 'src/mocks/core/tables.ts'), 'utf8')).toMatch(
      /storeTables = \{[^}]*'site-visits': owned/,
    );
    for (const file of files) {
      const text = readFileSync(path.join(root, file), 'utf8');
      expect(text, file).not.toMatch(/\{\{(?:slug|[Rr]ecords?|words?|recordSlug|Title)\}\}/);
    }
  });

  it('writes nothing where a module exists, or where a place for it is not found', () => {
    generateModule(root, moduleNames('site-visits'));
    expect(() => generateModule(root, moduleNames('site-visits'))).toThrow(/exists already/);
    const paths = path.join(root, 'src/domain/paths.ts');
    writeFileSync(paths, 'export const paths = {};\n');
    expect(() => generateModule(root, moduleNames('other-visits'))).toThrow(/src\/domain\/paths\.ts has changed/);
    expect(readFileSync(path.join(root, 'src/mocks/core/tables.ts'), 'utf8')).not.toContain('other-visits');
  });
});
