import { HttpResponse, delay, http } from 'msw';
import type { HttpHandler } from 'msw';
import * as z from 'zod/mini';

import type { Endpoint, Method } from '#lib/http/endpoint';
import { toLanguage } from '#lib/i18n/languages';
import type { Language } from '#lib/i18n/languages';
import type { SessionUser } from '#lib/session/session';

import { takeFault } from './faults';
import { codeForStatus, PlainRefusal, ProblemResponse } from './problem';

/** What a resolver knows of the call it answers. */
export interface Call<E extends Endpoint> {
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  /** The language names are wanted in. */
  language: Language;
  request: Request;
  /** Who makes it, where the endpoint's `access` asks for somebody. */
  user: E['access'] extends 'public' ? undefined : SessionUser;
  /** By which of their sessions. */
  sessionId: E['access'] extends 'public' ? undefined : string;
}

const register = {
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

function problemAnswer(error: ProblemResponse, request: Request) {
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

function invalid(at: 'query' | 'body', error: z.core.$ZodError): ProblemResponse {
  return new ProblemResponse('validation-failed', {
    errors: error.issues.map((issue) => ({
      pointer: `/${[...(at === 'query' ? ['query'] : []), ...issue.path.map(String)].join('/')}`,
      code: issue.code,
      message: issue.message,
    })),
  });
}

function parse<S extends z.ZodMiniType>(at: 'query' | 'body', schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw invalid(at, parsed.error);
  return parsed.data;
}

async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/form-data')) {
    try {
      return Object.fromEntries(await request.formData());
    } catch {
      throw new ProblemResponse('validation-failed', {
        errors: [{ pointer: '/', code: 'multipart', message: 'The parts of the body cannot be told apart' }],
      });
    }
  }
  const text = await request.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemResponse('validation-failed', {
      errors: [{ pointer: '/', code: 'json', message: 'The body is not JSON' }],
    });
  }
}

function readQuery(schema: z.ZodMiniType, url: string): unknown {
  const params = Object.fromEntries(new URL(url).searchParams);
  return Object.keys(params).length === 0 && z.safeParse(schema, undefined).success ? undefined : params;
}

type Who<E extends Endpoint> = Pick<Call<E>, 'user' | 'sessionId'>;

/** Who makes a call, or a refusal. What is public asks nobody, and so fetches nothing of the accounts. */
async function whoMakes<E extends Endpoint>({ access }: E, request: Request): Promise<Who<E>> {
  if (access === 'public') return { user: undefined, sessionId: undefined } as Who<E>;
  const { admit, sessionUser } = await import('#mocks/accounts/store');
  const { account, sessionId } = await admit(request, access);
  return { user: sessionUser(account), sessionId } as Who<E>;
}

function plainAnswer(endpoint: Endpoint, { status, body }: PlainRefusal, request: Request) {
  const schema = endpoint.plainErrors[status];
  if (!schema || !z.safeParse(schema, body).success) {
    const detail = `The handler of ${endpoint.method} ${endpoint.path} refused with a body that its contract does not name for ${status}. Mend the handler or plainErrors.`;
    return problemAnswer(new ProblemResponse('internal', { detail }), request);
  }
  return HttpResponse.json(body as Record<string, unknown>, {
    status,
    headers: { 'X-Request-Id': request.headers.get('X-Request-Id') ?? '' },
  });
}

/** A tag of an answer, the same for the same text (FNV-1a, 32 bits, and the length). */
function tagOf(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return `"${(hash >>> 0).toString(36)}-${text.length.toString(36)}"`;
}

/**
 * What was read, with what it takes not to send it twice (directory contract 3.1): nothing but its tag where the caller
 * has it already.
 */
function readAnswer({ access, maxAge, status }: Endpoint, request: Request, text: string) {
  const tag = tagOf(text);
  const isOwn = access !== 'public' || request.headers.has('Authorization');
  const headers = {
    ETag: tag,
    'Cache-Control': `${isOwn ? 'private, ' : ''}${maxAge > 0 ? `max-age=${maxAge}` : 'no-cache'}`,
    Vary: 'Accept-Language, Authorization',
    'X-Request-Id': request.headers.get('X-Request-Id') ?? '',
  };
  const known = request.headers
    .get('If-None-Match')
    ?.split(',')
    .some((one) => one.trim().replace(/^W\//, '') === tag);
  if (known) return new HttpResponse(null, { status: 304, headers });
  return HttpResponse.text(text, { status, headers: { ...headers, 'Content-Type': 'application/json' } });
}

/**
 * Answers one endpoint of the contract. Input that the contract refuses becomes 422 with the field named; an answer the
 * contract does not allow is a fault of ours and becomes 500 that says which field.
 * `wait` is the delay of the specification in ms: it postpones the answer, not the write (ruling D29). It counts from
 * the call, and holds for refusals too, so that how long an answer takes tells nothing.
 * Without a line to it the back end is as far away as any other, except for what is `onDevice`: ways and the map are
 * found in the browser (directory 2.8).
 */
export function handle<E extends Endpoint>(
  endpoint: E,
  resolve: (call: Call<E>) => Promise<z.input<E['response']>> | z.input<E['response']>,
  { wait = 0, onDevice = false }: { wait?: number; onDevice?: boolean } = {},
): HttpHandler {
  return register[endpoint.method](`*/${endpoint.path}`, async ({ request }) => {
    if (!onDevice && globalThis.navigator?.onLine === false) return HttpResponse.error();
    const fault = takeFault(endpoint.path);
    if (fault && fault.delay > 0) await delay(fault.delay);
    if (fault?.status === 0) return HttpResponse.error();
    if (fault?.malformed) return HttpResponse.json({ unexpected: true });
    const asked = performance.now();
    const pause = async () => {
      const left = wait * timing.scale - (performance.now() - asked);
      if (left > 0) await delay(left);
    };
    try {
      if (fault?.status !== undefined && fault.status >= 400) {
        throw new ProblemResponse(codeForStatus(fault.status), { status: fault.status });
      }
      const who = await whoMakes(endpoint, request);
      const query = parse('query', endpoint.query, readQuery(endpoint.query, request.url));
      const body = parse(
        'body',
        endpoint.body,
        endpoint.method === 'GET' ? undefined : await readBody(request.clone()),
      );
      const language = toLanguage(request.headers.get('Accept-Language')?.slice(0, 2));
      const answer = await resolve({
        query: query as z.output<E['query']>,
        body: body as z.output<E['body']>,
        language,
        request,
        ...who,
      });
      await pause();
      if (endpoint.status === 204 || answer === undefined) return new HttpResponse(null, { status: 204 });
      if (import.meta.env.DEV) {
        const checked = z.safeParse(endpoint.response, answer);
        if (!checked.success) {
          const issue = checked.error.issues[0];
          throw new ProblemResponse('internal', {
            detail: `The handler of ${endpoint.method} ${endpoint.path} answered what its contract does not allow at /${issue?.path.join('/')}: ${issue?.message}. Mend the handler or the schema.`,
          });
        }
      }
      if (endpoint.method === 'GET') return readAnswer(endpoint, request, JSON.stringify(answer));
      return HttpResponse.json(answer as Record<string, unknown>, {
        status: endpoint.status,
        headers: { 'X-Request-Id': request.headers.get('X-Request-Id') ?? '' },
      });
    } catch (error) {
      if (error instanceof PlainRefusal || error instanceof ProblemResponse) {
        await pause();
        return error instanceof PlainRefusal ? plainAnswer(endpoint, error, request) : problemAnswer(error, request);
      }
      // The seeds are files of the server.
      if (globalThis.navigator?.onLine === false) return HttpResponse.error();
      console.error(error);
      return problemAnswer(new ProblemResponse('internal', { detail: String(error) }), request);
    }
  });
}

/** Handlers that make one endpoint misbehave, for stories: `msw.use(misbehave(endpoint).fails())`. */
export function misbehave(endpoint: Endpoint) {
  const answer = (resolver: Parameters<typeof http.get>[1], once = false) =>
    register[endpoint.method](`*/${endpoint.path}`, resolver, { once });
  const fail = (code: Parameters<typeof codeForStatus>[0]) => () => {
    const { problem } = new ProblemResponse(codeForStatus(code));
    return HttpResponse.json(problem, { status: code, headers: { 'Content-Type': 'application/problem+json' } });
  };
  return {
    /** Answers with a status, each time. */
    fails: (status = 500) => answer(fail(status)),
    /** Answers with a status once, then as usual. */
    failsOnce: (status = 500) => answer(fail(status), true),
    /** Never answers. */
    hangs: () =>
      answer(async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
    /** Breaks the connection. */
    cuts: () => answer(() => HttpResponse.error()),
    /** Answers what the contract does not allow. */
    lies: () => answer(() => HttpResponse.json({ unexpected: true })),
  };
}
