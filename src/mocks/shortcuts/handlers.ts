import { http, HttpResponse } from 'msw';

import { createShortcut, deleteShortcut, getShortcuts, updateShortcut } from '#modules/shortcuts/api';
import type { Shortcut, ShortcutInput } from '#modules/shortcuts/api';

import { defineStore } from '#mocks/core/store';
import { handle, failureScenarios } from '#mocks/core/handle';
import { ProblemError } from '#mocks/core/problem';

const shortcuts = defineStore<Shortcut>('shortcuts', async () => (await import('./seed')).shortcuts);

/** The shortcuts of the console: list, add, change, remove. */
export const shortcutsHandlers = [
  handle(getShortcuts, () => shortcuts.list()),
  handle(createShortcut, ({ body }) => shortcuts.addFirst({ id: crypto.randomUUID(), ...body.shortcut })),
  handle(updateShortcut, ({ body }) => shortcuts.update(body.id, (row) => ({ ...row, ...body.shortcut }))),
  handle(deleteShortcut, ({ query }) => shortcuts.remove(query.id)),
];

// Refuses one field with words of its own, which no check of a form can know beforehand.
const refuses = (method: 'post' | 'patch') => (field: keyof ShortcutInput, message: string) =>
  http[method](`*/${createShortcut.path}`, () => {
    const { problem } = new ProblemError('validation-failed', {
      errors: [{ pointer: `/shortcut/${field}`, code: 'refused', message }],
    });
    return HttpResponse.json(problem, { status: 422, headers: { 'Content-Type': 'application/problem+json' } });
  });

/** How the four calls go wrong, by name. */
export const shortcutsScenarios = {
  list: {
    ...failureScenarios(getShortcuts),
    /** Nobody has kept a shortcut. */
    empty: () => handle(getShortcuts, () => []),
    /** These are kept, and no others. */
    holds: (rows: readonly Shortcut[]) => handle(getShortcuts, () => [...rows]),
  },
  create: { ...failureScenarios(createShortcut), refuses: refuses('post') },
  update: { ...failureScenarios(updateShortcut), refuses: refuses('patch') },
  remove: failureScenarios(deleteShortcut),
};
