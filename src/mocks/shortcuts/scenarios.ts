import { http, HttpResponse } from 'msw';

import { createShortcut, deleteShortcut, getShortcuts, updateShortcut } from '#modules/shortcuts/api';
import type { Shortcut, ShortcutInput } from '#modules/shortcuts/api';

import { failureScenarios } from '#mocks/core/failureScenarios';
import { handle } from '#mocks/core/handle';
import { fieldError } from '#mocks/core/problem';

// Refuses one field with words of its own, which no check of a form can know beforehand.
const refuses = (method: 'post' | 'patch') => (field: keyof ShortcutInput, message: string) =>
  http[method](`*/${createShortcut.path}`, () => {
    const { problem } = fieldError(`/shortcut/${field}`, 'refused', message);
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
