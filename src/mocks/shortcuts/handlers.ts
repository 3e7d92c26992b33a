import { createShortcut, deleteShortcut, getShortcuts, updateShortcut } from '#modules/shortcuts/api';
import type { Shortcut } from '#modules/shortcuts/api';

import { handle } from '#mocks/core/handle';
import type { DataLanguage } from '#mocks/core/localized';

import { shortcuts } from './store';

/** The list of a person, whose samples have the texts of the language. */
async function listIn(language: DataLanguage, owner: string): Promise<Shortcut[]> {
  const [own, { shortcutIn }] = await Promise.all([shortcuts.of(owner).list(), import('./seed')]);
  return own.map((shortcut) => shortcutIn(language, shortcut));
}

/** The calls of the shortcuts: list, add, change, remove. */
export const shortcutsHandlers = [
  handle(getShortcuts, ({ user, language }) => listIn(language, user.id)),
  handle(createShortcut, ({ body, user }) =>
    shortcuts.of(user.id).addFirst({ id: crypto.randomUUID(), ...body.shortcut }),
  ),
  handle(updateShortcut, ({ body, user }) =>
    shortcuts.of(user.id).update(body.id, (row) => ({ ...row, ...body.shortcut })),
  ),
  handle(deleteShortcut, ({ query, user }) => shortcuts.of(user.id).remove(query.id)),
];
