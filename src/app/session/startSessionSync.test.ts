import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { startSessionSync } from './startSessionSync';
import type { App } from '#app/createApp';
import { currentSession, endSession, restoreSession } from '#lib/session/session';
import { whenSessionResolved } from '#lib/session/whenSessionResolved';

import { fakeLocalStorage, fakeToken } from '#lib/testing/fakeBrowser';

let tries = 0;
let isThere = false;
const handleSessionChange = vi.fn();
vi.mock('./onSessionChange', () => {
  tries += 1;
  // As with a chunk that a deployment has removed.
  if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
  return { createSessionChangeHandler: () => handleSessionChange };
});

const app = { router: { state: { location: { search: '' } } } } as App;
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 50));
let stop = () => {};

beforeEach(() => {
  tries = 0;
  isThere = false;
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('where the code that asks who is signed in cannot be fetched', () => {
  it('what is known stays known', async () => {
    fakeLocalStorage('works');
    restoreSession();
    stop = startSessionSync(app);
    endSession('sign-out');
    await aWhile();
    expect(tries).toBe(1);
    expect(currentSession()).toEqual({ status: 'anonymous', reason: 'sign-out' });
  });

  // Last, because a chunk that has loaded stays loaded.
  it('nobody waits for ever: it is said once, and can be tried again', async () => {
    fakeLocalStorage('works', { token: fakeToken({ sub: 'mira', exp: Date.now() / 1000 + 60 }) });
    restoreSession();
    stop = startSessionSync(app);
    expect(await whenSessionResolved()).toMatchObject({ status: 'error', error: expect.any(Error) });
    await aWhile();
    // For the login check and for its result.
    expect(tries).toBe(2);

    restoreSession();
    expect(await whenSessionResolved()).toMatchObject({ status: 'error' });
    isThere = true;
    restoreSession();
    await vi.waitFor(() => expect(handleSessionChange).toHaveBeenCalled());
    expect(currentSession().status).toBe('pending');
  });
});
