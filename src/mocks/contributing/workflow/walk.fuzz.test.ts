import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { claim } from './claim';
import { attemptTransition } from './machine';
import type { Actor, Machine } from './machine';
import { publication } from './publication';
import { verification } from './verification';

type Any = Machine<string, string, string, string>;
const machines: ReadonlyArray<readonly [string, Any, string | null]> = [
  ['publication', publication as unknown as Any, 'draft'],
  ['verification', verification as unknown as Any, 'unverified'],
  ['claim', claim as unknown as Any, null],
];
const people: ReadonlyArray<readonly [name: string, as: readonly Actor[]]> = [
  ['visitor', []],
  ['mira', ['user']],
  ['requester', ['user', 'creator', 'requester', 'claimant']],
  ['owner', ['user', 'owner']],
  ['ada', ['user', 'admin']],
  ['adminWhoAsked', ['user', 'admin', 'creator', 'requester', 'claimant']],
  ['clock', ['system']],
];
const requesters = new Set(['requester', 'adminWhoAsked']);

type Written = { who: string; event: string; from: string | null; to: string; action: string };
type Model = { state: string | null; steps: number };
type Real = { current: { state: string | null; previous?: string | undefined }; audit: Written[] };

const walks = 1000;
const stepsOfWalk = 50;

/** One attempt at anything by anyone, with random guards; only `not-own-request` follows from the person. */
function attempt(
  machine: Any,
  event: string,
  [who, actors]: (typeof people)[number],
  held: readonly string[],
): fc.Command<Model, Real> {
  const guards: Record<string, boolean> = Object.fromEntries(held.map((guard) => [guard, true]));
  guards['not-own-request'] = !requesters.has(who);
  return {
    check: () => true,
    toString: () => `${who}:${event}(${held.join(',')})`,
    run(model, real) {
      const result = attemptTransition(machine, real.current, { event, actors, guards });
      if (!result.ok) return;
      const { action, next } = result;
      real.audit.push({ who, event, from: real.current.state, to: next.state, action });
      real.current = next;

      const row = machine.rows.find(
        (one) =>
          one.event === event &&
          one.action === action &&
          one.from.includes(model.state) &&
          one.actors.some((actor) => actors.includes(actor)) &&
          one.guards.every((guard) => guards[guard]),
      );
      expect(row, `${who} did ${event} from ${model.state} outside of the table`).toBeDefined();
      expect(machine.states).toContain(next.state);
      if (event.startsWith('approve') || event === 'reject') expect(who).toBe('ada');
      model.state = next.state;
      model.steps += 1;
    },
  };
}

describe.each(machines)('a random walk through %s', (_name, machine, first) => {
  const events = [...new Set(machine.rows.map(({ event }) => event))];
  const guards = [...new Set(machine.rows.flatMap(({ guards: when }) => when))];
  const attempts = fc
    .tuple(
      fc.constantFrom(...events),
      fc.constantFrom(...people),
      // Usually all of them, or few walks would get far.
      fc.oneof({ weight: 3, arbitrary: fc.constant(guards) }, { weight: 1, arbitrary: fc.subarray(guards) }),
    )
    .map(([event, person, held]) => attempt(machine, event, person, held));

  it('never leaves the table, never loses an audit event, and is decided by another administrator alone', () => {
    let longest = 0;
    fc.assert(
      fc.property(fc.array(attempts, { minLength: stepsOfWalk, maxLength: stepsOfWalk }), (commands) => {
        const real: Real = { current: { state: first }, audit: [] };
        const model: Model = { state: first, steps: 0 };
        fc.modelRun(() => ({ model, real }), commands);
        expect(real.audit).toHaveLength(model.steps);
        // The audit events form an unbroken chain that ends at the current state.
        let at = first;
        for (const { from, to } of real.audit) {
          expect(from).toBe(at);
          at = to;
        }
        expect(at).toBe(real.current.state);
        longest = Math.max(longest, model.steps);
      }),
      { numRuns: walks },
    );
    expect(longest).toBeGreaterThan(3);
  });
});
