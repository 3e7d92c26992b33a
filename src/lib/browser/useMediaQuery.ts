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
 * A prerendered page has no screen: it is drawn with `prerendered`, and its styles hide what does not fit.
 */
export function useMediaQuery(condition: string, prerendered = false): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listOf(condition);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => listOf(condition).matches,
    () => prerendered,
  );
}
