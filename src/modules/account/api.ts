import * as z from 'zod/mini';

import { emailSchema, nameSchema } from '#domain/person';
import { endpoint } from '#lib/http/endpoint';
import { sessionUserSchema } from '#domain/sessionUser';

const done = z.literal(true);
const id = z.string().check(z.minLength(1), z.maxLength(64));
const time = z.iso.datetime();
const password = z.string().check(z.minLength(1), z.maxLength(256));
const notify = z.object({ email: z.boolean() });
const { status, units, locale, singleKeys } = sessionUserSchema.shape;

/** An account as its owner sees it (directory contract 1.5). */
export const accountSchema = z.object({
  ...sessionUserSchema.shape,
  emailVerifiedAt: z.nullable(time),
  /** The new address, until it is confirmed; otherwise null. */
  pendingEmail: z.nullable(z.string()),
  /** When the next confirmation mail may be requested; null when none is pending or none was sent. */
  resendAt: z.nullable(time),
  /** Which notices are also sent by mail. */
  notify,
  createdAt: time,
  lastPasswordChangeAt: z.nullable(time),
  /** Number of facilities with no other owner: unless it is 0, the account cannot be closed. */
  ownedFacilities: z.int(),
  /** Number of accepted changes, from 1. */
  revision: z.int(),
});
/** An account as its owner sees it. */
export type Account = z.infer<typeof accountSchema>;

/** `GET api/account/details` (directory contract 3.5). */
export const getAccount = endpoint({
  method: 'GET',
  path: 'api/account/details',
  summary: 'Gives the account of who is signed in',
  response: accountSchema,
  access: 'user',
});

/**
 * `PATCH api/account/details`: partial update. A new `email` needs `currentPassword` and replaces the old address once
 * confirmed; an unusable address is rejected at `/account/email`, always with the same error.
 */
export const patchAccount = endpoint({
  method: 'PATCH',
  path: 'api/account/details',
  summary: 'Changes the account of who is signed in and gives the changed one',
  body: z.object({
    account: z.object({
      name: z.optional(nameSchema),
      email: z.optional(emailSchema),
      status: z.optional(status),
      locale: z.optional(locale),
      units: z.optional(units),
      singleKeys: z.optional(singleKeys),
      notify: z.optional(notify),
      /** Clears `pendingEmail` and invalidates its link. */
      cancelEmailChange: z.optional(done),
    }),
    currentPassword: z.optional(password),
    /** Revision that the change is based on; a newer one is answered with `revision-conflict` and `current`. */
    revision: z.optional(z.int()),
  }),
  response: accountSchema,
  access: 'user',
  errors: ['revision-conflict', 'rate-limited'],
});

/**
 * `PATCH api/account/password`: ends the other sessions. Rejects a wrong password at `/currentPassword` and a weak one
 * at `/newPassword`.
 */
export const patchPassword = endpoint({
  method: 'PATCH',
  path: 'api/account/password',
  summary: 'Changes the password, ends the other sessions and gives a new token for this one',
  body: z.object({ currentPassword: password, newPassword: password }),
  response: z.object({ changed: done, accessToken: z.string() }),
  access: 'user',
  errors: ['rate-limited'],
});

/** A session of the account. */
export const sessionSchema = z.object({
  id,
  /** Browser and operating system: `Firefox, Linux`. */
  device: z.string(),
  createdAt: time,
  lastSeenAt: time,
  /** The session of this request. */
  current: z.boolean(),
});
/** A session of the account. */
export type AccountSession = z.infer<typeof sessionSchema>;

/** `GET api/account/sessions` (directory contract 3.5). */
export const listSessions = endpoint({
  method: 'GET',
  path: 'api/account/sessions',
  summary: 'Lists the sessions of the account, this one first and then the last seen',
  response: z.array(sessionSchema),
  access: 'user',
});

/** `DELETE api/account/session`: the id `others` ends every session but the current one. */
export const endSessionOf = endpoint({
  method: 'DELETE',
  path: 'api/account/session',
  summary: 'Ends one session of the account, or all others',
  query: z.object({ id }),
  response: done,
  access: 'user',
  errors: ['not-found'],
});

/** `GET api/account/export`: asks for no password, because every log on the way would record it in the URL. */
export const exportAccount = endpoint({
  method: 'GET',
  path: 'api/account/export',
  summary: 'Gives everything that is kept about the account',
  response: z.object({
    exportedAt: time,
    account: accountSchema,
    sessions: z.array(sessionSchema),
    /** Mails sent to the account, newest first. */
    mails: z.array(z.object({ subject: z.string(), at: time })),
    /** The person's records by kind: mails, chats, shortcuts, claims, drafts and so on, without the contents of files. */
    records: z.array(z.object({ kind: z.string(), items: z.array(z.unknown()) })),
  }),
  access: 'user',
});

/**
 * `DELETE api/account`: answers `sole-owner`, with the number in `facilities`, while facilities have no other owner.
 */
export const closeAccount = endpoint({
  method: 'DELETE',
  path: 'api/account',
  summary: 'Closes the account for good and ends its sessions',
  body: z.object({ password }),
  response: done,
  access: 'user',
  errors: ['sole-owner', 'rate-limited'],
});

/** A mail that the local back end would have sent (directory contract 1.5). */
export const outboxMailSchema = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Links in the text: paths of this app, with a leading slash. */
  links: z.array(z.object({ label: z.string(), href: z.string() })),
  at: time,
});
/** A mail that the local back end would have sent. */
export type OutboxMail = z.infer<typeof outboxMailSchema>;

/** `GET api/mock/outbox`: local back end only. */
export const listOutbox = endpoint({
  method: 'GET',
  path: 'api/mock/outbox',
  summary: 'Lists the mails that the local back end would have sent, newest first',
  response: z.array(outboxMailSchema),
});
