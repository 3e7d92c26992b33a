import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterContextProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

import { createQueryClient } from '#lib/query/createQueryClient';
import { sessionStore } from '#lib/session/session';
import type { SessionStore } from '#lib/session/session';

import { createAppI18n, whenInitialized } from './i18n/createAppI18n';
import { appContext } from './routes/appContext';
import { loadLazyRoutes, addTextLoading, matchedNamespaces } from './routes/loadLazyRoutes';

/** A router with its data, as `createBrowserRouter` makes one. */
export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** The running application: what exists once, outside React. */
export interface App {
  i18n: I18n;
  queryClient: QueryClient;
  session: SessionStore;
  router: AppRouter;
}

/** What a router needs from the application. */
interface RouterOptions {
  /** Context of loaders and middleware, where they find the application (`appContext`). */
  getContext: () => RouterContextProvider;
}

export interface CreateAppOptions {
  routes: RouteObject[];
  /** Address that opens first; by default the browser's. */
  location?: { pathname: string };
  /** By default `createBrowserRouter`; tests and stories pass a memory router. */
  createRouter?: (routes: RouteObject[], options: RouterOptions) => AppRouter;
  /** By default made for the language stored on this device. */
  i18n?: I18n;
  queryClient?: QueryClient;
}

/**
 * Creates the application. The lazy routes and the texts of the first page are loaded before the router starts, so the
 * first render is the page and no fallback. What cannot be loaded is left to the router's error pages.
 */
export async function createApp({
  routes,
  location = globalThis.location,
  createRouter = createBrowserRouter,
  i18n = createAppI18n(),
  queryClient = createQueryClient(),
}: CreateAppOptions): Promise<App> {
  const withTexts = addTextLoading(routes, i18n);
  await Promise.all([
    whenInitialized(i18n),
    i18n.loadNamespaces([...matchedNamespaces(routes, location)]).catch(() => undefined),
    loadLazyRoutes(withTexts, location),
  ]);
  const base = { i18n, queryClient, session: sessionStore };
  // The router passes the application on to its own middleware.
  const app: App = Object.assign(base, {
    router: createRouter(withTexts, { getContext: () => new RouterContextProvider(new Map([[appContext, base]])) }),
  });
  return app;
}

export type AppProvidersProps = {
  app: Pick<App, 'i18n' | 'queryClient'>;
  /** The router that renders the screen. */
  children: ReactNode;
};

/** The contexts that every screen relies on, around the router. */
export function AppProviders({ app: { i18n, queryClient }, children }: AppProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </I18nextProvider>
  );
}
