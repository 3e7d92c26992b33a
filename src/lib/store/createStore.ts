import { createEmitter } from './createEmitter';

/** A value that code outside React can read and follow; `useStore` renders it. */
export interface ReadableStore<T> {
  /** The current value: the same reference until it changes. */
  readonly get: () => T;
  /** The value before any change; what a prerendered page shows. */
  readonly getInitial: () => T;
  /** Calls `listener` after every change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value outside React that can be changed from anywhere. */
export interface Store<T> extends ReadableStore<T> {
  /** Replaces the value and notifies all subscribers, unless it is the same value (`Object.is`). */
  readonly set: (next: T) => void;
}

/** Creates a store that lives as long as the page. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const { subscribe, notify } = createEmitter();
  return {
    get: () => value,
    getInitial: () => initial,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
    subscribe,
  };
}
