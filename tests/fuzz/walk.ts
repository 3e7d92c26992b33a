import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { getResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { expect } from 'vitest';

import type { Random } from './random';

/** Lets promises and messages go on. */
export async function ticks(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await new Promise(setImmediate);
}

export interface FailingCallsOptions {
  handlers: () => readonly HttpHandler[];
  random: () => Random;
  /** Token of whoever makes the call. */
  token: () => string;
}

/** Calls of which some fail, before or after the back end has answered. */
export interface FailingCalls {
  /** In place of the global one. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Sets the share of the calls that fail. */
  fail: (share: number) => void;
  pending: () => number;
}

export function createFailingCalls({ handlers, random, token }: FailingCallsOptions): FailingCalls {
  let failing = 0;
  let pending = 0;
  let backEnd: Promise<unknown> = Promise.resolve();

  /** Calls are answered one after another, as a database does with what is written. */
  function answer(request: Request): Promise<Response | undefined> {
    const answered = backEnd.then(() => getResponse([...handlers()], request));
    backEnd = answered.catch(() => undefined);
    return answered;
  }

  return {
    async fetch(url, init) {
      const headers = new Headers(init.headers);
      headers.set('Authorization', `Bearer ${token()}`);
      pending += 1;
      try {
        const { chance, pick, upTo } = random();
        const failure = chance(failing) ? pick(['unreachable', 'refused', 'lost', 'garbage']) : undefined;
        await ticks(upTo(4));
        if (failure === 'unreachable') throw new TypeError('Failed to fetch');
        if (failure === 'refused') return new Response('Bad gateway', { status: 502 });
        const { signal: _signal, ...rest } = init;
        const response = await answer(new Request(url, { ...rest, headers }));
        await ticks(upTo(4));
        if (failure === 'lost') throw new TypeError('Failed to fetch');
        if (failure === 'garbage') return new Response('<p>');
        return response ?? new Response(null, { status: 501 });
      } finally {
        pending -= 1;
      }
    },
    fail(share) {
      failing = share;
    },
    pending: () => pending,
  };
}

/** Makes a change as a screen of this client does. */
export const run = <Data, Variables, Result>(
  { client }: { client: QueryClient },
  options: MutationOptions<Data, Error, Variables, Result>,
  variables: Variables,
): Promise<Data> => client.getMutationCache().build(client, options).execute(variables);

/** Every query that counts as fresh holds what the back end answers. */
export async function expectAgreement(client: QueryClient): Promise<void> {
  for (const query of client.getQueryCache().getAll()) {
    const { data, isInvalidated, error, dataUpdatedAt } = query.state;
    if (data === undefined || isInvalidated || error !== null || dataUpdatedAt === 0) continue;
    const shown = structuredClone(data);
    // Asked for as a page does that opens now.
    const options = { ...(query.options as object), queryKey: query.queryKey, staleTime: 0 };
    const fresh: unknown = await client.fetchQuery(options).catch(() => undefined);
    if (fresh !== undefined) expect(shown, JSON.stringify(query.queryKey)).toEqual(fresh);
  }
}
