import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { showOverlay } from '#app/overlays/showOverlay';
import { reauthenticate } from './reauthenticate';
import { beginSession, currentSession, endSession, restoreSession, syncSessionAcrossTabs } from '#lib/session/session';
import type { SessionUser } from '#lib/session/session';
import { currentToken, tokenKey } from '#lib/session/token';

import { fakeLocalStorage, fakeToken } from '#lib/testing/fakeBrowser';

vi.mock('#modules/session/SignInDialog', () => ({ SignInDialog: () => null }));
vi.mock('#app/overlays/showOverlay', () => ({ showOverlay: vi.fn() }));

const userOf = (id: string): SessionUser => ({
  id,
  name: id,
  email: `${id}@orvela.example`,
  avatar: null,
  status: 'online',
  role: 'user',
  emailVerified: true,
});
let made = 0;
const tokenOf = (sub: string, seconds = 60) =>
  fakeToken({ sub, exp: Math.floor(Date.now() / 1000) + seconds, jti: (made += 1) });

type Asked = { props: { open: boolean; onClose: () => void } };
/** Returns the props of the dialog that is shown now. */
const dialog = () => (vi.mocked(showOverlay).mock.lastCall?.[1] as Asked | undefined)?.props;

let kept: Map<string, string>;
const listeners = new Set<(event: { key: string }) => void>();
let stop = () => {};
let refused: string;

/** Stores a token as another tab does. */
function elsewhere(token: string | undefined): void {
  if (token === undefined) kept.delete(tokenKey);
  else kept.set(tokenKey, token);
  for (const listener of listeners) listener({ key: tokenKey });
}

/** Starts the dialog, and resolves when it is shown. */
async function asked(): Promise<Promise<boolean>[]> {
  const answer = reauthenticate();
  await vi.waitFor(() => expect(dialog()).toMatchObject({ open: true }));
  // In an array, because an async function would wait for a returned promise.
  return [answer];
}

beforeEach(() => {
  kept = fakeLocalStorage('works');
  listeners.clear();
  vi.mocked(showOverlay).mockClear();
  vi.stubGlobal(
    'addEventListener',
    (type: string, listener: () => void) => type === 'storage' && listeners.add(listener),
  );
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => listeners.delete(listener));
  stop = syncSessionAcrossTabs();
  refused = tokenOf('mira');
  beginSession({ user: userOf('mira'), accessToken: refused });
});
afterEach(() => {
  stop();
  expect(listeners.size).toBe(0);
  endSession('sign-out');
  vi.unstubAllGlobals();
});

it('is not asked for while the server has yet to confirm the remembered person', async () => {
  restoreSession();
  expect(currentSession()).toMatchObject({ isRemembered: true });
  expect(await reauthenticate()).toBe(false);
  expect(showOverlay).not.toHaveBeenCalled();
});

describe('a session that was refused', () => {
  it('goes on when its person signs in again in the dialog', async () => {
    const [answer] = await asked();
    beginSession({ user: userOf('mira'), accessToken: tokenOf('mira') });
    expect(await answer).toBe(true);
    expect(dialog()).toMatchObject({ open: false });
  });

  it('goes on when they have signed in again in another tab', async () => {
    const [answer] = await asked();
    const fresh = tokenOf('mira');
    elsewhere(fresh);
    expect(await answer).toBe(true);
    expect(dialog()).toMatchObject({ open: false });
    expect(currentToken()).toBe(fresh);
  });

  it('goes on when they had before the dialog was there', async () => {
    const answer = reauthenticate();
    kept.set(tokenKey, tokenOf('mira'));
    expect(await answer).toBe(true);
    expect(dialog()).toMatchObject({ open: false });
  });

  it('goes on, and keeps the new token, when the dialog is closed before this tab has heard of it', async () => {
    const [answer] = await asked();
    const fresh = tokenOf('mira');
    kept.set(tokenKey, fresh);
    dialog()?.onClose();
    expect(await answer).toBe(true);
    expect(kept.get(tokenKey)).toBe(fresh);
    expect(currentSession()).toMatchObject({ status: 'authenticated' });
  });

  it('ends when they would rather not', async () => {
    const [answer] = await asked();
    dialog()?.onClose();
    expect(await answer).toBe(false);
    expect(kept.has(tokenKey)).toBe(false);
    expect(currentSession()).toEqual({ status: 'anonymous', reason: 'rejected' });
  });

  it('ends when they sign out in another tab', async () => {
    const [answer] = await asked();
    elsewhere(undefined);
    expect(await answer).toBe(false);
    expect(currentSession()).toEqual({ status: 'anonymous', reason: 'other-tab' });
  });

  it('is not that of another person, who signs in in another tab', async () => {
    const [answer] = await asked();
    const other = tokenOf('owen');
    elsewhere(other);
    expect(currentSession()).toEqual({ status: 'pending' });
    beginSession({ user: userOf('owen'), accessToken: other });
    expect(await answer).toBe(false);
    expect(kept.get(tokenKey)).toBe(other);
  });

  it('waits when something else is kept', async () => {
    const [answer] = await asked();
    elsewhere(refused);
    expect(dialog()).toMatchObject({ open: true });
    dialog()?.onClose();
    expect(await answer).toBe(false);
  });
});

describe('a token that has ended by itself', () => {
  it('is followed by a new one of the same person', async () => {
    kept.set(tokenKey, tokenOf('mira', -1));
    const [answer] = await asked();
    expect(kept.has(tokenKey)).toBe(false);
    elsewhere(tokenOf('mira'));
    expect(await answer).toBe(true);
  });
});

it('nobody who is signed out is asked', async () => {
  endSession('sign-out');
  expect(await reauthenticate()).toBe(false);
  expect(showOverlay).not.toHaveBeenCalled();
});
