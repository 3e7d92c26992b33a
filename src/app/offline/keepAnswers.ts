import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';

import { classifyFailure } from '#lib/http/failure';
import type { FailureKind } from '#lib/http/failure';
import { isOnline } from '#lib/browser/useOnline';

import { currentConnection, noteConnection } from './connection';
import { keepingOf } from './keptQueries';
import type { SavedAnswers } from './savedAnswers';

export type KeepAnswersOptions = {
  client: QueryClient;
  saved: SavedAnswers;
  /** Answers differ by it, and their keys do not. */
  language: () => string;
  /** Whether the page itself could not be had. */
  isBroken: () => boolean;
};

// The service has not been heard; what it refuses is an answer.
const unheard: ReadonlySet<FailureKind> = new Set(['offline', 'unreachable', 'timeout']);

const isKept = ({ queryKey }: Query) => keepingOf(queryKey) !== undefined;

/**
 * Saves what the public queries answer, and shows what was saved where the service cannot be heard (directory 2.0.2):
 * at once off line, and otherwise when a call has failed. Keeps `Connection` up to date, and asks for what is in sight
 * again when the network is back. Answers the way to stop.
 */
export function keepAnswers({ client, saved, language, isBroken }: KeepAnswersOptions): () => void {
  const cache = client.getQueryCache();
  const keyOf = ({ queryHash }: Query) => `${language()} ${queryHash}`;
  let isUnreachable = false;
  let isLookingDue = false;

  /** What is on the screen, told once for all that changes together. */
  function look(): void {
    if (isLookingDue) return;
    isLookingDue = true;
    queueMicrotask(() => {
      isLookingDue = false;
      if (isOnline() && !isUnreachable) {
        noteConnection({ state: 'online', savedAt: undefined, missing: false });
        return;
      }
      const shown = cache.findAll({ type: 'active', predicate: isKept });
      const times = shown
        .filter(({ queryKey, state }) => keepingOf(queryKey) === 'changing' && state.data !== undefined)
        .map(({ state }) => state.dataUpdatedAt);
      const savedAt = times.length > 0 ? Math.min(...times) : undefined;
      const hasFailed = shown.some(({ state }) => state.status === 'error' && state.data === undefined);
      noteConnection({
        state: isOnline() ? 'unreachable' : 'offline',
        savedAt,
        missing: isBroken() || (hasFailed && savedAt === undefined),
      });
    });
  }

  function restore(query: Query): boolean {
    if (query.state.data !== undefined || !isKept(query)) return false;
    const found = saved.find('answer', keyOf(query));
    if (!found) return false;
    query.setData(found.data, { updatedAt: found.savedAt, manual: true });
    return true;
  }

  function save(query: Query): void {
    if (isKept(query)) void saved.keep('answer', keyOf(query), query.state.data, query.state.dataUpdatedAt);
  }

  function failed(query: Query): void {
    if (!isKept(query) || !unheard.has(classifyFailure(query.state.error).kind)) return;
    if (query.state.data === undefined ? restore(query) : true) {
      if (isOnline()) isUnreachable = true;
      // The banner says that it is old, so it stands as it stood.
      if (query.state.status === 'error') query.setState({ status: 'success', error: null });
    }
  }

  function follow({ type, query, ...event }: QueryCacheNotifyEvent): void {
    if (type === 'added' && (isUnreachable || !isOnline())) restore(query);
    if (type === 'updated' && 'action' in event) {
      const { action } = event;
      if (action.type === 'error') failed(query);
      if (action.type === 'success' && action.manual !== true) {
        isUnreachable = false;
        save(query);
      }
    }
    if (isUnreachable || !isOnline() || currentConnection().state !== 'online') look();
  }

  function gone(): void {
    look();
  }

  function back(): void {
    isUnreachable = false;
    look();
    void client.invalidateQueries({ type: 'active', predicate: isKept }, { cancelRefetch: false });
  }

  // What was there before this.
  for (const query of cache.getAll()) {
    if (query.state.status === 'success') save(query);
    else if (query.state.status === 'error') failed(query);
    else if (!isOnline()) restore(query);
  }
  const stop = cache.subscribe(follow);
  addEventListener('offline', gone);
  addEventListener('online', back);
  look();
  return () => {
    stop();
    removeEventListener('offline', gone);
    removeEventListener('online', back);
  };
}
