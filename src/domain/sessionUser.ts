import * as z from 'zod/mini';

/** Who is signed in, as every call answers it that begins or tells a session (directory contract 1.5). */
export const sessionUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Path of a picture, or null where there is none. */
  avatar: z.nullable(z.string()),
  status: z.enum(['online', 'away', 'busy', 'not-visible']),
  /** What the server's record says, whatever a token claims. */
  role: z.enum(['user', 'admin']),
  emailVerified: z.boolean(),
  /** What distances are told in. */
  units: z.enum(['km', 'mi']),
  /** The language of the account. */
  locale: z.enum(['en', 'tr']),
});

/** A person’s name as it is typed: anything but white space, up to 80 characters. */
export const nameSchema = z.string().check(z.regex(/\S/), z.maxLength(80));

/** An e-mail address as it is typed; whether it exists only a mail can tell. */
export const emailSchema = z.string().check(z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/), z.maxLength(254));
