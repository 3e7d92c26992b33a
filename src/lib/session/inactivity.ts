import { personalStorage } from '#lib/storage/personalStorage';
import { secondMs } from '#lib/time/duration';

/** Storage key of the time of the last activity in any tab of the session, in milliseconds since 1970. */
export const lastActivityKey = 'lastActivity';

/** Inactivity limits in milliseconds (specification, sections 4 and 9: 30 minutes, then 5 seconds). */
export interface InactivityLimits {
  /** From the last activity to the warning. */
  limit: number;
  /** From the warning to the timeout. */
  countdown: number;
}

/** One moment on two clocks, in milliseconds. */
export interface ClockReading {
  /** The wall clock: continues while the machine sleeps, and jumps when it is set. */
  now: number;
  /** The monotonic clock: never jumps; on many machines it stops while they sleep. */
  awake: number;
}

/** The whole state; everything else is derived from it and the current time. */
export interface InactivityState {
  /** Last activity in any tab. */
  readonly lastActive: ClockReading;
  /** Permanent: no later activity restores a session. */
  readonly hasTimedOut: boolean;
}

/** Current phase; `countdown` is idle with the warning shown. */
export type InactivityView =
  | { readonly phase: 'active'; /** Milliseconds until the warning. */ readonly left: number }
  | { readonly phase: 'countdown'; /** Milliseconds until the timeout. */ readonly left: number }
  | { readonly phase: 'out' };

/** Events of the state machine. */
export type InactivityEvent =
  /** The user did something in this tab. */
  | { readonly type: 'activity' }
  /** A timer fired. */
  | { readonly type: 'tick' }
  /** The tab became visible again, or the machine woke up. */
  | { readonly type: 'wake' }
  /** Another tab shared the time of its last activity. */
  | { readonly type: 'storage'; readonly stamp: number };

/**
 * A user who was active within this time before the wall clock jumped, by the monotonic clock, gets the rest of it to
 * be active again. A changed clock and a sleeping machine look alike; this spares users in the middle of something, and
 * almost no one who closed the lid. It is longer than the second after which tabs notify each other.
 */
export const clockJumpGrace = 3000;

/** Maximum difference between two tabs' readings of one clock. */
const clockTolerance = 1000;

/** The state at the start, which counts as activity. */
export function initialState(at: ClockReading): InactivityState {
  return { lastActive: at, hasTimedOut: false };
}

// Neither clock can be trusted alone: the wall clock may jump back and keep an idle session alive for hours, the
// monotonic one may sleep.
const ages = ({ lastActive }: InactivityState, at: ClockReading) => {
  const awake = Math.max(0, at.awake - lastActive.awake);
  return { awake, longest: Math.max(awake, at.now - lastActive.now) };
};

/** The phase at a moment. */
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

/** The state after an event; a pure function. */
export function advance(
  state: InactivityState,
  event: InactivityEvent,
  at: ClockReading,
  limits: InactivityLimits,
): InactivityState {
  if (state.hasTimedOut) return state;
  if (event.type === 'storage') {
    // A stamp from the future was written before the clock was set back. One older than the last activity adds nothing.
    const age = at.now - event.stamp;
    if (!Number.isFinite(age) || age < -clockTolerance || age >= ages(state, at).longest) return state;
    const since = Math.max(0, age);
    // What this tab observed itself stays true however the wall clock jumped.
    return {
      lastActive: { now: at.now - since, awake: Math.max(state.lastActive.awake, at.awake - since) },
      hasTimedOut: false,
    };
  }
  // Checked before an activity counts: it may be the hand that opens the lid hours later.
  if (viewOf(state, at, limits).phase === 'out') return { ...state, hasTimedOut: true };
  return event.type === 'activity' ? initialState(at) : state;
}

/** Dependencies of the state machine; tests pass their own. */
export interface InactivityOptions {
  limits: InactivityLimits;
  clock: () => ClockReading;
  /** Storage shared with the other tabs; without access it reads `undefined` and ignores writes. */
  shared?: { read: () => string | undefined; write: (text: string) => void };
  /** Called when `view()` may have changed, at most once per event. */
  onChange?: (view: InactivityView) => void;
}

/** The inactivity state machine of one tab. */
export interface Inactivity {
  activity: () => void;
  /** Call with `tick` when a timer fires, and with `wake` when the tab becomes visible again. */
  tick: (type?: 'tick' | 'wake') => void;
  /** Call with what another tab stored under `lastActivityKey`. */
  onStorage: (text: string | null) => void;
  view: () => InactivityView;
  /** Milliseconds until `tick` is due; after sleep it may be hours late. */
  next: () => number;
}

/** A machine that slept fires its timers late, so the state is also checked in between. */
const maxTickInterval = 15 * secondMs;

const localShared = {
  read: () => personalStorage.readText(lastActivityKey),
  write: (text: string) => void personalStorage.writeText(lastActivityKey, text),
};

/** Starts the state machine of one tab; starting counts as activity and is shared with the other tabs. */
export function createInactivity({ limits, clock, shared = localShared, onChange }: InactivityOptions): Inactivity {
  let at = clock();
  let state = initialState(at);
  /** The last activity known to the other tabs, with the stamp they got and when they got it. */
  let published: ClockReading | undefined;
  let stamp = Number.NaN;
  let publishedAt = Number.NEGATIVE_INFINITY;

  function publish(when: number) {
    stamp = Math.trunc(when);
    shared.write(String(stamp));
  }

  /** After the clock was set back, the stored stamp would seem newer than it is. */
  function correctStamp() {
    if (published === undefined) return;
    const age = at.awake - published.awake;
    if (at.now - stamp < age - clockTolerance) publish(at.now - age);
  }

  function publishActivity() {
    // At most once a second; a later tick shares the rest.
    if (state.lastActive === published || at.awake - publishedAt < secondMs) return;
    published = state.lastActive;
    publishedAt = at.awake;
    // In terms of the current wall clock, in case it was set back since.
    publish(Math.min(published.now, at.now - (at.awake - published.awake)));
  }

  function applyShared(text: string | null | undefined) {
    if (text === null || text === undefined || !/^\d{1,16}$/.test(text)) return;
    // This tab's own stamp adds nothing, and after the clock was set back it would seem newer than it is.
    if (Number(text) === stamp) return;
    const before = state;
    state = advance(state, { type: 'storage', stamp: Number(text) }, at, limits);
    if (state === before) return;
    // The other tabs know it already.
    published = state.lastActive;
    stamp = Number(text);
  }

  function handle(type: 'activity' | 'tick' | 'wake') {
    at = clock();
    if (!state.hasTimedOut && viewOf(state, at, limits).phase !== 'active') {
      // The stored stamp must match the current wall clock before it is used.
      correctStamp();
      // Other tabs may have been active without a storage event so far.
      applyShared(shared.read());
    }
    state = advance(state, { type }, at, limits);
    if (!state.hasTimedOut) {
      correctStamp();
      publishActivity();
    }
    onChange?.(viewOf(state, at, limits));
  }

  publishActivity();
  return {
    activity: () => handle('activity'),
    tick: (type = 'tick') => handle(type),
    onStorage(text) {
      at = clock();
      applyShared(text);
      onChange?.(viewOf(state, at, limits));
    },
    view: () => viewOf(state, at, limits),
    next() {
      const view = viewOf(state, at, limits);
      if (view.phase === 'out') return Number.POSITIVE_INFINITY;
      // The countdown is shown in whole seconds.
      if (view.phase === 'countdown') return view.left % secondMs || secondMs;
      return Math.min(view.left, state.lastActive === published ? maxTickInterval : secondMs);
    },
  };
}
