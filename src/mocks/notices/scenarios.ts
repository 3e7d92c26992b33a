import { delay, http } from 'msw';

import type { Endpoint } from '#lib/http/endpoint';
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

import { failureScenarios } from '#mocks/core/failureScenarios';
import { handle } from '#mocks/core/handle';

import { messages, notifications } from './store';
import type { NoticeStore } from './store';

type UserEndpoint = Endpoint & { readonly access: 'user' };
type NoticeEndpoints = Readonly<
  Record<'list', UserEndpoint> & Record<'create' | 'update' | 'remove' | 'markAllRead' | 'setRead', Endpoint>
>;

/** How the calls of one kind of notices fail, and what they may return, by name. */
function createNoticeScenarios(calls: NoticeEndpoints, store: NoticeStore) {
  const { list } = calls;
  return {
    list: {
      ...failureScenarios(list),
      /** The sample records with all changes. */
      loaded: () => handle(list, ({ user }) => store.list(user.id)),
      empty: () => handle(list, () => []),
      /** Responds as usual after this many ms. */
      slow: (wait = 2000) =>
        http.get(`*/${list.path}`, async () => {
          await delay(wait);
          return undefined;
        }),
      /** Stores this many notices before the first response. */
      many: (count = 200) => {
        let filled: Promise<void> | undefined;
        return handle(list, async ({ user }) => {
          filled ??= store.fill(user.id, count);
          await filled;
          return store.list(user.id);
        });
      },
    },
    create: failureScenarios(calls.create),
    update: failureScenarios(calls.update),
    remove: failureScenarios(calls.remove),
    markAllRead: failureScenarios(calls.markAllRead),
    setRead: failureScenarios(calls.setRead),
  };
}

/** The scenarios of messages or of notifications. */
export type NoticeScenarios = ReturnType<typeof createNoticeScenarios>;

/** How the calls about messages fail, and what they may return, by name. */
export const messagesScenarios = createNoticeScenarios(
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

/** How the calls about notifications fail, and what they may return, by name. */
export const notificationsScenarios = createNoticeScenarios(
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
