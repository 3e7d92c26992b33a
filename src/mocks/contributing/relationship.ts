import type { AuditEvent } from '#domain/audit';
import type { Facility } from '#domain/facility';
import type { Standing } from '#modules/contributing/api';

import { callerOf } from '#mocks/accounts/store';
import { ProblemResponse } from '#mocks/core/problem';
import type { StoredAccount } from '#mocks/accounts/seed';

import { claimCoolDownOf, isOpenClaim } from './claimService';
import { claimFor } from './claimViews';
import { openFacility, readFacility } from './facilityAccess';
import { firstPage } from './decisionLinks';
import { askedBy, isUndecided } from './decisionLinkChecks';
import { audit, claims, requests } from './store';
import { lineFor } from './auditTrail';
import { accountOfId, coolDownOf, isCheck, requestFor } from './verificationService';

/**
 * Whether who makes a call may see a facility that is not public: administrators, who added one that waits, and who
 * manages one that is suspended.
 */
export async function maySee(
  request: Request,
  { id: facilityId, publicationStatus }: Pick<Facility, 'id' | 'publicationStatus'>,
): Promise<boolean> {
  const caller = await callerOf(request);
  if (!caller) return false;
  const { stored } = await readFacility(await openFacility({ id: facilityId }));
  if (caller.account.role === 'admin') return true;
  return publicationStatus === 'suspended'
    ? caller.account.ownedFacilityIds.includes(facilityId)
    : stored?.createdBy === caller.account.id;
}

/**
 * What was done with a facility, oldest first, for who manages it and for administrators; `null` for everybody else. A
 * manager does not read what was written to somebody who has claimed the facility as well.
 */
export async function facilityTrail(request: Request, facilityId: string): Promise<AuditEvent[] | null> {
  const caller = await callerOf(request);
  if (!caller) return null;
  const { account } = caller;
  const isAdmin = account.role === 'admin';
  if (!isAdmin && !account.ownedFacilityIds.includes(facilityId)) return null;
  const lines = (await audit.list()).filter((line) => line.facilityId === facilityId);
  if (isAdmin) return lines.map(lineFor(account));
  const others = new Set((await claims.list()).filter((one) => one.claimantId !== account.id).map(({ id }) => id));
  return lines.map((line) => lineFor(account)(others.has(line.requestId) ? { ...line, note: '' } : line));
}

/** `GET api/directory/facility/standing` */
export async function standingOf(by: StoredAccount, id: string): Promise<Standing> {
  const { facility, stored } = await readFacility(await openFacility({ id }));
  const isPublic = facility.publicationStatus === 'published';
  const isOwn = stored?.createdBy === by.id || by.ownedFacilityIds.includes(id);
  if (!isPublic && by.role !== 'admin' && !isOwn) throw new ProblemResponse('not-found');
  const asked = (await requests.list()).filter(({ facilityId }) => facilityId === id);
  const claimed = (await claims.list()).filter(({ facilityId }) => facilityId === id);
  const own = asked.find((one) => one.requesterId === by.id && one.state === 'open' && one.kind !== 'change');
  const ownClaim = claimed.find((one) => one.claimantId === by.id && isOpenClaim(one));
  const waiting = [...asked, ...claimed].filter(isUndecided);
  return {
    owner: by.ownedFacilityIds.includes(id),
    owned: facility.ownership.state === 'claimed' || facility.ownership.state === 'contested',
    emailVerified: by.emailVerifiedAt !== null,
    requestOpen: asked.some((one) => one.state === 'open' && isCheck(one)),
    ownRequest: own ? await requestFor(own, by) : null,
    coolDownUntil: coolDownOf(asked, id, by.id),
    ownClaim: ownClaim ? await claimFor(ownClaim, by) : null,
    claimCoolDownUntil: claimCoolDownOf(claimed, id, by.id),
    creator: stored?.createdBy === by.id,
    openRequests:
      by.role === 'admin'
        ? await Promise.all(
            waiting.map(async (one) => ({
              id: one.id,
              purpose: 'claimantId' in one ? ('claim' as const) : ('verification' as const),
              kind: 'claimantId' in one ? ('claim' as const) : one.kind,
              requester: (await accountOfId(askedBy(one)))?.name ?? '',
              ...firstPage(one),
              own: askedBy(one) === by.id,
            })),
          )
        : [],
  };
}
