import type { output } from 'zod/mini';

import { encodeQuery } from './encodeQuery';
import type { Endpoint, Problem, ProblemCode } from './endpoint';
import { httpConfig } from './httpConfig';
import { parseInSlices } from './parseInSlices';
import { HttpError, connectionFailure, NetworkError } from './request';
import type { RequestInput } from './request';
import { currentToken, tokenSubject } from '#lib/session/token';

// Problem code by status, for responses of proxies and crashed servers without a problem body.
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

// Checked by hand, because the schemas are loaded with a module's contract and errors may occur without one.
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
    // The status of the response wins; the body may have been written for another.
    return isProblem(body) ? { ...body, status: response.status } : fallbackProblem(response);
  } catch {
    return fallbackProblem(response);
  }
}

/** Resolves like `promise`, or rejects with the signal's reason if it aborts first. */
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

/** Waits for the gate. The timeout does not run yet: on a slow connection the local back end takes long to start. */
async function waitForGate(signal: AbortSignal | undefined): Promise<void> {
  try {
    await raceAbort(httpConfig.gate, signal);
  } catch (cause) {
    signal?.throwIfAborted();
    throw new NetworkError('unreachable', newRequestId(), cause);
  }
}

/** Encodes a body as JSON, or as multipart if it contains a file. */
function encodeBody(body: unknown): { type?: string; content: BodyInit | null } {
  if (body === undefined) return { content: null };
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  // A list is sent as several parts with one name.
  const parts = fields.flatMap(([name, value]): Array<[string, unknown]> =>
    Array.isArray(value) ? value.map((one: unknown) => [name, one]) : [[name, value]],
  );
  if (!parts.some(([, value]) => value instanceof Blob)) {
    return { type: 'application/json', content: JSON.stringify(body) };
  }
  const content = new FormData();
  for (const [name, value] of parts) content.append(name, value instanceof Blob ? value : String(value));
  // The browser sets the type itself, with the multipart boundary.
  return { content };
}

/** Decodes a body: JSON, or a file of any other type. */
async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get('Content-Type') ?? '';
  // A page of a proxy instead of the response has another type too; the contract refuses it.
  if (type === '' || type.includes('json')) return response.json();
  return new File([await response.blob()], '', { type });
}

/** Sends the request once, with the given token. */
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

  let responseBody: unknown;
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
    responseBody = await readBody(response);
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    signal?.throwIfAborted();
    if (limit.aborted) throw new NetworkError('timeout', requestId, cause);
    if (cause instanceof SyntaxError) throw new NetworkError('malformed', requestId, cause);
    throw new NetworkError(connectionFailure(), requestId, cause);
  }

  const parsed = await parseInSlices(endpoint.response, responseBody);
  if (!parsed.success) throw new NetworkError('malformed', requestId, parsed.error);
  return parsed.data as output<E['response']>;
}

let pendingReauthentication: Promise<boolean> | undefined;

/** Whether a request answered with `unauthenticated` may be repeated; resolves once that is known. */
async function mayRetry(sent: string | undefined): Promise<boolean> {
  const token = currentToken();
  // The same user has signed in again while the request was pending.
  if (token !== undefined && token !== sent && tokenSubject(token) === tokenSubject(sent)) return true;
  if (!httpConfig.reauthenticate) return false;
  pendingReauthentication ??= httpConfig.reauthenticate().finally(() => {
    pendingReauthentication = undefined;
  });
  return pendingReauthentication.catch(() => false);
}

/** Implements `request`; separate, because nothing is requested before the first paint. */
export async function send<E extends Endpoint>(endpoint: E, input: RequestInput<E>): Promise<output<E['response']>> {
  const { signal } = input;
  await waitForGate(signal);
  const token = input.token ?? currentToken();
  try {
    return await sendOnce(endpoint, input, token);
  } catch (error) {
    // A request with its own token belongs to another session than the stored one.
    if (!(error instanceof HttpError) || error.problem.code !== 'unauthenticated' || input.token !== undefined) {
      throw error;
    }
    if (!(await raceAbort(mayRetry(token), signal))) throw error;
    return sendOnce(endpoint, input, currentToken());
  }
}
