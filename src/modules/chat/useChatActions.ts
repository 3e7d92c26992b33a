import { useTranslation } from 'react-i18next';

import { useRecordActions } from '#components/RecordList';
import type { ActionTools } from '#components/RecordList';
import { now } from '#lib/time/clock';

import type { Chat } from './api';
import { arrangeChat, setMuted, setUnread } from './queries';

/** Actions on chats. All show at once, and are taken back when the server refuses them. */
export interface ChatActions {
  toggleMuted: (chat: Chat) => void;
  togglePinned: (chat: Chat) => void;
  toggleUnread: (chat: Chat) => void;
  /** Removes the messages from one's own side; can be undone. */
  clear: (chat: Chat) => void;
  /** Removes the chat from the list, with its messages; can be undone. */
  remove: (chat: Chat) => void;
}

function createChatActions({ offerUndo, start, t }: ActionTools<'chat-page'>): ChatActions {
  const clearedAt = ({ messages }: Chat) => messages.at(-1)?.createdAt ?? now().toISOString();
  /** What an undo gives back: also what was unread. */
  const uncleared = ({ unreadCount = 0 }: Chat) => ({ clearedAt: null, ...(unreadCount > 0 && { unreadCount }) });
  return {
    toggleMuted: ({ id, muted }) => start(setMuted(), { id, change: { muted: !muted } }),
    togglePinned: ({ id, pinned = false }) => start(arrangeChat(), { id, change: { pinned: !pinned } }),
    toggleUnread: ({ id, unreadCount = 0 }) =>
      start(setUnread(), { id, change: { unreadCount: unreadCount > 0 ? 0 : 1 } }),
    clear(chat) {
      const { id, contact } = chat;
      offerUndo({
        saved: start(arrangeChat(), { id, change: { clearedAt: clearedAt(chat), unreadCount: 0 } }),
        text: t('cleared', { name: contact.name }),
        undo: () => start(arrangeChat(), { id, change: uncleared(chat) }),
      });
    },
    remove(chat) {
      const { id, contact } = chat;
      offerUndo({
        saved: start(arrangeChat(), { id, change: { hidden: true, clearedAt: clearedAt(chat), unreadCount: 0 } }),
        text: t('removed', { name: contact.name }),
        undo: () => start(arrangeChat(), { id, change: { hidden: false, ...uncleared(chat) } }),
      });
    },
  };
}

/** The actions on chats with a stable identity. */
export const useChatActions = (): ChatActions => useRecordActions(createChatActions, useTranslation('chat-page'));
