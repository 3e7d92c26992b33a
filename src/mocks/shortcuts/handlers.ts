import { createShortcut, deleteShortcut, getShortcuts, updateShortcut } from '#modules/shortcuts/api';

import { handle } from '#mocks/core/handle';

import { shortcuts } from './store';

/** The calls of the shortcuts: list, add, change, remove. */
export const shortcutsHandlers = [
  handle(getShortcuts, ({ user }) => shortcuts.of(user.id).list()),
  handle(createShortcut, ({ body, user }) =>
    shortcuts.of(user.id).addFirst({ id: crypto.randomUUID(), ...body.shortcut }),
  ),
  handle(updateShortcut, ({ body, user }) =>
    shortcuts.of(user.id).update(body.id, (row) => ({ ...row, ...body.shortcut })),
  ),
  handle(deleteShortcut, ({ query, user }) => shortcuts.of(user.id).remove(query.id)),
];
