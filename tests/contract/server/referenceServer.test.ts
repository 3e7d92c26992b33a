import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { findEndpoints } from '../../../scripts/openapi/document';
import { ReferenceServer } from './referenceServer';
import type { TokenKind } from './sessions';

const origin = 'http://localhost:4000';
const server = new ReferenceServer({ origins: [origin] });

beforeAll(() => server.listen(0));
afterAll(() => server.close());
afterEach(() => {
  server.tokens = 'opaque';
  server.fault = null;
});

const restricted = findEndpoints()
  .map(({ endpoint }) => endpoint)
  .filter(({ access }) => access !== 'public');

function call(path: string, { token, ...init }: RequestInit & { token?: string } = {}, of = server): Promise<Response> {
  const headers = new Headers({ Origin: origin, ...(token !== undefined && { Authorization: `Bearer ${token}` }) });
  if (typeof init.body === 'string') headers.set('Content-Type', 'application/json');
  return fetch(`${of.origin}/api/${path}`, { ...init, headers });
}

async function signIn(name: string, of = server): Promise<{ accessToken: string; expiresAt?: string }> {
  const body = JSON.stringify({ email: `${name}@orvela.example`, password: 'orvela-demo' });
  return (await call('auth/sign-in', { method: 'POST', body }, of)).json() as Promise<{ accessToken: string }>;
}

describe('the reference server', () => {
  it('answers pages of its origins alone', async () => {
    const preflight = await call('apps/mailbox/mails', { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
    const foreign = await fetch(`${server.origin}/api/directory/stats`, { headers: { Origin: 'http://evil.example' } });
    expect(foreign.status).toBe(403);
    expect(foreign.headers.has('Access-Control-Allow-Origin')).toBe(false);
    expect((await call('directory/stats')).status).toBe(200);
    expect((await call('directory/nothing')).status).toBe(404);
  });

  it.each<[TokenKind, RegExp]>([
    ['opaque', /^[\w-]{43}$/],
    ['jwt', /^[\w-]+\.[\w-]+\.[\w-]{86}$/],
  ])('begins, continues and ends a session with a token that is %s', async (kind, shape) => {
    server.tokens = kind;
    const { accessToken: token, expiresAt } = await signIn('ada');
    expect(token).toMatch(shape);
    expect(expiresAt === undefined).toBe(kind === 'jwt');
    expect((await call('apps/mailbox/folders', { token })).status).toBe(200);
    const body = JSON.stringify({ accessToken: token });
    const next = await (await call('auth/sign-in-with-token', { method: 'POST', body })).json();
    expect(next).toMatchObject({ user: { name: 'Ada Lindqvist' }, accessToken: expect.stringMatching(shape) });
    await call('auth/sign-out', { method: 'POST', token });
    expect((await call('apps/mailbox/folders', { token })).status).toBe(401);
  });

  it('refuses every restricted call without a token of its own', async () => {
    server.tokens = 'jwt';
    const { accessToken } = await signIn('ada');
    const [header, payload, signature = ''] = accessToken.split('.');
    const tokens = [
      undefined,
      'not-a-token',
      `${header}.${payload}.${signature.split('').toReversed().join('')}`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.${signature}`,
    ];
    const allowed: string[] = [];
    for (const { method, path } of restricted) {
      for (const token of tokens) {
        const { status } = await call(path.replace(/^api\//, ''), { method, ...(token !== undefined && { token }) });
        if (status !== 401) allowed.push(`${method} ${path}: ${status} with ${token}`);
      }
    }
    expect(restricted.length).toBeGreaterThan(60);
    expect(allowed).toEqual([]);
  });

  it('leaves to administrators what is theirs', async () => {
    const { accessToken: token } = await signIn('mira');
    const statuses = await Promise.all(
      restricted
        .filter(({ access }) => access === 'admin')
        .map(async ({ method, path }) => (await call(path.replace(/^api\//, ''), { method, token })).status),
    );
    expect(new Set(statuses)).toEqual(new Set([403]));
  });

  it('knows no token after its time', async () => {
    const hasty = new ReferenceServer({ origins: [origin], tokenLifetimeMs: 1 });
    await hasty.listen(0);
    const { accessToken: token } = await signIn('ada', hasty);
    expect((await call('apps/mailbox/folders', { token }, hasty)).status).toBe(401);
    await hasty.close();
  });

  it('keeps an uploaded file, and gives it to whoever asks for its address', async () => {
    const { accessToken: token } = await signIn('ada');
    const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
    const body = new FormData();
    body.append('id', 'drf_12345678');
    body.append('file', new Blob([bytes], { type: 'image/jpeg' }), 'front.jpg');
    const { url } = (await (await call('directory/facility/photo', { method: 'POST', token, body })).json()) as {
      url: string;
    };
    expect(url).toMatch(new RegExp(`^${server.origin}/api/directory/facility/photo\\?id=pho_`));
    const file = await fetch(url);
    expect(file.headers.get('Content-Type')).toBe('image/jpeg');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
    const heavy = await call('directory/evidence', { method: 'POST', token, body: 'x'.repeat(9_000_000) });
    expect(heavy.status).toBe(413);
  });

  it('fails as it is told, and is reached again after it was down', async () => {
    server.fault = 'status500';
    expect((await call('directory/stats')).status).toBe(500);
    server.fault = 'garbage';
    await expect((await call('directory/stats')).json()).rejects.toThrow(SyntaxError);
    server.fault = 'cut';
    await expect(call('directory/stats').then((response) => response.text())).rejects.toThrow(TypeError);
    server.fault = null;
    await server.stop();
    await expect(call('directory/stats')).rejects.toThrow(TypeError);
    await server.listen();
    expect((await call('directory/stats')).status).toBe(200);
  });
});
