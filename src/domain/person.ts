import * as z from 'zod/mini';

import { printableLine } from './printableLine';

/** A person's name as typed: not only white space, no control characters, at most 80 characters. */
export const nameSchema = z.string().check(z.regex(/\S/), z.maxLength(80), z.regex(printableLine));

/** An e-mail address as typed; only a mail can tell whether it exists. */
export const emailSchema = z.string().check(z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/), z.maxLength(254));
