import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';

import {
  appearanceKey,
  appearanceStore,
  applyAppearance,
  defaultAppearance,
  parseAppearance,
  saveAppearance,
  syncAppearanceAcrossTabs,
  themes,
} from './appearance';
import { readLanguage, saveLanguage } from '#lib/i18n/deviceLanguage';
import { languages, toLanguage } from '#lib/i18n/languages';
import { changesKey } from '#mocks/directory/changesVersion';
import { themeNames } from '#theme/palette';

import { fakeLocalStorage } from '#lib/testing/fakeBrowser';
import type { StorageBehaviour } from '#lib/testing/fakeBrowser';

afterEach(() => vi.unstubAllGlobals());

/** A document that records its classes, and a system that prefers dark or light. */
function fakePage(systemIsDark = false): Set<string> {
  const classes = new Set<string>(['theme-rose', 'dark', 'other']);
  const classList = {
    add: (...names: string[]) => names.forEach((name) => classes.add(name)),
    remove: (...names: string[]) => names.forEach((name) => classes.delete(name)),
    contains: (name: string) => classes.has(name),
  };
  vi.stubGlobal('document', { documentElement: { classList, getBoundingClientRect() {} } });
  vi.stubGlobal('matchMedia', () => ({ matches: systemIsDark, addEventListener() {} }));
  return classes;
}

/** Stored texts and the classes they result in. */
const stored: Array<[text: string, classes: string]> = [
  ['{"theme":"teal","scheme":"dark"}', 'theme-teal dark'],
  ['{"theme":"teal"}', 'theme-teal light'],
  ['{"scheme":"dark"}', 'theme-brand dark'],
  ['{"theme":"neon","scheme":"dark"}', 'theme-brand dark'],
  ['{"theme":"teal","scheme":"sepia"}', 'theme-teal light'],
  ['{"theme":"__proto__","scheme":"constructor"}', 'theme-brand light'],
  ['{"theme":7,"scheme":null}', 'theme-brand light'],
  ['{"theme":"TEAL"}', 'theme-brand light'],
  ['{"theme":"teal\\n"}', 'theme-brand light'],
  ['{', 'theme-brand light'],
  ['', 'theme-brand light'],
  ['null', 'theme-brand light'],
  ['"dark"', 'theme-brand light'],
  ['[]', 'theme-brand light'],
  ['1e999', 'theme-brand light'],
];

describe('the stored appearance', () => {
  it('may be each theme there is', () => expect(themes).toEqual(themeNames));

  it.each(stored)('%j looks like %s', (text, expected) => {
    fakeLocalStorage('works', { [appearanceKey]: text });
    const classes = fakePage();
    applyAppearance(appearanceStore.get());
    expect([...classes].filter((name) => name !== 'other').join(' ')).toBe(expected);
    expect(classes).toContain('other');
  });

  it.each(themeNames)('may be the theme %s', (theme) => {
    expect(parseAppearance({ theme, scheme: 'auto' })).toEqual({ theme, scheme: 'auto' });
  });

  it.each([undefined, null, 0, 'dark', [], () => 'dark'])('of %s is the default', (value) => {
    expect(parseAppearance(value)).toEqual(defaultAppearance);
  });

  it.each([
    [true, 'dark'],
    [false, 'light'],
  ])('follows the system (dark: %s)', (systemIsDark, scheme) => {
    const classes = fakePage(systemIsDark);
    applyAppearance({ theme: 'amber', scheme: 'auto' });
    expect(classes).toEqual(new Set(['other', 'theme-amber', scheme]));
  });
});

describe('changing the appearance', () => {
  it('paints and keeps it', () => {
    const kept = fakeLocalStorage('works');
    const classes = fakePage();
    expect(saveAppearance({ theme: 'purple', scheme: 'dark' })).toBe(true);
    expect(kept.get(appearanceKey)).toBe('{"theme":"purple","scheme":"dark"}');
    expect(classes).toContain('theme-purple');
  });

  it.each<StorageBehaviour>(['full', 'blocked', 'forbidden', 'missing'])(
    'paints it where storage is %s, and says that it is not kept',
    (mood) => {
      fakeLocalStorage(mood);
      const classes = fakePage();
      expect(saveAppearance({ theme: 'purple', scheme: 'light' })).toBe(false);
      expect(classes).toEqual(new Set(['other', 'theme-purple', 'light']));
      // It lasts until the page is left.
      expect(appearanceStore.get()).toEqual({ theme: 'purple', scheme: 'light' });
    },
  );

  it('notifies subscribers of every change, those of other tabs included', () => {
    const window = new EventTarget();
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
    const storageChanged = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    const kept = fakeLocalStorage('works');
    const classes = fakePage();
    syncAppearanceAcrossTabs();
    const heard = vi.fn();
    const stop = appearanceStore.subscribe(heard);
    saveAppearance({ theme: 'purple', scheme: 'dark' });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(appearanceStore.get()).toBe(appearanceStore.get());

    kept.set(appearanceKey, '{"theme":"teal","scheme":"light"}');
    storageChanged('language');
    expect(heard).toHaveBeenCalledTimes(1);
    storageChanged(appearanceKey);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(appearanceStore.get()).toEqual({ theme: 'teal', scheme: 'light' });
    expect(classes).toEqual(new Set(['other', 'theme-teal', 'light']));

    kept.clear();
    storageChanged(null);
    expect(classes).toEqual(new Set(['other', 'theme-brand', 'light']));
    stop();
    storageChanged(appearanceKey);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('prints in light, and then goes on in dark', () => {
    const window = new EventTarget();
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    fakeLocalStorage('works', { [appearanceKey]: '{"theme":"teal","scheme":"dark"}' });
    const classes = fakePage();
    syncAppearanceAcrossTabs();
    expect(classes).toEqual(new Set(['other', 'theme-teal', 'dark']));
    window.dispatchEvent(new Event('beforeprint'));
    expect(classes).toEqual(new Set(['other', 'theme-teal', 'light']));
    window.dispatchEvent(new Event('afterprint'));
    expect(classes).toEqual(new Set(['other', 'theme-teal', 'dark']));
    expect(appearanceStore.get()).toEqual({ theme: 'teal', scheme: 'dark' });
  });
});

describe('the script that runs before the first paint', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../index.html'), 'utf8');
  const ids = languages.map(({ id }) => id).join(' ');
  const script = (/<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '').replace('%LANGUAGES%', ids);

  const nothing = () => null;

  function firstPaint(
    getItem: (key: string) => string | null,
    { systemIsDark = false, pathname = '/', search = '', page = '', published = false } = {},
  ) {
    const dataset = { prerendered: '', ...(page === '' ? {} : { page }), ...(published ? { published: '' } : {}) };
    const documentElement = { className: '', lang: 'en', dataset, referrer: '', address: '', told: true };
    const told = { remove: () => (documentElement.told = false) };
    const meta = { content: 'no-referrer' };
    const kept: string[] = [];
    let chosen: (event: unknown) => void = () => {};
    const location = { pathname, search, hash: '#top' };
    runInNewContext(script, {
      document: { head: {}, documentElement, querySelector: () => meta, querySelectorAll: () => [told] },
      location,
      history: {
        replaceState(_state: unknown, _title: string, address: string) {
          documentElement.address = address;
          location.pathname = new URL(address, 'https://app.test').pathname;
        },
      },
      sessionStorage: { getItem: nothing },
      localStorage: { getItem, setItem: (key: string, value: string) => kept.push(`${key}: ${value}`) },
      matchMedia: () => ({ matches: systemIsDark }),
      MutationObserver: class {
        observe() {}
      },
      addEventListener: (_type: string, listener: typeof chosen) => {
        chosen = listener;
      },
    });
    documentElement.referrer = meta.content;
    return Object.assign(documentElement, {
      kept,
      choose: (name: string, value: string) => chosen({ target: { name, value } }),
    });
  }

  it('wears and keeps what is chosen before the application is there, and leaves the rest to it', () => {
    const page = firstPaint((key) => (key === 'appearance' ? '{"theme":"teal"}' : null));
    page.choose('sort', 'dark');
    expect(page.className).toBe('theme-teal light');
    page.choose('scheme', 'dark');
    expect(page.className).toBe('theme-teal dark');
    expect(page.kept).toEqual(['appearance: {"theme":"teal","scheme":"dark"}']);
    page.dataset.prerendered = '';
    page.choose('scheme', 'light');
    expect(page.className).toBe('theme-teal dark');
  });

  it.each([
    ['/', '', 'strict-origin-when-cross-origin'],
    ['/search/port-calder/page-1', '?q=token', 'strict-origin-when-cross-origin'],
    ['/reset-password', '', 'no-referrer'],
    ['/reset-password', '?token=abc', 'no-referrer'],
    ['/email/verify/7/abc', '', 'no-referrer'],
    ['/admin/facilities/x/reject', '', 'no-referrer'],
    ['/', '?redirectURL=%2Freset-password%3Ftoken%3Dabc', 'no-referrer'],
  ])('lets %s%s be told: %s', (pathname, search, told) => {
    expect(firstPaint(nothing, { pathname, search }).referrer).toBe(told);
  });

  it.each([
    ['//evil.test/x', '/evil.test/x?a=1#top'],
    ['////', '/?a=1#top'],
    ['/search//x', ''],
    ['/', ''],
  ])('makes one slash of those at the beginning of %s', (pathname, address) => {
    expect(firstPaint(nothing, { pathname, search: '?a=1' }).address).toBe(address);
  });

  it.each(stored)('agrees about %j', (text, expected) => {
    expect(firstPaint((key) => (key === appearanceKey ? text : null)).className).toBe(expected);
  });

  it('follows the system and the language', () => {
    const values: Record<string, string> = { [appearanceKey]: '{"scheme":"auto"}', language: 'tr' };
    expect(firstPaint((key) => values[key] ?? null, { systemIsDark: true })).toMatchObject({
      className: 'theme-brand dark',
      lang: 'tr',
    });
  });

  it('paints the default where storage throws', () => {
    const blocked = () => {
      throw new DOMException('The browser refuses.', 'SecurityError');
    };
    expect(firstPaint(blocked)).toMatchObject({ className: 'theme-brand light', lang: 'en' });
  });

  it.each([
    ['/', 'en', 'page'],
    ['/', 'tr', 'none'],
    ['/search/port-calder/page-1', 'en', 'shell'],
    ['/facility/old-harbour-pharmacy', 'en', 'shell'],
    ['/service-categories/pharmacy/page-1', 'en', 'shell'],
    ['/tags/walk-in/page-1', 'en', 'shell'],
    ['/tagsurvey', 'en', 'none'],
    ['/about-us', 'en', 'shell'],
    ['/search/port-calder/page-1', 'tr', 'none'],
    ['/searching', 'en', 'none'],
    ['/dashboards/project', 'en', 'none'],
  ])('shows of the page drawn at build, at %s in %s: %s', (pathname, language, shown) => {
    const page = firstPaint((key) => (key === 'language' ? language : null), { pathname });
    expect(page.dataset.prerendered).toBe(shown);
  });

  it.each([
    ['/about-us', '', 'en', 'page'],
    ['/about-us', '?from=mail', 'en', 'shell'],
    ['/about-us', '', 'tr', 'none'],
    ['/privacy-policy', '', 'en', 'shell'],
    ['/', '', 'en', 'none'],
    ['/home', '', 'en', 'none'],
  ])('shows of the file of /about-us, at %s%s in %s: %s', (pathname, search, language, shown) => {
    const getItem = (key: string) => (key === 'language' ? language : null);
    const page = firstPaint(getItem, { pathname, search, page: '/about-us' });
    expect(page.dataset.prerendered).toBe(shown);
    expect(page.told).toBe(shown === 'page');
  });

  it.each([
    ['', { language: 'en' }, 'static'],
    ['?action=claim', { language: 'en' }, 'static'],
    ['', { language: 'tr' }, 'none'],
    ['', { [changesKey]: 'c0ffee' }, 'shell'],
  ])('shows of the file of a facility, with %j where %j is kept: %s', (search, kept: Record<string, string>, shown) => {
    const file = { pathname: '/facility/saltmarket-clinic', page: '/facility/saltmarket-clinic', published: true };
    const page = firstPaint((key) => kept[key] ?? null, { ...file, search });
    expect(page.dataset.prerendered).toBe(shown);
    // The application renders the head again from its own data.
    expect(page.told).toBe(false);
  });

  it.each([
    ['', 'static'],
    ['?near=port-calder', 'shell'],
    ['?sort=name', 'shell'],
  ])('shows of the file of a category, with %j: %s', (search, shown) => {
    const pathname = '/service-categories/pharmacy/page-1';
    expect(firstPaint(nothing, { pathname, search, page: pathname, published: true }).dataset.prerendered).toBe(shown);
  });

  it('shows the list of articles as it is drawn, and no article before it is there', () => {
    const drawnAt = (search: string) =>
      firstPaint(nothing, { pathname: '/article', search, page: '/article' }).dataset.prerendered;
    expect(drawnAt('')).toBe('page');
    expect(drawnAt('?slug=pharmacy-or-doctor')).toBe('shell');
    expect(drawnAt('?page=2')).toBe('shell');
  });
});

describe('the stored language', () => {
  it.each([
    ['tr', 'tr'],
    ['en', 'en'],
    ['TR', 'en'],
    ['tr-TR', 'en'],
    ['', 'en'],
    ['"tr"', 'en'],
    ['klingon', 'en'],
  ])('%j is %s', (text, expected) => {
    fakeLocalStorage('works', { language: text });
    expect(readLanguage()).toBe(expected);
  });

  it.each([undefined, null, 7, {}, ['tr']])('of %j is English', (value) => expect(toLanguage(value)).toBe('en'));

  it('is not kept where storage is full', () => {
    fakeLocalStorage('full');
    expect(saveLanguage('tr')).toBe(false);
    expect(readLanguage()).toBe('en');
  });
});
