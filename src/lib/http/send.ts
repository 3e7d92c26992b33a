import type { output } from 'zod/mini';

import { encodeQuery } from './encodeQuery';
import type { Endpoint, Problem, ProblemCode } from './endpoint';
import { httpConfig } from './httpConfig';
import { HttpError, connectionFailure, NetworkError } from './request';
import type { RequestInput } from './request';
import { currentToken, tokenSubject } from '#lib/session/token';

// What a status means when a proxy or a crashed server answers without saying it in the words of the contract.
const codeByStatus: Readonly<Record<number, ProblemCode>> = {
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
    code: codeByStatus[response.status] ?? 'internal',
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

/** What `promise` gives, or the signal's reason when the caller aborts first. */
async function raceAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  signal?.throwIfAborted();
  let stop = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal?.reason);
    signal?.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

const newRequestId = () => crypto.randomUUID?.() ?? Math.trunc(performance.now() * 1000).toString(36);

/** Waits until calls may leave. The time limit does not run yet: on a slow line the local back end takes its time. */
async function waitForGate(signal: AbortSignal | undefined): Promise<void> {
  try {
    await raceAbort(httpConfig.gate, signal);
  } catch (cause) {
    signal?.throwIfAborted();
    throw new NetworkError('unreachable', newRequestId(), cause);
  }
}

/** How a body travels: as JSON, or where a file is in it, in parts. */
function encodeBody(body: unknown): { type?: string; content: BodyInit | null } {
  if (body === undefined) return { content: null };
  const parts = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  if (!parts.some(([, value]) => value instanceof Blob)) {
    return { type: 'application/json', content: JSON.stringify(body) };
  }
  const content = new FormData();
  for (const [name, value] of parts) content.append(name, value instanceof Blob ? value : String(value));
  // The browser names the type itself, with the mark that divides the parts.
  return { content };
}

/** Makes the call, once, with this token. */
async function sendOnce<E extends Endpoint>(
  endpoint: E,
  { query, body, signal, timeout = httpConfig.timeout, keepalive = false }: RequestInput<E>,
  token: string | undefined,
): Promise<output<E['response']>> {
  const requestId = newRequestId();
  const limit = AbortSignal.timeout(timeout);
  const headers = new Headers({
    Accept: 'application/json, application/problem+json',
    'Accept-Language': httpConfig.language(),
    'X-Request-Id': requestId,
  });
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  const { type, content } = encodeBody(body);
  if (type !== undefined) headers.set('Content-Type', type);

  let answer: unknown;
  try {
    const response = await fetch(`${httpConfig.baseUrl}${endpoint.path}${encodeQuery(query)}`, {
      method: endpoint.method,
      headers,
      body: content,
      keepalive,
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
    throw new NetworkError(connectionFailure(), requestId, cause);
  }

  const parsed = endpoint.response.safeParse(answer);
  if (!parsed.success) throw new NetworkError('malformed', requestId, parsed.error);
  return parsed.data as output<E['response']>;
}

let pendingReauthentication: Promise<boolean> | undefined;

/** Whether a call that was refused for want of a session may be repeated, once that is known. */
async function mayRetry(sent: string | undefined): Promise<boolean> {
  const token = currentToken();
  // The same person has signed in again while the answer was on its way.
  if (token !== undefined && token !== sent && tokenSubject(token) === tokenSubject(sent)) return true;
  if (!httpConfig.reauthenticate) return false;
  pendingReauthentication ??= httpConfig.reauthenticate().finally(() => {
    pendingReauthentication = undefined;
  });
  return pendingReauthentication.catch(() => false);
}

/** What `request` of `./http` does, apart from it because no call is made before the first paint. */
export async function send<E extends Endpoint>(endpoint: E, input: RequestInput<E>): Promise<output<E['response']>> {
  const { signal } = input;
  await waitForGate(signal);
  const token = input.token ?? currentToken();
  try {
    return await sendOnce(endpoint, input, token);
  } catch (error) {
    // A call that brings its own token is about another session than the one that is kept.
    if (!(error instanceof HttpError) || error.problem.code !== 'unauthenticated' || input.token !== undefined) {
      throw error;
    }
    if (!(await raceAbort(mayRetry(token), signal))) throw error;
    return sendOnce(endpoint, input, currentToken());
  }
}
