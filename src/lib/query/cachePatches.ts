import { hashKey } from '@tanstack/react-query';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** A change of all cached queries whose key starts with `queryKey`, shown before the server has made it. */
export interface CachePatch {
  queryKey: QueryKey;
  update: (data: unknown, queryKey: QueryKey) => unknown;
}

/** A `CachePatch` of queries that hold `Data`; queries without data are not patched. */
export function patch<Data>(queryKey: QueryKey, update: (data: Data, queryKey: QueryKey) => Data): CachePatch {
  return { queryKey, update: (data, key) => update(data as Data, key) };
}

/** Patches of one mutation. */
export interface PendingPatches {
  /** Keys of the patched queries. */
  queryKeys: readonly QueryKey[];
  /** The server has made the change: it belongs to its data from now on. */
  commit: () => void;
  /** The server has refused the change: it is removed, and later ones stay. */
  rollBack: () => void;
}

interface Entry {
  patches: readonly CachePatch[];
  /** When the change was committed, in steps of `clock`. */
  committedAt?: number;
}

interface CachePatches {
  add: (patches: readonly CachePatch[]) => PendingPatches;
  updateData: (one: CachePatch) => void;
}

const matches = (prefix: QueryKey, key: QueryKey) => hashKey(key.slice(0, prefix.length)) === hashKey(prefix);

const applyPatches = (patches: readonly CachePatch[], data: unknown, key: QueryKey) =>
  patches.reduce((result, { queryKey, update }) => (matches(queryKey, key) ? update(result, key) : result), data);

function createCachePatches(client: QueryClient): CachePatches {
  const cache = client.getQueryCache();
  /** In the order in which the changes were made. */
  let entries: Entry[] = [];
  /** The data of the server under the patched data, by the hash of the query. */
  const serverData = new Map<string, unknown>();
  /** When the current fetch of a query began. */
  const fetchStarts = new Map<string, number>();
  let clock = 0;
  let isWriting = false;
  for (const { queryHash, state } of cache.getAll()) {
    if (state.fetchStatus === 'fetching') fetchStarts.set(queryHash, clock);
  }

  const pending = () => entries.filter(({ committedAt }) => committedAt === undefined);
  const touches = (list: readonly Entry[], { queryKey }: Query) =>
    list.some(({ patches }) => patches.some((one) => matches(one.queryKey, queryKey)));

  function show(query: Query) {
    const { queryHash, queryKey, state } = query;
    const { dataUpdatedAt, isInvalidated } = state;
    const data = pending().reduce(
      (result, { patches }) => applyPatches(patches, result, queryKey),
      serverData.get(queryHash),
    );
    isWriting = true;
    query.setData(data, { updatedAt: dataUpdatedAt, manual: true });
    isWriting = false;
    // Setting data makes a query valid, although only the server's data would.
    if (isInvalidated) query.invalidate();
  }

  function patchedQueries(patches: readonly CachePatch[]): Query[] {
    const queries = patches.flatMap(({ queryKey }) => cache.findAll({ queryKey }));
    return [...new Set(queries)].filter(({ state }) => state.data !== undefined);
  }

  function forgetSettled() {
    const oldestFetch = Math.min(...fetchStarts.values());
    entries = entries.filter(({ committedAt }) => committedAt === undefined || committedAt > oldestFetch);
    if (pending().length === 0) serverData.clear();
  }

  function settle(entry: Entry, committed: boolean) {
    const queries = patchedQueries(entry.patches);
    for (const { queryHash, queryKey, state } of queries) {
      const before = serverData.has(queryHash) ? serverData.get(queryHash) : state.data;
      serverData.set(queryHash, committed ? applyPatches(entry.patches, before, queryKey) : before);
    }
    clock += 1;
    if (committed) entry.committedAt = clock;
    else entries = entries.filter((one) => one !== entry);
    for (const query of queries) show(query);
    forgetSettled();
  }

  cache.subscribe((event) => {
    const { query } = event;
    const { queryHash, queryKey } = query;
    if (event.type === 'removed') {
      serverData.delete(queryHash);
      fetchStarts.delete(queryHash);
      return;
    }
    if (event.type !== 'updated' || isWriting) return;
    const { action } = event;
    if (action.type === 'fetch') {
      clock += 1;
      fetchStarts.set(queryHash, clock);
    } else if (action.type === 'success' && !action.manual) {
      const start = fetchStarts.get(queryHash) ?? clock;
      fetchStarts.delete(queryHash);
      // The server may have answered before it made a change that it has committed since.
      const missing = entries.filter(({ committedAt }) => committedAt !== undefined && committedAt > start);
      const isPatched = touches(missing, query) || touches(pending(), query);
      if (isPatched) {
        const data = missing.reduce((result, { patches }) => applyPatches(patches, result, queryKey), action.data);
        serverData.set(queryHash, data);
        show(query);
      } else serverData.delete(queryHash);
      forgetSettled();
    } else if (query.state.fetchStatus === 'idle' && fetchStarts.delete(queryHash)) {
      // Cancelling a fetch restores the data that `show` has set, as valid, although it was to be read again.
      if (action.type === 'setState' && query.state.data !== undefined) query.invalidate();
      forgetSettled();
    }
  });

  return {
    add(patches) {
      const entry: Entry = { patches };
      const queries = patchedQueries(patches);
      for (const { queryHash, state } of queries) if (!serverData.has(queryHash)) serverData.set(queryHash, state.data);
      entries = [...entries, entry];
      for (const query of queries) show(query);
      return {
        queryKeys: patches.map(({ queryKey }) => queryKey),
        commit: () => settle(entry, true),
        rollBack: () => settle(entry, false),
      };
    },
    updateData(one) {
      for (const query of patchedQueries([one])) {
        const { queryHash, queryKey, state } = query;
        serverData.set(
          queryHash,
          one.update(serverData.has(queryHash) ? serverData.get(queryHash) : state.data, queryKey),
        );
        show(query);
      }
      // A response that is on its way may not have it yet.
      clock += 1;
      entries = [...entries, { patches: [one], committedAt: clock }];
      forgetSettled();
    },
  };
}

const patchesByClient = new WeakMap<QueryClient, CachePatches>();

function patchesOf(client: QueryClient): CachePatches {
  const known = patchesByClient.get(client) ?? createCachePatches(client);
  patchesByClient.set(client, known);
  return known;
}

/**
 * Shows changes of cached queries before the server has made them. They are applied over the last data of the server,
 * in their order: a refetch in between, a second change and the failure of the first all end with the right data.
 */
export function addPatches(client: QueryClient, patches: readonly CachePatch[]): PendingPatches {
  return patchesOf(client).add(patches);
}

/** Merges a response of the server into cached queries; changes that are still pending stay on top. */
export function updateServerData(client: QueryClient, one: CachePatch): void {
  patchesOf(client).updateData(one);
}

/** Merges records of a response into the cached queries that `patchRecords` changes, in the place of their ids. */
export function updateServerRecords<Item extends { id: string }>(
  client: QueryClient,
  saved: readonly Item[],
  patchRecords: (update: (record: Item) => Item) => readonly CachePatch[],
): void {
  const byId = new Map(saved.map((record) => [record.id, record]));
  for (const one of patchRecords((record) => byId.get(record.id) ?? record)) updateServerData(client, one);
}
