import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Divider } from '#components/Divider';
import { Lightbox, useLightbox } from '#components/Lightbox';
import { VirtualLog } from '#components/VirtualLog';
import type { VirtualLogHandle } from '#components/VirtualLog';
import { useToday } from '#lib/time/useToday';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';

import { dayTitle } from './dayTitle';
import { messageRows, rowOfDate } from './messageRows';
import type { ConversationRow } from './messageRows';
import * as styles from './MessageList.css';
import { MessageRow } from './MessageRow';
import type { MessageActions } from './MessageRow';
import type { DisplayedMessage } from './pendingMessages';
import { usePictureSources } from './usePictureSources';

/** Where a conversation is led to: a message by its id, or the first one of a day. */
export type ConversationTarget = { message: string } | { date: string };

export type MessageListProps = {
  /** Name of the contact. */
  name: string;
  /** Oldest first; at least one. */
  messages: readonly DisplayedMessage[];
  /** Id of the first message that was unread when the conversation was opened. */
  unreadId: string | undefined;
  /** ISO instant until which the contact has read. */
  readAt: string | undefined;
  /** Each new object leads there once. */
  target?: ConversationTarget | undefined;
  actions: Pick<MessageActions, 'retry' | 'discard' | 'reply' | 'remove'>;
};

/** How long the message that a reader was led to stands out. */
const markedMs = 2500;

const keyOf = ({ key }: ConversationRow) => key;
const isOwn = ({ message }: ConversationRow) => message.isMine;

/** From the length of the text: about 44 characters in a line of 20 px. */
function estimateHeight({ message, endsRun, isFirstUnread }: ConversationRow): number {
  const { value, image, replyTo, deleted } = message;
  const lines = value.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 44)), 0);
  const picture = image ? Math.min(320, (image.height / image.width) * 288) + 8 : 0;
  return (
    20 +
    (value === '' && !deleted ? 0 : lines * 20) +
    picture +
    (replyTo === undefined ? 0 : 50) +
    (endsRun ? 28 : 0) +
    (isFirstUnread ? 40 : 0)
  );
}

/** Messages grouped by day, newest at the bottom. */
export function MessageList({ name, messages, unreadId, readAt, target, actions }: MessageListProps) {
  const { t, i18n } = useTranslation('chat');
  const { language } = i18n;
  const log = useRef<VirtualLogHandle>(null);
  const zone = viewerTimeZone();
  const today = useToday(zone);
  const rows = useMemo(() => messageRows(messages, zone, unreadId), [messages, zone, unreadId]);
  const [markedKey, setMarkedKey] = useState<string>();
  const lightbox = useLightbox();
  const { show: openPicture, value: picture } = lightbox;

  const showMessage = useCallback((key: string) => {
    log.current?.scrollTo(key);
    setMarkedKey(key);
  }, []);
  const [ledTo, setLedTo] = useState<ConversationTarget>();
  if (target !== ledTo) {
    setLedTo(target);
    setMarkedKey(target && 'message' in target ? target.message : undefined);
  }
  const goTo = useEffectEvent((place: ConversationTarget) => {
    if ('message' in place) return log.current?.scrollTo(place.message);
    const row = rowOfDate(rows, place.date);
    if (row) log.current?.scrollTo(row.key, 'start');
  });
  useEffect(() => {
    if (target) goTo(target);
  }, [target]);
  useEffect(() => {
    if (markedKey === undefined) return;
    const timer = setTimeout(() => setMarkedKey(undefined), markedMs);
    return () => clearTimeout(timer);
  }, [markedKey]);

  const rowActions = useMemo<MessageActions>(
    () => ({
      ...actions,
      openPicture,
      showMessage,
    }),
    [actions, openPicture, showMessage],
  );
  const byKey = useMemo(() => new Map(messages.map((message) => [message.key, message])), [messages]);
  // Each day once, not for each of ten thousand messages.
  const dayOf = useMemo(() => {
    const titleOf = (date: string) => {
      const title = dayTitle(date, language, today);
      return typeof title === 'string' ? t(`day.${title}`) : title.date;
    };
    const titles = new Map([...new Set(rows.map(({ date }) => date))].map((date) => [date, titleOf(date)]));
    return ({ date }: ConversationRow) => titles.get(date) ?? date;
  }, [rows, language, today, t]);

  function handleKey({ message }: ConversationRow, event: KeyboardEvent<HTMLElement>) {
    const { key, currentTarget, target: row } = event;
    if (key === 'Enter' || key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) {
      event.preventDefault();
      const menu = row instanceof HTMLElement && currentTarget.contains(row) ? row : currentTarget;
      menu.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
    } else if (key === 'Delete' && message.isMine) {
      // Elsewhere the key deletes the chat.
      event.preventDefault();
      event.stopPropagation();
      actions.remove(message);
    }
  }

  const lastOwn = messages.findLast(({ isMine, state }) => isMine && state === 'sent');
  const receiptOf = (message: DisplayedMessage) => {
    if (message !== lastOwn || message.deleted) return undefined;
    return readAt !== undefined && message.createdAt <= readAt ? 'read' : 'sent';
  };
  const pictures = picture === '' ? [] : messages.flatMap(({ image, deleted }) => (image && !deleted ? [image] : []));
  const sources = usePictureSources(
    pictures.map(({ id }) => id),
    picture,
  );
  return (
    <>
      <VirtualLog
        ref={log}
        label={t('conversation.label', { name })}
        items={rows}
        itemKey={keyOf}
        estimatedHeight={estimateHeight}
        groupOf={dayOf}
        start={unreadId}
        isOwn={isOwn}
        newestLabel={(count) => (count > 0 ? t('conversation.new', { count }) : t('conversation.newest'))}
        announce={({ message: { value, deleted } }) =>
          deleted
            ? t('message.deleted')
            : t('conversation.arrived', { name, text: value === '' ? t('message.picture') : value })
        }
        onItemKeyDown={handleKey}
      >
        {({ key, message, startsRun, endsRun, isFirstUnread }, { active }) => (
          <>
            {isFirstUnread ? (
              <div className={styles.unread}>
                <Divider tone="primary">{t('conversation.unreadBelow')}</Divider>
              </div>
            ) : null}
            <MessageRow
              name={name}
              message={message}
              quoted={message.replyTo === undefined ? undefined : (byKey.get(message.replyTo) ?? null)}
              startsRun={startsRun}
              endsRun={endsRun}
              active={active}
              marked={key === markedKey}
              receipt={receiptOf(message)}
              zone={zone}
              actions={rowActions}
            />
          </>
        )}
      </VirtualLog>
      <Lightbox
        label={t('conversation.pictures', { name })}
        pictures={pictures.map(({ id }) => ({ id, src: sources.get(id), alt: t('message.picture') }))}
        {...lightbox.props}
      />
    </>
  );
}
