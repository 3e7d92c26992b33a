import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { secondMs, minuteMs, hourMs } from '#lib/time/duration';

import { advance, initialState, createInactivity, clockJumpGrace, lastActivityKey, viewOf } from './inactivity';
import type { Inactivity, InactivityLimits, InactivityView, ClockReading } from './inactivity';

const limits: InactivityLimits = { limit: 30 * minuteMs, countdown: 5 * secondMs };
const start = Date.UTC(2026, 2, 16, 10);
const whole = limits.limit + limits.countdown;

/** A device: its two clocks, the storage shared by its tabs, and the tabs with their timers. */
class Device {
  at: ClockReading = { now: start, awake: 50 };
  stored: string | undefined;
  writes: number[] = [];
  tabs: Array<{ machine: Inactivity; due: number; views: InactivityView[] }> = [];
  isBlocked = false;

  open(): number {
    const views: InactivityView[] = [];
    const index = this.tabs.length;
    const machine = createInactivity({
      limits,
      clock: () => this.at,
      shared: {
        read: () => (this.isBlocked ? undefined : this.stored),
        write: (text) => this.write(index, text),
      },
      onChange: (view) => views.push(view),
    });
    this.tabs.push({ machine, due: 0, views });
    this.plan(index);
    return index;
  }

  private write(from: number, text: string) {
    if (this.isBlocked) return;
    this.stored = text;
    this.writes.push(this.at.awake);
    for (const [index, { machine }] of this.tabs.entries()) {
      if (index !== from) {
        machine.onStorage(text);
        this.plan(index);
      }
    }
  }

  private plan(index: number) {
    const tab = this.tabs[index];
    if (tab) tab.due = this.at.awake + tab.machine.next();
  }

  act(index: number) {
    this.tabs[index % this.tabs.length]?.machine.activity();
    this.plan(index % this.tabs.length);
  }

  /** Advances time and fires every timer when it is due. */
  pass(time: number) {
    const end = this.at.awake + time;
    for (;;) {
      const due = Math.min(...this.tabs.map((tab) => tab.due));
      if (due > end) break;
      this.move(Math.max(0, due - this.at.awake));
      for (const [index, tab] of this.tabs.entries()) {
        if (tab.due > this.at.awake) continue;
        tab.machine.tick();
        this.plan(index);
      }
    }
    this.move(end - this.at.awake);
  }

  private move(time: number) {
    this.at = { now: this.at.now + time, awake: this.at.awake + time };
  }

  /** The device sleeps. On some machines the monotonic clock continues. */
  sleep(time: number, isCounted: boolean) {
    this.at = { now: this.at.now + time, awake: this.at.awake + (isCounted ? time : 0) };
  }

  setClock(by: number) {
    this.at = { ...this.at, now: this.at.now + by };
  }

  wake() {
    for (const [index, { machine }] of this.tabs.entries()) {
      machine.tick('wake');
      this.plan(index);
    }
  }

  phases(): string[] {
    return this.tabs.map(({ machine }) => machine.view().phase);
  }
}

function device(tabs = 1): Device {
  const made = new Device();
  for (let count = 0; count < tabs; count += 1) made.open();
  return made;
}

describe('one tab', () => {
  it('warns after 30 minutes without activity and times out 5 seconds later', () => {
    const one = device();
    one.pass(limits.limit - 1);
    expect(one.phases()).toEqual(['active']);
    one.pass(1);
    expect(one.phases()).toEqual(['countdown']);
    one.pass(limits.countdown - 1);
    expect(one.phases()).toEqual(['countdown']);
    one.pass(1);
    expect(one.phases()).toEqual(['out']);
  });

  it('counts the seconds down, each once', () => {
    const one = device();
    one.pass(whole);
    const left = (one.tabs[0]?.views ?? []).flatMap((view) => (view.phase === 'countdown' ? view.left / secondMs : []));
    expect(left).toEqual([5, 4, 3, 2, 1]);
  });

  it('starts over with any activity before the time-out, and with none after it', () => {
    const one = device();
    one.pass(whole - 1);
    one.act(0);
    expect(one.phases()).toEqual(['active']);
    one.pass(whole - 1);
    expect(one.phases()).toEqual(['countdown']);
    one.pass(1);
    one.act(0);
    expect(one.phases()).toEqual(['out']);
  });

  it('takes other limits', () => {
    const at = { now: start, awake: 0 };
    const state = initialState(at);
    const later = { now: start + 90 * secondMs, awake: 90 * secondMs };
    expect(viewOf(state, later, { limit: minuteMs, countdown: 2 * minuteMs })).toEqual({
      phase: 'countdown',
      left: 90 * secondMs,
    });
    expect(viewOf(state, later, { limit: 10 * secondMs, countdown: secondMs })).toEqual({ phase: 'out' });
  });

  it('changes nothing it is given', () => {
    const at = { now: start, awake: 0 };
    const state = Object.freeze(initialState(Object.freeze(at)));
    expect(advance(state, { type: 'tick' }, at, limits)).toBe(state);
    const out = advance(state, { type: 'tick' }, { now: start + whole, awake: whole }, limits);
    expect(out.hasTimedOut).toBe(true);
    expect(state.hasTimedOut).toBe(false);
  });
});

describe('a machine that slept', () => {
  it.each([true, false])(
    'is signed out when it wakes, whichever tab moves first (sleep is counted: %s)',
    (isCounted) => {
      for (const first of ['wake', 'act'] as const) {
        const one = device();
        one.pass(clockJumpGrace + 1);
        one.sleep(8 * hourMs, isCounted);
        if (first === 'wake') one.wake();
        else one.act(0);
        expect(one.phases()).toEqual(['out']);
      }
    },
  );

  it('goes on where it slept for less than the limit', () => {
    const one = device();
    one.pass(10 * minuteMs);
    one.sleep(19 * minuteMs, false);
    one.wake();
    expect(one.phases()).toEqual(['active']);
    one.pass(minuteMs);
    expect(one.phases()).toEqual(['countdown']);
  });

  it('shows what is left when it wakes during the countdown', () => {
    const one = device();
    one.pass(minuteMs);
    one.sleep(29 * minuteMs + 2 * secondMs, false);
    one.wake();
    expect(one.tabs[0]?.machine.view()).toEqual({ phase: 'countdown', left: 3 * secondMs });
  });
});

describe('a clock that is set', () => {
  it.each([3 * hourMs, -3 * hourMs, 25 * hourMs])('by %d ms keeps who is at work', (by) => {
    const one = device();
    one.pass(5 * minuteMs);
    one.act(0);
    one.pass(secondMs);
    one.setClock(by);
    one.pass(secondMs);
    expect(one.phases()).not.toContain('out');
    one.act(0);
    expect(one.phases()).toEqual(['active']);
    one.pass(limits.limit - 1);
    expect(one.phases()).toEqual(['active']);
  });

  it('back does not keep an idle session: the time that surely passed counts', () => {
    const one = device();
    one.pass(25 * minuteMs);
    one.setClock(-3 * hourMs);
    one.pass(5 * minuteMs);
    expect(one.phases()).toEqual(['countdown']);
    one.pass(limits.countdown);
    expect(one.phases()).toEqual(['out']);
  });

  it('back does not make what the tabs share newer than it is', () => {
    const two = device(2);
    two.pass(25 * minuteMs);
    two.setClock(-20 * minuteMs);
    two.pass(5 * minuteMs + limits.countdown);
    expect(two.phases()).toEqual(['out', 'out']);
  });

  it('forward ends an idle session at once, for it looks like sleep', () => {
    const one = device();
    one.pass(minuteMs);
    one.setClock(3 * hourMs);
    one.wake();
    expect(one.phases()).toEqual(['out']);
  });

  it('forward asks who was at work just now, and does not wait long for an answer', () => {
    const one = device();
    one.pass(secondMs);
    one.setClock(3 * hourMs);
    one.wake();
    expect(one.tabs[0]?.machine.view()).toEqual({ phase: 'countdown', left: clockJumpGrace - secondMs });
    one.pass(clockJumpGrace);
    expect(one.phases()).toEqual(['out']);
  });
});

describe('several tabs', () => {
  it('are kept by activity in one of them', () => {
    const two = device(2);
    for (let count = 0; count < 40; count += 1) {
      two.pass(5 * minuteMs);
      two.act(0);
      expect(two.phases()).toEqual(['active', 'active']);
    }
  });

  it('count down together, and stop together', () => {
    const two = device(2);
    two.pass(limits.limit + secondMs);
    expect(two.phases()).toEqual(['countdown', 'countdown']);
    two.act(1);
    expect(two.phases()).toEqual(['active', 'active']);
    two.pass(whole);
    expect(two.phases()).toEqual(['out', 'out']);
  });

  it('write at most once a second, and the last activity to the millisecond', () => {
    const two = device(2);
    for (let count = 0; count < 500; count += 1) {
      two.pass(10);
      two.act(0);
    }
    two.pass(2 * secondMs);
    const gaps = two.writes.slice(3).map((time, index) => time - (two.writes[index + 2] ?? 0));
    expect(two.writes.length).toBeLessThanOrEqual(8);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(secondMs);
    expect(two.stored).toBe(String(start + 5 * secondMs));
  });

  it('stand alone where the browser keeps nothing', () => {
    const two = new Device();
    two.isBlocked = true;
    two.open();
    two.open();
    two.pass(20 * minuteMs);
    two.act(0);
    two.pass(20 * minuteMs);
    expect(two.phases()).toEqual(['active', 'out']);
  });

  it.each(['', 'NaN', '-5', '1e999', '99999999999999999999', '{}', '٣'])('do not believe %j', (text) => {
    const one = device();
    one.pass(limits.limit);
    one.tabs[0]?.machine.onStorage(text);
    one.stored = text;
    expect(one.phases()).toEqual(['countdown']);
    one.pass(limits.countdown);
    expect(one.phases()).toEqual(['out']);
  });

  it('do not believe a moment that has not come', () => {
    const one = device();
    one.pass(limits.limit);
    one.tabs[0]?.machine.onStorage(String(one.at.now + hourMs));
    expect(one.phases()).toEqual(['countdown']);
  });

  it('do not take what they know already for news when the clock was set back a little', () => {
    const two = device(2);
    two.setClock(-1);
    two.pass(whole);
    expect(two.phases()).toEqual(['out', 'out']);
  });

  it('share one key', () => expect(lastActivityKey).toBe('lastActivity'));
});

// What can happen on a device, in any order. Times are in milliseconds.
type Deed =
  | { do: 'act'; tab: number }
  | { do: 'pass'; time: number }
  | { do: 'open' }
  | { do: 'sleep'; time: number; isCounted: boolean }
  | { do: 'set'; by: number }
  | { do: 'wake' };

const act = fc.record({ do: fc.constant('act' as const), tab: fc.nat(3) });
const pass = fc.record({
  do: fc.constant('pass' as const),
  time: fc.oneof(
    fc.nat(5 * secondMs),
    fc.nat(40 * minuteMs),
    fc.constantFrom(limits.limit, limits.countdown, whole, 1),
  ),
});
const open = fc.constant({ do: 'open' as const });
const wake = fc.constant({ do: 'wake' as const });
const sleep = fc.record({
  do: fc.constant('sleep' as const),
  time: fc.oneof(fc.nat(10 * hourMs), fc.nat(minuteMs)),
  isCounted: fc.boolean(),
});
const setBack = fc.record({ do: fc.constant('set' as const), by: fc.nat(12 * hourMs).map((by) => -by) });
const set = fc.record({ do: fc.constant('set' as const), by: fc.integer({ min: -12 * hourMs, max: 12 * hourMs }) });

function perform(on: Device, deed: Deed) {
  if (deed.do === 'act') on.act(deed.tab);
  else if (deed.do === 'pass') on.pass(deed.time);
  else if (deed.do === 'open') on.open();
  else if (deed.do === 'sleep') on.sleep(deed.time, deed.isCounted);
  else if (deed.do === 'set') on.setClock(deed.by);
  else on.wake();
}

describe('whatever happens', () => {
  it('nobody is signed out early while the clock is right or set back, and everybody on time', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(act, pass, open, wake, setBack), { maxLength: 40 }), (deeds) => {
        const walk = device(2);
        let last = walk.at.awake;
        for (const deed of deeds) {
          const wasOut = walk.phases().every((phase) => phase === 'out');
          if (deed.do === 'open' && wasOut) continue;
          perform(walk, deed);
          const idle = walk.at.awake - last;
          if (deed.do === 'open' || (deed.do === 'act' && !wasOut && idle < whole)) last = walk.at.awake;
          const time = walk.at.awake - last;
          for (const phase of walk.phases()) {
            // A clock set back by less than a second is not detected, and tabs notify each other once a second.
            if (time < whole) expect(phase).not.toBe('out');
            if (deed.do !== 'pass') continue;
            if (time < secondMs) continue;
            if (time < limits.limit) expect(phase).toBe('active');
            else if (time >= whole + secondMs) expect(phase).toBe('out');
            else if (time >= limits.limit + secondMs) expect(phase).not.toBe('active');
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  it('who is at work in some tab stays signed in, however the clock jumps', () => {
    const moment = fc.record({
      tab: fc.nat(2),
      pause: fc.nat(secondMs),
      by: fc.option(fc.integer({ min: -9 * hourMs, max: 9 * hourMs }), { freq: 4 }),
    });
    fc.assert(
      fc.property(fc.array(moment, { minLength: 1, maxLength: 60 }), (moments) => {
        const walk = device(3);
        let jumped = 0;
        for (const { tab, pause, by } of moments) {
          // The clock jumps between two actions, and not again before all tabs know of one.
          walk.pass(pause / 2);
          if (by !== null && walk.at.awake - jumped > 2 * clockJumpGrace) {
            walk.setClock(by);
            jumped = walk.at.awake;
          }
          walk.pass(pause / 2);
          walk.act(tab);
          expect(walk.phases()).not.toContain('out');
          expect(walk.phases()[tab]).toBe('active');
        }
      }),
      { numRuns: 400 },
    );
  });

  it('an idle session ends, whatever the clock did before and does meanwhile', () => {
    const jumps = fc.array(
      fc.record({ after: fc.nat(10 * minuteMs), by: fc.integer({ min: -12 * hourMs, max: 12 * hourMs }) }),
      {
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(act, pass, open, wake, sleep, set), { maxLength: 25 }),
        jumps,
        (before, meanwhile) => {
          const walk = device(2);
          for (const deed of before) perform(walk, deed);
          const from = walk.at.awake;
          for (const { after, by } of meanwhile) {
            walk.pass(after);
            walk.setClock(by);
          }
          // Within 15 seconds every tab has ticked; a few more are lost to clock changes meanwhile.
          walk.pass(Math.max(0, whole + 20 * secondMs - (walk.at.awake - from)));
          expect(new Set(walk.phases())).toEqual(new Set(['out']));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('after a long sleep nothing that is done first brings the session back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: clockJumpGrace + 1, max: 29 * minuteMs }),
        fc.integer({ min: whole, max: 48 * hourMs }),
        fc.boolean(),
        fc.array(
          fc.oneof(
            act,
            wake,
            open.map(() => ({ do: 'wake' as const })),
          ),
          { minLength: 1, maxLength: 8 },
        ),
        (idle, time, isCounted, deeds) => {
          const walk = device(3);
          walk.pass(idle);
          walk.sleep(time, isCounted);
          for (const deed of deeds) perform(walk, deed);
          walk.wake();
          expect(new Set(walk.phases())).toEqual(new Set(['out']));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('out is out', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(act, pass, wake, sleep, set), { maxLength: 30 }), (deeds) => {
        const walk = device(2);
        walk.pass(whole);
        for (const deed of deeds) {
          perform(walk, deed);
          expect(walk.phases()).toEqual(['out', 'out']);
        }
      }),
    );
  });
});
