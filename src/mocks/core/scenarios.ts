import { scenariosKey } from '#modules/demo/demoState';

import type { Fault } from './faults';

/** What the calls of a feature can do, for `?scenario=`. */
export const modes = {
  networkError: { status: 0 },
  malformed: { malformed: true },
  // The longest delay that a timer can have.
  neverResolves: { delay: 2 ** 31 - 1 },
  status500: { status: 500 },
  slow: { delay: 3000 },
  empty: {},
  // More records than anyone has; only features of `featuresWithMany` have them.
  many: {},
} as const satisfies Record<string, Partial<Fault>>;
type Mode = keyof typeof modes;

/** The beginnings of the paths of each feature. */
export const features: Readonly<Record<string, readonly string[]>> = {
  academy: ['api/apps/academy'],
  account: ['api/account'],
  activities: ['api/pages/activities'],
  articles: ['api/directory/article'],
  chat: ['api/apps/chat'],
  contacts: ['api/apps/contacts'],
  dashboards: ['api/dashboards'],
  directory: ['api/directory/'],
  icons: ['api/ui/icons'],
  'file-manager': ['api/apps/file-manager'],
  'help-center': ['api/apps/help-center'],
  inventory: ['api/apps/ecommerce/inventory'],
  mailbox: ['api/apps/mailbox'],
  messages: ['api/common/messages'],
  navigation: ['api/common/navigation'],
  notes: ['api/apps/notes'],
  notifications: ['api/common/notifications'],
  requests: ['api/admin', 'api/directory/claim', 'api/directory/verification'],
  scrumboard: ['api/apps/scrumboard'],
  search: ['api/common/search'],
  session: ['api/auth'],
  shortcuts: ['api/common/shortcuts'],
  tasks: ['api/apps/tasks'],
};

/** Features that can have many records: ten thousand, two thousand cards on a board, or five hundred notes. */
export const featuresWithMany: readonly string[] = [
  'activities',
  'chat',
  'contacts',
  'file-manager',
  'inventory',
  'notes',
  'scrumboard',
  'tasks',
];

/** A feature and how it fails. */
export interface Scenario {
  feature: string;
  mode: Mode;
}

const isMode = (text: string | undefined): text is Mode => text !== undefined && Object.hasOwn(modes, text);

/** Parses `mailbox.slow,chat.status500`; unknown ones are left out and named in `unknown`. */
export function parseScenarios(text: string): { scenarios: Scenario[]; unknown: string[] } {
  const scenarios: Scenario[] = [];
  const unknown: string[] = [];
  for (const name of text.split(',').filter((part) => part !== '' && part !== 'none')) {
    const [feature = '', mode, rest] = name.split('.');
    const isPossible = mode !== 'many' || featuresWithMany.includes(feature);
    if (Object.hasOwn(features, feature) && isMode(mode) && isPossible && rest === undefined) {
      scenarios.push({ feature, mode });
    } else unknown.push(name);
  }
  return { scenarios, unknown };
}

let current: readonly Scenario[] | undefined;

/** Reads the address that the page was opened at; the tab keeps its scenarios until `?scenario=none`. */
function read(): readonly Scenario[] {
  try {
    const asked = new URLSearchParams(globalThis.location?.search ?? '').get('scenario');
    const text = asked ?? globalThis.sessionStorage?.getItem(scenariosKey) ?? '';
    const { scenarios, unknown } = parseScenarios(text);
    if (unknown.length > 0) {
      console.warn(
        `There is no scenario ${unknown.join(', ')}. Write feature.mode, with one of the features ${Object.keys(features).join(', ')} and one of the modes ${Object.keys(modes).join(', ')}.`,
      );
    }
    if (asked !== null) globalThis.sessionStorage?.setItem(scenariosKey, text);
    return scenarios;
  } catch {
    // Without session storage a scenario lasts until the next page.
    return [];
  }
}

/** The scenarios of this tab. */
export const currentScenarios = (): readonly Scenario[] => (current ??= read());

/** Replaces the scenarios of this tab; one of an address counts until the next page. */
export function setScenarios(scenarios: readonly Scenario[]): void {
  current = scenarios;
  try {
    globalThis.sessionStorage?.setItem(scenariosKey, scenarios.map(({ feature, mode }) => `${feature}.${mode}`).join());
  } catch {
    // Without session storage they last until the next page.
  }
}

function modeOf(path: string): Mode | undefined {
  return currentScenarios().find(({ feature }) => features[feature]?.some((beginning) => path.startsWith(beginning)))
    ?.mode;
}

/** How a call fails in the scenario of the tab. */
export function scenarioFault(path: string): Partial<Fault> | undefined {
  const mode = modeOf(path);
  return mode && modes[mode];
}

/** Whether lists of a feature are empty in the scenario of the tab. */
export const isEmptyScenario = (path: string): boolean => modeOf(path) === 'empty';

/** Whether a feature has many records in the scenario of the tab. */
export const isManyScenario = (path: string): boolean => modeOf(path) === 'many';

const isCount = (name: string) => /^(?:count|length|total\w*|unread\w*)$/.test(name);

/** A response without the items of its lists, and with counts of 0. */
export function emptied(response: unknown): unknown {
  if (Array.isArray(response)) return [];
  if (typeof response !== 'object' || response === null) return response;
  return Object.fromEntries(
    Object.entries(response).map(([name, value]) => [
      name,
      typeof value === 'number' ? (isCount(name) ? 0 : name === 'endIndex' ? -1 : value) : emptied(value),
    ]),
  );
}
