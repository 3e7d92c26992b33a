import type { HttpHandler } from 'msw';

import type { DataLanguage } from '#mocks/core/localized';
import { encodeBase64 } from '#lib/browser/base64';
import type { SessionUser } from '#lib/session/session';
import {
  getChat,
  getChatContact,
  getChatContacts,
  getChatImage,
  getChatProfile,
  getChats,
  sendMessage,
  startChat,
  updateChat,
  updateChatProfile,
  updateMessage,
  uploadChatImage,
} from '#modules/chat/api';
import type { Chat, ChatContact, ChatProfile } from '#modules/chat/api';
import { chatLimits } from '#modules/chat/limits';

import { accounts } from '#mocks/accounts/store';
import { handle } from '#mocks/core/handle';
import { detectImageType, imageTypes } from '#mocks/core/imageType';
import { fieldError, ProblemError } from '#mocks/core/problem';

import { loadContacts } from './chatContacts';
import {
  addMessage,
  clearing,
  otherSideOf,
  reportRead,
  setDeleted,
  startWith,
  toChat,
  toMessage,
  toStoredMessage,
  withDueAnswer,
} from './conversation';
import { chatImages, chatProfiles, chats } from './store';
import type { ChatStore, StoredChat } from './store';

const loadSeed = () => import('./seed');

const notFound = (what: string, id: string) =>
  new ProblemError('not-found', { detail: `There is no ${what} with the id "${id}".`, id });

const hasAccount = async (id: string) => (await accounts.find(id)) !== undefined;

/** Returns a function that attaches contact and messages to a chat, for one user. */
async function chatSerializer(userId: string, language: DataLanguage): Promise<(chat: StoredChat) => Chat> {
  const known = await loadContacts(language);
  return (chat) => {
    const contact = known.get(chat.contactId);
    if (!contact) throw new ProblemError('internal', { detail: `The chat ${chat.id} has no contact.` });
    return toChat(chat, contact, userId);
  };
}

async function contactsFor(language: DataLanguage, userId: string): Promise<ChatContact[]> {
  return [...(await loadContacts(language)).values()]
    .filter(({ id }) => id !== userId)
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
}

/** The calls that read or change chats, over one store. */
export function createChatHandlers(store: ChatStore): HttpHandler[] {
  async function deliverAnswer(chat: StoredChat, userId: string): Promise<StoredChat> {
    const { dayText } = await loadSeed();
    const isDue = (one: StoredChat) => withDueAnswer(one, dayText) !== one;
    return isDue(chat) ? store.of(userId).update(chat.id, (stored) => withDueAnswer(stored, dayText)) : chat;
  }

  /** Runs a change of one's own side, with the other side of the chat. */
  async function changeBoth<T>(
    user: SessionUser,
    chatId: string,
    work: (own: ReturnType<ChatStore['of']>, side: Awaited<ReturnType<typeof otherSideOf>>) => Promise<T>,
  ): Promise<T> {
    const side = await otherSideOf(store, await store.of(user.id).get(chatId), user.id, hasAccount);
    return store.transaction(user.id, (own) => work(own, side));
  }

  return [
    handle(getChats, async ({ user, language }) => {
      const serialize = await chatSerializer(user.id, language);
      const shown: Chat[] = [];
      for (const chat of await store.of(user.id).list()) {
        const answered = chat.answer ? await deliverAnswer(chat, user.id) : chat;
        if (!answered.hidden) shown.push(serialize(answered));
      }
      return shown;
    }),

    handle(getChat, async ({ query, user, language }) => {
      const serialize = await chatSerializer(user.id, language);
      const chat = await deliverAnswer(await store.of(user.id).get(query.id), user.id);
      if (chat.hidden) throw notFound('chat', query.id);
      return serialize(chat);
    }),

    handle(updateChat, async ({ body, user, language }) => {
      const serialize = await chatSerializer(user.id, language);
      const { messages, clearedAt, ...fields } = body.chat;
      const chat = await changeBoth(user, body.id, async (own, side) => {
        const before = await own.get(body.id);
        if (fields.unreadCount === 0 && before.unreadCount) await reportRead(side);
        return own.update(body.id, () => ({
          ...before,
          ...fields,
          ...clearing(before, clearedAt),
          ...(messages && { messages: messages.map((message, at) => toStoredMessage(message, before, at)) }),
        }));
      });
      return serialize(chat);
    }),

    handle(startChat, async ({ body: { contactId }, user, language }) => {
      const serialize = await chatSerializer(user.id, language);
      if (!(await contactsFor(language, user.id)).some(({ id }) => id === contactId)) {
        throw notFound('contact', contactId);
      }
      return serialize(await store.transaction(user.id, (own) => startWith(own, contactId)));
    }),

    handle(sendMessage, async ({ body, user }) => {
      const { dayText } = await loadSeed();
      const { image: imageId, replyTo, ...message } = body;
      if (imageId === undefined && message.value.trim() === '') {
        throw fieldError('/value', 'blank', 'A message needs a text or a picture');
      }
      const stored = imageId === undefined ? undefined : await chatImages.find(imageId);
      if (imageId !== undefined && !stored) throw notFound('picture', imageId);
      const sent = await changeBoth(user, body.chatId, async (own, side) => {
        const { messages } = await own.get(body.chatId);
        if (replyTo !== undefined && !messages.some(({ id }) => id === replyTo)) throw notFound('message', replyTo);
        return addMessage(
          own,
          side,
          {
            ...message,
            id: body.id ?? crypto.randomUUID(),
            ...(replyTo !== undefined && { replyTo }),
            ...(stored && { image: { id: stored.id, width: stored.width, height: stored.height } }),
          },
          dayText,
        );
      });
      return toMessage(sent, user.id);
    }),

    handle(updateMessage, async ({ body, user }) => {
      const message = await changeBoth(user, body.chatId, (own, side) => setDeleted(own, side, body));
      if (!message) throw notFound('own message', body.id);
      return toMessage(message, user.id);
    }),
  ];
}

async function toProfile({ id, name, email, avatar }: SessionUser, language: DataLanguage): Promise<ChatProfile> {
  const { aboutText } = await loadSeed();
  const { about = aboutText(language), avatar: photo = avatar ?? null } =
    (await chatProfiles.of(id).find('profile')) ?? {};
  return { id, name, email: email ?? '', avatar: photo, about };
}

/** A picture as a data URL, because an image element sends no token. */
async function loadPhoto(id: string): Promise<string> {
  const found = await chatImages.find(id);
  if (!found) throw notFound('picture', id);
  return `data:${found.type};base64,${encodeBase64(found.bytes)}`;
}

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
    if (!contact) throw notFound('contact', query.id);
    return contact;
  }),

  handle(getChatProfile, ({ user, language }) => toProfile(user, language)),

  handle(updateChatProfile, async ({ body: { profile }, user, language }) => {
    const { about, avatar } = profile;
    const photo = typeof avatar === 'string' ? await loadPhoto(avatar) : avatar;
    await chatProfiles.of(user.id).upsert('profile', (before) => ({
      ...before,
      id: 'profile',
      ...(about !== undefined && { about: about.trim() }),
      ...(photo !== undefined && { avatar: photo }),
    }));
    return toProfile(user, language);
  }),

  handle(uploadChatImage, async ({ body: { image, width, height }, user }) => {
    if (image.size > chatLimits.imageBytes)
      throw new ProblemError('payload-too-large', { limit: chatLimits.imageBytes });
    const bytes = new Uint8Array(await image.arrayBuffer());
    const type = detectImageType(bytes);
    if (!type) throw new ProblemError('unsupported-media', { allowed: [...imageTypes] });
    const id = `img_${crypto.randomUUID()}`;
    const picture = { id, width: Number(width), height: Number(height) };
    await chatImages.addFirst({ ...picture, owner: user.id, type, bytes });
    return picture;
  }),

  handle(getChatImage, async ({ query, user }) => {
    const found = await chatImages.find(query.id);
    const isShared = async () =>
      (await chats.of(user.id).list()).some(({ messages }) => messages.some(({ image }) => image?.id === query.id));
    if (!found || (found.owner !== user.id && !(await isShared()))) throw notFound('picture', query.id);
    return new File([found.bytes as BlobPart], query.id, { type: found.type });
  }),
];
