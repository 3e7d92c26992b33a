import { useCallback, useSyncExternalStore } from 'react';

// One list for all who ask the same: a row of a long list asks too, and each list of the browser's costs a look at the
// whole page.
const lists = new Map<string, MediaQueryList>();

function listOf(condition: string): MediaQueryList {
  const list = lists.get(condition) ?? matchMedia(condition);
  lists.set(condition, list);
  return list;
}

/** Whether a media condition holds, kept up to date. For what cannot be said in CSS: another component, not another look. */
export function useMediaQuery(condition: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listOf(condition);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [condition],
  );
  // A page drawn beforehand knows no screen.
  return useSyncExternalStore(
    subscribe,
    () => listOf(condition).matches,
    () => false,
  );
}
