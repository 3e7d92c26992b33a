import {
  mutationOptions,
  notifyManager,
  queryOptions,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Mutation, QueryClient, UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

import { toDataUrl } from '#lib/browser/base64';
import { useOnline } from '#lib/browser/useOnline';
import { createClient } from '#lib/http/createClient';
import { HttpError, NetworkError } from '#lib/http/request';
import type { SizedImage } from '#lib/images/scaleImage';
import { patch, updateServerData } from '#lib/query/cachePatches';
import { callQuery } from '#lib/query/callQuery';
import { mutation } from '#lib/query/mutation';
import { pictureQuery } from '#lib/query/pictureQuery';
import { now } from '#lib/time/clock';
import { secondMs } from '#lib/time/duration';

import type { Chat, ChatProfile, Message } from './api';
import { totalUnread } from './chatOrder';
import { mergeMessage } from './chatRules';
import type { PendingMessage } from './pendingMessages';
import { readUnsent, removeUnsent, storeUnsent } from './unsentMessages';
import type { MessageAttachments, UnsentMessage } from './unsentMessages';

// Lazy: zod and the schemas stay out of the first chunk.
const api = createClient(() => import('./api'));

const allChatKey = ['chat'];
const chatsKey = ['chat', 'chats'];
const oneChatKey = ['chat', 'chat'];
const chatKey = (id: string) => [...oneChatKey, id];

/** All chats with their messages. */
export const chatsQuery = () => callQuery(chatsKey, api.getChats);

/** Number of unread messages, without those of muted chats: the one number that is shown everywhere. */
export const unreadMessagesQuery = () => queryOptions({ ...chatsQuery(), select: totalUnread });

const answerWaitMs = 30 * secondMs;

/** Milliseconds until chats are asked for again: soon while an answer may come. */
export function updateInterval(chats: readonly Chat[] | undefined): number {
  const at = now().getTime();
  const isExpecting = (chats ?? []).some(({ typing, messages }) => {
    const last = messages.at(-1);
    return typing || (last?.isMine && at - Date.parse(last.createdAt) < answerWaitMs);
  });
  return isExpecting ? 1.5 * secondMs : answerWaitMs;
}

/** No chat has this id (specification, section 7). */
export class UnknownChat extends Error {
  override readonly name = 'UnknownChat';
  readonly id: string;

  constructor(id: string, cause: unknown) {
    super(`Could not found chat with id of ${id}!`, { cause });
    this.id = id;
  }
}

/** One chat with its messages; fails with `UnknownChat` for an unknown id. */
export const chatQuery = (id: string) =>
  queryOptions({
    queryKey: chatKey(id),
    queryFn: async ({ signal }) => {
      try {
        return await api.getChat({ query: { id }, signal });
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) throw new UnknownChat(id, error);
        throw error;
      }
    },
  });

/** A chat: as the list has it, which is asked for anyway; else, by a link before the list has come, by itself. */
export function useChat(id: string): { chat: Chat | undefined; query: UseQueryResult<Chat> } {
  const { data: chats } = useQuery(chatsQuery());
  const listed = chats?.find((chat) => chat.id === id);
  const query = useQuery({ ...chatQuery(id), enabled: listed === undefined });
  return { chat: listed ?? query.data, query };
}

/** Everyone to chat with, by name. */
export const chatContactsQuery = (language: string) => callQuery(['chat', 'contacts', language], api.getChatContacts);

/** A contact with details and attachments. */
export const chatContactQuery = (id: string, language: string) =>
  callQuery(['chat', 'contact', id, language], api.getChatContact, { id });

/** What contacts see of the signed-in person. */
export const chatProfileQuery = (language: string) => callQuery(['chat', 'profile', language], api.getChatProfile);

/** Saves the profile. */
export const updateProfileMutation = () =>
  mutation({
    key: ['chat', 'profile'],
    send: async (profile: { about?: string; avatar?: string | null }) => api.updateChatProfile({ body: { profile } }),
    onSaved: (profile, _variables, client) =>
      updateServerData(
        client,
        patch<ChatProfile>(['chat', 'profile'], () => profile),
      ),
    invalidates: [],
    errorKey: 'chat:failure.profile',
  });

/** A chat with the fields of a change, and without its messages once it is cleared. */
function withChange(chat: Chat, { clearedAt, hidden: _hidden, ...change }: ChatFieldChange): Chat {
  return {
    ...chat,
    ...change,
    ...(typeof clearedAt === 'string' && { messages: [], lastMessage: '', lastMessageAt: '' }),
  };
}

/** What a person can change of their side of a chat. */
interface ChatFieldChange {
  unreadCount?: number;
  muted?: boolean;
  pinned?: boolean;
  clearedAt?: string | null;
  hidden?: boolean;
}

/** A change of one chat. */
interface ChatUpdate {
  id: string;
  change: ChatFieldChange;
}

function patchesOf(changes: readonly ChatUpdate[]) {
  const byId = new Map(changes.map(({ id, change }) => [id, change]));
  const update = (chat: Chat) => {
    const change = byId.get(chat.id);
    return change ? withChange(chat, change) : chat;
  };
  return [
    patch<Chat[]>(chatsKey, (chats) => chats.filter(({ id }) => !byId.get(id)?.hidden).map(update)),
    patch<Chat>(oneChatKey, update),
  ];
}

const saveChange = async ({ id, change }: ChatUpdate) => api.updateChat({ body: { id, chat: change } });

/** Changes one's own side of a chat. */
const changeChat = (errorKey: string) =>
  mutation({
    key: chatsKey,
    send: saveChange,
    optimistic: (change) => patchesOf([change]),
    errorKey,
  });

/** A change of one chat, with the change that takes it back. */
export interface ReversibleChatUpdate extends ChatUpdate {
  before: ChatFieldChange;
}

/** Changes `count` chats together: all of them, or none when the server refuses one. */
export const changeChats = (count: number) =>
  mutation({
    key: chatsKey,
    async send(changes: readonly ReversibleChatUpdate[]) {
      const results = await Promise.allSettled(changes.map(saveChange));
      const refused = results.find(({ status }) => status === 'rejected');
      if (refused?.status !== 'rejected') return;
      const saved = changes.filter((_, at) => results[at]?.status === 'fulfilled');
      await Promise.allSettled(saved.map(({ id, before }) => saveChange({ id, change: before })));
      throw refused.reason;
    },
    optimistic: patchesOf,
    errorKey: count === 1 ? 'chat:failure.change' : 'chat:failure.changeSeveral',
  });

/** Sets the number of unread messages: 0 for a chat that was read. */
export const setUnread = () => changeChat('chat:failure.markRead');

/** Mutes or unmutes a chat. */
export const setMuted = () => changeChat('chat:failure.setMuted');

/** Pins a chat, clears or deletes it, or gives back what was cleared. */
export const arrangeChat = () => changeChat('chat:failure.change');

/** Puts a message of the server into its chat. */
function showMessage(client: QueryClient, message: Message): void {
  const merge = (chat: Chat): Chat =>
    chat.id === message.chatId ? { ...chat, messages: mergeMessage(chat.messages, message) } : chat;
  updateServerData(
    client,
    patch<Chat[]>(chatsKey, (chats) => chats.map(merge)),
  );
  updateServerData(client, patch<Chat>(chatKey(message.chatId), merge));
}

/** Deletes an own message for both sides, or gives it back. */
export const setMessageDeleted = () =>
  mutation({
    key: chatsKey,
    send: async ({ message: { chatId, id }, deleted }: { message: Pick<Message, 'chatId' | 'id'>; deleted: boolean }) =>
      api.updateMessage({ body: { chatId, id, deleted } }),
    optimistic({ message: { chatId, id }, deleted }) {
      if (!deleted) return [];
      const remove = (chat: Chat): Chat => ({
        ...chat,
        messages: chat.messages.map(({ image: _image, ...message }) =>
          message.id === id
            ? { ...message, value: '', deleted: true as const }
            : { ...message, ...(_image && { image: _image }) },
        ),
      });
      return [
        patch<Chat[]>(chatsKey, (chats) => chats.map((chat) => (chat.id === chatId ? remove(chat) : chat))),
        patch<Chat>(chatKey(chatId), remove),
      ];
    },
    onSaved: (message, _variables, client) => showMessage(client, message),
    invalidates: [],
    errorKey: 'chat:failure.deleteMessage',
  });

/** Starts a chat with a contact, or returns the existing one. */
export const startChatMutation = () =>
  mutation({
    key: chatsKey,
    send: async (contactId: string) => api.startChat({ body: { contactId } }),
    onSaved: (chat, _variables, client) =>
      updateServerData(
        client,
        patch<Chat[]>(chatsKey, (chats) => (chats.some(({ id }) => id === chat.id) ? chats : [...chats, chat])),
      ),
    errorKey: 'chat:failure.start',
  });

const imageKey = (id: string) => ['chat-images', id];

/** A picture as a data URL: an image element sends no token. */
export const chatImageQuery = (id: string) => pictureQuery(imageKey(id), api.getChatImage, id);

/** Uploads a picture for a message or the profile. Who uploads it shows the error. */
export const uploadImageMutation = () =>
  mutation({
    key: ['chat-uploads'],
    async send({ file, width, height }: SizedImage) {
      const body = { image: file, width: String(width), height: String(height) };
      const [image, src] = await Promise.all([api.uploadChatImage({ body }), toDataUrl(file)]);
      return { image, src };
    },
    onSaved: ({ image, src }, _variables, client) => client.setQueryData(imageKey(image.id), src),
    invalidates: [],
  });

// No `errorKey`: the message itself shows that it was not sent, and offers to retry.
const sendMessage = (chatId: string) =>
  mutationOptions({
    mutationKey: allChatKey,
    // In sequence, otherwise the second could arrive first.
    scope: { id: `chat-send-${chatId}` },
    // Keep failed messages until they are retried or discarded.
    gcTime: Infinity,
    mutationFn: async ({ id, value, replyTo, image }: UnsentMessage) =>
      api.sendMessage({
        body: {
          chatId,
          id,
          value,
          ...(replyTo !== undefined && { replyTo }),
          ...(image !== undefined && { image: image.id }),
        },
      }),
    meta: { sendsTo: chatId },
  });

const statusOf = { idle: 'sending', pending: 'sending', error: 'failed', success: 'sent' } as const;

type SendMutation = Mutation<Message, Error, UnsentMessage>;

const isSending = ({ meta }: { meta: Record<string, unknown> | undefined }) => typeof meta?.['sendsTo'] === 'string';

/** Finds the messages that are being sent to a chat, or were in this visit. */
const sentTo = (chatId: string) => ({
  mutationKey: allChatKey,
  exact: true,
  predicate: ({ meta }: { meta: Record<string, unknown> | undefined }) => meta?.['sendsTo'] === chatId,
});

/** Whether a message has never reached the server and is sent by itself once there is a network. */
const isOffline = (error: unknown) => error instanceof NetworkError && error.reason === 'offline';

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

async function run(client: QueryClient, chatId: string, sending: SendMutation, variables: UnsentMessage) {
  storeUnsent(chatId, variables);
  try {
    const message = await sending.execute(variables);
    removeUnsent(chatId, [variables.id]);
    showMessage(client, message);
    // Each cache notifies its components by itself: without the delay, the message is in neither for a moment.
    notifyManager.schedule(() => client.getMutationCache().remove(sending));
  } catch {
    // The message shows its own error.
  }
}

/** Sends what could not be sent without a network. */
export function resendUnsent(client: QueryClient): void {
  for (const found of client
    .getMutationCache()
    .findAll({ mutationKey: allChatKey, exact: true, predicate: isSending })) {
    const { state, meta } = found as SendMutation;
    const chatId = meta?.['sendsTo'];
    if (typeof chatId !== 'string' || state.status !== 'error' || !isOffline(state.error) || !state.variables) continue;
    void run(client, chatId, found as SendMutation, { ...state.variables, at: now().toISOString() });
  }
}

/**
 * The pending messages of a chat, with functions to send, retry and discard. They outlive the conversation component,
 * and on this device also the page. `saved` are the messages that the server has.
 */
export function useSendMessage(chatId: string, saved: readonly Message[] | undefined) {
  const client = useQueryClient();
  const cache = client.getMutationCache();
  const online = useOnline();
  const pending = useMutationState<PendingMessage, SendMutation>({
    filters: sentTo(chatId),
    select: ({ mutationId, state: { status, variables, error } }) => ({
      id: mutationId,
      messageId: variables?.id ?? '',
      value: variables?.value ?? '',
      at: variables?.at ?? '',
      state: status === 'error' && isOffline(error) ? 'waiting' : statusOf[status],
      replyTo: variables?.replyTo,
      image: variables?.image,
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
  useEffect(() => {
    if (online) resendUnsent(client);
  }, [client, online]);

  const findMutation = (id: number) =>
    cache.find<Message, Error, UnsentMessage>({ predicate: ({ mutationId }) => mutationId === id });

  return {
    pending,
    send(value: string, attachments: MessageAttachments = {}) {
      const variables = { id: crypto.randomUUID(), value, at: now().toISOString(), ...attachments };
      void run(client, chatId, cache.build(client, sendMessage(chatId)), variables);
    },
    retry(id: number) {
      const failed = findMutation(id);
      const variables = failed?.state.variables;
      // With the same id, because the first call may have arrived.
      if (failed && variables) void run(client, chatId, failed, { ...variables, at: now().toISOString() });
    },
    discard(id: number) {
      const failed = findMutation(id);
      if (!failed) return;
      removeUnsent(chatId, [failed.state.variables?.id ?? '']);
      cache.remove(failed);
    },
  };
}
