import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { routes } from '#app/routes';

export type FlowProps = {
  /** Address the journey starts at. */
  at: string;
};

/** The whole app behind one address: the same routes that the browser runs, in memory. */
export function Flow({ at }: FlowProps) {
  return (
    <Suspense>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [at] })} />
    </Suspense>
  );
}
