import { createInstance } from 'i18next';
import { createMemoryRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { vi } from 'vitest';

import { createApp } from '#app/createApp';
import { startSessionSync } from '#app/session/startSessionSync';
import { routes } from '#app/routes/routes';
import { paths } from '#domain/paths';
import { createQueryClient } from '#lib/query/createQueryClient';
import { currentSession, restoreSession } from '#lib/session/session';

import { fakeToken } from '#lib/testing/fakeBrowser';
import { people } from './guardTable';
import type { Person } from './guardTable';

/** The real routes and their middleware without the pages, which access does not depend on. */
function withoutPages(list: readonly RouteObject[]): RouteObject[] {
  return list.map((whole): RouteObject => {
    // The loaders of these routes redirect.
    if (whole.path === paths.reloadHelper || whole.path === paths.facility || whole.path === paths.directions)
      return whole;
    const { lazy: _, ...route } = whole;
    if (route.index === true) return { ...route, element: null };
    return { ...route, element: null, ...(route.children ? { children: withoutPages(route.children) } : {}) };
  });
}
const table = withoutPages(routes);

/** A token of this person; each is another. */
let made = 0;
export function tokenOf(person: Exclude<Person, 'out'>, more: object = {}): string {
  made += 1;
  return fakeToken({ sub: people[person].id, exp: Date.now() / 1000 + 100_000, jti: made, ...more });
}

/** The server's response to the login check with a token. */
export function sessionResponse(sent: string): Response {
  const subject: unknown = JSON.parse(Buffer.from(sent.split('.')[1] ?? '', 'base64url').toString()).sub;
  const person = Object.entries(people).find(([, record]) => record?.id === subject)?.[0] as
    Exclude<Person, 'out'> | undefined;
  if (!person) return Response.json({ error: 'Invalid token' }, { status: 401 });
  const record = people[person];
  const rest = {
    name: record.id,
    avatar: null,
    status: 'online',
    units: person === 'admin' ? 'mi' : 'km',
    singleKeys: true,
    locale: 'en',
  };
  const user = { ...record, ...rest, email: `${record.id}@orvela.example` };
  return Response.json({ user, accessToken: tokenOf(person), tokenType: 'bearer' });
}

type StorageListener = (event: { key: string | null }) => void;

/** Opens the app at an address like a browser tab, with the storage that the test has prepared. */
export async function openTab(address: string) {
  const listeners = new Set<StorageListener>();
  vi.stubGlobal(
    'addEventListener',
    (name: string, listener: StorageListener) => name === 'storage' && listeners.add(listener),
  );
  vi.stubGlobal('removeEventListener', (_: string, listener: StorageListener) => listeners.delete(listener));
  restoreSession();
  const queryClient = createQueryClient({ retry: false });
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: { en: {} } });
  const app = await createApp({
    routes: table,
    location: { pathname: new URL(address, 'http://localhost').pathname },
    createRouter: (list, options) => createMemoryRouter(list, { ...options, initialEntries: [address] }),
    i18n,
    queryClient,
  });
  const { router } = app;
  const stop = startSessionSync(app, { followLanguage: false });
  return {
    app,
    router,
    queryClient,
    /** Dispatches a storage event of another tab. */
    dispatchStorageEvent: (key: string | null = 'token') => listeners.forEach((listener) => listener({ key })),
    /** Resolves when the router and the session are idle. */
    async settled() {
      let quiet = 0;
      await vi.waitUntil(
        () => {
          const { initialized, navigation, revalidation } = router.state;
          const busy = !initialized || navigation.state !== 'idle' || revalidation !== 'idle';
          quiet = busy || currentSession().status === 'pending' ? 0 : quiet + 1;
          return quiet > 2;
        },
        { interval: 1, timeout: 5000 },
      );
    },
    /** Returns the person's address, or the status they were refused with. */
    end(): string | number {
      const { location, errors } = router.state;
      const [error] = Object.values(errors ?? {});
      if (typeof error === 'object' && error !== null && 'status' in error) return Number(error.status);
      if (error !== undefined) throw error;
      return location.pathname + location.search + location.hash;
    },
    close() {
      stop();
      router.dispose();
      queryClient.clear();
    },
  };
}
