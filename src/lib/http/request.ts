import type { output, input as wire } from 'zod/mini';

import type { Endpoint, Problem } from './endpoint';

/** The server answered, and the answer is an error. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly problem: Problem;
  /** Repeat it to whoever runs the server. */
  readonly requestId: string;

  constructor(problem: Problem, requestId: string) {
    super(`${problem.status} ${problem.code}: ${problem.detail ?? problem.title}`);
    this.status = problem.status;
    this.problem = problem;
    this.requestId = requestId;
  }
}

/** Why no answer can be used: no connection, too slow, cut off on the way, or not what the contract says. */
export type NetworkFailure = 'offline' | 'timeout' | 'unreachable' | 'malformed';

/** There is no usable answer. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly reason: NetworkFailure;
  readonly requestId: string;

  constructor(reason: NetworkFailure, requestId: string, cause?: unknown) {
    super(`The call ${requestId} got no usable answer: ${reason}.`, { cause });
    this.reason = reason;
    this.requestId = requestId;
  }
}

/** What one call may add to its input. */
export interface RequestOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds before the call counts as timed out. */
  timeout?: number;
  /** Sent instead of the token that is kept: by a call that outlives its session, such as the one that ends it. */
  token?: string | undefined;
  /** It is sent to its end although the page is left meanwhile; nobody may be there for the answer. */
  keepalive?: boolean;
}

/** What goes into one call. */
export type RequestInput<E extends Endpoint> = (undefined extends output<E['query']>
  ? { query?: undefined }
  : { query: output<E['query']> }) &
  (undefined extends output<E['body']> ? { body?: undefined } : { body: wire<E['body']> }) &
  RequestOptions;

/** Why nothing at all came back. */
export function connectionFailure(): NetworkFailure {
  return navigator.onLine === false ? 'offline' : 'unreachable';
}

/**
 * Makes one call of the contract. Answers with the parsed body; throws `HttpError` for an error answer, `NetworkError`
 * when there is none, and the signal's own reason when the caller aborted. A call that finds its session ended waits
 * until the person has signed in again, and is then repeated, once.
 */
export async function request<E extends Endpoint>(endpoint: E, input: RequestInput<E>): Promise<output<E['response']>> {
  input.signal?.throwIfAborted();
  // How a call is made is fetched with the first one, like the schemas it is made from.
  const { send } = await import('./send').catch((cause: unknown) => {
    throw new NetworkError(connectionFailure(), 'none', cause);
  });
  return send(endpoint, input);
}
