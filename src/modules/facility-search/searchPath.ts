import { cut, decodeSegment, encodeSegment, hyphenate, parsePageSegment } from './pathSegments';

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

/** What a path below `/search` means (directory §2.0.7). A `redirect` is to replace the history entry. */
export type ParsedSearchPath =
  | { readonly kind: 'results'; readonly location: SearchLocation; readonly term?: string; readonly page: number }
  | { readonly kind: 'redirect'; readonly to: string }
  /** `/search/facility`, the search page. */
  | { readonly kind: 'form' }
  | { readonly kind: 'not-found' };

/** What a path below `/service-categories` or `/tags` means. */
export type ParsedListingPath =
  | { readonly kind: 'results'; readonly id: string; readonly page: number }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'not-found' };

/** Shortest and longest search term, in characters. */
export const termLength = { min: 2, max: 80 } as const;

const KEY_LENGTH = 80;

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
export function locationFromText(text: string): SearchLocation {
  const [, lat, lon] = /^@(-?\d{1,3}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text.trim()) ?? [];
  const point = lat === undefined || lon === undefined ? undefined : pointLocation(Number(lat), Number(lon));
  if (point !== undefined) return point;
  const key = hyphenate(text, KEY_LENGTH) || cut(cleanText(text), KEY_LENGTH).trim();
  // A segment of dots alone would be read as a folder by every browser.
  if (/^\.+$/.test(key)) return { kind: 'place', key: '-' };
  return key === '' || key === 'anywhere' ? { kind: 'anywhere' } : { kind: 'place', key };
}

function cleanText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .normalize('NFC')
    .replace(/[\s/\\\p{Cc}]+/gu, ' ')
    .trim();
}

/** A search term as the path carries it: slashes and white space are one space, 80 characters at most; nothing below 2. */
export function cleanTerm(text: string): string | undefined {
  const term = cut(cleanText(text), termLength.max).trim();
  return [...term].length < termLength.min || /^\.+$/.test(term) ? undefined : term;
}

function locationSegment(location: SearchLocation): string {
  switch (location.kind) {
    case 'anywhere':
      return 'anywhere';
    case 'point':
      return `@${coordinate(location.lat)},${coordinate(location.lon)}`;
    case 'place':
      return encodeSegment(location.key);
  }
}

/** The path of a search, always in its long form with a page; the same search always has the same path. */
export function buildSearchPath({ location, term, page = 1 }: SearchAddress): string {
  // What a caller made up is brought to the form the parser gives, so that building and parsing are inverse.
  const canonical = location.kind === 'place' ? locationFromText(location.key) : location;
  const cleaned = term === undefined ? undefined : cleanTerm(term);
  const segments = [locationSegment(canonical)];
  if (cleaned !== undefined) segments.push(encodeSegment(cleaned).replaceAll('%20', '+'));
  segments.push(`page-${parsePageSegment(`page-${page}`)?.page ?? 1}`);
  return `/search/${segments.join('/')}`;
}

/**
 * Reads the segments after `/search/` of a path as the address bar has them (still encoded). Cannot fail: what cannot be
 * read is mended by a redirect or is not found. `query` (with its `?`) is kept on redirects.
 */
export function parseSearchPath(segments: readonly string[], query = ''): ParsedSearchPath {
  const filled = segments.filter((segment) => segment !== '');
  const [first, second, third] = filled;
  if (first === undefined || filled.length > 3) return { kind: 'not-found' };
  if (segments.length === 1 && first === 'facility') return { kind: 'form' };

  const rawLocation = decodeSegment(first);
  const location = locationFromText(rawLocation);
  const last = filled.length > 1 ? parsePageSegment(decodeSegment(filled.at(-1) ?? '')) : undefined;
  if (third !== undefined && last === undefined) return { kind: 'not-found' };

  const rawTerm = third !== undefined || last === undefined ? second : undefined;
  const typedTerm = rawTerm === undefined ? undefined : decodeSegment(rawTerm.replaceAll('+', ' '));
  const term = typedTerm === undefined ? undefined : cleanTerm(typedTerm);
  const page = last?.page ?? 1;
  const address = { location, ...(term === undefined ? {} : { term }), page };

  const mustMend =
    filled.length !== segments.length ||
    last?.canonical !== true ||
    isImprecise(rawLocation, location) ||
    (typedTerm !== undefined && (term === undefined || [...cleanText(typedTerm)].length > termLength.max));
  return mustMend ? { kind: 'redirect', to: buildSearchPath(address) + query } : { kind: 'results', ...address };
}

/** Whether an address gives a place in more detail than we write: over 3 decimals, or a name over its length. */
function isImprecise(raw: string, location: SearchLocation): boolean {
  if (location.kind === 'point') return !/^@-?\d{1,2}(\.\d{1,3})?,-?\d{1,3}(\.\d{1,3})?$/.test(raw);
  return raw.length > 3 * KEY_LENGTH;
}

/** The path of a page of a category's or tag's facilities. */
export function buildListingPath(root: 'service-categories' | 'tags', id: string, page = 1): string {
  return `/${root}/${encodeSegment(id)}/page-${parsePageSegment(`page-${page}`)?.page ?? 1}`;
}

/** Reads the segments after `/service-categories/` or `/tags/` (still encoded); page 1 is written out. Cannot fail. */
export function parseListingPath(
  root: 'service-categories' | 'tags',
  segments: readonly string[],
  query = '',
): ParsedListingPath {
  const filled = segments.filter((segment) => segment !== '');
  const [first, second] = filled;
  if (first === undefined || filled.length > 2) return { kind: 'not-found' };
  const id = decodeSegment(first);
  if (/^\.+$/.test(id)) return { kind: 'not-found' };
  if (second === undefined) return { kind: 'redirect', to: buildListingPath(root, id) + query };
  const last = parsePageSegment(decodeSegment(second));
  if (last === undefined) return { kind: 'not-found' };
  if (!last.canonical || filled.length !== segments.length) {
    return { kind: 'redirect', to: buildListingPath(root, id, last.page) + query };
  }
  return { kind: 'results', id, page: last.page };
}
