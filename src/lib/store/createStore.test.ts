import { expect, it, vi } from 'vitest';

import { createStore } from './createStore';

it('returns the current and the initial value', () => {
  const store = createStore('first');
  store.set('second');
  expect(store.get()).toBe('second');
  expect(store.getInitial()).toBe('first');
});

it('notifies every subscriber after a change', () => {
  const store = createStore(0);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.get()));
  store.subscribe(() => seen.push(store.get() * 10));
  store.set(1);
  expect(seen).toEqual([1, 10]);
});

it('notifies nobody when the value stays the same', () => {
  const store = createStore(Number.NaN);
  const listener = vi.fn();
  store.subscribe(listener);
  store.set(Number.NaN);
  expect(listener).not.toHaveBeenCalled();
});

it('stops notifying after unsubscribing', () => {
  const store = createStore(0);
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  unsubscribe();
  unsubscribe();
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
});

it('stores a function as a value', () => {
  const store = createStore<() => string>(() => 'first');
  store.set(() => 'second');
  expect(store.get()()).toBe('second');
});
