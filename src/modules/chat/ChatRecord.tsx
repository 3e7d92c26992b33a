import ChatBubbleLeftRightIcon from '@heroicons/react/24/outline/ChatBubbleLeftRightIcon';
import EllipsisVerticalIcon from '@heroicons/react/24/outline/EllipsisVerticalIcon';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Avatar } from '#components/Avatar';
import { EmptyState } from '#components/EmptyState';
import { LinkButton } from '#components/LinkButton';
import { Menu } from '#components/Menu';
import { QueryPanel } from '#components/QueryPanel';
import { lazyComponent } from '#lib/react/lazyComponent';
import { media } from '#theme/media';

import type { Chat } from './api';
import { BackButton } from './BackButton';
import { openChatSections, runChatAction } from './chatMenu';
import * as styles from './ChatRecord.css';
import { useChatScreen } from './chatScreenContext';
import { ConversationBody } from './ConversationBody';
import type { MessageFieldHandle } from './MessageField';
import type { ConversationTarget } from './MessageList';
import { MessagesSkeleton } from './MessagesSkeleton';
import { UnknownChat, useChat } from './queries';

const lazyContactInfo = lazyComponent(() => import('./ContactInfo').then((part) => part.ContactInfo));
const lazyDateDialog = lazyComponent(() => import('./DateDialog').then((part) => part.DateDialog));

export type ChatRecordProps = {
  id: string;
  /** Id of the message that the address leads to. */
  messageId: string;
  infoOpen: boolean;
  onInfoChange: (open: boolean) => void;
};

/** The open chat: contact, messages and message field. */
export function ChatRecord({ id, messageId, infoOpen, onInfoChange }: ChatRecordProps) {
  const { t } = useTranslation('chat');
  const { t: tPage } = useTranslation('chat-page');
  const { pathTo } = useChatScreen();
  const { chat, query } = useChat(id);
  const field = useRef<MessageFieldHandle>(null);
  const [dateOpen, setDateOpen] = useState(false);
  const [target, setTarget] = useState<ConversationTarget | undefined>(
    messageId === '' ? undefined : { message: messageId },
  );
  const [ledTo, setLedTo] = useState(messageId);
  if (ledTo !== messageId) {
    setLedTo(messageId);
    if (messageId !== '') setTarget({ message: messageId });
  }
  const isInfoLoaded = lazyContactInfo.useLoadedWhen(infoOpen);
  const isDateLoaded = lazyDateDialog.useLoadedWhen(dateOpen);

  if (query.error instanceof UnknownChat && !chat) {
    return (
      <div className={styles.missing}>
        <EmptyState
          align="center"
          icon={ChatBubbleLeftRightIcon}
          title={t('conversation.unknown', { id })}
          headingLevel={1}
          description={tPage('record.unknownText')}
          action={<LinkButton href={pathTo()}>{t('conversation.back')}</LinkButton>}
        />
      </div>
    );
  }
  return (
    <section className={styles.root} aria-label={tPage('record.label')}>
      <ChatHeader
        chat={chat}
        onInfo={() => onInfoChange(true)}
        onDate={() => setDateOpen(true)}
        onFocus={() => field.current?.focus()}
      />
      {chat ? (
        <ConversationBody key={id} chat={chat} target={target} fieldRef={field} />
      ) : (
        <div className={styles.waiting}>
          <QueryPanel query={query} what={t('conversation.what')} skeleton={<MessagesSkeleton />} headingLevel={2}>
            {() => null}
          </QueryPanel>
        </div>
      )}
      {chat && isInfoLoaded ? (
        <lazyContactInfo.Component chat={chat} open={infoOpen} onClose={() => onInfoChange(false)} />
      ) : null}
      {chat && isDateLoaded ? (
        <lazyDateDialog.Component
          open={dateOpen}
          messages={chat.messages}
          onClose={() => setDateOpen(false)}
          onPick={(date) => {
            setDateOpen(false);
            setTarget({ date });
          }}
        />
      ) : null}
    </section>
  );
}

type ChatHeaderProps = {
  chat: Chat | undefined;
  onInfo: () => void;
  onDate: () => void;
  /** The page's heading has received the focus. */
  onFocus: () => void;
};

function ChatHeader({ chat, onInfo, onDate, onFocus }: ChatHeaderProps) {
  const { t } = useTranslation('chat-page');
  const { t: tChat } = useTranslation('chat');
  const navigate = useNavigate();
  const screen = useChatScreen();
  const heading = useRef<HTMLHeadingElement>(null);
  const takeFocus = useEffectEvent(() => {
    // The keyboard of a touch screen would cover the messages.
    if (!matchMedia(media.coarse).matches) onFocus();
  });
  useEffect(() => {
    // Who opens a chat wants to write: the focus that a page gives its heading goes on to the field.
    const element = heading.current;
    element?.addEventListener('focus', takeFocus);
    return () => element?.removeEventListener('focus', takeFocus);
  }, []);
  const { contact, typing, muted = false } = chat ?? {};
  return (
    <div className={styles.header}>
      <span className={styles.back}>
        <BackButton onClick={() => void navigate(screen.pathTo())} />
      </span>
      <div className={styles.contact}>
        {contact ? <Avatar id={contact.id} name={contact.name} src={contact.avatar ?? undefined} decorative /> : null}
        <div className={styles.texts}>
          <h1 ref={heading} tabIndex={-1} className={styles.name} dir="auto">
            {contact ? (
              <button type="button" className={styles.nameButton} aria-haspopup="dialog" onClick={onInfo}>
                {contact.name}
              </button>
            ) : (
              tChat('title')
            )}
          </h1>
          <span className={styles.about} data-typing={typing}>
            {typing ? tChat('list.typing') : muted ? tChat('muted') : contact?.about}
          </span>
        </div>
      </div>
      {chat ? (
        <Menu
          label={t('record.actions')}
          icon={EllipsisVerticalIcon}
          align="end"
          sections={openChatSections(chat, t)}
          onAction={(action) => {
            if (action === 'info') onInfo();
            else if (action === 'date') onDate();
            else runChatAction(action, chat, screen.actions, screen);
          }}
        />
      ) : null}
    </div>
  );
}
