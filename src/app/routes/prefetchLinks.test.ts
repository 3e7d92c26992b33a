import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryRouter } from 'react-router-dom';

import type { App } from '#app/createApp';
import { createQueryClient } from '#lib/query/createQueryClient';
import type { Session } from '#lib/session/session';

import { prefetchPage } from './prefetchLinks';

let session: Session;
vi.mock('#lib/session/session', () => ({ currentSession: () => session }));

const signedIn = { status: 'authenticated', user: { id: 'ada' } } as Session;

function createApp() {
  const prefetch = vi.fn();
  const load = vi.fn(async () => ({ Component: () => null, prefetch }));
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/apps/mailbox/*', lazy: load },
  ]);
  const app = { router, i18n: { language: 'tr' }, queryClient: createQueryClient() };
  return { app: app as unknown as App, prefetch, load };
}

const url = new URL('https://orvela.example/apps/mailbox/inbox/2?q=return');

afterEach(() => vi.clearAllMocks());

describe('a link that someone is about to follow', () => {
  it('has its code and what the page shows first asked for', async () => {
    session = signedIn;
    const { app, prefetch, load } = createApp();
    await prefetchPage(app, url);
    expect(load).toHaveBeenCalledTimes(1);
    expect(prefetch).toHaveBeenCalledWith({
      queryClient: app.queryClient,
      url,
      params: { '*': 'inbox/2' },
      language: 'tr',
    });
  });

  it('has nothing asked for that belongs to a person while no one is signed in', async () => {
    session = { status: 'anonymous' };
    const { app, prefetch, load } = createApp();
    await prefetchPage(app, url);
    expect(load).toHaveBeenCalledTimes(1);
    expect(prefetch).not.toHaveBeenCalled();
  });

  it('rejects when the code cannot be loaded, so that another sign tries again', async () => {
    session = signedIn;
    const { app, load } = createApp();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(prefetchPage(app, url)).rejects.toThrow('Failed to fetch');
  });

  it('does nothing for an address without a page', async () => {
    session = signedIn;
    const { app, load } = createApp();
    await prefetchPage(app, new URL('/unknown', url));
    expect(load).not.toHaveBeenCalled();
  });
});
