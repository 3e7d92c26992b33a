import type { output, input as wire } from 'zod/mini';

import type { Endpoint, Problem } from './endpoint';

/** The server responded with an error. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly problem: Problem;
  /** For reports to the operator of the server. */
  readonly requestId: string;

  constructor(problem: Problem, requestId: string) {
    super(`${problem.status} ${problem.code}: ${problem.detail ?? problem.title}`);
    this.status = problem.status;
    this.problem = problem;
    this.requestId = requestId;
  }
}

/** Why there is no usable response: no connection, timeout, connection lost, or a body that breaks the contract. */
export type NetworkFailure = 'offline' | 'timeout' | 'unreachable' | 'malformed';

/** There was no usable response. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly reason: NetworkFailure;
  readonly requestId: string;

  constructor(reason: NetworkFailure, requestId: string, cause?: unknown) {
    super(`Request ${requestId} has no usable response: ${reason}.`, { cause });
    this.reason = reason;
    this.requestId = requestId;
  }
}

/** Options of a request. */
interface RequestOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds before the request times out. */
  timeout?: number;
  /** Replaces the stored token, for a request that outlives its session, such as the one that ends it. */
  token?: string | undefined;
  /** Completes the request even if the page is left; the response may then be lost. */
  keepalive?: boolean;
}

/** Input of a request. */
export type RequestInput<E extends Endpoint> = (undefined extends output<E['query']>
  ? { query?: undefined }
  : { query: output<E['query']> }) &
  (undefined extends output<E['body']> ? { body?: wire<E['body']> | undefined } : { body: wire<E['body']> }) &
  RequestOptions;

/** Why no response arrived at all. */
export function connectionFailure(): NetworkFailure {
  return navigator.onLine === false ? 'offline' : 'unreachable';
}

/**
 * Sends a request and returns the parsed body. Throws `HttpError` for an error response, `NetworkError` without a
 * usable response, and the signal's reason when aborted. If the session has ended, the request waits until the user has
 * signed in again and is repeated once.
 */
export async function request<E extends Endpoint>(endpoint: E, input: RequestInput<E>): Promise<output<E['response']>> {
  input.signal?.throwIfAborted();
  // Loaded with the first request, like the schemas.
  const { send } = await import('./send').catch((cause: unknown) => {
    throw new NetworkError(connectionFailure(), 'none', cause);
  });
  return send(endpoint, input);
}
