import type { Facility } from '#domain/facility';
import { attemptTransition } from '#mocks/contributing/workflow/machine';
import { verification } from '#mocks/contributing/workflow/verification';
import type { VerificationForm } from '#modules/contributing/forms';
import type { VerificationRequest } from '#modules/contributing/schemas';
import { toDataLanguage } from '#mocks/core/localized';

import { accounts } from '#mocks/accounts/store';
import { isoInstant, isPast } from '#mocks/core/time';
import { dayMs } from '#lib/time/duration';
import { bumpChangesVersion } from '#mocks/directory/changesVersion';
import { facilityChanges, newStoredFacility, withChanges } from '#mocks/directory/store';
import type { StoredFacility } from '#mocks/directory/store';
import { ProblemError, fieldError, rateLimited } from '#mocks/core/problem';
import type { StoredAccount } from '#mocks/accounts/store';
import { taxonomy } from '#mocks/directory/taxonomy';
import { inTransaction } from '#mocks/core/transaction';

import { changeFacility, openFacility, getFacility, toFacilityRef } from './facilityAccess';
import { revokeLinks, createAdminTokens } from './decisionLinks';
import { endingTransition } from './endingTransition';
import { saveRequest, newRequest, selfDeclaredForm } from './newRequests';
import { audit, evidence, links, requests } from './store';
import type { StoredRequest } from './store';
import { notify, notifyStores } from './notify';
import { recordAudit, listAuditEvents } from './auditTrail';

/** The stores that use cases about requests read and write. */
export const requestStores = [facilityChanges, requests, links, audit, evidence, ...notifyStores] as const;

const coolDownMs = 7 * dayMs;
const maxOpen = 5;

/** When an account may request again: 7 days after its request was rejected. `null` if it may now. */
export function coolDownUntil(all: readonly StoredRequest[], facilityId: string, accountId: string): string | null {
  const rejected = all.find(
    (one) => one.facilityId === facilityId && one.requesterId === accountId && one.state === 'rejected',
  );
  if (!rejected?.decidedAt || isPast(rejected.decidedAt, coolDownMs)) return null;
  return new Date(Date.parse(rejected.decidedAt) + coolDownMs).toISOString();
}

/** Whether a request verifies a facility's details (and is neither a submission nor an owner's change). */
export const isVerification = ({ kind }: StoredRequest) => kind === 'verify' || kind === 'reverify';

/** Throws unless all documents exist and belong to the account. */
export async function assertEvidence(ids: readonly string[], ownerId: string, pointer: string): Promise<void> {
  const own = new Set((await evidence.list()).filter((one) => one.ownerId === ownerId).map(({ id }) => id));
  const at = ids.findIndex((id) => !own.has(id));
  if (at >= 0) throw fieldError(`${pointer}/${at}`, 'custom', 'problem.evidenceUnknown');
}

/** `POST api/directory/verification` */
export async function submitVerification(user: StoredAccount, form: VerificationForm): Promise<VerificationRequest> {
  const { facilityId: id, ...checked } = form;
  const opened = await openFacility({ id });
  const { category } = form.corrections;
  if (category !== undefined) {
    const { categories } = await taxonomy(toDataLanguage('en'));
    const isKnown = categories.some(({ id: one }) => one === category);
    // A facility's category is never a parent category (directory contract 1.2).
    if (!isKnown || categories.some(({ parentId }) => parentId === category)) {
      throw fieldError('/verification/corrections/category', 'custom', 'problem.correctionCategory');
    }
  }
  const adminTokens = await createAdminTokens();
  const request = await inTransaction(requestStores, async () => {
    const { facility } = await getFacility(opened);
    if (facility.publicationStatus !== 'published') throw new ProblemError('not-found');
    await assertEvidence(form.evidenceIds, user.id, '/verification/evidenceIds');
    const all = await requests.list();
    const open = all.filter(({ state }) => state === 'open');
    const here = open.find((one) => one.facilityId === id && isVerification(one));
    const until = coolDownUntil(all, id, user.id);
    const { state } = facility.verification;
    const event = state === 'due' ? 'reverify' : 'request';
    const result = attemptTransition(
      verification,
      { state },
      {
        event,
        actors: ['user'],
        guards: {
          'email-verified': user.emailVerifiedAt !== null,
          'no-open-request': here === undefined,
          'not-cooling-down': until === null,
          'few-open-requests': open.filter(({ requesterId }) => requesterId === user.id).length < maxOpen,
        },
      },
    );
    if (!result.ok) {
      switch (result.reason) {
        case 'email-verified':
          throw new ProblemError('email-not-verified');
        case 'not-cooling-down':
          throw rateLimited(until ?? isoInstant(dayMs), { reason: 'cool-down' });
        case 'few-open-requests':
          throw rateLimited(isoInstant(dayMs), { reason: 'too-many-open', most: maxOpen });
        default:
          throw new ProblemError('request-open', { own: here?.requesterId === user.id });
      }
    }
    const fresh = newRequest(opened, user, {
      ...checked,
      kind: event === 'reverify' ? 'reverify' : 'verify',
      submitterIsOwner: false,
      previous: state,
      submittedAt: isoInstant(),
    });
    const now = await changeFacility(opened, {
      patch: { verification: { ...facility.verification, state: result.next.state } },
    });
    await saveRequest(fresh, user, now, { action: result.action, role: 'user', adminTokens });
    return fresh;
  });
  bumpChangesVersion();
  return toVerificationRequest(request, user);
}

type NewFacilityOptions = {
  submitterIsOwner: boolean;
  note: string;
  /** The sample that is submitted again. */
  seed?: Facility | null | undefined;
};

/** The stored changes that turn a sample into another facility. */
function replacementOf(seed: Facility, facility: Facility): StoredFacility['patch'] {
  return { ...Object.fromEntries(Object.keys(seed).map((field) => [field, undefined])), ...facility };
}

/**
 * Prepares the submission of a new facility. Returns a function to call within a transaction of `requestStores`: it
 * stores the facility as `pending`, visible to its creator and administrators only, requests publication, and returns
 * the request's id. Call `bumpChangesVersion` after the transaction.
 */
export async function prepareNewFacilityRequest() {
  const adminTokens = await createAdminTokens();
  return async (
    user: StoredAccount,
    facility: Facility,
    { submitterIsOwner, note, seed = null }: NewFacilityOptions,
  ): Promise<string> => {
    const opened = { id: facility.id, slug: facility.slug, seed };
    const pending: Facility = { ...facility, publicationStatus: 'pending' };
    const before = (await facilityChanges.list()).find(({ id }) => id === facility.id);
    const base = before?.added ?? seed;
    // A submission that was withdrawn was never rejected, so it does not count.
    const isAgain = base !== null && withChanges(base, before).publicationStatus === 'rejected';
    await facilityChanges.upsert(facility.id, () => ({
      ...newStoredFacility(pending, user.id),
      // A sample stays one, or the directory would list it twice.
      ...(seed && { added: null, patch: replacementOf(seed, pending) }),
      resubmissions: (before?.resubmissions ?? 0) + (isAgain ? 1 : 0),
    }));
    const fresh = newRequest(
      opened,
      user,
      selfDeclaredForm({ kind: 'new-facility', submitterIsOwner, previous: 'unverified', note }),
    );
    const action = isAgain ? 'facility.resubmitted' : 'facility.submitted';
    await saveRequest(fresh, user, pending, { action, role: 'user', adminTokens });
    return fresh.id;
  };
}

/**
 * Stores a new facility and requests its publication, in one transaction. Returns the request's id.
 *
 * @internal
 */
export async function submitNewFacility(
  user: StoredAccount,
  facility: Facility,
  options: NewFacilityOptions,
): Promise<string> {
  const saveNewFacility = await prepareNewFacilityRequest();
  const requestId = await inTransaction(requestStores, async () => saveNewFacility(user, facility, options));
  bumpChangesVersion();
  return requestId;
}

/** `DELETE api/directory/verification` */
export async function withdrawRequest(user: StoredAccount, id: string): Promise<true> {
  const found = (await requests.list()).find((one) => one.id === id);
  if (!found) throw new ProblemError('not-found', { id });
  const opened = await openFacility({ slug: found.facilitySlug });
  await inTransaction(requestStores, async () => {
    const request = await requests.get(id);
    // `not-found` instead of `forbidden`, so that nobody learns whose request it is.
    if (request.requesterId !== user.id) throw new ProblemError('not-found', { id });
    if (request.state !== 'open') throw new ProblemError('already-decided', { decision: request.decision });
    const { facility } = await getFacility(opened);
    const action = await endRequest(request, opened, 'withdrawn');
    await recordAudit({ account: user, role: 'user' }, action, { facilityId: request.facilityId, requestId: id });
    await notify(user, 'withdrawn', { facility: facility.name, what: request.kind });
  });
  bumpChangesVersion();
  return true;
}

/**
 * Ends a request without a decision and restores its facility's state. Call within a transaction. Returns the audit
 * action, for the caller to record.
 */
export async function endRequest(
  request: StoredRequest,
  opened: Awaited<ReturnType<typeof openFacility>>,
  state: 'withdrawn' | 'expired',
): Promise<string> {
  const { facility } = await getFacility(opened);
  const result = endingTransition(request, facility, state);
  if (!result.ok) throw new ProblemError('already-decided', { state: request.state, reason: result.reason });
  await requests.update(request.id, { state, decidedAt: isoInstant() });
  await revokeLinks(request.id);
  if (request.kind === 'change') await changeFacility(opened, { pending: null });
  else if (result.publication !== undefined) {
    await changeFacility(opened, { patch: { publicationStatus: result.publication } });
  } else if (result.verification !== facility.verification.state) {
    await changeFacility(opened, {
      patch: { verification: { ...facility.verification, state: result.verification } },
    });
  }
  return result.action;
}

/** A request as a reader may see it. */
export async function toVerificationRequest(
  request: StoredRequest,
  reader: { name: string; role: string },
): Promise<VerificationRequest> {
  const opened = await openFacility({ slug: request.facilitySlug });
  const { facility } = await getFacility(opened);
  const files = await evidence.list();
  const { id, kind, state, method, checkedAt, checklist, corrections, note, submittedAt } = request;
  return {
    id,
    facility: toFacilityRef(facility),
    kind,
    state,
    method,
    checkedAt,
    checklist,
    corrections,
    note,
    evidence: request.evidenceIds.flatMap((one) => {
      const file = files.find((candidate) => candidate.id === one);
      return file ? [{ id: one, kind: file.kind, fileName: file.fileName, mime: file.mime, size: file.size }] : [];
    }),
    submittedAt,
    decidedAt: request.decidedAt,
    decision: request.decision && { ...request.decision, adminName: '' },
    timeline: await listAuditEvents(id, reader),
  };
}

/** The account with this id; `undefined` once it is closed. */
export async function findAccount(id: string): Promise<StoredAccount | undefined> {
  return accounts.find(id);
}
