import * as z from 'zod/mini';

/** A text of `min` to `max` UTF-16 units. */
export const text = (min: number, max: number) => z.string().check(z.minLength(min), z.maxLength(max));

/** A whole number from `min` to `max`. */
export const integer = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** A slug: lower-case letters and digits, in words joined by single hyphens. */
export const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
