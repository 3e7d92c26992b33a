import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  createMemoryRouter,
  isRouteErrorResponse,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  useLocation,
  useRouteError,
} from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

import { AuthLayout } from '#app/layouts/auth/AuthLayout';
import { appContext } from '#app/routes/appContext';
import { HttpError } from '#lib/http/request';
import { sessionStore } from '#lib/session/session';
import { parseVariant } from '#modules/session/sessionVariant';

export type RouteArgs = {
  /** Route pattern of the page. */
  path: string;
  /** Address it is opened at. */
  at: string;
  /** The page module, as the route table imports it. */
  page: Pick<RouteObject, 'Component' | 'loader'>;
  /** `auth`: in the layout of the sign-in screens; every other address shows itself. */
  layout?: 'auth';
};

/** Replaces the error pages of the application. */
function ErrorBoundary() {
  const error = useRouteError();
  const known = isRouteErrorResponse(error) || error instanceof HttpError;
  return <h1>{known ? `Status ${error.status}` : 'Broken'}</h1>;
}

function AuthFrame() {
  const { search } = useLocation();
  return (
    <AuthLayout look={parseVariant(new URLSearchParams(search))}>
      <Outlet />
    </AuthLayout>
  );
}

function CurrentAddress() {
  const { pathname, search, hash } = useLocation();
  return (
    <main>
      <h1>{`At ${pathname}${search}${hash}`}</h1>
    </main>
  );
}

function toRoutes({ path, page, layout }: RouteArgs): RouteObject[] {
  if (layout === 'auth') {
    return [
      { element: <AuthFrame />, children: [{ path, ...page }] },
      { path: '*', element: <CurrentAddress /> },
    ];
  }
  return [
    {
      element: (
        <main>
          <Outlet />
        </main>
      ),
      HydrateFallback: () => null,
      children: [
        { path, ErrorBoundary, ...page },
        { path: '*', element: null },
      ],
    },
  ];
}

function RouteStory(args: RouteArgs) {
  const { i18n } = useTranslation();
  const queryClient = useQueryClient();
  const [router] = useState(() => {
    const app = { i18n, queryClient, session: sessionStore };
    const getContext = () => new RouterContextProvider(new Map([[appContext, app]]));
    const created = createMemoryRouter(toRoutes(args), { initialEntries: [args.at], getContext });
    return Object.assign(app, { router: created }).router;
  });
  return (
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>
  );
}

/** Renders one page under its own route, in a memory router that is created once per story. */
export const renderRoute = (args: RouteArgs) => <RouteStory {...args} />;
