import { useTranslation } from 'react-i18next';

import { useRecordActions } from '#components/RecordList';
import type { ActionTools } from '#components/RecordList';
import { now } from '#lib/time/clock';

import type { Chat } from './api';
import { hasFlag, nextFlag } from './chatRules';
import type { ChatFlag } from './chatRules';
import { arrangeChat, changeChats, setMuted, setUnread } from './queries';
import type { ReversibleChatUpdate } from './queries';

/** Actions on chats. All show at once, and are taken back when the server refuses them. */
export interface ChatActions {
  toggleMuted: (chat: Chat) => void;
  togglePinned: (chat: Chat) => void;
  toggleUnread: (chat: Chat) => void;
  /** Removes the messages from one's own side; can be undone. */
  clear: (chat: Chat) => void;
  /** Mutes, pins or marks several chats as unread, or takes it back from all that have it; can be undone. */
  toggleAll: (chats: readonly Chat[], flag: ChatFlag) => void;
  /** Removes the chats from the list, with their messages; can be undone. */
  remove: (chats: readonly Chat[]) => void;
}

const offNames = { muted: 'unmuted', pinned: 'unpinned', unread: 'read' } as const;

function createChatActions({ offerUndo, start, t }: ActionTools<'chat-page'>): ChatActions {
  const clearedAt = ({ messages }: Chat) => messages.at(-1)?.createdAt ?? now().toISOString();
  /** What an undo gives back: also what was unread. */
  const uncleared = ({ unreadCount = 0 }: Chat) => ({ clearedAt: null, ...(unreadCount > 0 && { unreadCount }) });
  const naming = (chats: readonly Chat[]) => ({ count: chats.length, name: chats[0]?.contact.name ?? '' });
  function changeAll(
    chats: readonly Chat[],
    fieldsOf: (chat: Chat) => Pick<ReversibleChatUpdate, 'change' | 'before'>,
    text: string,
  ) {
    const changes = chats.map((chat) => ({ id: chat.id, ...fieldsOf(chat) }));
    offerUndo({
      saved: start(changeChats(chats.length), changes),
      text,
      undo: () =>
        start(
          changeChats(chats.length),
          changes.map(({ id, change, before }) => ({ id, change: before, before: change })),
        ),
    });
  }
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
    toggleAll(chats, flag) {
      const on = nextFlag(chats, flag);
      const changed = chats.filter((chat) => hasFlag(chat, flag) !== on);
      const fields = ({ unreadCount = 0 }: Chat) =>
        flag === 'unread'
          ? { change: { unreadCount: on ? 1 : 0 }, before: { unreadCount } }
          : { change: { [flag]: on }, before: { [flag]: !on } };
      changeAll(changed, fields, t(`bulk.done.${on ? flag : offNames[flag]}`, naming(changed)));
    },
    remove: (chats) =>
      changeAll(
        chats,
        (chat) => ({
          change: { hidden: true, clearedAt: clearedAt(chat), unreadCount: 0 },
          before: { hidden: false, ...uncleared(chat) },
        }),
        t('removed', naming(chats)),
      ),
  };
}

/** The actions on chats with a stable identity. */
export const useChatActions = (): ChatActions => useRecordActions(createChatActions, useTranslation('chat-page'));
