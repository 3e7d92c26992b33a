import { mutationOptions } from '@tanstack/react-query';

import type { Notice, NoticeRead } from './notice';
import { markAllRead, putBack, removeNotice, setRead } from './noticeList';
import type { Notices } from './noticeList';
import { optimistic } from '#lib/query/optimisticQuery';
import type { ChangeMeta } from '#lib/query/optimisticQuery';

/** The calls that change messages or notifications, as a module makes them. */
export interface NoticeCalls {
  markAllRead: () => Promise<unknown>;
  setRead: (change: NoticeRead) => Promise<unknown>;
  follow: (id: string) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  putBack: (notice: Notice) => Promise<unknown>;
}

/**
 * The changes of one kind of notices as mutations: shown at once in the list under `key`, taken back when the server
 * refuses. The sentences of a failure are `failure.markAll`, `failure.setRead`, `failure.remove` and `failure.putBack`
 * in the namespace `slug`.
 */
export function noticeChanges(slug: string, key: readonly string[], calls: NoticeCalls) {
  const says = (what: string) => ({ failure: `${slug}:failure.${what}` }) satisfies ChangeMeta;
  return {
    /** Sets all to read and seen. */
    markAllRead: () =>
      mutationOptions({
        ...optimistic<Notices, void>(key, markAllRead),
        mutationFn: calls.markAllRead,
        meta: says('markAll'),
      }),
    /** Sets one to read or unread. */
    setRead: () =>
      mutationOptions({
        ...optimistic<Notices, NoticeRead>(key, setRead),
        mutationFn: calls.setRead,
        meta: says('setRead'),
      }),
    /** Sets one to read because its link is followed; takes its id. */
    follow: () =>
      mutationOptions({
        ...optimistic<Notices, string>(key, (notices, id) => setRead(notices, { id, read: true })),
        mutationFn: calls.follow,
        meta: says('setRead'),
      }),
    /** Takes one away; takes its id. */
    remove: () =>
      mutationOptions({
        ...optimistic<Notices, string>(key, removeNotice),
        mutationFn: calls.remove,
        meta: says('remove'),
      }),
    /** Puts a removed one back to its place. */
    putBack: () =>
      mutationOptions({
        ...optimistic<Notices, Notice>(key, putBack),
        mutationFn: calls.putBack,
        meta: says('putBack'),
      }),
  };
}
