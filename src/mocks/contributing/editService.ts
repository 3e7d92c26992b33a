import { facilityPath } from '#domain/paths';
import { recordActivity } from '#mocks/core/recordActivity';
import { attemptTransition } from '#mocks/contributing/workflow/machine';
import { verification } from '#mocks/contributing/workflow/verification';
import { differences, factsOf } from '#modules/contributing/facts';
import type { Editable } from '#modules/facility-create/api';
import { applyEdit, editProblems, isSame, protectedEdit } from '#modules/facility-create/editing';
import type { FacilityEdit, PartialEdit } from '#modules/facility-create/editing';
import type { Records } from '#modules/facility-create/facts';
import type { SubmittedFacility } from '#modules/facility-create/submission';
import type { Facility } from '#domain/facility';

import { accounts } from '#mocks/accounts/store';
import { isoInstant } from '#mocks/core/time';
import { bumpChangesVersion } from '#mocks/directory/changesVersion';
import type { StoredFacility } from '#mocks/directory/store';
import { photos, attachPhotos } from '#mocks/facility-create/photos';
import { ProblemError } from '#mocks/core/problem';
import type { StoredAccount } from '#mocks/accounts/store';
import { taxonomy } from '#mocks/directory/taxonomy';
import { loadTowns } from '#mocks/facility-create/towns';
import { inTransaction } from '#mocks/core/transaction';

import { confirmedByEdit } from './confirmations';
import { decisionStores } from './decisionService';
import { toEditable, ownerDetailsFrom, getOwnerDetails, getEditState } from './ownerDetails';
import { changedFields, proposedPatch, publishedDetails } from './editedDetails';
import { changeFacility, openFacility, getFacility } from './facilityAccess';
import type { OpenedFacility } from './facilityAccess';
import { confidentialDifferences } from './confidentialFacility';
import { revokeLinks, createAdminTokens } from './decisionLinks';
import { saveRequest, newRequest, selfDeclaredForm } from './newRequests';
import type { AdminTokens } from './newRequests';
import { requests } from './store';
import { recordAudit } from './auditTrail';
import { isVerification } from './verificationService';

/** The stores that an edit reads and writes. */
const editStores = [...decisionStores, photos] as const;

/** Throws `forbidden` unless the user owns the facility and it is published. */
function assertEditable(user: StoredAccount, facility: Facility): void {
  if (!user.ownedFacilityIds.includes(facility.id)) throw new ProblemError('forbidden', { reason: 'not-owner' });
  if (facility.publicationStatus !== 'published') throw new ProblemError('forbidden', { reason: 'not-published' });
}

/** `GET api/account/facility` */
export async function getEditable(user: StoredAccount, slug: string): Promise<Editable> {
  const { facility, stored } = await getFacility(await openFacility({ slug }));
  assertEditable(user, facility);
  return toEditable(facility, stored, user);
}

/** Closes a change request that was withdrawn or replaced. */
async function closeChangeRequest(requestId: string): Promise<void> {
  await requests.update(requestId, { state: 'withdrawn', decidedAt: isoInstant() });
  await revokeLinks(requestId);
}

type Proposal = {
  values: PartialEdit;
  after: SubmittedFacility;
  patch: NonNullable<StoredFacility['pending']>['patch'];
  reason: string;
  adminTokens: AdminTokens;
};

/** Submits changes to the administrators, replacing earlier ones. Call within a transaction. */
async function propose(
  opened: OpenedFacility,
  user: StoredAccount,
  { values, after, patch, reason, adminTokens }: Proposal,
): Promise<void> {
  const { facility, stored } = await getFacility(opened);
  const openVerification = (await requests.list()).find(
    (one) => one.facilityId === opened.id && one.state === 'open' && isVerification(one),
  );
  // An open check by someone else continues.
  const state =
    facility.verification.state === 'pending'
      ? (openVerification?.previous ?? 'unverified')
      : facility.verification.state;
  const result = attemptTransition(
    verification,
    { state },
    { event: 'propose-change', actors: ['owner'], guards: { 'email-verified': user.emailVerifiedAt !== null } },
  );
  if (!result.ok) throw new ProblemError('email-not-verified');
  if (stored?.pending) await closeChangeRequest(stored.pending.requestId);
  const request = newRequest(opened, user, selfDeclaredForm({ kind: 'change', previous: state, note: reason }));
  const changed = { ...facility, ...patch, address: { ...facility.address, ...patch.address } };
  const own = ownerDetailsFrom(after);
  const now = await changeFacility(opened, {
    pending: {
      requestId: request.id,
      values,
      patch,
      own,
      fields: confidentialDifferences(
        { facility, own: await getOwnerDetails(facility.id, stored) },
        { facility: changed, own },
      ),
      reason,
      submittedAt: request.submittedAt,
      baseRevision: facility.revision,
    },
  });
  await saveRequest(request, user, now, { action: result.action, role: 'owner', adminTokens });
}

/** When each public address was last changed, for claims that are proven with one. */
function contactChangedSince(before: Facility, details: StoredFacility['patch'], stored: StoredFacility | undefined) {
  const after = { ...before, ...details } as Facility;
  return {
    ...stored?.contactSince,
    ...(after.email !== before.email && { email: isoInstant() }),
    ...(after.phones[0]?.number !== before.phones[0]?.number && { phone: isoInstant() }),
  };
}

type Input = {
  id: string;
  facility: FacilityEdit;
  revision: number;
  pendingSince?: string | null | undefined;
  reason: string;
};

/** Applies one edit. Call within a transaction. */
async function performEdit(
  opened: OpenedFacility,
  input: Input,
  user: StoredAccount,
  context: EditContext,
): Promise<void> {
  const { facility, stored } = await getFacility(opened);
  const { published, proposed } = await getEditState(facility, stored);
  const problems = editProblems(proposed, input.facility, context.records);
  if (problems.length > 0) {
    throw new ProblemError('validation-failed', {
      errors: problems.map(({ pointer, key }) => ({ pointer, code: 'custom', message: key })),
    });
  }
  const after = applyEdit(proposed, input.facility);
  const publishedIds = new Set(facility.photos.map(({ id }) => id));
  const newPhotos = after.photos.map((photo, at) => ({ ...photo, at })).filter(({ id }) => !publishedIds.has(id));
  await attachPhotos(newPhotos, facility.id, user.id);

  const townOf = ({ address }: SubmittedFacility) => context.towns.find(({ id }) => id === address.cityId);
  const proposal = protectedEdit(published, after);
  // Published immediately: everything except the protected fields.
  const now = { ...after, ...keptFields(published), address: { ...published.address, line2: after.address.line2 } };
  const fields = changedFields(published, now);
  const before = stored?.pending;
  const hasProposal = Object.keys(proposal).length > 0;
  const isNewProposal = hasProposal && !isSame(proposal, before?.values);
  if (fields.length === 0 && !isNewProposal && (hasProposal || !before)) return;

  const [town, nextTown] = [townOf(now), townOf(after)];
  if (!town || !nextTown) throw new ProblemError('internal');
  const details = fields.length === 0 ? {} : publishedDetails(facility, fields, now, town);
  const edited = await changeFacility(opened, {
    // Every edit counts a revision, even an empty one, so that stale editors get a conflict.
    details,
    confirmed: confirmedByEdit(Object.keys(details)),
    own: ownerDetailsFrom(now),
    contactSince: contactChangedSince(facility, details, stored),
    ...(!hasProposal && { pending: null }),
  });
  const actor = { account: user, role: 'owner' } as const;
  if (fields.length > 0) {
    const plain = { category: (id: string) => id };
    const changes = differences(factsOf(facility, plain), factsOf(edited, plain));
    await recordAudit(actor, 'facility.edited', { facilityId: opened.id, requestId: '' }, { changes });
  }
  if (isNewProposal) {
    const patch = proposedPatch(edited, proposal, after, nextTown);
    await propose(opened, user, {
      values: proposal,
      after,
      patch,
      reason: input.reason,
      adminTokens: context.adminTokens,
    });
  } else if (hasProposal && before) {
    await changeFacility(opened, { pending: { ...before, own: ownerDetailsFrom(after) } });
  } else if (before) {
    await closeChangeRequest(before.requestId);
    await recordAudit(actor, 'change.withdrawn', { facilityId: opened.id, requestId: before.requestId });
  }
}

const keptFields = ({ name, primaryCategoryId, geo, locationVisibility }: SubmittedFacility) => ({
  name,
  primaryCategoryId,
  geo,
  locationVisibility,
});

type EditContext = { records: Records; towns: Awaited<ReturnType<typeof loadTowns>>; adminTokens: AdminTokens };

/** `PATCH api/directory/facility` */
export async function saveEdit(user: StoredAccount, input: Input): Promise<Editable> {
  const opened = await openFacility({ id: input.id });
  const [{ categories, tags }, towns, adminTokens] = await Promise.all([
    taxonomy('en'),
    loadTowns('en'),
    createAdminTokens(),
  ]);
  const editable = await inTransaction(editStores, async () => {
    const account = await accounts.get(user.id);
    const first = await getFacility(opened);
    assertEditable(account, first.facility);
    const pendingSubmittedAt = first.stored?.pending?.submittedAt ?? null;
    const { pendingSince = pendingSubmittedAt } = input;
    if (first.facility.revision !== input.revision || pendingSince !== pendingSubmittedAt) {
      throw new ProblemError('revision-conflict', {
        current: await toEditable(first.facility, first.stored, account),
      });
    }
    await performEdit(opened, input, account, { records: { towns, categories, tags }, towns, adminTokens });
    const { facility, stored } = await getFacility(opened);
    return toEditable(facility, stored, account);
  });
  bumpChangesVersion();
  recordActivity([user.id], {
    id: `edit_${editable.id}_${editable.revision}`,
    action: 'edited',
    personId: user.id,
    subject: editable.name,
    link: facilityPath(editable.slug),
  });
  return editable;
}
