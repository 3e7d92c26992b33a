import type { QueryKey } from '@tanstack/react-query';

import { patch, updateServerData } from './cachePatches';
import { mutation } from './mutation';

/** Adds an item, which is then the first of the list under `key`. The field or form shows its failure. */
export const addToListMutation = <Item extends { id: string }, Input>(
  key: QueryKey,
  send: (item: Input) => Promise<Item>,
) =>
  mutation({
    key,
    send,
    onSaved: (added, _input, client) =>
      updateServerData(
        client,
        patch<Item[]>(key, (items) => [added, ...items.filter(({ id }) => id !== added.id)]),
      ),
  });

/** Changes an item of the list under `key`, for example a tag that is renamed. Its row shows the failure. */
export const changeInListMutation = <Item extends { id: string }, Change extends { id: string }>(
  key: QueryKey,
  send: (change: Change) => Promise<Item>,
) =>
  mutation({
    key,
    send,
    optimistic: (change: Change) => [
      patch<Item[]>(key, (items) => items.map((item) => (item.id === change.id ? { ...item, ...change } : item))),
    ],
  });
