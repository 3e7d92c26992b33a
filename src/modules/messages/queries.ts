import { queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';
import { noticeChanges } from '#domain/noticeMutations';
import type { Notices } from '#domain/noticeList';

// The contract's schemas are fetched with the first call, not before the first paint.
const contract = () => import('./api');

const messagesKey = ['messages', 'list'];

/** All messages, newest first. */
export const messagesQuery = () =>
  queryOptions({
    queryKey: messagesKey,
    queryFn: async ({ signal }): Promise<Notices> => request((await contract()).getMessages, { signal }),
  });

/** What can be done with messages: shown at once, taken back when the server refuses. */
export const messageChanges = noticeChanges('messages', messagesKey, {
  markAllRead: async () => request((await contract()).markAllMessagesAsRead, {}),
  setRead: async (message) => request((await contract()).toggleMessageReadStatus, { body: { message } }),
  follow: async (id) => request((await contract()).updateMessage, { body: { id, message: { read: true } } }),
  remove: async (id) => request((await contract()).deleteMessage, { query: { id } }),
  putBack: async (message) => request((await contract()).createMessage, { body: { message } }),
});
