import type { Decided } from '#modules/contributing/api';
import { approves } from '#modules/contributing/decisionPaths';
import type { Decision, DecisionRoute } from '#modules/contributing/schemas';

import { instant } from '#mocks/accounts/store';
import { noteFacilityChanges } from '#mocks/directory/changesVersion';
import { facilityChanges } from '#mocks/directory/store';
import { ProblemResponse } from '#mocks/core/problem';
import type { StoredAccount } from '#mocks/accounts/seed';
import { submissions } from '#mocks/facility-create/submissionStore';
import { inTransaction } from '#mocks/core/transaction';

import { claimStores } from './claimService';
import { openFacility, readFacility, refOf } from './facilityAccess';
import { firstPage } from './decisionLinks';
import { askedBy, checkLink, hashOf, isUndecided, openLinked } from './decisionLinkChecks';
import type { Checked } from './decisionLinkChecks';
import { decideClaim, decideRequest } from './decisionOutcomes';
import type { Verdict } from './decisionOutcomes';
import { claims, decidedAnswers, links, requests } from './store';
import type { StoredClaim, StoredDecided, StoredRequest } from './store';
import { day, isPast, refusedAt } from './errors';
import { tell } from './notify';
import { note } from './auditTrail';
import { accountOfId, isCheck, requestStores } from './verificationService';

/** What a decision reads and writes. */
export const decisionStores = [...requestStores, claims, decidedAnswers, ...claimStores, submissions] as const;

const undoTime = 10 * 60_000;

/** What an administrator sends. */
export interface DecisionInput {
  slug: string;
  route: DecisionRoute;
  token?: string | undefined;
  facilityRevision: number;
  reasonCode?: Decision['reasonCode'] | undefined;
  message?: string | undefined;
  evidenceChecked?: boolean | undefined;
}

function assertFilledIn(input: DecisionInput, { request }: Checked): void {
  const { route, reasonCode, message = '', evidenceChecked } = input;
  if (approves(route)) {
    if (evidenceChecked !== true) throw refusedAt('/decision/evidenceChecked', 'problem.evidenceUnchecked');
    if ('claimantId' in request && request.state === 'contested-ready' && message.length < 20) {
      throw refusedAt('/decision/message', 'problem.messageLength');
    }
    return;
  }
  if (reasonCode === undefined || reasonCode === null) throw refusedAt('/decision/reasonCode', 'problem.reasonMissing');
  if (message.length < 20) throw refusedAt('/decision/message', 'problem.messageLength');
}

/** Another request that waits and that this administrator may decide. */
async function nextFor(adminId: string): Promise<StoredRequest | StoredClaim | undefined> {
  return [...(await requests.list()), ...(await claims.list())]
    .filter((one) => isUndecided(one) && one.state !== 'contested' && askedBy(one) !== adminId)
    .toSorted((one, other) => (one.submittedAt ?? '').localeCompare(other.submittedAt ?? ''))[0];
}

async function nextOf(adminId: string): Promise<Decided['next']> {
  const next = await nextFor(adminId);
  if (!next) return null;
  const { facility } = await readFacility(await openFacility({ id: next.facilityId }));
  return { ...firstPage(next), name: facility.name };
}

async function repeated(key: string): Promise<StoredDecided | undefined> {
  return (await decidedAnswers.list()).find((one) => one.key === key && one.undoneAt === null && !isPast(one.at, day));
}

/** `POST api/admin/decision` */
export async function decide(admin: StoredAccount, input: DecisionInput, key: string): Promise<Decided> {
  const hash = await hashOf(input.token);
  const opened = await openLinked(hash);
  const ownKey = `${admin.id} ${key}`;
  const answer = await inTransaction(decisionStores, async () => {
    const before = await repeated(ownKey);
    if (before) return before;
    const checked = await checkLink(input, hash, opened, admin.id);
    const { request, facility, link } = checked;
    if (!opened) throw new ProblemResponse('link-invalid');
    // What was read on the page is what is decided.
    if (input.facilityRevision !== facility.revision) {
      throw new ProblemResponse('stale-revision', { diff: [], facilityRevision: facility.revision });
    }
    assertFilledIn(input, checked);
    const { route, message = '', reasonCode = null } = input;
    const isApproval = approves(route);
    const decision: Decision = {
      outcome: isApproval ? 'approved' : 'rejected',
      route,
      reasonCode: isApproval ? null : reasonCode,
      message,
      adminName: admin.name,
      at: instant(),
    };
    const verdict: Verdict = { admin, decision, opened };
    const row = checked.stored ?? null;
    const isClaim = 'claimantId' in request;
    const told = isClaim
      ? await decideClaim(request, checked, verdict)
      : await decideRequest(request, checked, verdict);
    await links.update(link.id, { usedAt: instant() });
    const { facility: after } = await readFacility(opened);
    const movesOwnership = isApproval && (isClaim || route === 'approve-claim');
    const id = `dec_${crypto.randomUUID()}`;
    return decidedAnswers.addFirst({
      id,
      key: ownKey,
      adminId: admin.id,
      at: decision.at,
      undoneAt: null,
      answer: {
        id,
        decision,
        facility: refOf(after),
        published: after.publicationStatus === 'published',
        sent: told.map(({ to, subject, text }) => ({ to, subject, text })),
        undoUntil: movesOwnership ? null : instant(undoTime),
        next: null,
      },
      undo: movesOwnership
        ? null
        : {
            purpose: link.purpose,
            request,
            facility: row,
            facilityId: facility.id,
            facilityAfter: JSON.stringify(await rowOf(facility.id)),
          },
    });
  });
  noteFacilityChanges();
  return { ...answer.answer, next: await nextOf(admin.id) };
}

const isCheckOf = (one: StoredRequest, facilityId: string) => one.facilityId === facilityId && isCheck(one);

async function rowOf(facilityId: string) {
  return (await facilityChanges.list()).find(({ id }) => id === facilityId) ?? null;
}

/** `DELETE api/admin/decision` */
export async function undo(admin: StoredAccount, id: string): Promise<true> {
  const unknown = () => new ProblemResponse('not-found', { id });
  const first = (await decidedAnswers.list()).find((one) => one.id === id);
  if (!first) throw unknown();
  await inTransaction(decisionStores, async () => {
    const decided = await decidedAnswers.get(id);
    const { undo: back, answer } = decided;
    if (!back) throw new ProblemResponse('link-expired', { reason: 'final', endedAt: decided.at });
    // To take back what was decided about oneself would be to decide it.
    if (askedBy(back.request) === admin.id) throw new ProblemResponse('self-decision');
    if (decided.undoneAt !== null) throw new ProblemResponse('already-decided', { reason: 'undone' });
    if (isPast(decided.at, undoTime))
      throw new ProblemResponse('link-expired', { reason: 'expired', endedAt: decided.at });
    // Whatever happened to the facility since would be lost.
    if (JSON.stringify(await rowOf(back.facilityId)) !== back.facilityAfter) {
      throw new ProblemResponse('revision-conflict', { reason: 'changed' });
    }
    // A check that was asked for since takes the place of the one that would be open again.
    const others = (await requests.list()).filter((one) => one.id !== back.request.id && one.state === 'open');
    if ('kind' in back.request && isCheck(back.request) && others.some((one) => isCheckOf(one, back.facilityId))) {
      throw new ProblemResponse('revision-conflict', { reason: 'changed' });
    }
    const { facility } = back;
    if (facility) await facilityChanges.upsert(back.facilityId, () => facility);
    else if (await rowOf(back.facilityId)) await facilityChanges.remove(back.facilityId);
    const { request } = back;
    if ('claimantId' in request) await claims.update(request.id, () => request);
    else await requests.update(request.id, () => request);
    await decidedAnswers.update(id, { undoneAt: instant() });
    await note({ account: admin, role: 'admin' }, 'decision.undone', {
      facilityId: back.facilityId,
      requestId: request.id,
    });
    const person = await accountOfId(askedBy(request));
    const what = 'claimantId' in request ? 'claim' : request.kind;
    if (person) await tell(person, 'undone', { facility: answer.facility.name, what });
  });
  noteFacilityChanges();
  return true;
}
