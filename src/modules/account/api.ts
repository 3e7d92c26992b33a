import * as z from 'zod/mini';

import { emailSchema, nameSchema } from '#domain/person';
import { endpoint } from '#lib/http/endpoint';
import { sessionUserSchema } from '#domain/sessionUser';

const done = z.literal(true);
const id = z.string().check(z.minLength(1), z.maxLength(64));
const time = z.iso.datetime();
const password = z.string().check(z.minLength(1), z.maxLength(256));
const notify = z.object({ email: z.boolean() });
const { status, units, locale } = sessionUserSchema.shape;

/** Everything that the owner of an account may see of it (directory contract 1.5). */
export const accountSchema = z.object({
  ...sessionUserSchema.shape,
  emailVerifiedAt: z.nullable(time),
  /** The address that takes over once it is confirmed, or null. */
  pendingEmail: z.nullable(z.string()),
  /** When another mail that confirms may be asked for; null where nothing waits or none was sent. */
  resendAt: z.nullable(time),
  /** Which notices are mailed besides. */
  notify,
  createdAt: time,
  lastPasswordChangeAt: z.nullable(time),
  /** How many facilities nobody else owns: an account that has any cannot be closed. */
  ownedFacilities: z.int(),
  /** Counts the accepted changes, from 1. */
  revision: z.int(),
});
/** Everything that the owner of an account may see of it. */
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
 * `PATCH api/account/details`: what is left out stays. Another `email` needs `currentPassword` and takes over when it
 * is confirmed; an address that cannot be used is refused at `/account/email`, and always in the same way.
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
      notify: z.optional(notify),
      /** Forgets `pendingEmail`; its link is void. */
      cancelEmailChange: z.optional(done),
    }),
    currentPassword: z.optional(password),
    /** What the change is based on; another one meanwhile is answered `revision-conflict` with `current`. */
    revision: z.optional(z.int()),
  }),
  response: accountSchema,
  access: 'user',
  errors: ['revision-conflict', 'rate-limited'],
});

/** `PATCH api/account/password`: ends the other sessions; a wrong one is refused at `/currentPassword`, a poor one at `/newPassword`. */
export const patchPassword = endpoint({
  method: 'PATCH',
  path: 'api/account/password',
  summary: 'Changes the password, ends the other sessions and gives a new token for this one',
  body: z.object({ currentPassword: password, newPassword: password }),
  response: z.object({ changed: done, accessToken: z.string() }),
  access: 'user',
  errors: ['rate-limited'],
});

/** One session of an account. */
export const sessionSchema = z.object({
  id,
  /** Browser and system in words: `Firefox, Linux`. */
  device: z.string(),
  createdAt: time,
  lastSeenAt: time,
  /** The session that asks. */
  current: z.boolean(),
});
/** One session of an account. */
export type AccountSession = z.infer<typeof sessionSchema>;

/** `GET api/account/sessions` (directory contract 3.5). */
export const listSessions = endpoint({
  method: 'GET',
  path: 'api/account/sessions',
  summary: 'Lists the sessions of the account, this one first and then the last seen',
  response: z.array(sessionSchema),
  access: 'user',
});

/** `DELETE api/account/session`: with the id `others` it ends every session but the one that asks. */
export const endSessionOf = endpoint({
  method: 'DELETE',
  path: 'api/account/session',
  summary: 'Ends one session of the account, or all others',
  query: z.object({ id }),
  response: done,
  access: 'user',
  errors: ['not-found'],
});

/** `GET api/account/export`: a password in an address would be kept by every log on the way, so none is asked. */
export const exportAccount = endpoint({
  method: 'GET',
  path: 'api/account/export',
  summary: 'Gives everything that is kept about the account',
  response: z.object({
    exportedAt: time,
    account: accountSchema,
    sessions: z.array(sessionSchema),
    /** What the account was told, newest first. */
    mails: z.array(z.object({ subject: z.string(), at: time })),
  }),
  access: 'user',
});

/** `DELETE api/account`: refused as `sole-owner`, with the number in `facilities`, while only this account owns some. */
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
  /** Links of the text: addresses of this app, beginning with a slash. */
  links: z.array(z.object({ label: z.string(), href: z.string() })),
  at: time,
});
/** A mail that the local back end would have sent. */
export type OutboxMail = z.infer<typeof outboxMailSchema>;

/** `GET api/mock/outbox`: for demos; a real server has no such call. */
export const listOutbox = endpoint({
  method: 'GET',
  path: 'api/mock/outbox',
  summary: 'Lists the mails that the local back end would have sent, newest first',
  response: z.array(outboxMailSchema),
});
