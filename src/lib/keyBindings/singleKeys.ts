import { createContext, use } from 'react';

import { createStore } from '#lib/store/createStore';
import { useStore } from '#lib/store/useStore';

/** Whether single characters are keys of commands, in all modules. */
export interface SingleKeysSetting {
  enabled: boolean;
  change: (enabled: boolean) => void;
}

/** Provides the setting of the signed-in person's account. */
export const SingleKeysContext = createContext<SingleKeysSetting | null>(null);

/** The setting outside the console, where no account has it. */
export const ownSetting = createStore(true);

/** The setting, and the function that changes it. */
export function useSingleKeys(): SingleKeysSetting {
  const provided = use(SingleKeysContext);
  const enabled = useStore(ownSetting);
  return provided ?? { enabled, change: ownSetting.set };
}
