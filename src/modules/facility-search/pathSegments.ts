import { foldForSearch } from '#lib/text/foldForSearch';

/** Highest page that a path may request; the list itself handles pages beyond its last. */
const MAX_PAGE = 1_000_000;

/** Decodes a path segment; invalid percent escapes are left as they are, so this never throws. */
export function decodeSegment(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
      try {
        return decodeURIComponent(encoded);
      } catch {
        return encoded;
      }
    });
  }
}

/** Encodes text as a path segment; a lone surrogate, which no URL can carry, becomes U+FFFD. */
export function encodeSegment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** Truncates text to a number of characters without splitting one. */
export function truncate(text: string, length: number): string {
  return text.length <= length ? text : [...text].slice(0, length).join('');
}

/** Folds and hyphenates text as in a place's slug; empty if it has no letter or digit. */
export function hyphenate(text: string, length: number): string {
  return truncate(foldForSearch(text).replaceAll(' ', '-'), length).replace(/-+$/, '');
}

/**
 * Parses a page segment, which starts with `page-` (case-sensitive); `canonical` is false if its number needs
 * rewriting.
 */
export function parsePageSegment(segment: string): { page: number; canonical: boolean } | undefined {
  if (!segment.startsWith('page-')) return undefined;
  const digits = segment.slice(5);
  if (!/^\d+$/.test(digits)) return { page: 1, canonical: false };
  const page = Math.min(Math.max(Number(digits), 1), MAX_PAGE);
  return { page, canonical: digits === String(page) };
}
