import type { Preview } from './api';
import { approves } from './decisionPaths';
import type { DecisionRoute } from './schemas';
import { wordingOf } from './wording';

type Choice = Pick<Preview, 'alternatives' | 'verification'>;

/**
 * The other decisions that a link allows: the opposite one, and the rest. Of the two ways to publish a facility, the
 * one that its requester asked for is the opposite of rejecting it.
 */
export function otherDecisions(
  route: DecisionRoute,
  { alternatives }: Pick<Choice, 'alternatives'>,
): { opposite: DecisionRoute | undefined; rest: DecisionRoute[] } {
  const opposites = alternatives.filter((other) => approves(other) !== approves(route));
  const opposite = opposites.find((other) => other === 'approve-claim') ?? opposites[0];
  return { opposite, rest: alternatives.filter((other) => other !== opposite) };
}

/** Key of the text of a link to another decision, which is named after the page it leads to. */
export function otherDecisionKey(other: DecisionRoute, route: DecisionRoute, preview: Choice) {
  const wording = wordingOf(other, preview);
  if (wording !== 'approve-new') return wording;
  // Someone who adds a facility and also manages it can be answered in two ways.
  const hasTwo = route === 'approve-claim' || preview.alternatives.includes('approve-claim');
  return hasTwo ? 'approve-new-unmanaged' : wording;
}
