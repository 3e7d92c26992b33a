import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { MutationFunctionContext } from '@tanstack/react-query';

import { request } from '#lib/http/request';
import { optimisticQuery } from '#lib/query/optimisticQuery';
import type { MutationMeta } from '#lib/query/optimisticQuery';

import type { Shortcut, ShortcutInput } from './api';

// Lazy: zod and the schemas stay out of the first chunk.
const loadApi = () => import('./api');

/** Query key of the list; also the mutation key of its changes. */
export const shortcutsKey = ['shortcuts', 'list'];

/** The shortcuts in display order. */
export const shortcutsQuery = () =>
  queryOptions({
    queryKey: shortcutsKey,
    queryFn: async ({ signal }) => request((await loadApi()).getShortcuts, { signal }),
  });

/** Callbacks of a form; also called when the request was retried from an error toast. */
export interface SaveListener {
  onSaved?: (shortcut: Shortcut) => void;
  /** `sent` has an id when a shortcut was changed. */
  onFailed?: (error: Error, sent: ShortcutInput & { id?: string }) => void;
}

/** A new shortcut, listed first with the id `placeholder` until the server assigns one. */
export interface NewShortcut {
  shortcut: ShortcutInput;
  placeholder: string;
}

/** Adds a shortcut to the front (ruling D25). */
export function createMutation({ onSaved, onFailed }: SaveListener = {}) {
  const parts = optimisticQuery<Shortcut[], NewShortcut>(shortcutsKey, (list, { shortcut, placeholder }) => [
    { id: placeholder, ...shortcut },
    ...list,
  ]);
  return mutationOptions({
    ...parts,
    mutationFn: async ({ shortcut }: NewShortcut) => request((await loadApi()).createShortcut, { body: { shortcut } }),
    onSuccess(created, { placeholder }, _result, { client }) {
      // Replace the placeholder's id before the refetch: its cell would remount and lose focus.
      client.setQueryData<Shortcut[]>(shortcutsKey, (list) =>
        list?.map((row) => (row.id === placeholder ? created : row)),
      );
      onSaved?.(created);
    },
    onError(error, variables, result, context: MutationFunctionContext) {
      parts.onError(error, variables, result, context);
      onFailed?.(error, variables.shortcut);
    },
    meta: { errorKey: 'shortcuts:failure.create', handledByForm: onFailed !== undefined } satisfies MutationMeta,
  });
}

/** Changes a shortcut. */
export function updateMutation({ onSaved, onFailed }: SaveListener = {}) {
  const parts = optimisticQuery<Shortcut[], Shortcut>(shortcutsKey, (list, changed) =>
    list.map((row) => (row.id === changed.id ? changed : row)),
  );
  return mutationOptions({
    ...parts,
    mutationFn: async ({ id, ...shortcut }: Shortcut) => {
      const { description, ...rest } = shortcut;
      return request((await loadApi()).updateShortcut, {
        body: { id, shortcut: description === undefined ? rest : { ...rest, description } },
      });
    },
    onSuccess: (saved) => onSaved?.(saved),
    onError(error, variables, result, context: MutationFunctionContext) {
      parts.onError(error, variables, result, context);
      onFailed?.(error, variables);
    },
    meta: { errorKey: 'shortcuts:failure.update', handledByForm: onFailed !== undefined } satisfies MutationMeta,
  });
}

/** Removes a shortcut; `onRemoved` can offer to undo it. */
export function removeMutation({ onRemoved }: { onRemoved?: (shortcut: Shortcut) => void } = {}) {
  return mutationOptions({
    ...optimisticQuery<Shortcut[], Shortcut>(shortcutsKey, (list, { id }) => list.filter((row) => row.id !== id)),
    mutationFn: async ({ id }: Shortcut) => request((await loadApi()).deleteShortcut, { query: { id } }),
    onSuccess: (removed) => onRemoved?.(removed),
    meta: { errorKey: 'shortcuts:failure.remove' } satisfies MutationMeta,
  });
}
