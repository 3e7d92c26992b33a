import type { LastPlace } from '#domain/lastPlace';

/** Address of a search for a category: open now near a place, or in the whole country without one (directory 2.0.7). */
export function relatedSearchPath(term: string, near?: Pick<LastPlace, 'slug'>): string {
  const segment = encodeURIComponent(term.replaceAll('/', ' ')).replaceAll('%20', '+');
  return near === undefined
    ? `/search/anywhere/${segment}/page-1`
    : `/search/${encodeURIComponent(near.slug)}/${segment}/page-1?open=now`;
}
