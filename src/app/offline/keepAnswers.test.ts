import 'fake-indexeddb/auto';
import { QueryObserver } from '@tanstack/react-query';
import { clear, createStore } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { HttpError, NetworkError } from '#lib/http/request';
import type { NetworkFailure } from '#lib/http/request';
import { createQueryClient } from '#lib/query/createQueryClient';

import { currentConnection } from './connection';
import { keepAnswers } from './keepAnswers';
import { openSavedAnswers } from './savedAnswers';

const key = ['facility', 'facility', 'harbour-pharmacy'];
const savedAt = Date.now() - 3_600_000;

let events: EventTarget;
let line: { onLine: boolean };
let stops: Array<() => void>;
let answer: () => unknown;

function turn(onLine: boolean): void {
  line.onLine = onLine;
  events.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

function fails(reason: NetworkFailure): void {
  answer = () => {
    throw new NetworkError(reason, 'call-1');
  };
}

/** A tab that follows its queries, on a device that may have saved something. */
async function open({ found }: { found?: unknown } = {}) {
  const client = createQueryClient({ retry: false });
  const saved = await openSavedAnswers({ build: 'one', owner: () => undefined });
  if (found !== undefined) await saved.keep('answer', `en ${JSON.stringify(key)}`, found, savedAt);
  stops.push(keepAnswers({ client, saved, language: () => 'en', isBroken: () => false }));
  return { client, saved };
}

function show({ client }: Awaited<ReturnType<typeof open>>, queryKey: readonly string[] = key) {
  const observer = new QueryObserver(client, { queryKey, queryFn: async () => answer() });
  stops.push(observer.subscribe(() => undefined));
  return observer;
}

beforeEach(async () => {
  events = new EventTarget();
  line = { onLine: true };
  stops = [];
  answer = () => 'from the service';
  vi.stubGlobal('navigator', line);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  await clear(createStore('saved', 'answers'));
});
afterEach(async () => {
  answer = () => 'from the service';
  turn(true);
  await vi.waitFor(() => expect(currentConnection().state).toBe('online'));
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
});

describe('answers', () => {
  it('of the directory are saved, and no others', async () => {
    const tab = await open();
    show(tab);
    show(tab, ['account', 'details']);
    await vi.waitFor(() => expect(tab.saved.all('answer')).toHaveLength(1));
    expect(tab.saved.all('answer')[0]?.data).toBe('from the service');
  });

  it('that are saved are shown off line, with the time of saving', async () => {
    line.onLine = false;
    fails('offline');
    const tab = await open({ found: 'saved' });
    const shown = show(tab);
    expect(shown.getCurrentResult()).toMatchObject({ data: 'saved', status: 'success' });
    await vi.waitFor(() => expect(shown.getCurrentResult().isFetching).toBe(false));
    expect(shown.getCurrentResult()).toMatchObject({ data: 'saved', status: 'success', dataUpdatedAt: savedAt });
    await vi.waitFor(() => expect(currentConnection()).toEqual({ state: 'offline', savedAt, missing: false }));
  });

  it.each(['unreachable', 'timeout'] as const)('that are saved stand in for a service that is %s', async (reason) => {
    fails(reason);
    const tab = await open({ found: 'saved' });
    const shown = show(tab);
    await vi.waitFor(() => expect(shown.getCurrentResult()).toMatchObject({ data: 'saved', status: 'success' }));
    await vi.waitFor(() => expect(currentConnection()).toEqual({ state: 'unreachable', savedAt, missing: false }));
    answer = () => 'from the service';
    await shown.refetch();
    expect(shown.getCurrentResult().data).toBe('from the service');
    await vi.waitFor(() => expect(currentConnection().state).toBe('online'));
  });

  it('that are saved hide no refusal', async () => {
    answer = () => {
      throw new HttpError({ type: 'about:blank', code: 'internal', title: 'Fault', status: 500 }, 'call-1');
    };
    const shown = show(await open({ found: 'saved' }));
    await vi.waitFor(() => expect(shown.getCurrentResult().status).toBe('error'));
    expect(shown.getCurrentResult().data).toBeUndefined();
    expect(currentConnection().state).toBe('online');
  });

  it('that were never saved are said to be missing', async () => {
    line.onLine = false;
    fails('offline');
    const shown = show(await open());
    await vi.waitFor(() => expect(shown.getCurrentResult().status).toBe('error'));
    await vi.waitFor(() =>
      expect(currentConnection()).toEqual({ state: 'offline', savedAt: undefined, missing: true }),
    );
  });
});

describe('a network that comes and goes', () => {
  it('leaves what is in sight, and has it asked for again', async () => {
    const tab = await open();
    const shown = show(tab);
    await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('from the service'));
    const { dataUpdatedAt } = shown.getCurrentResult();
    turn(false);
    await vi.waitFor(() =>
      expect(currentConnection()).toEqual({ state: 'offline', savedAt: dataUpdatedAt, missing: false }),
    );
    answer = () => 'something newer';
    turn(true);
    await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('something newer'));
    expect(currentConnection().state).toBe('online');
  });

  it('finds what failed before anything was looked up', async () => {
    line.onLine = false;
    fails('offline');
    const client = createQueryClient({ retry: false });
    await client.fetchQuery({ queryKey: key, queryFn: async () => answer() }).catch(() => undefined);
    const saved = await openSavedAnswers({ build: 'one', owner: () => undefined });
    await saved.keep('answer', `en ${JSON.stringify(key)}`, 'saved', savedAt);
    stops.push(keepAnswers({ client, saved, language: () => 'en', isBroken: () => false }));
    expect(client.getQueryState(key)).toMatchObject({ data: 'saved', status: 'success', error: null });
  });
});
