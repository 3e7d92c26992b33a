import { step } from '#mocks/contributing/workflow/machine';
import { verification } from '#mocks/contributing/workflow/verification';
import { differences, factsOf } from '#modules/contributing/facts';
import type { Editable } from '#modules/facility-create/api';
import { applyEdit, editProblems, isSame, protectedEdit } from '#modules/facility-create/editing';
import type { FacilityEdit, PartialEdit } from '#modules/facility-create/editing';
import type { Records } from '#modules/facility-create/facts';
import type { SubmittedFacility } from '#modules/facility-create/submission';
import type { Facility } from '#domain/facility';

import { accounts, instant } from '#mocks/accounts/store';
import { noteFacilityChanges } from '#mocks/directory/changesVersion';
import type { StoredFacility } from '#mocks/directory/store';
import { photos, takePhotos } from '#mocks/facility-create/photos';
import { ProblemResponse } from '#mocks/core/problem';
import type { StoredAccount } from '#mocks/accounts/seed';
import { taxonomy } from '#mocks/directory/taxonomy';
import { townsIn } from '#mocks/directory/towns';
import { inTransaction } from '#mocks/core/transaction';

import { confirmedByEdit } from './confirmations';
import { decisionStores } from './decisionService';
import { editableOf, ownDetails, ownDetailsOf, standOf } from './ownerDetails';
import { changedFields, proposedPatch, publishedDetails } from './editedDetails';
import { changeFacility, openFacility, readFacility } from './facilityAccess';
import type { OpenedFacility } from './facilityAccess';
import { knownDifferences } from './confidentialFacility';
import { revokeLinks, tokensForAdministrators } from './decisionLinks';
import { fileRequest, newRequest, onOwnWord } from './newRequests';
import type { Mailing } from './newRequests';
import { requests } from './store';
import { note } from './auditTrail';
import { isCheck } from './verificationService';

/** What an edit reads and writes. */
const editStores = [...decisionStores, photos] as const;

/** Throws `forbidden` for a facility of somebody else, and for one that is not public. */
function assertEditable(by: StoredAccount, facility: Facility): void {
  if (!by.ownedFacilityIds.includes(facility.id)) throw new ProblemResponse('forbidden', { reason: 'not-owner' });
  if (facility.publicationStatus !== 'published') throw new ProblemResponse('forbidden', { reason: 'not-published' });
}

/** `GET api/account/facility` */
export async function readEditable(by: StoredAccount, slug: string): Promise<Editable> {
  const { facility, stored } = await readFacility(await openFacility({ slug }));
  assertEditable(by, facility);
  return editableOf(facility, stored, by);
}

/** Ends the changes that wait: they were taken back, or others take their place. */
async function endChanges(requestId: string): Promise<void> {
  await requests.update(requestId, { state: 'withdrawn', decidedAt: instant() });
  await revokeLinks(requestId);
}

type Proposal = {
  asked: PartialEdit;
  after: SubmittedFacility;
  patch: NonNullable<StoredFacility['pending']>['patch'];
  reason: string;
  mailing: Mailing;
};

/** Has changes wait for an administrator, in the place of those that waited before. Within a transaction. */
async function propose(
  opened: OpenedFacility,
  by: StoredAccount,
  { asked, after, patch, reason, mailing }: Proposal,
): Promise<void> {
  const { facility, stored } = await readFacility(opened);
  const check = (await requests.list()).find(
    (one) => one.facilityId === opened.id && one.state === 'open' && isCheck(one),
  );
  // Somebody else's check goes on beside it.
  const state =
    facility.verification.state === 'pending' ? (check?.previous ?? 'unverified') : facility.verification.state;
  const answer = step(
    verification,
    { state },
    { event: 'propose-change', as: ['owner'], holds: { 'email-verified': by.emailVerifiedAt !== null } },
  );
  if (!answer.ok) throw new ProblemResponse('email-not-verified');
  if (stored?.pending) await endChanges(stored.pending.requestId);
  const request = newRequest(opened, by, onOwnWord({ kind: 'change', previous: state, note: reason }));
  const changed = { ...facility, ...patch, address: { ...facility.address, ...patch.address } };
  const own = ownDetails(after);
  const now = await changeFacility(opened, {
    pending: {
      requestId: request.id,
      values: asked,
      patch,
      own,
      fields: knownDifferences({ facility, own: await ownDetailsOf(facility.id, stored) }, { facility: changed, own }),
      reason,
      submittedAt: request.submittedAt,
      baseRevision: facility.revision,
    },
  });
  await fileRequest(request, by, now, { action: answer.action, as: 'owner', mailing });
}

/** Since when the public addresses are on file, for who proves a claim with one. */
function contactSince(before: Facility, details: StoredFacility['patch'], stored: StoredFacility | undefined) {
  const after = { ...before, ...details } as Facility;
  return {
    ...stored?.contactSince,
    ...(after.email !== before.email && { email: instant() }),
    ...(after.phones[0]?.number !== before.phones[0]?.number && { phone: instant() }),
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
async function carryOut(opened: OpenedFacility, input: Input, by: StoredAccount, needs: Needs): Promise<void> {
  const { facility, stored } = await readFacility(opened);
  const { published, proposed } = await standOf(facility, stored);
  const problems = editProblems(proposed, input.facility, needs.records);
  if (problems.length > 0) {
    throw new ProblemResponse('validation-failed', {
      errors: problems.map(({ pointer, key }) => ({ pointer, code: 'custom', message: key })),
    });
  }
  const after = applyEdit(proposed, input.facility);
  const shown = new Set(facility.photos.map(({ id }) => id));
  const fresh = after.photos.map((photo, at) => ({ ...photo, at })).filter(({ id }) => !shown.has(id));
  await takePhotos(fresh, facility.id, by.id);

  const townOf = ({ address }: SubmittedFacility) => needs.towns.find(({ id }) => id === address.cityId);
  const asked = protectedEdit(published, after);
  // What is published now: everything but what is protected.
  const now = { ...after, ...keep(published), address: { ...published.address, line2: after.address.line2 } };
  const fields = changedFields(published, now);
  const before = stored?.pending;
  const asks = Object.keys(asked).length > 0;
  const asksAnew = asks && !isSame(asked, before?.values);
  if (fields.length === 0 && !asksAnew && (asks || !before)) return;

  const [town, nextTown] = [townOf(now), townOf(after)];
  if (!town || !nextTown) throw new ProblemResponse('internal');
  const details = fields.length === 0 ? {} : publishedDetails(facility, fields, now, town);
  const edited = await changeFacility(opened, {
    // Every edit counts, so that whoever has read the one before is told.
    details,
    confirmed: confirmedByEdit(Object.keys(details)),
    own: ownDetails(now),
    contactSince: contactSince(facility, details, stored),
    ...(!asks && { pending: null }),
  });
  const doer = { account: by, role: 'owner' } as const;
  if (fields.length > 0) {
    const plain = { category: (id: string) => id };
    const told = differences(factsOf(facility, plain), factsOf(edited, plain));
    await note(doer, 'facility.edited', { facilityId: opened.id, requestId: '' }, { changes: told });
  }
  if (asksAnew) {
    const patch = proposedPatch(edited, asked, after, nextTown);
    await propose(opened, by, { asked, after, patch, reason: input.reason, mailing: needs.mailing });
  } else if (asks && before) {
    await changeFacility(opened, { pending: { ...before, own: ownDetails(after) } });
  } else if (before) {
    await endChanges(before.requestId);
    await note(doer, 'change.withdrawn', { facilityId: opened.id, requestId: before.requestId });
  }
}

const keep = ({ name, primaryCategoryId, geo, locationVisibility }: SubmittedFacility) => ({
  name,
  primaryCategoryId,
  geo,
  locationVisibility,
});

type Needs = { records: Records; towns: Awaited<ReturnType<typeof townsIn>>; mailing: Mailing };

/** `PATCH api/directory/facility` */
export async function edit(by: StoredAccount, input: Input): Promise<Editable> {
  const opened = await openFacility({ id: input.id });
  const [{ categories, tags }, towns, mailing] = await Promise.all([
    taxonomy('en'),
    townsIn('en'),
    tokensForAdministrators(),
  ]);
  const answer = await inTransaction(editStores, async () => {
    const account = await accounts.get(by.id);
    const first = await readFacility(opened);
    assertEditable(account, first.facility);
    const waits = first.stored?.pending?.submittedAt ?? null;
    const { pendingSince = waits } = input;
    if (first.facility.revision !== input.revision || pendingSince !== waits) {
      throw new ProblemResponse('revision-conflict', {
        current: await editableOf(first.facility, first.stored, account),
      });
    }
    await carryOut(opened, input, account, { records: { towns, categories, tags }, towns, mailing });
    const { facility, stored } = await readFacility(opened);
    return editableOf(facility, stored, account);
  });
  noteFacilityChanges();
  return answer;
}
