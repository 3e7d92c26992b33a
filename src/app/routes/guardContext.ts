import { redirect, replace } from 'react-router-dom';
import type { MiddlewareFunction } from 'react-router-dom';

import type { App } from '#app/createApp';

import { appContext } from './appContext';

/** The navigation that a route's middleware decides about. */
export interface GuardContext {
  app: App;
  url: URL;
  /** Path, query and hash as they were asked for. */
  href: string;
  /** The page is open already and its middleware runs again, because the session changed. */
  isRevalidation: boolean;
  /** First load or revalidation: a redirect replaces the history entry. */
  useReplace: boolean;
}

/** Reads the context of a navigation from the arguments of a middleware or a loader. */
export function getGuardContext({
  request,
  context,
}: Pick<Parameters<MiddlewareFunction>[0], 'request' | 'context'>): GuardContext {
  const app = context.get(appContext);
  const { state } = app.router;
  const url = new URL(request.url);
  const isFirstLoad = !state.initialized;
  const isNavigating = state.navigation.state === 'loading';
  // A request has no hash.
  const { hash } = state.navigation.location ?? state.location;
  return {
    app,
    url,
    href: url.pathname + url.search + hash,
    isRevalidation: !isFirstLoad && !isNavigating,
    useReplace: isFirstLoad || !isNavigating,
  };
}

/** The response to throw for sending someone to another address. */
export const redirectTo = (to: string, { useReplace }: Pick<GuardContext, 'useReplace'>) =>
  useReplace ? replace(to) : redirect(to);
