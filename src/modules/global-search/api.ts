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

/** Matching facilities (our addition). */
export const facilityResultsSchema = z.object({
  id: z.literal('facilities'),
  ...group,
  results: z.array(
    z.object({
      ...target,
      name: text,
      /** Category and address, or town: "Pharmacy, Quay Street 4, Saltmarket, Port Calder". */
      description: text,
    }),
  ),
});

/** Matching emails outside Trash and Spam, newest first (our addition). */
export const mailResultsSchema = z.object({
  id: z.literal('mails'),
  ...group,
  results: z.array(
    z.object({
      ...target,
      /** Subject; empty where an email has none. */
      title: z.string(),
      /** Name of the sender. */
      sender: text,
    }),
  ),
});

/** Matching articles (our addition). */
export const articleResultsSchema = z.object({
  id: z.literal('articles'),
  ...group,
  results: z.array(z.object({ ...target, title: text })),
});

/** Matching records of one more kind, whose rows are all alike (our addition). */
export const recordResultsSchema = z.object({
  /** `requests` are for administrators only, open ones first. */
  id: z.enum(['chats', 'notes', 'cards', 'files', 'courses', 'questions', 'guides', 'products', 'requests']),
  ...group,
  results: z.array(
    z.object({
      ...target,
      title: text,
      /** What tells it from others of the same title; may be empty. */
      description: z.string(),
    }),
  ),
});

/** A kind of result that could not be searched, while the others were (our addition). */
export const failedResultsSchema = z.object({
  id: z.enum([
    'contacts',
    'pages',
    'tasks',
    'facilities',
    'mails',
    'articles',
    ...recordResultsSchema.shape.id.options,
  ]),
  label: text,
  failed: z.literal(true),
});
/** A kind of result that could not be searched. */
export type FailedResults = z.infer<typeof failedResultsSchema>;

/** Results of one kind, best match first. */
export const resultSetSchema = z.union([
  contactResultsSchema,
  pageResultsSchema,
  taskResultsSchema,
  facilityResultsSchema,
  mailResultsSchema,
  articleResultsSchema,
  recordResultsSchema,
]);
/** Results of one kind, best match first. */
export type ResultSet = z.infer<typeof resultSetSchema>;

/** `POST api/common/search`. */
export const postSearch = endpoint({
  method: 'POST',
  path: 'api/common/search',
  summary:
    'Finds contacts, pages, tasks, facilities and records of the modules; kinds without results are left out, and one that could not be searched says so',
  body: z.object({ query: z.string().check(z.maxLength(200)) }),
  response: z.array(z.union([resultSetSchema, failedResultsSchema])),
  access: 'user',
});
