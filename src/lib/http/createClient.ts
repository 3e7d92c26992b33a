import type { output } from 'zod/mini';

import type { Endpoint } from './endpoint';
import { request } from './request';
import type { RequestInput } from './request';

type EndpointsOf<Api> = { [Name in keyof Api as Api[Name] extends Endpoint ? Name : never]: Api[Name] & Endpoint };

/** Typed calls of the endpoints that a module exports. */
export type Client<Api> = {
  readonly [Name in keyof EndpointsOf<Api>]: (
    input: RequestInput<EndpointsOf<Api>[Name]>,
  ) => Promise<output<EndpointsOf<Api>[Name]['response']>>;
};

/**
 * Calls of the endpoints of a contract. The contract with its schemas loads with the first call, so that it is not part
 * of a module's first chunk: `createClient(() => import('./api'))`. Throws what `request` throws.
 */
export function createClient<Api extends object>(load: () => Promise<Api>): Client<Api> {
  const call = async (name: string, input: RequestInput<Endpoint>) => {
    const endpoint: unknown = Reflect.get(await load(), name);
    return request(endpoint as Endpoint, input);
  };
  return new Proxy(Object.create(null) as Client<Api>, {
    get: (_target, name) =>
      typeof name === 'string' ? (input: RequestInput<Endpoint>) => call(name, input) : undefined,
  });
}
