import * as z from 'zod/mini';

import { auditEventSchema } from '#domain/audit';
import { facilitySchema } from '#domain/facility';
import { emailSchema } from '#domain/person';

const time = z.iso.datetime();
const text = (min: number, max: number, error: string) =>
  z.string({ error }).check(z.trim(), z.minLength(min, { error }), z.maxLength(max, { error }));
/** Id of any record. */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(80));
/** Slug of a facility or claim. */
export const slugSchema = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.minLength(3), z.maxLength(90));
/** Id of a facility. */
export const facilityIdSchema = facilitySchema.shape.id;

// Evidence (directory contract 1.5).

/** Kinds of documents. */
export const evidenceKinds = ['licence', 'utility', 'letter', 'badge', 'photo'] as const;
/** Accepted file types. */
export const evidenceTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
/** Maximum size of a document, in bytes. */
export const maxEvidenceBytes = 5_000_000;
/** Maximum number of documents per request. */
export const maxEvidence = 3;

/** An uploaded document, without its content. `size` in bytes. */
export const evidenceSchema = z.object({
  id: idSchema,
  kind: z.enum(evidenceKinds),
  fileName: z.string(),
  mime: z.string(),
  size: z.int(),
});
/** An uploaded document, without its content. */
export type Evidence = z.infer<typeof evidenceSchema>;

/** Ids of the documents of a request. */
export const evidenceIdsSchema = z.array(idSchema).check(z.maxLength(maxEvidence, { error: 'problem.evidenceMany' }));

/** The five decision pages (directory contract 2.17). */
export const decisionRoutes = ['approve-verify', 'approve-claim', 'reject', 'claim-approve', 'claim-reject'] as const;
/** One of the five decision pages. */
export type DecisionRoute = (typeof decisionRoutes)[number];

/** Reasons for a rejection. */
export const rejectReasons = [
  'not-found',
  'duplicate',
  'insufficient-evidence',
  'wrong-details',
  'not-eligible',
  'abuse',
  'other',
] as const;

/** A decision of an administrator; the requester reads its message. */
export const decisionSchema = z.object({
  outcome: z.enum(['approved', 'rejected']),
  route: z.enum(decisionRoutes),
  reasonCode: z.nullable(z.enum(rejectReasons)),
  message: z.string(),
  adminName: z.string(),
  at: time,
});
/** A decision of an administrator. */
export type Decision = z.infer<typeof decisionSchema>;

/** Facility of a request. */
export const facilityRefSchema = z.object({ id: idSchema, slug: z.string(), name: z.string(), city: z.string() });
/** Facility of a request. */
export type FacilityRef = z.infer<typeof facilityRefSchema>;

// Verification.

/** How the facts were checked. */
export const verificationMethods = ['visit', 'phone-call', 'official-document', 'website-match'] as const;
/** Groups of facts in the checklist. */
export const checkedGroups = ['exists', 'name', 'address', 'phone', 'hours', 'category'] as const;
/** A group of facts in the checklist. */
export type CheckedGroup = (typeof checkedGroups)[number];
/** Possible results for a group. */
export const checkResults = ['confirmed', 'wrong', 'not-checked'] as const;
const result = z.enum(checkResults, { error: 'problem.checkMissing' });

/** Result for each group. */
export const checklistSchema = z.object({
  exists: result,
  name: result,
  address: result,
  phone: result,
  hours: result,
  category: result,
});

/** Maximum age of a check, in days. */
export const checkedWithinDays = 90;

/** Corrections for the groups that are wrong: the address is its first line, opening hours are free text. */
export const correctionsSchema = z.object({
  name: z.optional(text(2, 120, 'problem.correctionName')),
  address: z.optional(text(1, 120, 'problem.correctionAddress')),
  phone: z.optional(
    z.string().check(
      z.overwrite((value) => value.replaceAll(/[\s.()-]/g, '')),
      z.regex(/^\+[1-9]\d{7,14}$/, { error: 'problem.correctionPhone' }),
    ),
  ),
  hours: z.optional(text(3, 200, 'problem.correctionHours')),
  category: z.optional(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'problem.correctionCategory' }))),
});

/** Kinds of verification requests. */
export const verificationKinds = ['new-facility', 'verify', 'reverify', 'change'] as const;
/** States of a verification request. */
export const requestStates = ['open', 'approved', 'rejected', 'withdrawn', 'expired'] as const;

/** A verification request without facility, evidence, decision and timeline. */
export const verificationDetailsSchema = z.object({
  id: idSchema,
  kind: z.enum(verificationKinds),
  state: z.enum(requestStates),
  method: z.enum(verificationMethods),
  checkedAt: z.iso.date(),
  checklist: checklistSchema,
  corrections: correctionsSchema,
  note: z.string(),
  submittedAt: time,
  decidedAt: z.nullable(time),
});

/** A verification request as its requester sees it. */
export const verificationRequestSchema = z.extend(verificationDetailsSchema, {
  facility: facilityRefSchema,
  evidence: z.array(evidenceSchema),
  decision: z.nullable(decisionSchema),
  timeline: z.array(auditEventSchema),
});
/** A verification request as its requester sees it. */
export type VerificationRequest = z.infer<typeof verificationRequestSchema>;

// Claims.

/** The claimant's role at the facility. */
export const claimRoles = ['owner', 'manager', 'authorised'] as const;
/** Ways to prove a claim. */
export const claimMethods = ['email-code', 'phone-code', 'documents'] as const;
/** States of a claim (directory contract 1.6). */
export const claimStates = [
  'draft',
  'code-sent',
  'submitted',
  'contested',
  'contested-ready',
  'approved',
  'rejected',
  'withdrawn',
  'expired',
  'ended',
] as const;

/** Role, relation and work address of the claimant. */
export const claimFormSchema = z.object({
  role: z.enum(claimRoles, { error: 'problem.roleMissing' }),
  relationNote: text(20, 500, 'problem.relationNote'),
  workEmail: emailSchema,
});
/** Role, relation and work address of the claimant. */
export type ClaimForm = z.infer<typeof claimFormSchema>;

/** A way to prove a claim, with the reason if it is not available. */
const claimMethodSchema = z.object({
  method: z.enum(claimMethods),
  available: z.boolean(),
  reason: z.exactOptional(z.enum(['no-address', 'too-new', 'locked', 'sends-spent'])),
  /** Recipient of the code, mostly masked. */
  maskedTarget: z.exactOptional(z.string()),
});

/**
 * A claim as claimant and owner see it. The owner's copy leaves out evidence and codes, and what the claimant gave about
 * themself (name, relation, work address) once the claim is decided.
 */
export const claimSchema = z.object({
  id: idSchema,
  slug: z.string(),
  facility: facilityRefSchema,
  viewer: z.enum(['claimant', 'owner']),
  /** Name of the claimant's account. */
  claimantName: z.nullable(z.string()),
  role: z.enum(claimRoles),
  relationNote: z.string(),
  workEmail: z.nullable(z.string()),
  evidence: z.array(evidenceSchema),
  code: z.nullable(
    z.object({
      method: z.enum(claimMethods),
      maskedTarget: z.string(),
      expiresAt: time,
      resendAt: time,
      triesLeft: z.int(),
      verified: z.boolean(),
    }),
  ),
  methods: z.array(claimMethodSchema),
  state: z.enum(claimStates),
  /** Another owner is or was involved: both sides see the same dates. */
  contested: z.boolean(),
  ownerResponse: z.nullable(z.object({ answer: z.enum(['agree', 'dispute']), note: z.string(), at: time })),
  /** Deadline for the owner's response. */
  ownerDeadline: z.nullable(time),
  submittedAt: z.nullable(time),
  decidedAt: z.nullable(time),
  /** When it expires without a decision. */
  expiresAt: z.nullable(time),
  decision: z.nullable(decisionSchema),
  timeline: z.array(auditEventSchema),
});
/** A claim as claimant and owner see it. */
export type Claim = z.infer<typeof claimSchema>;
