import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type * as layoutChoice from './layoutChoice';

import { fakeLocalStorage } from '#lib/testing/fakeBrowser';
import type { StorageBehaviour } from '#lib/testing/fakeBrowser';

let choice: typeof layoutChoice;
let window: EventTarget;
let session: Map<string, string>;

/** Another tab has written to local storage, or cleared it (`null`). */
function storageChanged(key: string | null): void {
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

beforeEach(async () => {
  window = new EventTarget();
  session = new Map();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
    removeItem: (key: string) => session.delete(key),
  });
  fakeLocalStorage('works');
  // Values that could not be stored live in the module.
  vi.resetModules();
  choice = await import('./layoutChoice');
});
afterEach(() => vi.unstubAllGlobals());

const current = () => choice.chosenLayout(choice.readLayoutChoice());

describe('the remembered layout', () => {
  it('is classy before anybody has chosen', () => {
    expect(choice.readLayoutChoice()).toEqual({});
    expect(current()).toBe('classy');
  });

  it('is kept as its name', () => {
    const kept = fakeLocalStorage('works');
    expect(choice.saveLayout('dense')).toBe(true);
    expect(kept.get('layout')).toBe('dense');
    expect(choice.readLayoutChoice()).toEqual({ remembered: 'dense' });
  });

  it.each(['', 'Dense', '"dense"', '{}', 'null', 'dense ', '__proto__', 'layout'])(
    'counts for nothing as %j',
    (text) => {
      fakeLocalStorage('works', { layout: text });
      expect(choice.readLayoutChoice()).toEqual({});
    },
  );

  it.each<StorageBehaviour>(['full', 'blocked', 'forbidden', 'missing'])(
    'holds for this page where storage is %s, and says that it is not kept',
    (mood) => {
      fakeLocalStorage(mood, mood === 'full' ? { layout: 'thin' } : {});
      expect(choice.saveLayout('dense')).toBe(false);
      expect(current()).toBe('dense');
      fakeLocalStorage('works');
      expect(choice.saveLayout('modern')).toBe(true);
      expect(current()).toBe('modern');
    },
  );
});

describe('the layout of a session', () => {
  it('is stronger than the remembered one and leaves it alone', () => {
    choice.saveLayout('dense');
    choice.saveLayoutForSession('thin');
    expect(choice.readLayoutChoice()).toEqual({ remembered: 'dense', session: 'thin' });
    expect(current()).toBe('thin');
    expect(session.get('layout')).toBe('thin');
  });

  it('ends when the settings choose', () => {
    choice.saveLayoutForSession('thin');
    choice.saveLayout('dense');
    expect(choice.readLayoutChoice()).toEqual({ remembered: 'dense' });
    expect(session.size).toBe(0);
  });

  it('ends when the settings of another tab choose', () => {
    const kept = fakeLocalStorage('works');
    choice.layoutChoiceStore.subscribe(() => {});
    choice.saveLayoutForSession('thin');
    kept.set('layout', 'modern');
    storageChanged('layout');
    expect(choice.readLayoutChoice()).toEqual({ remembered: 'modern' });
  });

  it('holds for this page where the browser keeps no session', () => {
    vi.stubGlobal('sessionStorage', undefined);
    choice.saveLayoutForSession('thin');
    expect(current()).toBe('thin');
    choice.saveLayout('dense');
    expect(current()).toBe('dense');
  });
});

describe('a choice taken over as a whole', () => {
  it('brings back what was there, and what was not', () => {
    choice.saveLayout('dense');
    choice.saveLayoutForSession('thin');
    const before = choice.readLayoutChoice();
    choice.restoreLayoutChoice({});
    expect(current()).toBe('classy');
    choice.restoreLayoutChoice(before);
    expect(choice.readLayoutChoice()).toEqual({ remembered: 'dense', session: 'thin' });
    choice.restoreLayoutChoice({ session: 'thin' });
    expect(choice.readLayoutChoice()).toEqual({ session: 'thin' });
  });
});

describe('a listener', () => {
  it('hears of every change, here and in other tabs, until it stops', () => {
    const heard = vi.fn();
    const stop = choice.layoutChoiceStore.subscribe(heard);
    choice.saveLayout('dense');
    expect(heard).toHaveBeenCalledTimes(1);
    storageChanged('language');
    expect(heard).toHaveBeenCalledTimes(1);
    storageChanged('layout');
    expect(heard).toHaveBeenCalledTimes(2);
    storageChanged(null);
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    storageChanged('layout');
    choice.saveLayout('thin');
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('finds the same object until something changes', () => {
    choice.saveLayout('dense');
    const before = choice.readLayoutChoice();
    expect(choice.readLayoutChoice()).toBe(before);
    choice.saveLayoutForSession('dense');
    expect(choice.readLayoutChoice()).not.toBe(before);
    const after = choice.readLayoutChoice();
    choice.saveLayoutForSession('dense');
    expect(choice.readLayoutChoice()).toBe(after);
  });
});
