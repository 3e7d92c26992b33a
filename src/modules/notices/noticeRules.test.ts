import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Notice } from './notice';
import { markAllRead, restoreNotice, removeNotice, setRead, unreadCount } from './noticeRules';
import type { Notices } from './noticeRules';

const minutesAgo = (minutes: number) => new Date(Date.UTC(2026, 2, 16, 10) - minutes * 60_000).toISOString();

const notice = (n: number, read: boolean): Notice => ({
  id: `n${n}`,
  read,
  seen: read,
  time: minutesAgo(n * 10),
  title: `Notice ${n}`,
});

describe('the list of notices', () => {
  const list = [notice(1, false), notice(2, true), notice(3, false)];

  it('counts what is unread', () => {
    expect(unreadCount(list)).toBe(2);
    expect(unreadCount([])).toBe(0);
  });

  it('sets all to read and seen', () => {
    expect(markAllRead(list).map(({ read, seen }) => [read, seen])).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
  });

  it('sets one to read or unread, and nothing for an unknown id', () => {
    expect(setRead(list, { id: 'n1', read: true }).map(({ read }) => read)).toEqual([true, true, false]);
    expect(setRead(list, { id: 'n2', read: false }).map(({ read }) => read)).toEqual([false, false, false]);
    expect(setRead(list, { id: 'nobody', read: true })).toEqual(list);
  });

  it.each(['n1', 'n2', 'n3'])('puts %s back to where it was', (id) => {
    const [gone] = list.filter((one) => one.id === id);
    expect(gone && restoreNotice(removeNotice(list, id), gone)).toEqual(list);
  });

  it('puts one back once, however often it is told to', () => {
    expect(restoreNotice(restoreNotice(list, notice(2, true)), notice(2, true))).toEqual(list);
  });

  it('leaves what it was given as it was', () => {
    const frozen = Object.freeze(list.map((one) => Object.freeze(one)));
    expect(
      markAllRead(setRead(restoreNotice(removeNotice(frozen, 'n2'), notice(2, true)), { id: 'n1', read: true })),
    ).toHaveLength(3);
    expect(unreadCount(frozen)).toBe(2);
  });
});

/** The expected state: existing, unread and removed notices. */
interface Model {
  all: Set<number>;
  unread: Set<number>;
  removed: number[];
}

interface Real {
  notices: Notices;
  removed: Notice[];
}

type Step = fc.Command<Model, Real>;

const count = 9;

/** After each step, read states and unread count match the model, and the list is sorted by time. */
function compare(model: Model, { notices }: Real) {
  expect(notices.map(({ id }) => id)).toEqual([...model.all].toSorted((a, b) => a - b).map((n) => `n${n}`));
  for (const one of notices)
    expect(one.read ? 'read' : 'unread').toBe(model.unread.has(Number(one.id.slice(1))) ? 'unread' : 'read');
  const unread = unreadCount(notices);
  expect(unread).toBe(model.unread.size);
  expect(unread).toBeGreaterThanOrEqual(0);
  expect(unread).toBeLessThanOrEqual(notices.length);
}

class MarkAll implements Step {
  // The button is disabled when nothing is unread.
  check = (model: Readonly<Model>) => model.unread.size > 0;
  run(model: Model, real: Real) {
    model.unread.clear();
    real.notices = markAllRead(real.notices);
    expect(real.notices.every(({ read, seen }) => read && seen)).toBe(true);
    compare(model, real);
  }
  toString = () => 'mark all as read';
}

class Toggle implements Step {
  readonly n: number;
  constructor(n: number) {
    this.n = n;
  }
  check = (model: Readonly<Model>) => model.all.has(this.n);
  run(model: Model, real: Real) {
    const read = model.unread.has(this.n);
    if (read) model.unread.delete(this.n);
    else model.unread.add(this.n);
    real.notices = setRead(real.notices, { id: `n${this.n}`, read });
    compare(model, real);
  }
  toString = () => `toggle ${this.n}`;
}

class Follow implements Step {
  readonly n: number;
  constructor(n: number) {
    this.n = n;
  }
  check = (model: Readonly<Model>) => model.all.has(this.n);
  run(model: Model, real: Real) {
    model.unread.delete(this.n);
    real.notices = setRead(real.notices, { id: `n${this.n}`, read: true });
    compare(model, real);
  }
  toString = () => `follow ${this.n}`;
}

class Remove implements Step {
  readonly n: number;
  constructor(n: number) {
    this.n = n;
  }
  check = (model: Readonly<Model>) => model.all.has(this.n);
  run(model: Model, real: Real) {
    const gone = real.notices.filter(({ id }) => id === `n${this.n}`);
    model.all.delete(this.n);
    model.removed.push(this.n);
    model.unread.delete(this.n);
    real.notices = removeNotice(real.notices, `n${this.n}`);
    real.removed.push(...gone);
    compare(model, real);
  }
  toString = () => `remove ${this.n}`;
}

class Undo implements Step {
  check = (model: Readonly<Model>) => model.removed.length > 0;
  run(model: Model, real: Real) {
    const n = model.removed.pop() ?? 0;
    const back = real.removed.pop();
    if (!back) throw new Error('Nothing was removed.');
    model.all.add(n);
    // A restored notice keeps its read state.
    if (!back.read) model.unread.add(n);
    real.notices = restoreNotice(real.notices, back);
    compare(model, real);
  }
  toString = () => 'undo';
}

const place = fc.integer({ min: 1, max: count });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(new MarkAll()) },
  { weight: 6, arbitrary: place.map((n) => new Toggle(n)) },
  { weight: 3, arbitrary: place.map((n) => new Follow(n)) },
  { weight: 3, arbitrary: place.map((n) => new Remove(n)) },
  { weight: 3, arbitrary: fc.constant(new Undo()) },
);

describe('walks of 1,000 steps', () => {
  it('never leave the states that the specification names', () => {
    const walk = fc.array(step, { minLength: 1000, maxLength: 1000 });
    fc.assert(
      fc.property(walk, fc.array(fc.boolean(), { minLength: count, maxLength: count }), (steps, reads) => {
        fc.modelRun(() => {
          const notices = reads.map((read, n) => notice(n + 1, read));
          const model: Model = { all: new Set(), unread: new Set(), removed: [] };
          for (const [n, read] of reads.entries()) {
            model.all.add(n + 1);
            if (!read) model.unread.add(n + 1);
          }
          return { model, real: { notices, removed: [] } };
        }, steps);
      }),
      { numRuns: 12 },
    );
  });
});
