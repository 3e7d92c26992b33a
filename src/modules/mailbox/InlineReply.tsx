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

/** Reply or forward form, shown below the mail. */
export function InlineReply({ mail, mode, me, onDone }: InlineReplyProps) {
  const { t, i18n } = useTranslation('mailbox');
  // Client-made id, so that every save updates the same draft.
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
  const ready = lazyComposer.useLoadedWhen();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was clicked has unmounted; the form takes focus once it is loaded.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <Card as="section" aria-labelledby={headingId}>
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
