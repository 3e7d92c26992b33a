/** Every address of the product as a route pattern (specification, section 2). Links are built from these, never typed. */
export const paths = {
  home: '/',
  searchForm: '/search/facility',
  search: '/search/*',
  facility: '/facility/:slug',
  article: '/article',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  disclaimers: '/disclaimers',
  about: '/about-us',
} as const;

/** The address of one facility's page. */
export function facilityPath(slug: string): string {
  return `/facility/${encodeURIComponent(slug)}`;
}

/** The address of one article. */
export function articlePath(slug: string): string {
  return `${paths.article}?slug=${encodeURIComponent(slug)}`;
}
