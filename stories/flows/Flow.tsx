import { useQueryClient } from '@tanstack/react-query';
import { Suspense, use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { createApp } from '#app/createApp';
import type { App } from '#app/createApp';
import { routes } from '#app/routes/routes';
import { startSessionSync } from '#app/session/startSessionSync';

export type FlowProps = {
  /** Address the journey starts at. */
  at: string;
};

let navigate: ((to: string) => Promise<void>) | undefined;

/** Goes to an address of the flow that is on the screen, as typing one does. */
export async function goTo(address: string): Promise<void> {
  await navigate?.(address);
}

/** The whole app at one address: the same routes and middleware that the browser runs, in memory. */
export function Flow({ at }: FlowProps) {
  const { i18n } = useTranslation();
  const queryClient = useQueryClient();
  const [app] = useState(() =>
    createApp({
      routes,
      location: { pathname: new URL(at, location.origin).pathname },
      createRouter: (table, options) => createMemoryRouter(table, { ...options, initialEntries: [at] }),
      i18n,
      queryClient,
    }),
  );
  return (
    <Suspense>
      <RunningApp app={app} />
    </Suspense>
  );
}

function RunningApp({ app: promise }: { app: Promise<App> }) {
  const app = use(promise);
  // The toolbar of Storybook chooses the language.
  useEffect(() => startSessionSync(app, { followLanguage: false }), [app]);
  useEffect(() => {
    navigate = async (to) => {
      await app.router.navigate(to);
    };
    return () => {
      navigate = undefined;
    };
  }, [app]);
  return <RouterProvider router={app.router} />;
}
