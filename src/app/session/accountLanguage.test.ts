import { createInstance } from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Language } from '#lib/i18n/languages';
import type { SessionUser } from '#lib/session/session';
import type { saveLanguage } from '#modules/account/queries';

import { fakeLocalStorage, fakeToken } from '#lib/testing/fakeBrowser';

const sent = vi.fn<typeof saveLanguage>();
vi.mock('#modules/account/queries', () => ({ saveLanguage: sent }));

let kept: Map<string, string>;
let documentLanguage: { lang: string };

const token = (id: string) => fakeToken({ sub: id, exp: Date.now() / 1000 + 1000 });

function personOf(id: string, locale: Language): SessionUser {
  const rest = { avatar: null, status: 'online', role: 'user', emailVerified: true } as const;
  return { id, name: id, email: `${id}@orvela.example`, ...rest, locale };
}

/** Reloads the page: only what the device stores is left. */
async function loadPage() {
  vi.resetModules();
  const [session, { chooseLanguage, readLanguage }, { createAccountLanguageSync }, { QueryClient }] = await Promise.all(
    [
      import('#lib/session/session'),
      import('#lib/i18n/deviceLanguage'),
      import('./accountLanguage'),
      import('@tanstack/react-query'),
    ],
  );
  const i18n = createInstance();
  await i18n.init({ lng: readLanguage(), resources: { en: { app: {} }, tr: { app: {} } } });
  documentLanguage.lang = i18n.language;
  const sync = createAccountLanguageSync({ i18n, queryClient: new QueryClient() });
  const follow = () => sync(session.currentSession());
  session.subscribeToSession(follow);
  // As at the start of the app: an anonymous session notifies no one.
  if (session.currentSession().status !== 'anonymous') follow();
  return {
    ...session,
    i18n,
    signIn: (id: string, locale: Language) =>
      session.beginSession({ user: personOf(id, locale), accessToken: token(id) }),
    byHand: (language: Language) => chooseLanguage(i18n, language),
    speaks: (language: Language) =>
      vi.waitFor(() => expect([i18n.language, documentLanguage.lang]).toEqual([language, language])),
  };
}

/** Long enough for everything pending to finish. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  kept = fakeLocalStorage('works');
  documentLanguage = { lang: 'en' };
  vi.stubGlobal('document', { documentElement: documentLanguage });
  sent.mockReset().mockImplementation(async (_client, locale) => {
    const { currentSession, updateSessionUser } = await import('#lib/session/session');
    const session = currentSession();
    if (session.status === 'authenticated') updateSessionUser({ ...session.user, locale });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a person who signs in', () => {
  it('is spoken to in the language of their account, also after the next page load', async () => {
    const page = await loadPage();
    page.signIn('mira', 'tr');
    await page.speaks('tr');
    expect(kept.get('language')).toBe('tr');
    expect(sent).not.toHaveBeenCalled();
    await (await loadPage()).speaks('tr');
  });

  it('is not where another language was chosen before on the device', async () => {
    const page = await loadPage();
    page.byHand('tr');
    page.signIn('mira', 'en');
    await aWhile();
    await page.speaks('tr');
    expect(sent).not.toHaveBeenCalled();
  });

  it('is so after another person', async () => {
    const page = await loadPage();
    page.signIn('mira', 'tr');
    await page.speaks('tr');
    page.signIn('owen', 'en');
    await page.speaks('en');
  });

  it('finds the page in the language it has when the record says none', async () => {
    kept.set('language', 'tr');
    const page = await loadPage();
    const { locale: _, ...user } = personOf('mira', 'en');
    page.beginSession({ user, accessToken: token('mira') });
    await aWhile();
    await page.speaks('tr');
  });
});

describe('the same person', () => {
  it('keeps what they chose since when the session goes on', async () => {
    const page = await loadPage();
    sent.mockRejectedValue(new Error('off line'));
    page.signIn('mira', 'en');
    page.byHand('tr');
    await page.speaks('tr');
    page.signIn('mira', 'en');
    await aWhile();
    await page.speaks('tr');
  });
});

describe('a session that is restored when the page is loaded', () => {
  async function restored(locale: Language) {
    kept.set('token', token('mira'));
    const page = await loadPage();
    expect(page.currentSession().status).toBe('pending');
    return { ...page, known: () => page.signIn('mira', locale) };
  }

  it('brings the language of the account once it is known whose it is', async () => {
    const { known, speaks } = await restored('tr');
    await aWhile();
    await speaks('en');
    known();
    await speaks('tr');
  });

  it('brings the one that was chosen for the account elsewhere meanwhile', async () => {
    kept.set('language', 'en').set('language-account', 'yes');
    const { known, speaks } = await restored('tr');
    known();
    await speaks('tr');
  });

  it('leaves a language that was chosen by hand on this device', async () => {
    kept.set('language', 'tr');
    const { known, speaks } = await restored('en');
    known();
    await aWhile();
    await speaks('tr');
  });

  it('leaves one that is chosen while it is being asked about', async () => {
    const { known, speaks, byHand } = await restored('en');
    byHand('tr');
    known();
    await aWhile();
    await speaks('tr');
  });

  it('is one still after a question that got no answer', async () => {
    kept.set('language', 'tr');
    const { known, speaks, setSessionError, restoreSession } = await restored('en');
    setSessionError(new Error('off line'));
    restoreSession();
    known();
    await aWhile();
    await speaks('tr');
  });
});

describe('a language that is chosen by hand', () => {
  it('is kept on the account of who is signed in', async () => {
    const page = await loadPage();
    page.signIn('mira', 'en');
    page.byHand('tr');
    await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'tr'));
    // From now on this device follows the account again.
    await vi.waitFor(() => expect(kept.has('language-account')).toBe(true));
    expect(kept.get('language')).toBe('tr');
  });

  it('is not sent again when the page of the account has saved it', async () => {
    const page = await loadPage();
    page.signIn('mira', 'en');
    page.updateSessionUser(personOf('mira', 'tr'));
    page.byHand('tr');
    await vi.waitFor(() => expect(kept.has('language-account')).toBe(true));
    expect(sent).not.toHaveBeenCalled();
  });

  it('is this device’s own where the account cannot be told', async () => {
    sent.mockRejectedValue(new Error('off line'));
    const page = await loadPage();
    page.signIn('mira', 'en');
    page.byHand('tr');
    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    await aWhile();
    expect(kept.has('language-account')).toBe(false);
    const next = await loadPage();
    next.signIn('mira', 'en');
    await aWhile();
    await next.speaks('tr');
  });

  it('reaches the account in the order of the choices', async () => {
    const page = await loadPage();
    page.signIn('mira', 'en');
    page.byHand('tr');
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    page.byHand('en');
    await vi.waitFor(() => expect(sent.mock.calls.map(([, language]) => language)).toEqual(['tr', 'en']));
    await page.speaks('en');
  });

  it('is nobody’s business but the device’s while nobody is signed in', async () => {
    const page = await loadPage();
    page.signIn('mira', 'en');
    page.endSession('sign-out');
    page.byHand('tr');
    await aWhile();
    expect(sent).not.toHaveBeenCalled();
    expect(kept.get('language')).toBe('tr');
    expect(kept.has('language-account')).toBe(false);
  });
});

describe('a person who signs out', () => {
  it('leaves the page in the language it has, and the next brings theirs', async () => {
    const page = await loadPage();
    page.signIn('mira', 'tr');
    await page.speaks('tr');
    page.endSession('sign-out');
    await aWhile();
    await page.speaks('tr');
    page.signIn('owen', 'en');
    await page.speaks('en');
  });
});
