import { step } from '#lib/workflow/machine';
import { verification } from '#lib/workflow/verification';

import { noteFacilityChanges } from '#mocks/changesMark';
import { facilityChanges } from '#mocks/facilityChanges';
import { instant } from '#mocks/accounts';
import { inTransaction } from '#mocks/transaction';

import { claimStep, releaseMark, toAdministrators } from './claimCases';
import { decisionStores } from './decisionCases';
import { changeFacility, openFacility, ownerOf, readFacility } from './facts';
import { revokeLinks, tokensForAdministrators } from './links';
import { claims, requests } from './records';
import type { StoredClaim, StoredRequest } from './records';
import { day, isPast } from './refuse';
import { tell } from './tell';
import { note } from './trail';
import { accountOfId, endRequest } from './verificationCases';

/** A request that nobody decided within 30 days ends. */
async function lapse({ id, facilityId }: StoredRequest): Promise<void> {
  const opened = await openFacility({ id: facilityId });
  await inTransaction(decisionStores, async () => {
    const request = await requests.get(id);
    if (request.state !== 'open') return;
    await endRequest(request, opened, 'expired');
    await note('system', 'verification.lapsed', { facilityId, requestId: id });
    const { facility } = await readFacility(opened);
    const who = await accountOfId(request.requesterId);
    if (who) await tell(who, 'lapsed', { facility: facility.name, what: request.kind });
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

async function advance({ id, facilityId }: StoredClaim): Promise<void> {
  const opened = await openFacility({ id: facilityId });
  const mailing = await tokensForAdministrators();
  await inTransaction(decisionStores, async () => {
    const claim = await claims.get(id);
    const event = dueOf(claim);
    const answer = event && claimStep(claim.state, event, ['system'], facts);
    if (!answer?.ok) return;
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
  });
}

/** What the passing of time does to the verification of a facility that was verified here. */
async function age(id: string): Promise<void> {
  const opened = await openFacility({ id });
  await inTransaction(decisionStores, async () => {
    const { facility } = await readFacility(opened);
    const { state, expiresAt } = facility.verification;
    const event = state === 'verified' ? 'fall-due' : 'expire';
    const answer = step(
      verification,
      { state },
      {
        event,
        as: ['system'],
        holds: {
          'expires-in-30-days': expiresAt !== undefined && isPast(expiresAt, -30 * day),
          'expiry-passed': expiresAt !== undefined && isPast(expiresAt),
        },
      },
    );
    if (!answer.ok) return;
    await changeFacility(opened, {
      patch: { verification: { ...facility.verification, state: answer.standing.state } },
    });
    await note('system', answer.action, { facilityId: id, requestId: '' });
  });
}

/** Does what has fallen due. A server would do it by the clock; here it is done before anybody reads. */
export async function sweep(): Promise<void> {
  const lapsed = (await requests.list()).filter(
    ({ state, submittedAt }) => state === 'open' && isPast(submittedAt, 30 * day),
  );
  const due = (await claims.list()).filter((claim) => dueOf(claim) !== undefined);
  const aged = (await facilityChanges.list()).flatMap(({ id, patch }) => {
    const checked = patch.verification as { state?: string; expiresAt?: string } | undefined;
    const ends = checked?.expiresAt ?? null;
    const isDue =
      (checked?.state === 'verified' && isPast(ends, -30 * day)) || (checked?.state === 'due' && isPast(ends));
    return isDue ? [id] : [];
  });
  for (const request of lapsed) await lapse(request);
  for (const claim of due) await advance(claim);
  for (const id of aged) await age(id);
  if (lapsed.length + due.length + aged.length > 0) noteFacilityChanges();
}
