import {
  createMessage,
  deleteMessage,
  getMessages,
  markAllMessagesAsRead,
  toggleMessageReadStatus,
  updateMessage,
  createNotification,
  deleteNotification,
  getNotifications,
  markAllNotificationsAsRead,
  toggleNotificationReadStatus,
  updateNotification,
} from '#modules/notices/api';

import { handle } from '#mocks/core/handle';

import { messages, notifications } from './store';

/** The calls about messages. */
export const messagesHandlers = [
  handle(getMessages, ({ user }) => messages.list(user.id)),
  handle(createMessage, ({ body, user }) => messages.create(body.message, user.id)),
  handle(updateMessage, ({ body, user }) => messages.change(body.id, body.message, user.id)),
  handle(deleteMessage, ({ query, user }) => messages.remove(query.id, user.id)),
  handle(markAllMessagesAsRead, ({ user }) => messages.markAllRead(user.id)),
  handle(toggleMessageReadStatus, ({ body, user }) => messages.setRead(body.message, user.id)),
];

/** The calls about notifications. */
export const notificationsHandlers = [
  handle(getNotifications, ({ user }) => notifications.list(user.id)),
  handle(createNotification, ({ body, user }) => notifications.create(body.notification, user.id)),
  handle(updateNotification, ({ body, user }) => notifications.change(body.id, body.notification, user.id)),
  handle(deleteNotification, ({ query, user }) => notifications.remove(query.id, user.id)),
  handle(markAllNotificationsAsRead, ({ user }) => notifications.markAllRead(user.id)),
  handle(toggleNotificationReadStatus, ({ body, user }) => notifications.setRead(body.notification, user.id)),
];
