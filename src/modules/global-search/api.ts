import * as z from 'zod/mini';

import { endpoint } from '#lib/http/endpoint';

import { searchResultLink } from './searchResultLink';

const text = z.string().check(z.minLength(1));
const target = {
  link: searchResultLink,
  /** Its name or title, as text to put into a field. */
  value: text,
};
const group = {
  /** Heading, in the language asked for. */
  label: text,
  /** How many fit in all; `results` holds the best eight. */
  total: z.int().check(z.minimum(1)),
};

/** People of the address book that fit. */
export const contactResultsSchema = z.object({
  id: z.literal('contacts'),
  ...group,
  results: z.array(z.object({ ...target, name: text, avatar: z.nullable(z.string()) })),
});

/** Pages of the console that fit. */
export const pageResultsSchema = z.object({
  id: z.literal('pages'),
  ...group,
  results: z.array(z.object({ ...target, title: text })),
});

/** Tasks that fit. */
export const taskResultsSchema = z.object({
  id: z.literal('tasks'),
  ...group,
  results: z.array(z.object({ ...target, title: text, completed: z.boolean() })),
});

/** The results of one kind, best first. */
export const resultSetSchema = z.union([contactResultsSchema, pageResultsSchema, taskResultsSchema]);
/** The results of one kind, best first. */
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
