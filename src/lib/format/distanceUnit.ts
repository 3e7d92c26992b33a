import { readText, writeText } from '#lib/storage/storage';

/**
 * Local storage key of the unit of distances: `km` or `mi` is the choice of an account, as this device has heard of it;
 * behind `own-` it is one that was made on this device without an account.
 */
export const unitsKey = 'units';
/** The units that distances are told in. */
export const unitChoices = ['km', 'mi'] as const;
export type Units = (typeof unitChoices)[number];

const own = 'own-';

/** What tells everything that shows texts to show them anew, because distances have other units (`lib/i18n.ts`). */
export const unitsChanged = 'unitsChanged';

// A page drawn beforehand tells distances in kilometres, and its first drawing here must be the same.
let isAsDrawn = globalThis.document?.documentElement.dataset['drawn'] === 'page';

/** The units that distances are told in now. */
export function currentUnits(): Units {
  return !isAsDrawn && readText(unitsKey)?.endsWith('mi') ? 'mi' : 'km';
}

/** Notes that the page has come to life; answers whether its distances have other units than were drawn. */
export function endAsDrawn(): boolean {
  const wasAsDrawn = isAsDrawn;
  isAsDrawn = false;
  return wasAsDrawn && currentUnits() === 'mi';
}

/** Keeps the choice of somebody without an account. */
export function chooseUnits(units: Units): void {
  writeText(unitsKey, own + units);
}

/** Whether what is kept was chosen without an account. */
export function hasOwnUnits(): boolean {
  return readText(unitsKey)?.startsWith(own) ?? false;
}
