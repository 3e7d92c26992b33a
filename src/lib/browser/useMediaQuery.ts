import { useCallback, useSyncExternalStore } from 'react';

// One `MediaQueryList` per condition: each costs the browser a style pass over the whole page, and rows of long lists
// use this hook too.
const lists = new Map<string, MediaQueryList>();

function listOf(condition: string): MediaQueryList {
  const list = lists.get(condition) ?? matchMedia(condition);
  lists.set(condition, list);
  return list;
}

/**
 * Whether a media query matches, kept up to date. Only for what CSS cannot do: another component, not another style.
 */
export function useMediaQuery(condition: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listOf(condition);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [condition],
  );
  // Prerendered pages have no screen.
  return useSyncExternalStore(
    subscribe,
    () => listOf(condition).matches,
    () => false,
  );
}
