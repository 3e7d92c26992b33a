import {
  createNotification,
  deleteNotification,
  getNotifications,
  markAllNotificationsAsRead,
  toggleNotificationReadStatus,
  updateNotification,
} from '#modules/notifications/api';

import { handle } from '#mocks/handle';
import { noticeScenarios, noticeStore } from '#mocks/notices';

/** The notifications that the local back end keeps. */
export const notifications = noticeStore('notifications', 'ntf', () =>
  import('#mocks/seed/notifications').then((seed) => seed.notificationSeeds),
);

/** Every call about notifications. */
export const notificationsHandlers = [
  handle(getNotifications, () => notifications.list()),
  handle(createNotification, ({ body }) => notifications.create(body.notification)),
  handle(updateNotification, ({ body }) => notifications.change(body.id, body.notification)),
  handle(deleteNotification, ({ query }) => notifications.remove(query.id)),
  handle(markAllNotificationsAsRead, () => notifications.markAllRead()),
  handle(toggleNotificationReadStatus, ({ body }) => notifications.setRead(body.notification)),
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
