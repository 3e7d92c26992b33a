import { queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';
import { noticeMutations } from '#domain/noticeMutations';
import type { Notices } from '#domain/noticeList';

// The contract's schemas are fetched with the first call, not before the first paint.
const loadApi = () => import('./api');

const notificationsKey = ['notifications', 'list'];

/** All notifications, newest first. */
export const notificationsQuery = () =>
  queryOptions({
    queryKey: notificationsKey,
    queryFn: async ({ signal }): Promise<Notices> => request((await loadApi()).getNotifications, { signal }),
  });

/** What can be done with notifications: shown at once, taken back when the server refuses. */
export const notificationChanges = noticeMutations('notifications', notificationsKey, {
  markAllRead: async () => request((await loadApi()).markAllNotificationsAsRead, {}),
  setRead: async (notification) => request((await loadApi()).toggleNotificationReadStatus, { body: { notification } }),
  follow: async (id) => request((await loadApi()).updateNotification, { body: { id, notification: { read: true } } }),
  remove: async (id) => request((await loadApi()).deleteNotification, { query: { id } }),
  putBack: async (notification) => request((await loadApi()).createNotification, { body: { notification } }),
});
