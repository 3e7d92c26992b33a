import { http, HttpResponse } from 'msw';

import { createShortcut, deleteShortcut, getShortcuts, updateShortcut } from '#modules/shortcuts/api';
import type { Shortcut, ShortcutInput } from '#modules/shortcuts/api';

import { failureScenarios } from '#mocks/core/failureScenarios';
import { handle } from '#mocks/core/handle';
import { fieldError } from '#mocks/core/problem';

// Rejects one field with a message that the form could not predict.
const refuses = (method: 'post' | 'patch') => (field: keyof ShortcutInput, message: string) =>
  http[method](`*/${createShortcut.path}`, () => {
    const { problem } = fieldError(`/shortcut/${field}`, 'refused', message);
    return HttpResponse.json(problem, { status: 422, headers: { 'Content-Type': 'application/problem+json' } });
  });

/** How the four calls fail, and what they may return, by name. */
export const shortcutsScenarios = {
  list: {
    ...failureScenarios(getShortcuts),
    /** There are no shortcuts. */
    empty: () => handle(getShortcuts, () => []),
    /** Exactly these shortcuts. */
    holds: (rows: readonly Shortcut[]) => handle(getShortcuts, () => [...rows]),
  },
  create: { ...failureScenarios(createShortcut), refuses: refuses('post') },
  update: { ...failureScenarios(updateShortcut), refuses: refuses('patch') },
  remove: failureScenarios(deleteShortcut),
};
