import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createI18n, pseudo, pseudoLocale } from '#lib/i18n';
import type { Catalogues } from '#lib/i18n';

const english = {
  greeting: 'Hello, {{name}}!',
  rich: 'Read <link>the {{thing}}</link> now',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  area: { only: 'English only' },
};
const turkish = { greeting: 'Merhaba, {{name}}!', found_one: '{{count}} sonuç', found_other: '{{count}} sonuç' };

let warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => warn.mockRestore());

function loader<T>(value: T, failures = 0) {
  let left = failures;
  return vi.fn(async () => {
    if (left > 0) {
      left -= 1;
      throw new TypeError('Failed to fetch dynamically imported module');
    }
    return value;
  });
}

async function start(language: string, catalogues: Catalogues) {
  const { i18n, ready } = createI18n({ language, catalogues, preload: ['words'] });
  await ready;
  return i18n.getFixedT(null, 'words');
}

describe('a catalogue', () => {
  it('is loaded for the language, with English behind it', async () => {
    const t = await start('tr', { words: { en: loader(english), tr: loader(turkish) } });
    expect(t('greeting', { name: 'Ayşe' })).toBe('Merhaba, Ayşe!');
    expect(t('area.only')).toBe('English only');
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([1, 2])('that fails %i times is asked for again', async (failures) => {
    const tr = loader(turkish, failures);
    const t = await start('tr', { words: { en: loader(english), tr } });
    expect(t('greeting', { name: 'Ayşe' })).toBe('Merhaba, Ayşe!');
    expect(tr).toHaveBeenCalledTimes(failures + 1);
  });

  it('that fails a third time is left, and English is used', async () => {
    const tr = loader(turkish, 3);
    const t = await start('tr', { words: { en: loader(english), tr } });
    expect(t('greeting', { name: 'Ayşe' })).toBe('Hello, Ayşe!');
    expect(tr).toHaveBeenCalledTimes(3);
  });

  it('that does not exist in a language is English', async () => {
    const t = await start('tr', { words: { en: loader(english) } });
    expect(t('found', { count: 2 })).toBe('2 results');
  });

  it('that fails in every language shows the keys instead of breaking', async () => {
    const t = await start('tr', { words: { en: loader(english, 9), tr: loader(turkish, 9) } });
    expect(t('greeting')).toBe('greeting');
  });
});

describe('a missing key', () => {
  it('is a warning, and the key is displayed', async () => {
    const t = await start('en', { words: { en: loader(english) } });
    expect(t('area.unknown')).toBe('area.unknown');
    expect(warn).toHaveBeenCalledWith('Missing translation key "words:area.unknown".');
  });
});

describe('the pseudo-locale', () => {
  it('is English, longer, accented, with every placeholder', async () => {
    const en = loader(english);
    const t = await start(pseudoLocale, { words: { en, tr: loader(turkish) } });
    expect(t('greeting', { name: 'Ada' })).toMatch(/^\[Hélló, Ada!·+\]$/);
    expect(t('found', { count: 1 })).toMatch(/^\[1 réšúlt·+\]$/);
    expect(t('area.only')).toMatch(/^\[Éñglíšh óñlý·+\]$/);
  });

  it.each([
    'Hello, {{name}}!',
    '{{count}} of {{total}}',
    '{{value, number}}',
    'Read <link>the {{thing}}</link> now',
    'First<br/>second',
    '<0>Bold</0> and <1>not</1>',
  ])('keeps what the code fills in: %s', (text) => {
    const marks = /\{\{[^}]*\}\}|<[^>]*>/g;
    const made = pseudo(text);
    expect(made.match(marks)).toEqual(text.match(marks));
    expect(made.length).toBeGreaterThan(text.length * 1.3);
    expect(made).not.toBe(text);
  });
});
