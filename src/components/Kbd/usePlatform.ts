import { useSyncExternalStore } from 'react';

const nothingChanges = () => () => {};

/** Whether the keyboard is Apple's, with a Command key; `false` while prerendering. */
export function useAppleKeyboard(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => /Mac|iPhone|iPad|iPod/.test(navigator.platform),
    () => false,
  );
}
