import { queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';
import { noticeChanges } from '#domain/noticeMutations';
import type { Notices } from '#domain/noticeList';

// The contract's schemas are fetched with the first call, not before the first paint.
const contract = () => import('./api');

const notificationsKey = ['notifications', 'list'];

/** All notifications, newest first. */
export const notificationsQuery = () =>
  queryOptions({
    queryKey: notificationsKey,
    queryFn: async ({ signal }): Promise<Notices> => request((await contract()).getNotifications, { signal }),
  });

/** What can be done with notifications: shown at once, taken back when the server refuses. */
export const notificationChanges = noticeChanges('notifications', notificationsKey, {
  markAllRead: async () => request((await contract()).markAllNotificationsAsRead, {}),
  setRead: async (notification) => request((await contract()).toggleNotificationReadStatus, { body: { notification } }),
  follow: async (id) => request((await contract()).updateNotification, { body: { id, notification: { read: true } } }),
  remove: async (id) => request((await contract()).deleteNotification, { query: { id } }),
  putBack: async (notification) => request((await contract()).createNotification, { body: { notification } }),
});
