import { useQueries } from '@tanstack/react-query';

import { chatImageQuery } from './queries';

/** The sources of pictures, as far as they have loaded: of one, and of those beside it. */
export function usePictureSources(
  ids: readonly string[],
  current: string | undefined,
): Map<string, string | undefined> {
  const at = current === undefined ? -1 : ids.indexOf(current);
  const near = at < 0 ? [] : ids.slice(Math.max(0, at - 1), at + 2);
  return useQueries({
    queries: near.map((id) => chatImageQuery(id)),
    combine: (results) => new Map(near.map((id, index) => [id, results[index]?.data])),
  });
}
