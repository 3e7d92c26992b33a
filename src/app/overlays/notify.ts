import type { i18n as I18n } from 'i18next';

import { toaster } from './toaster';

/** Notifications: keys of `message` in the namespace `app-guards`. */
export type NotificationKey = 'signedInAlready' | 'unkept';

// Long enough to find and read with a screen magnifier.
const durationMs = 12_000;

let shownId: number | undefined;

/**
 * Shows a notification above every page, from outside React; it replaces the previous one. `error` interrupts a screen
 * reader.
 */
export async function notify(i18n: I18n, key: NotificationKey, tone: 'error' | 'warning'): Promise<void> {
  await i18n.loadNamespaces('app-guards');
  if (shownId !== undefined) toaster.dismiss(shownId);
  // Signing in may change the language of the page meanwhile.
  const { language } = i18n;
  shownId = toaster.show({ text: i18n.t(`app-guards:message.${key}`), tone, duration: durationMs, language });
}
