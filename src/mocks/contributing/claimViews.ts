import type { Facility } from '#domain/facility';
import { claimMethods } from '#modules/contributing/schemas';
import type { Claim } from '#modules/contributing/schemas';

import { maskEmail } from '#mocks/accounts/emailConfirmation';
import type { StoredFacility } from '#mocks/directory/store';
import { accounts } from '#mocks/accounts/store';
import type { StoredAccount } from '#mocks/accounts/store';

import { openFacility, getFacility, toFacilityRef } from './facilityAccess';
import { claimViewer, evidence } from './store';
import type { StoredClaim } from './store';
import { dayMs, minuteMs } from '#lib/time/duration';
import { isPast } from '#mocks/core/time';
import { listAuditEvents } from './auditTrail';

/** Wrong codes before codes are locked for a day. */
export const maxCodeAttempts = 5;
/** Codes per 24 hours. */
export const maxCodeSends = 3;
/** Time between two codes. */
export const resendDelayMs = minuteMs;
const minContactAgeMs = 14 * dayMs;

const maskedPhone = (number: string) => `${number.slice(0, 4)} ••• ${number.slice(-3)}`;

/** The facility's public address that a code is sent to. */
export function codeRecipient(method: StoredClaimMethod, facility: Facility): string | undefined {
  if (method === 'email-code') return facility.email;
  return facility.phones.find(({ type }) => type !== 'fax')?.number;
}
type StoredClaimMethod = 'email-code' | 'phone-code';

/** When codes were sent in the last 24 hours. */
export const sendsToday = ({ sends }: Pick<StoredClaim, 'sends'>) => sends.filter((at) => !isPast(at, dayMs));

/** The methods of proving a claim; unavailable ones carry a reason. */
export function availableMethods(
  claim: Pick<StoredClaim, 'sends' | 'lockedUntil'>,
  facility: Facility,
  stored: StoredFacility | undefined,
): Claim['methods'] {
  return claimMethods.map((method): Claim['methods'][number] => {
    if (method === 'documents') return { method, available: true };
    const target = codeRecipient(method, facility);
    if (target === undefined) return { method, available: false, reason: 'no-address' };
    const maskedTarget = method === 'email-code' ? maskEmail(target) : maskedPhone(target);
    const since = stored?.contactSince[method === 'email-code' ? 'email' : 'phone'] ?? facility.createdAt;
    if (!isPast(since, minContactAgeMs)) return { method, available: false, reason: 'too-new', maskedTarget };
    if (claim.lockedUntil !== null && !isPast(claim.lockedUntil)) {
      return { method, available: false, reason: 'locked', maskedTarget };
    }
    if (sendsToday(claim).length >= maxCodeSends)
      return { method, available: false, reason: 'sends-spent', maskedTarget };
    return { method, available: true, maskedTarget };
  });
}

/**
 * A claim as its claimant or the facility's owner may read it. The owner reads what the claimant gave about themself
 * for as long as the claim is undecided; evidence and codes are for the claimant and the administrators.
 */
export async function toClaim(claim: StoredClaim, reader: StoredAccount): Promise<Claim> {
  const opened = await openFacility({ slug: claim.facilitySlug });
  const { facility, stored } = await getFacility(opened);
  const viewer = claimViewer(claim, reader);
  const own = viewer === 'claimant';
  const files = own ? await evidence.list() : [];
  const { code } = claim;
  const open = ['submitted', 'contested', 'contested-ready'].includes(claim.state);
  const seesClaimant = own || (viewer === 'owner' && open);
  return {
    id: claim.id,
    slug: claim.slug,
    facility: toFacilityRef(facility),
    viewer: own ? 'claimant' : 'owner',
    role: claim.role,
    claimantName: seesClaimant ? ((await accounts.find(claim.claimantId))?.name ?? null) : null,
    relationNote: seesClaimant ? claim.relationNote : '',
    workEmail: seesClaimant ? claim.workEmail : null,
    evidence: claim.evidenceIds.flatMap((id) => {
      const file = files.find((one) => one.id === id);
      return file ? [{ id, kind: file.kind, fileName: file.fileName, mime: file.mime, size: file.size }] : [];
    }),
    code:
      own && code && (claim.state === 'code-sent' || code.verifiedAt !== null)
        ? {
            method: code.method,
            maskedTarget: code.maskedTarget,
            expiresAt: code.expiresAt,
            resendAt: new Date(Date.parse(code.sentAt) + resendDelayMs).toISOString(),
            triesLeft: maxCodeAttempts - code.wrongTries,
            verified: code.verifiedAt !== null,
          }
        : null,
    methods: own ? availableMethods(claim, facility, stored) : [],
    state: claim.state,
    contested: claim.contested,
    ownerResponse: claim.ownerResponse,
    ownerDeadline: claim.ownerDeadline,
    submittedAt: claim.submittedAt,
    decidedAt: claim.decidedAt,
    expiresAt:
      open && claim.submittedAt !== null ? new Date(Date.parse(claim.submittedAt) + 30 * dayMs).toISOString() : null,
    decision: claim.decision && { ...claim.decision, adminName: '', message: own ? claim.decision.message : '' },
    timeline: await listAuditEvents(claim.id, reader),
  };
}
