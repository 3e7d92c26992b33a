import { readText, writeText } from '#lib/storage/storage';

/**
 * Local storage key of the unit of distances: `km` or `mi` is the choice of an account, as this device has heard of it;
 * behind `own-` it is one that was made on this device without an account.
 */
export const unitsKey = 'units';
/** The units that distances are told in. */
export const distanceUnits = ['km', 'mi'] as const;
export type DistanceUnit = (typeof distanceUnits)[number];

const devicePrefix = 'own-';

/** What tells everything that shows texts to show them anew, because distances have other units (`lib/i18n.ts`). */
export const distanceUnitChanged = 'unitsChanged';

// A page drawn beforehand tells distances in kilometres, and its first drawing here must be the same.
let isPrerenderedMarkup = globalThis.document?.documentElement.dataset['prerendered'] === 'page';

/** The units that distances are told in now. */
export function currentDistanceUnit(): DistanceUnit {
  return !isPrerenderedMarkup && readText(unitsKey)?.endsWith('mi') ? 'mi' : 'km';
}

/** Notes that the page has come to life; answers whether its distances have other units than were drawn. */
export function endPrerenderedUnits(): boolean {
  const wasAsDrawn = isPrerenderedMarkup;
  isPrerenderedMarkup = false;
  return wasAsDrawn && currentDistanceUnit() === 'mi';
}

/** Keeps the choice of somebody without an account. */
export function saveDistanceUnit(units: DistanceUnit): void {
  writeText(unitsKey, devicePrefix + units);
}

/** Whether what is kept was chosen without an account. */
export function hasDeviceDistanceUnit(): boolean {
  return readText(unitsKey)?.startsWith(devicePrefix) ?? false;
}
