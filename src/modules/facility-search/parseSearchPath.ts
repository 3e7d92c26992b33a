import { paths } from '#domain/paths';

import { decodeSegment, parsePageSegment } from './pathSegments';
import { buildSearchPath, cleanTerm, cleanText, keyLength, parseLocation, termLength } from './searchPath';
import type { SearchLocation } from './searchPath';

/** Result of parsing a path below `/search` (directory §2.0.7). A `redirect` replaces the history entry. */
export type ParsedSearchPath =
  | { readonly kind: 'results'; readonly location: SearchLocation; readonly term?: string; readonly page: number }
  | { readonly kind: 'redirect'; readonly to: string }
  /** `/search/facility`, the search page. */
  | { readonly kind: 'form' }
  | { readonly kind: 'not-found' };

/**
 * Parses the segments after `/search/`, still encoded as in the address bar. Never throws: an unreadable path redirects
 * to a valid one or is not found. Redirects preserve `query` (with its `?`).
 */
export function parseSearchPath(segments: readonly string[], query = ''): ParsedSearchPath {
  const nonEmpty = segments.filter((segment) => segment !== '');
  const [first, second, third] = nonEmpty;
  if (first === undefined) return { kind: 'redirect', to: paths.searchForm + query };
  if (nonEmpty.length > 3) return { kind: 'not-found' };
  if (segments.length === 1 && first === 'facility') return { kind: 'form' };

  const rawLocation = decodeSegment(first);
  const location = parseLocation(rawLocation);
  const last = nonEmpty.length > 1 ? parsePageSegment(decodeSegment(nonEmpty.at(-1) ?? '')) : undefined;
  if (third !== undefined && last === undefined) return { kind: 'not-found' };

  const rawTerm = third !== undefined || last === undefined ? second : undefined;
  const typedTerm = rawTerm === undefined ? undefined : decodeSegment(rawTerm.replaceAll('+', ' '));
  const term = typedTerm === undefined ? undefined : cleanTerm(typedTerm);
  const page = last?.page ?? 1;
  const address = { location, ...(term === undefined ? {} : { term }), page };

  const needsRedirect =
    nonEmpty.length !== segments.length ||
    last?.canonical !== true ||
    isTooPrecise(rawLocation, location) ||
    (typedTerm !== undefined && (term === undefined || [...cleanText(typedTerm)].length > termLength.max));
  return needsRedirect ? { kind: 'redirect', to: buildSearchPath(address) + query } : { kind: 'results', ...address };
}

/** Whether an address is more precise than ours: over 3 decimals, or a name that is too long. */
function isTooPrecise(raw: string, location: SearchLocation): boolean {
  if (location.kind === 'point') return !/^@-?\d{1,2}(\.\d{1,3})?,-?\d{1,3}(\.\d{1,3})?$/.test(raw);
  return raw.length > 3 * keyLength;
}
