import {
  createMessage,
  deleteMessage,
  getMessages,
  markAllMessagesAsRead,
  toggleMessageReadStatus,
  updateMessage,
} from '#modules/messages/api';

import { handle } from '#mocks/handle';
import { noticeScenarios, noticeStore } from '#mocks/notices';

/** The messages that the local back end keeps. */
export const messages = noticeStore('messages', 'msg', () =>
  import('#mocks/seed/messages').then((seed) => seed.messageSeeds),
);

/** Every call about messages. */
export const messagesHandlers = [
  handle(getMessages, () => messages.list()),
  handle(createMessage, ({ body }) => messages.create(body.message)),
  handle(updateMessage, ({ body }) => messages.change(body.id, body.message)),
  handle(deleteMessage, ({ query }) => messages.remove(query.id)),
  handle(markAllMessagesAsRead, () => messages.markAllRead()),
  handle(toggleMessageReadStatus, ({ body }) => messages.setRead(body.message)),
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
