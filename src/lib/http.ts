import type { output, input as wire } from 'zod/mini';

import { encodeQuery } from './encodeQuery';
import type { Endpoint, Problem, ProblemCode } from './endpoint';
import { currentToken } from './token';

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
}

type Input<E extends Endpoint> = (undefined extends output<E['query']>
  ? { query?: undefined }
  : { query: output<E['query']> }) &
  (undefined extends output<E['body']> ? { body?: undefined } : { body: wire<E['body']> }) &
  RequestOptions;

const defaults = { baseUrl: '/', timeout: 15_000 };
let language = () => 'en';
let gate: Promise<unknown> = Promise.resolve();

/** Where the contract is served, and in which language answers are wanted. */
export function configureHttp(options: { baseUrl?: string; timeout?: number; language?: () => string }): void {
  if (options.baseUrl !== undefined) defaults.baseUrl = options.baseUrl;
  if (options.timeout !== undefined) defaults.timeout = options.timeout;
  if (options.language) language = options.language;
}

/** Makes every call wait for `ready`, so that the screen may be painted while the local back end is still starting. */
export function holdRequestsUntil(ready: Promise<unknown>): void {
  gate = ready;
}

// What a status means when a proxy or a crashed server answers without saying it in the words of the contract.
const codes: Readonly<Record<number, ProblemCode>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  413: 'payload-too-large',
  415: 'unsupported-media',
  422: 'validation-failed',
  429: 'rate-limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

function fallbackProblem(response: Response): Problem {
  return {
    type: 'about:blank',
    code: codes[response.status] ?? 'internal',
    title: response.statusText || `HTTP ${response.status}`,
    status: response.status,
  };
}

// Read by hand: the schemas arrive with a module's contract, and an error may have to be told without any.
function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'title' in body &&
    typeof body.title === 'string' &&
    'status' in body &&
    typeof body.status === 'number'
  );
}

async function readProblem(response: Response): Promise<Problem> {
  try {
    const body: unknown = await response.json();
    // The answer's own status counts; a body may have been written for another.
    return isProblem(body) ? { ...body, status: response.status } : fallbackProblem(response);
  } catch {
    return fallbackProblem(response);
  }
}

/** Waits until calls may leave. The time limit does not run yet: on a slow line the local back end takes its time. */
async function passGate(requestId: string, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  let stop = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal?.reason);
    signal?.addEventListener('abort', stop, { once: true });
  });
  try {
    await Promise.race([gate, aborted]);
  } catch (cause) {
    signal?.throwIfAborted();
    throw new NetworkError('unreachable', requestId, cause);
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

/**
 * Makes one call of the contract. Answers with the parsed body; throws `HttpError` for an error answer, `NetworkError`
 * when there is none, and the signal's own reason when the caller aborted.
 */
export async function request<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<output<E['response']>> {
  const requestId = crypto.randomUUID?.() ?? Math.trunc(performance.now() * 1000).toString(36);
  const { query, body, signal, timeout = defaults.timeout } = input;
  await passGate(requestId, signal);

  const limit = AbortSignal.timeout(timeout);
  const headers = new Headers({
    Accept: 'application/json, application/problem+json',
    'Accept-Language': language(),
    'X-Request-Id': requestId,
  });
  const token = currentToken();
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');

  let answer: unknown;
  try {
    const response = await fetch(`${defaults.baseUrl}${endpoint.path}${encodeQuery(query)}`, {
      method: endpoint.method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    if (!response.ok) {
      const problem = await readProblem(response);
      signal?.throwIfAborted();
      throw new HttpError(problem, requestId);
    }
    answer = response.status === 204 ? undefined : await response.json();
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    signal?.throwIfAborted();
    if (limit.aborted) throw new NetworkError('timeout', requestId, cause);
    if (cause instanceof SyntaxError) throw new NetworkError('malformed', requestId, cause);
    throw new NetworkError(navigator.onLine === false ? 'offline' : 'unreachable', requestId, cause);
  }

  const parsed = endpoint.response.safeParse(answer);
  if (!parsed.success) throw new NetworkError('malformed', requestId, parsed.error);
  return parsed.data as output<E['response']>;
}
