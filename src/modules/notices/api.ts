import * as z from 'zod/mini';

import { endpoint } from '#lib/http/endpoint';

import { noticeChangeSchema, noticeDraftSchema, noticeReadSchema, noticeSchema } from './notice';

const id = z.string().check(z.minLength(1), z.maxLength(64));

/**
 * The six calls of one kind of notice under `path` (specification, section 7). A body carries the notice in a field
 * named after the kind: `{ message }`.
 */
function noticeEndpoints<Kind extends 'message' | 'notification'>(path: string, kind: Kind) {
  const inField = <Schema>(schema: Schema) => ({ [kind]: schema }) as Record<Kind, Schema>;
  return {
    list: endpoint({
      method: 'GET',
      path,
      summary: `Lists the ${kind}s, newest first`,
      response: z.array(noticeSchema),
      access: 'user',
    }),
    create: endpoint({
      method: 'POST',
      path,
      summary: `Creates a ${kind}, unread and at the front; one with an id was removed and comes back to its place`,
      body: z.object(inField(noticeDraftSchema)),
      response: noticeSchema,
      access: 'user',
    }),
    /** Fields that are left out keep their value. */
    update: endpoint({
      method: 'PATCH',
      path,
      summary: `Changes a ${kind} and gives the changed one`,
      body: z.object({ id, ...inField(noticeChangeSchema) }),
      response: noticeSchema,
      access: 'user',
      errors: ['not-found'],
    }),
    /** Ruling D27. */
    remove: endpoint({
      method: 'DELETE',
      path,
      summary: `Deletes a ${kind} and gives the deleted one`,
      query: z.object({ id }),
      response: noticeSchema,
      access: 'user',
      errors: ['not-found'],
    }),
    /** Specification, section 4. */
    markAllRead: endpoint({
      method: 'GET',
      path: `${path}/mark-all-as-read`,
      summary: `Sets every ${kind} to read and seen`,
      response: z.literal(true),
      access: 'user',
    }),
    /** Sets `read` to the value sent (specification of the modules, "Common"). */
    setRead: endpoint({
      method: 'POST',
      path: `${path}/toggle-read-status`,
      summary: `Sets whether a ${kind} is read to what the ${kind} that is sent says, and gives the changed one`,
      body: z.object(inField(noticeReadSchema)),
      response: noticeSchema,
      access: 'user',
      errors: ['not-found'],
    }),
  };
}

/** Messages: bodies are `{ message }`. */
export const {
  list: getMessages,
  create: createMessage,
  update: updateMessage,
  remove: deleteMessage,
  markAllRead: markAllMessagesAsRead,
  setRead: toggleMessageReadStatus,
} = noticeEndpoints('api/common/messages', 'message');

/** Notifications: bodies are `{ notification }`. */
export const {
  list: getNotifications,
  create: createNotification,
  update: updateNotification,
  remove: deleteNotification,
  markAllRead: markAllNotificationsAsRead,
  setRead: toggleNotificationReadStatus,
} = noticeEndpoints('api/common/notifications', 'notification');
