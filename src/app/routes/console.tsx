import type { RouteObject } from 'react-router-dom';

import { RouteErrorPage } from '#app/errors/RouteErrorPage';
import { PageFallback } from '#app/layouts/PageFallback';
import { paths } from '#domain/paths';

import { requireAdmin, requireUser } from './middleware';

/** The console: signed-in people only, in the layout they chose. */
export const consoleRoutes: RouteObject = {
  middleware: [requireUser],
  lazy: () => import('#app/layouts/console/ConsoleLayout'),
  // Replaces the layout, which has the landmark of every page in it.
  errorElement: (
    <main>
      <RouteErrorPage />
    </main>
  ),
  HydrateFallback: PageFallback,
  children: [
    {
      errorElement: <RouteErrorPage />,
      children: [
        { path: paths.consoleHome, lazy: () => import('#app/pages/console-home/ConsoleHomePage') },
        { path: paths.contact, lazy: () => import('#modules/contacts/ContactPage') },
        { path: paths.task, lazy: () => import('#modules/tasks/TaskPage') },
        { path: paths.mails, lazy: () => import('#modules/mailbox/MailboxPage') },
        { path: paths.mailboxSettings, lazy: () => import('#modules/mailbox/MailSettingsPage') },
        {
          path: paths.requests,
          middleware: [requireAdmin],
          lazy: () => import('#modules/contributing/RequestsPage'),
        },
      ],
    },
  ],
};
