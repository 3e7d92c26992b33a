import type { Facility } from '#domain/facility';
import { step } from '#mocks/contributing/workflow/machine';
import type { Actor } from '#mocks/contributing/workflow/machine';
import { publication } from '#mocks/contributing/workflow/publication';
import { verification } from '#mocks/contributing/workflow/verification';
import type { Decision } from '#modules/contributing/schemas';
import type { OutboxMail } from '#modules/account/api';

import { instant } from '#mocks/accounts/store';
import { ProblemResponse } from '#mocks/core/problem';
import type { StoredAccount } from '#mocks/accounts/seed';
import type { WorkflowFacts } from './workflowMailTexts';

import { claimStep, contestClaim, releaseMark } from './claimService';
import { confirmedByChange, confirmedByCheck, confirmedBySubmission } from './confirmations';
import { ownDetailsOf } from './ownerDetails';
import { changeFacility, moveOwnership, ownerOf } from './facilityAccess';
import type { OpenedFacility } from './facilityAccess';
import type { Checked } from './decisionLinkChecks';
import { replaceClaim } from './ownership';
import { proposedDetails, proposedOwn, verifiedBy } from './proposals';
import { claims, requests } from './store';
import type { StoredClaim, StoredRequest } from './store';
import { tell } from './notify';
import { note } from './auditTrail';
import { accountOfId } from './verificationService';

/** A decision about to be carried out. */
export interface Verdict {
  admin: StoredAccount;
  decision: Decision;
  opened: OpenedFacility;
}

type Told = OutboxMail[];
const asAdmin: readonly Actor[] = ['admin'];

/** A step of a machine was refused although the link was right: the request stands elsewhere by now. */
const elsewhere = (reason: string) => new ProblemResponse('request-open', { reason });

function guards({ decision }: Verdict): Record<'link-valid' | 'not-own-request' | 'reason-given', boolean> {
  return {
    'link-valid': true,
    'not-own-request': true,
    'reason-given': decision.outcome === 'approved' ? decision.message !== '' : decision.reasonCode !== null,
  };
}

async function notify(
  to: StoredAccount | undefined,
  { decision }: Verdict,
  facility: Facility,
  what: WorkflowFacts['what'],
): Promise<Told> {
  if (!to) return [];
  const kind = decision.outcome === 'approved' ? 'approved' : 'rejected';
  return [await tell(to, kind, { facility: facility.name, what, message: decision.message })];
}

async function decideNew(request: StoredRequest, { facility }: Checked, verdict: Verdict): Promise<Facility> {
  const { decision, opened } = verdict;
  const event =
    decision.route === 'approve-claim' ? 'approve-claim' : decision.route === 'reject' ? 'reject' : 'approve-verify';
  const state = facility.publicationStatus;
  const answer = step(
    publication,
    { state },
    {
      event,
      as: asAdmin,
      holds: { ...guards(verdict), 'submitter-is-owner': request.submitterIsOwner },
    },
  );
  if (!answer.ok) throw elsewhere(answer.reason);
  const owns = answer.effects.includes('give-ownership');
  if (owns) await moveOwnership(facility.id, request.requesterId);
  await note({ account: verdict.admin, role: 'admin' }, answer.action, subjectOf(request), { note: decision.message });
  return changeFacility(opened, {
    ...(answer.effects.includes('verify') && {
      confirmed: confirmedBySubmission(request, facility, await accountOfId(request.requesterId)),
    }),
    patch: {
      publicationStatus: answer.standing.state,
      ...(answer.effects.includes('verify') && { verification: verifiedBy(request, instant()) }),
      ...(owns && { ownership: { state: 'claimed', since: instant() } }),
    },
  });
}

async function decideCheck(request: StoredRequest, checked: Checked, verdict: Verdict): Promise<Facility> {
  const { facility, stored } = checked;
  const { decision, opened } = verdict;
  const isChange = request.kind === 'change';
  const answer = step(
    verification,
    // A change was asked for beside a check that may wait still: it neither ends nor answers that one.
    { state: isChange ? request.previous : facility.verification.state, previous: request.previous },
    {
      event: decision.outcome === 'approved' ? 'approve-verify' : 'reject',
      as: asAdmin,
      holds: {
        ...guards(verdict),
        'change-open': isChange,
        'reverify-open': request.kind === 'reverify',
      },
    },
  );
  if (!answer.ok) throw elsewhere(answer.reason);
  const { effects } = answer;
  const applies = effects.includes('apply-corrections') || effects.includes('apply-change');
  const details = applies ? proposedDetails(request, facility, stored) : undefined;
  const known = await ownDetailsOf(facility.id, stored);
  const own = applies ? proposedOwn(request, facility, stored, known) : undefined;
  const changes = Object.keys(details ?? {}).map((path) => ({ path, before: '', after: '' }));
  await note({ account: verdict.admin, role: 'admin' }, answer.action, subjectOf(request), {
    note: decision.message,
    changes,
  });
  return changeFacility(opened, {
    patch: {
      verification: effects.includes('verify')
        ? verifiedBy(request, instant())
        : { ...facility.verification, ...(!isChange && { state: answer.standing.state }) },
    },
    ...(details && { details }),
    ...(effects.includes('verify') && {
      confirmed: confirmedByCheck(request, await accountOfId(request.requesterId)),
    }),
    // The details of a change carry the whole address, whichever of its lines is another.
    ...(effects.includes('apply-change') && {
      confirmed: confirmedByChange(request, Object.keys(stored?.pending?.patch ?? {})),
    }),
    ...(own && { own }),
    ...(isChange && { pending: null }),
  });
}

const subjectOf = (request: StoredRequest | StoredClaim) => ({
  facilityId: request.facilityId,
  requestId: request.id,
});

/** Carries a decision about a request for verification out. Within a transaction. Answers who was told. */
export async function decideRequest(request: StoredRequest, checked: Checked, verdict: Verdict): Promise<Told> {
  const { decision } = verdict;
  await requests.update(request.id, { state: decision.outcome, decision, decidedAt: decision.at });
  const facility =
    request.kind === 'new-facility'
      ? await decideNew(request, checked, verdict)
      : await decideCheck(request, checked, verdict);
  const told = await notify(await accountOfId(request.requesterId), verdict, facility, request.kind);
  const owner = await ownerOf(facility.id);
  const isCheck = request.kind === 'verify' || request.kind === 'reverify';
  if (isCheck && decision.outcome === 'approved' && owner && owner.id !== request.requesterId) {
    told.push(await tell(owner, 'told-owner', { facility: facility.name, what: request.kind }));
  }
  return told;
}

/** Carries a decision about a claim out. Within a transaction. Answers who was told. */
export async function decideClaim(claim: StoredClaim, { facility }: Checked, verdict: Verdict): Promise<Told> {
  const { decision, opened, admin } = verdict;
  const { ownership } = facility;
  const owner = await ownerOf(facility.id);
  const owned = ownership.state === 'claimed' || ownership.state === 'contested';
  const answer = claimStep(claim.state, decision.outcome === 'approved' ? 'approve' : 'reject', asAdmin, {
    ...guards(verdict),
    'facility-unowned': !owned,
    'owner-agreed': claim.ownerAgreed,
  });
  if (!answer.ok) throw elsewhere(answer.reason);
  const { effects, standing, action } = answer;
  await claims.update(claim.id, { state: standing.state, decision, decidedAt: decision.at });
  await note({ account: admin, role: 'admin' }, action, subjectOf(claim), { note: decision.message });
  const claimant = await accountOfId(claim.claimantId);
  if (!effects.includes('give-ownership')) {
    await releaseMark(claim, opened);
    return notify(claimant, verdict, facility, 'claim');
  }
  if (owner?.id !== claim.claimantId) await replaceClaim(facility.id, owner?.id);
  await moveOwnership(facility.id, claim.claimantId);
  const now = await changeFacility(opened, { patch: { ownership: { state: 'claimed', since: decision.at } } });
  const others = (await claims.list()).filter(
    (one) => one.facilityId === facility.id && one.id !== claim.id && one.state === 'submitted',
  );
  for (const other of others) await contestClaim(other, now, opened);
  const told = await notify(claimant, verdict, facility, 'claim');
  if (effects.includes('notify-old-owner') && owner && owner.id !== claim.claimantId) {
    told.push(await tell(owner, 'transferred', { facility: facility.name, what: 'claim' }));
  }
  return told;
}
