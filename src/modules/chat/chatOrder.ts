import type { Chat } from './api';

/** The instant of the last message in ms; the day that the chat names where it holds no messages. */
export function lastActivityAt({ messages, lastMessageAt }: Pick<Chat, 'messages' | 'lastMessageAt'>): number {
  const last = messages.at(-1);
  if (last) return Date.parse(last.createdAt);
  const moment = Date.parse(lastMessageAt.split('/').toReversed().join('-'));
  return Number.isNaN(moment) ? 0 : moment;
}

/** The chat that was written in last comes first; those without any message follow by name. */
export function byLastMessage(chats: readonly Chat[], language: string): Chat[] {
  return chats.toSorted(
    (a, b) => lastActivityAt(b) - lastActivityAt(a) || a.contact.name.localeCompare(b.contact.name, language),
  );
}

/** Unread messages of all chats. */
export function totalUnread(chats: readonly Pick<Chat, 'unreadCount'>[]): number {
  return chats.reduce((sum, { unreadCount = 0 }) => sum + unreadCount, 0);
}
