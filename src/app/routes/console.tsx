import type { RouteObject } from 'react-router-dom';

import { RouteErrorPage } from '#app/errors/RouteErrorPage';
import { areas } from '#app/i18n/areas';
import { PageFallback } from '#app/layouts/PageFallback';
import { RouteAnnouncer } from '#app/layouts/RouteAnnouncer';
import { paths } from '#domain/paths';

import { redirectFrom, requireAdmin, requireUser } from './middleware';

/** The links that decide a request (directory 2.17). */
const decisionPaths = [
  paths.approveVerification,
  paths.approveWithClaim,
  paths.rejectFacility,
  paths.approveClaim,
  paths.rejectClaim,
];

/** The console: signed-in people only, in the layout they chose. */
export const consoleRoutes: RouteObject = {
  middleware: [requireUser],
  lazy: () => import('#app/layouts/console/ConsoleLayout'),
  // All of them: a panel that loaded its texts when it opens would suspend the whole layout, and lose the focus.
  handle: { i18n: [...areas.console, ...areas.components] },
  // Replaces the layout, which has the landmark of every page in it, and takes the focus to its heading.
  errorElement: (
    <>
      <main>
        <RouteErrorPage />
      </main>
      <RouteAnnouncer />
    </>
  ),
  HydrateFallback: PageFallback,
  children: [
    {
      errorElement: <RouteErrorPage />,
      children: [
        { path: paths.consoleHome, lazy: () => import('#app/pages/console-home/ConsoleHomePage') },
        {
          // One route, so that the list stays as it is while a contact is open.
          path: `${paths.contacts}/:id?`,
          lazy: () => import('#modules/contacts/ContactsPage'),
          handle: { i18n: areas.contacts },
        },
        {
          path: paths.contactTags,
          lazy: () => import('#modules/contacts/ContactTagsPage'),
          handle: { i18n: areas.contacts },
        },
        // One route for the list and a record beside it, so that opening one keeps the list as it is.
        { path: `${paths.tasks}/:id?`, lazy: () => import('#modules/tasks/TasksPage'), handle: { i18n: areas.tasks } },
        {
          path: paths.mails,
          middleware: [redirectFrom(paths.mailbox, `${paths.mailbox}/inbox/1`)],
          lazy: () => import('#modules/mailbox/MailboxPage'),
          handle: { i18n: areas.mailbox },
        },
        {
          path: paths.mailboxSettings,
          lazy: () => import('#modules/mailbox/MailSettingsPage'),
          handle: { i18n: areas.mailbox },
        },
        { path: `${paths.chats}/:id?`, lazy: () => import('#modules/chat/ChatPage'), handle: { i18n: areas.chat } },
        // One route for all views and an open note, so that the list stays as it is behind the note.
        { path: `${paths.notes}/*`, lazy: () => import('#modules/notes/NotesPage'), handle: { i18n: areas.notes } },
        // One route for all folders and an open item, so that the list stays as it is beside it.
        {
          path: `${paths.fileManager}/*`,
          lazy: () => import('#modules/file-manager/FileManagerPage'),
          handle: { i18n: areas['file-manager'] },
        },
        {
          path: paths.activities,
          lazy: () => import('#modules/activities/ActivitiesPage'),
          handle: { i18n: areas.activities },
        },
        {
          // One route, so that the grid stays as it is while an icon is open.
          path: `${paths.icons}/*`,
          middleware: [redirectFrom(paths.icons, `${paths.icons}/heroicons-outline`)],
          lazy: () => import('#modules/icons/IconsPage'),
          handle: { i18n: areas.icons },
        },
        {
          path: paths.scrumboard,
          lazy: () => import('#modules/scrumboard/BoardsPage'),
          handle: { i18n: areas.scrumboard },
        },
        // One route for a board and an open card, so that the board stays as it is behind the card.
        {
          path: `${paths.board}/*`,
          lazy: () => import('#modules/scrumboard/BoardPage'),
          handle: { i18n: areas.scrumboard },
        },
        {
          path: paths.academy,
          lazy: () => import('#modules/academy/CoursesPage'),
          handle: { i18n: areas.academy },
        },
        {
          path: paths.course,
          lazy: () => import('#modules/academy/CoursePage'),
          handle: { i18n: areas.academy },
        },
        {
          path: paths.certificate,
          lazy: () => import('#modules/academy/CertificatePage'),
          handle: { i18n: areas.academy },
        },
        {
          handle: { i18n: areas['help-center'] },
          children: [
            { path: paths.helpCenter, lazy: () => import('#modules/help-center/HelpCenterPage') },
            { path: paths.helpFaqs, lazy: () => import('#modules/help-center/FaqsPage') },
            { path: paths.helpGuides, lazy: () => import('#modules/help-center/GuidesPage') },
            { path: paths.helpGuideCategory, lazy: () => import('#modules/help-center/GuideCategoryPage') },
            { path: paths.helpGuide, lazy: () => import('#modules/help-center/GuidePage') },
            { path: paths.helpSupport, lazy: () => import('#modules/help-center/SupportPage') },
          ],
        },
        {
          path: paths.directoryDashboard,
          lazy: () => import('#modules/dashboards/DirectoryDashboardPage'),
          handle: { i18n: [...areas.dashboards, ...areas['dashboards-directory'], 'MapView'] },
        },
        {
          path: paths.projectDashboard,
          lazy: () => import('#modules/dashboards/ProjectDashboardPage'),
          handle: { i18n: [...areas.dashboards, ...areas['dashboards-project']] },
        },
        {
          path: paths.analyticsDashboard,
          lazy: () => import('#modules/dashboards/AnalyticsDashboardPage'),
          handle: { i18n: [...areas.dashboards, ...areas['dashboards-analytics']] },
        },
        {
          path: paths.financeDashboard,
          lazy: () => import('#modules/dashboards/FinanceDashboardPage'),
          handle: { i18n: [...areas.dashboards, ...areas['dashboards-finance']] },
        },
        {
          path: paths.cryptoDashboard,
          lazy: () => import('#modules/dashboards/CryptoDashboardPage'),
          handle: { i18n: [...areas.dashboards, ...areas['dashboards-crypto']] },
        },
        {
          // One route, so that the list stays as it is while a product is open.
          path: `${paths.inventory}/:id?`,
          lazy: () => import('#modules/inventory/InventoryPage'),
          handle: { i18n: areas.inventory },
        },
        {
          path: paths.requests,
          middleware: [requireAdmin],
          lazy: () => import('#modules/contributing/RequestsPage'),
          handle: { i18n: areas.contributing },
        },
        {
          middleware: [requireAdmin],
          lazy: () => import('#modules/contributing/DecisionPage'),
          handle: { i18n: [...areas.contributing, 'MapView'] },
          // One page for all of them, which reads from the path what it decides.
          children: decisionPaths.map((path) => ({ path, element: null })),
        },
      ],
    },
  ],
};
