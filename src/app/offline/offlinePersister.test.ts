import 'fake-indexeddb/auto';
import { QueryObserver } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { clear, createStore } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { HttpError, NetworkError } from '#lib/http/request';
import type { NetworkFailure } from '#lib/http/request';
import { createQueryClient } from '#lib/query/createQueryClient';
import { hourMs } from '#lib/time/duration';

import { currentConnection } from './connection';
import { startOfflinePersister } from './offlinePersister';
import { openQueryStorage } from './queryStorage';
import type { QueryStorage } from './queryStorage';

const queryKey = ['facility', 'facility', 'harbour-pharmacy'];
const savedAt = Date.now() - hourMs;

let events: EventTarget;
let browser: { onLine: boolean };
let cleanups: Array<() => void>;
let owner: string | undefined;
let respond: () => unknown;
let queryClient: QueryClient;
let storage: QueryStorage;

function setOnline(onLine: boolean): void {
  browser.onLine = onLine;
  events.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

const failWith = (reason: NetworkFailure) => () => {
  throw new NetworkError(reason, 'call-1');
};

const saveEarlier = () => storage.save('query', `en ${JSON.stringify(queryKey)}`, 'saved', savedAt);

function start(): void {
  cleanups.push(startOfflinePersister({ queryClient, storage, language: () => 'en', hasPageError: () => false }));
}

/** Renders a query, as a component does. */
function observe(key: QueryKey = queryKey) {
  const observer = new QueryObserver(queryClient, { queryKey: key, queryFn: async () => respond() });
  cleanups.push(observer.subscribe(() => undefined));
  return observer;
}

beforeEach(async () => {
  events = new EventTarget();
  browser = { onLine: true };
  cleanups = [];
  owner = undefined;
  respond = () => 'from the service';
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  await clear(createStore('saved', 'answers'));
  queryClient = createQueryClient({ retry: false });
  storage = await openQueryStorage({ build: 'one', owner: () => owner });
});
afterEach(async () => {
  respond = () => 'from the service';
  setOnline(true);
  await vi.waitFor(() => expect(currentConnection().state).toBe('online'));
  for (const cleanup of cleanups) cleanup();
  vi.unstubAllGlobals();
});

describe('queries', () => {
  it('of the directory are saved, and no others', async () => {
    start();
    observe();
    observe(['account', 'details']);
    await vi.waitFor(() => expect(storage.list('query')).toHaveLength(1));
    expect(storage.list('query')[0]?.data).toBe('from the service');
  });

  it('are not saved for the next person after a sign-out during the request', async () => {
    start();
    owner = 'ada';
    respond = () => {
      owner = undefined;
      return 'for Ada';
    };
    const observer = observe();
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('for Ada'));
    expect(storage.list('query')).toEqual([]);
  });

  it('show saved data offline, with the time when they were saved', async () => {
    browser.onLine = false;
    respond = failWith('offline');
    await saveEarlier();
    start();
    const observer = observe();
    expect(observer.getCurrentResult()).toMatchObject({ data: 'saved', status: 'success' });
    await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false));
    await vi.waitFor(() =>
      expect(observer.getCurrentResult()).toMatchObject({ data: 'saved', status: 'success', dataUpdatedAt: savedAt }),
    );
    await vi.waitFor(() => expect(currentConnection()).toEqual({ state: 'offline', savedAt, missing: false }));
  });

  it.each(['unreachable', 'timeout'] as const)('show saved data when the failure is "%s"', async (reason) => {
    respond = failWith(reason);
    await saveEarlier();
    start();
    const observer = observe();
    await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ data: 'saved', status: 'success' }));
    await vi.waitFor(() => expect(currentConnection()).toEqual({ state: 'unreachable', savedAt, missing: false }));
    expect(queryClient.getQueryState(queryKey)?.errorUpdateCount).toBe(0);
    respond = () => 'from the service';
    await observer.refetch();
    expect(observer.getCurrentResult().data).toBe('from the service');
    await vi.waitFor(() => expect(currentConnection().state).toBe('online'));
  });

  it('are requested again before saved data are shown', async () => {
    queryClient = createQueryClient();
    queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 1 } });
    await saveEarlier();
    start();
    respond = vi.fn(failWith('unreachable'));
    const observer = observe();
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('saved'));
    expect(respond).toHaveBeenCalledTimes(2);
  });

  it('never hide an error response', async () => {
    respond = () => {
      throw new HttpError({ type: 'about:blank', code: 'internal', title: 'Fault', status: 500 }, 'call-1');
    };
    await saveEarlier();
    start();
    const observer = observe();
    await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'));
    expect(observer.getCurrentResult().data).toBeUndefined();
    expect(currentConnection().state).toBe('online');
  });

  it('that were never saved are reported as missing', async () => {
    browser.onLine = false;
    respond = failWith('offline');
    start();
    const observer = observe();
    await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'));
    await vi.waitFor(() =>
      expect(currentConnection()).toEqual({ state: 'offline', savedAt: undefined, missing: true }),
    );
  });
});

describe('a lost connection', () => {
  it('leaves loaded data on the screen, and they are refetched when it is back', async () => {
    start();
    const observer = observe();
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('from the service'));
    const { dataUpdatedAt } = observer.getCurrentResult();
    setOnline(false);
    await vi.waitFor(() =>
      expect(currentConnection()).toEqual({ state: 'offline', savedAt: dataUpdatedAt, missing: false }),
    );
    respond = failWith('offline');
    await observer.refetch();
    await vi.waitFor(() =>
      expect(observer.getCurrentResult()).toMatchObject({ data: 'from the service', status: 'success', dataUpdatedAt }),
    );
    respond = () => 'something newer';
    setOnline(true);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('something newer'));
    expect(currentConnection().state).toBe('online');
  });
});

describe('queries from before the start', () => {
  it('are saved', async () => {
    await queryClient.fetchQuery({ queryKey, queryFn: async () => respond() });
    start();
    expect(storage.list('query')).toEqual([{ data: 'from the service', savedAt: expect.any(Number) }]);
  });

  it('that have failed show saved data', async () => {
    browser.onLine = false;
    respond = failWith('offline');
    await queryClient.fetchQuery({ queryKey, queryFn: async () => respond() }).catch(() => undefined);
    await saveEarlier();
    start();
    expect(queryClient.getQueryState(queryKey)).toMatchObject({ data: 'saved', status: 'success', error: null });
  });

  it('that fail afterwards show saved data', async () => {
    let fail = (_error: Error) => {};
    respond = () =>
      new Promise((_resolve, reject) => {
        fail = reject;
      });
    const observer = observe();
    await saveEarlier();
    start();
    fail(new NetworkError('unreachable', 'call-1'));
    await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ data: 'saved', status: 'success' }));
    await vi.waitFor(() => expect(currentConnection()).toEqual({ state: 'unreachable', savedAt, missing: false }));
  });

  it('keep their data when a later request of a rendered component fails', async () => {
    const observer = observe();
    await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('success'));
    start();
    respond = failWith('unreachable');
    await observer.refetch();
    expect(observer.getCurrentResult()).toMatchObject({ data: 'from the service', status: 'success' });
  });
});
