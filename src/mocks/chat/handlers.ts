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
import { fieldError, ProblemError } from '#mocks/core/problem';

import { chats } from './store';
import type { ChatStore, StoredChat, StoredMessage } from './store';

const loadSeed = () => import('./seed');

const toMessage = (message: StoredMessage, userId: string): Message => {
  const isMine = message.contactId === 'me';
  return { ...message, contactId: isMine ? userId : message.contactId, isMine };
};

/**
 * A message of a change, as stored: the user's own as `me`, as in the samples. Throws for a message of the contact that
 * is not as it was.
 */
function toStoredMessage({ isMine, ...message }: Message, { messages }: StoredChat, at: number): StoredMessage {
  if (isMine) return { ...message, contactId: 'me' };
  const known = messages.find(({ id }) => id === message.id);
  const isUnchanged =
    known?.value === message.value && known.createdAt === message.createdAt && known.contactId === message.contactId;
  if (isUnchanged) return known;
  throw fieldError(`/chat/messages/${at}`, 'not-yours', 'A message of the contact cannot be added or changed');
}

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
      ...(messages && { messages: messages.map((message, at) => toStoredMessage(message, before, at)) }),
    }));
    return toChat(chat);
  }),

  handle(sendMessage, async ({ body, user }) => {
    const { dayText } = await loadSeed();
    const message: StoredMessage = {
      id: body.id ?? crypto.randomUUID(),
      chatId: body.chatId,
      contactId: 'me',
      value: body.value,
      createdAt: now().toISOString(),
    };
    const { messages } = await store.of(user.id).update(body.chatId, (chat) => {
      const known = chat.messages.find(({ id }) => id === message.id);
      if (known && known.contactId !== 'me') throw fieldError('/id', 'taken', 'Another message has this id');
      // A repeated call whose first response was lost.
      if (known) return chat;
      return {
        ...chat,
        lastMessage: message.value,
        lastMessageAt: dayText(message.createdAt),
        messages: [...chat.messages, message],
      };
    });
    return toMessage(messages.find(({ id }) => id === message.id) ?? message, user.id);
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
