import * as z from 'zod/mini';

import { endpoint } from '#lib/http/endpoint';
import { facilitySchema } from '#domain/facility';

import { draftValuesSchema, facilityDraftSchema } from './draftValues';
import { editSchema } from './editing';
import { optionalProse } from './rules';
import { steps } from './steps';
import { submissionSchema } from './submission';

const draftId = z.string().check(z.regex(/^drf_[\w-]{8,60}$/));
const point = { lat: z.number(), lon: z.number() };

/** The towns of the country with their districts, for the form. */
export const towns = endpoint({
  method: 'GET',
  path: 'api/directory/towns',
  summary: 'The towns of the country with their districts, by name',
  response: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      region: z.string(),
      ...point,
      districts: z.array(z.object({ id: z.string(), name: z.string(), ...point })),
    }),
  ),
});

/** A facility that may be the one that is being added. */
export const candidateSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  category: z.string(),
  /** Absent when the place is not public. */
  addressLine: z.exactOptional(z.string()),
  district: z.string(),
  city: z.string(),
  /** Absent where either place is not known or not public, in m. */
  distanceM: z.exactOptional(z.int()),
  /** Why it is shown. */
  reasons: z.array(z.enum(['name', 'phone', 'email', 'website', 'near'])),
  /** An own submission that is not decided yet. */
  pending: z.boolean(),
});
/** A facility that may be the one that is being added. */
export type Candidate = z.infer<typeof candidateSchema>;

/** Most likely first; at most five in all. */
export const candidatesSchema = z.object({ strong: z.array(candidateSchema), possible: z.array(candidateSchema) });
export type Candidates = z.infer<typeof candidatesSchema>;

const text = (max: number) => z.optional(z.string().check(z.maxLength(max)));

/** Looks for what may be listed already (directory 2.9, "Duplicate rule"). Whatever is known may be given. */
export const duplicates = endpoint({
  method: 'POST',
  path: 'api/directory/facility/duplicates',
  summary: 'Facilities that may be the one somebody is about to add',
  access: 'user',
  body: z.object({
    facility: z.object({
      name: z.string().check(z.minLength(1), z.maxLength(300)),
      primaryCategoryId: text(80),
      cityId: text(80),
      geo: z.optional(
        z.nullable(
          z.object({
            lat: z.number().check(z.minimum(-90), z.maximum(90)),
            lon: z.number().check(z.minimum(-180), z.maximum(180)),
          }),
        ),
      ),
      phones: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20))),
      email: text(300),
      website: text(600),
    }),
  }),
  response: candidatesSchema,
});
/** What is known of a facility when it is compared with others. */
export type Comparable = z.infer<typeof duplicates.body>['facility'];

/** How far a submission has come, for whoever sent it. */
export const receiptSchema = z.object({
  id: z.string(),
  slug: z.string(),
  /** Reference: `XV-002401`. */
  code: facilitySchema.shape.code,
  name: z.string(),
  submittedAt: z.iso.datetime(),
  publicationStatus: facilitySchema.shape.publicationStatus,
  submitterIsOwner: z.boolean(),
});
/** How far a submission has come. */
export type Receipt = z.infer<typeof receiptSchema>;

/**
 * Takes a new facility: it waits for a decision and is seen by its submitter and by administrators. Answers
 * `duplicate-suspected` with `candidates` while something similar was not asked about, `rate-limited` with `open` when
 * five wait already.
 */
export const createFacility = endpoint({
  method: 'POST',
  path: 'api/directory/facility',
  summary: 'Submits a new facility; 10 a day, 5 undecided',
  access: 'user',
  body: submissionSchema,
  response: receiptSchema,
  status: 201,
  errors: ['email-not-verified', 'duplicate-suspected', 'rate-limited', 'already-decided'],
});

/** What was submitted, by its address; somebody else's is not found. */
export const submission = endpoint({
  method: 'GET',
  path: 'api/account/submission',
  summary: 'One own submission',
  access: 'user',
  query: z.object({ slug: z.string().check(z.maxLength(120)) }),
  response: receiptSchema,
  errors: ['not-found'],
});

/** A submission that is being changed to be sent again. */
export const againSchema = z.object({
  slug: z.string(),
  /** Why it was rejected; `null` where its submitter took it back. */
  rejection: z.nullable(z.object({ message: z.string(), at: z.iso.datetime() })),
});

/** A draft as it is kept: 30 days from the last change. */
export const draftSchema = z.object({
  id: draftId,
  step: z.enum(steps),
  values: draftValuesSchema,
  /** Sent, it takes the place of what was submitted before. */
  again: z.exactOptional(againSchema),
  /** Moves on with every change; a change must name the one it is based on. */
  updatedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
/** A draft as it is kept. */
export type Draft = z.infer<typeof draftSchema>;

/**
 * Opens a submission that was rejected or taken back once more, as a draft with everything filled in; a repeat answers the
 * same draft. `already-decided` while it waits, once it is published, and after it was rejected three times.
 */
export const reopenSubmission = endpoint({
  method: 'POST',
  path: 'api/account/submission',
  summary: 'Opens an own submission that was rejected or taken back, to be sent again',
  access: 'user',
  body: z.object({ id: facilitySchema.shape.id }),
  response: draftSchema,
  status: 201,
  errors: ['not-found', 'already-decided'],
});

/** One's own drafts, the last changed first, and how many submissions wait for a decision. */
export const drafts = endpoint({
  method: 'GET',
  path: 'api/account/drafts',
  summary: 'Own drafts, the last changed first',
  access: 'user',
  response: z.object({
    drafts: z.array(
      z.object({
        id: draftId,
        step: z.enum(steps),
        name: z.string(),
        updatedAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
      }),
    ),
    openSubmissions: z.int(),
  }),
});
/** A draft in a list. */
export type DraftSummary = z.infer<typeof drafts.response>['drafts'][number];

export const draft = endpoint({
  method: 'GET',
  path: 'api/account/draft',
  summary: 'One own draft',
  access: 'user',
  query: z.object({ id: draftId }),
  response: draftSchema,
  errors: ['not-found'],
});

/**
 * Keeps a draft under an id of the caller's. `baseUpdatedAt` is the `updatedAt` that the change is based on, `null` for a
 * new one; another change since is answered with `revision-conflict` and `current`. A sixth draft is refused.
 */
export const saveDraft = endpoint({
  method: 'PUT',
  path: 'api/account/draft',
  summary: 'Keeps a draft; at most 5',
  access: 'user',
  body: z.object({
    id: draftId,
    draft: z.object({ step: z.enum(steps), values: draftValuesSchema }),
    baseUpdatedAt: z.nullable(z.iso.datetime()),
  }),
  response: draftSchema,
  errors: ['not-found', 'revision-conflict'],
});

export const discardDraft = endpoint({
  method: 'DELETE',
  path: 'api/account/draft',
  summary: 'Discards a draft with its photos',
  access: 'user',
  query: z.object({ id: draftId }),
  response: z.literal(true),
  errors: ['not-found'],
});

/** The largest photo, in bytes. */
export const photoLimit = 5 * 1024 * 1024;
/** The kinds of photos, by what their first bytes say. */
export const photoKinds = ['image/jpeg', 'image/png', 'image/webp'] as const;

const photoId = z.string().check(z.regex(/^pho_[\w-]{8,40}$/));

/** Keeps a photo for a draft. */
export const addPhoto = endpoint({
  method: 'POST',
  path: 'api/directory/facility/photo',
  summary: 'Keeps a photo (multipart); JPEG, PNG or WebP up to 5 MB',
  access: 'user',
  body: z.object({ id: draftId, file: z.file() }),
  response: z.object({ id: photoId, url: z.string() }),
  status: 201,
  errors: ['payload-too-large', 'unsupported-media'],
});

/** The picture itself; its id is not to be guessed. */
export const photo = endpoint({
  method: 'GET',
  path: 'api/directory/facility/photo',
  summary: 'The picture itself',
  query: z.object({ id: photoId }),
  response: z.file(),
  errors: ['not-found'],
});

export const removePhoto = endpoint({
  method: 'DELETE',
  path: 'api/directory/facility/photo',
  summary: 'Removes an own photo that no facility has yet',
  access: 'user',
  query: z.object({ id: photoId }),
  response: z.literal(true),
  errors: ['not-found'],
});

/** A facility as its owner edits it. */
export const editableSchema = z.object({
  id: facilitySchema.shape.id,
  slug: z.string(),
  /** As the public knows it. */
  name: z.string(),
  /** What the next edit is based on. */
  revision: z.int(),
  /** With the changes that wait for a decision. */
  values: facilityDraftSchema,
  /** Without them. */
  published: facilityDraftSchema,
  /** Since when changes wait, and what was said with them. */
  pending: z.nullable(z.object({ submittedAt: z.iso.datetime(), reason: z.string() })),
  /** How the changes that waited last have ended; left out where none has. */
  ended: z.exactOptional(
    z.object({
      state: z.enum(['approved', 'rejected', 'withdrawn', 'expired']),
      at: z.iso.datetime(),
      /** What the administrator wrote. */
      message: z.string(),
    }),
  ),
  /** Who changed it last, as far as it was here. */
  changed: z.nullable(
    z.object({ at: z.iso.datetime(), role: z.enum(['user', 'owner', 'admin', 'system']), own: z.boolean() }),
  ),
});
/** A facility as its owner edits it. */
export type Editable = z.infer<typeof editableSchema>;

/** `GET api/account/facility`: for its owner, who also sees what is not public of it. */
export const editableFacility = endpoint({
  method: 'GET',
  path: 'api/account/facility',
  summary: 'Gives an own facility with everything its owner can change',
  access: 'user',
  query: z.object({ slug: z.string().check(z.minLength(1), z.maxLength(120)) }),
  response: editableSchema,
  errors: ['not-found', 'forbidden'],
});

/**
 * `PATCH api/directory/facility` (directory contract 1.3 and 2.12): published at once, but for protected fields, which
 * wait for an administrator and take the place of what waited before. Another revision, or changes that wait no longer,
 * are answered `revision-conflict` with `current`, an `Editable`.
 */
export const editFacility = endpoint({
  method: 'PATCH',
  path: 'api/directory/facility',
  summary: 'Changes an own facility; protected fields wait for a decision',
  access: 'user',
  body: z.object({
    id: facilitySchema.shape.id,
    facility: editSchema,
    revision: z.int().check(z.minimum(1)),
    /** `pending.submittedAt` as it was read: a decision about changes need not count a revision. */
    pendingSince: z.optional(z.nullable(z.iso.datetime())),
    /** Why, for the administrator. */
    reason: optionalProse(1000, 'noteLong'),
  }),
  response: editableSchema,
  errors: ['not-found', 'forbidden', 'email-not-verified', 'revision-conflict'],
});
