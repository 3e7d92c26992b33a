import * as z from 'zod/mini';

import { checkAges, waitingAges } from './checkAges';
import { count } from './schemas';

/** A path of this app: the list that a figure counts. */
const link = z.string();

/** A figure with its name and the list behind it. */
const countedSchema = z.object({ name: z.string(), count, link });
/** A figure with its name and the list behind it. */
export type Counted = z.infer<typeof countedSchema>;

const townSchema = z.extend(countedSchema, { slug: z.string(), region: z.string(), lat: z.number(), lon: z.number() });
/** A town with the number of its facilities. */
export type CountedTown = z.infer<typeof townSchema>;

const failedSearchSchema = z.object({
  term: z.string(),
  /** Name of the place; null for the whole country. */
  place: z.nullable(z.string()),
  count,
  lastAt: z.iso.datetime(),
  /** The search itself. */
  link,
});
/** A search that found nothing. */
export type FailedSearch = z.infer<typeof failedSearchSchema>;

const waitingRequestSchema = z.object({
  id: z.string(),
  facility: z.string(),
  requester: z.string(),
  purpose: z.enum(['verification', 'claim']),
  submittedAt: z.iso.datetime(),
  link,
});

/** The requests that wait for a decision. */
const waitingSchema = z.object({
  total: count,
  link,
  ages: z.array(z.object({ age: z.enum(waitingAges), count })),
  /** Those that wait longest, first. */
  longest: z.array(waitingRequestSchema),
});

const contributionWeekSchema = z.object({
  /** Monday of the week. */
  start: z.iso.date(),
  /** What visitors, owners and administrators did. */
  visitors: count,
  owners: count,
  administrators: count,
});
/** What the directory contains, and what it lacks. */
export const directoryDashboardSchema = z.object({
  facilities: z.object({
    total: count,
    verified: count,
    link,
    verifiedLink: link,
    regions: z.array(countedSchema),
    towns: z.array(townSchema),
    categories: z.array(countedSchema),
    /** By the age of the last check of their details. */
    checks: z.array(z.object({ age: z.enum(checkAges), count })),
  }),
  /** Of the last 30 days. Only for administrators, because people type all kinds of words; null for everyone else. */
  failedSearches: z.nullable(z.array(failedSearchSchema)),
  /** Only for administrators; null for everyone else. */
  requests: z.nullable(waitingSchema),
  contributions: z.object({
    /** The last one is the current week, which is not over yet. */
    weeks: z.array(contributionWeekSchema),
    /** What was contributed last week up to the same time of the week. */
    lastWeekSoFar: count,
  }),
});
/** What the directory contains, and what it lacks. */
export type DirectoryDashboard = z.infer<typeof directoryDashboardSchema>;

const checkedFacilitySchema = z.object({
  slug: z.string(),
  name: z.string(),
  town: z.string(),
  category: z.string(),
  checkedAt: z.nullable(z.iso.datetime()),
});

/** A page of facilities by the age of their last check. */
export const checkedFacilitiesSchema = z.object({
  items: z.array(checkedFacilitySchema),
  /** On all pages. */
  total: count,
  /** The page that is returned: the last one if there is no such page. */
  page: z.int().check(z.minimum(1)),
  lastPage: z.int().check(z.minimum(1)),
});
/** A page of facilities by the age of their last check. */
export type CheckedFacilities = z.infer<typeof checkedFacilitiesSchema>;
