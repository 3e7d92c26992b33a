import * as z from 'zod/mini';

import { recordId } from '#lib/http/crudEndpoints';
import { endpoint, queryList, queryNumber } from '#lib/http/endpoint';

import { activityKinds, activityLimits } from './activityKinds';

const html = z.string();

/** Something that happened. */
export const activitySchema = z.object({
  id: recordId,
  /** Name of an icon; there is one where there is no image. */
  icon: z.optional(z.string()),
  /** Path of the picture of the person who did it. */
  image: z.optional(z.string()),
  /** HTML with bold text only, in the language of the call. */
  description: html,
  date: z.iso.datetime(),
  /** HTML of what was written: the reason of a decision. */
  extraContent: z.optional(html),
  /** Text of the link. */
  linkedContent: z.optional(z.string()),
  link: z.optional(z.string()),
  /** Whether `link` is a route of this app. */
  useRouter: z.optional(z.boolean()),
  /** Our addition. */
  kind: z.enum(activityKinds),
  /** Who did it, if it was a person (our addition). */
  person: z.nullable(z.object({ id: recordId, name: z.string() })),
});
/** Something that happened. */
export type Activity = z.infer<typeof activitySchema>;

/** A person of whom there are activities. */
export const activityPersonSchema = z.object({ id: recordId, name: z.string(), avatar: z.nullable(z.string()) });
/** A person of whom there are activities. */
export type ActivityPerson = z.infer<typeof activityPersonSchema>;

export const getActivities = endpoint({
  method: 'GET',
  path: 'api/pages/activities',
  summary: 'Lists what has happened, newest first',
  // Our additions; without them, everything is listed.
  query: z.object({
    kinds: z.optional(queryList(z.enum(activityKinds))),
    /** Ids of people. */
    people: z.optional(queryList(recordId)),
    /** Only what is older than the activity with this id. */
    before: z.optional(recordId),
    limit: z.optional(queryNumber(z.int(), z.minimum(1), z.maximum(activityLimits.maxPage))),
  }),
  response: z.array(activitySchema),
  access: 'user',
  errors: ['not-found'],
});

/** Our addition. */
export const getActivityPeople = endpoint({
  method: 'GET',
  path: 'api/pages/activities/people',
  summary: 'Lists the people of whom there are activities',
  response: z.array(activityPersonSchema),
  access: 'user',
});
