import * as z from 'zod/mini';

/** Where a page sits in its list: indexes count from zero and include both ends, pages from one. */
export const paginationSchema = z.object({
  length: z.int(),
  size: z.int(),
  page: z.int(),
  lastPage: z.int().check(z.minimum(1)),
  startIndex: z.int(),
  endIndex: z.int(),
});
/** Where a page sits in its list. */
export type Pagination = z.infer<typeof paginationSchema>;
