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
  readonly actors: readonly Actor[];
  /** All of these must hold; the first that does not is the reason of a refusal. */
  readonly guards: readonly Guard[];
  /** `previous` is the state in which the open request found it, `same` the one it is in. */
  readonly to: State | 'previous' | 'same';
  /** A request is open from here on: the state it was found in is kept, so that it can go back. */
  readonly remembersPrevious?: true;
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
  readonly actors: readonly Actor[];
  readonly guards: Partial<Readonly<Record<Guard, boolean>>>;
}

/** What came of it. `reason`: no row begins here, no row is for this person, or the guard that did not hold. */
export type TransitionResult<State extends string, Guard extends string, Effect extends string> =
  | { ok: true; next: { state: State; previous?: State | undefined }; action: string; effects: readonly Effect[] }
  | { ok: false; reason: 'no-transition' | 'not-allowed' | Guard };

function resolveTarget<State extends string>(
  to: State | 'previous' | 'same',
  { state, previous }: MachineState<State>,
) {
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
  current: MachineState<State>,
  { event, actors, guards }: TransitionAttempt<Event, Guard>,
): TransitionResult<State, Guard, Effect> {
  const matching = machine.rows.filter((row) => row.event === event && row.from.includes(current.state));
  if (matching.length === 0) return { ok: false, reason: 'no-transition' };
  const permitted = matching.filter((row) => row.actors.some((actor) => actors.includes(actor)));
  if (permitted.length === 0) return { ok: false, reason: 'not-allowed' };
  let firstUnmet: Guard | undefined;
  for (const row of permitted) {
    const unmet = row.guards.find((guard) => guards[guard] !== true);
    const to = resolveTarget(row.to, current);
    if (unmet === undefined && to !== null && to !== undefined) {
      const previous = row.remembersPrevious ? current.state : row.to === 'same' ? current.previous : undefined;
      return {
        ok: true,
        next: { state: to, ...(previous !== undefined && previous !== null && { previous }) },
        action: row.action,
        effects: row.effects,
      };
    }
    firstUnmet ??= unmet;
  }
  return { ok: false, reason: firstUnmet ?? 'no-transition' };
}
