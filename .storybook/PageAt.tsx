import { Suspense } from 'react';
import { createMemoryRouter, isRouteErrorResponse, RouterProvider, useRouteError } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

import { HttpError } from '#lib/http/request';

export type PageAtProps = {
  /** Route pattern of the page. */
  path: string;
  /** Address it is opened at. */
  at: string;
  /** The page file, as the route table would import it. */
  page: Pick<RouteObject, 'Component' | 'loader'>;
};

/** Stands for the app's own page for what does not exist, and for what went wrong. */
function ErrorBoundary() {
  const error = useRouteError();
  const known = isRouteErrorResponse(error) || error instanceof HttpError;
  return <h1>{known ? `Status ${error.status}` : 'Broken'}</h1>;
}

/** One page under its own route, in memory: what it links to is there, empty. */
export function PageAt({ path, at, page }: PageAtProps) {
  const router = createMemoryRouter(
    [
      {
        HydrateFallback: () => null,
        children: [
          { path, ErrorBoundary, ...page },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  return (
    <Suspense>
      <main>
        <RouterProvider router={router} />
      </main>
    </Suspense>
  );
}
