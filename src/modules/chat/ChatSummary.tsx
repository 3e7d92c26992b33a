import BookmarkIcon from '@heroicons/react/20/solid/BookmarkIcon';
import BellSlashIcon from '@heroicons/react/24/outline/BellSlashIcon';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { Highlight } from '#components/Highlight';
import { Icon } from '#components/Icon';

import type { Chat } from './api';
import { lastActivityAt } from './chatOrder';
import { ChatPreviewText } from './ChatPreviewText';
import * as styles from './ChatSummary.css';
import { ChatTime } from './ChatTime';
import { UnreadCount } from './UnreadCount';

export type ChatSummaryProps = {
  chat: Chat;
  /** Search whose matches are marked in the name. */
  search?: string | undefined;
};

/** A chat in a list: contact, last message and its time, whether it is pinned, muted or unread. */
export function ChatSummary({ chat, search = '' }: ChatSummaryProps) {
  const { t } = useTranslation('chat');
  const { contact, unreadCount = 0, muted, pinned = false, typing, messages } = chat;
  return (
    <span className={styles.root} data-unread={unreadCount > 0 || undefined}>
      <Avatar id={contact.id} name={contact.name} src={contact.avatar ?? undefined} decorative />
      <span className={styles.texts}>
        <span className={styles.line}>
          <span className={styles.name} dir="auto">
            <Highlight text={contact.name} query={search} />
          </span>
          {messages.length === 0 ? null : (
            <span className={styles.time}>
              <ChatTime at={lastActivityAt(chat)} />
            </span>
          )}
        </span>
        <span className={styles.line}>
          <span className={styles.preview} data-typing={typing} dir="auto">
            <ChatPreviewText chat={chat} />
          </span>
          <span className={styles.marks}>
            {pinned ? <Icon source={BookmarkIcon} size="small" tone="muted" label={t('pinned')} /> : null}
            {muted ? <Icon source={BellSlashIcon} size="small" tone="muted" label={t('muted')} /> : null}
            <UnreadCount count={unreadCount} placement="inline" />
          </span>
        </span>
      </span>
    </span>
  );
}
