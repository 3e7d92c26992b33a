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

/** Towns of the country with their districts, for the form. */
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

/** A position of a typed address, and how exact it is. */
export const addressMatchSchema = z.object({
  ...point,
  /** The address as the street data have it: "119 Mill Street, Old Harbour". */
  label: z.string(),
  /** `house` lies beside its number, `street` in the middle of the street, `district` in the middle of the district. */
  precision: z.enum(['house', 'street', 'district']),
  /** How the position was derived, as in `geo.source` of a facility. */
  source: z.enum(['street-interpolated', 'district-centroid']),
  /** Radius in metres within which the entrance is expected. */
  accuracyM: z.int().check(z.minimum(1), z.maximum(5000)),
  /** Missing if only the district was found. */
  street: z.exactOptional(z.string()),
  /** House number; missing unless the precision is `house`. */
  number: z.exactOptional(z.int()),
  district: z.string(),
});
/** A position of a typed address, and how exact it is. */
export type AddressMatch = z.infer<typeof addressMatchSchema>;

const addressPart = (max: number) => z.string().check(z.maxLength(max));

/** Finds the position of an address in a town, for the pin of the form. */
export const addresses = endpoint({
  method: 'GET',
  path: 'api/directory/addresses',
  summary: 'Positions of an address in a town, best first, at most 6',
  query: z.object({
    /** Street with or without house number. */
    line1: z.optional(addressPart(120)),
    city: addressPart(80),
    district: z.optional(addressPart(80)),
    postcode: z.optional(addressPart(10)),
  }),
  /** Empty if neither the street nor a district was found. */
  response: z.array(addressMatchSchema).check(z.maxLength(6)),
  errors: ['not-found'],
});

/** A facility that may be the same as the new one. */
export const candidateSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  category: z.string(),
  /** Missing if the location is not public. */
  addressLine: z.exactOptional(z.string()),
  district: z.string(),
  city: z.string(),
  /** In metres; missing if either location is unknown or not public. */
  distanceM: z.exactOptional(z.int()),
  /** Why it is a candidate. */
  reasons: z.array(z.enum(['name', 'phone', 'email', 'website', 'near'])),
  /** A pending submission of the caller. */
  pending: z.boolean(),
});
/** A facility that may be the same as the new one. */
export type Candidate = z.infer<typeof candidateSchema>;

/** Most likely first; at most five in total. */
export const candidatesSchema = z.object({ strong: z.array(candidateSchema), possible: z.array(candidateSchema) });
export type Candidates = z.infer<typeof candidatesSchema>;

const text = (max: number) => z.optional(z.string().check(z.maxLength(max)));

/** Searches for listed facilities that may be the same (directory 2.9, "Duplicate rule"). Every field is optional. */
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
/** Details of a facility that are compared with others. */
export type Comparable = z.infer<typeof duplicates.body>['facility'];

/** State of a submission, for its submitter. */
export const receiptSchema = z.object({
  id: z.string(),
  slug: z.string(),
  /** Reference number: `XV-002401`. */
  code: facilitySchema.shape.code,
  name: z.string(),
  submittedAt: z.iso.datetime(),
  publicationStatus: facilitySchema.shape.publicationStatus,
  submitterIsOwner: z.boolean(),
});
/** State of a submission, for its submitter. */
export type Receipt = z.infer<typeof receiptSchema>;

/**
 * Submits a new facility, which only its submitter and administrators see until it is decided. Answers
 * `duplicate-suspected` with `candidates` that the submitter has not been asked about, and `rate-limited` with `open`
 * when five submissions are pending.
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

/** A submission by its slug; `not-found` for another person's. */
export const submission = endpoint({
  method: 'GET',
  path: 'api/account/submission',
  summary: 'One own submission',
  access: 'user',
  query: z.object({ slug: z.string().check(z.maxLength(120)) }),
  response: receiptSchema,
  errors: ['not-found'],
});

/** The rejected or withdrawn submission that a draft replaces. */
export const againSchema = z.object({
  slug: z.string(),
  /** The rejection; `null` if its submitter withdrew it. */
  rejection: z.nullable(z.object({ message: z.string(), at: z.iso.datetime() })),
});

/** A saved draft, kept for 30 days after the last change. */
export const draftSchema = z.object({
  id: draftId,
  step: z.enum(steps),
  values: draftValuesSchema,
  /** Submission that this draft replaces. */
  again: z.exactOptional(againSchema),
  /** Changes with every save; a save must name the value it is based on. */
  updatedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
/** A saved draft. */
export type Draft = z.infer<typeof draftSchema>;

/**
 * Reopens a rejected or withdrawn submission as a draft with its values; repeating it returns the same draft. Answers
 * `already-decided` while it is pending, once it is published, and after three rejections.
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

/** The caller's drafts, last changed first, and the number of pending submissions. */
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
/** A draft in the list. */
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
 * Saves a draft under an id chosen by the caller. `baseUpdatedAt` is the `updatedAt` that the change is based on,
 * `null` for a new draft; a newer change is answered with `revision-conflict` and `current`. Rejects a sixth draft.
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

/** Maximum size of a photo, in bytes. */
export const photoLimit = 5_000_000;
/** Accepted types, detected from the first bytes of the file. */
export const photoKinds = ['image/jpeg', 'image/png', 'image/webp'] as const;

const photoId = z.string().check(z.regex(/^pho_[\w-]{8,40}$/));

/** Uploads a photo for a draft. */
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

/** The image itself; public, but its id cannot be guessed. */
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
  /** The published name. */
  name: z.string(),
  /** Revision that the next edit is based on. */
  revision: z.int(),
  /** Values including pending changes. */
  values: facilityDraftSchema,
  /** Published values, without pending changes. */
  published: facilityDraftSchema,
  /** Pending changes: when they were submitted, and the reason given. */
  pending: z.nullable(z.object({ submittedAt: z.iso.datetime(), reason: z.string() })),
  /** Outcome of the last pending changes; missing if there were none. */
  ended: z.exactOptional(
    z.object({
      state: z.enum(['approved', 'rejected', 'withdrawn', 'expired']),
      at: z.iso.datetime(),
      /** Message of the administrator. */
      message: z.string(),
    }),
  ),
  /** Who made the last change, if it was made in this product. */
  changed: z.nullable(
    z.object({ at: z.iso.datetime(), role: z.enum(['user', 'owner', 'admin', 'system']), own: z.boolean() }),
  ),
});
/** A facility as its owner edits it. */
export type Editable = z.infer<typeof editableSchema>;

/** `GET api/account/facility`: for its owner; includes what is not public. */
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
 * `PATCH api/directory/facility` (directory contract 1.3 and 2.12): published immediately, except protected fields,
 * which wait for an administrator and replace earlier pending changes. Answers `revision-conflict` with `current`, an
 * `Editable`, if the revision is outdated or the pending changes have been decided.
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
    /** `pending.submittedAt` as last read, because a decision about pending changes need not increment the revision. */
    pendingSince: z.optional(z.nullable(z.iso.datetime())),
    /** Reason for the changes, for the administrator. */
    reason: optionalProse(1000, 'noteLong'),
  }),
  response: editableSchema,
  errors: ['not-found', 'forbidden', 'email-not-verified', 'revision-conflict'],
});
