import * as z from 'zod/mini';

/** Position of a page in its list: indexes count from zero and are inclusive, pages count from one. */
export const paginationSchema = z.object({
  length: z.int(),
  size: z.int(),
  page: z.int(),
  lastPage: z.int().check(z.minimum(1)),
  startIndex: z.int(),
  endIndex: z.int(),
});
/** Position of a page in its list. */
export type Pagination = z.infer<typeof paginationSchema>;
