import { RouterContextProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { appContext } from './appContext';
import { requireUser } from './middleware';
import { routes } from './routes';
import { notify } from '#app/overlays/notify';
import { setClock } from '#lib/time/clock';
import { beginSession, currentSession, endSession, restoreSession } from '#lib/session/session';

import { iconHref, parseIconAddress } from '#modules/icons/iconPath';
import { mailboxPath, parseMailboxPath } from '#modules/mailbox/mailboxPath';
import { fakeLocalStorage } from '#lib/testing/fakeBrowser';
import { sessionResponse, openTab, tokenOf } from './testing/guardedApp';
import { guardTable, tried } from './testing/guardTable';
import type { Person } from './testing/guardTable';

vi.mock('#app/overlays/notify', () => ({ notify: vi.fn(async () => undefined) }));

let kept: Map<string, string>;
let calls: string[] = [];
let answer: (token: string) => Response | Promise<Response>;
let tab: Awaited<ReturnType<typeof openTab>> | undefined;

/** Puts the storage into the state that another tab leaves when this person signs in. */
function signInElsewhere(person: Person): void {
  if (person === 'out') kept.delete('token');
  else kept.set('token', tokenOf(person));
}

async function open(address: string) {
  tab = await openTab(address);
  await tab.settled();
  return tab;
}

beforeAll(async () => {
  // Loaded in advance, so that the first test does not wait for it.
  await import('#app/session/onSessionChange');
});
let minutes = 0;
beforeEach(() => {
  // Long enough after the previous test that `/reload-helper` sees no loop.
  minutes += 1;
  setClock(new Date(Date.now() + minutes * 60_000));
  kept = fakeLocalStorage('works');
  calls = [];
  answer = sessionResponse;
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    calls.push(url);
    return answer(JSON.parse(body).accessToken);
  });
  vi.mocked(notify).mockClear();
});
afterEach(() => {
  setClock(undefined);
  tab?.close();
  tab = undefined;
  endSession('sign-out');
  vi.unstubAllGlobals();
});

describe.each(guardTable)('%s', (address, endOf) => {
  const ends = tried.map((person): [Person, string | number] => {
    const end = endOf(address, person);
    return [person, end === 'there' ? address : end];
  });
  const isForGuests = endOf(address, 'user') === '/' && endOf(address, 'out') !== '/';

  it.each(ends)('first load, %s: %s', async (person, end) => {
    signInElsewhere(person);
    const { end: where } = await open(address);
    expect(where()).toBe(end);
    expect(vi.mocked(notify).mock.calls).toEqual(
      isForGuests && person !== 'out' ? [[expect.anything(), 'signedInAlready', 'error']] : [],
    );
  });

  it.each(ends)('navigation, %s: %s', async (person, end) => {
    signInElsewhere(person);
    const { router, settled, end: where } = await open('/terms-and-conditions');
    await router.navigate(address);
    await settled();
    expect(where()).toBe(end);
    expect(vi.mocked(notify).mock.calls).toEqual(
      isForGuests && person !== 'out' ? [[expect.anything(), 'signedInAlready', 'error']] : [],
    );
    // No refused page stays in the history.
    if (typeof end === 'string' && end !== address && end !== '/terms-and-conditions') {
      await router.navigate(-1);
      expect(router.state.location.pathname).toBe('/terms-and-conditions');
    }
  });

  it.each(ends)('session change in another tab, now %s: %s', async (person, end) => {
    // A person who is allowed on the page stays on it.
    signInElsewhere(isForGuests ? 'out' : 'otherAdmin');
    const { dispatchStorageEvent, settled, end: where } = await open(address);
    signInElsewhere(person);
    dispatchStorageEvent();
    await settled();
    expect(where()).toBe(end);
    // Signing in in another tab shows no message.
    expect(notify).not.toHaveBeenCalled();
  });
});

// As the modules themselves read an address that names no view.
const inbox = mailboxPath(parseMailboxPath('').view);
const icons = iconHref({ view: parseIconAddress('', '').view });

describe.each([
  ['/apps/mailbox', inbox],
  ['/apps/mailbox/?compose=d1&to=a%40b.example#top', `${inbox}?compose=d1&to=a%40b.example#top`],
  ['/ui/icons?q=bin', `${icons}?q=bin`],
])('%s, the address of a module', (address, view) => {
  it('leads to its first view, and is not in the history', async () => {
    signInElsewhere('user');
    const { router, settled, end } = await open('/terms-and-conditions');
    await router.navigate(address);
    await settled();
    expect(end()).toBe(view);
    await router.navigate(-1);
    await settled();
    expect(router.state.location.pathname).toBe('/terms-and-conditions');
  });

  it('is replaced where the application begins with it', async () => {
    signInElsewhere('user');
    const { router, end } = await open(address);
    expect(end()).toBe(view);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('is where a person returns after signing in', async () => {
    signInElsewhere('out');
    const { end } = await open(address);
    expect(end()).toBe(`/?redirectURL=${encodeURIComponent(address)}`);
  });
});

describe('the table', () => {
  it('holds every route', () => {
    const paths: string[] = [];
    const walk = (list: typeof routes) =>
      list.forEach((route) => {
        if (route.path !== undefined) paths.push(route.path);
        walk(route.children ?? []);
      });
    walk(routes);
    const missing = paths.filter((path) => {
      const pattern = path.replaceAll(/:\w+/g, '[^/?#]+').replace('*', '.+');
      return !guardTable.some(([address]) => new RegExp(`^${pattern}([?#]|$)`).test(address));
    });
    expect(missing.filter((path) => path !== '*')).toEqual([]);
  });
});

describe('the sign-out path', () => {
  it('is never the redirectURL of a guard that requires a user', async () => {
    const { app } = await open('/about-us');
    const context = new RouterContextProvider(new Map([[appContext, app]]));
    const end = async (path: string) => {
      const url = new URL(path, 'http://localhost');
      const args = { request: new Request(url), url, pattern: url.pathname, params: {}, context };
      return Promise.resolve(requireUser(args, async () => undefined)).catch((thrown: Response) =>
        thrown.headers.get('Location'),
      );
    };
    expect(await end('/sign-out?x=1')).toBe('/');
    expect(await end('/home?x=1')).toBe('/?redirectURL=%2Fhome%3Fx%3D1');
  });
});

describe('signing in', () => {
  it('on the page for it leads on, and nobody is told off', async () => {
    const { router, settled, end } = await open('/sign-in?redirectURL=%2Ffacility%2Fcreate%3Fdraft%3Dd1');
    const { user, accessToken } = await sessionResponse(tokenOf('user')).json();
    beginSession({ user, accessToken });
    await settled();
    expect(end()).toBe('/facility/create?draft=d1');
    expect(notify).not.toHaveBeenCalled();
    await router.navigate('/sign-in');
    await settled();
    expect(end()).toBe('/');
    expect(notify).toHaveBeenCalledWith(expect.anything(), 'signedInAlready', 'error');
  });

  it.each([
    ['%2Fhome', '/home'],
    ['https%3A%2F%2Fevil.example', '/'],
    ['%2F%2Fevil.example', '/'],
  ])('in another tab leads on from the home page with redirectURL=%s', async (wanted, end) => {
    const { dispatchStorageEvent, settled, end: where } = await open(`/?redirectURL=${wanted}`);
    signInElsewhere('user');
    dispatchStorageEvent();
    await settled();
    expect(where()).toBe(end);
  });

  it('again with a token that is kept leads on at once', async () => {
    signInElsewhere('user');
    const { end } = await open('/?redirectURL=%2Faccount%2Fdetails');
    expect(end()).toBe('/account/details');
  });
});

describe('/reload-helper', () => {
  it.each([
    ['?redirectURL=%2Faccount%2Fdetails%23name', '/account/details#name'],
    ['?redirectURL=%2Freload-helper', '/'],
    ['?redirectURL=%2Fsign-out', '/'],
    ['?redirectURL=https%3A%2F%2Fevil.example', '/'],
    ['', '/about-us?x=1'],
  ])('%s leads from /about-us?x=1 to %s, and asks everything again', async (query, end) => {
    signInElsewhere('user');
    const { router, queryClient, settled, end: where } = await open('/about-us?x=1');
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
    await router.navigate(`/reload-helper${query}`);
    await settled();
    expect(where()).toBe(end);
    expect(invalidate).toHaveBeenCalled();
    if (end === '/about-us?x=1') return;
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/about-us');
  });

  it('leads home when it is asked for one target twice within two seconds, and there again later', async () => {
    const { router, settled, end } = await open('/terms-and-conditions');
    const go = async (later: number) => {
      minutes += later / 60_000;
      setClock(new Date(Date.now() + minutes * 60_000));
      await router.navigate('/reload-helper?redirectURL=%2Fabout-us');
      await settled();
      return end();
    };
    expect(await go(0)).toBe('/about-us');
    expect(await go(0)).toBe('/');
    expect(await go(10_000)).toBe('/about-us');
  });
});

describe('signing out', () => {
  it.each(['idle', 'sign-out', 'rejected'] as const)(
    'because of %s leaves a guarded page, which is in no way back',
    async (reason) => {
      signInElsewhere('user');
      const { router, settled, end } = await open('/about-us');
      await router.navigate('/account/details#name');
      endSession(reason);
      await settled();
      expect(end()).toBe('/?redirectURL=%2Faccount%2Fdetails%23name');
      await router.navigate(-1);
      expect(router.state.location.pathname).toBe('/about-us');
    },
  );

  it('leaves a page of the directory as it is', async () => {
    signInElsewhere('user');
    const { settled, end } = await open('/about-us');
    endSession('sign-out');
    await settled();
    expect(end()).toBe('/about-us');
  });
});

describe('while it is not known who is signed in', () => {
  it('nothing of a guarded page is there, and nobody is sent anywhere', async () => {
    signInElsewhere('user');
    let release = () => {};
    answer = async (token) => {
      await new Promise<void>((resolve) => (release = resolve));
      return sessionResponse(token);
    };
    tab = await openTab('/account/details');
    await vi.waitUntil(() => calls.length === 1);
    expect([tab.router.state.initialized, tab.router.state.location.pathname]).toEqual([false, '/account/details']);
    release();
    await tab.settled();
    expect(tab.end()).toBe('/account/details');
  });

  it('the directory is there', async () => {
    signInElsewhere('user');
    answer = () => new Promise<Response>(() => {});
    tab = await openTab('/about-us');
    await vi.waitUntil(() => calls.length === 1);
    expect(tab.router.state.initialized).toBe(true);
    // The next test makes its own login check.
    kept.clear();
    tab.dispatchStorageEvent();
  });
});

describe('the question who is signed in', () => {
  const refusals: Array<[what: string, give: () => Response | Promise<Response>, status: string]> = [
    [
      'is answered that the token is nobody’s',
      () => Response.json({ error: 'Invalid token' }, { status: 401 }),
      'anonymous',
    ],
    ['is answered 500', () => new Response('<h1>Internal Server Error</h1>', { status: 500 }), 'error'],
    ['is answered 503 by a proxy', () => new Response(null, { status: 503 }), 'error'],
    ['is answered garbage', () => new Response('{"user":'), 'error'],
    ['is answered with a user who is none', () => Response.json({ user: {}, accessToken: 'x' }), 'error'],
    ['gets no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'error'],
    ['takes too long', () => Promise.reject(new DOMException('', 'TimeoutError')), 'error'],
  ];

  it.each(refusals)('%s', async (_, give, status) => {
    signInElsewhere('user');
    answer = give;
    const { router, settled, end } = await open('/account/details');
    expect(currentSession().status).toBe(status);
    expect(end()).toBe(status === 'anonymous' ? '/?redirectURL=%2Faccount%2Fdetails' : 503);
    // Only a server that rejects the token removes it.
    expect(kept.has('token')).toBe(status === 'error');
    // The directory still works.
    await router.navigate('/about-us');
    await settled();
    expect(end()).toBe('/about-us');
    // Only a failed check can be retried.
    if (status === 'anonymous') return;
    await router.navigate('/account/details');
    await settled();
    expect(end()).toBe(503);
    answer = sessionResponse;
    restoreSession();
    await settled();
    expect(end()).toBe('/account/details');
  });

  it('is not asked without a token that may be sent', async () => {
    for (const token of ['', 'undefined', 'ey.broken', tokenOf('user', { exp: Date.now() / 1000 - 1 })]) {
      kept.set('token', token);
      const { end, close } = await open('/home');
      expect(end()).toBe('/?redirectURL=%2Fhome');
      close();
    }
    expect(calls).toEqual([]);
    expect(kept.has('token')).toBe(false);
  });

  it('is asked once, and the answer’s token is kept for seven more days', async () => {
    signInElsewhere('user');
    const before = kept.get('token');
    const { router, settled } = await open('/home');
    await router.navigate('/account/details');
    await settled();
    expect(calls).toEqual(['/api/auth/sign-in-with-token']);
    expect(kept.get('token')).not.toBe(before);
  });
});
