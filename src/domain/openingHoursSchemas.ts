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

/** Days that replace the week: closed, or with ranges of their own; dates inclusive. */
export const hoursExceptionSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  kind: z.enum(['closed', 'special']),
  ranges: z.exactOptional(z.array(z.object({ opens: wallTime, closes: closingTime }))),
  reason: z.exactOptional(text(1, 80)),
});

/** What the open state of a facility is at one instant; `until` and `next` are UTC instants of the change. */
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
/** What the open state of a facility is at one instant, as it travels (instants as ISO strings). */
export type OpenStateOnWire = z.infer<typeof openStateSchema>;
