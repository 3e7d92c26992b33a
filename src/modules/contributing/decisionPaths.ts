import { paths } from '#domain/paths';

import { decisionRoutes } from './schemas';
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

/** The decision and the slug that the path of a decision page stands for; `undefined` for any other path. */
export function parseDecisionPath(pathname: string): { route: DecisionRoute; slug: string } | undefined {
  const segments = pathname.replace(/\/$/, '').split('/');
  for (const route of decisionRoutes) {
    const pattern = patterns[route].split('/');
    if (pattern.length !== segments.length) continue;
    if (pattern.some((part, at) => part !== ':slug' && part !== segments[at])) continue;
    return { route, slug: decodeSegment(segments[pattern.indexOf(':slug')] ?? '') };
  }
  return undefined;
}

/** A malformed escape stays as it is, and belongs to no facility. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Kind of request that a page decides. */
export function purposeOf(route: DecisionRoute): 'verification' | 'claim' {
  return route === 'claim-approve' || route === 'claim-reject' ? 'claim' : 'verification';
}

/** Whether a page approves. */
export function approves(route: DecisionRoute): boolean {
  return route !== 'reject' && route !== 'claim-reject';
}
