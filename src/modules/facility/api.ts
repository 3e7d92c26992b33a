import * as z from 'zod/mini';

import { auditEventSchema } from '#domain/audit';
import { endpoint, queryNumber } from '#lib/http/endpoint';
import { facilitySchema, facilitySummarySchema } from '#domain/facility';
import { openStateSchema } from '#domain/openingHoursSchemas';

const id = z.string().check(z.maxLength(120));
const facilityId = z.string().check(z.regex(/^fac_[a-z2-7]{12}$/));

/** A date with different hours; the name is localised. */
const holiday = z.object({ date: z.iso.date(), name: z.string() });

/** A facility with what its page needs besides: current opening state, category names, upcoming holidays. */
export const facilityDetailsSchema = z.extend(facilitySchema, {
  openState: openStateSchema,
  primaryCategory: z.object({
    id: z.string(),
    name: z.string(),
    plural: z.string(),
    icon: z.string(),
    schemaType: z.string(),
    emergency: z.boolean(),
  }),
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
  tags: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Public holidays of the next 30 days. */
  holidays: z.array(holiday),
});
export type FacilityDetails = z.infer<typeof facilityDetailsSchema>;

/** Body of the problem `moved`: the current slug and name, and whether the entry was merged into another. */
export const movedSchema = z.looseObject({
  slug: z.string(),
  name: z.optional(z.string()),
  merged: z.optional(z.boolean()),
});

/**
 * One facility by slug or id. A moved one fails with `moved`; one that is not public fails with `not-found`, like an
 * unknown one.
 */
export const facility = endpoint({
  method: 'GET',
  path: 'api/directory/facility',
  summary: 'One facility, as the public may see it',
  query: z.object({ id: z.optional(id), slug: z.optional(id) }),
  response: facilityDetailsSchema,
  errors: ['not-found', 'moved', 'unavailable'],
});

/** Alternatives nearby. Never includes the facility itself, and no distance where either location is hidden. */
export const nearby = endpoint({
  method: 'GET',
  path: 'api/directory/facility/nearby',
  summary: 'Facilities of the same category around one facility, nearest first',
  query: z.object({
    id,
    limit: z.optional(queryNumber(z.minimum(1), z.maximum(6), z.multipleOf(1))),
    open: z.optional(z.literal('now')),
  }),
  response: z.array(facilitySummarySchema),
  errors: ['not-found'],
});

/** Groups of fields that are confirmed together. */
export const historyGroups = ['name', 'address', 'contact', 'hours', 'services', 'access'] as const;

/** When each part of a facility's page was last confirmed; its managers and administrators also get the audit trail. */
export const history = endpoint({
  method: 'GET',
  path: 'api/directory/facility/history',
  summary: 'When each group of fields was last confirmed, and by whom',
  query: z.object({ id }),
  response: z.object({
    groups: z.array(
      z.object({
        group: z.enum(historyGroups),
        confirmedAt: z.nullable(z.iso.datetime()),
        by: z.enum(['owner', 'visitor', 'administrator', 'import']),
      }),
    ),
    /** Oldest first; `null` for everyone else. */
    audit: z.nullable(z.array(auditEventSchema)),
  }),
  errors: ['not-found'],
});
/** When each part of a facility's page was last confirmed. */
export type History = z.infer<(typeof history)['response']>;

/** The public facility whose slug is at most two typos away from the given one (directory 2.20). */
export const similar = endpoint({
  method: 'GET',
  path: 'api/directory/facility/similar',
  summary: 'The facility a mistyped address may have meant, if there is one',
  query: z.object({ slug: id }),
  response: z.object({ facility: z.nullable(z.object({ slug: z.string(), name: z.string() })) }),
});

/** Problems that can be reported (directory contract 2.7). */
export const reportKinds = ['closed', 'moved', 'phone', 'hours', 'duplicate', 'unsafe', 'other'] as const;

/** Schema of the report form; its messages are translation keys of the namespace `facility`. */
export const reportSchema = z.object({
  kind: z.enum(reportKinds, { error: 'report.kindMissing' }),
  note: z
    .string()
    .check(z.trim(), z.minLength(10, { error: 'report.noteShort' }), z.maxLength(500, { error: 'report.noteLong' })),
});
/** A visitor's report. */
export type FacilityReport = z.infer<typeof reportSchema>;

/** Submits a report; at most three an hour per device. */
export const report = endpoint({
  method: 'POST',
  path: 'api/directory/facility/report',
  summary: 'Reports a problem with a facility; 3 an hour',
  body: z.object({ id: facilityId, report: reportSchema }),
  response: z.object({ received: z.literal(true) }),
  status: 202,
  errors: ['not-found', 'rate-limited'],
});
