import ExclamationCircleIcon from '@heroicons/react/20/solid/ExclamationCircleIcon';
import NoSymbolIcon from '@heroicons/react/24/outline/NoSymbolIcon';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Icon } from '#components/Icon';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { formatDateTime } from '#lib/format/formatDateTime';

import { ChatPicture } from './ChatPicture';
import { MessageMenu } from './MessageMenu';
import * as styles from './MessageRow.css';
import { isEmojiOnly, MessageText } from './MessageText';
import type { DisplayedMessage } from './pendingMessages';

/** What can be done with the messages of a conversation. */
export interface MessageActions {
  retry: (pendingId: number) => void;
  discard: (pendingId: number) => void;
  reply: (message: DisplayedMessage) => void;
  remove: (message: DisplayedMessage) => void;
  /** Shows a picture in full size. */
  openPicture: (imageId: string) => void;
  /** Scrolls to a message. */
  showMessage: (id: string) => void;
}

export type MessageRowProps = {
  /** Name of the contact. */
  name: string;
  message: DisplayedMessage;
  /** The message that it answers; null if that is gone. */
  quoted: DisplayedMessage | null | undefined;
  startsRun: boolean;
  endsRun: boolean;
  /** Has the focus, or had it last. */
  active: boolean;
  /** The reader was led to it. */
  marked: boolean;
  /** Whether the contact has read it: of the last own message. */
  receipt: 'sent' | 'read' | undefined;
  /** IANA time zone of the times. */
  zone: string;
  actions: MessageActions;
};

/** One message, with its time below the last of a run. */
export const MessageRow = memo(function MessageRow({
  name,
  message,
  quoted,
  startsRun,
  endsRun,
  active,
  marked,
  receipt,
  zone,
  actions,
}: MessageRowProps) {
  const { t, i18n } = useTranslation('chat');
  const [hovered, setHovered] = useState(false);
  const { value, createdAt, isMine, state, pendingId, image, deleted } = message;
  const isSaved = state === 'sent' && pendingId === undefined;
  const isLarge = !deleted && !image && quoted === undefined && isEmojiOnly(value);
  return (
    <div
      className={styles.root}
      data-mine={isMine || undefined}
      data-starts={startsRun || undefined}
      data-ends={endsRun || undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <div className={styles.item}>
        <div className={styles.message}>
          <div
            className={styles.bubble}
            data-state={state}
            data-deleted={deleted || undefined}
            data-large={isLarge || undefined}
            data-marked={marked || undefined}
            data-picture={image !== undefined || undefined}
          >
            <VisuallyHidden>{isMine ? t('message.you') : name}: </VisuallyHidden>
            {deleted ? (
              <span className={styles.deleted}>
                <Icon source={NoSymbolIcon} size="small" />
                {t(isMine ? 'message.ownDeleted' : 'message.deleted')}
              </span>
            ) : (
              <>
                {quoted === undefined ? null : <Quote name={name} message={quoted} onShow={actions.showMessage} />}
                {image ? (
                  <button
                    type="button"
                    className={styles.picture}
                    style={{ aspectRatio: `${image.width} / ${image.height}` }}
                    aria-label={t('message.openPicture')}
                    onClick={() => actions.openPicture(image.id)}
                  >
                    <ChatPicture image={image} alt={t('message.picture')} fit="cover" />
                  </button>
                ) : null}
                {value === '' ? null : (
                  <span className={styles.text} dir="auto">
                    <MessageText text={value} />
                  </span>
                )}
              </>
            )}
          </div>
          {isSaved && !deleted && (hovered || active) ? (
            <span className={styles.actions}>
              <MessageMenu
                text={value}
                author={isMine ? undefined : name}
                onReply={() => actions.reply(message)}
                onDelete={isMine ? () => actions.remove(message) : undefined}
              />
            </span>
          ) : null}
        </div>
        {state === 'failed' && pendingId !== undefined ? (
          <div className={styles.failed}>
            <span className={styles.failure}>
              <Icon source={ExclamationCircleIcon} size="small" />
              {t('message.failed')}
            </span>
            <Button size="small" variant="quiet" onClick={() => actions.discard(pendingId)}>
              {t('message.discard')}
            </Button>
            <Button size="small" variant="quiet" tone="error" onClick={() => actions.retry(pendingId)}>
              {t('message.retry')}
            </Button>
          </div>
        ) : null}
      </div>
      {(endsRun || receipt !== undefined || state === 'waiting') && state !== 'failed' ? (
        <div className={styles.time}>
          {state === 'sending' || state === 'waiting' ? (
            t(`message.${state}`)
          ) : (
            <>
              <time dateTime={createdAt}>{formatDateTime(createdAt, 'time', i18n.language, zone)}</time>
              {receipt === undefined ? null : ` · ${t(`message.${receipt}`)}`}
            </>
          )}
        </div>
      ) : null}
    </div>
  );
});

type QuoteProps = { name: string; message: DisplayedMessage | null; onShow: (id: string) => void };

/** The message that another one answers; leads to it. */
function Quote({ name, message, onShow }: QuoteProps) {
  const { t } = useTranslation('chat');
  if (message === null || message.deleted) return <span className={styles.quote}>{t('message.quoteGone')}</span>;
  const { key, isMine, value, image } = message;
  return (
    <button type="button" className={styles.quote} onClick={() => onShow(key)}>
      <VisuallyHidden>{t('message.answers')} </VisuallyHidden>
      <span className={styles.quoteName}>{isMine ? t('message.you') : name}</span>
      <span className={styles.quoteText}>{value === '' && image ? t('message.picture') : value}</span>
    </button>
  );
}
