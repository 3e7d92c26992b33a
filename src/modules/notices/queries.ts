import { queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';
import { patch } from '#lib/query/cachePatches';
import { mutation } from '#lib/query/mutation';

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
  const change = <Variables>(
    failure: string,
    send: (variables: Variables) => Promise<unknown>,
    update: (notices: Notices, variables: Variables) => Notices,
  ) =>
    mutation({
      key,
      send,
      optimistic: (variables: Variables) => [patch<Notices>(key, (notices) => update(notices, variables))],
      errorKey: `notices:${kind}.failure.${failure}`,
    });
  return {
    kind,
    /** All of them, newest first. */
    list: () => queryOptions({ queryKey: key, queryFn: ({ signal }) => client.list(signal) }),
    /** Sets all to read and seen. */
    markAllRead: () => change<void>('markAllRead', client.markAllRead, markAllRead),
    /** Sets one to read or unread. */
    setRead: () => change<NoticeRead>('setRead', client.setRead, setRead),
    /** Marks one as read by its id, when its link is followed. */
    markRead: () => change<string>('setRead', client.markRead, (notices, id) => setRead(notices, { id, read: true })),
    /** Removes one by its id. */
    remove: () => change<string>('remove', client.remove, removeNotice),
    /** Undoes a removal. */
    restore: () => change<Notice>('restore', client.restore, restoreNotice),
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
