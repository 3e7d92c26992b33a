import { readText, removeItem, writeText } from '#lib/storage/storage';

/** Where it is kept. Where nobody has changed a facility, nobody need open a database to know it; index.html reads it too. */
export const changesKey = 'facility-changes';
let memoryVersion: string | undefined;

/** Changes with every change of a facility in this browser; `undefined` while there has been none. */
export function changesVersion(): string | undefined {
  return readText(changesKey) ?? memoryVersion;
}

/** Notes that facilities have changed, for this tab and all others. To be called when the change is kept. */
export function bumpChangesVersion(): void {
  memoryVersion = crypto.randomUUID();
  writeText(changesKey, memoryVersion);
}

/** Notes that no facility is changed any more. */
export function clearChangesVersion(): void {
  memoryVersion = undefined;
  removeItem(changesKey);
}
