import * as z from 'zod/mini';

import { auditEventSchema } from '#domain/audit';
import { endpoint, queryNumber } from '#lib/http/endpoint';
import { facilitySchema, facilitySummarySchema, openStateSchema } from '#domain/facility';

const id = z.string().check(z.maxLength(120));
const facilityId = z.string().check(z.regex(/^fac_[a-z2-7]{12}$/));

/** One date on which the ordinary week does not hold, named for the reader. */
const holiday = z.object({ date: z.iso.date(), name: z.string() });

/** A facility with what the page says beside it: its state now, its category's name, the holidays that come. */
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

/** Body of `moved`: where the facility is now, its name there, and whether another entry took this one in. */
export const movedSchema = z.looseObject({
  slug: z.string(),
  name: z.optional(z.string()),
  merged: z.optional(z.boolean()),
});

/** One facility by its address or id. Moved ones say where; ones that are not public are not found, like unknown ones. */
export const facility = endpoint({
  method: 'GET',
  path: 'api/directory/facility',
  summary: 'One facility, as the public may see it',
  query: z.object({ id: z.optional(id), slug: z.optional(id) }),
  response: facilityDetailsSchema,
  errors: ['not-found', 'moved', 'unavailable'],
});

/** Where else to go. Never the facility itself, and no distance where either place is not public. */
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

/** The groups of fields that are confirmed together. */
export const historyGroups = ['name', 'address', 'contact', 'hours', 'services', 'access'] as const;

/** How fresh each part of a facility's page is; who manages it, and administrators, are told too what was done with it. */
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
    /** Oldest first; `null` for everybody else. */
    audit: z.nullable(z.array(auditEventSchema)),
  }),
  errors: ['not-found'],
});
/** How fresh each part of a facility's page is. */
export type History = z.infer<(typeof history)['response']>;

/** The public facility whose address is at most two slips away from a mistyped one (directory 2.20). */
export const similar = endpoint({
  method: 'GET',
  path: 'api/directory/facility/similar',
  summary: 'The facility a mistyped address may have meant, if there is one',
  query: z.object({ slug: id }),
  response: z.object({ facility: z.nullable(z.object({ slug: z.string(), name: z.string() })) }),
});

/** What can be wrong with a facility's page (directory contract 2.7). */
export const reportKinds = ['closed', 'moved', 'phone', 'hours', 'duplicate', 'unsafe', 'other'] as const;

/** The report form; its messages are translation keys of the namespace `facility`. */
export const reportSchema = z.object({
  kind: z.enum(reportKinds, { error: 'report.kindMissing' }),
  note: z
    .string()
    .check(z.trim(), z.minLength(10, { error: 'report.noteShort' }), z.maxLength(500, { error: 'report.noteLong' })),
});
/** What a visitor reports. */
export type FacilityReport = z.infer<typeof reportSchema>;

/** Takes a visitor's report; a device may send three an hour. */
export const report = endpoint({
  method: 'POST',
  path: 'api/directory/facility/report',
  summary: 'Reports a problem with a facility; 3 an hour',
  body: z.object({ id: facilityId, report: reportSchema }),
  response: z.object({ received: z.literal(true) }),
  status: 202,
  errors: ['not-found', 'rate-limited'],
});
