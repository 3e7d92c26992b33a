import type { i18n as I18n } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

import { componentNamespaces } from './catalogues';
import { shellNamespaces } from './shellNamespaces';

const loads = new WeakMap<I18n, Promise<void>>();

async function load(i18n: I18n): Promise<void> {
  try {
    await i18n.loadNamespaces([...shellNamespaces, ...(await componentNamespaces())]);
  } catch {
    // Each part asks again for its own when it is shown.
  }
}

/**
 * Waits for every text of the console's frame, once. A panel that had to wait for its own when it is opened would take
 * the whole frame off the screen for that moment, and the focus with it.
 */
export function useShellTexts(): void {
  const { i18n } = useTranslation('app');
  const loading = loads.get(i18n) ?? load(i18n);
  loads.set(i18n, loading);
  use(loading);
}
