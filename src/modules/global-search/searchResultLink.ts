import * as z from 'zod/mini';

// Characters that browsers strip from a URL or read as a slash: "/\t/example.org" would lead to another site.
const skipped = /[\\\s\p{Cc}]/u;

/** Schema of a result's link: a path of this app, or a part of the page that is open. */
export const searchResultLink = z.string().check(
  z.regex(/^(?:\/(?!\/)|#[a-z-]+$)/),
  z.refine((link) => !skipped.test(link)),
);
