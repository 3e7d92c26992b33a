import { createPersistedStore } from '#lib/store/createPersistedStore';
import { useStore } from '#lib/store/useStore';

/** Ids of the sections whose tasks are hidden on this device. */
const collapsedStore = createPersistedStore<readonly string[]>('tasks-collapsed', (stored) =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [],
);

/** Ids of the sections whose tasks are hidden. */
export const useCollapsedSections = (): readonly string[] => useStore(collapsedStore);

/** Shows or hides the tasks of a section. */
export function setCollapsed(id: string, collapsed: boolean): void {
  const others = collapsedStore.get().filter((one) => one !== id);
  collapsedStore.set(collapsed ? [...others, id] : others);
}
