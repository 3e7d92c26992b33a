/** Roles in a transition. One person may have several: an administrator may also be the requester. */
export type Actor = 'user' | 'creator' | 'requester' | 'claimant' | 'owner' | 'admin' | 'system';

/** One row of a state machine of directory contract 1.6. */
interface TransitionRow<State extends string, Event extends string, Guard extends string, Effect extends string> {
  /** `null` means "not started". */
  readonly from: readonly (State | null)[];
  readonly event: Event;
  /** Any one of these may trigger it. */
  readonly actors: readonly Actor[];
  /** All must be true; the first that is not becomes the reason. */
  readonly guards: readonly Guard[];
  /** `previous` is the state before the open request, `same` the current one. */
  readonly to: State | 'previous' | 'same';
  /** Opens a request: the current state is stored as `previous`. */
  readonly remembersPrevious?: true;
  /** Other changes and notifications in the same transaction. */
  readonly effects: readonly Effect[];
  /** The audit event to record. */
  readonly action: string;
}

/** A state machine as data, shared by the back end, its tests and the stories. */
export interface Machine<State extends string, Event extends string, Guard extends string, Effect extends string> {
  readonly states: readonly State[];
  readonly rows: readonly TransitionRow<State, Event, Guard, Effect>[];
}

/** A current state; `previous` while a request is open. */
export interface MachineState<State extends string> {
  readonly state: State | null;
  readonly previous?: State | undefined;
}

/** An attempt: the event, the roles of its actor, and which guards are true. Missing guards are false. */
export interface TransitionAttempt<Event extends string, Guard extends string> {
  readonly event: Event;
  readonly actors: readonly Actor[];
  readonly guards: Partial<Readonly<Record<Guard, boolean>>>;
}

/** The result. `reason`: no row starts here, no row allows these actors, or the first guard that is false. */
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

/** Computes one transition. It changes nothing; the caller applies the result. */
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
