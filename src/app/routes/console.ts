/**
 * Where the console's pages are. Reached by `import()` alone, so that the directory does not even carry the list of
 * files they are made of.
 */
export const consolePages = {
  frame: () => import('#app/layouts/console/ConsoleLayout'),
  home: () => import('#app/pages/console-home/ConsoleHomePage'),
  contact: () => import('#modules/contacts/ContactPage'),
  task: () => import('#modules/tasks/TaskPage'),
  mailbox: () => import('#modules/mailbox/MailboxPage'),
  mailboxSettings: () => import('#modules/mailbox/MailSettingsPage'),
  requests: () => import('#modules/contributing/RequestsPage'),
};
