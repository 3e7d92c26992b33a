/**
 * Which texts are loaded together: the namespaces of each area. `start` is the file of the start-up, with what every
 * screen may need; the others load with the first page of their area.
 */
export const areas = {
  start: [
    'Banner',
    'ConfirmationDialog',
    'CopyButton',
    'DraftNotice',
    'Kbd',
    'List',
    'PasswordField',
    'SubmitButton',
    'account-menu',
    'app',
    'app-backend',
    'app-guards',
    'app-inactivity',
    'app-notFound',
    'app-offline',
    'article',
    'common',
    'components',
    'facility-search',
    'facility-search-near',
  ],
  directory: [
    'MapView',
    'article-reader',
    'directions',
    'facility',
    'facility-search-listings',
    'facility-search-results',
    'facility-shortlist',
    'static-pages',
  ],
  session: ['session', 'session-signOut'],
  account: ['account', 'account-outbox'],
  contributing: [
    'contributing',
    'contributing-decision',
    'contributing-owned',
    'contributing-panels',
    'contributing-requests',
    'facility-create',
    'facility-create-edit',
    'facility-create-hours',
  ],
  console: [
    'CommandPalette',
    'FullscreenToggle',
    'HorizontalNavigation',
    'KeyboardShortcutsDialog',
    'MutationErrorToasts',
    'RecordList',
    'Toolbar',
    'VerticalNavigation',
    'app-home',
    'app-navigation',
    'app-shell',
    'chat',
    'global-search',
    'notices',
    'settings',
    'shortcuts',
    'user',
  ],
  contacts: ['contacts'],
  mailbox: ['mailbox'],
  tasks: ['tasks'],
  /** The page; the quick chat is part of the console. */
  chat: ['chat-page'],
  notes: ['notes'],
  demo: ['demo'],
  icons: ['icons'],
  'file-manager': ['file-manager'],
  scrumboard: ['scrumboard'],
  inventory: ['inventory'],
  activities: ['activities'],
  academy: ['academy'],
  'help-center': ['help-center'],
  /** What all dashboards share; each has an area of its own besides. */
  dashboards: ['dashboards'],
  'dashboards-analytics': ['dashboards-analytics'],
  'dashboards-crypto': ['dashboards-crypto'],
  'dashboards-directory': ['dashboards-directory'],
  'dashboards-finance': ['dashboards-finance'],
  'dashboards-project': ['dashboards-project'],
  /** Components that no first screen of the directory has. */
  components: [
    'AvatarStack',
    'Calendar',
    'Chart',
    'Checklist',
    'ColorSwatchPicker',
    'Combobox',
    'DataTable',
    'DateField',
    'DatePicker',
    'DateTimeField',
    'DateRangePicker',
    'DraftConflictAlert',
    'FileField',
    'FileTile',
    'FilterBar',
    'ImportDialog',
    'InlineEdit',
    'Lightbox',
    'Meter',
    'MultiSelect',
    'NumberField',
    'PhoneField',
    'RangeSlider',
    'RichTextField',
    'SaveStatus',
    'Sortable',
    'Sparkline',
    'ResizablePanels',
    'Stepper',
    'TagField',
    'TagManager',
    'TagPicker',
    'TimeField',
    'TreeView',
  ],
} as const;

export type Area = keyof typeof areas;

const areaOfNamespace = new Map<string, Area>(
  (Object.keys(areas) as Area[]).flatMap((area) => areas[area].map((namespace) => [namespace, area])),
);

/** The area that holds a namespace; `undefined` for a namespace that nothing is known of. */
export function areaOf(namespace: string): Area | undefined {
  return areaOfNamespace.get(namespace);
}

/** The file with the texts of an area in one language, relative to the base of the site: `i18n/en/mailbox.json`. */
export function textFile(language: string, area: Area): string {
  return area === 'start' ? `i18n/${language}.json` : `i18n/${language}/${area}.json`;
}

/** The texts that are part of the code instead: they say that texts cannot be loaded. */
export const bundledNamespace = 'app-texts';
