import { useSyncExternalStore } from 'react';

import { saveAppearance, currentAppearance, defaultAppearance, subscribeAppearance } from './appearance';
import type { Appearance } from './appearance';

/** The page's look for the controls that change it: all of them show the same, in every tab. */
export function useAppearance(): {
  appearance: Appearance;
  /** Applies a part of it and remembers the whole; `false` when the browser would not remember. */
  change: (part: Partial<Appearance>) => boolean;
} {
  // A page drawn beforehand is drawn with the defaults; what this device knows is shown right after.
  const appearance = useSyncExternalStore(subscribeAppearance, currentAppearance, () => defaultAppearance);
  return { appearance, change: (part) => saveAppearance({ ...currentAppearance(), ...part }) };
}
