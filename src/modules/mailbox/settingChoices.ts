import type { MailSettings } from './api';

// Copies of the contract's lists, whose chunk loads later.

/** Reading layouts in the order offered. */
export const layoutChoices: ReadonlyArray<MailSettings['messageLayout']> = ['right', 'bottom', 'full'];

/** Row densities in the order offered. */
export const densityChoices: ReadonlyArray<MailSettings['density']> = ['default', 'compact'];

/** Settings of an account that has changed none. */
export const defaultSettings: MailSettings = { messageLayout: 'right', density: 'default' };
