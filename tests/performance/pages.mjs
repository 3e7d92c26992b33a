/*
 * The kinds of pages that are measured. A page is `ready` when the content that was asked for is on the screen, and
 * usable when its `control` has an effect (both are explained in probes.mjs). `delay` is what the specification
 * prescribes for the content, in ms; `peer` names the kind of page in peers.mjs.
 */

/** Suggestions of a place field include the 300 ms that the specification has it wait for more text (section 9). */
const placeField = (field) => ({ type: field, text: 'port calder', effect: '[role="option"]' });

const notificationsPanel = {
  press: 'button[aria-label^="Notifications"]',
  reacting: 'button[aria-label^="Notifications"][aria-expanded="true"], :popover-open [role="dialog"]',
  effect: ':popover-open [role="dialog"] li time',
};

const languageMenu = {
  press: 'header nav button[aria-haspopup="menu"]',
  reacting: 'header nav button[aria-haspopup="menu"][aria-expanded="true"]',
  effect: '[role="menu"] [role^="menuitem"]',
};

const firstResult = 'main article h3 a[href]';

/** Pages of the console, for a new visitor who has a valid token of an administrator, and of the directory. */
export const pages = [
  {
    key: 'consoleHome',
    group: 'console',
    about: 'console home',
    address: '/home',
    // As for the peers: the heading, and the first part of the page, the shortcuts.
    ready: [{ selector: 'main h1', text: 'Ada' }, 'main ul[aria-label="Shortcuts"] a[href]'],
    control: notificationsPanel,
    peer: 'dashboard',
  },
  {
    key: 'consoleWork',
    group: 'console',
    about: 'console home with the work that waits',
    address: '/home',
    ready: ['main ul[aria-label="Requests"] a[href]', 'main ul[aria-label="Mailbox"] a[href]'],
    control: notificationsPanel,
    peer: 'dashboard',
  },
  {
    key: 'mailbox',
    group: 'console',
    about: 'mailbox',
    address: '/apps/mailbox/inbox/1',
    ready: ['ul[aria-label="Emails"] > li a[href]'],
    control: {
      press: 'ul[aria-label="Emails"] > li a[href]',
      reacting: 'ul[aria-label="Emails"] > li a[aria-current]',
      effect: 'section[aria-label="Email"] h1',
    },
    // Specification, part 2, section 3, `GET mails`: "Delay 625 ms".
    delay: 625,
    peer: 'mailbox',
  },
  {
    key: 'mailSettings',
    group: 'console',
    about: 'mailbox settings',
    address: '/apps/mailbox/settings',
    ready: ['main h1', 'main [role="radiogroup"] input'],
    control: notificationsPanel,
    peer: 'settings',
  },
  {
    key: 'contact',
    group: 'console',
    about: 'contact',
    address: '/apps/contacts/per_0002',
    ready: [{ selector: 'main h1', text: 'Alan Okafor' }, 'main dl dd'],
    control: notificationsPanel,
    peer: 'contacts',
  },
  {
    key: 'task',
    group: 'console',
    about: 'task',
    address: '/apps/tasks/tsk_0002',
    ready: [{ selector: 'main h1', text: 'Task in' }, 'main textarea'],
    control: notificationsPanel,
    peer: 'tasks',
  },
  {
    key: 'inventory',
    group: 'console',
    about: 'products',
    address: '/apps/ecommerce/inventory',
    delay: 300,
    ready: ['main h1', 'main [data-row-key] a[href]'],
    control: notificationsPanel,
    peer: 'tasks',
  },
  {
    key: 'scrumboard',
    group: 'console',
    about: 'a board',
    address: '/apps/scrumboard/brd_release',
    ready: ['main h1', 'main [data-row-key] a[href]'],
    control: notificationsPanel,
    peer: 'tasks',
  },
  {
    key: 'notes',
    group: 'console',
    about: 'notes',
    address: '/apps/notes',
    ready: ['main h1', 'main [data-row-key] a[href]'],
    control: notificationsPanel,
    peer: 'tasks',
  },
  {
    key: 'activities',
    group: 'console',
    about: 'activities',
    address: '/pages/activities',
    ready: ['main h1', 'main li a[href]'],
    control: notificationsPanel,
    peer: 'tasks',
  },
  {
    key: 'directoryDashboard',
    group: 'console',
    about: 'directory dashboard',
    address: '/dashboards/directory',
    ready: ['main h1', 'main [role="group"] a[href]'],
    control: notificationsPanel,
    peer: 'dashboard',
  },
  {
    key: 'analyticsDashboard',
    group: 'console',
    about: 'analytics dashboard',
    address: '/dashboards/analytics',
    // The figures, which do not wait for the code of the charts.
    ready: ['main h1', 'main figure h2'],
    control: notificationsPanel,
    peer: 'dashboard',
  },
  {
    key: 'icons',
    group: 'console',
    about: 'icons',
    address: '/ui/icons/heroicons-outline',
    ready: ['main h1', 'main [role="gridcell"] svg'],
    control: notificationsPanel,
    peer: 'tasks',
  },
  {
    key: 'files',
    group: 'console',
    about: 'files',
    address: '/apps/file-manager',
    ready: ['main h1', 'main [data-file-id]'],
    control: notificationsPanel,
    peer: 'tasks',
  },
  {
    key: 'academy',
    group: 'console',
    about: 'courses',
    address: '/apps/academy',
    ready: ['main h1', 'main li a[href]'],
    control: notificationsPanel,
    peer: 'tasks',
  },
  {
    key: 'course',
    group: 'console',
    about: 'a step of a course',
    address: '/apps/academy/crs_plain_writing?step=1',
    ready: ['main h1', 'main article h2'],
    control: notificationsPanel,
    peer: 'tasks',
  },
  {
    key: 'helpCentre',
    group: 'console',
    about: 'help centre',
    address: '/apps/help-center',
    ready: ['main h1', 'main details summary', 'main li h3 a[href]'],
    control: notificationsPanel,
    peer: 'table',
  },
  {
    key: 'guide',
    group: 'console',
    about: 'a guide',
    address: '/apps/help-center/guides/projects/plan-with-tasks',
    // Its text, which the page asks for.
    parts: ['/guides/en/projects/plan-with-tasks.html'],
    ready: [{ selector: 'main h1', text: 'Plan your work' }, 'main h2[data-level]'],
    control: notificationsPanel,
    peer: 'table',
  },
  {
    key: 'requests',
    group: 'console',
    about: 'requests',
    address: '/apps/requests',
    ready: ['main h1', 'main ul[aria-label="Requests"] > li h2'],
    control: notificationsPanel,
    peer: 'table',
  },
  {
    key: 'home',
    group: 'directory',
    about: 'home',
    address: '/',
    ready: ['main h1', 'main section li a[href^="/service-categories/"]'],
    control: placeField('main input[name="location"]'),
  },
  {
    key: 'results',
    group: 'directory',
    about: 'results',
    address: '/search/port-calder/pharmacy/page-1',
    ready: ['main h1', firstResult],
    control: {
      press: 'main header button[aria-expanded="false"]',
      reacting: 'main header button[aria-expanded="true"]',
      effect: 'main header form [role="combobox"], main header ~ form [role="combobox"]',
    },
  },
  {
    key: 'facility',
    group: 'directory',
    about: 'facility',
    address: '/facility/saltmarket-clinic',
    // The name, and whether it is open now.
    ready: ['main h1', 'main header [data-tone]'],
    control: {
      press: 'main [role="group"] button[aria-pressed]',
      reacting: 'main [role="group"] button[aria-pressed="true"]',
      effect: 'main [role="group"] button[aria-pressed="true"]',
    },
  },
  {
    key: 'category',
    group: 'directory',
    about: 'category',
    address: '/service-categories/pharmacy/page-1',
    ready: ['main h1', firstResult],
    control: placeField('main input[name="near"]'),
  },
  {
    key: 'tag',
    group: 'directory',
    about: 'tag',
    address: '/tags/step-free/page-1',
    ready: ['main h1', firstResult],
    control: placeField('main input[name="near"]'),
  },
  {
    key: 'articles',
    group: 'directory',
    about: 'articles',
    address: '/article',
    ready: ['main h1', 'main article a[href^="/article?slug="]'],
    control: languageMenu,
  },
  {
    key: 'article',
    group: 'directory',
    about: 'one article',
    address: '/article?slug=pharmacy-or-doctor',
    ready: [{ selector: 'main h1', text: 'Pharmacy or doctor?' }, 'main #part-what-a-pharmacist-does'],
    control: languageMenu,
  },
  {
    key: 'searchForm',
    group: 'directory',
    about: 'search page',
    address: '/search/facility',
    ready: ['main h1', 'main input[name="location"]'],
    control: placeField('main input[name="location"]'),
  },
  {
    key: 'standing',
    group: 'directory',
    about: 'about',
    address: '/about-us',
    ready: ['main h1', 'main #part-why-it-exists'],
    control: languageMenu,
  },
];

/** Minimal React applications that all times are compared with. */
export const floors = [
  { key: 'floor', variant: 'browser-router', about: 'floor, BrowserRouter', address: '/', ready: ['h1'] },
  { key: 'dataFloor', variant: 'data-router', about: 'floor, data router', address: '/', ready: ['h1'] },
];

/** Keys of the pages that are also measured over HTTP/1.1, on a first visit. */
export const http1Keys = ['floor', 'home', 'results', 'consoleHome', 'mailbox'];

/** Pages that `only` names, by key or by group, separated by commas; all without it. Throws for an unknown name. */
export function choosePages(only) {
  if (only === undefined) return pages;
  const names = only.split(',');
  const unknown = names.find((name) => !pages.some(({ key, group }) => name === key || name === group));
  if (unknown !== undefined) {
    const known = ['console', 'directory', ...pages.map(({ key }) => key)].join(', ');
    throw new Error(`--only does not know "${unknown}". It knows ${known}.`);
  }
  return pages.filter(({ key, group }) => names.includes(key) || names.includes(group));
}
