import ChatBubbleLeftRightIcon from '@heroicons/react/24/outline/ChatBubbleLeftRightIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#components/IconButton';

import { lazyChatWindow } from './lazyChatWindow';
import { unreadMessagesQuery } from './queries';
import * as styles from './QuickChatButton.css';

import { useQuickChat } from './QuickChatProvider';
import { UnreadCount } from './UnreadCount';

/** Header button that opens the quick chat below 1280 px, where there is no rail. */
export function QuickChatButton() {
  const { t } = useTranslation('chat');
  const { isOpen, open } = useQuickChat();
  const { data: unread = 0 } = useQuery(unreadMessagesQuery());
  return (
    <span
      role="presentation"
      className={styles.root}
      onPointerEnter={lazyChatWindow.preload}
      onFocus={lazyChatWindow.preload}
    >
      <IconButton
        label={unread > 0 ? t('openUnread', { count: unread }) : t('open')}
        icon={ChatBubbleLeftRightIcon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button; without focus it could not be restored later.
          currentTarget.focus();
          open();
        }}
      />
      <UnreadCount count={unread} placement="corner" decorative />
    </span>
  );
}
