import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { answersFrom } from '#app/routes/answers';
import { startSessionSync } from '#app/session/startSessionSync';
import { routes } from '#app/routes/routes';

export type FlowProps = {
  /** Address the journey starts at. */
  at: string;
};

let navigate: ((to: string) => Promise<void>) | undefined;

/** Goes to an address of the flow that is on the screen, as typing one does. */
export async function goTo(address: string): Promise<void> {
  await navigate?.(address);
}

/** The whole app behind one address: the same routes and guards that the browser runs, in memory. */
export function Flow({ at }: FlowProps) {
  const queryClient = useQueryClient();
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [at] }));
  useEffect(() => startSessionSync({ router, answers: answersFrom(queryClient) }), [router, queryClient]);
  useEffect(() => {
    navigate = async (to) => {
      await router.navigate(to);
    };
    return () => {
      navigate = undefined;
    };
  }, [router]);
  return (
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>
  );
}
