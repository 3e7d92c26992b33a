import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createI18n } from './createI18n';
import type { I18nOptions, LoadTexts, TranslationFailure } from './createI18n';
import type { Language } from './languages';
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
  vi.useFakeTimers();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  warn.mockRestore();
  vi.useRealTimers();
});

/** A loader that fails this many times before it succeeds. */
function loader(texts: object, failures = 0) {
  let left = failures;
  return vi.fn(async () => {
    if (left > 0) {
      left -= 1;
      throw new TypeError('Failed to fetch');
    }
    return texts;
  });
}

type Loaders = Partial<Record<Language, () => Promise<object>>>;

/** Loads each namespace from its own file. */
function loadFrom(namespaces: Readonly<Record<string, Loaders>>) {
  return vi.fn<LoadTexts>(async (language, namespace) => {
    const texts = await namespaces[namespace]?.[language]?.();
    return texts ? { [namespace]: texts } : undefined;
  });
}

async function start(language: string, words: Loaders, options: Partial<I18nOptions> = {}) {
  const { i18n, ready } = createI18n({ language, load: loadFrom({ words }), preload: ['words'], ...options });
  await vi.runAllTimersAsync();
  await ready;
  return i18n.getFixedT(null, 'words');
}

describe('texts', () => {
  it('are loaded for the active language only', async () => {
    const en = loader(english);
    const t = await start('tr', { en, tr: loader(turkish) });
    expect(t('greeting', { name: 'Ayşe' })).toBe('Merhaba, Ayşe!');
    expect(en).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it('that are resources are not loaded, and other languages load before they are shown', async () => {
    const other = { en: loader({ title: 'A title' }), tr: loader({ title: 'Bir başlık' }) };
    const { i18n, ready } = createI18n({
      language: 'en',
      load: loadFrom({ words: { en: loader(english), tr: loader(turkish) }, other }),
      preload: ['words'],
      resources: { en: { other: { title: 'A title' } } },
    });
    await vi.runAllTimersAsync();
    await ready;
    let shown: string | undefined;
    i18n.on('languageChanged', () => (shown = i18n.t('other:title')));
    await i18n.changeLanguage('tr');
    expect(shown).toBe('Bir başlık');
    expect(other.en).not.toHaveBeenCalled();
  });

  it('that share a file are there when one of them is', async () => {
    const load = vi.fn<LoadTexts>(async (language) => ({
      words: language === 'en' ? english : turkish,
      other: { title: language === 'en' ? 'A title' : 'Bir başlık' },
    }));
    const { i18n, ready } = createI18n({ language: 'en', load, preload: ['words'] });
    await vi.runAllTimersAsync();
    await ready;
    expect(i18n.hasLoadedNamespace('other')).toBe(true);
    await i18n.loadNamespaces('other');
    expect(i18n.t('other:title')).toBe('A title');
    await i18n.changeLanguage('tr');
    expect(i18n.t('other:title')).toBe('Bir başlık');
    expect(load.mock.calls.filter(([language]) => language === 'en')).toHaveLength(1);
  });

  it('that fail are English', async () => {
    const tr = loader(turkish, 1);
    const t = await start('tr', { en: loader(english), tr });
    expect(t('greeting', { name: 'Ayşe' })).toBe('Hello, Ayşe!');
    expect(tr).toHaveBeenCalledOnce();
  });

  it('that do not exist in a language are English', async () => {
    const t = await start('tr', { en: loader(english) });
    expect(t('found', { count: 2 })).toBe('2 results');
  });

  it('that fail in English are those of the other language', async () => {
    const t = await start('en', { en: loader(english, 1), tr: loader(turkish) });
    expect(t('greeting', { name: 'Ayşe' })).toBe('Merhaba, Ayşe!');
  });

  it('that fail in every language are shown as keys', async () => {
    const [en, tr] = [loader(english, 9), loader(turkish, 9)];
    const t = await start('tr', { en, tr });
    expect(t('greeting')).toBe('greeting');
    expect(en).toHaveBeenCalledOnce();
    expect(tr).toHaveBeenCalledOnce();
  });
});

describe('texts that cannot be loaded in any language', () => {
  const failures: TranslationFailure[] = [];
  const onFailure = (failure: TranslationFailure) => void failures.push(failure);
  const take = () => failures.splice(0);
  beforeEach(() => void take());

  async function startFailing(language: string, broken: number) {
    const [en, tr] = [loader(english, broken), loader(turkish, broken)];
    const load = loadFrom({ words: { en, tr } });
    const { i18n, ready } = createI18n({ language, load, preload: ['words'], onFailure });
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

  it('are there after a retry, which begins with the wanted language', async () => {
    const { en, tr, i18n, isReady } = await startFailing('tr', 1);
    expect(tr).toHaveBeenCalledTimes(1);
    const retries = Promise.all(take().map((failure) => failure.retry()));
    await vi.runAllTimersAsync();
    await retries;
    expect(failures).toEqual([]);
    expect(isReady()).toBe(true);
    expect(i18n.getFixedT(null, 'words')('greeting', { name: 'Ayşe' })).toBe('Merhaba, Ayşe!');
    expect(tr).toHaveBeenCalledTimes(2);
    expect(en).toHaveBeenCalledTimes(1);
  });

  it('are told of again when the retry is in vain', async () => {
    const { isReady } = await startFailing('tr', 90);
    const retries = Promise.all(take().map((failure) => failure.retry()));
    await vi.runAllTimersAsync();
    await retries;
    expect(failures).toHaveLength(1);
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
      load: loadFrom({ ...broken, words: { en: loader(english) } }),
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
    const { i18n } = createI18n({ language: 'en', load: loadFrom({ words: { en: loader(english, 9) } }) });
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
    const t = await start('en', { en: loader(english) });
    expect(t('area.unknown')).toBe('area.unknown');
    expect(warn).toHaveBeenCalledWith('Missing translation key "words:area.unknown".');
  });
});

describe('the pseudo-locale', () => {
  it('is English, longer, accented, with every placeholder', async () => {
    const en = loader(english);
    const t = await start(
      pseudoLocale,
      { en, tr: loader(turkish) },
      { pseudo: { [pseudoLocale]: pseudoLocalizeCatalogue } },
    );
    expect(t('greeting', { name: 'Ada' })).toMatch(/^\[Hélló, Ada!·+\]$/);
    expect(t('found', { count: 1 })).toMatch(/^\[1 réšúlt·+\]$/);
    expect(t('area.only')).toMatch(/^\[Éñglíšh óñlý·+\]$/);
  });

  it('is made of resources too', async () => {
    const { i18n, ready } = createI18n({
      language: pseudoLocale,
      resources: { en: { words: english } },
      pseudo: { [pseudoLocale]: pseudoLocalizeCatalogue },
    });
    await vi.runAllTimersAsync();
    await ready;
    expect(i18n.t('words:area.only')).toMatch(/^\[Éñglíšh óñlý·+\]$/);
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
