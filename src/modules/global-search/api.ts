import * as z from 'zod/mini';

import { endpoint } from '#lib/http/endpoint';

import { searchResultLink } from './searchResultLink';

const text = z.string().check(z.minLength(1));
const target = {
  link: searchResultLink,
  /** Name or title as plain text, to fill a field with. */
  value: text,
};
const group = {
  /** Heading in the requested language. */
  label: text,
  /** Number of all matches; `results` has the best eight. */
  total: z.int().check(z.minimum(1)),
};

/** Matching contacts. */
export const contactResultsSchema = z.object({
  id: z.literal('contacts'),
  ...group,
  results: z.array(z.object({ ...target, name: text, avatar: z.nullable(z.string()) })),
});

/** Matching pages of the console. */
export const pageResultsSchema = z.object({
  id: z.literal('pages'),
  ...group,
  results: z.array(z.object({ ...target, title: text })),
});

/** Matching tasks. */
export const taskResultsSchema = z.object({
  id: z.literal('tasks'),
  ...group,
  results: z.array(z.object({ ...target, title: text, completed: z.boolean() })),
});

/** Results of one kind, best match first. */
export const resultSetSchema = z.union([contactResultsSchema, pageResultsSchema, taskResultsSchema]);
/** Results of one kind, best match first. */
export type ResultSet = z.infer<typeof resultSetSchema>;

/** `POST api/common/search`. */
export const postSearch = endpoint({
  method: 'POST',
  path: 'api/common/search',
  summary: 'Finds contacts, pages and tasks by name or title; kinds without results are left out',
  body: z.object({ query: z.string().check(z.maxLength(200)) }),
  response: z.array(resultSetSchema),
  access: 'user',
});
