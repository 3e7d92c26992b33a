import type { SessionUser } from '#lib/session/session';

/** Accounts that the middleware is tested with. `new`: signed up, e-mail address not confirmed. */
export const people = {
  out: undefined,
  new: { id: 'uma', role: 'user', emailVerified: false },
  user: { id: 'mira', role: 'user', emailVerified: true },
  owner: { id: 'owen', role: 'user', emailVerified: true },
  admin: { id: 'alan', role: 'admin', emailVerified: true },
  otherAdmin: { id: 'ada', role: 'admin', emailVerified: true },
} satisfies Record<string, Pick<SessionUser, 'id' | 'role' | 'emailVerified'> | undefined>;
export type Person = keyof typeof people;

/** The accounts that are tested on every address. */
export const tried = ['out', 'new', 'user', 'owner', 'admin'] as const satisfies readonly Person[];

/** Where a person ends up: at the address they requested, at another, or refused with a status. */
type End = 'there' | `/${string}` | 403 | 404;

const back = (address: string): End => `/?redirectURL=${encodeURIComponent(address)}`;
const all = (end: End) => () => end;
const members = (address: string, person: Person): End => (person === 'out' ? back(address) : 'there');
const guests = (_address: string, person: Person): End => (person === 'out' ? 'there' : '/');
const owners = (address: string, person: Person): End =>
  person === 'new' ? '/account/details?notice=verify-email&redirectURL=/account/facility' : members(address, person);
const admins = (address: string, person: Person): End =>
  person === 'out' ? back(address) : person.toLowerCase().endsWith('admin') ? 'there' : 403;

const token = 'a'.repeat(43);

/** Every route of the specification and of the project, with an address and where each account ends up. */
export const guardTable: ReadonlyArray<[address: string, end: (address: string, person: Person) => End]> = [
  ['/', all('there')],
  ['/search/facility', all('there')],
  ['/search/port-calder/page-1', all('there')],
  ['/search/port-calder/pharmacy/page-2?sort=distance', all('there')],
  ['/service-categories/pharmacy/page-1', all('there')],
  ['/tags/walk-in/page-2?sort=name', all('there')],
  ['/article?slug=anything', all('there')],
  ['/facility/saltmarket-clinic', all('there')],
  ['/facility/saltmarket-clinic/map?from=port-calder&mode=cycle', all('there')],
  // No facility can have this slug.
  ['/facility/Salt_market', all(404)],
  ['/facility/Salt_market/map', all(404)],
  ['/terms-and-conditions', all('there')],
  ['/privacy-policy', all('there')],
  ['/disclaimers', all('there')],
  ['/about-us', all('there')],
  ['/nothing/is/here', all('there')],
  ['/email/verify/mira/0123456789abcdefghij', all('there')],
  ['/confirmation-required', all('there')],
  ['/outbox', all('there')],
  ['/sign-out', all('there')],
  ['/reload-helper?redirectURL=%2Fabout-us', all('/about-us')],
  ['/facility/create', members],
  ['/facility/create?draft=d1#contact', members],
  ['/account/details', members],
  ['/account/change-password', members],
  ['/account/facility', owners],
  ['/unlock-session', members],
  ['/home', members],
  ['/home?layout=classic', members],
  ['/apps/contacts', members],
  ['/apps/contacts?tag=56ddbd47', members],
  ['/apps/contacts/per_0001', members],
  ['/apps/contacts/tags', members],
  ['/apps/tasks', members],
  ['/apps/tasks/task_0001', members],
  ['/apps/mailbox/inbox/1', members],
  ['/apps/mailbox/settings', members],
  ['/apps/chat', members],
  ['/apps/chat/cht_0001?message=cht_0001_0002', members],
  ['/apps/notes', members],
  ['/apps/notes/archive?q=tea', members],
  ['/apps/notes/labels/nlb_work', members],
  ['/apps/notes/not_0001?label=nlb_work', members],
  ['/pages/activities', members],
  ['/pages/activities?kinds=task&people=per_0001', members],
  ['/ui/icons/feather?q=bin', members],
  ['/ui/icons/all/mat_outline%3Ahome', members],
  ['/apps/file-manager', members],
  ['/apps/file-manager/folders/fil_reports/details/fil_0008', members],
  ['/apps/file-manager/trash?sort=size', members],
  ['/apps/ecommerce/inventory', members],
  ['/apps/ecommerce/inventory?stock=low&sort=stock', members],
  ['/apps/ecommerce/inventory/prd_0001', members],
  ['/apps/scrumboard', members],
  ['/apps/scrumboard/brd_release?label=blb_data', members],
  ['/apps/scrumboard/brd_release/cards/crd_0001', members],
  ['/apps/academy', members],
  ['/apps/academy?category=data&hideCompleted=1', members],
  ['/apps/academy/crs_plain_writing?step=2', members],
  ['/apps/academy/crs_plain_writing/certificate', members],
  ['/apps/help-center', members],
  ['/apps/help-center?q=password', members],
  ['/apps/help-center/faqs#faq_find_in_console', members],
  ['/apps/help-center/guides', members],
  ['/apps/help-center/guides/projects', members],
  ['/apps/help-center/guides/projects/plan-with-tasks', members],
  ['/apps/help-center/support', members],
  ['/apps/requests', admins],
  ['/dashboards/directory', members],
  ['/dashboards/project?tab=budget', members],
  ['/dashboards/analytics?visitors=last-year', members],
  ['/dashboards/finance', members],
  ['/dashboards/crypto', members],
  ['/admin/facilities/saltmarket-clinic/approve-verify', admins],
  ['/admin/facilities/saltmarket-clinic/approve-claim?token=x', admins],
  ['/admin/facilities/saltmarket-clinic/reject', admins],
  ['/admin/facilities/claims/saltmarket-clinic-c4k7q/approve', admins],
  ['/admin/facilities/claims/saltmarket-clinic-c4k7q/reject', admins],
  ['/sign-in', guests],
  ['/sign-up', guests],
  ['/forgot-password', guests],
  ['/reset-password', guests],
  [`/reset-password?token=${token}`, guests],
  ['/reset-password?token=short', (_, person) => (person === 'out' ? '/reset-password' : '/')],
];
