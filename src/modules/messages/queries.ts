import { queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';
import { noticeMutations } from '#domain/noticeMutations';
import type { Notices } from '#domain/noticeList';

// The contract's schemas are fetched with the first call, not before the first paint.
const loadApi = () => import('./api');

const messagesKey = ['messages', 'list'];

/** All messages, newest first. */
export const messagesQuery = () =>
  queryOptions({
    queryKey: messagesKey,
    queryFn: async ({ signal }): Promise<Notices> => request((await loadApi()).getMessages, { signal }),
  });

/** What can be done with messages: shown at once, taken back when the server refuses. */
export const messageChanges = noticeMutations('messages', messagesKey, {
  markAllRead: async () => request((await loadApi()).markAllMessagesAsRead, {}),
  setRead: async (message) => request((await loadApi()).toggleMessageReadStatus, { body: { message } }),
  follow: async (id) => request((await loadApi()).updateMessage, { body: { id, message: { read: true } } }),
  remove: async (id) => request((await loadApi()).deleteMessage, { query: { id } }),
  putBack: async (message) => request((await loadApi()).createMessage, { body: { message } }),
});
