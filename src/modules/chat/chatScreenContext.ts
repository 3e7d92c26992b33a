import { createScreenContext } from '#lib/react/createScreenContext';

import type { Chat } from './api';
import type { ChatFlag } from './chatRules';
import type { ChatActions } from './useChatActions';

/** State shared by all parts of the page of the chat. */
export interface ChatScreenState {
  actions: ChatActions;
  /** Address of a chat, and of a message in it, beside the list as it is. */
  pathTo: (id?: string, message?: string) => string;
  /** Deletes chats; an open one is closed. */
  remove: (chats: readonly Chat[]) => void;
  /** Marks a chat as unread or read; an open one is closed, or it would be read at once. */
  markUnread: (chat: Chat) => void;
  /** Switches several chats together; an open one that becomes unread is closed. */
  toggleAll: (chats: readonly Chat[], flag: ChatFlag) => void;
}

/** Provides the shared state to the parts of `ChatScreen`, and returns it in them. */
export const [ChatScreenContext, useChatScreen] = createScreenContext<ChatScreenState>('ChatScreen');
