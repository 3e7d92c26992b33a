import type { i18n as I18n } from 'i18next';

import { toaster } from './toaster';

/** The notifications: keys of `message` in the namespace `app-guards`. */
export type NotificationKey = 'signedInAlready' | 'unkept';

// Long enough to be found and read with a magnifier.
const durationMs = 12_000;

let shownId: number | undefined;

/** Shows a notification over every page, from outside React; it replaces the one before. `error` interrupts a screen reader. */
export async function notify(i18n: I18n, key: NotificationKey, tone: 'error' | 'warning'): Promise<void> {
  await i18n.loadNamespaces('app-guards');
  if (shownId !== undefined) toaster.dismiss(shownId);
  shownId = toaster.show({ text: i18n.t(`app-guards:message.${key}`), tone, duration: durationMs });
}
