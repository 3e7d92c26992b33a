import { Outlet } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

import { paths } from '#domain/paths';

import type { consolePages } from './console';
import { CrashPage } from '#app/errors/CrashPage';
import { PublicLayout } from '#app/layouts/public/PublicLayout';
import { guarded } from './guarded';
import type { GuardName } from './middleware';
import type { laterPages } from './laterPages';
import { EmptyLayout } from '#app/layouts/console/EmptyLayout';
import type { memberPages } from './memberPages';
import { lazyOverlayHost } from '#app/overlays/lazyOverlayHost';
import { RouteErrorPage } from '#app/errors/RouteErrorPage';
import { PageFallback } from '#app/layouts/PageFallback';

// Asked for beside the page's code instead of after it.
const searchTexts = { texts: ['facility-search-results'] };
const listingTexts = { texts: ['facility-search-results', 'facility-search-listings'] };

// Of pages drawn at build: a part that still waited for its texts would be drawn anew when something changes before they
// are there, and who has the focus in it would lose it.
const articleTexts = { texts: ['article'] };

const consolePage = (name: keyof typeof consolePages) => async () => (await import('./console')).consolePages[name]();

const laterPage = (name: keyof typeof laterPages) => async () => (await import('./laterPages')).laterPages[name]();

/** A route whose page bears the name of its path, and whose guards are asked in this order. */
const member = (name: keyof typeof memberPages & keyof typeof paths, ...guards: GuardName[]): RouteObject => ({
  path: paths[name],
  ...(guards.length > 0 && guarded(...guards)),
  lazy: async () => (await import('./memberPages')).memberPages[name](),
});

/** Every route: its path and where its page is. The app and the flow stories run this same list. */
export const routes: RouteObject[] = [
  {
    element: (
      <>
        <Outlet />
        <lazyOverlayHost.Component />
      </>
    ),
    errorElement: <CrashPage />,
    HydrateFallback: PageFallback,
    children: [
      {
        // The console: fetched by who opens it, and by nobody else.
        ...guarded('authenticated'),
        lazy: consolePage('frame'),
        // Instead of the frame, which brings the landmark of every page in it.
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
              { path: paths.consoleHome, lazy: consolePage('home') },
              { path: paths.contact, lazy: consolePage('contact') },
              { path: paths.task, lazy: consolePage('task') },
              { path: paths.mails, lazy: consolePage('mailbox') },
              { path: paths.mailboxSettings, lazy: consolePage('mailboxSettings') },
              { path: paths.requests, ...guarded('admin'), lazy: consolePage('requests') },
            ],
          },
        ],
      },
      {
        element: <EmptyLayout />,
        // Every screen of the directory has the bare layout (specification, section 2), whatever is chosen for the console.
        handle: { layout: 'empty' },
        errorElement: <CrashPage />,
        HydrateFallback: PageFallback,
        children: [
          {
            element: <PublicLayout />,
            children: [
              {
                // Inside the frame: whatever a page cannot show, its surroundings stay.
                errorElement: <RouteErrorPage />,
                children: [
                  {
                    path: paths.home,
                    lazy: () => import('#app/pages/HomePage'),
                    // It can be used before anything is answered.
                    handle: { ...articleTexts, later: () => import('./homeAnswers') },
                  },
                  {
                    path: paths.searchForm,
                    lazy: laterPage('search'),
                    handle: { texts: [...searchTexts.texts, 'facility-shortlist'] },
                  },
                  {
                    path: paths.search,
                    lazy: () => import('#modules/facility-search/ResultsPage'),
                    handle: searchTexts,
                  },
                  {
                    path: paths.category,
                    lazy: laterPage('category'),
                    handle: { texts: [...listingTexts.texts, 'article'] },
                  },
                  { path: paths.tag, lazy: laterPage('tag'), handle: listingTexts },
                  {
                    path: paths.facility,
                    ...guarded('facility'),
                    lazy: () => import('#app/pages/FacilityPage'),
                  },
                  {
                    path: paths.directions,
                    ...guarded('facility'),
                    lazy: laterPage('directions'),
                    handle: { texts: ['facility', 'directions'] },
                  },
                  {
                    path: paths.article,
                    lazy: laterPage('article'),
                    handle: { texts: [...articleTexts.texts, 'article-reader'] },
                  },
                  {
                    // Drawn at build too.
                    handle: { texts: ['static-pages'] },
                    children: [
                      { path: paths.terms, lazy: laterPage('terms') },
                      { path: paths.privacy, lazy: laterPage('privacy') },
                      { path: paths.disclaimers, lazy: laterPage('disclaimers') },
                      { path: paths.about, lazy: laterPage('about') },
                    ],
                  },
                  member('account', 'authenticated'),
                  member('changePassword', 'authenticated'),
                  member('ownedFacilities', 'authenticated', 'ownedFacility'),
                  member('createFacility', 'authenticated'),
                  member('approveVerification', 'admin'),
                  member('approveWithClaim', 'admin'),
                  member('rejectFacility', 'admin'),
                  member('approveClaim', 'admin'),
                  member('rejectClaim', 'admin'),
                  // Always open: who is signed in is signed out there.
                  member('signOut'),
                  member('outbox'),
                  { path: '*', lazy: laterPage('notFound'), handle: { texts: ['app-notFound'] } },
                ],
              },
            ],
          },
          {
            lazy: async () => (await import('./memberPages')).sessionFrame(),
            errorElement: <RouteErrorPage />,
            children: [
              member('signIn', 'unauthenticated'),
              member('signUp', 'unauthenticated'),
              member('forgotPassword', 'unauthenticated'),
              member('resetPassword', 'resetPassword'),
              member('unlock', 'authenticated'),
              member('confirmationRequired'),
              // A mailed link proves a mailbox, not a session.
              member('verifyEmail'),
            ],
          },
          member('reloadHelper'),
        ],
      },
    ],
  },
];
