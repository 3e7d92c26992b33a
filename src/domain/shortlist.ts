import { createPersistedStore } from '#lib/store/createPersistedStore';

import { isFacilitySlug } from './facilitySlug';

/** A facility stored on this device: enough to name it and to request the rest. */
export interface FacilityRef {
  readonly slug: string;
  /** Its name at the time it was stored. */
  readonly name: string;
  readonly city: string;
}

/** Maximum numbers of facilities: saved, compared side by side, and recently viewed (directory 2.21). */
export const shortlistLimits = { shortlist: 20, compared: 3, viewed: 10 } as const;

const maxNameLength = 200;

function isFacilityRef(value: unknown): value is FacilityRef {
  if (typeof value !== 'object' || value === null) return false;
  const { slug, name, city } = value as Partial<Record<keyof FacilityRef, unknown>>;
  const isName = (text: unknown) => typeof text === 'string' && text.length <= maxNameLength;
  return isFacilitySlug(slug) && isName(name) && isName(city);
}

const toFacilityRef = ({ slug, name, city }: FacilityRef): FacilityRef => ({ slug, name, city });

/** Reads a stored list: valid entries only, each facility once, at most `max`. */
function parseFacilityRefs(stored: unknown, max: number): readonly FacilityRef[] {
  if (!Array.isArray(stored)) return [];
  const bySlug = new Map(stored.filter(isFacilityRef).map((entry) => [entry.slug, toFacilityRef(entry)] as const));
  return [...bySlug.values()].slice(0, max);
}

/** The facilities saved for comparison, newest first (directory 2.21). */
export const shortlist = createPersistedStore('shortlist', (stored) =>
  parseFacilityRefs(stored, shortlistLimits.shortlist),
);

/** The facilities viewed last, newest first. */
export const recentlyViewed = createPersistedStore('recently-viewed', (stored) =>
  parseFacilityRefs(stored, shortlistLimits.viewed),
);

/** Result of saving: `unkept` lasts until the page is left, `full` was not saved. */
export type SaveResult = 'saved' | 'unkept' | 'full';

const withoutSlug = (list: readonly FacilityRef[], slug: string) => list.filter((entry) => entry.slug !== slug);

/** Whether a list contains a facility. */
export function includesFacility(list: readonly FacilityRef[], slug: string): boolean {
  return list.some((entry) => entry.slug === slug);
}

/** Adds a facility to the front of the shortlist, unless it is full. */
export function saveToShortlist(facility: FacilityRef): SaveResult {
  const others = withoutSlug(shortlist.get(), facility.slug);
  if (others.length >= shortlistLimits.shortlist) return 'full';
  return shortlist.set([toFacilityRef(facility), ...others]) ? 'saved' : 'unkept';
}

/** Removes a facility from the shortlist. */
export function removeFromShortlist(slug: string): void {
  shortlist.set(withoutSlug(shortlist.get(), slug));
}

/** Saves a facility, or removes it if it is saved already. */
export function toggleShortlist(facility: FacilityRef): SaveResult | 'dropped' {
  if (!includesFacility(shortlist.get(), facility.slug)) return saveToShortlist(facility);
  removeFromShortlist(facility.slug);
  return 'dropped';
}

/** Adds a facility to the recently viewed, and updates its name in the shortlist. */
export function recordViewed(facility: FacilityRef): void {
  const viewed = recentlyViewed.get();
  const [last] = viewed;
  if (last?.slug !== facility.slug || last.name !== facility.name) {
    recentlyViewed.set(
      [toFacilityRef(facility), ...withoutSlug(viewed, facility.slug)].slice(0, shortlistLimits.viewed),
    );
  }
  const saved = shortlist.get();
  if (saved.some(({ slug, name }) => slug === facility.slug && name !== facility.name)) {
    shortlist.set(saved.map((entry) => (entry.slug === facility.slug ? toFacilityRef(facility) : entry)));
  }
}
