import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createI18n, retryDelaysMs } from './createI18n';
import type { Catalogues, I18nOptions, TranslationFailure } from './createI18n';
import { pseudoLocalize, pseudoLocale, pseudoLocalizeCatalogue } from './pseudoLocale';

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
  // The pauses between attempts take seconds.
  vi.useFakeTimers();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  warn.mockRestore();
  vi.useRealTimers();
});

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

async function start(language: string, catalogues: Catalogues, options: Partial<I18nOptions> = {}) {
  const { i18n, ready } = createI18n({ language, catalogues, preload: ['words'], ...options });
  await vi.runAllTimersAsync();
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

  it('in the bundle is had in another language before that is on the screen', async () => {
    const other = { en: loader({ title: 'A title' }), tr: loader({ title: 'Bir başlık' }) };
    const { i18n, ready } = createI18n({
      language: 'en',
      catalogues: { words: { en: loader(english), tr: loader(turkish) }, other },
      preload: ['words'],
      resources: { other: { title: 'A title' } },
    });
    await vi.runAllTimersAsync();
    await ready;
    expect(other.tr).not.toHaveBeenCalled();
    let shown: string | undefined;
    i18n.on('languageChanged', () => (shown = i18n.t('other:title')));
    await i18n.changeLanguage('tr');
    expect(shown).toBe('Bir başlık');
    expect(other.en).not.toHaveBeenCalled();
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

  it('that English lacks is the other language rather than nothing', async () => {
    const t = await start('en', { words: { en: loader(english, 3), tr: loader(turkish) } });
    expect(t('greeting', { name: 'Ayşe' })).toBe('Merhaba, Ayşe!');
  });

  it('that fails in every language shows the keys instead of breaking', async () => {
    const [en, tr] = [loader(english, 9), loader(turkish, 9)];
    const t = await start('tr', { words: { en, tr } });
    expect(t('greeting')).toBe('greeting');
    // Each language is asked for three times, however many fall back to it.
    expect(en).toHaveBeenCalledTimes(3);
    expect(tr).toHaveBeenCalledTimes(3);
  });

  it('waits before each further attempt, longer the second time', async () => {
    expect(retryDelaysMs[1]).toBeGreaterThan(retryDelaysMs[0]);
    const tr = loader(turkish, 3);
    createI18n({ language: 'tr', catalogues: { words: { en: loader(english), tr } }, preload: ['words'] });
    await vi.advanceTimersByTimeAsync(retryDelaysMs[0] - 1);
    expect(tr).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(tr).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(retryDelaysMs[1] - 1);
    expect(tr).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(tr).toHaveBeenCalledTimes(3);
  });

  it('is asked for elsewhere once its module has failed, because browsers remember that', async () => {
    const tr = loader(turkish, 9);
    const again = vi.fn(async (_namespace: string, _language: string, attempt: number) => {
      if (attempt === 1) throw new Error('503');
      return turkish;
    });
    const t = await start('tr', { words: { en: loader(english), tr } }, { retry: again });
    expect(t('greeting', { name: 'Ayşe' })).toBe('Merhaba, Ayşe!');
    expect(tr).toHaveBeenCalledTimes(1);
    expect(again.mock.calls).toEqual([
      ['words', 'tr', 1],
      ['words', 'tr', 2],
    ]);
  });

  it('that is not listed is asked for by its name, and has its attempts too', async () => {
    const rest = loader(english, 2);
    const others = vi.fn(async (namespace: string, language: string) =>
      namespace === 'words' && language === 'en' ? rest() : undefined,
    );
    const t = await start('en', {}, { load: others });
    expect(t('area.only')).toBe('English only');
    expect(rest).toHaveBeenCalledTimes(3);
  });
});

describe('texts that cannot be had in any language', () => {
  const failures: TranslationFailure[] = [];
  const onFailure = (failure: TranslationFailure) => void failures.push(failure);
  const take = () => failures.splice(0);
  beforeEach(() => void take());

  async function startFailing(language: string, broken: number) {
    const [en, tr] = [loader(english, broken), loader(turkish, broken)];
    const { i18n, ready } = createI18n({ language, catalogues: { words: { en, tr } }, preload: ['words'], onFailure });
    let isReady = false;
    void ready.then(() => {
      isReady = true;
    });
    await vi.runAllTimersAsync();
    return { en, tr, i18n, isReady: () => isReady };
  }

  it('are told of, and waited for', async () => {
    const { isReady } = await startFailing('tr', 9);
    expect(new Set(failures.map(({ namespace }) => namespace))).toEqual(new Set(['words']));
    expect(isReady()).toBe(false);
  });

  it('are there after a retry, three attempts for each language', async () => {
    const { en, tr, i18n, isReady } = await startFailing('tr', 4);
    expect(tr).toHaveBeenCalledTimes(3);
    const retries = Promise.all(take().map((failure) => failure.retry()));
    await vi.runAllTimersAsync();
    await retries;
    expect(failures).toEqual([]);
    expect(isReady()).toBe(true);
    expect(i18n.getFixedT(null, 'words')('greeting', { name: 'Ayşe' })).toBe('Merhaba, Ayşe!');
    expect(tr).toHaveBeenCalledTimes(5);
    expect(en).toHaveBeenCalledTimes(5);
  });

  it('are told of again when the retry is in vain', async () => {
    const { isReady } = await startFailing('tr', 90);
    const retries = Promise.all(take().map((failure) => failure.retry()));
    await vi.runAllTimersAsync();
    await retries;
    expect(failures).toHaveLength(2);
    expect(isReady()).toBe(false);
  });

  it('can be done without: keys are displayed, and warned of', async () => {
    const { i18n, isReady } = await startFailing('en', 90);
    for (const failure of take()) failure.giveUp();
    await vi.runAllTimersAsync();
    expect(isReady()).toBe(true);
    expect(i18n.getFixedT(null, 'words')('greeting')).toBe('greeting');
  });

  it('are told of together, however many, and once given up hold up no others', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `broken${index}`);
    const broken = Object.fromEntries(names.map((name) => [name, { en: loader(english, 900) }]));
    const { i18n } = createI18n({
      language: 'en',
      catalogues: { ...broken, words: { en: loader(english) } },
      onFailure,
    });
    await vi.runAllTimersAsync();
    void i18n.loadNamespaces(names);
    await vi.runAllTimersAsync();
    expect(failures).toHaveLength(40);
    for (const failure of take()) failure.giveUp();
    await i18n.loadNamespaces('words');
    expect(i18n.getFixedT(null, 'words')('area.only')).toBe('English only');
  });

  it('fail with the words of the specification', async () => {
    const told: unknown[] = [];
    const { i18n } = createI18n({ language: 'en', catalogues: { words: { en: loader(english, 9) } } });
    i18n.on('failedLoading', (_language: string, _namespace: string, error: unknown) => told.push(error));
    void i18n.loadNamespaces('words');
    await vi.runAllTimersAsync();
    expect(told).toEqual([
      expect.objectContaining({
        name: 'TranslationError',
        message: 'Unable to load translation and all the fallback languages',
        cause: expect.any(TypeError),
      }),
    ]);
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
    const t = await start(
      pseudoLocale,
      { words: { en, tr: loader(turkish) } },
      { pseudo: { [pseudoLocale]: pseudoLocalizeCatalogue } },
    );
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
    const made = pseudoLocalize(text);
    expect(made.match(marks)).toEqual(text.match(marks));
    expect(made.length).toBeGreaterThan(text.length * 1.3);
    expect(made).not.toBe(text);
  });
});
