import ArrowsPointingOutIcon from '@heroicons/react/24/outline/ArrowsPointingOutIcon';
import BellIcon from '@heroicons/react/24/outline/BellIcon';
import BellSlashIcon from '@heroicons/react/24/outline/BellSlashIcon';
import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Avatar } from '#components/Avatar';
import { Button } from '#components/Button';
import { ErrorState } from '#components/ErrorState';
import { IconButton } from '#components/IconButton';
import { QueryPanel } from '#components/QueryPanel';

import type { Chat } from './api';
import { BackButton } from './BackButton';
import { chatPath } from './chatPath';
import * as frame from './ChatWindow.css';
import * as styles from './Conversation.css';
import { ConversationBody } from './ConversationBody';
import { MessagesSkeleton } from './MessagesSkeleton';
import { setMuted, UnknownChat, useChat } from './queries';
import { useQuickChat } from './QuickChatProvider';

/** A chat in the quick chat: contact, messages and message field. */
export function Conversation({ id, titleId }: { id: string; titleId: string }) {
  const { t } = useTranslation('chat');
  const { chat, query } = useChat(id);
  const { showList } = useQuickChat();
  const unknown = query.error instanceof UnknownChat && !chat ? query.error : undefined;
  return (
    <>
      <ConversationHeader id={id} titleId={titleId} chat={chat} />
      {chat ? (
        <ConversationBody chat={chat} />
      ) : (
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
              {() => null}
            </QueryPanel>
          )}
        </div>
      )}
    </>
  );
}

type ConversationHeaderProps = { id: string; titleId: string; chat: Chat | undefined };

function ConversationHeader({ id, titleId, chat }: ConversationHeaderProps) {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const { close, showList } = useQuickChat();
  const { mutate: change } = useMutation(setMuted());
  const { contact, muted = false } = chat ?? {};
  return (
    <div className={frame.header}>
      <BackButton onClick={showList} />
      {contact ? (
        <span className={styles.avatar}>
          <Avatar id={contact.id} name={contact.name} src={contact.avatar ?? undefined} size="small" decorative />
        </span>
      ) : null}
      <h2 id={titleId} className={frame.title}>
        {contact?.name ?? t('title')}
      </h2>
      {contact ? (
        <>
          <IconButton
            label={muted ? t('conversation.unmute') : t('conversation.mute')}
            icon={muted ? BellSlashIcon : BellIcon}
            onClick={() => change({ id, change: { muted: !muted } })}
          />
          <IconButton
            label={t('conversation.expand')}
            icon={ArrowsPointingOutIcon}
            onClick={() => {
              close();
              void navigate(chatPath(id));
            }}
          />
        </>
      ) : null}
      <IconButton label={t('close')} icon={XMarkIcon} onClick={close} />
    </div>
  );
}
