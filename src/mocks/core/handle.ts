import { HttpResponse, delay, http } from 'msw';
import type { HttpHandler } from 'msw';
import * as z from 'zod/mini';

import type { Endpoint, Method } from '#lib/http/endpoint';
import { toDataLanguage } from '#mocks/core/localized';
import type { DataLanguage } from '#mocks/core/localized';
import type { SessionUser } from '#lib/session/session';
import { isModuleLoadError } from '#lib/browser/moduleLoadError';

import { takeFault } from './faults';
import { emptied, isEmptyScenario, scenarioFault } from './scenarios';
import { codeForStatus, fieldError, RawErrorResponse, ProblemError } from './problem';
import { isQuotaError } from './quotaError';
import { whenRecorded } from './recordActivity';

/** What a resolver receives of a call. */
export interface Call<E extends Endpoint> {
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  /** The language of names in the response. */
  language: DataLanguage;
  request: Request;
  /** The caller, where the endpoint's `access` requires a session. */
  user: E['access'] extends 'public' ? undefined : SessionUser;
  /** The caller's session. */
  sessionId: E['access'] extends 'public' ? undefined : string;
}

/** MSW's function for each HTTP method. */
export const httpByMethod = {
  GET: http.get,
  POST: http.post,
  PATCH: http.patch,
  PUT: http.put,
  DELETE: http.delete,
} as const satisfies Record<Method, unknown>;

const timing = { scale: 1 };

/** 1 in the app (delays as specified), 0 in stories and tests. */
export function setDelayScale(scale: number): void {
  timing.scale = scale;
}

/** By what the delays of the specification are multiplied. */
export const delayScale = (): number => timing.scale;

function problemResponse(error: ProblemError, request: Request) {
  const requestId = request.headers.get('X-Request-Id') ?? 'unknown';
  const { retryAfter } = error.problem;
  return HttpResponse.json(
    { ...error.problem, instance: `urn:request:${requestId}` },
    {
      status: error.problem.status,
      headers: {
        'Content-Type': 'application/problem+json',
        'X-Request-Id': requestId,
        ...(typeof retryAfter === 'number' ? { 'Retry-After': String(retryAfter) } : {}),
      },
    },
  );
}

function validationError(at: 'query' | 'body', error: z.core.$ZodError): ProblemError {
  return new ProblemError('validation-failed', {
    errors: error.issues.map((issue) => ({
      pointer: `/${[...(at === 'query' ? ['query'] : []), ...issue.path.map(String)].join('/')}`,
      code: issue.code,
      message: issue.message,
    })),
  });
}

function parse<S extends z.ZodMiniType>(at: 'query' | 'body', schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw validationError(at, parsed.error);
  return parsed.data;
}

async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/form-data')) {
    try {
      const form = await request.formData();
      const parts = (name: string) => form.getAll(name);
      // Parts with one name are a list.
      return Object.fromEntries(
        [...new Set(form.keys())].map((name) => [name, parts(name).length > 1 ? parts(name) : parts(name)[0]]),
      );
    } catch {
      throw fieldError('/', 'multipart', 'The parts of the body cannot be told apart');
    }
  }
  const text = await request.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw fieldError('/', 'json', 'The body is not JSON');
  }
}

function readQuery(schema: z.ZodMiniType, url: string): unknown {
  const params = Object.fromEntries(new URL(url).searchParams);
  return Object.keys(params).length === 0 && z.safeParse(schema, undefined).success ? undefined : params;
}

type Identity<E extends Endpoint> = Pick<Call<E>, 'user' | 'sessionId'>;

/** Identifies the caller, or throws. Public endpoints skip this, so that they load no code of the accounts. */
async function authenticate<E extends Endpoint>({ access }: E, request: Request): Promise<Identity<E>> {
  if (access === 'public') return { user: undefined, sessionId: undefined } as Identity<E>;
  const { authorize, toSessionUser } = await import('#mocks/accounts/store');
  const { account, sessionId } = await authorize(request, access);
  return { user: toSessionUser(account), sessionId } as Identity<E>;
}

function rawErrorResponse(endpoint: Endpoint, { status, body }: RawErrorResponse, request: Request) {
  const schema = endpoint.plainErrors[status];
  if (!schema || !z.safeParse(schema, body).success) {
    const detail = `The handler of ${endpoint.method} ${endpoint.path} threw a body that its contract does not define for ${status}. Fix the handler or plainErrors.`;
    return problemResponse(new ProblemError('internal', { detail }), request);
  }
  return HttpResponse.json(body as Record<string, unknown>, {
    status,
    headers: { 'X-Request-Id': request.headers.get('X-Request-Id') ?? '' },
  });
}

/** An entity tag that is the same for equal texts (FNV-1a, 32 bits, and the length). */
function computeEtag(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return `"${(hash >>> 0).toString(36)}-${text.length.toString(36)}"`;
}

/**
 * The response to a read, with caching headers (directory contract 3.1): 304 without a body if the caller already has
 * it.
 */
function cacheableResponse({ access, maxAge, status }: Endpoint, request: Request, text: string) {
  const tag = computeEtag(text);
  const isOwn = access !== 'public' || request.headers.has('Authorization');
  const headers = {
    ETag: tag,
    'Cache-Control': `${isOwn ? 'private, ' : ''}${maxAge > 0 ? `max-age=${maxAge}` : 'no-cache'}`,
    Vary: 'Accept-Language, Authorization',
    'X-Request-Id': request.headers.get('X-Request-Id') ?? '',
  };
  const isUnchanged = request.headers
    .get('If-None-Match')
    ?.split(',')
    .some((one) => one.trim().replace(/^W\//, '') === tag);
  if (isUnchanged) return new HttpResponse(null, { status: 304, headers });
  // Encoded once: for a text, its length and its bytes are computed separately, which is slow for thousands of records.
  const body = new TextEncoder().encode(text);
  return new HttpResponse(body, {
    status,
    headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': String(body.byteLength) },
  });
}

/** The response with a file; it is offered for saving where it would otherwise be opened. */
function fileResponse({ status }: Endpoint, request: Request, file: Blob) {
  return new HttpResponse(file, {
    status,
    headers: {
      'Content-Type': file.type === '' ? 'application/octet-stream' : file.type,
      'Content-Disposition': 'attachment',
      'Cache-Control': 'private, no-cache',
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': request.headers.get('X-Request-Id') ?? '',
    },
  });
}

/** Errors that every endpoint may have. */
const commonErrors: readonly string[] = [
  'validation-failed',
  'unauthenticated',
  'forbidden',
  'unavailable',
  'internal',
];

/** Says which error a handler throws that its contract does not name: a client would not expect it. */
function reportUndeclared({ method, path, errors }: Endpoint, { problem: { code } }: ProblemError): void {
  if (commonErrors.includes(code) || errors.some((declared) => declared === code)) return;
  console.error(
    `The handler of ${method} ${path} threw ${code}, which its contract does not name. Add it to \`errors\`.`,
  );
}

/** The response without items, unless the contract requires some. */
function emptiedIfAllowed(endpoint: Endpoint, response: unknown): unknown {
  const empty = emptied(response);
  return z.safeParse(endpoint.response, empty).success ? empty : response;
}

/**
 * Creates the handler of a file that the browser asks for itself, as the source of an image: no token comes with it. It
 * fails as other calls do, in scenarios and offline.
 */
export function handleFile(path: string, resolve: (url: URL) => Promise<Response>): HttpHandler {
  return http.get(`*/${path}`, async ({ request }) => {
    if (globalThis.navigator?.onLine === false) return HttpResponse.error();
    const { status, delay: time = 0 } = takeFault(path) ?? scenarioFault(path) ?? {};
    if (time > 0) await delay(time);
    if (status === 0) return HttpResponse.error();
    return status === undefined ? resolve(new URL(request.url)) : new HttpResponse(null, { status });
  });
}

/**
 * Creates the MSW handler of one endpoint. Input that violates the contract becomes 422 with the field named; a
 * response that violates it is our fault and becomes 500 that names the field. `minDelay` is the delay of the
 * specification in ms: it postpones the response, not the write (ruling D29). It counts from the call and applies to
 * errors too, so that response times reveal nothing. Offline, every endpoint fails except those marked `worksOffline`:
 * routes and the map are computed in the browser (directory 2.8).
 */
export function handle<E extends Endpoint>(
  endpoint: E,
  resolve: (call: Call<E>) => Promise<z.input<E['response']>> | z.input<E['response']>,
  { minDelay = 0, worksOffline = false }: { minDelay?: number; worksOffline?: boolean } = {},
): HttpHandler {
  return httpByMethod[endpoint.method](`*/${endpoint.path}`, async ({ request }) => {
    if (!worksOffline && globalThis.navigator?.onLine === false) return HttpResponse.error();
    const fault = takeFault(endpoint.path) ?? scenarioFault(endpoint.path);
    if (fault?.delay !== undefined && fault.delay > 0) await delay(fault.delay);
    if (fault?.status === 0) return HttpResponse.error();
    if (fault?.malformed) return HttpResponse.json({ unexpected: true });
    const startedAt = performance.now();
    const waitMinDelay = async () => {
      const remaining = minDelay * timing.scale - (performance.now() - startedAt);
      if (remaining > 0) await delay(remaining);
    };
    try {
      if (fault?.status !== undefined && fault.status >= 400) {
        throw new ProblemError(codeForStatus(fault.status), { status: fault.status });
      }
      const identity = await authenticate(endpoint, request);
      const query = parse('query', endpoint.query, readQuery(endpoint.query, request.url));
      const body = parse(
        'body',
        endpoint.body,
        endpoint.method === 'GET' ? undefined : await readBody(request.clone()),
      );
      const language = toDataLanguage(request.headers.get('Accept-Language')?.slice(0, 2));
      const resolved = await resolve({
        query: query as z.output<E['query']>,
        body: body as z.output<E['body']>,
        language,
        request,
        ...identity,
      });
      // Activities are stored first: the page may be left as soon as it has the response.
      if (endpoint.method !== 'GET') await whenRecorded();
      const isEmptied = endpoint.method === 'GET' && isEmptyScenario(endpoint.path);
      const response = isEmptied ? emptiedIfAllowed(endpoint, resolved) : resolved;
      await waitMinDelay();
      if (endpoint.status === 204 || response === undefined) return new HttpResponse(null, { status: 204 });
      if (import.meta.env.DEV) {
        const checked = z.safeParse(endpoint.response, response);
        if (!checked.success) {
          const issue = checked.error.issues[0];
          throw new ProblemError('internal', {
            detail: `The handler of ${endpoint.method} ${endpoint.path} returned a value that its contract does not allow at /${issue?.path.join('/')}: ${issue?.message}. Fix the handler or the schema.`,
          });
        }
      }
      if (response instanceof Blob) return fileResponse(endpoint, request, response);
      if (endpoint.method === 'GET') return cacheableResponse(endpoint, request, JSON.stringify(response));
      return HttpResponse.json(response as Record<string, unknown>, {
        status: endpoint.status,
        headers: { 'X-Request-Id': request.headers.get('X-Request-Id') ?? '' },
      });
    } catch (error) {
      if (error instanceof RawErrorResponse || error instanceof ProblemError) {
        if (import.meta.env.DEV && error instanceof ProblemError && fault === undefined)
          reportUndeclared(endpoint, error);
        await waitMinDelay();
        return error instanceof RawErrorResponse
          ? rawErrorResponse(endpoint, error, request)
          : problemResponse(error, request);
      }
      // The back end's own code and data may not load: to the caller, the network failed.
      if (globalThis.navigator?.onLine === false || isModuleLoadError(error)) return HttpResponse.error();
      if (isQuotaError(error)) return problemResponse(new ProblemError('storage-full'), request);
      console.error(error);
      return problemResponse(new ProblemError('internal', { detail: String(error) }), request);
    }
  });
}
