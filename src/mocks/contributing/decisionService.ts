import type { Decided } from '#modules/contributing/api';
import { approves } from '#modules/contributing/decisionPaths';
import type { Decision, DecisionRoute } from '#modules/contributing/schemas';

import { facilityPath } from '#domain/paths';
import { recordActivity } from '#mocks/core/recordActivity';
import { isoInstant, isPast } from '#mocks/core/time';
import { dayMs, minuteMs } from '#lib/time/duration';
import { bumpChangesVersion } from '#mocks/directory/changesVersion';
import { facilityChanges } from '#mocks/directory/store';
import { ProblemError, fieldError } from '#mocks/core/problem';
import type { StoredAccount } from '#mocks/accounts/store';
import { submissions } from '#mocks/facility-create/store';
import { inTransaction } from '#mocks/core/transaction';

import { claimStores } from './claimService';
import { openFacility, getFacility, toFacilityRef } from './facilityAccess';
import { firstDecisionPage } from './decisionLinks';
import { getRequesterId, checkLink, hashToken, isUndecided, openLinkedFacility } from './decisionLinkChecks';
import type { CheckedLink } from './decisionLinkChecks';
import { decideClaim, decideRequest } from './decisionOutcomes';
import type { Verdict } from './decisionOutcomes';
import { claims, decisionResponses, links, requests } from './store';
import type { StoredClaim, StoredDecision, StoredRequest } from './store';
import { notify } from './notify';
import { recordAudit } from './auditTrail';
import { findAccount, isVerification, requestStores } from './verificationService';

/** The stores that a decision reads and writes. */
export const decisionStores = [...requestStores, claims, decisionResponses, ...claimStores, submissions] as const;

const undoWindowMs = 10 * minuteMs;

/** The body of a decision call. */
export interface DecisionInput {
  slug: string;
  route: DecisionRoute;
  token?: string | undefined;
  facilityRevision: number;
  reasonCode?: Decision['reasonCode'] | undefined;
  message?: string | undefined;
  evidenceChecked?: boolean | undefined;
}

function assertComplete(input: DecisionInput, { request }: CheckedLink): void {
  const { route, reasonCode, message = '', evidenceChecked } = input;
  if (approves(route)) {
    if (evidenceChecked !== true) throw fieldError('/decision/evidenceChecked', 'custom', 'problem.evidenceUnchecked');
    if ('claimantId' in request && request.state === 'contested-ready' && message.length < 20) {
      throw fieldError('/decision/message', 'custom', 'problem.messageLength');
    }
    return;
  }
  if (reasonCode === undefined || reasonCode === null)
    throw fieldError('/decision/reasonCode', 'custom', 'problem.reasonMissing');
  if (message.length < 20) throw fieldError('/decision/message', 'custom', 'problem.messageLength');
}

/** The oldest undecided request that this administrator may decide. */
async function findNextRequest(adminId: string): Promise<StoredRequest | StoredClaim | undefined> {
  return [...(await requests.list()), ...(await claims.list())]
    .filter((one) => isUndecided(one) && one.state !== 'contested' && getRequesterId(one) !== adminId)
    .toSorted((one, other) => (one.submittedAt ?? '').localeCompare(other.submittedAt ?? ''))[0];
}

async function toNextLink(adminId: string): Promise<Decided['next']> {
  const next = await findNextRequest(adminId);
  if (!next) return null;
  const { facility } = await getFacility(await openFacility({ slug: next.facilitySlug }));
  return { ...firstDecisionPage(next), name: facility.name };
}

async function findRepeatedDecision(key: string): Promise<StoredDecision | undefined> {
  return (await decisionResponses.list()).find(
    (one) => one.key === key && one.undoneAt === null && !isPast(one.at, dayMs),
  );
}

/** Tells the administrator and the person who asked; only administrators read who has decided. */
function recordDecision(
  admin: StoredAccount,
  requesterId: string | undefined,
  { id, decision: { outcome, message }, facility }: StoredDecision['answer'],
): void {
  const isApproval = outcome === 'approved';
  const common = {
    id: `decision_${id}`,
    subject: facility.name,
    link: facilityPath(facility.slug),
    ...(message !== '' && { note: message }),
  };
  recordActivity([admin.id], { ...common, action: isApproval ? 'approved' : 'rejected', personId: admin.id });
  if (requesterId === undefined) return;
  recordActivity([requesterId], { ...common, action: isApproval ? 'granted' : 'refused', personId: null });
}

/** Tells the same people that a decision does not stand. */
function recordRevertedDecision(
  admin: StoredAccount,
  requesterId: string | undefined,
  { id, facility }: StoredDecision['answer'],
): void {
  const common = { id: `undone_${id}`, subject: facility.name, link: facilityPath(facility.slug) };
  recordActivity([admin.id], { ...common, action: 'decisionUndone', personId: admin.id });
  if (requesterId !== undefined) recordActivity([requesterId], { ...common, action: 'reopened', personId: null });
}

/** `POST api/admin/decision` */
export async function decide(admin: StoredAccount, input: DecisionInput, key: string): Promise<Decided> {
  const hash = await hashToken(input.token);
  const opened = await openLinkedFacility(hash);
  const ownKey = `${admin.id} ${key}`;
  let requesterId: string | undefined;
  const decided = await inTransaction(decisionStores, async () => {
    const before = await findRepeatedDecision(ownKey);
    if (before) return before;
    const checked = await checkLink(input, hash, opened, admin.id);
    const { request, facility, link } = checked;
    if (!opened) throw new ProblemError('link-invalid');
    // The decision applies to the revision that the administrator has seen.
    if (input.facilityRevision !== facility.revision) {
      throw new ProblemError('stale-revision', { diff: [], facilityRevision: facility.revision });
    }
    assertComplete(input, checked);
    const { route, message = '', reasonCode = null } = input;
    const isApproval = approves(route);
    const decision: Decision = {
      outcome: isApproval ? 'approved' : 'rejected',
      route,
      reasonCode: isApproval ? null : reasonCode,
      message,
      adminName: admin.name,
      at: isoInstant(),
    };
    const verdict: Verdict = { admin, decision, opened };
    const storedFacility = checked.stored ?? null;
    const isClaim = 'claimantId' in request;
    requesterId = getRequesterId(request);
    const sentMails = isClaim
      ? await decideClaim(request, checked, verdict)
      : await decideRequest(request, checked, verdict);
    await links.update(link.id, { usedAt: isoInstant() });
    const { facility: after } = await getFacility(opened);
    const movesOwnership = isApproval && (isClaim || route === 'approve-claim');
    const id = `dec_${crypto.randomUUID()}`;
    return decisionResponses.addFirst({
      id,
      key: ownKey,
      adminId: admin.id,
      at: decision.at,
      undoneAt: null,
      answer: {
        id,
        decision,
        facility: toFacilityRef(after),
        published: after.publicationStatus === 'published',
        sent: sentMails.map(({ to, subject, text }) => ({ to, subject, text })),
        undoUntil: movesOwnership ? null : isoInstant(undoWindowMs),
        next: null,
      },
      undo: movesOwnership
        ? null
        : {
            purpose: link.purpose,
            request,
            facility: storedFacility,
            facilityId: facility.id,
            facilityAfter: JSON.stringify(await getFacilityRow(facility.id)),
          },
    });
  });
  bumpChangesVersion();
  recordDecision(admin, requesterId, decided.answer);
  return { ...decided.answer, next: await toNextLink(admin.id) };
}

const isVerificationFor = (one: StoredRequest, facilityId: string) =>
  one.facilityId === facilityId && isVerification(one);

async function getFacilityRow(facilityId: string) {
  return (await facilityChanges.list()).find(({ id }) => id === facilityId) ?? null;
}

/** `DELETE api/admin/decision` */
export async function revertDecision(admin: StoredAccount, id: string): Promise<true> {
  const unknown = () => new ProblemError('not-found', { id });
  const first = (await decisionResponses.list()).find((one) => one.id === id);
  if (!first) throw unknown();
  const requesterId = await inTransaction(decisionStores, async () => {
    const decided = await decisionResponses.get(id);
    const { undo, answer: response } = decided;
    if (!undo) throw new ProblemError('link-expired', { reason: 'final', endedAt: decided.at });
    // Undoing a decision about oneself would be deciding it.
    if (getRequesterId(undo.request) === admin.id) throw new ProblemError('self-decision');
    if (decided.undoneAt !== null) throw new ProblemError('already-decided', { reason: 'undone' });
    if (isPast(decided.at, undoWindowMs))
      throw new ProblemError('link-expired', { reason: 'expired', endedAt: decided.at });
    // Undoing would lose later changes of the facility.
    if (JSON.stringify(await getFacilityRow(undo.facilityId)) !== undo.facilityAfter) {
      throw new ProblemError('revision-conflict', { reason: 'changed' });
    }
    // A newer check is open, and only one may be.
    const others = (await requests.list()).filter((one) => one.id !== undo.request.id && one.state === 'open');
    if (
      'kind' in undo.request &&
      isVerification(undo.request) &&
      others.some((one) => isVerificationFor(one, undo.facilityId))
    ) {
      throw new ProblemError('revision-conflict', { reason: 'changed' });
    }
    const { facility } = undo;
    if (facility) await facilityChanges.upsert(undo.facilityId, () => facility);
    else if (await getFacilityRow(undo.facilityId)) await facilityChanges.remove(undo.facilityId);
    const { request } = undo;
    if ('claimantId' in request) await claims.update(request.id, () => request);
    else await requests.update(request.id, () => request);
    await decisionResponses.update(id, { undoneAt: isoInstant() });
    await recordAudit({ account: admin, role: 'admin' }, 'decision.undone', {
      facilityId: undo.facilityId,
      requestId: request.id,
    });
    const person = await findAccount(getRequesterId(request));
    const what = 'claimantId' in request ? 'claim' : request.kind;
    if (person) await notify(person, 'undone', { facility: response.facility.name, what });
    return getRequesterId(request);
  });
  bumpChangesVersion();
  recordRevertedDecision(admin, requesterId, first.answer);
  return true;
}
