import { createShortcut, deleteShortcut, getShortcuts, updateShortcut } from '#modules/shortcuts/api';

import { handle } from '#mocks/core/handle';

import { shortcuts } from './store';

/** The calls of the shortcuts: list, add, change, remove. */
export const shortcutsHandlers = [
  handle(getShortcuts, () => shortcuts.list()),
  handle(createShortcut, ({ body }) => shortcuts.addFirst({ id: crypto.randomUUID(), ...body.shortcut })),
  handle(updateShortcut, ({ body }) => shortcuts.update(body.id, (row) => ({ ...row, ...body.shortcut }))),
  handle(deleteShortcut, ({ query }) => shortcuts.remove(query.id)),
];
