import { queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';
import { patch, updateServerData } from '#lib/query/cachePatches';
import { mutation } from '#lib/query/mutation';

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

type ShortcutList = readonly Shortcut[];
const patchList = (update: (list: ShortcutList) => ShortcutList) => patch<ShortcutList>(shortcutsKey, update);

/** Adds a shortcut to the front (ruling D25). */
export const createMutation = ({ onSaved, onFailed }: SaveListener = {}) =>
  mutation({
    key: shortcutsKey,
    send: async ({ shortcut }: NewShortcut) => request((await loadApi()).createShortcut, { body: { shortcut } }),
    optimistic: ({ shortcut, placeholder }) => [patchList((list) => [{ id: placeholder, ...shortcut }, ...list])],
    onSaved(created, { placeholder }, client) {
      // Replace the placeholder's id before the refetch: its cell would remount and lose focus.
      updateServerData(
        client,
        patchList((list) => list.map((row) => (row.id === placeholder ? created : row))),
      );
      onSaved?.(created);
    },
    onFailed: (error, { shortcut }) => onFailed?.(error, shortcut),
    errorKey: 'shortcuts:failure.create',
    handledByForm: onFailed !== undefined,
  });

/** Changes a shortcut. */
export const updateMutation = ({ onSaved, onFailed }: SaveListener = {}) =>
  mutation({
    key: shortcutsKey,
    send: async ({ id, ...shortcut }: Shortcut) => {
      const { description, ...rest } = shortcut;
      return request((await loadApi()).updateShortcut, {
        body: { id, shortcut: description === undefined ? rest : { ...rest, description } },
      });
    },
    optimistic: (changed) => [patchList((list) => list.map((row) => (row.id === changed.id ? changed : row)))],
    onSaved: (saved) => onSaved?.(saved),
    onFailed,
    errorKey: 'shortcuts:failure.update',
    handledByForm: onFailed !== undefined,
  });

/** Removes a shortcut; `onRemoved` can offer to undo it. */
export const removeMutation = ({ onRemoved }: { onRemoved?: (shortcut: Shortcut) => void } = {}) =>
  mutation({
    key: shortcutsKey,
    send: async ({ id }: Shortcut) => request((await loadApi()).deleteShortcut, { query: { id } }),
    optimistic: ({ id }) => [patchList((list) => list.filter((row) => row.id !== id))],
    onSaved: (removed) => onRemoved?.(removed),
    errorKey: 'shortcuts:failure.remove',
  });
