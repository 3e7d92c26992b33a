import { truncate, encodeSegment, hyphenate, parsePageSegment } from './pathSegments';

/** Where a search looks: around a named place, around a point, or in the whole country. */
export type SearchLocation =
  | { readonly kind: 'anywhere' }
  /** WGS84 decimal degrees with 3 decimals at most (about 110 m), so that a shared address tells no one's door. */
  | { readonly kind: 'point'; readonly lat: number; readonly lon: number }
  /** `key` is the slug of a place, or free text folded and hyphenated; what has no letter or digit stays as typed. */
  | { readonly kind: 'place'; readonly key: string };

/** A search as its path carries it; filters and sort travel in the query. */
export interface SearchAddress {
  readonly location: SearchLocation;
  /** 2 to 80 characters; anything shorter is no term. */
  readonly term?: string;
  /** From 1, which is the default. */
  readonly page?: number;
}

/** Shortest and longest search term, in characters. */
export const termLength = { min: 2, max: 80 } as const;

/** Longest key of a place, in characters. */
export const keyLength = 80;

/** A coordinate as the path writes it: 3 decimals, no trailing zeros, no negative zero. */
function coordinate(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}

/** A point rounded for the address bar, or nothing when it is not on the globe. */
export function pointLocation(lat: number, lon: number): SearchLocation | undefined {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180
    ? { kind: 'point', lat: coordinate(lat), lon: coordinate(lon) }
    : undefined;
}

/** What somebody typed as a place: coordinates (`@44.512,-31.204`), `anywhere`, or the name of a place. Empty is anywhere. */
export function parseLocation(text: string): SearchLocation {
  const [, lat, lon] = /^@(-?\d{1,3}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text.trim()) ?? [];
  const point = lat === undefined || lon === undefined ? undefined : pointLocation(Number(lat), Number(lon));
  if (point !== undefined) return point;
  const key = hyphenate(text, keyLength) || truncate(cleanText(text), keyLength).trim();
  // A segment of dots alone would be read as a folder by every browser.
  if (/^\.+$/.test(key)) return { kind: 'place', key: '-' };
  return key === '' || key === 'anywhere' ? { kind: 'anywhere' } : { kind: 'place', key };
}

/** Typed text as an address may hold it: no half characters, white space and slashes as one space. */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .normalize('NFC')
    .replace(/[\s/\\\p{Cc}]+/gu, ' ')
    .trim();
}

/** A search term as the path carries it: slashes and white space are one space, 80 characters at most; nothing below 2. */
export function cleanTerm(text: string): string | undefined {
  const term = truncate(cleanText(text), termLength.max).trim();
  return [...term].length < termLength.min || /^\.+$/.test(term) ? undefined : term;
}

/** A location as paths and the contract's `location` parameter write it, not encoded; `locationFromText` reads it. */
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
  // The characters of a point stand in a path as they are.
  return location.kind === 'place' ? encodeSegment(location.key) : formatLocation(location);
}

/** The path of a search, always in its long form with a page; the same search always has the same path. */
export function buildSearchPath({ location, term, page = 1 }: SearchAddress): string {
  // What a caller made up is brought to the form the parser gives, so that building and parsing are inverse.
  const canonical = location.kind === 'place' ? parseLocation(location.key) : location;
  const cleaned = term === undefined ? undefined : cleanTerm(term);
  const segments = [locationSegment(canonical)];
  if (cleaned !== undefined) segments.push(encodeSegment(cleaned).replaceAll('%20', '+'));
  segments.push(`page-${parsePageSegment(`page-${page}`)?.page ?? 1}`);
  return `/search/${segments.join('/')}`;
}
