import type { AuditEvent } from '#domain/audit';
import type { Facility } from '#domain/facility';
import type { ClaimState } from '#mocks/contributing/workflow/claim';
import type { VerificationState } from '#mocks/contributing/workflow/verification';
import type { Decided } from '#modules/contributing/api';
import type { VerificationForm } from '#modules/contributing/forms';
import type { Claim, ClaimForm, Decision, Evidence, VerificationRequest } from '#modules/contributing/schemas';

import { defineStore } from '#mocks/core/store';
import type { StoredFacility } from '#mocks/directory/store';

import { sampleRows } from './sampleRequests';

/** A document with what is in it, as base64. */
export type StoredEvidence = Evidence & { ownerId: string; content: string };

/** A request for verification as it is kept. */
export type StoredRequest = Omit<VerificationForm, 'facilityId'> & {
  id: string;
  facilityId: string;
  facilitySlug: string;
  kind: VerificationRequest['kind'];
  requesterId: string;
  /** Only of a new facility: who added it also owns it. */
  submitterIsOwner: boolean;
  state: VerificationRequest['state'];
  /** Where the facility's verification goes back to when the request comes to nothing. */
  previous: VerificationState;
  submittedAt: string;
  decidedAt: string | null;
  decision: Decision | null;
};

/** The code of a claim: kept as a hash, as passwords are. */
export type StoredCode = {
  method: 'email-code' | 'phone-code';
  maskedTarget: string;
  hash: string;
  sentAt: string;
  expiresAt: string;
  wrongTries: number;
  verifiedAt: string | null;
};

/** A claim as it is kept. */
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

/** What is kept of a decision link: the SHA-256 of its token stands for it (`id`). */
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

/** A line of the audit trail and what it is about. It is never changed. */
export type StoredAudit = AuditEvent & { facilityId: string; requestId: string };

/** A decision that was answered: for a repeat of the same call, and for taking it back. */
export type StoredDecision = {
  id: string;
  /** Who decided, and the key of their call. */
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
    /** The row that the decision left, as JSON: only while it stands so can the one before come back. */
    facilityAfter: string;
  } | null;
};

/** Documents that were handed in. */
export const evidence = defineStore<StoredEvidence>('evidence', () => sampleRows((all) => all.evidence()));
/** Requests for verification. */
export const requests = defineStore<StoredRequest>('verificationRequests', () => sampleRows((all) => all.requests()));
/** Claims. */
export const claims = defineStore<StoredClaim>('claims', () => sampleRows((all) => all.claims()));
/** Links by which administrators decide. */
export const links = defineStore<StoredLink>('decisionLinks', async () => []);
/** Everything that was done, oldest first. */
export const audit = defineStore<StoredAudit>('audit', () => sampleRows((all) => all.audit()));
/** Decisions that were answered. */
export const decisionResponses = defineStore<StoredDecision>('decisions', async () => []);
