import ChatBubbleLeftRightIcon from '@heroicons/react/24/outline/ChatBubbleLeftRightIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { IconButton } from '#components/IconButton';
import { Skeleton } from '#components/Skeleton';
import { Tooltip } from '#components/Tooltip';
import type { VirtualListProps } from '#components/VirtualList';
import { lazyComponent } from '#lib/react/lazyComponent';

import type { Chat } from './api';
import { byLastMessage } from './chatOrder';
import { chatsQuery, unreadMessagesQuery } from './queries';
import * as styles from './QuickChat.css';
import { useQuickChat } from './QuickChatProvider';
import { UnreadCount } from './UnreadCount';

const rowHeight = 48;
/** Longer lists are virtualised. */
const maxPlainLength = 50;

const virtual = lazyComponent<VirtualListProps<Chat>>(() =>
  import('#components/VirtualList').then(({ VirtualList }) => VirtualList<Chat>),
);

/** Column with the avatars of all chats. */
export function ChatRail() {
  const { t, i18n } = useTranslation('chat');
  const { data: chats, isPending } = useQuery(chatsQuery());
  const { isOpen, open, close } = useQuickChat();
  const { data: unread = 0 } = useQuery(unreadMessagesQuery());
  return (
    <div className={styles.rail}>
      <div className={styles.railHeader}>
        <IconButton
          label={isOpen ? t('close') : unread > 0 ? t('openUnread', { count: unread }) : t('open')}
          icon={ChatBubbleLeftRightIcon}
          placement="start"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={({ currentTarget }) => {
            currentTarget.focus();
            if (isOpen) close();
            else open();
          }}
        />
      </div>
      {chats && chats.length > 0 ? (
        <div className={styles.railList}>
          <ChatAvatars chats={byLastMessage(chats, i18n.language)} />
        </div>
      ) : isPending ? (
        <RailSkeleton />
      ) : null}
    </div>
  );
}

function ChatAvatars({ chats }: { chats: readonly Chat[] }) {
  const { t } = useTranslation('chat');
  const isLong = chats.length > maxPlainLength;
  const isLoaded = virtual.useLoadedWhen(isLong);

  if (isLong) {
    if (!isLoaded) return <RailSkeleton />;
    return (
      <virtual.Component label={t('list.label')} items={chats} itemKey={({ id }) => id} estimatedHeight={rowHeight}>
        {(chat) => <ChatAvatarButton chat={chat} />}
      </virtual.Component>
    );
  }
  return (
    <ul role="list" className={styles.railItems} aria-label={t('list.label')}>
      {chats.map((chat) => (
        <li key={chat.id}>
          <ChatAvatarButton chat={chat} />
        </li>
      ))}
    </ul>
  );
}

function RailSkeleton() {
  return (
    <div className={styles.railSkeleton} aria-busy="true">
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} variant="circle" />
      ))}
    </div>
  );
}

function ChatAvatarButton({ chat: { id, contact, unreadCount = 0 } }: { chat: Chat }) {
  const { openId, open, isOpen } = useQuickChat();
  return (
    <div className={styles.railRow}>
      <Tooltip text={contact.name} purpose="label" placement="start">
        {() => (
          <button
            type="button"
            className={styles.avatarButton}
            aria-current={openId === id || undefined}
            aria-haspopup="dialog"
            aria-expanded={isOpen && openId === id}
            onClick={({ currentTarget }) => {
              // Safari does not focus a clicked button; without focus it could not be restored later.
              currentTarget.focus();
              open(id);
            }}
          >
            <span className={styles.avatar}>
              <Avatar id={contact.id} name={contact.name} src={contact.avatar ?? undefined} />
            </span>
            <UnreadCount count={unreadCount} placement="corner" />
          </button>
        )}
      </Tooltip>
    </div>
  );
}
