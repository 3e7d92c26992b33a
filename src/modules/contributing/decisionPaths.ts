import { paths } from '#domain/paths';

import type { DecisionRoute } from './schemas';

const patterns: Readonly<Record<DecisionRoute, string>> = {
  'approve-verify': paths.approveVerification,
  'approve-claim': paths.approveWithClaim,
  reject: paths.rejectFacility,
  'claim-approve': paths.approveClaim,
  'claim-reject': paths.rejectClaim,
};

/** Path of a decision page; with a token it is a decision link. */
export function decisionPath(route: DecisionRoute, slug: string, token?: string): string {
  const path = patterns[route].replace(':slug', encodeURIComponent(slug));
  return token === undefined ? path : `${path}?token=${token}`;
}

/** Kind of request that a page decides. */
export function purposeOf(route: DecisionRoute): 'verification' | 'claim' {
  return route === 'claim-approve' || route === 'claim-reject' ? 'claim' : 'verification';
}

/** Whether a page approves. */
export function approves(route: DecisionRoute): boolean {
  return route !== 'reject' && route !== 'claim-reject';
}
