import type { i18n as I18n } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { componentNamespaces } from './catalogues';
import { shellNamespaces } from './shellNamespaces';

const loaded = new WeakSet<I18n>();

async function load(i18n: I18n): Promise<void> {
  try {
    await i18n.loadNamespaces([...shellNamespaces, ...(await componentNamespaces())]);
  } catch {
    // Each part asks again for its own when it is shown.
  }
  loaded.add(i18n);
}

/**
 * Whether every text of the console's frame is there. A panel that had to wait for its own when it is opened would take
 * the whole frame off the screen for that moment, and the focus with it.
 */
export function useShellTexts(): boolean {
  const { i18n } = useTranslation('app');
  const [ready, setReady] = useState(() => loaded.has(i18n));
  useEffect(() => {
    let current = true;
    void load(i18n).then(() => {
      if (current) setReady(true);
    });
    return () => {
      current = false;
    };
  }, [i18n]);
  return ready;
}
