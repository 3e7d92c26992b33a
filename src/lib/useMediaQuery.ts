import { useSyncExternalStore } from 'react';

/** Whether a media condition holds, kept up to date. For what cannot be said in CSS: another component, not another look. */
export function useMediaQuery(condition: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(condition);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(condition).matches,
    // A page drawn beforehand knows no screen.
    () => false,
  );
}
