import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { draftLimits } from '#lib/drafts/drafts';
import { currentSession, endSession, isUnconfirmed, updateSessionUser } from '#lib/session/session';
import { rememberedUserKey } from '#lib/session/token';
import { unitsKey } from '#lib/format/distanceUnit';

import { fakeLocalStorage } from '#lib/testing/fakeBrowser';
import { sessionResponse, openTab, tokenOf } from '#app/routes/testing/guardedApp';
import { people } from '#app/routes/testing/guardTable';
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

describe('another person, while the token of the one before is still checked', () => {
  it('finds nothing that the page had asked for meanwhile', async () => {
    become('user');
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      await asked;
      return fetch(url, init);
    });
    tab = await openTab('/account/details');
    await vi.waitFor(() => expect(currentSession().status).toBe('pending'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    tab.queryClient.setQueryData(leftKey, 'user');
    become('owner');
    tab.dispatchStorageEvent();
    answer();
    await vi.waitFor(() => expect(currentSession()).toMatchObject({ user: { id: people.owner.id } }));
    await tab.settled();
    await vi.waitFor(() => expect(tab?.queryClient.getQueryData(leftKey)).toBeUndefined());
  });

  it('finds nothing of it either, when the check failed at first', async () => {
    become('user');
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
    tab = await openTab('/account/details');
    tab.queryClient.setQueryData(leftKey, 'user');
    await vi.waitFor(() => expect(currentSession().status).toBe('error'));
    await tab.settled();
    expect(tab.queryClient.getQueryData(leftKey)).toBe('user');
    vi.stubGlobal('fetch', fetch);
    become('owner');
    tab.dispatchStorageEvent();
    await vi.waitFor(() => expect(currentSession()).toMatchObject({ user: { id: people.owner.id } }));
    await vi.waitFor(() => expect(tab?.queryClient.getQueryData(leftKey)).toBeUndefined());
  });

  it('and the same person keeps it', async () => {
    become('user');
    tab = await openTab('/account/details');
    tab.queryClient.setQueryData(leftKey, 'user');
    await tab.settled();
    await vi.waitFor(() => expect(currentSession().status).toBe('authenticated'));
    expect(tab.queryClient.getQueryData(leftKey)).toBe('user');
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

describe('a person who signs in after another has signed out', () => {
  it('finds nothing of the one before', async () => {
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

describe('a person whom the device remembers', () => {
  /** What the device remembers of the person it last saw. */
  function remember(person: Exclude<Person, 'out'>, more: object = {}) {
    const { id } = people[person];
    const user = {
      ...people[person],
      name: id,
      email: `${id}@orvela.example`,
      avatar: null,
      status: 'online',
      ...more,
    };
    kept.set(rememberedUserKey, JSON.stringify({ subject: id, user }));
  }
  let answer = () => {};
  let isRefused = false;
  beforeEach(() => {
    isRefused = false;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      await asked;
      if (isRefused) return Response.json({ error: 'Invalid token' }, { status: 401 });
      return sessionResponse(JSON.parse(body).accessToken);
    });
  });

  it('sees their page while the server is asked, with their data kept afterwards', async () => {
    remember('user');
    const { observer, queryClient, end, stop } = await open('user');
    expect(end()).toBe('/account/details');
    expect(currentSession()).toMatchObject({ status: 'authenticated', isRemembered: true });
    answer();
    await vi.waitFor(() => expect(isUnconfirmed(currentSession())).toBe(false));
    expect(observer.getCurrentResult().data).toBe('user');
    expect(queryClient.getQueryData(leftKey)).toBe('user');
    stop();
  });

  it('leaves when the server refuses the token, with nothing of theirs behind', async () => {
    remember('user');
    const { queryClient, settled, end, stop } = await open('user');
    stop();
    isRefused = true;
    answer();
    await vi.waitFor(() => expect(currentSession().status).toBe('anonymous'));
    await settled();
    expect(end()).toBe('/?redirectURL=%2Faccount%2Fdetails');
    expect(queryClient.getQueryData(leftKey)).toBeUndefined();
    expect(kept.has(rememberedUserKey)).toBe(false);
  });

  it('has the units of the account, whatever the device remembers', async () => {
    remember('admin', { units: 'km' });
    kept.set(unitsKey, 'km');
    const { stop } = await open('admin');
    expect(kept.get(unitsKey)).toBe('km');
    answer();
    await vi.waitFor(() => expect(kept.get(unitsKey)).toBe('mi'));
    stop();
  });
});

describe('the units of distances', () => {
  it('are those of the signed-in person, and of no one afterwards', async () => {
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

describe('an unsent draft', () => {
  it('is removed after thirty days, when anyone signs in', async () => {
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
