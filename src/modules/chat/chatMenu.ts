import BellIcon from '@heroicons/react/24/outline/BellIcon';
import BellSlashIcon from '@heroicons/react/24/outline/BellSlashIcon';
import BookmarkIcon from '@heroicons/react/24/outline/BookmarkIcon';
import BookmarkSlashIcon from '@heroicons/react/24/outline/BookmarkSlashIcon';
import CalendarDaysIcon from '@heroicons/react/24/outline/CalendarDaysIcon';
import ChatBubbleOvalLeftIcon from '@heroicons/react/24/outline/ChatBubbleOvalLeftIcon';
import InformationCircleIcon from '@heroicons/react/24/outline/InformationCircleIcon';
import NoSymbolIcon from '@heroicons/react/24/outline/NoSymbolIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import type { TFunction } from 'i18next';

import type { MenuSection } from '#components/Menu';

import type { Chat } from './api';
import type { ChatActions } from './useChatActions';

/** What can be done with a chat from its row. */
export const chatSections = ({ muted, pinned, unreadCount = 0, messages }: Chat, t: TFunction<'chat-page'>) =>
  [
    {
      id: 'chat',
      items: [
        { id: 'unread', label: t(unreadCount > 0 ? 'menu.read' : 'menu.unread'), icon: ChatBubbleOvalLeftIcon },
        { id: 'pin', label: t(pinned ? 'menu.unpin' : 'menu.pin'), icon: pinned ? BookmarkSlashIcon : BookmarkIcon },
        { id: 'mute', label: t(muted ? 'menu.unmute' : 'menu.mute'), icon: muted ? BellIcon : BellSlashIcon },
      ],
    },
    {
      id: 'remove',
      items: [
        ...(messages.length > 0 ? [{ id: 'clear', label: t('menu.clear'), icon: NoSymbolIcon }] : []),
        { id: 'delete', label: t('menu.delete'), icon: TrashIcon },
      ],
    },
  ] satisfies MenuSection[];

/** What can be done with the open chat: also to look at. */
export const openChatSections = (chat: Chat, t: TFunction<'chat-page'>): MenuSection[] => [
  {
    id: 'view',
    items: [
      { id: 'info', label: t('menu.info'), icon: InformationCircleIcon },
      ...(chat.messages.length > 0 ? [{ id: 'date', label: t('menu.date'), icon: CalendarDaysIcon }] : []),
    ],
  },
  ...chatSections(chat, t),
];

/** Runs an item of `chatSections`. Deleting and marking as unread also close the chat, so the screen does that. */
export function runChatAction(
  id: string,
  chat: Chat,
  actions: ChatActions,
  { remove, markUnread }: { remove: (chats: readonly Chat[]) => void; markUnread: (chat: Chat) => void },
): void {
  if (id === 'unread') markUnread(chat);
  else if (id === 'pin') actions.togglePinned(chat);
  else if (id === 'mute') actions.toggleMuted(chat);
  else if (id === 'clear') actions.clear(chat);
  else if (id === 'delete') remove([chat]);
}
