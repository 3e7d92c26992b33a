import type { AuditEvent } from '#domain/audit';
import type { Facility } from '#domain/facility';
import type { FacilityRelationship } from '#modules/contributing/api';

import { findCaller } from '#mocks/accounts/store';
import { ProblemError } from '#mocks/core/problem';
import type { StoredAccount } from '#mocks/accounts/store';

import { claimCoolDownUntil, isOpenClaim } from './claimService';
import { toClaim } from './claimViews';
import { openFacility, getFacility } from './facilityAccess';
import { firstDecisionPage } from './decisionLinks';
import { getRequesterId, isUndecided } from './decisionLinkChecks';
import { audit, claims, requests } from './store';
import { auditLineFor } from './auditTrail';
import { findAccount, coolDownUntil, isVerification, toVerificationRequest } from './verificationService';

/**
 * Whether the caller may see an unpublished facility: administrators, its creator while it is pending, and its owner
 * while it is suspended.
 */
export async function canView(
  request: Request,
  { id: facilityId, publicationStatus }: Pick<Facility, 'id' | 'publicationStatus'>,
): Promise<boolean> {
  const caller = await findCaller(request);
  if (!caller) return false;
  const { stored } = await getFacility(await openFacility({ id: facilityId }));
  if (caller.account.role === 'admin') return true;
  return publicationStatus === 'suspended'
    ? caller.account.ownedFacilityIds.includes(facilityId)
    : stored?.createdBy === caller.account.id;
}

/**
 * The audit trail of a facility, oldest first, for its owner and administrators; `null` for everybody else. An owner
 * does not see notes to other claimants.
 */
export async function facilityAuditTrail(request: Request, facilityId: string): Promise<AuditEvent[] | null> {
  const caller = await findCaller(request);
  if (!caller) return null;
  const { account } = caller;
  const isAdmin = account.role === 'admin';
  if (!isAdmin && !account.ownedFacilityIds.includes(facilityId)) return null;
  const lines = (await audit.list()).filter((line) => line.facilityId === facilityId);
  if (isAdmin) return lines.map(auditLineFor(account));
  const others = new Set((await claims.list()).filter((one) => one.claimantId !== account.id).map(({ id }) => id));
  return lines.map((line) => auditLineFor(account)(others.has(line.requestId) ? { ...line, note: '' } : line));
}

/** `GET api/directory/facility/standing` */
export async function getRelationship(user: StoredAccount, id: string): Promise<FacilityRelationship> {
  const { facility, stored } = await getFacility(await openFacility({ id }));
  const isPublic = facility.publicationStatus === 'published';
  const isOwn = stored?.createdBy === user.id || user.ownedFacilityIds.includes(id);
  if (!isPublic && user.role !== 'admin' && !isOwn) throw new ProblemError('not-found');
  const facilityRequests = (await requests.list()).filter(({ facilityId }) => facilityId === id);
  const facilityClaims = (await claims.list()).filter(({ facilityId }) => facilityId === id);
  const ownRequest = facilityRequests.find(
    (one) => one.requesterId === user.id && one.state === 'open' && one.kind !== 'change',
  );
  const ownClaim = facilityClaims.find((one) => one.claimantId === user.id && isOpenClaim(one));
  const undecided = [...facilityRequests, ...facilityClaims].filter(isUndecided);
  return {
    owner: user.ownedFacilityIds.includes(id),
    owned: facility.ownership.state === 'claimed' || facility.ownership.state === 'contested',
    emailVerified: user.emailVerifiedAt !== null,
    requestOpen: facilityRequests.some((one) => one.state === 'open' && isVerification(one)),
    ownRequest: ownRequest ? await toVerificationRequest(ownRequest, user) : null,
    coolDownUntil: coolDownUntil(facilityRequests, id, user.id),
    ownClaim: ownClaim ? await toClaim(ownClaim, user) : null,
    claimCoolDownUntil: claimCoolDownUntil(facilityClaims, id, user.id),
    creator: stored?.createdBy === user.id,
    openRequests:
      user.role === 'admin'
        ? await Promise.all(
            undecided.map(async (one) => ({
              id: one.id,
              purpose: 'claimantId' in one ? ('claim' as const) : ('verification' as const),
              kind: 'claimantId' in one ? ('claim' as const) : one.kind,
              requester: (await findAccount(getRequesterId(one)))?.name ?? '',
              ...firstDecisionPage(one),
              own: getRequesterId(one) === user.id,
            })),
          )
        : [],
  };
}
