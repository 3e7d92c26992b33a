import { todayIn } from '#lib/time/today';
import type { Facility } from '#domain/facility';
import type { DataLanguage } from '#mocks/core/localized';
import { attemptTransition } from '#mocks/contributing/workflow/machine';
import { verification } from '#mocks/contributing/workflow/verification';
import type { OwnedFacility, quickActions } from '#modules/contributing/api';
import { completenessOf, mostMissing } from '#modules/contributing/completeness';
import type { Change } from '#domain/audit';

import { accounts } from '#mocks/accounts/store';
import { bumpChangesVersion } from '#mocks/directory/changesVersion';
import { facilityChanges, getFieldMeta } from '#mocks/directory/store';
import { ProblemError, fieldError } from '#mocks/core/problem';
import type { StoredAccount } from '#mocks/accounts/store';
import { resubmissionStatus } from '#mocks/facility-create/resubmissions';
import { openStateNow } from '#mocks/directory/facilitySummary';
import { taxonomy } from '#mocks/directory/taxonomy';
import { inTransaction } from '#mocks/core/transaction';

import { confirmedAsStillCorrect, confirmedByEdit } from './confirmations';
import { decisionStores } from './decisionService';
import { changeFacility, openFacility, getFacility, toFacilityRef } from './facilityAccess';
import { createAdminTokens } from './decisionLinks';
import { saveRequest, newRequest, selfDeclaredForm } from './newRequests';
import { endOwnership, prepareAdminTokens } from './ownership';
import { claims, requests } from './store';
import { notify } from './notify';
import { recordAudit, listAuditEvents } from './auditTrail';
import { isVerification } from './verificationService';

const isClosedOn = (facility: Facility, date: string) =>
  facility.exceptions.some(({ from, to, kind }) => kind === 'closed' && from <= date && date <= to);

type Names = ReadonlyArray<{ id: string; name: string }>;

async function toOwnedFacility(id: string, categories: Names = []): Promise<OwnedFacility> {
  const { facility, base, stored } = await getFacility(await openFacility({ id }));
  const confirmations = Object.values(getFieldMeta(base, stored)).map(({ confirmedAt }) => confirmedAt);
  const contested = (await claims.list()).filter((one) => one.facilityId === id && one.state === 'contested');
  const pending = stored?.pending ?? null;
  return {
    facility: toFacilityRef(facility),
    openState: openStateNow(facility),
    timeZone: facility.timeZone,
    operationalStatus: facility.operationalStatus,
    verification: facility.verification,
    completeness: completenessOf(facility),
    missing: mostMissing(facility),
    confirmedAt: confirmations.toSorted().at(-1) ?? null,
    ownerSince: facility.ownership.since ?? null,
    closedToday: isClosedOn(facility, todayIn(facility.timeZone)),
    changes: pending && {
      fields: pending.fields.map((field) => withCategoryName(field, categories)),
      reason: pending.reason,
      submittedAt: pending.submittedAt,
    },
    contestedClaims: contested.map((one) => ({ id: one.id, slug: one.slug, deadline: one.ownerDeadline })),
    revision: facility.revision,
  };
}

/** Shows categories by name instead of id. */
function withCategoryName({ path, before, after }: Change, categories: Names): Change {
  const nameOf = (id: string) => categories.find((one) => one.id === id)?.name ?? id;
  return path === 'category' ? { path, before: nameOf(before), after: nameOf(after) } : { path, before, after };
}

/** `GET api/account/facilities` */
export async function listOwnedFacilities(user: StoredAccount, language: DataLanguage): Promise<OwnedFacility[]> {
  if (user.emailVerifiedAt === null) throw new ProblemError('email-not-verified');
  const { categories } = await taxonomy(language);
  return Promise.all(user.ownedFacilityIds.map((id) => toOwnedFacility(id, categories)));
}

/** `GET api/account/facilities/submitted` */
export async function listSubmittedFacilities(user: StoredAccount) {
  const added = (await facilityChanges.list()).filter(({ createdBy }) => createdBy === user.id);
  const all = await requests.list();
  return Promise.all(
    added.map(async ({ id }) => {
      const opened = await openFacility({ id });
      const { facility } = await getFacility(opened);
      const request = all.find((one) => one.facilityId === id && one.kind === 'new-facility');
      return {
        facility: toFacilityRef(facility),
        publicationStatus: facility.publicationStatus,
        submittedAt: request?.submittedAt ?? facility.createdAt,
        requestId: request?.state === 'open' ? request.id : null,
        again: (await resubmissionStatus(opened)).result.ok,
        decision: request?.decision ? { ...request.decision, adminName: '' } : null,
        timeline: request ? await listAuditEvents(request.id, user) : [],
      };
    }),
  );
}

type Action = (typeof quickActions)[number];
type QuickEdit = { id: string; action: Action; reason?: string | undefined; until?: string | undefined };

function detailsFor(
  { action, reason = '', until }: QuickEdit,
  facility: Facility,
): Partial<Record<keyof Facility, unknown>> {
  const today = todayIn(facility.timeZone);
  const others = facility.exceptions.filter(({ from, to }) => !(from === today && to === today));
  switch (action) {
    case 'closed-today':
      return {
        exceptions: [...others, { from: today, to: today, kind: 'closed', ...(reason !== '' && { reason }) }],
      };
    case 'open-today':
      return { exceptions: others };
    case 'temporarily-closed':
      if (reason.length < 3) throw fieldError('/reason', 'custom', 'problem.quickReason');
      if (until !== undefined && until < today) throw fieldError('/until', 'custom', 'problem.quickUntil');
      return { operationalStatus: 'temporarily-closed', operationalReason: reason, operationalDate: until };
    case 'reopened':
      return { operationalStatus: 'open', operationalReason: undefined, operationalDate: undefined };
    case 'still-correct':
      return {};
  }
}

/** Throws `forbidden` unless the user owns the facility. */
function assertOwner(user: StoredAccount, id: string): void {
  if (!user.ownedFacilityIds.includes(id)) throw new ProblemError('forbidden', { reason: 'not-owner' });
}

/** `POST api/account/facility/quick` */
export async function quickEdit(user: StoredAccount, input: QuickEdit, language: DataLanguage): Promise<OwnedFacility> {
  const { categories } = await taxonomy(language);
  const opened = await openFacility({ id: input.id });
  const adminTokens = await createAdminTokens();
  await inTransaction(decisionStores, async () => {
    assertOwner(await accounts.get(user.id), input.id);
    const { facility } = await getFacility(opened);
    const details = detailsFor(input, facility);
    const after = await changeFacility(opened, {
      details,
      confirmed:
        input.action === 'still-correct' ? confirmedAsStillCorrect(facility) : confirmedByEdit(Object.keys(details)),
    });
    const subject = { facilityId: opened.id, requestId: '' };
    await recordAudit({ account: user, role: 'owner' }, `facility.${input.action}`, subject, {
      note: input.reason ?? '',
    });
    if (input.action !== 'still-correct') return;
    // Also requests a check if one is due.
    const open = (await requests.list()).some(
      (one) => one.facilityId === opened.id && one.state === 'open' && isVerification(one),
    );
    const { state } = after.verification;
    const result = attemptTransition(
      verification,
      { state },
      {
        event: 'reverify',
        actors: ['owner'],
        guards: {
          'email-verified': user.emailVerifiedAt !== null,
          'no-open-request': !open,
          'not-cooling-down': true,
          'few-open-requests': true,
        },
      },
    );
    if (!result.ok) return;
    const request = newRequest(opened, user, selfDeclaredForm({ kind: 'reverify', previous: state, note: '' }));
    await saveRequest(request, user, after, { action: result.action, role: 'owner', adminTokens });
  });
  bumpChangesVersion();
  return toOwnedFacility(input.id, categories);
}

/** `POST api/account/facility/relinquish` */
export async function giveUpOwnership(user: StoredAccount, id: string): Promise<true> {
  const opened = await openFacility({ id });
  const adminTokenSets = await prepareAdminTokens(id);
  await inTransaction(decisionStores, async () => {
    assertOwner(await accounts.get(user.id), id);
    const { facility } = await getFacility(opened);
    await endOwnership(opened, adminTokenSets, { account: user, role: 'owner' });
    await notify(user, 'relinquished', { facility: facility.name, what: 'claim' });
  });
  bumpChangesVersion();
  return true;
}
