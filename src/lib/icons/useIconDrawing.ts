import { useEffect, useSyncExternalStore } from 'react';

import { getIcon, preloadIcon, subscribeToIcons } from './iconRegistry';
import type { IconDrawing } from './iconRegistry';

/** The drawing of an icon, which is loaded on first render: `undefined` until then, `null` for an unknown icon. */
export function useIconDrawing(name: string): IconDrawing | null | undefined {
  const read = () => getIcon(name);
  const drawing = useSyncExternalStore(subscribeToIcons, read, read);
  useEffect(() => preloadIcon(name), [name]);
  return drawing;
}
