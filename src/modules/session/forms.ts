import * as z from 'zod/mini';

import { passwordProblem } from '#domain/passwordRules';
import { emailSchema } from '#domain/person';

import type { ProblemKey } from './problems';

// Messages are translation keys, so that they follow the current language.
const say = (key: ProblemKey): ProblemKey => key;

const email = z.string().check(
  z.trim(),
  z.minLength(1, say('emailMissing')),
  z.refine((text) => z.safeParse(emailSchema, text).success, { error: say('emailFormat') }),
);

const password = z.string().check(z.minLength(1, say('passwordMissing')));

/** Values to sign in. */
export const signInSchema = z.object({ email, password });

/** Values to unlock a session. */
export const unlockSchema = z.object({ password });

/** Values to request a link for a new password. */
export const requestLinkSchema = z.object({ email });

// The server's rule, checked before sending.
const newPassword = z.string().check((context) => {
  const problem = passwordProblem(context.value);
  if (problem === undefined) return;
  context.issues.push({
    code: 'custom',
    input: context.value,
    message: say(problem === 'short' ? 'passwordShort' : 'passwordWeak'),
  });
});

/** Values to create an account. */
export const signUpSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, say('nameMissing')), z.maxLength(80, say('nameLong'))),
  email,
  password: newPassword,
  // Empty while unchecked. Not sent: the form cannot be submitted without it (directory 3.5).
  terms: z.string().check(z.minLength(1, say('termsMissing'))),
});

/** Values to set a new password. */
export const newPasswordSchema = z.object({ password: newPassword });
