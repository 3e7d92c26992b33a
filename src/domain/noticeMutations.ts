import { mutationOptions } from '@tanstack/react-query';

import type { Notice, NoticeRead } from './notice';
import { markAllRead, restoreNotice, removeNotice, setRead } from './noticeList';
import type { Notices } from './noticeList';
import { optimisticQuery } from '#lib/query/optimisticQuery';
import type { MutationMeta } from '#lib/query/optimisticQuery';

/** The calls that change messages or notifications, as a module makes them. */
export interface NoticeRequests {
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
export function noticeMutations(slug: string, key: readonly string[], calls: NoticeRequests) {
  const says = (what: string) => ({ errorKey: `${slug}:failure.${what}` }) satisfies MutationMeta;
  return {
    /** Sets all to read and seen. */
    markAllRead: () =>
      mutationOptions({
        ...optimisticQuery<Notices, void>(key, markAllRead),
        mutationFn: calls.markAllRead,
        meta: says('markAll'),
      }),
    /** Sets one to read or unread. */
    setRead: () =>
      mutationOptions({
        ...optimisticQuery<Notices, NoticeRead>(key, setRead),
        mutationFn: calls.setRead,
        meta: says('setRead'),
      }),
    /** Sets one to read because its link is followed; takes its id. */
    follow: () =>
      mutationOptions({
        ...optimisticQuery<Notices, string>(key, (notices, id) => setRead(notices, { id, read: true })),
        mutationFn: calls.follow,
        meta: says('setRead'),
      }),
    /** Takes one away; takes its id. */
    remove: () =>
      mutationOptions({
        ...optimisticQuery<Notices, string>(key, removeNotice),
        mutationFn: calls.remove,
        meta: says('remove'),
      }),
    /** Puts a removed one back to its place. */
    putBack: () =>
      mutationOptions({
        ...optimisticQuery<Notices, Notice>(key, restoreNotice),
        mutationFn: calls.putBack,
        meta: says('putBack'),
      }),
  };
}
