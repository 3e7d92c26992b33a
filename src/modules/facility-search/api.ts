import * as z from 'zod/mini';

import { articleSummarySchema } from '#domain/article';
import { coordinatesSchema } from '#domain/coordinates';
import { endpoint, queryFlag, queryList, queryNumber } from '#lib/http/endpoint';
import type { Problem } from '#lib/http/endpoint';
import { accessFeatureSchema, appointmentSchema, facilitySummarySchema, feeModelSchema } from '#domain/facility';
import { placeSchema, placeTypeSchema } from '#domain/place';
import { categorySchema, tagSchema } from '#domain/taxonomy';
import { paginationSchema } from '#lib/http/pagination';

import { sorts } from './searchFilters';

/** Allowed page sizes of a list (directory contract 3.1). */
export const pageSizes = [10, 20, 50] as const;

const text = (max: number) => z.string().check(z.maxLength(max));
const id = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/));

const filters = {
  /** Slug, free text, `@lat,lon` or `anywhere`. */
  location: z.optional(text(200)),
  term: z.optional(text(80)),
  category: z.optional(queryList(id)),
  tags: z.optional(queryList(id)),
  /** Tag that every result must have, in addition to any of `tags`. */
  tag: z.optional(id),
  /** Radius in metres; if absent, the place determines it and it may be widened. */
  radius: z.optional(queryNumber(z.minimum(100), z.maximum(200_000))),
  open: z.optional(z.literal('now')),
  verified: z.optional(queryFlag()),
  access: z.optional(queryList(accessFeatureSchema)),
  lang: z.optional(queryList(z.string().check(z.regex(/^[a-z]{2}$/)))),
  fee: z.optional(queryList(feeModelSchema)),
  appointment: z.optional(queryList(appointmentSchema)),
  accepting: z.optional(queryFlag()),
};

/** `[value, number of results]`, in descending order. */
const facet = z.array(z.tuple([z.string(), z.int()]));

// Beyond the last page, a response has only `lastPage` (directory contract 3.1).
const resultPagination = z.object({
  lastPage: paginationSchema.shape.lastPage,
  length: z._default(z.int(), 0),
  size: z._default(z.int(), 20),
  page: z._default(z.int(), 1),
  startIndex: z._default(z.int(), 0),
  endIndex: z._default(z.int(), -1),
});

/** One page of results and all that the results page says about them. */
export const facilitiesResponseSchema = z.object({
  /** `null` beyond the last page, which `pagination.lastPage` names. */
  items: z.nullable(z.array(facilitySummarySchema)),
  pagination: resultPagination,
  location: z.nullable(placeSchema),
  origin: z.nullable(coordinatesSchema),
  radius: z.object({ requested: z.nullable(z.number()), used: z.nullable(z.number()), widened: z.boolean() }),
  match: z.object({
    intent: z.optional(z.object({ id: z.string(), name: z.string(), plural: z.string() })),
    relaxed: z.boolean(),
    suggestion: z.optional(z.string()),
  }),
  facets: z.object({
    category: facet,
    tags: facet,
    access: facet,
    lang: facet,
    fee: facet,
    appointment: facet,
    accepting: z.int(),
    verified: z.int(),
    open: z.int(),
  }),
  /** Results that do not publish their address. */
  hiddenCount: z.int(),
  /** Today is a public holiday in the facilities' region, and most of them are closed. */
  publicHoliday: z.boolean(),
});
export type FacilitiesResponse = z.infer<typeof facilitiesResponseSchema>;

/** Details of a place problem: candidates (`ambiguous-location`) or similar spellings (`not-found`). */
export const placeProblemSchema = z.looseObject({
  /** `facilityCount` is absent if unknown. */
  candidates: z.optional(z.array(z.extend(placeSchema, { facilityCount: z.exactOptional(z.int()) }))),
  near: z.optional(z.array(placeSchema)),
});
export type PlaceProblem = z.infer<typeof placeProblemSchema>;

/** Parses the place details of a search problem; `undefined` if it is about something else. */
export function parsePlaceProblem(problem: Problem): PlaceProblem | undefined {
  if (problem.code !== 'ambiguous-location' && problem.code !== 'not-found') return undefined;
  const parsed = z.safeParse(placeProblemSchema, problem);
  return parsed.success ? parsed.data : undefined;
}

export const facilities = endpoint({
  method: 'GET',
  path: 'api/directory/facilities',
  summary: 'Searches facilities by place and term, ranked, filtered and paged',
  query: z.object({
    ...filters,
    sort: z.optional(z.enum(sorts)),
    page: z.optional(queryNumber(z.minimum(1), z.maximum(1_000_000), z.multipleOf(1))),
    size: z.optional(queryNumber(z.minimum(1), z.maximum(50), z.multipleOf(1))),
  }),
  response: facilitiesResponseSchema,
  errors: ['ambiguous-location', 'not-found', 'unavailable'],
});
export type FacilitiesQuery = z.infer<typeof facilities.query>;

export const points = endpoint({
  method: 'GET',
  path: 'api/directory/facilities/points',
  summary: 'The same search as bare points for a map, without private addresses, at most 2,000',
  query: z.object(filters),
  response: z.object({
    points: z.array(z.tuple([z.string(), z.number(), z.number(), z.int()])),
    truncated: z.boolean(),
  }),
  errors: ['ambiguous-location', 'not-found'],
});

export const locations = endpoint({
  method: 'GET',
  path: 'api/directory/locations',
  summary: 'Suggests places for what is being typed, at most 8',
  query: z.object({
    query: z.string().check(z.minLength(2), z.maxLength(200)),
    type: z.optional(queryList(placeTypeSchema)),
    limit: z.optional(queryNumber(z.minimum(1), z.maximum(8), z.multipleOf(1))),
  }),
  response: z.array(placeSchema),
});

/** What a need may be: a category, a service, or a facility by its name. */
export const suggestionSchema = z.object({
  type: z.enum(['category', 'service', 'facility']),
  /** Id of the category or service, slug of the facility. */
  id: z.string(),
  name: z.string(),
  /** Town of a facility. */
  description: z.exactOptional(z.string()),
  /** Ranges of `name` that match the query, as start and length. */
  matched: z.array(z.tuple([z.int(), z.int()])),
});
/** What a need may be. */
export type Suggestion = z.infer<typeof suggestionSchema>;

export const suggestions = endpoint({
  method: 'GET',
  path: 'api/directory/suggestions',
  summary: 'Suggests categories, services and facilities for what is being typed, at most 9',
  query: z.object({
    query: z.string().check(z.minLength(2), z.maxLength(80)),
    /** Only facilities around this place, in the form of a search; all if absent or unknown. */
    location: z.optional(text(200)),
  }),
  /** Grouped by type, best first. */
  response: z.array(suggestionSchema).check(z.maxLength(9)),
});

export const location = endpoint({
  method: 'GET',
  path: 'api/directory/location',
  summary: 'One place by slug, or the nearest district to a point',
  query: z.object({
    slug: z.optional(text(200)),
    lat: z.optional(queryNumber(z.minimum(-90), z.maximum(90))),
    lon: z.optional(queryNumber(z.minimum(-180), z.maximum(180))),
  }),
  response: placeSchema,
  errors: ['not-found', 'ambiguous-location'],
});

export const categories = endpoint({
  method: 'GET',
  path: 'api/directory/categories',
  maxAge: 300,
  summary: 'All categories in tree order, with the number of published facilities',
  response: z.array(categorySchema),
});

export const tags = endpoint({
  method: 'GET',
  path: 'api/directory/tags',
  maxAge: 300,
  summary: 'All tags, with the number of published facilities',
  response: z.array(tagSchema),
});

export const category = endpoint({
  method: 'GET',
  path: 'api/directory/category',
  maxAge: 300,
  summary: 'One category with what is above and below it, and articles about it',
  query: z.object({ id }),
  response: z.extend(categorySchema, {
    /** Absent for a top-level category. */
    parent: z.exactOptional(z.object({ id: z.string(), name: z.string(), plural: z.string() })),
    children: z.array(categorySchema),
    /** The newest articles about the category or its subcategories. */
    articles: z.array(articleSummarySchema).check(z.maxLength(3)),
  }),
  errors: ['not-found'],
});
export type CategoryDetails = z.infer<typeof category.response>;

export const tag = endpoint({
  method: 'GET',
  path: 'api/directory/tag',
  maxAge: 300,
  summary: 'One tag with the tags that facilities most often have besides',
  query: z.object({ id }),
  response: z.extend(tagSchema, {
    /** Title of the facilities with this tag: "Facilities with walk-in visits". */
    title: z.string().check(z.minLength(2), z.maxLength(80)),
    /** `count` is the number of published facilities with both tags; highest first. */
    related: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })).check(z.maxLength(8)),
  }),
  errors: ['not-found'],
});
export type TagDetails = z.infer<typeof tag.response>;

export const stats = endpoint({
  method: 'GET',
  path: 'api/directory/stats',
  summary: 'Counts for the home and about pages',
  response: z.object({
    facilities: z.int(),
    verified: z.int(),
    cities: z.int(),
    categories: z.int(),
    regions: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        facilities: z.int(),
        cities: z.array(z.object({ slug: z.string(), name: z.string(), facilities: z.int() })),
      }),
    ),
  }),
});
export type StatsResponse = z.infer<typeof stats.response>;
