import * as z from 'zod/mini';

import { auditEventSchema } from '#domain/audit';
import { facilitySchema } from '#domain/facility';

import { facilityRefSchema } from './schemas';

/** What an administrator does to the place of a facility in the directory, without anybody asking for it. */
export const listingActions = [
  'suspend',
  'reinstate',
  'merge',
  'separate',
  'revoke-verification',
  'revoke-claim',
] as const;
/** What an administrator does to the place of a facility in the directory. */
export type ListingAction = (typeof listingActions)[number];

const slug = z
  .string({ error: 'problem.listingSlug' })
  .check(z.trim(), z.minLength(1, { error: 'problem.listingSlug' }));

/** What an administrator fills in: which, why, and for a merge which facility stays. */
export const listingFormSchema = z.object({
  action: z.enum(listingActions, { error: 'problem.listingAction' }),
  reason: z
    .string({ error: 'problem.messageLength' })
    .check(
      z.trim(),
      z.minLength(20, { error: 'problem.messageLength' }),
      z.maxLength(1000, { error: 'problem.messageLength' }),
    ),
  target: z.optional(slug),
});

/** Where a facility stands, and what can be done to it. */
export const listingSchema = z.object({
  facility: facilityRefSchema,
  publicationStatus: facilitySchema.shape.publicationStatus,
  verification: facilitySchema.shape.verification.shape.state,
  managed: z.boolean(),
  /** Who manages it; empty for an owner without an account here. */
  manager: z.string(),
  /** It is the caller's own: another administrator must do it. */
  own: z.boolean(),
  /** Requests and claims that wait. */
  open: z.int(),
  actions: z.array(z.enum(listingActions)),
  audit: z.array(auditEventSchema),
});
/** Where a facility stands, and what can be done to it. */
export type Listing = z.infer<typeof listingSchema>;
