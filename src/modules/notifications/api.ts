import * as z from 'zod/mini';

import { endpoint } from '#lib/http/endpoint';
import { noticeChangeSchema, noticeDraftSchema, noticeReadSchema, noticeSchema } from '#domain/notice';

const id = z.string().check(z.minLength(1), z.maxLength(64));

/** `GET api/common/notifications` (specification, section 7). */
export const getNotifications = endpoint({
  method: 'GET',
  path: 'api/common/notifications',
  summary: 'Lists the notifications, newest first',
  response: z.array(noticeSchema),
  access: 'user',
});

/** `POST api/common/notifications` (specification, section 7). */
export const createNotification = endpoint({
  method: 'POST',
  path: 'api/common/notifications',
  summary: 'Creates a notification, unread and at the front; one with an id was removed and comes back to its place',
  body: z.object({ notification: noticeDraftSchema }),
  response: noticeSchema,
  access: 'user',
});

/** `PATCH api/common/notifications` (specification, section 7): what is left out stays. */
export const updateNotification = endpoint({
  method: 'PATCH',
  path: 'api/common/notifications',
  summary: 'Changes a notification and gives the changed one',
  body: z.object({ id, notification: noticeChangeSchema }),
  response: noticeSchema,
  access: 'user',
  errors: ['not-found'],
});

/** `DELETE api/common/notifications` (specification, section 7; ruling D27). */
export const deleteNotification = endpoint({
  method: 'DELETE',
  path: 'api/common/notifications',
  summary: 'Deletes a notification and gives the deleted one',
  query: z.object({ id }),
  response: noticeSchema,
  access: 'user',
  errors: ['not-found'],
});

/** `GET api/common/notifications/mark-all-as-read` (specification, sections 4 and 7). */
export const markAllNotificationsAsRead = endpoint({
  method: 'GET',
  path: 'api/common/notifications/mark-all-as-read',
  summary: 'Sets every notification to read and seen',
  response: z.literal(true),
  access: 'user',
});

/** `POST api/common/notifications/toggle-read-status` (specification of the modules, "Common"). */
export const toggleNotificationReadStatus = endpoint({
  method: 'POST',
  path: 'api/common/notifications/toggle-read-status',
  summary: 'Sets whether a notification is read to what the notification that is sent says, and gives the changed one',
  body: z.object({ notification: noticeReadSchema }),
  response: noticeSchema,
  access: 'user',
  errors: ['not-found'],
});
