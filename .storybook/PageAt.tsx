import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

export type PageAtProps = {
  /** Route pattern of the page. */
  path: string;
  /** Address it is opened at. */
  at: string;
  /** The page file, as the route table would import it. */
  page: Pick<RouteObject, 'Component' | 'loader'>;
};

/** One page under its own route, in memory: what it links to is there, empty. */
export function PageAt({ path, at, page }: PageAtProps) {
  const router = createMemoryRouter(
    [
      {
        HydrateFallback: () => null,
        children: [
          { path, ...page },
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
