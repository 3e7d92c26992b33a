import type { HttpHandler } from 'msw';

import { now } from '#lib/time/clock';
import type { DataLanguage } from '#mocks/core/localized';
import {
  getChat,
  getChatContact,
  getChatContacts,
  getChatProfile,
  getChats,
  sendMessage,
  updateChat,
} from '#modules/chat/api';
import type { Chat, ChatContact, Message } from '#modules/chat/api';

import { handle } from '#mocks/core/handle';
import { ProblemError } from '#mocks/core/problem';

import { chats } from './store';
import type { ChatStore, StoredChat, StoredMessage } from './store';

const loadSeed = () => import('./seed');

const toMessage = (message: StoredMessage, userId: string): Message => {
  const isMine = message.contactId === 'me';
  return { ...message, contactId: isMine ? userId : message.contactId, isMine };
};

/** Returns a function that attaches contact and messages to a chat, for one user. */
async function chatSerializer(userId: string, language: DataLanguage): Promise<(chat: StoredChat) => Chat> {
  const { chatContacts } = await loadSeed();
  const known = new Map<string, ChatContact>(chatContacts(language).map((contact) => [contact.id, contact]));
  return (chat) => {
    const contact = known.get(chat.contactId);
    if (!contact) throw new ProblemError('internal', { detail: `The chat ${chat.id} has no contact.` });
    return { ...chat, contact, messages: chat.messages.map((message) => toMessage(message, userId)) };
  };
}

async function contactsFor(language: DataLanguage, userId: string): Promise<ChatContact[]> {
  const { chatContacts } = await loadSeed();
  return chatContacts(language)
    .filter(({ id }) => id !== userId)
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
}

/** The calls that read or change chats, over one store. */
export const createChatHandlers = (store: ChatStore): HttpHandler[] => [
  handle(getChats, async ({ user, language }) => {
    const toChat = await chatSerializer(user.id, language);
    return (await store.of(user.id).list()).map(toChat);
  }),

  handle(getChat, async ({ query, user, language }) => {
    const toChat = await chatSerializer(user.id, language);
    return toChat(await store.of(user.id).get(query.id));
  }),

  handle(updateChat, async ({ body, user, language }) => {
    const toChat = await chatSerializer(user.id, language);
    const { messages, ...fields } = body.chat;
    const chat = await store.of(user.id).update(body.id, (before) => ({
      ...before,
      ...fields,
      // The user's own messages are stored as `me`, as in the samples.
      ...(messages && {
        messages: messages.map(({ isMine, ...message }) => (isMine ? { ...message, contactId: 'me' } : message)),
      }),
    }));
    return toChat(chat);
  }),

  handle(sendMessage, async ({ body, user }) => {
    const { dayText } = await loadSeed();
    const message: StoredMessage = {
      id: crypto.randomUUID(),
      chatId: body.chatId,
      contactId: 'me',
      value: body.value,
      createdAt: now().toISOString(),
    };
    await store.of(user.id).update(body.chatId, (chat) => ({
      ...chat,
      lastMessage: message.value,
      lastMessageAt: dayText(message.createdAt),
      messages: [...chat.messages, message],
    }));
    return toMessage(message, user.id);
  }),
];

/** The calls of the chat. */
export const chatHandlers: readonly HttpHandler[] = [
  ...createChatHandlers(chats),

  handle(getChatContacts, async ({ user, language }) =>
    (await contactsFor(language, user.id)).map(
      ({ details: _details, attachments: _attachments, ...summary }) => summary,
    ),
  ),

  handle(getChatContact, async ({ query, user, language }) => {
    const contact = (await contactsFor(language, user.id)).find(({ id }) => id === query.id);
    if (!contact) {
      throw new ProblemError('not-found', {
        detail: `There is no contact with the id "${query.id}".`,
        id: query.id,
      });
    }
    return contact;
  }),

  handle(getChatProfile, async ({ user, language }) => {
    const { id, name, email, avatar } = user;
    const { aboutText } = await loadSeed();
    return { id, name, email, avatar, about: aboutText(language) };
  }),
];
