import { useEffect, useEffectEvent } from 'react';

import { topModal } from '#lib/browser/modals';

/** The keys that lead to the search from anywhere in the console. */
export const shortcut = 'Mod+K';

/** Hears the keys of the search, wherever the focus is; a dialog that stands above the page keeps them away. */
export function useSearchShortcut(onPress: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    if (event.key.toLowerCase() !== 'k' || topModal()) return;
    // Browsers have an address bar of their own to search with.
    event.preventDefault();
    onPress();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
