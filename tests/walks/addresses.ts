import { paths } from '../../src/domain/paths.ts';

/** Addresses with content for the paths of the product, signed in as an administrator; a path without parameters is one. */
const addresses: Partial<Record<keyof typeof paths, readonly string[]>> = {
  home: ['/'],
  searchForm: ['/search/facility', '/search/facility?compare=saltmarket-clinic,harbour-pharmacy#shortlist'],
  search: ['/search/port-calder/pharmacy/page-1', '/search/port-calder/pharmacy/page-1?view=map'],
  category: ['/service-categories/pharmacy/page-1'],
  tag: ['/tags/step-free/page-1'],
  facility: [
    '/facility/saltmarket-clinic',
    '/facility/harbour-pharmacy?action=verify',
    '/facility/harbour-pharmacy?action=claim',
  ],
  directions: ['/facility/saltmarket-clinic/map?from=port-calder&mode=cycle'],
  article: ['/article', '/article?slug=pharmacy-or-doctor'],
  terms: ['/terms-and-conditions'],
  privacy: ['/privacy-policy'],
  disclaimers: ['/disclaimers'],
  about: ['/about-us'],
  createFacility: ['name', 'duplicates', 'address', 'contact', 'hours', 'services', 'check'].map(
    (step) => `/facility/create?step=${step}`,
  ),
  approveVerification: ['/admin/facilities/saltmarket-clinic/approve-verify'],
  approveWithClaim: ['/admin/facilities/saltmarket-clinic/approve-claim'],
  rejectFacility: ['/admin/facilities/saltmarket-clinic/reject'],
  approveClaim: ['/admin/facilities/claims/saltmarket-clinic-c4k7q/approve'],
  rejectClaim: ['/admin/facilities/claims/saltmarket-clinic-c4k7q/reject'],
  account: ['/account/details'],
  changePassword: ['/account/change-password'],
  ownedFacilities: ['owned', 'claims', 'submitted', 'verifications', 'drafts'].map(
    (tab) => `/account/facility?tab=${tab}`,
  ),
  signIn: ['/sign-in'],
  signUp: ['/sign-up'],
  forgotPassword: ['/forgot-password'],
  resetPassword: ['/reset-password'],
  confirmationRequired: ['/confirmation-required'],
  unlock: ['/unlock-session'],
  signOut: [],
  verifyEmail: ['/email/verify/1/0123456789abcdefghij'],
  reloadHelper: ['/reload-helper?redirectURL=%2Fabout-us'],
  outbox: ['/outbox', '/outbox?mail=out_0001'],
  consoleHome: ['/home', '/home?layout=enterprise', '/home?layout=empty', '/home?layout=thin'],
  contacts: ['/apps/contacts'],
  contact: ['/apps/contacts/per_0002', '/apps/contacts/per_0002?mode=edit', '/apps/contacts/per_added?mode=new'],
  contactTags: ['/apps/contacts/tags'],
  tasks: ['/apps/tasks'],
  task: ['/apps/tasks/tsk_0002', '/apps/tasks/tsk_added?new=task'],
  mailbox: ['/apps/mailbox'],
  mails: ['/apps/mailbox/inbox/1', '/apps/mailbox/inbox/1/mai_0001', '/apps/mailbox/inbox/1?compose=mai_added'],
  mailboxSettings: ['/apps/mailbox/settings'],
  chats: ['/apps/chat'],
  chat: ['/apps/chat/cht_0001'],
  notes: ['/apps/notes'],
  note: ['/apps/notes/not_0001', '/apps/notes/not_added?new=1'],
  noteArchive: ['/apps/notes/archive'],
  noteLabel: ['/apps/notes/labels/nlb_work'],
  fileManager: [
    '/apps/file-manager',
    '/apps/file-manager?display=list',
    '/apps/file-manager/favorites',
    '/apps/file-manager/recent',
    '/apps/file-manager/trash',
    '/apps/file-manager/folders/fil_reports/details/fil_0008',
    '/apps/file-manager?preview=fil_0012',
  ],
  fileFolder: ['/apps/file-manager/folders/fil_reports'],
  inventory: ['/apps/ecommerce/inventory'],
  product: ['/apps/ecommerce/inventory/prd_0001', '/apps/ecommerce/inventory/prd_added?mode=new'],
  scrumboard: ['/apps/scrumboard'],
  board: ['/apps/scrumboard/brd_release'],
  boardCard: ['/apps/scrumboard/brd_release/cards/crd_0001'],
  academy: ['/apps/academy'],
  course: ['/apps/academy/crs_plain_writing?step=1'],
  certificate: ['/apps/academy/crs_plain_writing/certificate'],
  helpCenter: ['/apps/help-center'],
  helpFaqs: ['/apps/help-center/faqs'],
  helpGuides: ['/apps/help-center/guides'],
  helpGuideCategory: ['/apps/help-center/guides/projects'],
  helpGuide: ['/apps/help-center/guides/projects/plan-with-tasks'],
  helpSupport: ['/apps/help-center/support'],
  requests: ['/apps/requests', '/apps/requests?state=all'],
  directoryDashboard: ['/dashboards/directory'],
  projectDashboard: ['/dashboards/project', '/dashboards/project?tab=budget', '/dashboards/project?tab=team'],
  analyticsDashboard: ['/dashboards/analytics'],
  financeDashboard: ['/dashboards/finance'],
  cryptoDashboard: ['/dashboards/crypto'],
  activities: ['/pages/activities'],
  icons: ['/ui/icons'],
  iconSet: ['/ui/icons/feather'],
  icon: ['/ui/icons/feather/home'],
};

function addressesOf([name, path]: [string, string]): readonly string[] {
  const known: readonly string[] | undefined = addresses[name as keyof typeof paths];
  if (known) return known;
  if (/[:*]/.test(path)) throw new Error(`${path} has no address to visit. Add one to tests/walks/addresses.ts.`);
  return [path];
}

/** The addresses of all pages but the one that signs out, and of one that does not exist. */
export const addressesOfAllPages: readonly string[] = [...Object.entries(paths).flatMap(addressesOf), '/nowhere'];

/** Addresses whose page is another for someone who is not signed in. */
export const addressesForGuests: readonly string[] = [
  '/',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  `/reset-password?token=${'a'.repeat(43)}`,
  '/confirmation-required',
  '/facility/saltmarket-clinic',
  '/nowhere',
];
