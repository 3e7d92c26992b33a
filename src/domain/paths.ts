/** Every address of the product as a route pattern (specification, section 2). Links are built from these, never typed. */
export const paths = {
  home: '/',
  searchForm: '/search/facility',
  search: '/search/*',
  category: '/service-categories/*',
  tag: '/tags/*',
  facility: '/facility/:slug',
  directions: '/facility/:slug/map',
  article: '/article',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  disclaimers: '/disclaimers',
  about: '/about-us',
  createFacility: '/facility/create',
  approveVerification: '/admin/facilities/:slug/approve-verify',
  approveWithClaim: '/admin/facilities/:slug/approve-claim',
  rejectFacility: '/admin/facilities/:slug/reject',
  approveClaim: '/admin/facilities/claims/:slug/approve',
  rejectClaim: '/admin/facilities/claims/:slug/reject',
  account: '/account/details',
  changePassword: '/account/change-password',
  ownedFacilities: '/account/facility',
  signIn: '/sign-in',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmationRequired: '/confirmation-required',
  unlock: '/unlock-session',
  signOut: '/sign-out',
  verifyEmail: '/email/verify/:id/:hash',
  reloadHelper: '/reload-helper',
  outbox: '/outbox',
  consoleHome: '/home',
  contact: '/apps/contacts/:id',
  task: '/apps/tasks/:id',
  mailbox: '/apps/mailbox',
  mails: '/apps/mailbox/*',
  mailboxSettings: '/apps/mailbox/settings',
  requests: '/apps/requests',
} as const;

/** The address of one facility's page. */
export function facilityPath(slug: string): string {
  return `/facility/${encodeURIComponent(slug)}`;
}

/** The address of the directions to a facility; `query` holds where from and how, by their names in the address. */
export function directionsPath(slug: string, query: Readonly<Record<string, string>> = {}): string {
  const text = new URLSearchParams(query).toString();
  return `${facilityPath(slug)}/map${text === '' ? '' : `?${text}`}`;
}

/** Where the facilities are that somebody saved; with `slugs` these are compared there. */
export function shortlistPath(slugs: readonly string[] = []): string {
  return `${paths.searchForm}${slugs.length > 0 ? `?compare=${slugs.join(',')}` : ''}#shortlist`;
}

/** The address of the facilities of a category; `near` is the slug of a place they are to be near. */
export function categoryPath(id: string, near?: string): string {
  const query = near === undefined ? '' : `?near=${encodeURIComponent(near)}`;
  return `/service-categories/${encodeURIComponent(id)}/page-1${query}`;
}

/** The address of the facilities that have a tag. */
export function tagPath(id: string): string {
  return `/tags/${encodeURIComponent(id)}/page-1`;
}

/** The address of one article. */
export function articlePath(slug: string): string {
  return `${paths.article}?slug=${encodeURIComponent(slug)}`;
}

/**
 * The address of the results around a place of the directory (its slug), or around a point, which is rounded to about
 * 110 m so that a shared address tells no one's door. `query` holds filters by their names in the address.
 */
export function placeSearchPath(
  place: string | { readonly lat: number; readonly lon: number },
  query: Readonly<Record<string, string>> = {},
): string {
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  const segment =
    typeof place === 'string' ? encodeURIComponent(place) : `@${rounded(place.lat)},${rounded(place.lon)}`;
  const text = new URLSearchParams(query).toString();
  return `/search/${segment}/page-1${text === '' ? '' : `?${text}`}`;
}
