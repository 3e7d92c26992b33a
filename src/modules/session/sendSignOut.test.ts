import { afterEach, expect, it, vi } from 'vitest';

import { sendSignOut } from './sendSignOut';

afterEach(() => vi.unstubAllGlobals());

it('the call that signs out brings its token, and outlives the page', async () => {
  const sent = vi.fn(async (_address: string, _init: RequestInit) => Response.json(true));
  vi.stubGlobal('fetch', sent);
  await sendSignOut('one.two.three');
  const [, init] = sent.mock.lastCall ?? [];
  expect(init).toMatchObject({ method: 'POST', keepalive: true });
  expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer one.two.three');
});

it('no refusal is told', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(sendSignOut('one.two.three')).resolves.toBeUndefined();
});
