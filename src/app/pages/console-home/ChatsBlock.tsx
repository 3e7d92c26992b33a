import ChatBubbleLeftRightIcon from '@heroicons/react/24/outline/ChatBubbleLeftRightIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { Badge } from '#components/Badge';
import { EmptyState } from '#components/EmptyState';
import { List, ListItem } from '#components/List';
import { QueryPanel } from '#components/QueryPanel';
import { VisuallyHidden } from '#components/VisuallyHidden';
import type { Chat } from '#modules/chat/api';
import { chatsQuery, unreadMessagesQuery } from '#modules/chat/queries';
import { useQuickChat } from '#modules/chat/QuickChatProvider';

import { HomeBlock } from './HomeBlock';
import * as styles from './home.css';

const shown = 3;
const unreadOf = ({ unreadCount = 0 }: Chat) => unreadCount;

/** Chats that wait for a reply; a click opens one beside the page. */
export function ChatsBlock() {
  const { t } = useTranslation('app-home');
  const query = useQuery(chatsQuery());
  const { open } = useQuickChat();
  const { data: unread = 0 } = useQuery(unreadMessagesQuery());
  return (
    <HomeBlock
      title={t('chats.title')}
      end={unread > 0 ? <Badge tone="primary">{t('unread', { count: unread })}</Badge> : undefined}
    >
      <QueryPanel
        query={query}
        what={t('chats.what')}
        headingLevel={3}
        skeleton={
          <div className={styles.waitingRows}>
            <List loading loadingRows={shown} />
          </div>
        }
        isEmpty={(chats) => chats.every((chat) => unreadOf(chat) === 0)}
        empty={
          <EmptyState
            icon={ChatBubbleLeftRightIcon}
            title={t('chats.empty')}
            description={t('chats.emptyText')}
            headingLevel={3}
          />
        }
      >
        {(chats) => (
          <div className={styles.rows}>
            <List label={t('chats.title')}>
              {chats
                .filter((chat) => unreadOf(chat) > 0)
                .slice(0, shown)
                .map((chat) => (
                  <ListItem
                    key={chat.id}
                    title={chat.contact.name}
                    description={chat.lastMessage}
                    leadingVisual={
                      <Avatar
                        id={chat.contact.id}
                        name={chat.contact.name}
                        src={chat.contact.avatar ?? undefined}
                        decorative
                      />
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
                ))}
            </List>
          </div>
        )}
      </QueryPanel>
    </HomeBlock>
  );
}
