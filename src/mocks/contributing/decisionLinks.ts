import { dayMs } from '#lib/time/duration';
import type { Facility } from '#domain/facility';
import { decisionPath } from '#modules/contributing/decisionPaths';
import type { DecisionRoute } from '#modules/contributing/schemas';

import { isoInstant } from '#mocks/core/time';
import { digest, randomToken } from '#mocks/core/hashing';
import type { StoredAccount } from '#mocks/accounts/store';

import { links } from './store';
import type { StoredClaim, StoredLink, StoredRequest } from './store';
import { listAdministrators } from './notify';

const linkLifetimeMs = 7 * dayMs;

/** A token and its hash, which alone is stored; created before the transaction, because hashing would end it. */
export interface Token {
  token: string;
  hash: string;
}

/** Creates the token of one link. */
export async function createToken(): Promise<Token> {
  const token = randomToken(32);
  return { token, hash: await digest(token) };
}

/** A token for each administrator. */
export async function createAdminTokens(): Promise<Array<{ admin: StoredAccount; token: Token }>> {
  const admins = await listAdministrators();
  return Promise.all(admins.map(async (admin) => ({ admin, token: await createToken() })));
}

/** The decision page that a request's link opens first, and the slug in its path. */
export function firstDecisionPage(request: StoredRequest | StoredClaim): { route: DecisionRoute; slug: string } {
  if ('claimantId' in request) return { route: 'claim-approve', slug: request.slug };
  return {
    route: request.kind === 'new-facility' && request.submitterIsOwner ? 'approve-claim' : 'approve-verify',
    slug: request.facilitySlug,
  };
}

/** Stores a link, bound to the facility's current revision. Returns its path and expiry. Call within a transaction. */
export async function saveLink(
  { token, hash }: Token,
  request: StoredRequest | StoredClaim,
  facility: Facility,
  issuedTo: string,
  page = firstDecisionPage(request),
): Promise<{ href: string; expiresAt: string }> {
  const link: StoredLink = {
    id: hash,
    purpose: 'claimantId' in request ? 'claim' : 'verification',
    requestId: request.id,
    facilityRevision: facility.revision,
    snapshot: facility,
    issuedTo,
    issuedAt: isoInstant(),
    expiresAt: isoInstant(linkLifetimeMs),
    usedAt: null,
    revokedAt: null,
  };
  await links.addLast(link);
  return { href: decisionPath(page.route, page.slug, token), expiresAt: link.expiresAt };
}

/** Revokes the unused links of a request. */
export async function revokeLinks(requestId: string): Promise<void> {
  await links.updateAll((link) =>
    link.requestId === requestId && link.usedAt === null && link.revokedAt === null
      ? { ...link, revokedAt: isoInstant() }
      : link,
  );
}
