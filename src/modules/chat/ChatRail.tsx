import ChatBubbleLeftRightIcon from '@heroicons/react/24/outline/ChatBubbleLeftRightIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { IconButton } from '#components/IconButton';
import { Skeleton } from '#components/Skeleton';
import { Tooltip } from '#components/Tooltip';
import { VirtualList } from '#components/VirtualList';

import type { Chat } from './api';
import { byLastMessage, totalUnread } from './chatOrder';
import { chatsQuery } from './queries';
import * as styles from './QuickChat.css';
import { useQuickChat } from './QuickChatProvider';
import { UnreadCount } from './UnreadCount';

const rowHeight = 48;

/** Column with the avatars of all chats. */
export function ChatRail() {
  const { t, i18n } = useTranslation('chat');
  const { data: chats, isPending } = useQuery(chatsQuery());
  const { isOpen, open, close } = useQuickChat();
  const unread = chats ? totalUnread(chats) : 0;
  return (
    <div className={styles.rail}>
      <div className={styles.railHeader}>
        <IconButton
          label={isOpen ? t('close') : unread > 0 ? t('openUnread', { count: unread }) : t('open')}
          icon={ChatBubbleLeftRightIcon}
          placement="left"
          popup="dialog"
          expanded={isOpen}
          onClick={({ currentTarget }) => {
            currentTarget.focus();
            if (isOpen) close();
            else open();
          }}
        />
      </div>
      {chats && chats.length > 0 ? (
        <div className={styles.railList}>
          <VirtualList
            label={t('list.label')}
            items={byLastMessage(chats, i18n.language)}
            itemKey={({ id }) => id}
            estimatedHeight={rowHeight}
          >
            {(chat) => <ChatAvatarButton chat={chat} />}
          </VirtualList>
        </div>
      ) : isPending ? (
        <div className={styles.railSkeleton} aria-busy="true">
          {Array.from({ length: 6 }, (_, row) => (
            <Skeleton key={row} shape="circle" />
          ))}
        </div>
      ) : null}
    </div>
  );
}

function ChatAvatarButton({ chat: { id, contact, unreadCount = 0 } }: { chat: Chat }) {
  const { openId, open, isOpen } = useQuickChat();
  return (
    <div className={styles.railRow}>
      <Tooltip text={contact.name} purpose="label" placement="left">
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
