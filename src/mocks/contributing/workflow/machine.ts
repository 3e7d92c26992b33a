/** Who makes something happen. One person may be several of them: an administrator may also be the one who asked. */
export type Actor = 'user' | 'creator' | 'requester' | 'claimant' | 'owner' | 'admin' | 'system';

/** One row of a state machine of directory contract 1.6. */
export interface TransitionRow<
  State extends string,
  Event extends string,
  Guard extends string,
  Effect extends string,
> {
  /** `null` is "not begun". */
  readonly from: readonly (State | null)[];
  readonly event: Event;
  /** Any one of these may. */
  readonly by: readonly Actor[];
  /** All of these must hold; the first that does not is the reason of a refusal. */
  readonly when: readonly Guard[];
  /** `previous` is the state in which the open request found it, `same` the one it is in. */
  readonly to: State | 'previous' | 'same';
  /** A request is open from here on: the state it was found in is kept, so that it can go back. */
  readonly remembers?: true;
  /** What else changes, and who is told, in the same transaction. */
  readonly effects: readonly Effect[];
  /** The audit event it writes. */
  readonly action: string;
}

/** A state machine as data: the same rows drive the back end, its tests and the stories. */
export interface Machine<State extends string, Event extends string, Guard extends string, Effect extends string> {
  readonly states: readonly State[];
  readonly rows: readonly TransitionRow<State, Event, Guard, Effect>[];
}

/** Where something stands; `previous` while a request is open on it. */
export interface MachineState<State extends string> {
  readonly state: State | null;
  readonly previous?: State | undefined;
}

/** What somebody attempts: the event, all that they are, and which guards hold. A guard that is not named does not. */
export interface TransitionAttempt<Event extends string, Guard extends string> {
  readonly event: Event;
  readonly as: readonly Actor[];
  readonly holds: Partial<Readonly<Record<Guard, boolean>>>;
}

/** What came of it. `reason`: no row begins here, no row is for this person, or the guard that did not hold. */
export type TransitionResult<State extends string, Guard extends string, Effect extends string> =
  | { ok: true; standing: { state: State; previous?: State | undefined }; action: string; effects: readonly Effect[] }
  | { ok: false; reason: 'no-transition' | 'not-allowed' | Guard };

function target<State extends string>(to: State | 'previous' | 'same', { state, previous }: MachineState<State>) {
  if (to === 'same') return state;
  return to === 'previous' ? previous : to;
}

/** Takes one step of a machine. It changes nothing itself: what it answers is written by whoever asked. */
export function attemptTransition<
  State extends string,
  Event extends string,
  Guard extends string,
  Effect extends string,
>(
  machine: Machine<State, Event, Guard, Effect>,
  standing: MachineState<State>,
  { event, as, holds }: TransitionAttempt<Event, Guard>,
): TransitionResult<State, Guard, Effect> {
  const here = machine.rows.filter((row) => row.event === event && row.from.includes(standing.state));
  if (here.length === 0) return { ok: false, reason: 'no-transition' };
  const mine = here.filter((row) => row.by.some((actor) => as.includes(actor)));
  if (mine.length === 0) return { ok: false, reason: 'not-allowed' };
  let missing: Guard | undefined;
  for (const row of mine) {
    const broken = row.when.find((guard) => holds[guard] !== true);
    const to = target(row.to, standing);
    if (broken === undefined && to !== null && to !== undefined) {
      const previous = row.remembers ? standing.state : row.to === 'same' ? standing.previous : undefined;
      return {
        ok: true,
        standing: { state: to, ...(previous !== undefined && previous !== null && { previous }) },
        action: row.action,
        effects: row.effects,
      };
    }
    missing ??= broken;
  }
  return { ok: false, reason: missing ?? 'no-transition' };
}
