import { decodeSegment, encodeSegment, parsePageSegment } from './pathSegments';

/** First path segment of lists that are not searches. */
export type ListingRoot = 'service-categories' | 'tags';

/** Result of parsing a path below `/service-categories` or `/tags`. */
export type ParsedListingPath =
  | { readonly kind: 'results'; readonly id: string; readonly page: number }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'not-found' };

/** Builds the path of a page of a category's or tag's facilities. */
export function buildListingPath(root: ListingRoot, id: string, page = 1): string {
  return `/${root}/${encodeSegment(id)}/page-${parsePageSegment(`page-${page}`)?.page ?? 1}`;
}

/**
 * Parses the segments after `/service-categories/` or `/tags/` (still encoded); page 1 is always explicit. Never
 * throws.
 */
export function parseListingPath(root: ListingRoot, segments: readonly string[], query = ''): ParsedListingPath {
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
