import { noteFacilityChanges } from '#mocks/directory/changesVersion';
import { facilityChanges } from '#mocks/directory/store';
import { instant } from '#mocks/accounts/store';
import { inTransaction } from '#mocks/core/transaction';

import { claimStep, releaseMark, toAdministrators } from './claimService';
import { decisionStores } from './decisionService';
import { age, doubt, doubtedFacilities, hasAged } from './verificationAgeing';
import { deleteRejected } from './rejectedCleanup';
import { openFacility, ownerOf, readFacility } from './facilityAccess';
import { revokeLinks, tokensForAdministrators } from './decisionLinks';
import { claims, requests } from './store';
import type { StoredClaim, StoredRequest } from './store';
import { day, isPast } from './errors';
import { tell } from './notify';
import { note } from './auditTrail';
import { accountOfId, endRequest } from './verificationService';

/** A request that nobody decided within 30 days ends. Answers whether it did. */
async function lapse({ id, facilityId }: StoredRequest): Promise<boolean> {
  const opened = await openFacility({ id: facilityId });
  return inTransaction(decisionStores, async () => {
    const request = await requests.get(id);
    if (request.state !== 'open') return false;
    await note('system', await endRequest(request, opened, 'expired'), { facilityId, requestId: id });
    const { facility } = await readFacility(opened);
    const who = await accountOfId(request.requesterId);
    if (who) await tell(who, 'lapsed', { facility: facility.name, what: request.kind });
    return true;
  });
}

type Timed = 'forget-code' | 'owner-silent' | 'expire';

/** What the passing of time does to a claim, if anything. */
function dueOf({ state, code, ownerDeadline, submittedAt }: StoredClaim): Timed | undefined {
  if (state === 'code-sent' && code && code.verifiedAt === null && isPast(code.sentAt, day)) return 'forget-code';
  if (state === 'contested' && isPast(ownerDeadline)) return 'owner-silent';
  if ((state === 'submitted' || state === 'contested-ready') && isPast(submittedAt, 30 * day)) return 'expire';
  return undefined;
}

const facts = { 'aged-24-hours': true, 'aged-7-days': true, 'aged-30-days': true };

/** Takes a claim one step on by the time. Answers whether it did. */
async function advance({ id, facilityId }: StoredClaim): Promise<boolean> {
  const opened = await openFacility({ id: facilityId });
  const mailing = await tokensForAdministrators();
  return inTransaction(decisionStores, async () => {
    const claim = await claims.get(id);
    const event = dueOf(claim);
    const answer = event && claimStep(claim.state, event, ['system'], facts);
    if (!answer?.ok) return false;
    const ends = event === 'expire';
    const after = await claims.update(id, {
      state: answer.standing.state,
      ...(event === 'forget-code' && { code: null }),
      ...(ends && { decidedAt: instant() }),
    });
    await note('system', answer.action, { facilityId, requestId: id });
    const { facility } = await readFacility(opened);
    const who = await accountOfId(claim.claimantId);
    if (event === 'owner-silent') {
      await toAdministrators(after, facility, mailing, [who, await ownerOf(facilityId)]);
    }
    if (ends) {
      await revokeLinks(id);
      await releaseMark(claim, opened);
      if (who) await tell(who, 'lapsed', { facility: facility.name, what: 'claim' });
    }
    return true;
  });
}

/** Takes everything that has fallen due one step on. Answers whether there was anything. */
async function pass(): Promise<boolean> {
  const lapsed = (await requests.list()).filter(
    ({ state, submittedAt }) => state === 'open' && isPast(submittedAt, 30 * day),
  );
  const due = (await claims.list()).filter((claim) => dueOf(claim) !== undefined);
  const rows = await facilityChanges.list();
  const aged = rows.filter(hasAged);
  const doubted = await doubtedFacilities();
  const rejected = rows.filter(({ added, patch }) => added && patch.publicationStatus === 'rejected');
  const moved: boolean[] = [];
  for (const request of lapsed) moved.push(await lapse(request));
  for (const claim of due) moved.push(await advance(claim));
  for (const { id } of aged) moved.push(await age(id));
  for (const id of doubted) moved.push(await doubt(id));
  moved.push((await deleteRejected(rejected)) > 0);
  return moved.includes(true);
}

/**
 * Does what has fallen due. A server would do it by the clock; here it is done before anybody reads. Who was away for
 * long finds several steps due at once: an owner silent for 7 days, and then a claim that nobody decided within 30.
 */
export async function sweep(): Promise<void> {
  let isMoved = false;
  while (await pass()) isMoved = true;
  if (isMoved) noteFacilityChanges();
}
