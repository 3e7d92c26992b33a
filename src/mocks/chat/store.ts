import { now } from '#lib/time/clock';
import type { ChatImage, Message } from '#modules/chat/api';

import { defineStore, ownedStore } from '#mocks/core/store';
import type { OwnedStore } from '#mocks/core/store';

import type { DueAnswer } from './contactAnswers';

/** A message as stored; `contactId` is `me` for the current user's own. A deleted one keeps its text, to give it back. */
export type StoredMessage = Omit<Message, 'isMine'>;

/** A chat as stored, without its contact. */
export interface StoredChat {
  id: string;
  contactId: string;
  unreadCount?: number;
  muted: boolean;
  pinned?: boolean;
  /** Messages until this instant are not shown. */
  clearedAt?: string | null;
  /** What `clearedAt` was before, to take the last clearing back. */
  clearedBefore?: string | null;
  hidden?: boolean;
  /** When the contact has read last. */
  contactReadAt?: string;
  /** The answer that a sample contact is going to give. */
  answer?: DueAnswer;
  lastMessage: string;
  /** Day, month and year: `16/03/2026`. */
  lastMessageAt: string;
  messages: StoredMessage[];
}

/** What a person says of themselves; the only record of its store. */
export interface StoredChatProfile {
  id: 'profile';
  about?: string;
  /** Photo as a data URL. */
  avatar?: string | null;
}

/** A picture that was uploaded. */
export type StoredChatImage = ChatImage & { owner: string; type: string; bytes: Uint8Array };

/** The store that chat handlers use: the database, or memory for a scenario. */
export type ChatStore = OwnedStore<StoredChat>;

/** The chats of each person: their own side of each conversation. */
export const chats: ChatStore = ownedStore<StoredChat>('chats', async (owner) =>
  (await import('./seed')).sampleChats(now(), owner),
);

/** What each person has written about themselves. */
export const chatProfiles = ownedStore<StoredChatProfile>('chat-profiles', async () => []);

/** The pictures of messages and profiles. */
export const chatImages = defineStore<StoredChatImage>('chat-images', async () => []);
