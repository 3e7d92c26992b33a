import * as z from 'zod/mini';

import { auditEventSchema, changeSchema } from '#domain/audit';
import { endpoint, queryNumber } from '#lib/http/endpoint';
import { facilitySchema, verificationSchema } from '#domain/facility';
import { openStateSchema } from '#domain/openingHoursSchemas';
import { emailSchema } from '#domain/person';

import { verificationFormSchema } from './forms';
import { listingActions, listingFormSchema, listingSchema } from './listing';
import {
  verificationDetailsSchema,
  claimFormSchema,
  claimMethods,
  claimSchema,
  claimStates,
  decisionRoutes,
  decisionSchema,
  evidenceIdsSchema,
  evidenceKinds,
  evidenceSchema,
  facilityIdSchema,
  facilityRefSchema,
  idSchema,
  rejectReasons,
  requestStates,
  slugSchema,
  verificationKinds,
  verificationRequestSchema,
} from './schemas';

const done = z.literal(true);
const time = z.iso.datetime();
const id = idSchema;
const pageQuery = { page: z.optional(queryNumber(z.minimum(1), z.multipleOf(1))) };
const pagination = z.union([
  z.object({
    length: z.int(),
    size: z.int(),
    page: z.int(),
    lastPage: z.int(),
    startIndex: z.int(),
    endIndex: z.int(),
  }),
  z.object({ lastPage: z.int() }),
]);
const pageOf = <Item extends z.ZodMiniType>(item: Item) => z.object({ items: z.nullable(z.array(item)), pagination });

// Evidence

/**
 * `POST api/directory/evidence`, as multipart. A file that is too large gets `payload-too-large` with `limit` in bytes,
 * an unsupported type `unsupported-media` with `allowed`.
 */
export const addEvidence = endpoint({
  method: 'POST',
  path: 'api/directory/evidence',
  summary: 'Keeps a document for a request (multipart); 5 MB, PDF, JPEG or PNG',
  body: z.object({
    kind: z.enum(evidenceKinds),
    file: z.file().check(z.refine(({ name }) => name.length > 0 && name.length <= 200, { error: 'name' })),
  }),
  response: evidenceSchema,
  status: 201,
  access: 'user',
  errors: ['payload-too-large', 'unsupported-media'],
});

/** `GET api/directory/evidence`: for the uploader and administrators; `not-found` for everyone else. */
export const getEvidence = endpoint({
  method: 'GET',
  path: 'api/directory/evidence',
  summary: 'Gives the file of a document',
  query: z.object({ id }),
  response: z.file(),
  access: 'user',
  errors: ['not-found'],
});

// Verification

/** `POST api/directory/verification` (directory contract 1.6 and 2.10). */
export const requestVerification = endpoint({
  method: 'POST',
  path: 'api/directory/verification',
  summary: 'Asks an administrator to verify a facility; 5 open requests a person',
  body: z.object({ verification: verificationFormSchema }),
  response: verificationRequestSchema,
  status: 201,
  access: 'user',
  errors: ['email-not-verified', 'not-found', 'request-open', 'rate-limited'],
});

/** `GET api/directory/verifications`: the caller's own, newest first. */
export const listVerifications = endpoint({
  method: 'GET',
  path: 'api/directory/verifications',
  summary: 'Lists the requests for verification of who is signed in',
  query: z.object({ ...pageQuery, state: z.optional(z.enum(requestStates)) }),
  response: pageOf(verificationRequestSchema),
  access: 'user',
});

/** `DELETE api/directory/verification`: withdraws a request and invalidates its decision links. */
export const withdrawVerification = endpoint({
  method: 'DELETE',
  path: 'api/directory/verification',
  summary: 'Withdraws an open request for verification',
  query: z.object({ id }),
  response: done,
  access: 'user',
  errors: ['not-found', 'forbidden', 'already-decided'],
});

// Claims

/** `POST api/directory/claim`: starts a claim (directory contract 1.6 and 2.11). */
export const startClaim = endpoint({
  method: 'POST',
  path: 'api/directory/claim',
  summary: 'Begins a claim on a facility; 3 open claims a person',
  body: z.object({ claim: z.extend(claimFormSchema, { facilityId: facilityIdSchema }) }),
  response: claimSchema,
  status: 201,
  access: 'user',
  errors: ['email-not-verified', 'not-found', 'request-open', 'forbidden', 'rate-limited'],
});

/**
 * `POST api/directory/claim/code`: sends 6 digits to the facility's public address; 3 codes a day, each valid for 10
 * minutes and 5 attempts.
 */
export const sendClaimCode = endpoint({
  method: 'POST',
  path: 'api/directory/claim/code',
  summary: 'Sends a code to the public address of the facility',
  body: z.object({ id, method: z.enum(claimMethods).check(z.refine((method) => method !== 'documents')) }),
  response: claimSchema,
  access: 'user',
  errors: ['not-found', 'already-decided', 'rate-limited'],
});

/**
 * `POST api/directory/claim/code/verify`: rejects a wrong code at `/code` with `triesLeft`, an expired one with 410.
 */
export const verifyClaimCode = endpoint({
  method: 'POST',
  path: 'api/directory/claim/code/verify',
  summary: 'Takes the code that was sent',
  body: z.object({ id, code: z.string().check(z.regex(/^\d{6}$/, { error: 'problem.codeMissing' })) }),
  response: claimSchema,
  access: 'user',
  errors: ['not-found', 'already-decided', 'link-expired', 'rate-limited'],
});

/** `PATCH api/directory/claim`: changes a draft claim, and submits it with `submit`. */
export const patchClaim = endpoint({
  method: 'PATCH',
  path: 'api/directory/claim',
  summary: 'Changes a claim that is being made, and sends it',
  body: z.object({
    id,
    claim: z.object({
      role: z.optional(claimFormSchema.shape.role),
      relationNote: z.optional(claimFormSchema.shape.relationNote),
      workEmail: z.optional(emailSchema),
      evidenceIds: z.optional(evidenceIdsSchema),
    }),
    submit: z.optional(done),
    declared: z.optional(z.boolean()),
  }),
  response: claimSchema,
  access: 'user',
  errors: ['not-found', 'already-decided'],
});

/** `GET api/directory/claims`: the caller's claims and those on their facilities, newest first. */
export const listClaims = endpoint({
  method: 'GET',
  path: 'api/directory/claims',
  summary: 'Lists the claims of who is signed in, and those on their facilities',
  query: z.object({ ...pageQuery, state: z.optional(z.enum(claimStates)) }),
  response: pageOf(claimSchema),
  access: 'user',
});

/** `GET api/directory/claim`: by id or slug, with its timeline. */
export const getClaim = endpoint({
  method: 'GET',
  path: 'api/directory/claim',
  summary: 'Gives one claim to claimant or owner',
  query: z.object({ id: z.optional(id), slug: z.optional(slugSchema) }),
  response: claimSchema,
  access: 'user',
  errors: ['not-found'],
});

/** `DELETE api/directory/claim`: withdraws it. */
export const withdrawClaim = endpoint({
  method: 'DELETE',
  path: 'api/directory/claim',
  summary: 'Withdraws a claim',
  query: z.object({ id }),
  response: done,
  access: 'user',
  errors: ['not-found', 'already-decided'],
});

/** `POST api/directory/claim/response`: the owner's response to a contested claim, within 7 days. */
export const respondToClaim = endpoint({
  method: 'POST',
  path: 'api/directory/claim/response',
  summary: 'Tells what the owner says to a claim on their facility',
  body: z
    .object({
      id,
      answer: z.enum(['agree', 'dispute'], { error: 'problem.answerMissing' }),
      note: z.string().check(z.trim(), z.maxLength(500, { error: 'problem.disputeNote' })),
    })
    .check(
      z.refine(({ answer, note }) => answer === 'agree' || note.length >= 20, {
        path: ['note'],
        error: 'problem.disputeNote',
      }),
    ),
  response: claimSchema,
  access: 'user',
  errors: ['not-found', 'forbidden', 'already-decided'],
});

/** What the signed-in user has to do with a facility, and may do about it. */
export const facilityRelationshipSchema = z.object({
  owner: z.boolean(),
  /** Someone manages it. */
  owned: z.boolean(),
  emailVerified: z.boolean(),
  /** Someone has an open request. */
  requestOpen: z.boolean(),
  ownRequest: z.nullable(verificationRequestSchema),
  /** When the caller may request a verification again. */
  coolDownUntil: z.nullable(time),
  ownClaim: z.nullable(claimSchema),
  /** When a new claim is possible again. */
  claimCoolDownUntil: z.nullable(time),
  /** The caller added the facility. */
  creator: z.boolean(),
  /** For administrators: pending requests with the route of their decision page. */
  openRequests: z.array(
    z.object({
      id,
      purpose: z.enum(['verification', 'claim']),
      kind: z.enum([...verificationKinds, 'claim']),
      requester: z.string(),
      slug: z.string(),
      route: z.enum(decisionRoutes),
      own: z.boolean(),
    }),
  ),
});
/** What the signed-in user has to do with a facility, and may do about it. */
export type FacilityRelationship = z.infer<typeof facilityRelationshipSchema>;

/** `GET api/directory/facility/standing`. */
export const getFacilityRelationship = endpoint({
  method: 'GET',
  path: 'api/directory/facility/standing',
  summary: 'Tells what who is signed in has open with a facility',
  query: z.object({ id: facilityIdSchema }),
  response: facilityRelationshipSchema,
  access: 'user',
  errors: ['not-found'],
});

// Decisions

const route = z.enum(decisionRoutes);
const token = z.string().check(z.maxLength(200));
const slugAsAsked = z.string().check(z.minLength(1), z.maxLength(120));

/** The requester, and how their earlier requests were decided. */
const requesterSchema = z.object({
  name: z.string(),
  email: z.string(),
  approved: z.int(),
  rejected: z.int(),
});

/** What an administrator sees before a decision (directory contract 2.17). */
export const previewSchema = z.object({
  purpose: z.enum(['verification', 'claim']),
  requestId: id,
  requester: requesterSchema,
  submittedAt: time,
  verification: z.nullable(verificationDetailsSchema),
  claim: z.nullable(
    z.object({
      slug: claimSchema.shape.slug,
      state: claimSchema.shape.state,
      role: claimSchema.shape.role,
      relationNote: claimSchema.shape.relationNote,
      workEmail: claimSchema.shape.workEmail,
      contested: claimSchema.shape.contested,
      ownerResponse: claimSchema.shape.ownerResponse,
      ownerDeadline: claimSchema.shape.ownerDeadline,
    }),
  ),
  proof: z.enum(['email-code', 'phone-code', 'documents', 'none']),
  evidence: z.array(evidenceSchema),
  facility: z.object({
    id: facilitySchema.shape.id,
    slug: facilitySchema.shape.slug,
    name: facilitySchema.shape.name,
    code: facilitySchema.shape.code,
    address: facilitySchema.shape.address,
    publicationStatus: facilitySchema.shape.publicationStatus,
    /** The location after approval, also where it stays unpublished. */
    geo: z.object({ lat: z.number(), lon: z.number() }),
    /** The first photo after approval. */
    photo: z.nullable(z.object({ url: z.string(), alt: z.string() })),
  }),
  /** Changes on approval; `unchanged` lists the other checked facts. */
  diff: z.array(changeSchema),
  unchanged: z.array(z.object({ path: z.string(), value: z.string() })),
  /** Facts in either list that stay unpublished on approval, such as the address of a refuge. */
  unpublished: z.array(z.string()),
  checks: z.array(
    z.object({
      check: z.enum(['duplicates', 'pin', 'phone', 'domain', 'open-requests', 'owner-response', 'history']),
      result: z.enum(['fine', 'look']),
      count: z.int(),
    }),
  ),
  audit: z.array(auditEventSchema),
  facilityRevision: z.int(),
  expiresAt: time,
  /** Other decisions that the same link allows. */
  alternatives: z.array(route),
  reasonRequired: z.boolean(),
});
/** What an administrator sees before a decision. */
export type Preview = z.infer<typeof previewSchema>;

const linkProblems = [
  'link-invalid',
  'wrong-link-kind',
  'already-decided',
  'link-expired',
  'link-used',
  'stale-revision',
  'self-decision',
  'request-open',
] as const;

/** `GET api/admin/decision`: free of side effects; runs the eight checks of directory contract 1.7 in their order. */
export const previewDecision = endpoint({
  method: 'GET',
  path: 'api/admin/decision',
  summary: 'Shows what a decision link is about',
  query: z.object({ slug: slugAsAsked, route, token: z.optional(token) }),
  response: previewSchema,
  access: 'admin',
  errors: linkProblems,
});

/** Outcome of a decision. */
export const decidedSchema = z.object({
  id,
  decision: decisionSchema,
  facility: facilityRefSchema,
  published: z.boolean(),
  sent: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() })),
  /** Deadline for undoing it; null if it cannot be undone. */
  undoUntil: z.nullable(time),
  /** Another pending request. */
  next: z.nullable(z.object({ slug: z.string(), route, name: z.string() })),
});
/** Outcome of a decision. */
export type Decided = z.infer<typeof decidedSchema>;

/**
 * `POST api/admin/decision`: uses up the link in the same transaction. Repeating a `key` returns the first response.
 */
export const decide = endpoint({
  method: 'POST',
  path: 'api/admin/decision',
  summary: 'Decides a request by its link',
  body: z.object({
    decision: z.object({
      slug: slugAsAsked,
      route,
      token: z.optional(token),
      facilityRevision: z.int(),
      reasonCode: z.optional(z.enum(rejectReasons)),
      message: z.optional(z.string().check(z.trim(), z.maxLength(1000, { error: 'problem.messageLength' }))),
      evidenceChecked: z.optional(z.boolean()),
    }),
    /** Idempotency key, valid for 24 hours. */
    key: z.string().check(z.minLength(8), z.maxLength(80)),
  }),
  response: decidedSchema,
  access: 'admin',
  errors: linkProblems,
});

/** `DELETE api/admin/decision`: within 10 minutes, unless ownership has changed. */
export const undoDecision = endpoint({
  method: 'DELETE',
  path: 'api/admin/decision',
  summary: 'Takes a decision back',
  query: z.object({ id }),
  response: done,
  access: 'admin',
  errors: ['not-found', 'link-expired', 'revision-conflict', 'already-decided', 'self-decision'],
});

/** `POST api/admin/decision-link`: by mail, or with `inApp` in the response; 5 per request and hour. */
export const issueDecisionLink = endpoint({
  method: 'POST',
  path: 'api/admin/decision-link',
  summary: 'Gives an administrator a new decision link',
  body: z.object({ slug: slugAsAsked, route, inApp: z.optional(z.boolean()) }),
  response: z.object({ sentTo: z.string(), expiresAt: time, href: z.nullable(z.string()) }),
  status: 202,
  access: 'admin',
  errors: ['not-found', 'already-decided', 'rate-limited'],
});

/** A request in the administrators' list. */
export const adminRequestSchema = z.object({
  id,
  purpose: z.enum(['verification', 'claim']),
  kind: z.enum([...verificationKinds, 'claim']),
  /** Slug of the facility, or of the claim, as in a decision link. */
  slug: z.string(),
  facility: facilityRefSchema,
  requester: z.string(),
  state: z.string(),
  open: z.boolean(),
  /** The caller's own request, which another administrator has to decide. */
  own: z.boolean(),
  submittedAt: time,
  dueAt: z.nullable(time),
  routes: z.array(route),
  decision: z.nullable(decisionSchema),
});
/** A request in the administrators' list. */
export type AdminRequest = z.infer<typeof adminRequestSchema>;

/** Maximum length of the search text in the administrators' list. */
export const maxSearchLength = 80;

/** `GET api/admin/requests`: open requests oldest first, decided ones newest first. */
export const listRequests = endpoint({
  method: 'GET',
  path: 'api/admin/requests',
  summary: 'Lists the requests that wait for a decision, or were decided',
  query: z.object({
    ...pageQuery,
    state: z.optional(z.enum(['open', 'decided'])),
    kind: z.optional(z.enum(['verification', 'claim'])),
    /** Words of the facility's name, its place or the requester's name. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(maxSearchLength))),
  }),
  response: pageOf(adminRequestSchema),
  access: 'admin',
});

/** `GET api/admin/requests/count`: for the number in the navigation. */
export const getRequestCount = endpoint({
  method: 'GET',
  path: 'api/admin/requests/count',
  summary: 'Counts the requests that wait for a decision',
  response: z.object({ open: z.int().check(z.minimum(0)) }),
  access: 'admin',
});

// Listing

/** `GET api/admin/facility`: in any publication state. */
export const getListing = endpoint({
  method: 'GET',
  path: 'api/admin/facility',
  summary: 'Tells where a facility stands, and what an administrator can do to it',
  query: z.object({ slug: slugSchema }),
  response: listingSchema,
  access: 'admin',
  errors: ['not-found'],
});

/**
 * `POST api/admin/facility` (directory contract 1.6): repeating an action fails, because the first one changed the
 * state.
 */
export const actOnListing = endpoint({
  method: 'POST',
  path: 'api/admin/facility',
  summary: 'Suspends, reinstates, merges or separates a facility, or takes its verification or its manager away',
  body: z.object({
    listing: z.extend(listingFormSchema, { slug: slugSchema }),
    confirmed: z.literal(true),
  }),
  response: z.object({
    listing: listingSchema,
    done: z.enum(listingActions),
    sent: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() })),
    /** Action that reverses it; null if that takes a new request. */
    back: z.nullable(z.enum(listingActions)),
  }),
  access: 'admin',
  errors: ['not-found', 'already-decided', 'request-open', 'self-decision'],
});

// Managed facilities

/** Parts of a page that count towards its completeness (directory contract 1.2, `completeness`). */
export const missingParts = ['hours', 'contact', 'services', 'access', 'photo', 'website', 'languages'] as const;

/** A facility in its owner's list. */
export const ownedFacilitySchema = z.object({
  facility: facilityRefSchema,
  openState: openStateSchema,
  timeZone: z.string(),
  operationalStatus: facilitySchema.shape.operationalStatus,
  verification: verificationSchema,
  completeness: z.int(),
  missing: z.nullable(z.object({ part: z.enum(missingParts), percent: z.int() })),
  confirmedAt: z.nullable(time),
  ownerSince: z.nullable(time),
  closedToday: z.boolean(),
  changes: z.nullable(z.object({ fields: z.array(changeSchema), reason: z.string(), submittedAt: time })),
  /** Claims of other people that the owner has to respond to. */
  contestedClaims: z.array(z.object({ id, slug: z.string(), deadline: z.nullable(time) })),
  revision: z.int(),
});
/** A facility in its owner's list. */
export type OwnedFacility = z.infer<typeof ownedFacilitySchema>;

/** `GET api/account/facilities`: facilities that the caller manages. */
export const listOwned = endpoint({
  method: 'GET',
  path: 'api/account/facilities',
  summary: 'Lists the facilities that who is signed in manages',
  response: z.array(ownedFacilitySchema),
  access: 'user',
  errors: ['email-not-verified'],
});

/** `GET api/account/facilities/submitted`: facilities that the caller added, with their state. */
export const listSubmitted = endpoint({
  method: 'GET',
  path: 'api/account/facilities/submitted',
  summary: 'Lists the facilities that who is signed in added',
  response: z.array(
    z.object({
      facility: facilityRefSchema,
      publicationStatus: facilitySchema.shape.publicationStatus,
      submittedAt: time,
      /** Id of the pending request, which can be withdrawn. */
      requestId: z.nullable(id),
      /** It was rejected or withdrawn and can be sent again. */
      again: z.boolean(),
      decision: z.nullable(decisionSchema),
      timeline: z.array(auditEventSchema),
    }),
  ),
  access: 'user',
});

/** Actions that an owner takes with one press. */
export const quickActions = ['closed-today', 'open-today', 'still-correct', 'temporarily-closed', 'reopened'] as const;

/** `POST api/account/facility/quick`: published immediately. */
export const quickAction = endpoint({
  method: 'POST',
  path: 'api/account/facility/quick',
  summary: 'Does what an owner does most: closed today, still correct, temporarily closed',
  body: z.object({
    id: facilityIdSchema,
    action: z.enum(quickActions),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(80, { error: 'problem.quickReason' }))),
    /** Expected date of reopening. */
    until: z.optional(z.iso.date()),
  }),
  response: ownedFacilitySchema,
  access: 'user',
  errors: ['forbidden', 'not-found'],
});

/** `POST api/account/facility/relinquish`: gives the facility up immediately, without a decision. */
export const relinquish = endpoint({
  method: 'POST',
  path: 'api/account/facility/relinquish',
  summary: 'Gives up a facility',
  body: z.object({ id: facilityIdSchema, confirmed: done }),
  response: done,
  access: 'user',
  errors: ['forbidden', 'not-found'],
});
