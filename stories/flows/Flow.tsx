import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { followLoginStatus } from '#app/loginStatus';
import { routes } from '#app/routes';

export type FlowProps = {
  /** Address the journey starts at. */
  at: string;
};

/** The whole app behind one address: the same routes and guards that the browser runs, in memory. */
export function Flow({ at }: FlowProps) {
  const queryClient = useQueryClient();
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [at] }));
  useEffect(() => followLoginStatus({ router, queryClient }), [router, queryClient]);
  return (
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>
  );
}
