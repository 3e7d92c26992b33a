import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setClock } from '#lib/time/clock';
import type { Session, SessionUser } from './session';
import { rememberedUserKey, tokenKey } from './token';

import { fakeLocalStorage, fakeSessionStorage, fakeToken } from '#lib/testing/fakeBrowser';
import type { StorageBehaviour } from '#lib/testing/fakeBrowser';
import { hourMs, dayMs } from '#lib/time/duration';

const instant = new Date('2026-03-16T10:00:00Z');
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
const tokenOf = (sub: string, seconds = 7 * 24 * 3600) =>
  fakeToken({ sub, exp: instant.getTime() / 1000 + seconds, jti: (made += 1) });

type Tab = Awaited<ReturnType<typeof openTab>>;

/** Each tab has its own module instance and shares the storage. */
async function openTab() {
  vi.resetModules();
  type FakeEvent = { key: string | null } | { persisted: boolean };
  const listeners = new Map<string, (event: FakeEvent) => void>();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type));
  const clock = await import('#lib/time/clock');
  clock.setClock(instant);
  const session = await import('./session');
  const token = await import('./token');
  const { startOwnSession } = await import('#lib/storage/personalStorage');
  const { whenSessionConfirmed, whenSessionResolved } = await import('./whenSessionResolved');
  const stop = session.syncSessionAcrossTabs();
  const heard: Session[] = [];
  session.subscribeToSession(() => heard.push(session.currentSession()));
  return {
    ...session,
    ...token,
    setClock: clock.setClock,
    startOwnSession,
    heard,
    whenSessionConfirmed,
    whenSessionResolved,
    stop,
    listeners,
    hear: (key: string | null = tokenKey) => listeners.get('storage')?.({ key }),
    /** The page is shown, for the first time or from the back/forward cache. */
    show: (persisted: boolean) => listeners.get('pageshow')?.({ persisted }),
    begin: (id: string) => session.beginSession({ user: userOf(id), accessToken: tokenOf(id) }),
    /** The session check after the server has responded. */
    check() {
      const kept = token.currentToken();
      const sub = token.tokenSubject(kept);
      if (session.isUnconfirmed(session.currentSession()) && kept && sub) {
        session.beginSession({ user: userOf(sub), accessToken: kept });
      }
    },
  };
}

const shown = ({ currentSession }: Tab) => {
  const session = currentSession();
  return session.status === 'authenticated' ? session.user.id : session.status;
};

let kept: Map<string, string>;
beforeEach(() => {
  setClock(instant);
  kept = fakeLocalStorage('works');
});
afterEach(() => {
  setClock(undefined);
  vi.unstubAllGlobals();
});

describe('at the start', () => {
  it('nobody is signed in without a token', async () => {
    const tab = await openTab();
    expect(tab.currentSession()).toEqual({ status: 'anonymous' });
    await expect(tab.whenSessionResolved()).resolves.toEqual({ status: 'anonymous' });
  });

  it('it is not known whose a token is, and who asks waits', async () => {
    kept.set(tokenKey, tokenOf('mira'));
    const tab = await openTab();
    expect(tab.currentSession()).toEqual({ status: 'pending' });
    const known = tab.whenSessionResolved();
    tab.begin('mira');
    expect(await known).toEqual({ status: 'authenticated', user: userOf('mira') });
  });
});

describe('the remembered person', () => {
  it('is shown at once, and confirmed by the server', async () => {
    (await openTab()).begin('mira');
    const tab = await openTab();
    expect(tab.currentSession()).toEqual({ status: 'authenticated', user: userOf('mira'), isRemembered: true });
    await expect(tab.whenSessionResolved()).resolves.toEqual(tab.currentSession());
    const confirmed = tab.whenSessionConfirmed();
    tab.check();
    expect(await confirmed).toEqual({ status: 'authenticated', user: userOf('mira') });
  });

  it('is not shown again after a failed check, until the server has answered', async () => {
    const tab = await openTab();
    tab.begin('mira');
    tab.setSessionError(new Error('nobody answered'));
    tab.restoreSession();
    expect(tab.currentSession()).toEqual({ status: 'pending' });
  });

  it('stays as changed here', async () => {
    const tab = await openTab();
    tab.begin('mira');
    tab.updateSessionUser({ ...userOf('mira'), status: 'busy' });
    expect((await openTab()).currentSession()).toMatchObject({ user: { status: 'busy' }, isRemembered: true });
  });

  it('is never shown with another person’s token', async () => {
    (await openTab()).begin('mira');
    kept.set(tokenKey, tokenOf('owen'));
    expect((await openTab()).currentSession()).toEqual({ status: 'pending' });
  });

  it('is forgotten with the token', async () => {
    const tab = await openTab();
    tab.begin('mira');
    tab.endSession('sign-out');
    expect([...kept.keys()]).toEqual([]);
    tab.begin('mira');
    kept.set(tokenKey, tokenOf('mira', -1));
    expect((await openTab()).currentSession()).toEqual({ status: 'anonymous' });
    expect([...kept.keys()]).toEqual([]);
  });

  it('is asked for again when what is stored cannot be read', async () => {
    for (const text of ['', '{', 'null', '[]', '{"subject":"mira"}', '{"subject":"mira","user":{"id":"mira"}}']) {
      kept.set(tokenKey, tokenOf('mira'));
      kept.set(rememberedUserKey, text);
      expect((await openTab()).currentSession()).toEqual({ status: 'pending' });
    }
  });
});

describe('two tabs', () => {
  it('signing in, out and in as another person is followed', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.begin('mira');
    two.hear();
    expect(two.currentSession()).toEqual({ status: 'authenticated', user: userOf('mira'), isRemembered: true });
    two.check();
    expect(two.currentSession()).toEqual({ status: 'authenticated', user: userOf('mira') });
    one.endSession('sign-out');
    two.hear();
    expect(two.currentSession()).toEqual({ status: 'anonymous', reason: 'other-tab' });
    one.begin('owen');
    two.hear();
    two.check();
    expect(shown(two)).toBe('owen');
  });

  it('a new token of the same person changes nothing and asks nothing', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.begin('mira');
    two.hear();
    two.check();
    const changes = two.heard.length;
    one.begin('mira');
    two.hear();
    expect(two.heard).toHaveLength(changes);
    expect(two.currentToken()).toBe(one.currentToken());
  });

  it('everything cleared by another page of this origin is a sign-out; another key is nothing', async () => {
    const tab = await openTab();
    tab.begin('mira');
    tab.hear('appearance');
    expect(shown(tab)).toBe('mira');
    kept.clear();
    tab.hear(null);
    expect(shown(tab)).toBe('anonymous');
  });

  it('one that was kept by the browser meanwhile follows when it is shown again', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.begin('mira');
    two.hear();
    two.check();
    one.begin('owen');
    two.show(false);
    expect(shown(two)).toBe('mira');
    two.show(true);
    expect(two.isUnconfirmed(two.currentSession())).toBe(true);
    two.check();
    expect(shown(two)).toBe('owen');
    const changes = two.heard.length;
    two.show(true);
    expect(two.heard).toHaveLength(changes);
    one.endSession('sign-out');
    two.show(true);
    expect(two.currentSession()).toEqual({ status: 'anonymous', reason: 'other-tab' });
    two.stop();
    expect(two.listeners.size).toBe(0);
  });

  // In whatever order things happen, and however late each tab is notified, all tabs agree in the end.
  const deeds = ['one out', 'two in', 'one in', 'two out'] as const;
  const orders = deeds.flatMap((first) =>
    deeds.flatMap((second) => deeds.map((third) => [first, second, third] as const)),
  );
  it.each(orders)('%s, %s and %s at once agree', async (...order) => {
    const tabs = { one: await openTab(), two: await openTab() };
    tabs.one.begin('mira');
    tabs.two.hear();
    tabs.two.check();
    for (const deed of order) {
      const [name, kind] = deed.split(' ') as ['one' | 'two', 'in' | 'out'];
      if (kind === 'in') tabs[name].begin(name === 'one' ? 'mira' : 'owen');
      else tabs[name].endSession('sign-out');
    }
    for (let n = 0; n < order.length; n += 1) {
      for (const tab of [tabs.one, tabs.two]) {
        tab.hear();
        tab.check();
      }
    }
    const stored = tabs.one.tokenSubject(kept.get(tokenKey));
    expect([shown(tabs.one), shown(tabs.two)]).toEqual([stored ?? 'anonymous', stored ?? 'anonymous']);
  });
});

describe('a tab with a session of its own', () => {
  /** A tab of Ada, and one that was opened for Mira. */
  async function openBoth() {
    const ada = await openTab();
    ada.begin('ada');
    const own = fakeSessionStorage();
    const mira = await openTab();
    expect(shown(mira)).toBe('ada');
    mira.startOwnSession(['language']);
    mira.restoreSession();
    expect(mira.currentSession()).toEqual({ status: 'anonymous' });
    mira.begin('mira');
    return { ada, mira, own };
  }

  it('shows its person, also after a reload, and the other tabs theirs', async () => {
    const { ada, mira, own } = await openBoth();
    ada.hear();
    mira.hear();
    expect([shown(ada), shown(mira)]).toEqual(['ada', 'mira']);
    expect(shown(await openTab())).toBe('mira');
    expect(mira.tokenSubject(own.get(tokenKey))).toBe('mira');
    expect(ada.tokenSubject(kept.get(tokenKey))).toBe('ada');
    // A new tab has a session storage of its own.
    fakeSessionStorage();
    expect(shown(await openTab())).toBe('ada');
  });

  it('is signed out alone, and so are the other tabs', async () => {
    const { ada, mira } = await openBoth();
    mira.endSession('sign-out');
    ada.hear();
    expect([shown(ada), shown(mira)]).toEqual(['ada', 'anonymous']);
    // Nobody else's session is taken over, now or later.
    mira.hear();
    expect(shown(await openTab())).toBe('anonymous');
    mira.begin('mira');
    ada.endSession('sign-out');
    mira.hear();
    mira.hear(null);
    expect([shown(ada), shown(mira)]).toEqual(['anonymous', 'mira']);
  });

  it('starts with what the other tabs have stored of the device, and changes it for itself', async () => {
    kept.set('language', 'tr');
    const { own } = await openBoth();
    expect(own.get('language')).toBe('tr');
    const { saveLanguage } = await import('#lib/i18n/deviceLanguage');
    saveLanguage('en');
    expect([own.get('language'), kept.get('language')]).toEqual(['en', 'tr']);
  });

  it('knows whether its person is signed in in the other tabs too', async () => {
    const { ada, mira } = await openBoth();
    expect([mira.isSignedInElsewhere('ada'), mira.isSignedInElsewhere('mira')]).toEqual([true, false]);
    expect(ada.isSignedInElsewhere('ada')).toBe(false);
  });
});

describe('where nothing can be kept', () => {
  it.each<StorageBehaviour>(['full', 'blocked', 'forbidden', 'missing'])(
    'storage %s: the session lives in memory',
    async (mood) => {
      fakeLocalStorage(mood);
      const tab = await openTab();
      tab.begin('mira');
      expect(shown(tab)).toBe('mira');
      expect(tab.currentToken()).toBeDefined();
      expect(tab.isTokenInMemoryOnly()).toBe(true);
      tab.endSession('sign-out');
      expect([tab.currentToken(), tab.isTokenInMemoryOnly()]).toEqual([undefined, false]);
      // A reload forgets it.
      expect(shown(await openTab())).toBe('anonymous');
    },
  );

  it('an older token does not outlive the newer one there is no room for', async () => {
    kept = fakeLocalStorage('full', { [tokenKey]: tokenOf('mira') });
    const tab = await openTab();
    tab.begin('owen');
    expect(tab.tokenSubject(tab.currentToken())).toBe('owen');
    expect(kept.has(tokenKey)).toBe(false);
  });
});

describe('a clock that jumps', () => {
  it.each([-30, -5, 5, 30])('by %i hours ends nothing', async (hours) => {
    const tab = await openTab();
    tab.begin('mira');
    tab.setClock(new Date(instant.getTime() + hours * hourMs));
    expect(tab.currentToken()).toBeDefined();
    tab.hear();
    expect(shown(tab)).toBe('mira');
  });

  it('beyond the week of a token ends it for good, also when it jumps back', async () => {
    const tab = await openTab();
    tab.begin('mira');
    tab.setClock(new Date(instant.getTime() + 8 * dayMs));
    expect(tab.currentToken()).toBeUndefined();
    tab.setClock(instant);
    expect(tab.currentToken()).toBeUndefined();
    expect(kept.has(tokenKey)).toBe(false);
  });
});

describe('what changes about the person', () => {
  it('is noted while they are signed in, and not afterwards', async () => {
    const tab = await openTab();
    tab.begin('mira');
    tab.updateSessionUser({ ...userOf('mira'), status: 'busy' });
    expect(tab.currentSession()).toMatchObject({ user: { status: 'busy' } });
    tab.endSession('idle');
    tab.updateSessionUser(userOf('mira'));
    expect(tab.currentSession()).toEqual({ status: 'anonymous', reason: 'idle' });
  });
});
