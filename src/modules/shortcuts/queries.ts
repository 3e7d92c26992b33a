import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { MutationFunctionContext } from '@tanstack/react-query';

import { request } from '#lib/http/request';
import { optimisticQuery } from '#lib/query/optimisticQuery';
import type { MutationMeta } from '#lib/query/optimisticQuery';

import type { Shortcut, ShortcutInput } from './api';

// The contract's schemas are fetched with the first call, not before the first paint.
const loadApi = () => import('./api');

/** Key of the list, and of every change to it. */
export const shortcutsKey = ['shortcuts', 'list'];

/** The shortcuts in their order. */
export const shortcutsQuery = () =>
  queryOptions({
    queryKey: shortcutsKey,
    queryFn: async ({ signal }) => request((await loadApi()).getShortcuts, { signal }),
  });

/** What a form learns of the call it waits for, also when the call was repeated from a message. */
export interface SaveListener {
  onSaved?: (shortcut: Shortcut) => void;
  /** What was sent has an id where it was a change. */
  onFailed?: (error: Error, sent: ShortcutInput & { id?: string }) => void;
}

/** A new shortcut; until the server has named it, it stands in front under `placeholder`. */
export interface NewShortcut {
  shortcut: ShortcutInput;
  placeholder: string;
}

/** Adds a shortcut in front of the others (ruling D25). */
export function createMutation({ onSaved, onFailed }: SaveListener = {}) {
  const parts = optimisticQuery<Shortcut[], NewShortcut>(shortcutsKey, (list, { shortcut, placeholder }) => [
    { id: placeholder, ...shortcut },
    ...list,
  ]);
  return mutationOptions({
    ...parts,
    mutationFn: async ({ shortcut }: NewShortcut) => request((await loadApi()).createShortcut, { body: { shortcut } }),
    onSuccess(created, { placeholder }, _result, { client }) {
      // Its own name at once: the cell would be drawn anew with the next answer, and lose the focus.
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

/** Changes one shortcut. */
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

/** Removes one shortcut; `onRemoved` is the moment to offer it back. */
export function removeMutation({ onRemoved }: { onRemoved?: (shortcut: Shortcut) => void } = {}) {
  return mutationOptions({
    ...optimisticQuery<Shortcut[], Shortcut>(shortcutsKey, (list, { id }) => list.filter((row) => row.id !== id)),
    mutationFn: async ({ id }: Shortcut) => request((await loadApi()).deleteShortcut, { query: { id } }),
    onSuccess: (removed) => onRemoved?.(removed),
    meta: { errorKey: 'shortcuts:failure.remove' } satisfies MutationMeta,
  });
}
