import {
  createMessage,
  deleteMessage,
  getMessages,
  markAllMessagesAsRead,
  toggleMessageReadStatus,
  updateMessage,
} from '#modules/notices/api';

import { handle } from '#mocks/core/handle';
import { noticeScenarios, noticeStore } from './store';

/** The messages that the local back end keeps. */
export const messages = noticeStore('messages', 'msg', () =>
  import('#mocks/notices/seed/messages').then((seed) => seed.messageSeeds),
);

/** Every call about messages. */
export const messagesHandlers = [
  handle(getMessages, ({ user }) => messages.list(user.id)),
  handle(createMessage, ({ body, user }) => messages.create(body.message, user.id)),
  handle(updateMessage, ({ body, user }) => messages.change(body.id, body.message, user.id)),
  handle(deleteMessage, ({ query, user }) => messages.remove(query.id, user.id)),
  handle(markAllMessagesAsRead, ({ user }) => messages.markAllRead(user.id)),
  handle(toggleMessageReadStatus, ({ body, user }) => messages.setRead(body.message, user.id)),
];

/** How the calls go well and wrong, by name. */
export const messagesScenarios = noticeScenarios(
  {
    list: getMessages,
    create: createMessage,
    update: updateMessage,
    remove: deleteMessage,
    markAllRead: markAllMessagesAsRead,
    setRead: toggleMessageReadStatus,
  },
  messages,
);
