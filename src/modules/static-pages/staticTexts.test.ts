import { describe, expect, it } from 'vitest';

import { languages } from '#lib/i18n/languages';

import { createStaticTextLoader, editions, loadStaticText } from './staticTexts';
import type { StaticPageName } from './staticTexts';

const pages = Object.keys(editions) as StaticPageName[];
const each = pages.flatMap((page) => languages.map(({ id }) => [page, id] as const));
const headings = (source: string) => source.match(/^##+ .+$/gm) ?? [];

describe('the static pages', () => {
  it.each(each)('%s is complete in %s', async (page, language) => {
    const text = await loadStaticText(page, language);
    expect(text.language).toBe(language);
    expect(headings(text.source).length).toBeGreaterThanOrEqual(8);
    expect(text.source).not.toMatch(/^# |<[a-z]/im);
    // The last entry of the change log is the edition shown above the text.
    expect(text.source.slice(text.source.lastIndexOf('## '))).toContain(` ${editions[page].version}, `);
  });

  it.each(pages)('%s has the same sections in both languages', async (page) => {
    const [en, tr] = await Promise.all([loadStaticText(page, 'en'), loadStaticText(page, 'tr')]);
    expect(headings(tr.source).length).toBe(headings(en.source).length);
    expect(tr.source).not.toBe(en.source);
  });

  it.each(languages.map(({ id }) => id))('privacy names every local storage key in %s', async (language) => {
    const { source } = await loadStaticText('privacy', language);
    const keys = [...source.matchAll(/^- \*\*([^*]+)\*\*:/gm)].map(([, key]) => key);
    expect(keys).toEqual([
      'token',
      'appearance',
      'layout',
      'language',
      'language-account',
      'units',
      'recent-searches',
      'last-place',
      'shortlist',
      'recently-viewed',
      'facility-changes',
      'lastActivity',
    ]);
  });

  it.each(languages.map(({ id }) => id))(
    'privacy names the provider of ads in %s where there are any',
    async (language) => {
      const plain = await loadStaticText('privacy', language);
      expect(plain.source).not.toMatch(/\[\/?(no-)?ads\]|\{\{/);
      const { source } = await createStaticTextLoader('https://ads.example/client.js')('privacy', language);
      expect(source).toContain('**ads.example**');
      expect(source).not.toMatch(/\[\/?(no-)?ads\]|\{\{/);
      expect(headings(source).length).toBe(headings(plain.source).length + 1);
      const others = {
        en: ['There is no advertising', 'There are no cookies'],
        tr: ['Reklam ve izleme yoktur', 'Çerez yoktur'],
      };
      for (const sentence of others[language]) {
        expect(plain.source).toContain(sentence);
        expect(source).not.toContain(sentence);
      }
    },
  );
});
