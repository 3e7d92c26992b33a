import { useStore } from '#lib/store/useStore';

import { appearanceStore, saveAppearance } from './appearance';
import type { Appearance } from './appearance';

/** The appearance and a setter for part of it; up to date in all tabs. */
export function useAppearance(): {
  appearance: Appearance;
  /** Applies and stores the change; `false` when the browser refuses to store it. */
  change: (part: Partial<Appearance>) => boolean;
} {
  const appearance = useStore(appearanceStore);
  return { appearance, change: (part) => saveAppearance({ ...appearanceStore.get(), ...part }) };
}
