import * as z from 'zod/mini';

import { emailSchema, nameSchema } from '#domain/person';
import { endpoint } from '#lib/http/endpoint';
import { sessionUserSchema } from '#domain/sessionUser';

const done = z.literal(true);
/** As typed. The strength is checked only where a password is chosen: see `passwordRules`. */
const password = z.string().check(z.minLength(1), z.maxLength(256));
const credentials = z.object({ email: z.string().check(z.minLength(1), z.maxLength(254)), password });

/** A started session: its user, and the token that is valid for 7 days. */
export const sessionStartSchema = z.object({
  user: sessionUserSchema,
  accessToken: z.string(),
  tokenType: z.literal('bearer'),
  /** When an opaque token expires (our addition); a JSON Web Token says it itself, as those of the local back end do. */
  expiresAt: z.exactOptional(z.iso.datetime()),
});
/** A started session. */
export type SessionStart = z.infer<typeof sessionStartSchema>;

// Specification of the modules, section 8: the response does not say whether e-mail or password was wrong.
const wrongPair = { 404: z.literal(false) };

/** `POST api/auth/sign-in` (specification of the modules, "Authentication"). */
export const signIn = endpoint({
  method: 'POST',
  path: 'api/auth/sign-in',
  summary: 'Begins a session with email address and password',
  body: credentials,
  response: sessionStartSchema,
  errors: ['rate-limited'],
  plainErrors: wrongPair,
});

/** `POST api/auth/sign-in-with-token`: the client sees a rejection as `unauthenticated`. */
export const signInWithToken = endpoint({
  method: 'POST',
  path: 'api/auth/sign-in-with-token',
  summary: 'Goes on with a session by its token, and gives a new token for 7 days',
  body: z.object({ accessToken: z.string().check(z.maxLength(4096)) }),
  response: sessionStartSchema,
  plainErrors: { 401: z.object({ error: z.literal('Invalid token') }) },
});

/** `POST api/auth/sign-up`: same response if the address already has an account; its owner is told by mail. */
export const signUp = endpoint({
  method: 'POST',
  path: 'api/auth/sign-up',
  summary: 'Makes an account and sends a link that confirms its email address',
  body: z.object({
    name: nameSchema,
    email: emailSchema,
    password,
  }),
  response: done,
  errors: ['rate-limited'],
});

/** `POST api/auth/forgot-password`: same response and response time whether or not the account exists. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: 'api/auth/forgot-password',
  summary: 'Sends a link that sets a new password, where the address has an account',
  body: z.object({ email: emailSchema }),
  response: done,
});

/** `POST api/auth/reset-password`: ends every session of the account; `link-expired` has a `reason`. */
export const resetPassword = endpoint({
  method: 'POST',
  path: 'api/auth/reset-password',
  summary: 'Sets a new password by the token of a mailed link',
  body: z.object({ token: z.string().check(z.maxLength(256)), password }),
  response: done,
  errors: ['link-invalid', 'link-expired', 'link-used', 'rate-limited'],
});

/** `POST api/auth/unlock-session` (specification of the modules, "Authentication"). */
export const unlockSession = endpoint({
  method: 'POST',
  path: 'api/auth/unlock-session',
  summary: 'Opens a locked session again by its email address and password',
  body: credentials,
  response: sessionStartSchema,
  errors: ['rate-limited'],
  plainErrors: wrongPair,
});

/** `POST api/auth/sign-out`: never fails, because a caller without a session is already signed out. */
export const signOut = endpoint({
  method: 'POST',
  path: 'api/auth/sign-out',
  summary: 'Ends the session of the token that is sent',
  response: done,
});

/** `POST api/auth/email/verify`: idempotent; proves a mailbox, not a session. */
export const verifyEmail = endpoint({
  method: 'POST',
  path: 'api/auth/email/verify',
  summary: 'Confirms an email address by the link that was emailed to it',
  body: z.object({
    id: z.string().check(z.maxLength(64)),
    hash: z.string().check(z.maxLength(128)),
    /** Query string of the link, unchanged. */
    query: z.optional(z.string().check(z.maxLength(2048))),
  }),
  response: z.object({
    alreadyVerified: z.boolean(),
    /** Masked: `m•••@orvela.example`. */
    email: z.string(),
  }),
  errors: ['link-invalid', 'link-expired'],
});

/** `POST api/auth/email/resend`: to the pending address, otherwise to the account's own. */
export const resendVerification = endpoint({
  method: 'POST',
  path: 'api/auth/email/resend',
  summary: 'Emails a new link that confirms the email address',
  response: z.object({
    /** When the next mail may be requested. */
    resendAt: z.iso.datetime(),
  }),
  status: 202,
  access: 'user',
  errors: ['already-verified', 'rate-limited'],
});
