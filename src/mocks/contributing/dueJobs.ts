import { bumpChangesVersion } from '#mocks/directory/changesVersion';
import { facilityChanges } from '#mocks/directory/store';
import { isoInstant, isPast } from '#mocks/core/time';
import { dayMs } from '#lib/time/duration';
import { inTransaction } from '#mocks/core/transaction';

import { transition, releaseContest, sendToAdministrators } from './claimService';
import { decisionStores } from './decisionService';
import { ageVerification, flagStale, listStaleFacilities, hasAged } from './verificationAgeing';
import { deleteRejected } from './rejectedCleanup';
import { openFacility, findOwner, getFacility } from './facilityAccess';
import { revokeLinks, createAdminTokens } from './decisionLinks';
import { claims, requests } from './store';
import type { StoredClaim, StoredRequest } from './store';
import { notify } from './notify';
import { recordAudit } from './auditTrail';
import { findAccount, endRequest } from './verificationService';

/** Expires a request that was undecided for 30 days. Returns whether anything changed. */
async function expireRequest({ id, facilityId, facilitySlug }: StoredRequest): Promise<boolean> {
  const opened = await openFacility({ slug: facilitySlug });
  return inTransaction(decisionStores, async () => {
    const request = await requests.get(id);
    if (request.state !== 'open') return false;
    await recordAudit('system', await endRequest(request, opened, 'expired'), { facilityId, requestId: id });
    const { facility } = await getFacility(opened);
    const requester = await findAccount(request.requesterId);
    if (requester) await notify(requester, 'lapsed', { facility: facility.name, what: request.kind });
    return true;
  });
}

type TimedClaimEvent = 'forget-code' | 'owner-silent' | 'expire';

/** The timed event that is due for a claim, if any. */
function findDueEvent({ state, code, ownerDeadline, submittedAt }: StoredClaim): TimedClaimEvent | undefined {
  if (state === 'code-sent' && code && code.verifiedAt === null && isPast(code.sentAt, dayMs)) return 'forget-code';
  if (state === 'contested' && isPast(ownerDeadline)) return 'owner-silent';
  if ((state === 'submitted' || state === 'contested-ready') && isPast(submittedAt, 30 * dayMs)) return 'expire';
  return undefined;
}

const satisfiedGuards = { 'aged-24-hours': true, 'aged-7-days': true, 'aged-30-days': true };

/** Applies one timed event to a claim. Returns whether anything changed. */
async function advanceClaim({ id, facilityId, facilitySlug }: StoredClaim): Promise<boolean> {
  const opened = await openFacility({ slug: facilitySlug });
  const adminTokens = await createAdminTokens();
  return inTransaction(decisionStores, async () => {
    const claim = await claims.get(id);
    const event = findDueEvent(claim);
    const result = event && transition(claim.state, event, ['system'], satisfiedGuards);
    if (!result?.ok) return false;
    const ends = event === 'expire';
    const after = await claims.update(id, {
      state: result.next.state,
      ...(event === 'forget-code' && { code: null }),
      ...(ends && { decidedAt: isoInstant() }),
    });
    await recordAudit('system', result.action, { facilityId, requestId: id });
    const { facility } = await getFacility(opened);
    const claimant = await findAccount(claim.claimantId);
    if (event === 'owner-silent') {
      await sendToAdministrators(after, facility, adminTokens, [claimant, await findOwner(facilityId)]);
    }
    if (ends) {
      await revokeLinks(id);
      await releaseContest(claim, opened);
      if (claimant) await notify(claimant, 'lapsed', { facility: facility.name, what: 'claim' });
    }
    return true;
  });
}

/** Applies one step of everything that is due. Returns whether anything changed. */
async function runPass(): Promise<boolean> {
  const expired = (await requests.list()).filter(
    ({ state, submittedAt }) => state === 'open' && isPast(submittedAt, 30 * dayMs),
  );
  const due = (await claims.list()).filter((claim) => findDueEvent(claim) !== undefined);
  const rows = await facilityChanges.list();
  const aged = rows.filter(hasAged);
  const stale = await listStaleFacilities();
  const rejected = rows.filter(({ added, patch }) => added && patch.publicationStatus === 'rejected');
  const changed: boolean[] = [];
  for (const request of expired) changed.push(await expireRequest(request));
  for (const claim of due) changed.push(await advanceClaim(claim));
  for (const { id } of aged) changed.push(await ageVerification(id));
  for (const id of stale) changed.push(await flagStale(id));
  changed.push((await deleteRejected(rejected)) > 0);
  return changed.includes(true);
}

/**
 * Runs everything that is due. A server would use a timer; here it runs before each read. After a long absence several
 * steps may be due at once: an owner silent for 7 days, and then a claim undecided for 30.
 */
export async function runDueJobs(): Promise<void> {
  let hasChanged = false;
  while (await runPass()) hasChanged = true;
  if (hasChanged) bumpChangesVersion();
}
