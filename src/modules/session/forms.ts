import * as z from 'zod/mini';

import { passwordProblem } from '#domain/passwordRules';
import { emailSchema } from '#domain/person';

import type { ProblemKey } from './problems';

// The messages are keys: what is shown is in the reader's language.
const say = (key: ProblemKey): ProblemKey => key;

const email = z.string().check(
  z.trim(),
  z.minLength(1, say('emailMissing')),
  z.refine((text) => z.safeParse(emailSchema, text).success, { error: say('emailFormat') }),
);

const password = z.string().check(z.minLength(1, say('passwordMissing')));

/** What signing in needs. */
export const signInSchema = z.object({ email, password });

/** What opening a locked session needs. */
export const unlockSchema = z.object({ password });

/** What a link for a new password needs. */
export const requestLinkSchema = z.object({ email });

// The rule of the server, asked before anything is sent.
const newPassword = z.string().check((context) => {
  const problem = passwordProblem(context.value);
  if (problem === undefined) return;
  context.issues.push({
    code: 'custom',
    input: context.value,
    message: say(problem === 'short' ? 'passwordShort' : 'passwordWeak'),
  });
});

/** What a new account needs. */
export const signUpSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, say('nameMissing')), z.maxLength(80, say('nameLong'))),
  email,
  password: newPassword,
  // Nothing while the box is empty. The server is not told: without it nobody comes that far (directory 3.5).
  terms: z.string().check(z.minLength(1, say('termsMissing'))),
});

/** What a new password needs. */
export const newPasswordSchema = z.object({ password: newPassword });
