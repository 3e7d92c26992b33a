import * as z from 'zod/mini';

import { auditEventSchema } from '#domain/audit';
import { facilitySchema } from '#domain/facility';
import { emailSchema } from '#domain/person';

const time = z.iso.datetime();
const text = (min: number, max: number, error: string) =>
  z.string({ error }).check(z.trim(), z.minLength(min, { error }), z.maxLength(max, { error }));
/** An id of any record. */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(80));
/** The address of a facility or of a claim. */
export const slugSchema = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.minLength(3), z.maxLength(90));
/** Id of a facility. */
export const facilityIdSchema = facilitySchema.shape.id;

// Evidence (directory contract 1.5).

/** What a document can be. */
export const evidenceKinds = ['licence', 'utility', 'letter', 'badge', 'photo'] as const;
/** The kinds of files that are taken. */
export const evidenceTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
/** Of one document, in bytes. */
export const maxEvidenceBytes = 5 * 1024 * 1024;
/** Documents of one request. */
export const maxEvidence = 3;

/** A document that was handed in; what is in it is asked for on its own. `size` in bytes. */
export const evidenceSchema = z.object({
  id: idSchema,
  kind: z.enum(evidenceKinds),
  fileName: z.string(),
  mime: z.string(),
  size: z.int(),
});
/** A document that was handed in. */
export type Evidence = z.infer<typeof evidenceSchema>;

/** Ids of the documents of a request. */
export const evidenceIdsSchema = z.array(idSchema).check(z.maxLength(maxEvidence, { error: 'problem.evidenceMany' }));

/** The five pages of decisions (directory contract 2.17). */
export const decisionRoutes = ['approve-verify', 'approve-claim', 'reject', 'claim-approve', 'claim-reject'] as const;
/** One of the five pages of decisions. */
export type DecisionRoute = (typeof decisionRoutes)[number];

/** Why something is rejected. */
export const rejectReasons = [
  'not-found',
  'duplicate',
  'insufficient-evidence',
  'wrong-details',
  'not-eligible',
  'abuse',
  'other',
] as const;

/** What an administrator decided; the message is what the requester reads. */
export const decisionSchema = z.object({
  outcome: z.enum(['approved', 'rejected']),
  route: z.enum(decisionRoutes),
  reasonCode: z.nullable(z.enum(rejectReasons)),
  message: z.string(),
  adminName: z.string(),
  at: time,
});
/** What an administrator decided. */
export type Decision = z.infer<typeof decisionSchema>;

/** The facility that a request is about. */
export const facilityRefSchema = z.object({ id: idSchema, slug: z.string(), name: z.string(), city: z.string() });
/** The facility that a request is about. */
export type FacilityRef = z.infer<typeof facilityRefSchema>;

// Verification.

/** How somebody checked. */
export const verificationMethods = ['visit', 'phone-call', 'official-document', 'website-match'] as const;
/** The groups of facts that are checked. */
export const checkedGroups = ['exists', 'name', 'address', 'phone', 'hours', 'category'] as const;
/** A group of facts that is checked. */
export type CheckedGroup = (typeof checkedGroups)[number];
/** What the check of a group can find. */
export const checkResults = ['confirmed', 'wrong', 'not-checked'] as const;
const result = z.enum(checkResults, { error: 'problem.checkMissing' });

/** What was found in each group. */
export const checklistSchema = z.object({
  exists: result,
  name: result,
  address: result,
  phone: result,
  hours: result,
  category: result,
});

/** How long ago a check may be, in days. */
export const checkedWithinDays = 90;

/** What is right instead, for the groups that are wrong. An address is its first line, hours are told in words. */
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

/** The kinds of requests that a facility's verification answers. */
export const verificationKinds = ['new-facility', 'verify', 'reverify', 'change'] as const;
/** Where a request stands. */
export const requestStates = ['open', 'approved', 'rejected', 'withdrawn', 'expired'] as const;

/** What was asked for, without who may read it and what became of it. */
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

/** A request as the one who made it sees it. */
export const verificationRequestSchema = z.extend(verificationDetailsSchema, {
  facility: facilityRefSchema,
  evidence: z.array(evidenceSchema),
  decision: z.nullable(decisionSchema),
  timeline: z.array(auditEventSchema),
});
/** A request as the one who made it sees it. */
export type VerificationRequest = z.infer<typeof verificationRequestSchema>;

// Claims.

/** What somebody is to the facility. */
export const claimRoles = ['owner', 'manager', 'authorised'] as const;
/** How a claim is proved. */
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

/** Who claims, and why they may. */
export const claimFormSchema = z.object({
  role: z.enum(claimRoles, { error: 'problem.roleMissing' }),
  relationNote: text(20, 500, 'problem.relationNote'),
  workEmail: emailSchema,
});
/** Who claims, and why they may. */
export type ClaimForm = z.infer<typeof claimFormSchema>;

/** A way to prove a claim, and why it cannot be had where it cannot. */
export const claimMethodSchema = z.object({
  method: z.enum(claimMethods),
  available: z.boolean(),
  reason: z.exactOptional(z.enum(['no-address', 'too-new', 'locked', 'sends-spent'])),
  /** Where the code goes, with most of it hidden. */
  maskedTarget: z.exactOptional(z.string()),
});

/** A claim as claimant and owner see it; what only the claimant may know is left out for the owner. */
export const claimSchema = z.object({
  id: idSchema,
  slug: z.string(),
  facility: facilityRefSchema,
  viewer: z.enum(['claimant', 'owner']),
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
  /** The facility has, or had, another owner: both sides see the same dates. */
  contested: z.boolean(),
  ownerResponse: z.nullable(z.object({ answer: z.enum(['agree', 'dispute']), note: z.string(), at: time })),
  /** Until when the owner may answer. */
  ownerDeadline: z.nullable(time),
  submittedAt: z.nullable(time),
  decidedAt: z.nullable(time),
  /** When it ends without a decision. */
  expiresAt: z.nullable(time),
  decision: z.nullable(decisionSchema),
  timeline: z.array(auditEventSchema),
});
/** A claim as claimant and owner see it. */
export type Claim = z.infer<typeof claimSchema>;
