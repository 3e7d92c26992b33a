import type { MailSettings } from './api';

/** Reading layouts in the order offered. A copy of the contract's list, whose chunk loads later. */
export const layoutChoices: ReadonlyArray<MailSettings['messageLayout']> = ['right', 'bottom', 'full'];
