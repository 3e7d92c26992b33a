import type { Facility } from '#domain/facility';
import { attemptTransition } from '#mocks/contributing/workflow/machine';
import { publication } from '#mocks/contributing/workflow/publication';
import { verification } from '#mocks/contributing/workflow/verification';
import type { OutboxMail } from '#modules/account/api';
import type { Listing, ListingAction } from '#modules/contributing/listing';

import { bumpChangesVersion } from '#mocks/directory/changesVersion';
import type { StoredFacility } from '#mocks/directory/store';
import { ProblemError, fieldError } from '#mocks/core/problem';
import type { StoredAccount } from '#mocks/accounts/store';
import type { ListingMailKind } from './listingMailTexts';
import { inTransaction } from '#mocks/core/transaction';

import { transition } from './claimService';
import { withoutChecks } from './confirmations';
import { decisionStores } from './decisionService';
import { changeFacility, openFacility, ownerOf, getFacility, toFacilityRef } from './facilityAccess';
import type { OpenedFacility } from './facilityAccess';
import { isUndecided } from './decisionLinkChecks';
import { endOwnership, prepareMailings } from './ownership';
import { audit, claims, requests } from './store';
import { notify } from './notify';
import { auditLineFor, recordAudit } from './auditTrail';
import { findAccount, isVerification } from './verificationService';

/** What an administrator sends. */
export interface ListingInput {
  slug: string;
  action: ListingAction;
  reason: string;
  target?: string | undefined;
}

type ListingTransition =
  { ok: true; action: string; state: Facility['publicationStatus'] | 'revoked' } | { ok: false; reason: string };
type ListingSubject = { facility: Facility; stored: StoredFacility | undefined; admin: StoredAccount };

const maxLines = 50;
const inverseActions: Readonly<Partial<Record<ListingAction, ListingAction>>> = {
  suspend: 'reinstate',
  reinstate: 'suspend',
  merge: 'separate',
};

async function openFacilityById(facilityId: string) {
  return [...(await requests.list()), ...(await claims.list())].filter(
    (one) => one.facilityId === facilityId && isUndecided(one),
  );
}

const isOwned = ({ ownership }: Facility) => ownership.state === 'claimed' || ownership.state === 'contested';

/** What the tables say to an action; `ready` also holds what only its form can bring. */
async function tryTransition(
  action: ListingAction,
  { facility, stored, admin }: ListingSubject,
): Promise<ListingTransition> {
  const open = await openFacilityById(facility.id);
  const owner = await ownerOf(facility.id);
  const common = {
    'not-own-request': stored?.createdBy !== admin.id && owner?.id !== admin.id,
    confirmed: true,
    'reason-given': true,
  };
  if (action === 'revoke-claim') {
    if (!isOwned(facility)) return { ok: false, reason: 'no-transition' };
    const answer = transition('approved', 'revoke', ['admin'], common);
    return answer.ok ? { ok: true, action: answer.action, state: 'revoked' } : answer;
  }
  if (action === 'revoke-verification') {
    const checked = !open.some((one) => 'kind' in one && isVerification(one));
    const answer = attemptTransition(
      verification,
      { state: facility.verification.state },
      { event: 'revoke', as: ['admin'], holds: { ...common, 'no-open-request': checked } },
    );
    return answer.ok ? { ok: true, action: answer.action, state: 'revoked' } : answer;
  }
  const answer = attemptTransition(
    publication,
    { state: facility.publicationStatus },
    {
      event: action,
      as: ['admin'],
      holds: { ...common, 'target-published': true, 'nothing-open': open.length === 0 },
    },
  );
  if (!answer.ok || answer.standing.state === 'deleted')
    return { ok: false, reason: answer.ok ? 'gone' : answer.reason };
  return { ok: true, action: answer.action, state: answer.standing.state };
}

/** Where a facility stands, for an administrator. */
async function toListing(admin: StoredAccount, opened: OpenedFacility): Promise<Listing> {
  const known = { ...(await getFacility(opened)), admin };
  const { facility, stored } = known;
  const owner = await ownerOf(facility.id);
  const actions: ListingAction[] = [];
  for (const action of ['suspend', 'reinstate', 'merge', 'separate', 'revoke-verification', 'revoke-claim'] as const) {
    if ((await tryTransition(action, known)).ok) actions.push(action);
  }
  const lines = (await audit.list()).filter(({ facilityId }) => facilityId === facility.id);
  return {
    facility: toFacilityRef(facility),
    publicationStatus: facility.publicationStatus,
    verification: facility.verification.state,
    managed: isOwned(facility),
    manager: owner?.name ?? '',
    own: stored?.createdBy === admin.id || owner?.id === admin.id,
    open: (await openFacilityById(facility.id)).length,
    actions,
    audit: lines.slice(-maxLines).map(auditLineFor(admin)),
  };
}

/** `GET api/admin/facility` */
export async function loadListing(admin: StoredAccount, slug: string): Promise<Listing> {
  return toListing(admin, await openFacility({ slug }));
}

/** The facility that another becomes a part of. */
async function mergeTargetOf(
  { action, target }: ListingInput,
  of: OpenedFacility,
): Promise<OpenedFacility | undefined> {
  if (action !== 'merge') return undefined;
  const unknown = () => fieldError('/listing/target', 'custom', 'problem.listingTarget');
  if (target === undefined) throw unknown();
  const opened = await openFacility({ slug: target }).catch(() => undefined);
  if (!opened || opened.id === of.id) throw unknown();
  return opened;
}

const mailOf: Readonly<Record<ListingAction, ListingMailKind>> = {
  suspend: 'suspended',
  reinstate: 'reinstated',
  merge: 'merged',
  separate: 'separated',
  'revoke-verification': 'unverified',
  'revoke-claim': 'revoked',
};

/** Whom an action concerns: who manages the facility and who added it, or who had it verified; each once. */
async function listAffectedAccounts(
  action: ListingAction,
  { facility, stored }: ListingSubject,
): Promise<StoredAccount[]> {
  const checked =
    action === 'revoke-verification'
      ? (await requests.list()).find((one) => one.facilityId === facility.id && one.state === 'approved')
      : undefined;
  const ids =
    action === 'revoke-claim'
      ? [(await ownerOf(facility.id))?.id]
      : [(await ownerOf(facility.id))?.id, checked ? checked.requesterId : (stored?.createdBy ?? undefined)];
  const people: StoredAccount[] = [];
  for (const id of new Set(ids)) {
    const person = id === undefined ? undefined : await findAccount(id);
    if (person) people.push(person);
  }
  return people;
}

/** `POST api/admin/facility` */
export async function changeListing(admin: StoredAccount, input: ListingInput) {
  const { slug, action, reason } = input;
  const opened = await openFacility({ slug });
  const into = await mergeTargetOf(input, opened);
  const mailings = await prepareMailings(opened.id);
  const sent = await inTransaction(decisionStores, async () => {
    const known = { ...(await getFacility(opened)), admin };
    const { facility, base, stored } = known;
    const moved = await tryTransition(action, known);
    if (!moved.ok) {
      if (moved.reason === 'not-own-request') throw new ProblemError('self-decision');
      if (moved.reason === 'nothing-open' || moved.reason === 'no-open-request') {
        throw new ProblemError('request-open', { reason: moved.reason });
      }
      throw new ProblemError('already-decided', { state: facility.publicationStatus });
    }
    const target = into && (await getFacility(into)).facility;
    if (target && target.publicationStatus !== 'published') {
      throw fieldError('/listing/target', 'custom', 'problem.listingTarget');
    }
    const people = await listAffectedAccounts(action, known);
    if (action === 'revoke-claim') {
      await endOwnership(opened, mailings, { account: admin, role: 'admin' }, reason);
    } else {
      await changeFacility(opened, {
        patch:
          action === 'revoke-verification'
            ? { verification: { state: 'unverified' } }
            : { publicationStatus: moved.state, mergedIntoSlug: target?.slug },
        ...(action === 'revoke-verification' && { fieldMeta: withoutChecks(base, stored) }),
      });
      await recordAudit(
        { account: admin, role: 'admin' },
        moved.action,
        { facilityId: facility.id, requestId: '' },
        { note: reason },
      );
    }
    const told: OutboxMail[] = [];
    const facts = { facility: facility.name, what: 'verify', message: reason, other: target?.name ?? '' } as const;
    for (const person of people) told.push(await notify(person, mailOf[action], facts));
    return told;
  });
  bumpChangesVersion();
  return {
    listing: await toListing(admin, opened),
    done: action,
    sent: sent.map(({ to, subject, text }) => ({ to, subject, text })),
    back: inverseActions[action] ?? null,
  };
}
