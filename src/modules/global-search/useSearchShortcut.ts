import { useEffect, useEffectEvent } from 'react';

import { topModal } from '#lib/browser/modals';

/** Keyboard shortcut that focuses the search. */
export const shortcut = 'Mod+K';

/** Listens for the search's keyboard shortcut on the whole page, except while a modal is open. */
export function useSearchShortcut(onPress: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    if (event.key.toLowerCase() !== 'k' || topModal()) return;
    // Some browsers use this shortcut for their address bar.
    event.preventDefault();
    onPress();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
