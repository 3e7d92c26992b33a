import { queryOptions } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';

import { toDataUrl } from '#lib/browser/base64';

/**
 * Options of a query for a picture as a data URL, because an image element sends no token:
 * `pictureQuery(imageKey(id), api.getChatImage, id)`. What a picture shows never changes.
 */
export const pictureQuery = (
  queryKey: QueryKey,
  call: (input: { query: { id: string }; signal: AbortSignal }) => Promise<Blob>,
  id: string,
) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => toDataUrl(await call({ query: { id }, signal })),
    staleTime: Infinity,
  });
