import ChatBubbleLeftRightIcon from '@heroicons/react/24/outline/ChatBubbleLeftRightIcon';
import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState';
import { IconButton } from '#components/IconButton';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { VirtualList } from '#components/VirtualList';

import type { Chat } from './api';
import * as styles from './ChatList.css';
import { byLastMessage } from './chatOrder';
import { ChatSummary } from './ChatSummary';
import * as frame from './ChatWindow.css';
import { chatsQuery } from './queries';
import { useQuickChat } from './QuickChatProvider';

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
  const { open } = useQuickChat();
  return (
    <button type="button" className={styles.row} data-first={first || undefined} onClick={() => open(chat.id)}>
      <ChatSummary chat={chat} />
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
