import type { MailSettings } from './api';

// Not in the contract, whose chunk loads later.

/** Position of the reader, in the order offered: beside the list, below it, or replacing it. */
export const messageLayouts = ['right', 'bottom', 'full'] as const;

/** Height of the rows: several lines each, or one. */
export const rowDensities = ['default', 'compact'] as const;

/** Settings of an account that has changed none. */
export const defaultSettings: MailSettings = { messageLayout: 'right', density: 'default' };
