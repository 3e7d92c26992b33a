import { Outlet } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

import { CrashPage } from '#app/errors/CrashPage';
import { RouteErrorPage } from '#app/errors/RouteErrorPage';
import { EmptyLayout } from '#app/layouts/EmptyLayout';
import { PageFallback } from '#app/layouts/PageFallback';
import { PublicLayout } from '#app/layouts/public/PublicLayout';
import { lazyOverlayHost } from '#app/overlays/showOverlay';

import { accountRoutes, authRoutes, reloadHelperRoute } from './account';
import { consoleRoutes } from './console';
import { notFoundRoute, publicRoutes } from './public';

/** Every route of the application; the app, the flow stories and the tests run this same list. */
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
      consoleRoutes,
      {
        element: <EmptyLayout />,
        // Every screen of the directory has the empty layout (specification, section 2), whatever the console uses.
        handle: { layout: 'empty' },
        errorElement: <CrashPage />,
        HydrateFallback: PageFallback,
        children: [
          {
            element: <PublicLayout />,
            // The search in its header.
            handle: { i18n: ['facility-search'] },
            children: [
              {
                // Inside the layout, so that it stays when a page fails.
                errorElement: <RouteErrorPage />,
                children: [...publicRoutes, ...accountRoutes, notFoundRoute],
              },
            ],
          },
          { ...authRoutes, errorElement: <RouteErrorPage /> },
          reloadHelperRoute,
        ],
      },
    ],
  },
];
