import { describe, expect, it } from 'vitest';

import { cpuTime } from '#lib/testing/cpuTime.fixture';
import { encodeHelp } from '#mocks/build/helpShard';
import { dataLanguages } from '#mocks/core/localized';

import type { HelpDocument } from './helpDocument';
import { splitSections } from './helpHtml';
import { createHelpSearch, loadHelpSearch } from './helpSearch';

const guide = (id: string, title: string, subtitle: string, html: string): HelpDocument => ({
  kind: 'guide',
  id,
  categorySlug: 'projects',
  category: 'Projects',
  slug: id,
  title,
  subtitle,
  sections: splitSections(html),
});
const question = (id: string, title: string, answer: string): HelpDocument => ({
  kind: 'question',
  id,
  categorySlug: 'support',
  category: 'Support',
  slug: id,
  title,
  subtitle: '',
  sections: splitSections(answer),
});

const search = createHelpSearch([
  question('reset', 'I forgot my password. What now?', '<p>Reset it by email.</p>'),
  question('files', 'How large may a file be?', '<p>The contacts of a vCard may be many.</p>'),
  guide('board', 'Work with boards', 'Cards in lists.', '<p>Intro.</p><h2>Print a board</h2><p>Press print.</p>'),
  guide(
    'import',
    'Import contacts',
    'From a phone.',
    '<p>Choose a vCard.</p><h2>Export</h2><p>Export <b>all</b> contacts &amp; tags.</p>',
  ),
  guide('sifre', 'Şifrenizi değiştirin', 'Güvenli kalın.', '<p>Yeni bir şifre yazın.</p>'),
]);
const found = (query: string) => search(query).map(({ id }) => id);
const marked = (text: string, matches: ReadonlyArray<readonly [number, number]>) =>
  matches.map(([at, length]) => text.slice(at, at + length));

describe('the search of the help centre', () => {
  it('finds what has every word, titles before texts', () => {
    expect(found('contacts')).toEqual(['import', 'files']);
    expect(found('import contacts')).toEqual(['import']);
  });

  it('ignores words that say nothing', () => {
    expect(found('how do I print a board')).toEqual(['board']);
    expect(found('what if I forgot the password?')).toEqual(['reset']);
  });

  it('finds words as they are typed, in another form, and with a typing error', () => {
    expect(found('im')).toEqual(['import']);
    expect(found('passw')).toEqual(['reset']);
    expect(found('printing boards')).toEqual(['board']);
    expect(found('pasword')).toEqual(['reset']);
  });

  it('finds Turkish words with other endings, and without their marks', () => {
    expect(found('şifremi değiştirmek')).toEqual(['sifre']);
    expect(found('SIFRENIZI')).toEqual(['sifre']);
  });

  it('takes most of the words where nothing has all of them, and nothing for one in three', () => {
    expect(found('import contacts zebra')).toEqual(['import']);
    expect(found('zebra crossing contacts')).toEqual([]);
    expect(found('zebra')).toEqual([]);
  });

  it('finds what fits a long message', () => {
    expect(
      found(
        'Hello, yesterday evening I tried to import my contacts into your console but nothing happened afterwards',
      )[0],
    ).toBe('import');
  });

  it('leads to the section that has the words, and to the beginning of a guide that is about them', () => {
    expect(search('export tags')[0]).toMatchObject({
      id: 'import',
      section: 'part-export',
      excerpt: 'Export all contacts & tags.',
    });
    expect(search('import contacts')[0]).toMatchObject({ section: null, excerpt: 'From a phone.' });
  });

  it('marks what was typed, and whole words that match in another way', () => {
    const [typed] = search('impo');
    expect(marked(typed?.title ?? '', typed?.titleMatches ?? [])).toEqual(['Impo']);
    const [misspelt] = search('pasword');
    expect(marked(misspelt?.title ?? '', misspelt?.titleMatches ?? [])).toEqual(['password']);
    const [turkish] = search('şifremi');
    expect(marked(turkish?.title ?? '', turkish?.titleMatches ?? [])).toEqual(['Şifrenizi']);
  });

  it('cuts a long text between words, around what it marks', () => {
    const long = `${'Some words before it. '.repeat(20)}Here is the needle of it.${' And more after it.'.repeat(20)}`;
    const [result] = createHelpSearch([question('long', 'Long?', `<p>${long}</p>`)])('needle');
    expect(result?.excerpt).toMatch(/^… \S.*needle.*\S …$/);
    expect(result?.excerpt.length).toBeLessThan(190);
    expect(marked(result?.excerpt ?? '', result?.excerptMatches ?? [])).toEqual(['needle']);
  });
});

describe('over all questions and guides', () => {
  it.each(dataLanguages)('each is the first to be found by its own title (%s)', async (language) => {
    const own = await loadHelpSearch(language);
    for (const { id, title } of encodeHelp(language)) expect([title, own(title)[0]?.id]).toEqual([title, id]);
  });

  it.each([
    ['en', 'forgot password', 'I forgot my password. What now?'],
    ['en', 'import contacts', 'Import and organise contacts'],
    ['en', 'keyboard', 'Use the keyboard'],
    ['en', 'dark', 'Change how the console looks'],
    ['tr', 'klavye', 'Klavyeyi kullanın'],
  ] as const)('(%s) %j finds %j first', async (language, query, title) => {
    expect((await loadHelpSearch(language))(query)[0]?.title).toBe(title);
  });

  // At a quarter of the speed of this processor these are 50 ms and a second.
  it.each(dataLanguages)('takes at most 12 ms a search, and 250 ms to begin (%s)', (language) => {
    const documents = encodeHelp(language);
    expect(cpuTime(3, () => createHelpSearch(documents))).toBeLessThan(250);
    const texts = [
      'pa',
      'pas',
      'passw',
      'how do I change the language',
      'panolar',
      'şifremi nasıl değiştiririm',
      'import contcts',
    ];
    const searches = texts.map((text) => createHelpSearch(documents).bind(null, text));
    expect(cpuTime(1, () => searches.forEach((one) => one())) / texts.length).toBeLessThan(12);
  });
});
