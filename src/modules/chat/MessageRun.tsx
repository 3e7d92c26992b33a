import ExclamationCircleIcon from '@heroicons/react/20/solid/ExclamationCircleIcon';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Icon } from '#components/Icon';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { formatDateTime } from '#lib/format/formatDateTime';

import { MessageMenu } from './MessageMenu';
import type { MessageRun as Run } from './messageGroups';
import * as styles from './MessageRun.css';
import type { DisplayedMessage } from './pendingMessages';

export type MessageRunProps = {
  /** Name of the contact. */
  name: string;
  run: Run<DisplayedMessage>;
  /** IANA time zone of the times. */
  zone: string;
  onRetry: (pendingId: number) => void;
  onDiscard: (pendingId: number) => void;
};

/** Consecutive messages of one side, with the time of the last. */
export function MessageRun({ name, run: { isMine, messages }, zone, onRetry, onDiscard }: MessageRunProps) {
  const { t, i18n } = useTranslation('chat');
  const last = messages.at(-1) ?? messages[0];
  return (
    <div className={styles.root} data-mine={isMine || undefined}>
      <ul role="list" className={styles.list}>
        {messages.map(({ key, value, state, pendingId }) => (
          <li key={key} className={styles.item}>
            <div className={styles.message}>
              <div className={styles.bubble} data-state={state}>
                <VisuallyHidden>{isMine ? t('message.you') : name}: </VisuallyHidden>
                {value}
              </div>
              {state === 'sent' ? (
                <span className={styles.actions}>
                  <MessageMenu text={value} author={isMine ? undefined : name} />
                </span>
              ) : null}
            </div>
            {state === 'failed' && pendingId !== undefined ? (
              <div className={styles.failed}>
                <span className={styles.failure}>
                  <Icon source={ExclamationCircleIcon} size="small" />
                  {t('message.failed')}
                </span>
                <Button size="small" variant="quiet" onClick={() => onDiscard(pendingId)}>
                  {t('message.discard')}
                </Button>
                <Button size="small" variant="quiet" tone="error" onClick={() => onRetry(pendingId)}>
                  {t('message.retry')}
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {last.state === 'failed' ? null : (
        <div className={styles.time}>
          {last.state === 'sending' ? (
            t('message.sending')
          ) : (
            <time dateTime={last.createdAt}>{formatDateTime(last.createdAt, 'time', i18n.language, zone)}</time>
          )}
        </div>
      )}
    </div>
  );
}
