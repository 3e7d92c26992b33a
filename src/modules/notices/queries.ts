import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';
import { optimisticQuery } from '#lib/query/optimisticQuery';
import type { MutationMeta } from '#lib/query/optimisticQuery';

import type { Notice, NoticeRead } from './notice';
import { markAllRead, removeNotice, restoreNotice, setRead } from './noticeRules';
import type { Notices } from './noticeRules';

// Lazy: zod and the schemas stay out of the first chunk.
const loadApi = () => import('./api');

/** Kinds of notice; also used in the keys of their texts and queries. */
export type NoticeKind = 'messages' | 'notifications';

/** Requests for one kind of notice. */
interface NoticeClient {
  list: (signal: AbortSignal) => Promise<Notices>;
  markAllRead: () => Promise<unknown>;
  setRead: (change: NoticeRead) => Promise<unknown>;
  markRead: (id: string) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  restore: (notice: Notice) => Promise<unknown>;
}

/** Query and mutations of one kind of notice. */
export type NoticeQueries = ReturnType<typeof createNoticeQueries>;

/** The mutations update the cached list optimistically and roll it back when the server rejects the change. */
function createNoticeQueries(kind: NoticeKind, client: NoticeClient) {
  const key = ['notices', kind];
  const meta = (failure: string) => ({ errorKey: `notices:${kind}.failure.${failure}` }) satisfies MutationMeta;
  return {
    kind,
    /** All of them, newest first. */
    list: () => queryOptions({ queryKey: key, queryFn: ({ signal }) => client.list(signal) }),
    /** Sets all to read and seen. */
    markAllRead: () =>
      mutationOptions({
        ...optimisticQuery<Notices, void>(key, markAllRead),
        mutationFn: client.markAllRead,
        meta: meta('markAllRead'),
      }),
    /** Sets one to read or unread. */
    setRead: () =>
      mutationOptions({
        ...optimisticQuery<Notices, NoticeRead>(key, setRead),
        mutationFn: client.setRead,
        meta: meta('setRead'),
      }),
    /** Marks one as read by its id, when its link is followed. */
    markRead: () =>
      mutationOptions({
        ...optimisticQuery<Notices, string>(key, (notices, id) => setRead(notices, { id, read: true })),
        mutationFn: client.markRead,
        meta: meta('setRead'),
      }),
    /** Removes one by its id. */
    remove: () =>
      mutationOptions({
        ...optimisticQuery<Notices, string>(key, removeNotice),
        mutationFn: client.remove,
        meta: meta('remove'),
      }),
    /** Undoes a removal. */
    restore: () =>
      mutationOptions({
        ...optimisticQuery<Notices, Notice>(key, restoreNotice),
        mutationFn: client.restore,
        meta: meta('restore'),
      }),
  };
}

/** Query and mutations of the messages. */
export const messages = createNoticeQueries('messages', {
  list: async (signal) => request((await loadApi()).getMessages, { signal }),
  markAllRead: async () => request((await loadApi()).markAllMessagesAsRead, {}),
  setRead: async (message) => request((await loadApi()).toggleMessageReadStatus, { body: { message } }),
  markRead: async (id) => request((await loadApi()).updateMessage, { body: { id, message: { read: true } } }),
  remove: async (id) => request((await loadApi()).deleteMessage, { query: { id } }),
  restore: async (message) => request((await loadApi()).createMessage, { body: { message } }),
});

/** Query and mutations of the notifications. */
export const notifications = createNoticeQueries('notifications', {
  list: async (signal) => request((await loadApi()).getNotifications, { signal }),
  markAllRead: async () => request((await loadApi()).markAllNotificationsAsRead, {}),
  setRead: async (notification) => request((await loadApi()).toggleNotificationReadStatus, { body: { notification } }),
  markRead: async (id) => request((await loadApi()).updateNotification, { body: { id, notification: { read: true } } }),
  remove: async (id) => request((await loadApi()).deleteNotification, { query: { id } }),
  restore: async (notification) => request((await loadApi()).createNotification, { body: { notification } }),
});
