import { useSyncExternalStore } from 'react';

const nothingChanges = () => () => {};

/** Whether the keyboard is one of Apple's, with a Command key; `false` in a page that is drawn beforehand. */
export function useAppleKeyboard(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => /Mac|iPhone|iPad|iPod/.test(navigator.platform),
    () => false,
  );
}
