import { readText, remove, writeText } from '#lib/storage/storage';

/** Where it is kept. Where nobody has changed a facility, nobody need open a database to know it; index.html reads it too. */
export const changesKey = 'facility-changes';
let here: string | undefined;

/** Changes with every change of a facility in this browser; `undefined` while there has been none. */
export function changesMark(): string | undefined {
  return readText(changesKey) ?? here;
}

/** Notes that facilities have changed, for this tab and all others. To be called when the change is kept. */
export function noteFacilityChanges(): void {
  here = crypto.randomUUID();
  writeText(changesKey, here);
}

/** Notes that no facility is changed any more. */
export function forgetFacilityChanges(): void {
  here = undefined;
  remove(changesKey);
}
