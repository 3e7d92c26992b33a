import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * `false` while a prerendered page hydrates, `true` afterwards and everywhere else. Values that only this device knows
 * (a stored choice, the last place) are rendered once it is `true`, so that hydration matches.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
