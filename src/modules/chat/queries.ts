import { mutationOptions, queryOptions, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Mutation, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { now } from '#lib/time/clock';
import { HttpError, request } from '#lib/http/request';
import { patch } from '#lib/query/cachePatches';
import { mutation } from '#lib/query/mutation';

import type { Chat, Message } from './api';
import { totalUnread } from './chatOrder';
import type { PendingMessage } from './pendingMessages';
import { readUnsent, removeUnsent, storeUnsent } from './unsentMessages';
import type { UnsentMessage } from './unsentMessages';

// Lazy: zod and the schemas stay out of the first chunk.
const loadApi = () => import('./api');

const allChatKey = ['chat'];
const chatsKey = ['chat', 'chats'];
const chatKey = (id: string) => ['chat', 'chat', id];

/** All chats with their messages. */
export const chatsQuery = () =>
  queryOptions({
    queryKey: chatsKey,
    queryFn: async ({ signal }) => request((await loadApi()).getChats, { signal }),
  });

/** Number of unread messages in all chats: the one number that is shown for them everywhere. */
export const unreadMessagesQuery = () => queryOptions({ ...chatsQuery(), select: totalUnread });

/** No chat has this id (specification, section 7). */
export class UnknownChat extends Error {
  override readonly name = 'UnknownChat';
  readonly id: string;

  constructor(id: string, cause: unknown) {
    super(`Could not found chat with id of ${id}!`, { cause });
    this.id = id;
  }
}

/** One chat with its messages; fails with `UnknownChat` for an unknown id. Shows the list's copy while loading. */
export const chatQuery = (id: string, client: QueryClient) =>
  queryOptions({
    queryKey: chatKey(id),
    queryFn: async ({ signal }) => {
      try {
        return await request((await loadApi()).getChat, { query: { id }, signal });
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) throw new UnknownChat(id, error);
        throw error;
      }
    },
    placeholderData: () => client.getQueryData<Chat[]>(chatsKey)?.find((chat) => chat.id === id),
  });

function mergeChat(id: string, change: Partial<Chat>) {
  return (chats: Chat[]) => chats.map((chat) => (chat.id === id ? { ...chat, ...change } : chat));
}

/** Sets the unread count of a chat to 0, by its id. */
export const markRead = () =>
  mutation({
    key: chatsKey,
    send: async (id: string) => request((await loadApi()).updateChat, { body: { id, chat: { unreadCount: 0 } } }),
    optimistic: (id) => [patch<Chat[]>(chatsKey, mergeChat(id, { unreadCount: 0 }))],
    errorKey: 'chat:failure.markRead',
  });

/** Mutes or unmutes a chat. */
export const setMuted = () =>
  mutation({
    key: chatsKey,
    send: async ({ id, muted }: { id: string; muted: boolean }) =>
      request((await loadApi()).updateChat, { body: { id, chat: { muted } } }),
    optimistic: ({ id, muted }) => [patch<Chat[]>(chatsKey, mergeChat(id, { muted }))],
    errorKey: 'chat:failure.setMuted',
  });

// No `errorKey`: the message itself shows that it was not sent, and offers to retry.
const sendMessage = (chatId: string) =>
  mutationOptions({
    mutationKey: allChatKey,
    // In sequence, otherwise the second could arrive first.
    scope: { id: `chat-send-${chatId}` },
    // Keep failed messages until they are retried or discarded.
    gcTime: Infinity,
    mutationFn: async ({ id, value }: UnsentMessage) =>
      request((await loadApi()).sendMessage, { body: { chatId, id, value } }),
    meta: { sendsTo: chatId },
  });

const statusOf = { idle: 'sending', pending: 'sending', error: 'failed', success: 'sent' } as const;

/** Finds the messages that are being sent to a chat, or were in this visit. */
const sentTo = (chatId: string) => ({
  mutationKey: allChatKey,
  exact: true,
  predicate: ({ meta }: { meta: Record<string, unknown> | undefined }) => meta?.['sendsTo'] === chatId,
});

type SendMutation = Mutation<Message, Error, UnsentMessage>;

/** Shows the messages that an earlier visit could not send, or was still sending, as failed. */
function restoreUnsent(client: QueryClient, chatId: string): void {
  const cache = client.getMutationCache();
  const known = cache.findAll(sentTo(chatId)).map(({ state }) => (state.variables as UnsentMessage | undefined)?.id);
  for (const variables of readUnsent(chatId)) {
    if (known.includes(variables.id)) continue;
    cache.build(client, sendMessage(chatId), {
      context: undefined,
      data: undefined,
      error: new Error('The page was left before the message was sent.'),
      failureCount: 1,
      failureReason: null,
      isPaused: false,
      status: 'error',
      variables,
      submittedAt: Date.parse(variables.at),
    });
  }
}

/**
 * The pending messages of a chat, with functions to send, retry and discard. They outlive the conversation component,
 * and on this device also the page. `saved` are the messages that the server has.
 */
export function useSendMessage(chatId: string, saved: readonly Message[] | undefined) {
  const client = useQueryClient();
  const cache = client.getMutationCache();
  const pending = useMutationState<PendingMessage, SendMutation>({
    filters: sentTo(chatId),
    select: ({ mutationId, state: { status, variables } }) => ({
      id: mutationId,
      messageId: variables?.id ?? '',
      value: variables?.value ?? '',
      at: variables?.at ?? '',
      state: statusOf[status],
    }),
  });

  useEffect(() => restoreUnsent(client, chatId), [client, chatId]);
  useEffect(() => {
    // Also those whose response was lost.
    if (saved)
      removeUnsent(
        chatId,
        saved.map(({ id }) => id),
      );
  }, [chatId, saved]);

  const findMutation = (id: number) =>
    cache.find<Message, Error, UnsentMessage>({ predicate: ({ mutationId }) => mutationId === id });

  async function run(mutation: SendMutation, variables: UnsentMessage) {
    storeUnsent(chatId, variables);
    try {
      const { id } = await mutation.execute(variables);
      removeUnsent(chatId, [variables.id]);
      await client.invalidateQueries({ queryKey: allChatKey });
      // Shown as pending until the chat contains it.
      if (client.getQueryData<Chat>(chatKey(chatId))?.messages.some((message) => message.id === id)) {
        cache.remove(mutation);
      }
    } catch {
      // The message shows its own error.
    }
  }

  return {
    pending,
    send(value: string) {
      const variables = { id: crypto.randomUUID(), value, at: now().toISOString() };
      void run(cache.build(client, sendMessage(chatId)), variables);
    },
    retry(id: number) {
      const failed = findMutation(id);
      const variables = failed?.state.variables;
      // With the same id, because the first call may have arrived.
      if (failed && variables) void run(failed, { ...variables, at: now().toISOString() });
    },
    discard(id: number) {
      const failed = findMutation(id);
      if (!failed) return;
      removeUnsent(chatId, [failed.state.variables?.id ?? '']);
      cache.remove(failed);
    },
  };
}
