import { notifyManager } from '@tanstack/react-query';
import type { Query, QueryCacheNotifyEvent, QueryClient, QueryPersister } from '@tanstack/react-query';

import { isOnline } from '#lib/browser/useOnline';
import { classifyFailure } from '#lib/http/failure';
import type { FailureKind } from '#lib/http/failure';

import { currentConnection, onlineConnection, setConnection } from './connection';
import { persistenceOf } from './persistedQueries';
import type { QueryStorage, Saved } from './queryStorage';

export type OfflinePersisterOptions = {
  queryClient: QueryClient;
  storage: QueryStorage;
  language: () => string;
  /** Whether the router shows an error page. */
  hasPageError: () => boolean;
};

// Without a response. Saved data never hide an error response.
const networkFailures: ReadonlySet<FailureKind> = new Set(['offline', 'unreachable', 'timeout']);
const isNetworkFailure = (error: unknown) => networkFailures.has(classifyFailure(error).kind);

const isPersisted = ({ queryKey }: Query) => persistenceOf(queryKey) !== undefined;

function willRetry({ options: { retry }, state }: Query, error: unknown): boolean {
  return typeof retry === 'function' && error instanceof Error && retry(state.fetchFailureCount, error);
}

/**
 * Makes the query client save the data of persisted queries, and use them while the service cannot be reached
 * (directory 2.0.2). Keeps `Connection` up to date. Returns a function that stops it.
 */
export function startOfflinePersister({
  queryClient,
  storage,
  language,
  hasPageError,
}: OfflinePersisterOptions): () => void {
  const cache = queryClient.getQueryCache();
  const defaultOptions = queryClient.getDefaultOptions();
  const stopped = new AbortController();
  let isReachable = true;

  const isDisconnected = () => !isReachable || !isOnline();
  // Responses depend on the language, and query keys do not contain it.
  const storageKey = ({ queryHash }: Query) => `${language()} ${queryHash}`;

  function findSaved(query: Query): Saved | undefined {
    const { data, dataUpdatedAt } = query.state;
    if (!isPersisted(query)) return undefined;
    return data === undefined ? storage.find('query', storageKey(query)) : { data, savedAt: dataUpdatedAt };
  }

  /** Shows saved data without a request; also replaces an error. */
  function restore(query: Query): void {
    const saved = findSaved(query);
    if (!saved) return;
    isReachable = false;
    queryClient.setQueryData(query.queryKey, saved.data, { updatedAt: saved.savedAt });
  }

  const persister: QueryPersister = async (queryFn, context, query) => {
    const key = storageKey(query);
    const owner = storage.owner();
    try {
      const data = await queryFn(context);
      isReachable = true;
      // Not for the next person, after a sign-out during the request.
      if (isPersisted(query) && owner === storage.owner()) void storage.save('query', key, data);
      return data;
    } catch (error) {
      const saved = isNetworkFailure(error) && !willRetry(query, error) ? findSaved(query) : undefined;
      if (!saved) throw error;
      isReachable = false;
      // TanStack Query dates what a persister returns as new.
      notifyManager.schedule(() => {
        if (query.state.data === saved.data) query.setState({ dataUpdatedAt: saved.savedAt, isInvalidated: true });
      });
      return saved.data;
    }
  };

  /** Takes over a query that was created without the persister. */
  function adopt(query: Query): void {
    for (const observer of query.observers) observer.setOptions({ ...observer.options, persister });
    if (!isPersisted(query)) return;
    const { status, error, data, dataUpdatedAt } = query.state;
    if (status === 'success') void storage.save('query', storageKey(query), data, dataUpdatedAt);
    else if (status === 'error' ? isNetworkFailure(error) : !isOnline()) restore(query);
    // Its request has been sent without the persister too.
    void query.promise?.catch(() => undefined).then(() => adopt(query));
  }

  function updateConnection(): void {
    if (stopped.signal.aborted) return;
    if (!isDisconnected()) {
      setConnection(onlineConnection);
      return;
    }
    const shown = cache.findAll({ type: 'active', predicate: isPersisted });
    const dated = shown.filter(
      ({ queryKey, state }) => persistenceOf(queryKey) === 'dated' && state.data !== undefined,
    );
    const savedAt = dated.length > 0 ? Math.min(...dated.map(({ state }) => state.dataUpdatedAt)) : undefined;
    const hasFailed = shown.some(({ state }) => state.status === 'error' && state.data === undefined);
    setConnection({
      state: isOnline() ? 'unreachable' : 'offline',
      savedAt,
      missing: hasPageError() || (hasFailed && savedAt === undefined),
    });
  }

  function onCacheEvent({ type, query }: QueryCacheNotifyEvent): void {
    // For the first render, before the request fails.
    if (type === 'added' && isDisconnected()) restore(query);
    // After the persister has set the date.
    if (isDisconnected() || currentConnection().state !== 'online') notifyManager.schedule(updateConnection);
  }

  function onOnline(): void {
    isReachable = true;
    updateConnection();
    void queryClient.invalidateQueries({ type: 'active', predicate: isPersisted }, { cancelRefetch: false });
  }

  queryClient.setDefaultOptions({ ...defaultOptions, queries: { ...defaultOptions.queries, persister } });
  for (const query of cache.getAll()) adopt(query);
  const unsubscribe = cache.subscribe(onCacheEvent);
  addEventListener('offline', updateConnection, { signal: stopped.signal });
  addEventListener('online', onOnline, { signal: stopped.signal });
  updateConnection();
  return () => {
    unsubscribe();
    stopped.abort();
    queryClient.setDefaultOptions(defaultOptions);
  };
}
