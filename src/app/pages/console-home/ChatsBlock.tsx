import ChatBubbleLeftRightIcon from '@heroicons/react/24/outline/ChatBubbleLeftRightIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { Badge } from '#components/Badge';
import { ListItem } from '#components/List';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { paths } from '#domain/paths';
import type { Chat } from '#modules/chat/api';
import { chatsQuery, unreadMessagesQuery } from '#modules/chat/queries';
import { useQuickChat } from '#modules/chat/QuickChatProvider';

import { ListBlock } from './ListBlock';

const unreadOf = ({ unreadCount = 0 }: Chat) => unreadCount;
const unreadChats = (chats: readonly Chat[]) => chats.filter((chat) => unreadOf(chat) > 0);

/** Chats that wait for a reply; a click opens one beside the page. */
export function ChatsBlock() {
  const { t } = useTranslation('app-home');
  const { open } = useQuickChat();
  const { data: unread = 0 } = useQuery(unreadMessagesQuery());
  return (
    <ListBlock
      kind="chats"
      icon={ChatBubbleLeftRightIcon}
      href={paths.chats}
      query={useQuery(chatsQuery())}
      select={unreadChats}
      lines="two"
      count={unread > 0 ? <Badge tone="primary">{t('unread', { count: unread })}</Badge> : undefined}
    >
      {(chat) => (
        <ListItem
          key={chat.id}
          title={chat.contact.name}
          description={chat.lastMessage}
          leadingVisual={
            <Avatar id={chat.contact.id} name={chat.contact.name} src={chat.contact.avatar ?? undefined} decorative />
          }
          meta={
            <>
              <span aria-hidden="true">
                <Badge tone="primary" variant="solid" size="small">
                  {unreadOf(chat)}
                </Badge>
              </span>
              <VisuallyHidden>{t('chats.count', { count: unreadOf(chat) })}</VisuallyHidden>
            </>
          }
          onClick={() => open(chat.id)}
        />
      )}
    </ListBlock>
  );
}
