import { readText, writeText } from '#lib/storage/storage';
import { secondMs } from '#lib/time/duration';

/** Local storage key under which the tabs share when somebody was last active: milliseconds since 1970. */
export const lastActivityKey = 'lastActivity';

/** How long somebody may do nothing, in milliseconds (specification, sections 4 and 9: 30 minutes, then 5 seconds). */
export interface InactivityLimits {
  /** Until the warning. */
  limit: number;
  /** From the warning to the time-out. */
  countdown: number;
}

/** One moment on two clocks, in milliseconds. */
export interface ClockReading {
  /** The wall clock: goes on while the machine sleeps, and jumps when somebody sets it. */
  now: number;
  /** Time that has surely passed: never jumps; on many machines it stands still while they sleep. */
  awake: number;
}

/** What the machine remembers. Everything else follows from it and from what time it is. */
export interface InactivityState {
  /** When somebody was last active, in any tab. */
  readonly lastActive: ClockReading;
  /** Timed out, for good: nothing done later brings a session back. */
  readonly hasTimedOut: boolean;
}

/** Where somebody stands; `countdown` is being idle with the warning on the screen. */
export type InactivityView =
  | { readonly phase: 'active'; /** Milliseconds until the warning. */ readonly left: number }
  | { readonly phase: 'countdown'; /** Milliseconds until the time-out. */ readonly left: number }
  | { readonly phase: 'out' };

/** What can happen. */
export type InactivityEvent =
  /** Somebody did something here. */
  | { readonly type: 'activity' }
  /** Time went by. */
  | { readonly type: 'tick' }
  /** The tab is looked at again, or the machine has slept. */
  | { readonly type: 'wake' }
  /** Another tab says when somebody was active there. */
  | { readonly type: 'storage'; readonly stamp: number };

/**
 * Whoever was active within this time before the wall clock leapt, as far as time surely passed, gets the rest of it to
 * be active again. A clock that was set and a machine that slept look alike; this keeps those who are in the middle of
 * something, and almost nobody who closed a lid. It is long enough for tabs that hear of each other once a second.
 */
export const clockJumpGrace = 3000;

/** Two tabs' readings of one clock may lie this far apart. */
const clockTolerance = 1000;

/** Somebody is active at this moment; it begins here. */
export function initialState(at: ClockReading): InactivityState {
  return { lastActive: at, hasTimedOut: false };
}

// Neither clock alone can be trusted: one jumps back and would keep an idle session for hours, the other sleeps.
const ages = ({ lastActive }: InactivityState, at: ClockReading) => {
  const awake = Math.max(0, at.awake - lastActive.awake);
  return { awake, longest: Math.max(awake, at.now - lastActive.now) };
};

/** Where somebody stands at a moment. */
export function viewOf(
  state: InactivityState,
  at: ClockReading,
  { limit, countdown }: InactivityLimits,
): InactivityView {
  if (state.hasTimedOut) return { phase: 'out' };
  const age = ages(state, at);
  if (age.longest < limit) return { phase: 'active', left: limit - age.longest };
  const left = Math.max(limit + countdown - age.longest, age.awake < limit ? clockJumpGrace - age.awake : 0);
  return left > 0 ? { phase: 'countdown', left } : { phase: 'out' };
}

/** The state after an event. Pure: the same state, event and moment always give the same answer. */
export function advance(
  state: InactivityState,
  event: InactivityEvent,
  at: ClockReading,
  limits: InactivityLimits,
): InactivityState {
  if (state.hasTimedOut) return state;
  if (event.type === 'storage') {
    // One from the future was written before the clock was set back. One from the past says nothing new.
    const age = at.now - event.stamp;
    if (!Number.isFinite(age) || age < -clockTolerance || age >= ages(state, at).longest) return state;
    const since = Math.max(0, age);
    // What this tab saw itself stays true however the wall clock leapt.
    return {
      lastActive: { now: at.now - since, awake: Math.max(state.lastActive.awake, at.awake - since) },
      hasTimedOut: false,
    };
  }
  // Before anything that is done now counts: it may be the hand that opens the lid hours later.
  if (viewOf(state, at, limits).phase === 'out') return { ...state, hasTimedOut: true };
  return event.type === 'activity' ? initialState(at) : state;
}

/** What a tab's machine stands on; tests hand in their own. */
export interface InactivityOptions {
  limits: InactivityLimits;
  clock: () => ClockReading;
  /** What is shared with the other tabs; a browser that refuses answers `undefined` and takes nothing. */
  shared?: { read: () => string | undefined; write: (text: string) => void };
  /** Told when `view()` may have changed: never more than once for an event. */
  onChange?: (view: InactivityView) => void;
}

/** The machine of one tab. */
export interface Inactivity {
  activity: () => void;
  /** `tick` when a timer fires, `wake` when the tab is looked at again. */
  tick: (type?: 'tick' | 'wake') => void;
  /** What another tab has written under `lastActivityKey`. */
  onStorage: (text: string | null) => void;
  view: () => InactivityView;
  /** Milliseconds until `look` is due. It is never later than that, and may come too late by hours. */
  next: () => number;
}

/** A machine that slept fires no timer at its time, so somebody looks in between. */
const maxTickInterval = 15 * secondMs;

const localShared = {
  read: () => readText(lastActivityKey),
  write: (text: string) => void writeText(lastActivityKey, text),
};

/** Starts the machine of one tab; being there to start it counts as activity, and the other tabs hear of it. */
export function createInactivity({ limits, clock, shared = localShared, onChange }: InactivityOptions): Inactivity {
  let at = clock();
  let state = initialState(at);
  /** What the others know of, as what they were told it, and when. */
  let told: ClockReading | undefined;
  let stamp = Number.NaN;
  let toldAt = Number.NEGATIVE_INFINITY;

  function tell(when: number) {
    stamp = Math.trunc(when);
    shared.write(String(stamp));
  }

  /** The clock was set back: who reads the stamp now would take it for newer than it is. */
  function correct() {
    if (told === undefined) return;
    const age = at.awake - told.awake;
    if (at.now - stamp < age - clockTolerance) tell(at.now - age);
  }

  function share() {
    // At most once a second; the rest is told by a later look.
    if (state.lastActive === told || at.awake - toldAt < secondMs) return;
    told = state.lastActive;
    toldAt = at.awake;
    // By the clock as it is now, should it have been set back since.
    tell(Math.min(told.now, at.now - (at.awake - told.awake)));
  }

  function hearStored(text: string | null | undefined) {
    if (text === null || text === undefined || !/^\d{1,16}$/.test(text)) return;
    // What is known already says nothing new; by a clock that was set back meanwhile it would look newer than it is.
    if (Number(text) === stamp) return;
    const before = state;
    state = advance(state, { type: 'storage', stamp: Number(text) }, at, limits);
    if (state === before) return;
    // They know already.
    told = state.lastActive;
    stamp = Number(text);
  }

  function take(type: 'activity' | 'tick' | 'wake') {
    at = clock();
    if (!state.hasTimedOut && viewOf(state, at, limits).phase !== 'active') {
      // What is stored must fit the clock as it is now before it is believed.
      correct();
      // Others may have been active meanwhile, and the browser has not said so yet.
      hearStored(shared.read());
    }
    state = advance(state, { type }, at, limits);
    if (!state.hasTimedOut) {
      correct();
      share();
    }
    onChange?.(viewOf(state, at, limits));
  }

  share();
  return {
    activity: () => take('activity'),
    tick: (type = 'tick') => take(type),
    onStorage(text) {
      at = clock();
      hearStored(text);
      onChange?.(viewOf(state, at, limits));
    },
    view: () => viewOf(state, at, limits),
    next() {
      const view = viewOf(state, at, limits);
      if (view.phase === 'out') return Number.POSITIVE_INFINITY;
      // What is left is shown in whole seconds.
      if (view.phase === 'countdown') return view.left % secondMs || secondMs;
      return Math.min(view.left, state.lastActive === told ? maxTickInterval : secondMs);
    },
  };
}
