import { useQueryClient } from '@tanstack/react-query';
import { Suspense, use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { createApp } from '#app/createApp';
import type { App } from '#app/createApp';
import { routes } from '#app/routes/routes';
import { startSessionSync } from '#app/session/startSessionSync';

export type FlowProps = {
  /** Start address of the flow. */
  at: string;
};

let navigate: ((to: string) => Promise<void>) | undefined;

/** Navigates the current flow to an address, as if it were typed. */
export async function goTo(address: string): Promise<void> {
  await navigate?.(address);
}

/** The whole app at an address: the same routes and middleware as in the browser, in memory. */
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
  // The Storybook toolbar sets the language.
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
