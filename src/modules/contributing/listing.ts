import * as z from 'zod/mini';

import { auditEventSchema } from '#domain/audit';
import { facilitySchema } from '#domain/facility';

import { facilityRefSchema } from './schemas';

/** Actions of an administrator on the listing of a facility, without a request. */
export const listingActions = [
  'suspend',
  'reinstate',
  'merge',
  'separate',
  'revoke-verification',
  'revoke-claim',
] as const;
/** An action of an administrator on the listing of a facility. */
export type ListingAction = (typeof listingActions)[number];

const slug = z
  .string({ error: 'problem.listingSlug' })
  .check(z.trim(), z.minLength(1, { error: 'problem.listingSlug' }));

/** Values of an action: which, why and, for a merge, the facility that remains. */
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

/** State of a facility's listing, and the available actions. */
export const listingSchema = z.object({
  facility: facilityRefSchema,
  publicationStatus: facilitySchema.shape.publicationStatus,
  verification: facilitySchema.shape.verification.shape.state,
  managed: z.boolean(),
  /** Name of the manager; empty for an owner without an account. */
  manager: z.string(),
  /** The caller's own facility: another administrator has to act. */
  own: z.boolean(),
  /** Number of pending requests and claims. */
  open: z.int(),
  actions: z.array(z.enum(listingActions)),
  audit: z.array(auditEventSchema),
});
/** State of a facility's listing, and the available actions. */
export type Listing = z.infer<typeof listingSchema>;
