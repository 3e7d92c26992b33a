import type { AuditEvent } from '#domain/audit';
import type { Facility } from '#domain/facility';
import type { ClaimState } from '#mocks/contributing/workflow/claim';
import type { VerificationState } from '#mocks/contributing/workflow/verification';
import type { Decided } from '#modules/contributing/api';
import type { VerificationForm } from '#modules/contributing/forms';
import type { Claim, ClaimForm, Decision, Evidence, VerificationRequest } from '#modules/contributing/schemas';

import type { StoredAccount } from '#mocks/accounts/store';
import { defineStore } from '#mocks/core/store';
import type { StoredFacility } from '#mocks/directory/store';

import { sampleRows } from './sampleRequests';

/** A document with its content. */
export type StoredEvidence = Evidence & { ownerId: string; bytes: Uint8Array<ArrayBuffer> };

/** A verification request as stored. */
export type StoredRequest = Omit<VerificationForm, 'facilityId'> & {
  id: string;
  facilityId: string;
  facilitySlug: string;
  kind: VerificationRequest['kind'];
  requesterId: string;
  /** For a new facility: whether the submitter owns it. */
  submitterIsOwner: boolean;
  state: VerificationRequest['state'];
  /** The verification state to restore if the request is not approved. */
  previous: VerificationState;
  submittedAt: string;
  decidedAt: string | null;
  decision: Decision | null;
};

/** The code of a claim, stored as a hash like a password. */
type StoredCode = {
  method: 'email-code' | 'phone-code';
  maskedTarget: string;
  hash: string;
  sentAt: string;
  expiresAt: string;
  wrongTries: number;
  verifiedAt: string | null;
};

/** A claim as stored. */
export type StoredClaim = ClaimForm & {
  id: string;
  slug: string;
  facilityId: string;
  facilitySlug: string;
  claimantId: string;
  evidenceIds: string[];
  code: StoredCode | null;
  /** When codes were sent. */
  sends: string[];
  lockedUntil: string | null;
  state: ClaimState;
  contested: boolean;
  ownerAgreed: boolean;
  ownerResponse: Claim['ownerResponse'];
  ownerDeadline: string | null;
  startedAt: string;
  submittedAt: string | null;
  decidedAt: string | null;
  decision: Decision | null;
};

/** A decision link as stored; its `id` is the SHA-256 of the token. */
export type StoredLink = {
  id: string;
  purpose: 'verification' | 'claim';
  requestId: string;
  facilityRevision: number;
  /** The facility as it was when the link was issued. */
  snapshot: Facility;
  issuedTo: string;
  issuedAt: string;
  expiresAt: string;
  usedAt: string | null;
  revokedAt: string | null;
};

/** An audit event and its subject. Never changed. */
export type StoredAudit = AuditEvent & { facilityId: string; requestId: string };

/** A decision with its response, to make repeated calls safe and to undo it. */
export type StoredDecision = {
  id: string;
  /** The administrator's id and the idempotency key of the call. */
  key: string;
  adminId: string;
  at: string;
  answer: Decided;
  undoneAt: string | null;
  undo: {
    purpose: 'verification' | 'claim';
    request: StoredRequest | StoredClaim;
    facility: StoredFacility | null;
    facilityId: string;
    /** The facility's row after the decision, as JSON: undoing requires that it is unchanged. */
    facilityAfter: string;
  } | null;
};

/** Uploaded documents. */
export const evidence = defineStore<StoredEvidence>('evidence', () => sampleRows((all) => all.evidence()));
/** Verification requests. */
export const requests = defineStore<StoredRequest>('verificationRequests', () => sampleRows((all) => all.requests()));
/** Claims. */
export const claims = defineStore<StoredClaim>('claims', () => sampleRows((all) => all.claims()));
/**
 * As whom an account reads a claim: its own, or a submitted one on a facility that it owns. `undefined` for everyone
 * else.
 */
export function claimViewer(
  { claimantId, submittedAt, facilityId }: Pick<StoredClaim, 'claimantId' | 'submittedAt' | 'facilityId'>,
  account: Pick<StoredAccount, 'id' | 'ownedFacilityIds'>,
): Claim['viewer'] | undefined {
  if (claimantId === account.id) return 'claimant';
  return submittedAt !== null && account.ownedFacilityIds.includes(facilityId) ? 'owner' : undefined;
}

/** The claims that an account reads: its own, and those on its facilities. */
export async function listClaimsReadBy(
  account: Pick<StoredAccount, 'id' | 'ownedFacilityIds'>,
): Promise<StoredClaim[]> {
  return (await claims.list()).filter((claim) => claimViewer(claim, account) !== undefined);
}

/** Decision links. */
export const links = defineStore<StoredLink>('decisionLinks', async () => []);
/** The audit trail, oldest first. */
export const audit = defineStore<StoredAudit>('audit', () => sampleRows((all) => all.audit()));
/** Decisions with their responses. */
export const decisionResponses = defineStore<StoredDecision>('decisions', async () => []);
