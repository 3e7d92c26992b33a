import { transition, isSubmitted, sendToAdministrators } from './claimService';
import { changeFacility, transferOwnership, findOwner, getFacility } from './facilityAccess';
import type { OpenedFacility } from './facilityAccess';
import { createAdminTokens } from './decisionLinks';
import type { AdminTokens } from './newRequests';
import { claims, requests } from './store';
import type { StoredClaim } from './store';
import { notify } from './notify';
import { recordAudit } from './auditTrail';
import type { AuditActor } from './auditTrail';
import { findAccount, endRequest } from './verificationService';

/** The approved claim of an owner; owners of the sample data have none. */
async function findOwnershipClaim(facilityId: string, ownerId: string | undefined): Promise<StoredClaim | undefined> {
  return (await claims.list()).find(
    (one) => one.facilityId === facilityId && one.claimantId === ownerId && one.state === 'approved',
  );
}

/**
 * Creates tokens for each claim that may go to the administrators when an ownership ends. Call before the transaction.
 */
export async function prepareAdminTokens(facilityId: string): Promise<AdminTokens[]> {
  const contested = (await claims.list()).filter((one) => one.facilityId === facilityId && one.state === 'contested');
  return Promise.all(contested.map(() => createAdminTokens()));
}

/**
 * Ends an ownership: closes the owner's claim, withdraws their pending change, and sends contested claims to the
 * administrators. Call within a transaction. `note` is stored with the audit event.
 */
export async function endOwnership(
  opened: OpenedFacility,
  adminTokenSets: readonly AdminTokens[],
  actor: Exclude<AuditActor, 'system'>,
  note = '',
): Promise<void> {
  const facilityId = opened.id;
  const owner = await findOwner(facilityId);
  const ownershipClaim = await findOwnershipClaim(facilityId, owner?.id);
  const [event, as] = actor.role === 'admin' ? (['revoke', 'admin'] as const) : (['relinquish', 'owner'] as const);
  const result = transition('approved', event, [as], {
    confirmed: true,
    'not-own-request': owner?.id !== actor.account.id,
    'reason-given': note !== '',
  });
  if (!result.ok) throw new Error(`Ownership does not end here: ${result.reason}.`);
  if (ownershipClaim) await claims.update(ownershipClaim.id, { state: result.next.state });
  const { stored } = await getFacility(opened);
  const pending = stored?.pending;
  const changeRequest = pending && (await requests.list()).find(({ id }) => id === pending.requestId);
  if (changeRequest)
    await recordAudit(actor, await endRequest(changeRequest, opened, 'withdrawn'), {
      facilityId,
      requestId: changeRequest.id,
    });
  await transferOwnership(facilityId, null);
  const waiting = (await claims.list()).filter((one) => one.facilityId === facilityId && isSubmitted(one));
  const facility = await changeFacility(opened, {
    patch: { ownership: { state: waiting.length > 0 ? 'claim-pending' : 'unclaimed' } },
    pending: null,
  });
  await recordAudit(actor, result.action, { facilityId, requestId: ownershipClaim?.id ?? '' }, { note });
  const unused = [...adminTokenSets];
  for (const claim of waiting) {
    const ownerGone = transition(claim.state, 'owner-gone', ['system'], { 'facility-unowned': true });
    if (!ownerGone.ok) continue;
    const after = await claims.update(claim.id, { state: ownerGone.next.state });
    await recordAudit('system', ownerGone.action, { facilityId, requestId: claim.id });
    const claimant = await findAccount(claim.claimantId);
    if (claimant) await notify(claimant, 'owner-gone', { facility: facility.name, what: 'claim' });
    // A claim contested only now has no tokens; administrators find it in their list.
    await sendToAdministrators(after, facility, unused.shift() ?? [], []);
  }
}

/** Closes the former owner's claim when another was approved. Call within a transaction. */
export async function replaceClaim(facilityId: string, formerOwnerId: string | undefined): Promise<void> {
  const former = await findOwnershipClaim(facilityId, formerOwnerId);
  const result = former && transition(former.state, 'replace', ['system'], { 'ownership-moved': true });
  if (!former || !result?.ok) return;
  await claims.update(former.id, { state: result.next.state });
  await recordAudit('system', result.action, { facilityId, requestId: former.id });
}
