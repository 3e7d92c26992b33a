import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { setClock } from '#lib/time/clock';
import { endpoint, nothing } from './endpoint';
import { configureHttp, gateRequests } from './httpConfig';
import { HttpError, NetworkError, request } from './request';

import { fakeLocalStorage, fakeToken } from '#lib/testing/fakeBrowser';
import type { StorageBehaviour } from '#lib/testing/fakeBrowser';

const thing = endpoint({
  method: 'GET',
  path: 'api/thing',
  summary: 'Gives the thing',
  response: z.object({ n: z.number() }),
});
const save = endpoint({
  method: 'POST',
  path: 'api/thing',
  summary: 'Keeps the thing',
  body: z.object({ n: z.number() }),
  response: nothing,
  status: 204,
});

type Answer = (response: ServerResponse, request: IncomingMessage, body: string) => void;

// A real server on a real connection, so that aborted responses abort as on a network.
let http: Server;
let origin = '';
let answer: Answer = () => {};
let received: { headers: IncomingMessage['headers']; method: string | undefined; body: string }[] = [];

const json =
  (value: unknown, status = 200, type = 'application/json'): Answer =>
  (response) =>
    response.writeHead(status, { 'Content-Type': type }).end(typeof value === 'string' ? value : JSON.stringify(value));

const instant = new Date('2026-03-16T10:00:00Z');
const seconds = instant.getTime() / 1000;

beforeAll(async () => {
  http = createServer((incoming, response) => {
    let body = '';
    incoming.on('data', (chunk) => (body += chunk));
    incoming.on('end', () => {
      received.push({ headers: incoming.headers, method: incoming.method, body });
      answer(response, incoming, body);
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  origin = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}/` : '';
});
beforeEach(() => {
  received = [];
  answer = json({ n: 1 });
  setClock(instant);
  configureHttp({ baseUrl: origin, timeout: 15_000, language: () => 'tr' });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  setClock(undefined);
  gateRequests(Promise.resolve());
});
afterAll(() => {
  http.closeAllConnections();
  http.close();
});

async function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.fail('The call was answered.'),
    (reason: unknown) => reason,
  );
}

async function networkFailure(call: Promise<unknown>): Promise<NetworkError> {
  const error = await failure(call);
  if (!(error instanceof NetworkError)) throw new Error('It is no NetworkError.', { cause: error });
  return error;
}

async function httpFailure(call: Promise<unknown>): Promise<HttpError> {
  const error = await failure(call);
  if (!(error instanceof HttpError)) throw new Error('It is no HttpError.', { cause: error });
  return error;
}

describe('a call', () => {
  it('says what it accepts, in which language, and its own name', async () => {
    await expect(request(thing, {})).resolves.toEqual({ n: 1 });
    const [call] = received;
    expect(call?.headers).toMatchObject({
      accept: 'application/json, application/problem+json',
      'accept-language': 'tr',
      'x-request-id': expect.stringMatching(/^[\w-]{8,}$/),
    });
    expect(call?.headers).not.toHaveProperty('content-type');
  });

  it('sends its body as JSON, and takes 204 for an answer', async () => {
    answer = (response) => response.writeHead(204).end();
    await expect(request(save, { body: { n: 7 } })).resolves.toBeUndefined();
    expect(received[0]).toMatchObject({
      method: 'POST',
      body: '{"n":7}',
      headers: { 'content-type': 'application/json' },
    });
  });
});

describe('the Authorization header', () => {
  it.each([
    ['of the local back end', fakeToken({ sub: 'ada', exp: seconds + 60 })],
    ['of another algorithm', fakeToken({ sub: 'ada', exp: seconds + 60 }, { alg: 'RS256', typ: 'JWT' })],
    ['that names nobody', fakeToken({ sub: '', exp: seconds + 60 })],
  ])('carries the token that is present and not expired, %s', async (_, token) => {
    fakeLocalStorage('works', { token });
    await request(thing, {});
    expect(received[0]?.headers.authorization).toBe(`Bearer ${token}`);
  });

  it.each([
    ['absent', undefined],
    ['expired', fakeToken({ sub: 'ada', exp: seconds - 1 })],
    ['corrupt', 'ey.broken'],
    ['foreign', 'ghp_0123456789abcdefghij'],
    ['of several lines', `${fakeToken({ sub: 'ada', exp: seconds + 60 })}\r\nX-Admin: 1`],
  ])('is not sent when the token is %s', async (_, token) => {
    const kept = fakeLocalStorage('works', token === undefined ? {} : { token });
    await request(thing, {});
    expect(received[0]?.headers).not.toHaveProperty('authorization');
    expect(received[0]?.headers).not.toHaveProperty('x-admin');
    expect(kept.has('token')).toBe(false);
  });

  it.each<StorageBehaviour>(['blocked', 'forbidden', 'missing'])('is not sent when storage is %s', async (mood) => {
    fakeLocalStorage(mood, { token: fakeToken({ sub: 'ada', exp: seconds + 60 }) });
    await expect(request(thing, {})).resolves.toEqual({ n: 1 });
    expect(received[0]?.headers).not.toHaveProperty('authorization');
  });

  it('is requested again with each call', async () => {
    fakeLocalStorage('works', { token: fakeToken({ sub: 'ada', exp: seconds + 60 }) });
    await request(thing, {});
    setClock(new Date(instant.getTime() + 61_000));
    await request(thing, {});
    expect(received.map(({ headers }) => 'authorization' in headers)).toEqual([true, false]);
  });
});

describe('an error answer', () => {
  it('carries the problem and its extras', async () => {
    const problem = {
      type: 'urn:directory:problem:ambiguous-location',
      code: 'ambiguous-location',
      title: 'There is more than one place with this name',
      status: 409,
      candidates: [{ slug: 'newbridge' }],
    };
    answer = json(problem, 409, 'application/problem+json');
    const error = await httpFailure(request(thing, {}));
    expect(error.status).toBe(409);
    expect(error.problem).toEqual(problem);
    expect(error.requestId).toBe(received[0]?.headers['x-request-id']);
    expect(error.message).toBe('409 ambiguous-location: There is more than one place with this name');
  });

  it('trusts the status of the answer, not that of its body', async () => {
    answer = json({ type: 't', code: 'internal', title: 'T', status: 200 }, 500);
    const error = await httpFailure(request(thing, {}));
    expect([error.status, error.problem.status]).toEqual([500, 500]);
  });

  it.each([
    ['a page of HTML', '<h1>Internal Server Error</h1>', 500, 'internal'],
    ['nothing', '', 500, 'internal'],
    ['JSON of another form', '{"error":"boom"}', 500, 'internal'],
    ['JSON cut short', '{"type":"urn:directory:pro', 500, 'internal'],
    ['null', 'null', 500, 'internal'],
    ['a page of a proxy', '<h1>Bad Gateway</h1>', 502, 'unavailable'],
    ['a page of a proxy', '<h1>Service Unavailable</h1>', 503, 'unavailable'],
    ['nothing', '', 401, 'unauthenticated'],
    ['nothing', '', 403, 'forbidden'],
    ['a page of HTML', '<h1>Not Found</h1>', 404, 'not-found'],
    ['nothing', '', 418, 'internal'],
    ['nothing', '', 429, 'rate-limited'],
  ])('with %s (%s) and status %i is %s', async (_, body, status, code) => {
    answer = json(body, status, 'text/html');
    const error = await httpFailure(request(thing, {}));
    expect(error.problem).toMatchObject({ status, code });
    expect(error.problem.title).not.toBe('');
  });
});

describe('an answer that is not what the contract says', () => {
  it.each<[string, Answer]>([
    ['is not JSON', json('hello', 200)],
    ['is a page of HTML', json('<!doctype html>', 200, 'text/html')],
    ['is empty', json('', 200)],
    ['is JSON cut short', json('{"n":', 200)],
    ['has the wrong type', json({ n: '1' })],
    ['lacks a field', json({})],
    ['is null', json('null')],
    ['has no body where one is due', (response) => response.writeHead(204).end()],
  ])('%s, so it is malformed', async (_, given) => {
    answer = given;
    expect((await networkFailure(request(thing, {}))).reason).toBe('malformed');
  });
});

describe('no answer', () => {
  it.each<[string, Answer]>([
    ['before a word', (response) => response.destroy()],
    [
      'in the middle',
      (response) => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' }).write('{"n":');
        setTimeout(() => response.destroy(), 20);
      },
    ],
  ])('because the connection is cut %s', async (_, given) => {
    answer = given;
    const error = await networkFailure(request(thing, {}));
    expect(error.reason).toBe('unreachable');
    expect(error.cause).toBeInstanceOf(Error);
  });

  it('because nobody listens there', async () => {
    configureHttp({ baseUrl: 'http://127.0.0.1:1/' });
    expect((await networkFailure(request(thing, {}))).reason).toBe('unreachable');
  });

  it('because the device is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    answer = (response) => response.destroy();
    expect((await networkFailure(request(thing, {}))).reason).toBe('offline');
  });

  it.each([
    ['in time', () => {}],
    [
      'to its end in time',
      (response: ServerResponse) => response.writeHead(200, { 'Content-Length': '9' }).write('{"n"'),
    ],
  ])('%s is a time-out, even offline', async (_, given) => {
    answer = given;
    vi.stubGlobal('navigator', { onLine: false });
    expect((await networkFailure(request(thing, { timeout: 60 }))).reason).toBe('timeout');
  });
});

describe('a caller who aborts', () => {
  const reason = new Error('The visitor went elsewhere.');

  it.each<[string, Answer]>([
    ['before the answer', () => {}],
    ['during the answer', (response) => response.writeHead(200, { 'Content-Length': '9' }).write('{"n"')],
    ['during an error answer', (response) => response.writeHead(500, { 'Content-Length': '9' }).write('{"n"')],
  ])('%s gets the own reason back', async (_, given) => {
    const controller = new AbortController();
    answer = (...all) => {
      given(...all);
      setTimeout(() => controller.abort(reason), 30);
    };
    expect(await failure(request(thing, { signal: controller.signal }))).toBe(reason);
  });

  it('beforehand makes no call', async () => {
    expect(await failure(request(thing, { signal: AbortSignal.abort(reason) }))).toBe(reason);
    expect(received).toEqual([]);
  });

  it('while the back end starts makes no call', async () => {
    gateRequests(new Promise(() => {}));
    const controller = new AbortController();
    const call = failure(request(thing, { signal: controller.signal }));
    controller.abort(reason);
    expect(await call).toBe(reason);
    expect(received).toEqual([]);
  });
});

describe('a back end that is starting', () => {
  it('is waited for, and the wait is not part of the time limit', async () => {
    gateRequests(new Promise((resolve) => setTimeout(resolve, 1200)));
    const call = request(thing, { timeout: 1000 });
    expect(received).toEqual([]);
    await expect(call).resolves.toEqual({ n: 1 });
  });

  it('and does not come up leaves every call without an answer', async () => {
    const cause = new Error('The worker was refused.');
    const start = Promise.reject(cause);
    start.catch(() => {});
    gateRequests(start);
    const error = await networkFailure(request(thing, {}));
    expect([error.reason, error.cause]).toEqual(['unreachable', cause]);
  });
});

describe('a session that ended in the middle of work', () => {
  const tokenOf = (sub: string, more: number) => fakeToken({ sub, exp: seconds + more });
  const old = tokenOf('ada', 60);
  const fresh = tokenOf('ada', 120);
  const refusal = { type: 'urn:directory:problem:unauthenticated', code: 'unauthenticated', title: 'No', status: 401 };
  const tokens = () => received.map(({ headers }) => headers.authorization?.slice(7));
  let kept: Map<string, string>;

  beforeEach(() => {
    kept = fakeLocalStorage('works', { token: old });
    answer = (response, incoming, body) =>
      (incoming.headers.authorization === `Bearer ${fresh}` ? json({ n: 2 }) : json(refusal, 401))(
        response,
        incoming,
        body,
      );
  });
  afterEach(() => configureHttp({ reauthenticate: async () => false }));

  const signsIn = (token = fresh) =>
    vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      kept.set('token', token);
      return true;
    });

  it('asks to sign in, and repeats the call as it was', async () => {
    const reauthenticate = signsIn();
    configureHttp({ reauthenticate });
    const given = answer;
    answer = (response, incoming, body) =>
      incoming.headers.authorization === `Bearer ${fresh}`
        ? response.writeHead(204).end()
        : given(response, incoming, body);
    await expect(request(save, { body: { n: 7 } })).resolves.toBeUndefined();
    expect(tokens()).toEqual([old, fresh]);
    expect(received.map(({ body }) => body)).toEqual(['{"n":7}', '{"n":7}']);
    expect(received[0]?.headers['x-request-id']).not.toBe(received[1]?.headers['x-request-id']);
  });

  it('asks once for all calls at once', async () => {
    const reauthenticate = signsIn();
    configureHttp({ reauthenticate });
    await expect(Promise.all([1, 2, 3].map(() => request(thing, {})))).resolves.toEqual([{ n: 2 }, { n: 2 }, { n: 2 }]);
    expect(reauthenticate).toHaveBeenCalledTimes(1);
    expect(received).toHaveLength(6);
  });

  it('does not ask when the same person has signed in while the answer was on its way', async () => {
    const reauthenticate = signsIn();
    configureHttp({ reauthenticate });
    const given = answer;
    answer = (...all) => {
      kept.set('token', fresh);
      given(...all);
    };
    await expect(request(thing, {})).resolves.toEqual({ n: 2 });
    expect(reauthenticate).not.toHaveBeenCalled();
  });

  it('asks when another person has: the call was not theirs', async () => {
    const reauthenticate = vi.fn(async () => false);
    configureHttp({ reauthenticate });
    const given = answer;
    answer = (...all) => {
      kept.set('token', tokenOf('mira', 120));
      given(...all);
    };
    expect((await httpFailure(request(thing, {}))).status).toBe(401);
    expect(reauthenticate).toHaveBeenCalledTimes(1);
    expect(received).toHaveLength(1);
  });

  it('also where the token has ended by itself and nothing was sent', async () => {
    kept.set('token', fakeToken({ sub: 'ada', exp: seconds - 1 }));
    configureHttp({ reauthenticate: signsIn() });
    await expect(request(thing, {})).resolves.toEqual({ n: 2 });
    expect(tokens()).toEqual([undefined, fresh]);
  });

  it.each([
    ['declines', async () => false],
    [
      'cannot be asked',
      async () => {
        throw new Error('The dialog cannot be loaded.');
      },
    ],
  ])('and the person %s: the refusal goes on', async (_, reauthenticate) => {
    configureHttp({ reauthenticate });
    const error = await httpFailure(request(thing, {}));
    expect([error.status, error.problem.code]).toEqual([401, 'unauthenticated']);
    expect(received).toHaveLength(1);
  });

  it('is asked about again by a later call', async () => {
    const reauthenticate = vi.fn(async () => false);
    configureHttp({ reauthenticate });
    await httpFailure(request(thing, {}));
    await httpFailure(request(thing, {}));
    expect(reauthenticate).toHaveBeenCalledTimes(2);
  });

  it('and is refused again with the new token: not a third time', async () => {
    const reauthenticate = signsIn(tokenOf('ada', 90));
    configureHttp({ reauthenticate });
    expect((await httpFailure(request(thing, {}))).status).toBe(401);
    expect(received).toHaveLength(2);
    expect(reauthenticate).toHaveBeenCalledTimes(1);
  });

  it('is nothing to a call that brings its own token', async () => {
    const reauthenticate = signsIn();
    configureHttp({ reauthenticate });
    expect((await httpFailure(request(thing, { token: old }))).status).toBe(401);
    expect(reauthenticate).not.toHaveBeenCalled();
  });

  it('lets a caller go who aborts while the person is asked', async () => {
    const reason = new Error('The visitor went elsewhere.');
    const controller = new AbortController();
    configureHttp({
      reauthenticate: () => {
        controller.abort(reason);
        return new Promise(() => {});
      },
    });
    expect(await failure(request(thing, { signal: controller.signal }))).toBe(reason);
    expect(received).toHaveLength(1);
  });

  it.each([403, 404, 500])('is not what %i says', async (status) => {
    const reauthenticate = signsIn();
    configureHttp({ reauthenticate });
    answer = json('', status);
    expect((await httpFailure(request(thing, {}))).status).toBe(status);
    expect(reauthenticate).not.toHaveBeenCalled();
  });
});
