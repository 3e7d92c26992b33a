import type { Facility } from '#domain/facility';
import { decisionPath, purposeOf } from '#modules/contributing/decisionPaths';
import { differences, factsOf } from '#modules/contributing/facts';
import type { DecisionRoute } from '#modules/contributing/schemas';

import type { StoredFacility } from '#mocks/directory/store';
import { ProblemError } from '#mocks/core/problem';
import { digest } from '#mocks/core/hashing';

import { openFacility, getFacility } from './facilityAccess';
import type { OpenedFacility } from './facilityAccess';
import { firstDecisionPage } from './decisionLinks';
import { claims, links, requests } from './store';
import type { StoredClaim, StoredLink, StoredRequest } from './store';
import { isPast } from '#mocks/core/time';

/** The part of a decision call that identifies its link. */
export interface LinkRequest {
  slug: string;
  route: DecisionRoute;
  token?: string | undefined;
}

/** A link that passed every check, with its request and facility. */
export interface CheckedLink {
  link: StoredLink;
  request: StoredRequest | StoredClaim;
  facility: Facility;
  stored: StoredFacility | undefined;
}

const tokenPattern = /^[\w-]{43}$/;

/** The stored hash of a token; an empty string for invalid tokens. */
export async function hashToken(token: string | undefined): Promise<string> {
  return token !== undefined && tokenPattern.test(token) ? digest(token) : '';
}

/** The request that a link is about. */
async function findRequest({ purpose, requestId }: StoredLink): Promise<StoredRequest | StoredClaim | undefined> {
  const all: ReadonlyArray<StoredRequest | StoredClaim> =
    purpose === 'claim' ? await claims.list() : await requests.list();
  return all.find(({ id }) => id === requestId);
}

/** Whether a request still awaits an administrator's decision. */
export function isUndecided(request: StoredRequest | StoredClaim): boolean {
  return 'claimantId' in request
    ? ['submitted', 'contested', 'contested-ready'].includes(request.state)
    : request.state === 'open';
}

/** The pages on which a request can be decided. */
export function listDecisionRoutes(request: StoredRequest | StoredClaim): DecisionRoute[] {
  if ('claimantId' in request) return ['claim-approve', 'claim-reject'];
  const canOwn = request.kind === 'new-facility' && request.submitterIsOwner;
  return canOwn ? ['approve-verify', 'approve-claim', 'reject'] : ['approve-verify', 'reject'];
}

/** The account that made a request. */
export const getRequesterId = (request: StoredRequest | StoredClaim) =>
  'claimantId' in request ? request.claimantId : request.requesterId;

/** Loads the facility of a link before a transaction; `undefined` where the checks will fail anyway. */
export async function openLinkedFacility(hash: string): Promise<OpenedFacility | undefined> {
  const link = (await links.list()).find(({ id }) => id === hash);
  const request = link && (await findRequest(link));
  return request && openFacility({ slug: request.facilitySlug });
}

const plain = { category: (id: string) => id };

/** Checks 3 to 8 of directory contract 1.7, in order; the handler has done 1 and 2. Also works within a transaction. */
export async function checkLink(
  { slug, route }: LinkRequest,
  hash: string,
  opened: OpenedFacility | undefined,
  adminId: string,
): Promise<CheckedLink> {
  const link = (await links.list()).find(({ id }) => id === hash);
  const request = link && (await findRequest(link));
  if (!link || !request || !opened) throw new ProblemError('link-invalid');

  const page = firstDecisionPage(request);
  if (purposeOf(route) !== link.purpose || slug !== page.slug || !listDecisionRoutes(request).includes(route)) {
    const sibling =
      purposeOf(route) === link.purpose && listDecisionRoutes(request).includes(route) ? route : page.route;
    throw new ProblemError('wrong-link-kind', {
      expectedRoute: sibling,
      expectedPath: decisionPath(sibling, page.slug),
    });
  }
  if (!isUndecided(request)) {
    throw new ProblemError('already-decided', { decision: request.decision, state: request.state });
  }
  if (link.usedAt !== null) throw new ProblemError('link-used', { reason: 'used', endedAt: link.usedAt });
  if (link.revokedAt !== null) throw new ProblemError('link-expired', { reason: 'revoked', endedAt: link.revokedAt });
  if (isPast(link.expiresAt)) throw new ProblemError('link-expired', { reason: 'expired', endedAt: link.expiresAt });

  const { facility, stored } = await getFacility(opened);
  if (facility.revision !== link.facilityRevision) {
    throw new ProblemError('stale-revision', {
      diff: differences(factsOf(link.snapshot, plain), factsOf(facility, plain)),
      facilityRevision: facility.revision,
    });
  }
  if (getRequesterId(request) === adminId) throw new ProblemError('self-decision');
  return { link, request, facility, stored };
}
