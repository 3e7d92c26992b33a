import { readText, removeItem, writeText } from '#lib/storage/storage';

/** Local storage key of the version; index.html reads it too. While it is absent, no database needs to be opened. */
export const changesKey = 'facility-changes';
let memoryVersion: string | undefined;

/** Changes with every change of a facility in this browser; `undefined` before the first. */
export function changesVersion(): string | undefined {
  return readText(changesKey) ?? memoryVersion;
}

/** Marks facilities as changed, for all tabs. Call after the change is stored. */
export function bumpChangesVersion(): void {
  memoryVersion = crypto.randomUUID();
  writeText(changesKey, memoryVersion);
}

/** Marks all facilities as unchanged. */
export function clearChangesVersion(): void {
  memoryVersion = undefined;
  removeItem(changesKey);
}
