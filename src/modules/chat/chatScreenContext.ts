import { createContext, use } from 'react';

import type { Chat } from './api';
import type { ChatActions } from './useChatActions';

/** State shared by all parts of the page of the chat. */
export interface ChatScreenState {
  actions: ChatActions;
  /** Address of a chat, and of a message in it, beside the list as it is. */
  pathTo: (id?: string, message?: string) => string;
  /** Deletes a chat and closes it. */
  remove: (chat: Chat) => void;
  /** Marks a chat as unread or read; an open one is closed, or it would be read at once. */
  markUnread: (chat: Chat) => void;
}

/** Provides the shared state to the parts of the page. */
export const ChatScreenContext = createContext<ChatScreenState | null>(null);

/** The shared state of the page; throws outside `ChatScreenContext`. */
export function useChatScreen(): ChatScreenState {
  const state = use(ChatScreenContext);
  if (!state) throw new Error('useChatScreen found no ChatScreenContext above: render it inside ChatScreen.');
  return state;
}
