import type { TravelMode } from './modes';

/** Programs that can show the way besides this page. */
export type MapApp = 'apple' | 'android' | 'google' | 'osm' | 'geo';

/** What somebody seems to hold in their hands. */
export type Platform = 'apple' | 'android' | 'other';

/** Where an outside program is to lead. */
export interface MapLinkTarget {
  readonly lat: number;
  readonly lon: number;
  /** Metres the point may be off. */
  readonly accuracyM: number;
  readonly name: string;
}

/** A way out of this page. */
export interface ExternalMapLink {
  readonly app: MapApp;
  readonly href: string;
}

const googleModes = { walk: 'walking', cycle: 'bicycling', drive: 'driving' } as const;
// Apple knows no flag for a bicycle; without one the person's own choice holds.
const appleModes = { walk: 'w', cycle: undefined, drive: 'd' } as const;

// What means something inside `geo:0,0?q=lat,lon(Name)` and is left alone by `encodeURIComponent`.
const encodedName = (name: string) => encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29');

/** The place in every program there is an address for (directory 2.8), the same order each time; everything is encoded. */
export function externalMapLinks(
  { lat, lon, accuracyM, name }: MapLinkTarget,
  mode: TravelMode,
): readonly ExternalMapLink[] {
  const at = `${lat.toFixed(5)},${lon.toFixed(5)}`;
  const flag = appleModes[mode];
  const google = new URLSearchParams({ api: '1', destination: at, travelmode: googleModes[mode] });
  const apple = new URLSearchParams({ daddr: at, ...(flag === undefined ? {} : { dirflg: flag }) });
  return [
    { app: 'apple', href: `https://maps.apple.com/?${apple}` },
    { app: 'google', href: `https://www.google.com/maps/dir/?${google}` },
    { app: 'osm', href: `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: at })}` },
    { app: 'android', href: `geo:0,0?q=${at}(${encodedName(name)})` },
    { app: 'geo', href: `geo:${at};u=${Math.round(accuracyM)}` },
  ];
}

/** A guess from what the browser calls itself: good enough to choose which link comes first, since all are there. */
export function guessPlatform(userAgent: string): Platform {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad|ipod|macintosh/i.test(userAgent) ? 'apple' : 'other';
}

const preferredApp = { apple: 'apple', android: 'android', other: 'osm' } as const satisfies Record<Platform, MapApp>;

/** The link to show before the others. */
export function preferredLink(links: readonly ExternalMapLink[], platform: Platform): ExternalMapLink | undefined {
  return links.find(({ app }) => app === preferredApp[platform]);
}
