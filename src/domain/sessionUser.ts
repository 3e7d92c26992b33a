import * as z from 'zod/mini';

import { languages } from '#lib/i18n/languages';

/** The signed-in user, as every response has it that starts or describes a session (directory contract 1.5). */
export const sessionUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Path of the avatar, or null without one. */
  avatar: z.nullable(z.string()),
  status: z.enum(['online', 'away', 'busy', 'not-visible']),
  /** From the server's record, whatever the token claims. */
  role: z.enum(['user', 'admin']),
  emailVerified: z.boolean(),
  /** Unit of distances. */
  units: z.enum(['km', 'mi']),
  /** Whether single characters are keys of commands (our addition: WCAG 2.1.4 requires that they can be turned off). */
  singleKeys: z.boolean(),
  /** Language of the account. */
  locale: z.enum(languages.map(({ id }) => id)),
});
