import { personalStorage } from '#lib/storage/personalStorage';

/**
 * Storage key of the unit of distances: `km` or `mi` is the account's setting as this device knows it; with the
 * prefix `own-` it was chosen on this device without an account.
 */
export const unitsKey = 'units';
/** Units of distances. */
export const distanceUnits = ['km', 'mi'] as const;
export type DistanceUnit = (typeof distanceUnits)[number];

const devicePrefix = 'own-';

/** The i18next event after a change of the unit: components that use translations re-render (see `createI18n`). */
export const distanceUnitChanged = 'unitsChanged';

// Prerendered pages show kilometres, and hydration must match.
let isPrerenderedMarkup = globalThis.document?.documentElement.dataset['prerendered'] === 'page';

/** The current unit of distances. */
export function currentDistanceUnit(): DistanceUnit {
  return !isPrerenderedMarkup && personalStorage.readText(unitsKey)?.endsWith('mi') ? 'mi' : 'km';
}

/** Call after hydration; returns whether distances must re-render in another unit. */
export function endPrerenderedUnits(): boolean {
  const wasPrerendered = isPrerenderedMarkup;
  isPrerenderedMarkup = false;
  return wasPrerendered && currentDistanceUnit() === 'mi';
}

/** Stores a unit chosen without an account. */
export function saveDistanceUnit(units: DistanceUnit): void {
  personalStorage.writeText(unitsKey, devicePrefix + units);
}

/** Whether the stored unit was chosen without an account. */
export function hasDeviceDistanceUnit(): boolean {
  return personalStorage.readText(unitsKey)?.startsWith(devicePrefix) ?? false;
}
