import { now } from '#lib/time/clock';
import type { Message } from '#modules/chat/api';

import { ownedStore } from '#mocks/core/store';
import type { OwnedStore } from '#mocks/core/store';

/** A message as stored; `contactId` is `me` for the current user's own. */
export type StoredMessage = Omit<Message, 'isMine'>;

/** A chat as stored, without its contact. */
export interface StoredChat {
  id: string;
  contactId: string;
  unreadCount?: number;
  muted: boolean;
  lastMessage: string;
  /** Day, month and year: `16/03/2026`. */
  lastMessageAt: string;
  messages: StoredMessage[];
}

/** The store that chat handlers use: the database, or memory for a scenario. */
export type ChatStore = OwnedStore<StoredChat>;

/** The chats of each person. */
export const chats: ChatStore = ownedStore<StoredChat>('chats', async () =>
  (await import('./seed')).sampleChats(now()),
);
