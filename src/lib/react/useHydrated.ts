import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * `false` while a page that was drawn beforehand comes to life, `true` from then on and everywhere else. What only this
 * device knows (a stored choice, a place searched before) is shown once it is `true`, so that both drawings agree.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
