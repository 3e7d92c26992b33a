import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Card } from '#components/Card';
import { Skeleton } from '#components/Skeleton';
import { formatDateTime } from '#lib/format/formatDateTime';

import { displayName } from './addresses';
import type { Mail } from './api';
import { lazyComposer } from './lazyComposer';
import * as styles from './MailReader.css';
import { replyTo } from './reply';
import type { ReplyMode } from './reply';

export type InlineReplyProps = {
  mail: Mail;
  mode: ReplyMode;
  me: string;
  onDone: () => void;
};

/** Answers a mail, or passes it on, below it. */
export function InlineReply({ mail, mode, me, onDone }: InlineReplyProps) {
  const { t, i18n } = useTranslation('mailbox');
  // Known from the beginning, so that each saving saves the same draft.
  const [id] = useState(() => crypto.randomUUID());
  const [initialDraft] = useState(() =>
    replyTo(mail, mode, {
      me,
      attribution: t('wrote', {
        name: displayName(mail.from.contact),
        date: formatDateTime(mail.date, 'full', i18n.language),
      }),
    }),
  );
  const headingId = useId();
  const ready = lazyComposer.useIsLoaded();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    lazyComposer.preload();
    // The button that was pressed has gone; the form takes the focus once it is there.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <Card as="section" labelledBy={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.replyTitle}>
        {t(`compose.${mode}`)}
      </h2>
      {ready ? (
        <lazyComposer.Component
          id={id}
          initialDraft={initialDraft}
          attachments={mode === 'forward' ? mail.attachments : []}
          isPersisted={false}
          focus={mode === 'forward' ? 'to' : 'text'}
          onDone={onDone}
        />
      ) : (
        <Skeleton lines={10} />
      )}
    </Card>
  );
}
