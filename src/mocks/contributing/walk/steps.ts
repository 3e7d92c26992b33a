import fc from 'fast-check';

import { decisionRoutes } from '#modules/contributing/schemas';
import type { DecisionRoute } from '#modules/contributing/schemas';
import { listingActions } from '#modules/contributing/listing';
import type { ListingAction } from '#modules/contributing/listing';
import { quickActions } from '#modules/contributing/api';
import type { DemoName } from '#mocks/accounts/seed';
import { facilityId } from '#mocks/directory/seed/random';

/** The facilities of the walks: unowned, Owen's, one that is due with an owner who has no account, unowned. */
export const walkFacilities = [8, 1, 12, 14].map((n) => facilityId(n));

/** One attempt; `at` chooses among the records that exist by then. */
export type WalkStep = { who: DemoName; at: number } & (
  | { does: 'verify'; corrects: boolean }
  | {
      does: 'withdraw-verification' | 'withdraw-claim' | 'start' | 'send-code' | 'give-up' | 'add' | 'undo' | 'propose';
    }
  | { does: 'enter-code'; right: boolean }
  | { does: 'send'; proof: boolean; declared: boolean }
  | { does: 'answer'; agrees: boolean }
  | { does: 'decide'; route: DecisionRoute | 'fitting'; stale: boolean; twice: boolean }
  | { does: 'reissue' }
  | { does: 'list'; action: ListingAction }
  | { does: 'quick'; action: (typeof quickActions)[number] }
  | { does: 'wait'; days: number }
);

const people: readonly DemoName[] = ['mira', 'cleo', 'owen', 'ada', 'alan', 'uma'];
const administrators: readonly DemoName[] = ['ada', 'alan'];
const at = fc.nat({ max: 1000 });
const anyone = fc.constantFrom(...people);
const step = <Does extends WalkStep['does'], Rest extends object>(
  does: Does,
  rest: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> },
  by: fc.Arbitrary<DemoName> = anyone,
) => fc.record({ does: fc.constant(does), who: by, at, ...rest }) as unknown as fc.Arbitrary<WalkStep>;
const usually = fc.integer({ min: 1, max: 10 }).map((n) => n > 2);
const rarely = usually.map((usual) => !usual);

/** Attempts by anyone at anything. With `outsiders`, other people also try what only administrators may. */
export function walkSteps(outsiders: boolean): fc.Arbitrary<WalkStep> {
  const decider = outsiders
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...administrators) }, { weight: 1, arbitrary: anyone })
    : fc.constantFrom(...administrators);
  return fc.oneof(
    { weight: 6, arbitrary: step('verify', { corrects: fc.boolean() }) },
    { weight: 1, arbitrary: step('withdraw-verification', {}) },
    { weight: 6, arbitrary: step('start', {}) },
    { weight: 3, arbitrary: step('send-code', {}) },
    { weight: 3, arbitrary: step('enter-code', { right: usually }) },
    { weight: 7, arbitrary: step('send', { proof: usually, declared: usually }) },
    { weight: 1, arbitrary: step('withdraw-claim', {}) },
    { weight: 3, arbitrary: step('answer', { agrees: fc.boolean() }) },
    { weight: 1, arbitrary: step('add', {}) },
    { weight: 2, arbitrary: step('propose', {}) },
    {
      weight: 12,
      arbitrary: step(
        'decide',
        {
          route: fc.oneof(
            { weight: 4, arbitrary: fc.constant('fitting') },
            { weight: 1, arbitrary: fc.constantFrom(...decisionRoutes) },
          ),
          stale: rarely,
          twice: rarely,
        },
        decider,
      ),
    },
    { weight: 2, arbitrary: step('undo', {}, decider) },
    { weight: 2, arbitrary: step('reissue', {}, decider) },
    { weight: 3, arbitrary: step('list', { action: fc.constantFrom(...listingActions) }, decider) },
    { weight: 3, arbitrary: step('quick', { action: fc.constantFrom(...quickActions) }) },
    { weight: 1, arbitrary: step('give-up', {}) },
    {
      weight: 3,
      arbitrary: step('wait', { days: fc.constantFrom(0.001, 0.01, 1.1, 7, 8, 31, 91, 340) }),
    },
  );
}
