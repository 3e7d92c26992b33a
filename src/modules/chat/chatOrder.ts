import { dayMs } from '#lib/time/duration';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';
import { instantFromWallClock, isoDateToDayNumber } from '#lib/time/zonedTime';

import type { Chat } from './api';

/** Time of the last message in ms; without messages, the beginning of the day in `lastMessageAt`. */
export function lastActivityAt({ messages, lastMessageAt }: Pick<Chat, 'messages' | 'lastMessageAt'>): number {
  const last = messages.at(-1);
  if (last) return Date.parse(last.createdAt);
  const day = isoDateToDayNumber(lastMessageAt.split('/').toReversed().join('-'));
  return Number.isNaN(day) ? 0 : instantFromWallClock(viewerTimeZone(), day * dayMs);
}

/** Sorts chats: pinned ones first, then by their last message, most recent first; those without one follow by name. */
export function byLastMessage(chats: readonly Chat[], language: string): Chat[] {
  return chats.toSorted(
    (a, b) =>
      Number(b.pinned ?? false) - Number(a.pinned ?? false) ||
      lastActivityAt(b) - lastActivityAt(a) ||
      a.contact.name.localeCompare(b.contact.name, language),
  );
}

/** Number of unread messages in all chats that are not muted. */
export function totalUnread(chats: readonly Pick<Chat, 'unreadCount' | 'muted'>[]): number {
  return chats.reduce((sum, { unreadCount = 0, muted }) => sum + (muted ? 0 : unreadCount), 0);
}
