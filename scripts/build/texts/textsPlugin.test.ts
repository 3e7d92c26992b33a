import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { catalogueFiles } from './textsPlugin.ts';
import { filesUnder } from '../../../tests/architecture/sources.ts';

describe('catalogues as files of their own', () => {
  const files = catalogueFiles();

  it('are all that there are, each at an address of its own', () => {
    const sources = filesUnder('src').filter((file) => /\/i18n\/[^/]+\.json$/.test(file));
    expect([...files.values()].map((file) => file.slice(file.indexOf('/src/') + 1)).toSorted()).toEqual(
      sources.toSorted(),
    );
  });

  it.each([
    ['i18n/en/common.json', 'src/lib/i18n/en.json'],
    ['i18n/tr/components.json', 'src/components/i18n/tr.json'],
    ['i18n/tr/DataTable.json', 'src/components/DataTable/i18n/tr.json'],
    ['i18n/en/app.json', 'src/app/i18n/en.json'],
    ['i18n/tr/app-home.json', 'src/app/i18n/home.tr.json'],
    ['i18n/tr/facility-search-results.json', 'src/modules/facility-search/i18n/results.tr.json'],
    ['i18n/en/static-pages.json', 'src/modules/static-pages/i18n/en.json'],
  ])('are found at %s', (address, source) => {
    expect(files.get(address)).toMatch(new RegExp(`${source}$`));
    expect(JSON.parse(readFileSync(files.get(address) ?? '', 'utf8'))).toBeTypeOf('object');
  });
});
