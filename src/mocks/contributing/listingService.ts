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
import { changeFacility, openFacility, findOwner, getFacility, toFacilityRef } from './facilityAccess';
import type { OpenedFacility } from './facilityAccess';
import { isUndecided } from './decisionLinkChecks';
import { endOwnership, prepareAdminTokens } from './ownership';
import { audit, claims, requests } from './store';
import { notify } from './notify';
import { auditLineFor, recordAudit } from './auditTrail';
import { findAccount, isVerification } from './verificationService';

/** The body of a listing action. */
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

async function listOpenRequests(facilityId: string) {
  return [...(await requests.list()), ...(await claims.list())].filter(
    (one) => one.facilityId === facilityId && isUndecided(one),
  );
}

const isOwned = ({ ownership }: Facility) => ownership.state === 'claimed' || ownership.state === 'contested';

/** Tries a listing action without applying it; assumes whatever only its form can provide. */
async function tryTransition(
  action: ListingAction,
  { facility, stored, admin }: ListingSubject,
): Promise<ListingTransition> {
  const open = await listOpenRequests(facility.id);
  const owner = await findOwner(facility.id);
  const common = {
    'not-own-request': stored?.createdBy !== admin.id && owner?.id !== admin.id,
    confirmed: true,
    'reason-given': true,
  };
  if (action === 'revoke-claim') {
    if (!isOwned(facility)) return { ok: false, reason: 'no-transition' };
    const result = transition('approved', 'revoke', ['admin'], common);
    return result.ok ? { ok: true, action: result.action, state: 'revoked' } : result;
  }
  if (action === 'revoke-verification') {
    const hasNoOpenCheck = !open.some((one) => 'kind' in one && isVerification(one));
    const result = attemptTransition(
      verification,
      { state: facility.verification.state },
      { event: 'revoke', actors: ['admin'], guards: { ...common, 'no-open-request': hasNoOpenCheck } },
    );
    return result.ok ? { ok: true, action: result.action, state: 'revoked' } : result;
  }
  const result = attemptTransition(
    publication,
    { state: facility.publicationStatus },
    {
      event: action,
      actors: ['admin'],
      guards: { ...common, 'target-published': true, 'nothing-open': open.length === 0 },
    },
  );
  if (!result.ok || result.next.state === 'deleted') return { ok: false, reason: result.ok ? 'gone' : result.reason };
  return { ok: true, action: result.action, state: result.next.state };
}

/** The listing state of a facility, for administrators. */
async function toListing(admin: StoredAccount, opened: OpenedFacility): Promise<Listing> {
  const subject = { ...(await getFacility(opened)), admin };
  const { facility, stored } = subject;
  const owner = await findOwner(facility.id);
  const actions: ListingAction[] = [];
  for (const action of ['suspend', 'reinstate', 'merge', 'separate', 'revoke-verification', 'revoke-claim'] as const) {
    if ((await tryTransition(action, subject)).ok) actions.push(action);
  }
  const lines = (await audit.list()).filter(({ facilityId }) => facilityId === facility.id);
  return {
    facility: toFacilityRef(facility),
    publicationStatus: facility.publicationStatus,
    verification: facility.verification.state,
    managed: isOwned(facility),
    manager: owner?.name ?? '',
    own: stored?.createdBy === admin.id || owner?.id === admin.id,
    open: (await listOpenRequests(facility.id)).length,
    actions,
    audit: lines.slice(-maxLines).map(auditLineFor(admin)),
  };
}

/** `GET api/admin/facility` */
export async function loadListing(admin: StoredAccount, slug: string): Promise<Listing> {
  return toListing(admin, await openFacility({ slug }));
}

/** Loads the facility that another is merged into. */
async function openMergeTarget(
  { action, target }: ListingInput,
  of: OpenedFacility,
): Promise<OpenedFacility | undefined> {
  if (action !== 'merge') return undefined;
  const targetError = () => fieldError('/listing/target', 'custom', 'problem.listingTarget');
  if (target === undefined) throw targetError();
  const opened = await openFacility({ slug: target }).catch(() => undefined);
  if (!opened || opened.id === of.id) throw targetError();
  return opened;
}

const mailKinds: Readonly<Record<ListingAction, ListingMailKind>> = {
  suspend: 'suspended',
  reinstate: 'reinstated',
  merge: 'merged',
  separate: 'separated',
  'revoke-verification': 'unverified',
  'revoke-claim': 'revoked',
};

/**
 * The accounts that an action concerns: the owner, and the creator or the one who had it verified; without duplicates.
 */
async function listAffectedAccounts(
  action: ListingAction,
  { facility, stored }: ListingSubject,
): Promise<StoredAccount[]> {
  const approved =
    action === 'revoke-verification'
      ? (await requests.list()).find((one) => one.facilityId === facility.id && one.state === 'approved')
      : undefined;
  const ids =
    action === 'revoke-claim'
      ? [(await findOwner(facility.id))?.id]
      : [(await findOwner(facility.id))?.id, approved ? approved.requesterId : (stored?.createdBy ?? undefined)];
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
  const openedTarget = await openMergeTarget(input, opened);
  const adminTokenSets = await prepareAdminTokens(opened.id);
  const mails = await inTransaction(decisionStores, async () => {
    const subject = { ...(await getFacility(opened)), admin };
    const { facility, base, stored } = subject;
    const transition = await tryTransition(action, subject);
    if (!transition.ok) {
      if (transition.reason === 'not-own-request') throw new ProblemError('self-decision');
      if (transition.reason === 'nothing-open' || transition.reason === 'no-open-request') {
        throw new ProblemError('request-open', { reason: transition.reason });
      }
      throw new ProblemError('already-decided', { state: facility.publicationStatus });
    }
    const target = openedTarget && (await getFacility(openedTarget)).facility;
    if (target && target.publicationStatus !== 'published') {
      throw fieldError('/listing/target', 'custom', 'problem.listingTarget');
    }
    const recipients = await listAffectedAccounts(action, subject);
    if (action === 'revoke-claim') {
      await endOwnership(opened, adminTokenSets, { account: admin, role: 'admin' }, reason);
    } else {
      await changeFacility(opened, {
        patch:
          action === 'revoke-verification'
            ? { verification: { state: 'unverified' } }
            : { publicationStatus: transition.state, mergedIntoSlug: target?.slug },
        ...(action === 'revoke-verification' && { fieldMeta: withoutChecks(base, stored) }),
      });
      await recordAudit(
        { account: admin, role: 'admin' },
        transition.action,
        { facilityId: facility.id, requestId: '' },
        { note: reason },
      );
    }
    const sentMails: OutboxMail[] = [];
    const facts = { facility: facility.name, what: 'verify', message: reason, other: target?.name ?? '' } as const;
    for (const person of recipients) sentMails.push(...(await notify(person, mailKinds[action], facts)));
    return sentMails;
  });
  bumpChangesVersion();
  return {
    listing: await toListing(admin, opened),
    done: action,
    sent: mails.map(({ to, subject, text }) => ({ to, subject, text })),
    back: inverseActions[action] ?? null,
  };
}
