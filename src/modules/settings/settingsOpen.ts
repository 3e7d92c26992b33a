import { createStore } from '#lib/store/createStore';
import { useStore } from '#lib/store/useStore';

const isSettingsOpen = createStore(false);

/** Opens the settings from anywhere, for example from the user menu; `Settings` renders them. */
export function openSettings(): void {
  isSettingsOpen.set(true);
}

/** Closes the settings. */
export function closeSettings(): void {
  isSettingsOpen.set(false);
}

/** Whether the settings are open. */
export function useSettingsOpen(): boolean {
  return useStore(isSettingsOpen);
}
