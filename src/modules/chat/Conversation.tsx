import ArrowLeftIcon from '@heroicons/react/24/outline/ArrowLeftIcon';
import BellIcon from '@heroicons/react/24/outline/BellIcon';
import BellSlashIcon from '@heroicons/react/24/outline/BellSlashIcon';
import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { Button } from '#components/Button';
import { EmptyState } from '#components/EmptyState';
import { ErrorState } from '#components/ErrorState';
import { Icon } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { QueryPanel } from '#components/QueryPanel';

import type { Chat } from './api';
import * as frame from './ChatWindow.css';
import * as styles from './Conversation.css';
import { MessageField } from './MessageField';
import { MessageList } from './MessageList';
import { MessagesSkeleton } from './MessagesSkeleton';
import { withPending } from './pendingMessages';
import { chatQuery, chatsQuery, markRead, setMuted, UnknownChat, useSendMessage } from './queries';
import { useQuickChat } from './QuickChatProvider';

/** A chat with its contact, messages and message field. */
export function Conversation({ id, titleId }: { id: string; titleId: string }) {
  const { t } = useTranslation('chat');
  const client = useQueryClient();
  const query = useQuery(chatQuery(id, client));
  // Optimistic updates apply to the list.
  const { data: listed } = useQuery({
    ...chatsQuery(),
    select: (chats: Chat[]) => chats.find((chat) => chat.id === id),
  });
  const { showList } = useQuickChat();
  const { pending, send, retry, discard } = useSendMessage(id, query.data?.messages);
  useMarkRead(id, listed?.unreadCount ?? 0);

  const contact = (query.data ?? listed)?.contact;
  const unknown = query.error instanceof UnknownChat ? query.error : undefined;
  return (
    <>
      <ConversationHeader
        id={id}
        titleId={titleId}
        contact={contact}
        muted={listed?.muted ?? query.data?.muted ?? false}
      />
      <div className={frame.body}>
        {unknown ? (
          <div className={frame.centered}>
            <ErrorState error={unknown.cause} title={t('conversation.unknown', { id })} headingLevel={3} />
            <div className={styles.back}>
              <Button onClick={showList}>{t('conversation.back')}</Button>
            </div>
          </div>
        ) : (
          <QueryPanel query={query} what={t('conversation.what')} skeleton={<MessagesSkeleton />} headingLevel={3}>
            {(chat) => {
              const messages = withPending(chat.messages, pending);
              return (
                <div className={frame.fill} data-stale={query.isError || undefined}>
                  {messages.length === 0 ? (
                    <div className={frame.centered}>
                      <EmptyState title={t('conversation.emptyTitle')} description={t('conversation.emptyText')} />
                    </div>
                  ) : (
                    <MessageList name={chat.contact.name} messages={messages} onRetry={retry} onDiscard={discard} />
                  )}
                </div>
              );
            }}
          </QueryPanel>
        )}
      </div>
      {query.data ? <MessageField chatId={id} name={query.data.contact.name} onSend={send} /> : null}
    </>
  );
}

/** Marks the open chat as read. Sent once per count, otherwise a rejected request would repeat forever. */
function useMarkRead(id: string, unread: number) {
  const { mutate } = useMutation(markRead());
  const requestedCount = useRef(0);
  const requestMarkRead = useEffectEvent(() => {
    if (unread <= requestedCount.current) return;
    requestedCount.current = unread;
    mutate(id, {
      onSuccess: () => {
        requestedCount.current = 0;
      },
    });
  });
  useEffect(() => requestMarkRead(), [id, unread]);
}

interface ConversationHeaderProps {
  id: string;
  titleId: string;
  contact: Chat['contact'] | undefined;
  muted: boolean;
}

function ConversationHeader({ id, titleId, contact, muted }: ConversationHeaderProps) {
  const { t } = useTranslation('chat');
  const { close, showList } = useQuickChat();
  const { mutate: change } = useMutation(setMuted());
  return (
    <div className={frame.header}>
      <IconButton label={t('conversation.back')} icon={BackIcon} onClick={showList} />
      {contact ? (
        <span className={styles.avatar}>
          <Avatar id={contact.id} name={contact.name} src={contact.avatar ?? undefined} size="small" decorative />
        </span>
      ) : null}
      <h2 id={titleId} className={frame.title}>
        {contact?.name ?? t('title')}
      </h2>
      {contact ? (
        <IconButton
          label={muted ? t('conversation.unmute') : t('conversation.mute')}
          icon={muted ? BellSlashIcon : BellIcon}
          onClick={() => change({ id, muted: !muted })}
        />
      ) : null}
      <IconButton label={t('close')} icon={XMarkIcon} onClick={close} />
    </div>
  );
}

// Mirrored in right-to-left text.
function BackIcon() {
  return <Icon source={ArrowLeftIcon} mirrored />;
}
