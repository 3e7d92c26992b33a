import { foldForSearch } from '#lib/text/foldForSearch';


/** Highest page a path may ask for; what is above the last page of a list is for the list to say. */
const MAX_PAGE = 1_000_000;

/** A path segment as text; percent signs that encode nothing stay as they are, so this never throws. */
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

/** Text as a path segment; half a surrogate pair, which no URL can carry, becomes U+FFFD. */
export function encodeSegment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** Text cut to a number of characters, never inside one. */
export function truncate(text: string, length: number): string {
  return text.length <= length ? text : [...text].slice(0, length).join('');
}

/** Folded and hyphenated text, as slugs of places are written; empty when it has no letter or digit. */
export function hyphenate(text: string, length: number): string {
  return truncate(foldForSearch(text).replaceAll(' ', '-'), length).replace(/-+$/, '');
}

/** A page segment: it begins with `page-` (case matters); `canonical` is false when its number has to be written anew. */
export function parsePageSegment(segment: string): { page: number; canonical: boolean } | undefined {
  if (!segment.startsWith('page-')) return undefined;
  const digits = segment.slice(5);
  if (!/^\d+$/.test(digits)) return { page: 1, canonical: false };
  const page = Math.min(Math.max(Number(digits), 1), MAX_PAGE);
  return { page, canonical: digits === String(page) };
}
