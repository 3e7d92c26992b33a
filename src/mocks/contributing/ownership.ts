import { transition, isSubmitted, sendToAdministrators } from './claimService';
import { changeFacility, transferOwnership, ownerOf, getFacility } from './facilityAccess';
import type { OpenedFacility } from './facilityAccess';
import { tokensForAdministrators } from './decisionLinks';
import type { AdminTokens } from './newRequests';
import { claims, requests } from './store';
import type { StoredClaim } from './store';
import { notify } from './notify';
import { recordAudit } from './auditTrail';
import type { AuditActor } from './auditTrail';
import { findAccount, endRequest } from './verificationService';

/** The claim by which somebody manages a facility; who does by the sample data has none. */
async function findOwnershipClaim(facilityId: string, ownerId: string | undefined): Promise<StoredClaim | undefined> {
  return (await claims.list()).find(
    (one) => one.facilityId === facilityId && one.claimantId === ownerId && one.state === 'approved',
  );
}

/** Tokens for each claim that may come to the administrators when an ownership ends; made before the transaction. */
export async function prepareMailings(facilityId: string): Promise<AdminTokens[]> {
  const asked = (await claims.list()).filter((one) => one.facilityId === facilityId && one.state === 'contested');
  return Promise.all(asked.map(() => tokensForAdministrators()));
}

/**
 * Ends that somebody manages a facility: their claim ends, a change of theirs that waits is withdrawn, and whoever
 * waited for their answer waits for an administrator. Within a transaction. `words` are kept with the audit event.
 */
export async function endOwnership(
  opened: OpenedFacility,
  mailings: readonly AdminTokens[],
  doer: Exclude<AuditActor, 'system'>,
  words = '',
): Promise<void> {
  const facilityId = opened.id;
  const owner = await ownerOf(facilityId);
  const mine = await findOwnershipClaim(facilityId, owner?.id);
  const [event, as] = doer.role === 'admin' ? (['revoke', 'admin'] as const) : (['relinquish', 'owner'] as const);
  const answer = transition('approved', event, [as], {
    confirmed: true,
    'not-own-request': owner?.id !== doer.account.id,
    'reason-given': words !== '',
  });
  if (!answer.ok) throw new Error(`Ownership does not end here: ${answer.reason}.`);
  if (mine) await claims.update(mine.id, { state: answer.standing.state });
  const { stored } = await getFacility(opened);
  const pending = stored?.pending;
  const change = pending && (await requests.list()).find(({ id }) => id === pending.requestId);
  if (change)
    await recordAudit(doer, await endRequest(change, opened, 'withdrawn'), { facilityId, requestId: change.id });
  await transferOwnership(facilityId, null);
  const waiting = (await claims.list()).filter((one) => one.facilityId === facilityId && isSubmitted(one));
  const facility = await changeFacility(opened, {
    patch: { ownership: { state: waiting.length > 0 ? 'claim-pending' : 'unclaimed' } },
    pending: null,
  });
  await recordAudit(doer, answer.action, { facilityId, requestId: mine?.id ?? '' }, { note: words });
  const unused = [...mailings];
  for (const claim of waiting) {
    const next = transition(claim.state, 'owner-gone', ['system'], { 'facility-unowned': true });
    if (!next.ok) continue;
    const after = await claims.update(claim.id, { state: next.standing.state });
    await recordAudit('system', next.action, { facilityId, requestId: claim.id });
    const who = await findAccount(claim.claimantId);
    if (who) await notify(who, 'owner-gone', { facility: facility.name, what: 'claim' });
    // One that was contested only now has no tokens: administrators find it in their list.
    await sendToAdministrators(after, facility, unused.shift() ?? [], []);
  }
}

/** Ends the claim of who managed a facility until somebody else's was approved. Within a transaction. */
export async function replaceClaim(facilityId: string, formerOwnerId: string | undefined): Promise<void> {
  const former = await findOwnershipClaim(facilityId, formerOwnerId);
  const answer = former && transition(former.state, 'replace', ['system'], { 'ownership-moved': true });
  if (!former || !answer?.ok) return;
  await claims.update(former.id, { state: answer.standing.state });
  await recordAudit('system', answer.action, { facilityId, requestId: former.id });
}
