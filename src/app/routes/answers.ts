import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';

import type { Answers } from './running';

/**
 * The answers of the server: their code is fetched when the first page needs it, and what cannot be had is asked for anew
 * with the next page. `onReady` hears of them once.
 */
export function answersOf(onReady: (client: QueryClient) => void): Answers {
  let client: QueryClient | undefined;
  let coming: Promise<QueryClient> | undefined;
  const fetched = async () => {
    const { createQueryClient } = await import('#lib/query/createQueryClient');
    client = createQueryClient();
    onReady(client);
    return client;
  };
  return {
    now: () => client,
    ready: () => {
      coming ??= fetched().catch((error: unknown) => {
        coming = undefined;
        throw error;
      });
      return coming;
    },
  };
}

/** Answers that are there already, as in a story. */
export const answersFrom = (client: QueryClient): Answers => ({
  now: () => client,
  ready: () => Promise.resolve(client),
});

/** Whether a page is there before anything is answered: `handle.later` fetches what of it is drawn from answers. */
function laterOf({ handle }: RouteObject): (() => Promise<unknown>) | undefined {
  return (handle as { later?: () => Promise<unknown> } | undefined)?.later;
}

/** What the page of these routes is drawn from answers with; `undefined` where all of it is. */
export function laterOfMatched(matches: readonly { route: RouteObject }[]): (() => Promise<unknown>) | undefined {
  return matches.map(({ route }) => laterOf(route)).find((later) => later !== undefined);
}

/** These routes, the pages of which come with the answers that they need. */
export function withAnswers(routes: readonly RouteObject[], answers: Answers): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    const waits = typeof lazy === 'function' && laterOf(route) === undefined;
    return {
      ...route,
      ...(waits && { lazy: async () => (await Promise.all([lazy(), answers.ready()]))[0] }),
      ...(children && { children: withAnswers(children, answers) }),
    } as RouteObject;
  });
}
