/** Every path of the product as a route pattern (specification, section 2). Links are built from these, never typed. */
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
  contacts: '/apps/contacts',
  contact: '/apps/contacts/:id',
  contactTags: '/apps/contacts/tags',
  tasks: '/apps/tasks',
  task: '/apps/tasks/:id',
  mailbox: '/apps/mailbox',
  mails: '/apps/mailbox/*',
  mailboxSettings: '/apps/mailbox/settings',
  chats: '/apps/chat',
  chat: '/apps/chat/:id',
  notes: '/apps/notes',
  note: '/apps/notes/:id',
  noteArchive: '/apps/notes/archive',
  noteLabel: '/apps/notes/labels/:id',
  fileManager: '/apps/file-manager',
  fileFolder: '/apps/file-manager/folders/:folderId',
  inventory: '/apps/ecommerce/inventory',
  product: '/apps/ecommerce/inventory/:id',
  scrumboard: '/apps/scrumboard',
  board: '/apps/scrumboard/:boardId',
  boardCard: '/apps/scrumboard/:boardId/cards/:cardId',
  academy: '/apps/academy',
  course: '/apps/academy/:id',
  certificate: '/apps/academy/:id/certificate',
  helpCenter: '/apps/help-center',
  helpFaqs: '/apps/help-center/faqs',
  helpGuides: '/apps/help-center/guides',
  helpGuideCategory: '/apps/help-center/guides/:category',
  helpGuide: '/apps/help-center/guides/:category/:guide',
  helpSupport: '/apps/help-center/support',
  requests: '/apps/requests',
  directoryDashboard: '/dashboards/directory',
  projectDashboard: '/dashboards/project',
  analyticsDashboard: '/dashboards/analytics',
  financeDashboard: '/dashboards/finance',
  cryptoDashboard: '/dashboards/crypto',
  activities: '/pages/activities',
  icons: '/ui/icons',
  iconSet: '/ui/icons/:set',
  icon: '/ui/icons/:set/:icon',
} as const;

/** Path of a facility's page. */
export function facilityPath(slug: string): string {
  return `/facility/${encodeURIComponent(slug)}`;
}

/** Path of the directions to a facility; `query` holds the start and the mode, by their parameter names. */
export function directionsPath(slug: string, query: Readonly<Record<string, string>> = {}): string {
  const text = new URLSearchParams(query).toString();
  return `${facilityPath(slug)}/map${text === '' ? '' : `?${text}`}`;
}

/** Path of the shortlist; `slugs` are compared there. */
export function shortlistPath(slugs: readonly string[] = []): string {
  return `${paths.searchForm}${slugs.length > 0 ? `?compare=${slugs.join(',')}` : ''}#shortlist`;
}

/** Path of the facilities of a category; `near` is the slug of a place. */
export function categoryPath(id: string, near?: string): string {
  const query = near === undefined ? '' : `?near=${encodeURIComponent(near)}`;
  return `/service-categories/${encodeURIComponent(id)}/page-1${query}`;
}

/** Path of the facilities with a tag. */
export function tagPath(id: string): string {
  return `/tags/${encodeURIComponent(id)}/page-1`;
}

/** Path of an article. */
export function articlePath(slug: string): string {
  return `${paths.article}?slug=${encodeURIComponent(slug)}`;
}

/**
 * Path of the results around a place (its slug) or a point, which is rounded to about 110 m so that a shared link does
 * not reveal an address. `query` holds filters by their parameter names.
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
