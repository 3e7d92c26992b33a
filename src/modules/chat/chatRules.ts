import { foldForSearch } from '#lib/text/foldForSearch';

import type { Chat, Message } from './api';

/** The messages with one that was sent or changed, in the order of their times; each once. */
export function mergeMessage(messages: readonly Message[], message: Message): Message[] {
  if (messages.some(({ id }) => id === message.id)) {
    return messages.map((known) => (known.id === message.id ? message : known));
  }
  const at = messages.findLastIndex(({ createdAt }) => createdAt <= message.createdAt);
  return messages.toSpliced(at + 1, 0, message);
}

/** What the list shows of a chat's last message. */
export type ChatPreview =
  | { kind: 'typing' | 'empty' }
  | { kind: 'deleted' | 'picture'; isMine: boolean }
  | { kind: 'text'; isMine: boolean; text: string };

/** What the list shows of a chat. */
export function previewOf({ typing, messages }: Pick<Chat, 'typing' | 'messages'>): ChatPreview {
  if (typing) return { kind: 'typing' };
  const last = messages.at(-1);
  if (!last) return { kind: 'empty' };
  const { isMine, value, image, deleted } = last;
  if (deleted) return { kind: 'deleted', isMine };
  if (image && value === '') return { kind: 'picture', isMine };
  return { kind: 'text', isMine, text: value };
}

/** A row of the list: a chat, or a message that a search has found, with the id of either. */
export type ChatResult =
  { kind: 'chat'; id: string; chat: Chat } | { kind: 'message'; id: string; chat: Chat; message: Message };

/** A chat as a row of the list. */
export const chatResult = (chat: Chat): ChatResult => ({ kind: 'chat', id: chat.id, chat });

/** Whether a row of the list is a chat; what can be done to several is done to chats, not to found messages. */
export const isChatResult = ({ kind }: ChatResult) => kind === 'chat';

/** What is switched on and off on a chat. */
export type ChatFlag = 'muted' | 'pinned' | 'unread';

export const hasFlag = ({ unreadCount = 0, ...chat }: Chat, flag: ChatFlag): boolean =>
  flag === 'unread' ? unreadCount > 0 : (chat[flag] ?? false);

/** What switching several chats sets for all: muted and pinned unless all are, and read unless all are. */
export const nextFlag = (chats: readonly Chat[], flag: ChatFlag): boolean =>
  flag === 'unread' ? !chats.some((chat) => hasFlag(chat, flag)) : !chats.every((chat) => hasFlag(chat, flag));

/** Messages that a search shows at most; the newest. */
const maxFound = 200;

/**
 * The chats whose contact is found, and below them the messages that contain the text, newest first. Regardless of case
 * and diacritics, in any language.
 */
export function searchChats(chats: readonly Chat[], query: string): ChatResult[] {
  const wanted = foldForSearch(query.trim());
  if (wanted === '') return chats.map(chatResult);
  const named = chats.filter(({ contact }) => foldForSearch(contact.name).includes(wanted));
  const found = chats.flatMap((chat) =>
    chat.messages
      .filter(({ value }) => foldForSearch(value).includes(wanted))
      .map((message): ChatResult & { kind: 'message' } => ({ kind: 'message', id: message.id, chat, message })),
  );
  const newest = found.toSorted((a, b) => (a.message.createdAt < b.message.createdAt ? 1 : -1)).slice(0, maxFound);
  return [...named.map(chatResult), ...newest];
}

/** The part of a text around a match, so that it is seen in one line. */
export function excerpt(text: string, query: string, before = 24): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const at = foldForSearch(line).indexOf(foldForSearch(query.trim()));
  if (at <= before) return line;
  const start = line.lastIndexOf(' ', at - before / 2);
  return `…${line.slice(start < 0 ? at : start + 1)}`;
}

/** Id of the first unread message of the contact; `undefined` without one. */
export function firstUnreadId({
  messages,
  unreadCount = 0,
}: Pick<Chat, 'messages' | 'unreadCount'>): string | undefined {
  if (unreadCount === 0) return undefined;
  return messages.filter(({ isMine }) => !isMine).at(-unreadCount)?.id;
}
