import * as z from 'zod/mini';

import { languages } from '#lib/i18n/languages';

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
  locale: z.enum(languages.map(({ id }) => id)),
});
