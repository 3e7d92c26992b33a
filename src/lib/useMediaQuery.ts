import { useSyncExternalStore } from 'react';

type Store = { subscribe: (changed: () => void) => () => void; holds: () => boolean };

// One list for all who ask the same: a row of a long list asks too, and each list of the browser's costs a look at the
// whole page.
const stores = new Map<string, Store>();

function storeOf(condition: string): Store {
  const known = stores.get(condition);
  if (known) return known;
  const list = matchMedia(condition);
  const store = {
    subscribe(changed: () => void) {
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    holds: () => list.matches,
  };
  stores.set(condition, store);
  return store;
}

const never: Store = { subscribe: () => () => undefined, holds: () => false };

/** Whether a media condition holds, kept up to date. For what cannot be said in CSS: another component, not another look. */
export function useMediaQuery(condition: string): boolean {
  // A page drawn beforehand knows no screen.
  const { subscribe, holds } = typeof matchMedia === 'undefined' ? never : storeOf(condition);
  return useSyncExternalStore(subscribe, holds, never.holds);
}
