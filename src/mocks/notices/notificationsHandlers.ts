import {
  createNotification,
  deleteNotification,
  getNotifications,
  markAllNotificationsAsRead,
  toggleNotificationReadStatus,
  updateNotification,
} from '#modules/notices/api';

import { handle } from '#mocks/core/handle';
import { noticeScenarios, noticeStore } from './store';

/** The notifications that the local back end keeps. */
export const notifications = noticeStore('notifications', 'ntf', () =>
  import('#mocks/notices/seed/notifications').then((seed) => seed.notificationSeeds),
);

/** Every call about notifications. */
export const notificationsHandlers = [
  handle(getNotifications, ({ user }) => notifications.list(user.id)),
  handle(createNotification, ({ body, user }) => notifications.create(body.notification, user.id)),
  handle(updateNotification, ({ body, user }) => notifications.change(body.id, body.notification, user.id)),
  handle(deleteNotification, ({ query, user }) => notifications.remove(query.id, user.id)),
  handle(markAllNotificationsAsRead, ({ user }) => notifications.markAllRead(user.id)),
  handle(toggleNotificationReadStatus, ({ body, user }) => notifications.setRead(body.notification, user.id)),
];

/** How the calls go well and wrong, by name. */
export const notificationsScenarios = noticeScenarios(
  {
    list: getNotifications,
    create: createNotification,
    update: updateNotification,
    remove: deleteNotification,
    markAllRead: markAllNotificationsAsRead,
    setRead: toggleNotificationReadStatus,
  },
  notifications,
);
