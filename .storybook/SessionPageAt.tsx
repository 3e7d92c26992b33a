import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';

import { AuthLayout } from '#app/layouts/auth/AuthLayout';
import { parseVariant } from '#modules/session/sessionVariant';

export type SessionPageAtProps = {
  /** Route pattern of the page. */
  path: string;
  /** Address it is opened at; `look` in its query chooses the look. */
  at: string;
  /** The page. */
  page: ComponentType;
};

/** Where somebody has come, in place of the page that is there. */
function Arrived() {
  const { pathname, search, hash } = useLocation();
  return <h1>{`At ${pathname}${search}${hash}`}</h1>;
}

/** One screen of a session in its frame, in memory: whatever it leads to says its address. */
export function SessionPageAt({ path, at, page: Page }: SessionPageAtProps) {
  const look = parseVariant(new URL(at, 'https://app.invalid').searchParams);
  const router = createMemoryRouter(
    [
      {
        path,
        element: (
          <AuthLayout look={look}>
            <Page />
          </AuthLayout>
        ),
      },
      {
        path: '*',
        element: (
          <main>
            <Arrived />
          </main>
        ),
      },
    ],
    { initialEntries: [at] },
  );
  return (
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>
  );
}
