import * as z from 'zod/mini';

import { integer, text } from './schemaParts';

const wallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const closingTime = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/));

/** One weekly range: ISO day (Monday = 1), local wall times; `closes <= opens` runs into the next day. */
export const weeklyRangeSchema = z.object({
  day: integer(1, 7),
  opens: wallTime,
  closes: closingTime,
});

/** Days with hours other than the weekly ones: closed, or with special ranges; dates inclusive. */
export const hoursExceptionSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  kind: z.enum(['closed', 'special']),
  ranges: z.exactOptional(z.array(z.object({ opens: wallTime, closes: closingTime }))),
  reason: z.exactOptional(text(1, 80)),
});

/** The open state of a facility at one instant; it changes at `until` or `next` (UTC). */
export const openStateSchema = z.object({
  state: z.enum([
    'open',
    'closing-soon',
    'closed',
    'opening-soon',
    'appointment',
    'unknown',
    'temporarily-closed',
    'permanently-closed',
  ]),
  until: z.exactOptional(z.iso.datetime()),
  next: z.exactOptional(z.iso.datetime()),
  holidayUncertain: z.boolean(),
});
/** The open state of a facility as the response has it, with instants as ISO strings. */
export type SerializedOpenState = z.infer<typeof openStateSchema>;
