import * as z from 'zod/mini';

import { printableLine } from './printableLine';

/** A text of `min` to `max` UTF-16 units. */
export const text = (min: number, max: number) => z.string().check(z.minLength(min), z.maxLength(max));

/** A whole number from `min` to `max`. */
export const integer = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** A slug: lower-case letters and digits, in words joined by single hyphens. */
export const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** The title of a tag or label, of at most `max` UTF-16 units. */
export const tagTitleOf = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(printableLine));
