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
import { loadTowns } from '#mocks/directory/towns';
import { inTransaction } from '#mocks/core/transaction';

import { confirmedByEdit } from './confirmations';
import { decisionStores } from './decisionService';
import { toEditable, ownerDetailsFrom, getOwnerDetails, editStateOf } from './ownerDetails';
import { changedFields, proposedPatch, publishedDetails } from './editedDetails';
import { changeFacility, openFacility, getFacility } from './facilityAccess';
import type { OpenedFacility } from './facilityAccess';
import { confidentialDifferences } from './confidentialFacility';
import { revokeLinks, tokensForAdministrators } from './decisionLinks';
import { saveRequest, newRequest, selfDeclaredForm } from './newRequests';
import type { AdminTokens } from './newRequests';
import { requests } from './store';
import { recordAudit } from './auditTrail';
import { isVerification } from './verificationService';

/** What an edit reads and writes. */
const editStores = [...decisionStores, photos] as const;

/** Throws `forbidden` for a facility of somebody else, and for one that is not public. */
function assertEditable(by: StoredAccount, facility: Facility): void {
  if (!by.ownedFacilityIds.includes(facility.id)) throw new ProblemError('forbidden', { reason: 'not-owner' });
  if (facility.publicationStatus !== 'published') throw new ProblemError('forbidden', { reason: 'not-published' });
}

/** `GET api/account/facility` */
export async function getEditable(by: StoredAccount, slug: string): Promise<Editable> {
  const { facility, stored } = await getFacility(await openFacility({ slug }));
  assertEditable(by, facility);
  return toEditable(facility, stored, by);
}

/** Ends the changes that wait: they were taken back, or others take their place. */
async function closeChangeRequest(requestId: string): Promise<void> {
  await requests.update(requestId, { state: 'withdrawn', decidedAt: isoInstant() });
  await revokeLinks(requestId);
}

type Proposal = {
  asked: PartialEdit;
  after: SubmittedFacility;
  patch: NonNullable<StoredFacility['pending']>['patch'];
  reason: string;
  mailing: AdminTokens;
};

/** Has changes wait for an administrator, in the place of those that waited before. Within a transaction. */
async function propose(
  opened: OpenedFacility,
  by: StoredAccount,
  { asked, after, patch, reason, mailing }: Proposal,
): Promise<void> {
  const { facility, stored } = await getFacility(opened);
  const check = (await requests.list()).find(
    (one) => one.facilityId === opened.id && one.state === 'open' && isVerification(one),
  );
  // Somebody else's check goes on beside it.
  const state =
    facility.verification.state === 'pending' ? (check?.previous ?? 'unverified') : facility.verification.state;
  const answer = attemptTransition(
    verification,
    { state },
    { event: 'propose-change', as: ['owner'], holds: { 'email-verified': by.emailVerifiedAt !== null } },
  );
  if (!answer.ok) throw new ProblemError('email-not-verified');
  if (stored?.pending) await closeChangeRequest(stored.pending.requestId);
  const request = newRequest(opened, by, selfDeclaredForm({ kind: 'change', previous: state, note: reason }));
  const changed = { ...facility, ...patch, address: { ...facility.address, ...patch.address } };
  const own = ownerDetailsFrom(after);
  const now = await changeFacility(opened, {
    pending: {
      requestId: request.id,
      values: asked,
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
  await saveRequest(request, by, now, { action: answer.action, as: 'owner', mailing });
}

/** Since when the public addresses are on file, for who proves a claim with one. */
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

/** One edit, with what it needs to be known. Within a transaction. */
async function performEdit(opened: OpenedFacility, input: Input, by: StoredAccount, needs: EditContext): Promise<void> {
  const { facility, stored } = await getFacility(opened);
  const { published, proposed } = await editStateOf(facility, stored);
  const problems = editProblems(proposed, input.facility, needs.records);
  if (problems.length > 0) {
    throw new ProblemError('validation-failed', {
      errors: problems.map(({ pointer, key }) => ({ pointer, code: 'custom', message: key })),
    });
  }
  const after = applyEdit(proposed, input.facility);
  const shown = new Set(facility.photos.map(({ id }) => id));
  const fresh = after.photos.map((photo, at) => ({ ...photo, at })).filter(({ id }) => !shown.has(id));
  await attachPhotos(fresh, facility.id, by.id);

  const townOf = ({ address }: SubmittedFacility) => needs.towns.find(({ id }) => id === address.cityId);
  const asked = protectedEdit(published, after);
  // What is published now: everything but what is protected.
  const now = { ...after, ...keptFields(published), address: { ...published.address, line2: after.address.line2 } };
  const fields = changedFields(published, now);
  const before = stored?.pending;
  const asks = Object.keys(asked).length > 0;
  const asksAnew = asks && !isSame(asked, before?.values);
  if (fields.length === 0 && !asksAnew && (asks || !before)) return;

  const [town, nextTown] = [townOf(now), townOf(after)];
  if (!town || !nextTown) throw new ProblemError('internal');
  const details = fields.length === 0 ? {} : publishedDetails(facility, fields, now, town);
  const edited = await changeFacility(opened, {
    // Every edit counts, so that whoever has read the one before is told.
    details,
    confirmed: confirmedByEdit(Object.keys(details)),
    own: ownerDetailsFrom(now),
    contactSince: contactChangedSince(facility, details, stored),
    ...(!asks && { pending: null }),
  });
  const doer = { account: by, role: 'owner' } as const;
  if (fields.length > 0) {
    const plain = { category: (id: string) => id };
    const told = differences(factsOf(facility, plain), factsOf(edited, plain));
    await recordAudit(doer, 'facility.edited', { facilityId: opened.id, requestId: '' }, { changes: told });
  }
  if (asksAnew) {
    const patch = proposedPatch(edited, asked, after, nextTown);
    await propose(opened, by, { asked, after, patch, reason: input.reason, mailing: needs.mailing });
  } else if (asks && before) {
    await changeFacility(opened, { pending: { ...before, own: ownerDetailsFrom(after) } });
  } else if (before) {
    await closeChangeRequest(before.requestId);
    await recordAudit(doer, 'change.withdrawn', { facilityId: opened.id, requestId: before.requestId });
  }
}

const keptFields = ({ name, primaryCategoryId, geo, locationVisibility }: SubmittedFacility) => ({
  name,
  primaryCategoryId,
  geo,
  locationVisibility,
});

type EditContext = { records: Records; towns: Awaited<ReturnType<typeof loadTowns>>; mailing: AdminTokens };

/** `PATCH api/directory/facility` */
export async function saveEdit(by: StoredAccount, input: Input): Promise<Editable> {
  const opened = await openFacility({ id: input.id });
  const [{ categories, tags }, towns, mailing] = await Promise.all([
    taxonomy('en'),
    loadTowns('en'),
    tokensForAdministrators(),
  ]);
  const answer = await inTransaction(editStores, async () => {
    const account = await accounts.get(by.id);
    const first = await getFacility(opened);
    assertEditable(account, first.facility);
    const waits = first.stored?.pending?.submittedAt ?? null;
    const { pendingSince = waits } = input;
    if (first.facility.revision !== input.revision || pendingSince !== waits) {
      throw new ProblemError('revision-conflict', {
        current: await toEditable(first.facility, first.stored, account),
      });
    }
    await performEdit(opened, input, account, { records: { towns, categories, tags }, towns, mailing });
    const { facility, stored } = await getFacility(opened);
    return toEditable(facility, stored, account);
  });
  bumpChangesVersion();
  return answer;
}
