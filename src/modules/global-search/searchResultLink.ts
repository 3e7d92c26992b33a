import * as z from 'zod/mini';

// What browsers skip inside an address or read as a slash: "/\t/example.org" would lead to another site.
const skipped = /[\\\s\p{Cc}]/u;

/** Where a result is, as a path of this product. */
export const searchResultLink = z.string().check(
  z.regex(/^\/(?!\/)/),
  z.refine((link) => !skipped.test(link)),
);
