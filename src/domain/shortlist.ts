import { useState, useSyncExternalStore } from 'react';

import { isFacilitySlug } from './facilitySlug';
import { readJson, readText, writeJson } from '#lib/storage/storage';

/** A facility kept on this device: enough to name it and to ask for the rest. */
export interface FacilityRef {
  readonly slug: string;
  /** As it was called when it was kept. */
  readonly name: string;
  readonly city: string;
}

/** How many are kept to be compared, how many at once, and how many are remembered as seen (directory 2.21). */
export const shortlistLimits = { shortlist: 20, compared: 3, viewed: 10 } as const;

const longest = 200;

function isFacilityRef(value: unknown): value is FacilityRef {
  if (typeof value !== 'object' || value === null) return false;
  const { slug, name, city } = value as Partial<Record<keyof FacilityRef, unknown>>;
  const isName = (text: unknown) => typeof text === 'string' && text.length <= longest;
  return isFacilitySlug(slug) && isName(name) && isName(city);
}

const toFacilityRef = ({ slug, name, city }: FacilityRef): FacilityRef => ({ slug, name, city });

/** What was stored as a list; nothing where it is something else. Each facility once, and no more than fit. */
function parse(found: unknown, most: number): readonly FacilityRef[] {
  if (!Array.isArray(found)) return [];
  const bySlug = new Map(found.filter(isFacilityRef).map((one) => [one.slug, toFacilityRef(one)] as const));
  return [...bySlug.values()].slice(0, most);
}

/** A list of facilities in the local storage, newest first. */
export interface FacilityList {
  read: () => readonly FacilityRef[];
  /** Replaces the list; `false` when the browser keeps nothing, so that it holds only until the page is left. */
  write: (list: readonly FacilityRef[]) => boolean;
  /** The list, and anew with every change of it, those of other tabs included. */
  use: () => readonly FacilityRef[];
}

const emptyList: readonly FacilityRef[] = [];

function createFacilityList(key: string, most: number): FacilityList {
  const listeners = new Set<() => void>();
  // What the storage held when the list was last read or written, so that the same text gives the same list.
  let known: { text: string | undefined; list: readonly FacilityRef[] } | undefined;

  function read() {
    const text = readText(key);
    if (known === undefined || known.text !== text)
      known = { text, list: readJson(key, (found) => parse(found, most)) };
    return known.list;
  }

  function tell() {
    for (const listener of listeners) listener();
  }

  function hear({ key: changed }: StorageEvent) {
    if (changed === key || changed === null) tell();
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener('storage', hear);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', hear);
    };
  }

  return {
    read,
    write(list) {
      const isKeptByBrowser = writeJson(key, list);
      known = { text: readText(key), list };
      tell();
      return isKeptByBrowser;
    },
    // A page drawn beforehand knows of no device.
    use: () => useSyncExternalStore(subscribe, read, () => emptyList),
  };
}

/** The facilities somebody saved to compare them (directory 2.21). */
export const shortlist = createFacilityList('shortlist', shortlistLimits.shortlist);

/** The facilities looked at last. */
export const recentlyViewed = createFacilityList('recently-viewed', shortlistLimits.viewed);

/** What became of saving: `unkept` holds until the page is left, `full` was not saved. */
export type SaveResult = 'saved' | 'unkept' | 'full';

const without = (list: readonly FacilityRef[], slug: string) => list.filter((one) => one.slug !== slug);

/** Puts a facility in front of the shortlist, unless there is no room. */
export function saveToShortlist(facility: FacilityRef): SaveResult {
  const others = without(shortlist.read(), facility.slug);
  if (others.length >= shortlistLimits.shortlist) return 'full';
  return shortlist.write([toFacilityRef(facility), ...others]) ? 'saved' : 'unkept';
}

/** Takes a facility from the shortlist. */
export function removeFromShortlist(slug: string): void {
  shortlist.write(without(shortlist.read(), slug));
}

/** Remembers that a facility was looked at, and calls a saved one by the name it has now. */
export function recordViewed(facility: FacilityRef): void {
  const [last] = recentlyViewed.read();
  if (last?.slug !== facility.slug || last.name !== facility.name) {
    recentlyViewed.write([toFacilityRef(facility), ...without(recentlyViewed.read(), facility.slug)].slice(0, shortlistLimits.viewed));
  }
  const saved = shortlist.read();
  if (saved.some(({ slug, name }) => slug === facility.slug && name !== facility.name)) {
    shortlist.write(saved.map((one) => (one.slug === facility.slug ? toFacilityRef(facility) : one)));
  }
}

/** Whether a facility is on the shortlist, how to change that, and what came of the last change. */
export function useSaved(facility: FacilityRef): {
  saved: boolean;
  outcome: SaveResult | 'dropped' | undefined;
  toggle: () => void;
} {
  const saved = shortlist.use().some(({ slug }) => slug === facility.slug);
  const [outcome, setOutcome] = useState<SaveResult | 'dropped'>();
  return {
    saved,
    outcome,
    toggle() {
      if (saved) removeFromShortlist(facility.slug);
      setOutcome(saved ? 'dropped' : saveToShortlist(facility));
    },
  };
}
