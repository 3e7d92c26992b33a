import BellSlashIcon from '@heroicons/react/24/outline/BellSlashIcon';
import BookmarkIcon from '@heroicons/react/24/outline/BookmarkIcon';
import ChatBubbleLeftRightIcon from '@heroicons/react/24/outline/ChatBubbleLeftRightIcon';
import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { EmptyState } from '#components/EmptyState';
import { Icon } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { VirtualList } from '#components/VirtualList';
import { VisuallyHidden } from '#components/VisuallyHidden';

import type { Chat } from './api';
import * as styles from './ChatList.css';
import { byLastMessage, lastActivityAt } from './chatOrder';
import { ChatPreviewText } from './ChatPreviewText';
import { ChatTime } from './ChatTime';
import * as frame from './ChatWindow.css';
import { chatsQuery } from './queries';
import { useQuickChat } from './QuickChatProvider';
import { UnreadCount } from './UnreadCount';

/** All chats, most recent first. */
export function ChatList({ titleId }: { titleId: string }) {
  const { t, i18n } = useTranslation('chat');
  const { close } = useQuickChat();
  const query = useQuery(chatsQuery());
  return (
    <>
      <div className={frame.header}>
        <h2 id={titleId} className={`${frame.title} ${styles.title}`}>
          {t('title')}
        </h2>
        <IconButton label={t('close')} icon={XMarkIcon} onClick={close} />
      </div>
      <div className={frame.body}>
        <QueryPanel
          query={query}
          what={t('what')}
          skeleton={<ChatListSkeleton />}
          isEmpty={(chats) => chats.length === 0}
          empty={
            <EmptyState icon={ChatBubbleLeftRightIcon} title={t('list.emptyTitle')} description={t('list.emptyText')} />
          }
        >
          {(chats) => (
            <div className={frame.fill} data-stale={query.isError || undefined}>
              <VirtualList
                label={t('list.label')}
                items={byLastMessage(chats, i18n.language)}
                itemKey={({ id }) => id}
                estimatedHeight={styles.rowHeight}
              >
                {(chat, { position }) => <Row chat={chat} first={position === 1} />}
              </VirtualList>
            </div>
          )}
        </QueryPanel>
      </div>
    </>
  );
}

function Row({ chat, first }: { chat: Chat; first: boolean }) {
  const { t } = useTranslation('chat');
  const { open } = useQuickChat();
  const { id, contact, unreadCount = 0, muted, pinned = false, messages } = chat;
  return (
    <button
      type="button"
      className={styles.row}
      data-first={first || undefined}
      data-unread={unreadCount > 0 || undefined}
      onClick={() => open(id)}
    >
      <Avatar id={contact.id} name={contact.name} src={contact.avatar ?? undefined} decorative />
      <span className={styles.texts}>
        <span className={styles.name}>{contact.name}</span>
        <span className={styles.lastMessage}>
          <ChatPreviewText chat={chat} />
        </span>
      </span>
      <span className={styles.meta}>
        {messages.length === 0 ? null : (
          <span className={styles.time}>
            <ChatTime at={lastActivityAt(chat)} />
          </span>
        )}
        <span className={styles.badges}>
          {pinned ? (
            <span className={styles.muted}>
              <Icon source={BookmarkIcon} size="small" />
              <VisuallyHidden>{t('pinned')}</VisuallyHidden>
            </span>
          ) : null}
          {muted ? (
            <span className={styles.muted}>
              <Icon source={BellSlashIcon} size="small" />
              <VisuallyHidden>{t('muted')}</VisuallyHidden>
            </span>
          ) : null}
          <UnreadCount count={unreadCount} placement="inline" />
        </span>
      </span>
    </button>
  );
}

function ChatListSkeleton() {
  return (
    <div className={styles.skeleton}>
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className={styles.skeletonRow}>
          <Skeleton variant="circle" />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}
