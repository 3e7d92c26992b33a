import type { Shortcut } from '#modules/shortcuts/api';

import { defineStore } from '#mocks/core/store';

/** The shortcuts of the console. */
export const shortcuts = defineStore<Shortcut>('shortcuts', async () => (await import('./seed')).shortcuts);
