import type { Shortcut } from '#modules/shortcuts/api';

import { ownedStore } from '#mocks/core/store';

/** The shortcuts of each person. */
export const shortcuts = ownedStore<Shortcut>('shortcuts', async () => (await import('./seed')).shortcuts);
