import type { Area } from '../../../src/app/i18n/areas.ts';
import { paths } from '../../../src/domain/paths.ts';
import { orvelaTownsAround } from '../seed-data/seedDataPlugin.ts';
import type { RoutePreload } from './routePreloadPlugin.ts';

/**
 * What the first render of each route needs beside the entry: code of the public pages, texts of all. With the local back
 * end (`isLocal`) pages that show data also need the code that answers their calls.
 */
export function routePreloads(isLocal: boolean): RoutePreload[] {
  // Small, and it asks for everything else that the calls of the page need.
  const start = isLocal ? ['src/mocks/start/browser.ts'] : [];
  const backend = isLocal ? ['src/mocks/core/features.ts'] : [];
  const http = ['src/lib/http/send.ts'];
  const workers = isLocal ? ['searchWorker'] : [];
  const directory = isLocal ? [...backend, 'src/mocks/directory/searchHandlers.ts'] : [];
  const facilityBackend = isLocal
    ? [...backend, 'src/mocks/directory/facilityHandlers.ts', 'src/mocks/directory/seed/detailSource.ts']
    : [];
  const search = ['src/modules/facility-search/api.ts', ...start, ...http];
  const facility = ['src/modules/facility/api.ts', ...start, ...http];
  const consoleShell = [
    'src/app/layouts/console/ConsoleLayout.tsx',
    'src/app/session/onSessionChange.ts',
    'src/modules/session/api.ts',
    ...http,
  ];
  const consoleBackend = [...backend, 'src/mocks/accounts/sessionHandlers.ts', 'node_modules/dexie/import-wrapper.mjs'];
  /**
   * A page of the console; `area` names its texts, and `feature` the contract and the feature of the local back end that
   * answer its own calls, if they are not named alike.
   */
  const consolePage = (
    pagePaths: readonly string[],
    page: string,
    area?: Area,
    feature: string | undefined = area,
  ): RoutePreload => ({
    paths: pagePaths,
    ...(isLocal && {
      early: ['src/mocks/core/createDatabase.ts', 'src/mocks/start/browser.ts'],
      first: [...consoleBackend, ...(feature === undefined ? [] : [`src/mocks/${feature}/handlers.ts`])],
    }),
    modules: [...consoleShell, page, ...(feature === undefined ? [] : [`src/modules/${feature}/api.ts`])],
    texts: ['console', 'components', ...(area === undefined ? [] : [area])],
  });
  /** A dashboard: the texts of all and its own, and the contract and the back end of `feature`. */
  const dashboard = (path: string, page: string, feature: string, ...own: Area[]): RoutePreload => {
    const preload = consolePage([path], `src/modules/dashboards/${page}.tsx`, 'dashboards', feature);
    return { ...preload, texts: [...preload.texts, ...own] };
  };
  const directoryDashboard = dashboard(
    paths.directoryDashboard,
    'DirectoryDashboardPage',
    'dashboards',
    'dashboards-directory',
    'directory',
  );
  const decision = consolePage(
    [paths.approveVerification, paths.approveWithClaim, paths.rejectFacility, paths.approveClaim, paths.rejectClaim],
    'src/modules/contributing/DecisionPage.tsx',
    'contributing',
  );
  return [
    { paths: [paths.home], modules: ['src/app/pages/HomePage.tsx'], texts: [] },
    { paths: [paths.searchForm], modules: ['src/app/pages/SearchPage.tsx'], texts: ['directory'] },
    {
      paths: [paths.search],
      modules: ['src/modules/facility-search/ResultsPage.tsx', ...search],
      later: directory,
      workers,
      ...(isLocal ? { workerData: orvelaTownsAround } : {}),
      texts: ['directory'],
    },
    {
      paths: [paths.category],
      modules: ['src/app/pages/CategoryPage.tsx', ...search],
      later: directory,
      workers,
      texts: ['directory'],
    },
    {
      paths: [paths.tag],
      modules: ['src/modules/facility-search/TagPage.tsx', ...search],
      later: directory,
      workers,
      texts: ['directory'],
    },
    {
      paths: [paths.createFacility],
      modules: ['src/app/pages/CreateFacilityPage.tsx'],
      texts: ['contributing', 'components'],
    },
    {
      paths: [paths.facility],
      modules: ['src/app/pages/facility/FacilityPage.tsx', ...facility],
      later: facilityBackend,
      texts: ['directory'],
    },
    {
      paths: [paths.directions],
      modules: ['src/app/pages/directions/DirectionsPage.tsx', ...facility],
      later: facilityBackend,
      texts: ['directory'],
    },
    { paths: [paths.article], modules: ['src/modules/article/ArticlePage.tsx'], texts: ['directory'] },
    { paths: [paths.terms], modules: ['src/modules/static-pages/TermsPage.tsx'], texts: ['directory'] },
    { paths: [paths.privacy], modules: ['src/modules/static-pages/PrivacyPage.tsx'], texts: ['directory'] },
    { paths: [paths.disclaimers], modules: ['src/modules/static-pages/DisclaimersPage.tsx'], texts: ['directory'] },
    { paths: [paths.about], modules: ['src/app/pages/AboutPage.tsx'], texts: ['directory'] },
    {
      paths: [
        paths.signIn,
        paths.signUp,
        paths.forgotPassword,
        paths.resetPassword,
        paths.confirmationRequired,
        paths.unlock,
        paths.signOut,
        paths.verifyEmail,
      ],
      modules: [],
      texts: ['session'],
    },
    { paths: [paths.account, paths.changePassword, paths.outbox], modules: [], texts: ['account'] },
    { paths: [paths.ownedFacilities], modules: [], texts: ['account', 'contributing', 'components'] },
    consolePage([paths.consoleHome], 'src/app/pages/console-home/ConsoleHomePage.tsx'),
    consolePage([paths.contactTags], 'src/modules/contacts/ContactTagsPage.tsx', 'contacts'),
    consolePage([paths.contacts, paths.contact], 'src/modules/contacts/ContactsPage.tsx', 'contacts'),
    consolePage([paths.tasks, paths.task], 'src/modules/tasks/TasksPage.tsx', 'tasks'),
    consolePage([paths.mailboxSettings], 'src/modules/mailbox/MailSettingsPage.tsx', 'mailbox'),
    consolePage([paths.mailbox, paths.mails], 'src/modules/mailbox/MailboxPage.tsx', 'mailbox'),
    consolePage([paths.chats, paths.chat], 'src/modules/chat/ChatPage.tsx', 'chat'),
    consolePage([`${paths.notes}/*`], 'src/modules/notes/NotesPage.tsx', 'notes'),
    consolePage([paths.activities], 'src/modules/activities/ActivitiesPage.tsx', 'activities'),
    consolePage([paths.icons, paths.iconSet, paths.icon], 'src/modules/icons/IconsPage.tsx', 'icons'),
    consolePage([`${paths.fileManager}/*`], 'src/modules/file-manager/FileManagerPage.tsx', 'file-manager'),
    consolePage([paths.inventory, paths.product], 'src/modules/inventory/InventoryPage.tsx', 'inventory'),
    consolePage([paths.scrumboard], 'src/modules/scrumboard/BoardsPage.tsx', 'scrumboard'),
    consolePage([paths.board, `${paths.board}/*`], 'src/modules/scrumboard/BoardPage.tsx', 'scrumboard'),
    consolePage([paths.academy], 'src/modules/academy/CoursesPage.tsx', 'academy'),
    consolePage([paths.course], 'src/modules/academy/CoursePage.tsx', 'academy'),
    consolePage([paths.certificate], 'src/modules/academy/CertificatePage.tsx', 'academy'),
    consolePage([paths.helpCenter], 'src/modules/help-center/HelpCenterPage.tsx', 'help-center'),
    consolePage([paths.helpFaqs], 'src/modules/help-center/FaqsPage.tsx', 'help-center'),
    consolePage([paths.helpSupport], 'src/modules/help-center/SupportPage.tsx', 'help-center'),
    consolePage([paths.helpGuides], 'src/modules/help-center/GuidesPage.tsx', 'help-center'),
    consolePage([paths.helpGuideCategory], 'src/modules/help-center/GuideCategoryPage.tsx', 'help-center'),
    consolePage([paths.helpGuide], 'src/modules/help-center/GuidePage.tsx', 'help-center'),
    // It counts requests too, and the texts of its map are those of the directory.
    { ...directoryDashboard, later: isLocal ? ['src/mocks/contributing/handlers.ts'] : [] },
    dashboard(paths.projectDashboard, 'ProjectDashboardPage', 'dashboards', 'dashboards-project'),
    dashboard(paths.analyticsDashboard, 'AnalyticsDashboardPage', 'dashboards', 'dashboards-analytics'),
    dashboard(paths.financeDashboard, 'FinanceDashboardPage', 'dashboards/finance', 'dashboards-finance'),
    dashboard(paths.cryptoDashboard, 'CryptoDashboardPage', 'dashboards/crypto', 'dashboards-crypto'),
    consolePage([paths.requests], 'src/modules/contributing/RequestsPage.tsx', 'contributing'),
    // The texts of its map are those of the directory.
    { ...decision, texts: [...decision.texts, 'directory'] },
  ];
}
