import * as z from 'zod/mini';

/** A person’s name as it is typed: anything but white space, up to 80 characters. */
export const nameSchema = z.string().check(z.regex(/\S/), z.maxLength(80));

/** An e-mail address as it is typed; whether it exists only a mail can tell. */
export const emailSchema = z.string().check(z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/), z.maxLength(254));
