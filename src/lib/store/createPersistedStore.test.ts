import { afterEach, expect, it, vi } from 'vitest';

import { fakeLocalStorage } from '#lib/testing/fakeBrowser';

import { createPersistedStore } from './createPersistedStore';

afterEach(() => vi.unstubAllGlobals());

const parse = (stored: unknown): readonly number[] =>
  Array.isArray(stored) ? stored.filter((item) => typeof item === 'number') : [];

/** The `storage` events of another tab. */
function fakeTabs() {
  const tabs = new EventTarget();
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
  vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs));
  return (key: string | null) => tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

it('reads what is stored and returns the same reference until it changes', () => {
  const stored = fakeLocalStorage('works', { numbers: '[1,"x",2]' });
  const store = createPersistedStore('numbers', parse);
  expect(store.get()).toEqual([1, 2]);
  expect(store.get()).toBe(store.get());
  stored.set('numbers', '[3]');
  expect(store.get()).toEqual([3]);
});

it.each(['{', 'null', '{}'])('reads %s as the initial value', (text) => {
  fakeLocalStorage('works', { numbers: text });
  expect(createPersistedStore('numbers', parse).get()).toEqual([]);
});

it('returns the initial value itself when nothing is stored', () => {
  fakeLocalStorage('works');
  const store = createPersistedStore('numbers', parse);
  expect(store.get()).toBe(store.getInitial());
});

it('stores as JSON and notifies subscribers', () => {
  const stored = fakeLocalStorage('works');
  fakeTabs();
  const store = createPersistedStore('numbers', parse);
  const listener = vi.fn();
  store.subscribe(listener);
  expect(store.set([4])).toBe(true);
  expect(stored.get('numbers')).toBe('[4]');
  expect(listener).toHaveBeenCalledOnce();
});

it.each(['full', 'blocked', 'forbidden', 'missing'] as const)(
  'keeps the value in memory when storage is %s',
  (mood) => {
    fakeLocalStorage(mood);
    const store = createPersistedStore('numbers', parse);
    expect(store.set([5])).toBe(false);
    expect(store.get()).toEqual([5]);
  },
);

it('notifies after a change in another tab, for as long as it has subscribers', () => {
  const stored = fakeLocalStorage('works');
  const dispatch = fakeTabs();
  const store = createPersistedStore('numbers', parse);
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  stored.set('numbers', '[6]');
  dispatch('another');
  expect(listener).not.toHaveBeenCalled();
  dispatch('numbers');
  expect(listener).toHaveBeenCalledOnce();
  expect(store.get()).toEqual([6]);
  dispatch(null);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  dispatch('numbers');
  expect(listener).toHaveBeenCalledTimes(2);
});

it('gives up a value that could not be stored when another tab stores one', () => {
  fakeLocalStorage('full');
  const dispatch = fakeTabs();
  const store = createPersistedStore('numbers', parse);
  store.subscribe(() => {});
  store.set([7]);
  dispatch('numbers');
  expect(store.get()).toEqual([]);
});
