import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState';
import { LiveText } from '#components/LiveRegion';
import { useUndo } from '#components/Toast';
import { createMutationRunner } from '#lib/query/createMutationRunner';

import type { Chat } from './api';
import { firstUnreadId } from './chatRules';
import * as styles from './ConversationBody.css';
import { MessageField } from './MessageField';
import type { MessageFieldHandle } from './MessageField';
import { MessageList } from './MessageList';
import type { ConversationTarget } from './MessageList';
import type { MessageActions } from './MessageRow';
import { withPending } from './pendingMessages';
import { setMessageDeleted, setUnread, useSendMessage } from './queries';

export type ConversationBodyProps = {
  chat: Chat;
  /** Each new object leads there once. */
  target?: ConversationTarget | undefined;
  /** The field for the next message. */
  fieldRef?: RefObject<MessageFieldHandle | null> | undefined;
};

/** The messages of a chat and the field for the next one: in the quick chat and on the page. */
export function ConversationBody({ chat, target, fieldRef }: ConversationBodyProps) {
  const { t } = useTranslation('chat');
  const client = useQueryClient();
  const offerUndo = useUndo();
  const { id, contact } = chat;
  const { name } = contact;
  const ownField = useRef<MessageFieldHandle>(null);
  const field = fieldRef ?? ownField;
  const { pending, send, retry, discard } = useSendMessage(id, chat.messages);
  const messages = useMemo(() => withPending(chat.messages, pending), [chat.messages, pending]);
  // The line above what was unread stays while the conversation is open.
  const [unreadId] = useState(() => firstUnreadId(chat));
  useMarkRead(chat);

  const latest = useRef({ retry, discard });
  useEffect(() => {
    latest.current = { retry, discard };
  });
  const actions = useMemo<Pick<MessageActions, 'retry' | 'discard' | 'reply' | 'remove'>>(() => {
    const { start } = createMutationRunner(client);
    return {
      retry: (pendingId) => latest.current.retry(pendingId),
      discard: (pendingId) => latest.current.discard(pendingId),
      reply: (message) => field.current?.reply(message),
      remove({ key, pendingId, deleted }) {
        if (pendingId !== undefined || deleted) return;
        const message = { chatId: id, id: key };
        offerUndo({
          saved: start(setMessageDeleted(), { message, deleted: true }),
          text: t('message.removed'),
          undo: () => start(setMessageDeleted(), { message, deleted: false }),
        });
      },
    };
  }, [client, field, id, offerUndo, t]);

  return (
    <div className={styles.root}>
      <div className={styles.messages}>
        {messages.length === 0 ? (
          <div className={styles.centered}>
            <EmptyState title={t('conversation.emptyTitle')} description={t('conversation.emptyText')} />
          </div>
        ) : (
          <MessageList
            name={name}
            messages={messages}
            unreadId={unreadId}
            readAt={chat.contactReadAt}
            target={target}
            actions={actions}
          />
        )}
      </div>
      {chat.typing ? (
        <div className={styles.typing}>
          <span className={styles.dots} aria-hidden="true">
            <span className={styles.dot} />
            <span className={styles.dot} />
            <span className={styles.dot} />
          </span>
          <span role="status">
            <LiveText>{t('conversation.typing', { name })}</LiveText>
          </span>
        </div>
      ) : null}
      <MessageField ref={field} chatId={id} name={name} messages={messages} onSend={send} />
    </div>
  );
}

/** Whether the tab is the one that is looked at. */
function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

// Marks the chat as read when opened and when messages arrive, once it is seen: not when it was marked as unread.
function useMarkRead({ id, unreadCount = 0, messages }: Chat) {
  const { mutate } = useMutation(setUnread());
  const visible = useSyncExternalStore(subscribeVisibility, () => document.visibilityState === 'visible');
  const newest = messages.at(-1)?.id;
  const requestMarkRead = useEffectEvent(() => {
    if (visible && unreadCount > 0) mutate({ id, change: { unreadCount: 0 } });
  });
  useEffect(() => requestMarkRead(), [id, newest, visible]);
}
