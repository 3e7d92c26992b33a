import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { draftLimits } from '#lib/drafts/drafts';
import { currentSession, endSession, updateSessionUser } from '#lib/session/session';
import { unitsKey } from '#lib/format/distanceUnit';

import { fakeLocalStorage } from '#lib/testing/fakeBrowser';
import { sessionResponse, openTab, tokenOf } from '#app/routes/testing/guardedApp';
import type { Person } from '#app/routes/testing/guardTable';

vi.mock('#app/overlays/notify', () => ({ notify: vi.fn(async () => undefined) }));

let kept: Map<string, string>;
let tab: Awaited<ReturnType<typeof openTab>> | undefined;
/** The person whose data the server returns now. */
let owner: string;

function become(person: Person): void {
  owner = person;
  if (person === 'out') kept.delete('token');
  else kept.set('token', tokenOf(person));
}

const queryFn = async () => owner;
const shownKey = ['account', 'shown'];
const leftKey = ['account', 'left'];

/** Opens a page with a query of this person, beside the query of a page left earlier. */
async function open(person: Person) {
  become(person);
  const opened = await openTab('/account/details');
  tab = opened;
  await opened.settled();
  const { queryClient } = opened;
  queryClient.setQueryData(leftKey, owner);
  const observer = new QueryObserver(queryClient, { queryKey: shownKey, queryFn });
  const drawn: unknown[] = [];
  const stop = observer.subscribe(({ data }) => drawn.push(data));
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(person));
  const found: unknown[] = [];
  opened.router.subscribe(() => found.push(queryClient.getQueryData(leftKey), queryClient.getQueryData(shownKey)));
  return { ...opened, observer, drawn, found, stop };
}

beforeAll(async () => {
  await import('./onSessionChange');
});
beforeEach(() => {
  kept = fakeLocalStorage('works');
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) =>
    sessionResponse(JSON.parse(body).accessToken),
  );
});
afterEach(() => {
  tab?.close();
  tab = undefined;
  endSession('sign-out');
  vi.unstubAllGlobals();
});

describe('another person, without a moment signed out', () => {
  it('finds nothing of the one before, neither on the page nor behind it', async () => {
    const { dispatchStorageEvent, settled, observer, drawn, found, queryClient, stop } = await open('user');
    drawn.length = 0;
    become('owner');
    dispatchStorageEvent();
    await settled();
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('owner'));
    // From the moment the session is resolved, when the middleware runs.
    expect(found.length).toBeGreaterThan(0);
    expect(found).not.toContain('user');
    expect(drawn).not.toContain('user');
    expect(queryClient.getQueryData(leftKey)).toBeUndefined();
    stop();
  });
});

describe('the same person', () => {
  it('keeps everything', async () => {
    const { dispatchStorageEvent, settled, observer, queryClient, stop } = await open('user');
    kept.set('token', tokenOf('user'));
    dispatchStorageEvent();
    await settled();
    expect(observer.getCurrentResult().data).toBe('user');
    expect(queryClient.getQueryData(leftKey)).toBe('user');
    stop();
  });
});

describe('somebody after nobody', () => {
  it('finds nothing of whoever was there before', async () => {
    const { dispatchStorageEvent, settled, found, queryClient, stop } = await open('user');
    become('out');
    dispatchStorageEvent();
    await settled();
    // The page is left only after its middleware has run.
    stop();
    expect(queryClient.getQueryData(shownKey)).toBe('user');
    found.length = 0;
    become('owner');
    dispatchStorageEvent();
    await settled();
    await vi.waitFor(() => expect(found.length).toBeGreaterThan(0));
    expect(found).not.toContain('user');
  });
});

describe('the units of distances', () => {
  it('are those of who signs in, and of nobody afterwards', async () => {
    const { dispatchStorageEvent, settled } = await open('admin');
    expect(kept.get(unitsKey)).toBe('mi');
    const now = async (person: Person) => {
      become(person);
      dispatchStorageEvent();
      await settled();
      await vi.waitFor(() => expect(kept.get(unitsKey)).toBe(person === 'out' ? undefined : 'km'));
    };
    await now('user');
    // Chosen by the person; later changes of the session do not override it.
    kept.set(unitsKey, 'mi');
    const session = currentSession();
    if (session.status === 'authenticated') updateSessionUser({ ...session.user, status: 'busy' });
    await settled();
    expect(kept.get(unitsKey)).toBe('mi');
    await now('out');
  });

  it('stay as a visitor has chosen them, until an account says otherwise', async () => {
    kept.set(unitsKey, 'own-mi');
    const { dispatchStorageEvent, settled } = await open('out');
    expect(kept.get(unitsKey)).toBe('own-mi');
    for (const [person, units] of [
      ['user', 'km'],
      ['out', undefined],
    ] as const) {
      become(person);
      dispatchStorageEvent();
      await settled();
      await vi.waitFor(() => expect(kept.get(unitsKey)).toBe(units));
    }
  });
});

describe('what somebody typed and never sent', () => {
  it('is swept after thirty days, by whoever signs in', async () => {
    const old = JSON.stringify({ savedAt: Date.now() - draftLimits.maxAgeMs - 1000, values: 'old' });
    kept.set('draft:gone:note', old).set('draft:user:note', JSON.stringify({ savedAt: Date.now(), values: 'new' }));
    Object.defineProperties(localStorage, {
      length: { get: () => kept.size },
      key: { value: (index: number) => [...kept.keys()][index] ?? null },
    });
    await open('user');
    await vi.waitFor(() => expect(kept.has('draft:gone:note')).toBe(false));
    expect(kept.has('draft:user:note')).toBe(true);
  });
});
