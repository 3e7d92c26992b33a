import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { budgets, checkReasons, judge, reasons } from './budgets.mjs';
import type { Budget, Verdict } from './budgets.mjs';

const report = path.join(import.meta.dirname, '../../docs/measurements/latest.json');

const budget = (overrides: Partial<Budget> = {}): Budget => ({
  name: 'ready',
  limit: 2,
  show: String,
  of: ({ ready }: { ready?: number }) => ready,
  ...overrides,
});

describe('judge', () => {
  it('meets a budget at its limit, and misses it above', () => {
    expect(judge({ ready: 2 }, [budget()])).toMatchObject([{ met: true, shown: '2', limit: '2' }]);
    expect(judge({ ready: 2.1 }, [budget()])).toMatchObject([{ met: false }]);
  });

  it('misses a budget to be ahead of another figure if the figure is only equalled', () => {
    expect(judge({ ready: 2 }, [budget({ below: true })])).toMatchObject([{ met: false, limit: '< 2' }]);
  });

  it('misses a budget whose value is missing, and leaves out one that does not apply', () => {
    expect(judge({ ready: Number.NaN }, [budget()])).toMatchObject([
      { met: false, value: null, shown: 'not measured' },
    ]);
    expect(judge({}, [budget()])).toEqual([]);
  });

  it('adds the reason to a missed budget only', () => {
    const why = { ready: 'The list waits for its data.' };
    expect(judge({ ready: 3 }, [budget()], why)).toMatchObject([{ reason: why.ready }]);
    expect(judge({ ready: 1 }, [budget()], why)[0]).not.toHaveProperty('reason');
  });

  it('reads every budget of pages from a measurement of one page', () => {
    const visit = {
      fcp: 400,
      lcp: 500,
      ready: 3000,
      cls: 0,
      longestTask: 60,
      requestsUntilReady: 40,
      bytesUntilReady: 1,
    };
    const verdicts = judge({
      floors: { floor: { first: { ready: 1000 } } },
      pages: { mailbox: { delay: 625, first: visit, second: { ...visit, ready: 1825 } } },
    });
    expect(verdicts.map(({ name, shown }) => [name, shown])).toEqual([
      ['mailbox, first visit: ready, to the floor', '3.00 ×'],
      ['mailbox, first visit: ready, to the floor, ahead of the fastest peer', '3.00 ×'],
      ['second visit: FCP, to the floor, worst page', '0.40 ×'],
      ['second visit: ready without the prescribed delay, to the floor, worst page', '1.20 ×'],
      ['layout shift, worst page and visit', '0.0000'],
      ['longest task, worst page and visit', '60 ms'],
    ]);
  });
});

it('holds each use of many records to its own limit', () => {
  // In use, a set of icons, a conversation, another view: at full speed, a quarter of what they take at 4× CPU.
  const limits = [12.5, 25, 37.5, 50];
  const held = (over: number) =>
    judge({
      floors: { floor: { first: { ready: 1000 } } },
      pages: {},
      records: limits.map((limit) => ({ limit, longestTask: limit + over })),
    }).filter(({ name }) => /^(records|icons|chat)\b/.test(name));
  expect(held(0).map(({ met }) => met)).toEqual(limits.map(() => true));
  expect(held(0.1).map(({ met }) => met)).toEqual(limits.map(() => false));
});

describe('the committed measurement', () => {
  const { verdicts } = JSON.parse(readFileSync(report, 'utf8')) as { verdicts: Verdict[] };

  it('gives a reason for each missed budget, and for no other', () => {
    expect(checkReasons(verdicts, reasons)).toEqual([]);
  });

  it('shows the reasons that are written down', () => {
    for (const { name, reason } of verdicts) if (reason !== undefined) expect(reason).toBe(reasons[name]);
  });
});

it('names each budget once', () => {
  const names = budgets.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
