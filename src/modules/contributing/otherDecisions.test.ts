import { describe, expect, it } from 'vitest';

import { otherDecisionKey, otherDecisions } from './otherDecisions';
import type { DecisionRoute } from './schemas';

const allOf = (route: DecisionRoute, routes: readonly DecisionRoute[]) => ({
  alternatives: routes.filter((one) => one !== route),
});
const submission = ['approve-verify', 'approve-claim', 'reject'] as const;

describe('the other decisions of a link', () => {
  it.each([
    ['approve-verify', submission, 'reject', ['approve-claim']],
    ['approve-claim', submission, 'reject', ['approve-verify']],
    ['reject', submission, 'approve-claim', ['approve-verify']],
    ['reject', ['approve-verify', 'reject'], 'approve-verify', []],
    ['claim-approve', ['claim-approve', 'claim-reject'], 'claim-reject', []],
    ['claim-reject', ['claim-approve', 'claim-reject'], 'claim-approve', []],
  ] as const)('%s of %j', (route, routes, opposite, rest) => {
    expect(otherDecisions(route, allOf(route, routes))).toEqual({ opposite, rest });
  });
});

describe('the text of a link to another decision', () => {
  const preview = (kind: 'new-facility' | 'change' | 'verify', alternatives: DecisionRoute[]) =>
    ({ alternatives, verification: { kind } }) as Parameters<typeof otherDecisionKey>[2];

  it('names what the page does', () => {
    expect(otherDecisionKey('approve-verify', 'reject', preview('verify', ['approve-verify']))).toBe('approve-verify');
    expect(otherDecisionKey('approve-verify', 'reject', preview('change', ['approve-verify']))).toBe('approve-change');
    expect(otherDecisionKey('approve-verify', 'reject', preview('new-facility', ['approve-verify']))).toBe(
      'approve-new',
    );
  });

  it('tells the two ways to publish apart', () => {
    const both = preview('new-facility', ['approve-verify', 'approve-claim']);
    expect(otherDecisionKey('approve-verify', 'reject', both)).toBe('approve-new-unmanaged');
    expect(otherDecisionKey('approve-verify', 'approve-claim', preview('new-facility', ['approve-verify']))).toBe(
      'approve-new-unmanaged',
    );
    expect(otherDecisionKey('approve-claim', 'reject', both)).toBe('approve-claim');
  });
});
