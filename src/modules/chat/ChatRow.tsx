import EllipsisVerticalIcon from '@heroicons/react/24/outline/EllipsisVerticalIcon';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { Highlight } from '#components/Highlight';
import { Menu } from '#components/Menu';
import { RecordRow } from '#components/RecordList';

import type { Chat } from './api';
import { chatSections, runChatAction } from './chatMenu';
import type { ChatResult } from './chatRules';
import { excerpt } from './chatRules';
import { useChatScreen } from './chatScreenContext';
import { ChatSummary } from './ChatSummary';
import * as styles from './ChatSummary.css';
import { ChatTime } from './ChatTime';

export type ChatRowProps = {
  result: ChatResult;
  /** Search whose matches are marked. */
  search: string;
};

/** A chat in the list, or a message that the search has found. */
export function ChatRow({ result, ...row }: ChatRowProps) {
  return result.kind === 'chat' ? (
    <ListedChat chat={result.chat} {...row} />
  ) : (
    <FoundMessage result={result} {...row} />
  );
}

function ListedChat({ chat, search }: Omit<ChatRowProps, 'result'> & { chat: Chat }) {
  const { t } = useTranslation('chat-page');
  const screen = useChatScreen();
  const { id, contact } = chat;
  return (
    <RecordRow
      rowKey={id}
      href={screen.pathTo(id)}
      selectLabel={t('list.select', { name: contact.name })}
      action={
        <Menu
          label={t('list.actions', { name: contact.name })}
          icon={EllipsisVerticalIcon}
          size="small"
          align="end"
          sections={chatSections(chat, t)}
          onAction={(action) => runChatAction(action, chat, screen.actions, screen)}
        />
      }
    >
      <ChatSummary chat={chat} search={search} />
    </RecordRow>
  );
}

function FoundMessage({
  result: { chat, message },
  search,
}: Omit<ChatRowProps, 'result'> & { result: ChatResult & { kind: 'message' } }) {
  const { t: tChat } = useTranslation('chat');
  const screen = useChatScreen();
  const { contact } = chat;
  const text = excerpt(message.value, search);
  return (
    <RecordRow rowKey={message.id} href={screen.pathTo(chat.id, message.id)}>
      <span className={styles.root}>
        <Avatar id={contact.id} name={contact.name} src={contact.avatar ?? undefined} decorative />
        <span className={styles.texts}>
          <span className={styles.line}>
            <span className={styles.name} dir="auto">
              {contact.name}
            </span>
            <span className={styles.time}>
              <ChatTime at={Date.parse(message.createdAt)} />
            </span>
          </span>
          <span className={styles.preview} dir="auto">
            {message.isMine ? `${tChat('message.you')}: ` : ''}
            <Highlight text={text} query={search} />
          </span>
        </span>
      </span>
    </RecordRow>
  );
}
