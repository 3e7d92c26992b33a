import * as z from 'zod/mini';

import { endpoint } from '#lib/http/endpoint';
import { noticeChangeSchema, noticeDraftSchema, noticeReadSchema, noticeSchema } from '#domain/notice';

const id = z.string().check(z.minLength(1), z.maxLength(64));

/** `GET api/common/messages` (specification, section 7). */
export const getMessages = endpoint({
  method: 'GET',
  path: 'api/common/messages',
  summary: 'Lists the messages, newest first',
  response: z.array(noticeSchema),
  access: 'user',
});

/** `POST api/common/messages` (specification, section 7). */
export const createMessage = endpoint({
  method: 'POST',
  path: 'api/common/messages',
  summary: 'Creates a message, unread and at the front; one with an id was removed and comes back to its place',
  body: z.object({ message: noticeDraftSchema }),
  response: noticeSchema,
  access: 'user',
});

/** `PATCH api/common/messages` (specification, section 7): what is left out stays. */
export const updateMessage = endpoint({
  method: 'PATCH',
  path: 'api/common/messages',
  summary: 'Changes a message and gives the changed one',
  body: z.object({ id, message: noticeChangeSchema }),
  response: noticeSchema,
  access: 'user',
  errors: ['not-found'],
});

/** `DELETE api/common/messages` (specification, section 7; ruling D27). */
export const deleteMessage = endpoint({
  method: 'DELETE',
  path: 'api/common/messages',
  summary: 'Deletes a message and gives the deleted one',
  query: z.object({ id }),
  response: noticeSchema,
  access: 'user',
  errors: ['not-found'],
});

/** `GET api/common/messages/mark-all-as-read` (specification, sections 4 and 7). */
export const markAllMessagesAsRead = endpoint({
  method: 'GET',
  path: 'api/common/messages/mark-all-as-read',
  summary: 'Sets every message to read and seen',
  response: z.literal(true),
  access: 'user',
});

/** `POST api/common/messages/toggle-read-status` (specification of the modules, "Common"). */
export const toggleMessageReadStatus = endpoint({
  method: 'POST',
  path: 'api/common/messages/toggle-read-status',
  summary: 'Sets whether a message is read to what the message that is sent says, and gives the changed one',
  body: z.object({ message: noticeReadSchema }),
  response: noticeSchema,
  access: 'user',
  errors: ['not-found'],
});
