import { truncate, encodeSegment, hyphenate, parsePageSegment } from './pathSegments';

/** Location of a search: a named place, a point, or the whole country. */
export type SearchLocation =
  | { readonly kind: 'anywhere' }
  /** WGS84 decimal degrees with at most 3 decimals (about 110 m), so that a shared address does not reveal a home. */
  | { readonly kind: 'point'; readonly lat: number; readonly lon: number }
  /** `key` is a place's slug, or folded and hyphenated free text; text without letters or digits is left as typed. */
  | { readonly kind: 'place'; readonly key: string };

/** A search as its path carries it; filters and sort are in the query. */
export interface SearchAddress {
  readonly location: SearchLocation;
  /** 2 to 80 characters; shorter terms are dropped. */
  readonly term?: string;
  /** From 1, the default. */
  readonly page?: number;
}

/** Minimum and maximum length of a search term, in characters. */
export const termLength = { min: 2, max: 80 } as const;

/** Maximum length of a place's key, in characters. */
export const keyLength = 80;

/** Formats a coordinate for the path: 3 decimals, no trailing zeros, no negative zero. */
function coordinate(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}

/** A point rounded for the address; `undefined` if it is not on the globe. */
export function pointLocation(lat: number, lon: number): SearchLocation | undefined {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180
    ? { kind: 'point', lat: coordinate(lat), lon: coordinate(lon) }
    : undefined;
}

/** Parses a place: coordinates (`@44.512,-31.204`), `anywhere`, or the name of a place. Empty means anywhere. */
export function parseLocation(text: string): SearchLocation {
  const [, lat, lon] = /^@(-?\d{1,3}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text.trim()) ?? [];
  const point = lat === undefined || lon === undefined ? undefined : pointLocation(Number(lat), Number(lon));
  if (point !== undefined) return point;
  const key = hyphenate(text, keyLength) || truncate(cleanText(text), keyLength).trim();
  // Browsers would resolve a segment of only dots as a folder.
  if (/^\.+$/.test(key)) return { kind: 'place', key: '-' };
  return key === '' || key === 'anywhere' ? { kind: 'anywhere' } : { kind: 'place', key };
}

/** Cleans text for an address: lone surrogates are replaced, and white space and slashes become one space. */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .normalize('NFC')
    .replace(/[\s/\\\p{Cc}]+/gu, ' ')
    .trim();
}

/**
 * Cleans a search term for the path: at most 80 characters, slashes and white space as one space; `undefined` below 2.
 */
export function cleanTerm(text: string): string | undefined {
  const term = truncate(cleanText(text), termLength.max).trim();
  return [...term].length < termLength.min || /^\.+$/.test(term) ? undefined : term;
}

/**
 * Formats a location for paths and the contract's `location` parameter, not encoded; the inverse of `parseLocation`.
 */
export function formatLocation(location: SearchLocation): string {
  switch (location.kind) {
    case 'anywhere':
      return 'anywhere';
    case 'point':
      return `@${coordinate(location.lat)},${coordinate(location.lon)}`;
    case 'place':
      return location.key;
  }
}

function locationSegment(location: SearchLocation): string {
  // The characters of a point need no encoding.
  return location.kind === 'place' ? encodeSegment(location.key) : formatLocation(location);
}

/** Builds the path of a search, always with its page number; the same search always has the same path. */
export function buildSearchPath({ location, term, page = 1 }: SearchAddress): string {
  // Normalise the caller's location as the parser does, so that building and parsing are inverse.
  const canonical = location.kind === 'place' ? parseLocation(location.key) : location;
  const cleaned = term === undefined ? undefined : cleanTerm(term);
  const segments = [locationSegment(canonical)];
  if (cleaned !== undefined) segments.push(encodeSegment(cleaned).replaceAll('%20', '+'));
  segments.push(`page-${parsePageSegment(`page-${page}`)?.page ?? 1}`);
  return `/search/${segments.join('/')}`;
}
