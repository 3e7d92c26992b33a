import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  extendRange,
  keysBetween,
  pruneSelection,
  selectionCommand,
  selectionCoverage,
  selectOnly,
  setAll,
  setRange,
  toggleKey,
} from './selection';
import type { SelectionState } from './selection';

const order = ['a', 'b', 'c', 'd', 'e'];
const press = (key: string, held: Partial<Parameters<typeof selectionCommand>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

const key = fc.constantFrom(...order);
const outside = fc.constantFrom('p1', 'p2', 'p3');
const start = fc.record({
  keys: fc.uniqueArray(fc.oneof(key, outside)),
  anchor: fc.option(fc.oneof(key, outside), { nil: undefined }),
  head: fc.option(key, { nil: undefined }),
});
const step = fc.oneof(
  key.map((to) => (state: SelectionState) => toggleKey(state, to)),
  key.map((to) => () => selectOnly(to)),
  fc.tuple(key, fc.boolean()).map(
    ([to, keep]) =>
      (state: SelectionState) =>
        extendRange(state, order, to, keep),
  ),
  fc.tuple(key, fc.boolean()).map(
    ([to, on]) =>
      (state: SelectionState) =>
        setRange(state, order, to, on),
  ),
  fc.boolean().map((on) => (state: SelectionState) => setAll(state, order, on)),
);
const sorted = (keys: readonly string[]) => keys.toSorted();

describe('the selection, whatever is pressed', () => {
  it('holds no key twice and none that was not offered', () => {
    fc.assert(
      fc.property(start, fc.array(step), (state, steps) => {
        const { keys } = steps.reduce((now, next) => next(now), state as SelectionState);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.every((one) => order.includes(one) || state.keys.includes(one))).toBe(true);
      }),
    );
  });

  it('is what it was after a key is toggled twice', () => {
    fc.assert(
      fc.property(start, key, (state, one) => {
        expect(sorted(toggleKey(toggleKey(state, one), one).keys)).toEqual(sorted(state.keys));
      }),
    );
  });

  it('depends on where a range ends, not on the way there', () => {
    fc.assert(
      fc.property(start, key, key, key, fc.boolean(), (state, anchor, on, to, keep) => {
        const from = toggleKey({ ...state, keys: state.keys.filter((one) => one !== anchor) }, anchor);
        const direct = extendRange(from, order, to, keep);
        // On the way, others may be swallowed by the range: those that are selected before stay out of this property.
        fc.pre(from.keys.every((one) => one === anchor || !order.includes(one)));
        expect(sorted(extendRange(extendRange(from, order, on, keep), order, to, keep).keys)).toEqual(
          sorted(direct.keys),
        );
      }),
    );
  });

  it('leaves other pages alone when a whole page is selected or released', () => {
    fc.assert(
      fc.property(start, fc.boolean(), (state, on) => {
        const { keys } = setAll(state, order, on);
        expect(selectionCoverage(order, new Set(keys))).toBe(on ? 'all' : 'none');
        const others = (all: readonly string[]) => all.filter((one) => !order.includes(one));
        expect(others(keys)).toEqual(others(state.keys));
      }),
    );
  });

  it('loses exactly the keys that vanish', () => {
    fc.assert(
      fc.property(start, fc.uniqueArray(key), (state, left) => {
        expect(pruneSelection(state, (one) => left.includes(one)).keys).toEqual(
          state.keys.filter((one) => left.includes(one)),
        );
      }),
    );
  });

  it('has ranges that are the same in both directions', () => {
    fc.assert(
      fc.property(key, key, (from, to) => {
        expect(keysBetween(order, from, to)).toEqual(keysBetween(order, to, from));
      }),
    );
  });
});

describe('a range', () => {
  it('replaces the selection, or keeps what is outside', () => {
    const state = { keys: ['e', 'b'], anchor: 'b', head: 'b' };
    expect(extendRange(state, order, 'd').keys).toEqual(['b', 'c', 'd']);
    const wide = extendRange(state, order, 'd', true);
    expect(wide.keys).toEqual(['e', 'b', 'c', 'd']);
    expect(extendRange(wide, order, 'a', true).keys).toEqual(['e', 'a', 'b']);
  });

  it('starts again when its anchor is gone', () => {
    expect(extendRange({ keys: ['x'], anchor: 'x' }, order, 'c').keys).toEqual(['c']);
    expect(extendRange({ keys: ['a'] }, order, 'c', true).keys).toEqual(['a', 'c']);
  });

  it('is selected or released as a whole by a checkbox', () => {
    expect(setRange({ keys: ['c'], anchor: 'a' }, order, 'c', true).keys).toEqual(['a', 'b', 'c']);
    expect(setRange({ keys: order, anchor: 'd' }, order, 'b', false).keys).toEqual(['a', 'e']);
    expect(setRange({ keys: [], anchor: 'gone' }, order, 'b', true).keys).toEqual(['b']);
  });
});

describe('selectionCoverage', () => {
  it('knows none, some and all', () => {
    expect(selectionCoverage(order, new Set(['p1']))).toBe('none');
    expect(selectionCoverage(order, new Set(['b', 'p1']))).toBe('some');
    expect(selectionCoverage(order, new Set(order))).toBe('all');
    expect(selectionCoverage([], new Set())).toBe('none');
  });
});

describe('selectionCommand', () => {
  it.each([
    ['Ctrl+A', press('a', { ctrlKey: true }), 'all'],
    ['Ctrl+A with Caps Lock', press('A', { ctrlKey: true }), 'all'],
    ['Command+Shift+A', press('A', { metaKey: true, shiftKey: true }), 'all'],
    ['Space', press(' '), 'toggle'],
    ['Shift+Space', press(' ', { shiftKey: true }), 'extend'],
    ['Escape', press('Escape'), 'clear'],
    ['X, where letters search', press('x'), undefined],
    ['A alone', press('a'), undefined],
    ['Alt+Space', press(' ', { altKey: true }), undefined],
  ])('reads %s', (_name, event, expected) => expect(selectionCommand(event)).toBe(expected));

  it('reads X where letters do not search', () => {
    expect(selectionCommand(press('x'), true)).toBe('toggle');
    expect(selectionCommand(press('X', { shiftKey: true }), true)).toBe('toggle');
  });
});
