import type { TravelMode } from './modes';

/** External apps that can show the location. */
type MapApp = 'apple' | 'android' | 'google' | 'osm' | 'geo';

/** Guessed platform of the device. */
export type Platform = 'apple' | 'android' | 'other';

/** Destination of an external link. */
export interface MapLinkTarget {
  readonly lat: number;
  readonly lon: number;
  /** Accuracy of the point in metres. */
  readonly accuracyM: number;
  readonly name: string;
}

/** A link to an external map app. */
export interface ExternalMapLink {
  readonly app: MapApp;
  readonly href: string;
}

const googleModes = { walk: 'walking', cycle: 'bicycling', drive: 'driving' } as const;
// Apple Maps has no flag for cycling; without one, the user's own preference applies.
const appleModes = { walk: 'w', cycle: undefined, drive: 'd' } as const;

// Parentheses delimit the name in `geo:0,0?q=lat,lon(Name)`, and `encodeURIComponent` does not escape them.
const encodedName = (name: string) => encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29');

/** Links to a location in every supported app (directory 2.8), in a fixed order; all values are encoded. */
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

/** Guesses the platform from the user agent. Only decides which link comes first; all of them are available. */
export function guessPlatform(userAgent: string): Platform {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad|ipod|macintosh/i.test(userAgent) ? 'apple' : 'other';
}

const preferredApp = { apple: 'apple', android: 'android', other: 'osm' } as const satisfies Record<Platform, MapApp>;

/** The link to show first. */
export function preferredLink(links: readonly ExternalMapLink[], platform: Platform): ExternalMapLink | undefined {
  return links.find(({ app }) => app === preferredApp[platform]);
}
