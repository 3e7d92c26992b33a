import type { MailSettings } from './api';

/** Where a mail can be read, in the order they are offered. The contract lists them too, and is not fetched for this. */
export const layoutChoices: ReadonlyArray<MailSettings['messageLayout']> = ['right', 'bottom', 'full'];
