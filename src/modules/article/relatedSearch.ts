/** The address of a search for a kind of service in the whole country (directory 2.0.7). */
export function relatedSearchPath(term: string): string {
  const segment = encodeURIComponent(term.replaceAll('/', ' ')).replaceAll('%20', '+');
  return `/search/anywhere/${segment}/page-1`;
}
