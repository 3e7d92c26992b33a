import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Card } from '#components/Card';
import { LazyPanel } from '#components/LazyPanel';
import { Skeleton } from '#components/Skeleton';
import { Stack } from '#components/Stack';
import { readOwnDraft } from '#lib/drafts/drafts';
import { formatDateTime } from '#lib/format/formatDateTime';
import { displayName } from '#domain/mailAddress';

import type { Mail } from './api';
import { lazyComposer } from './lazyComposer';
import * as styles from './MailReader.css';
import { draftQuery } from './queries';
import { replyTo } from './reply';
import type { ReplyMode } from './reply';
import { readUnfinishedReply, removeUnfinishedReply, storeUnfinishedReply } from './unfinishedReply';
import { mailDraftKey } from './useComposer';
import { useOwnAddress } from './useOwnAddress';

export type InlineReplyProps = {
  mail: Mail;
  mode: ReplyMode;
  onDone: () => void;
};

/** The draft to go on with, or a new one. A draft that exists nowhere any more was sent. */
function useReplyDraft(mailId: string, mode: ReplyMode) {
  const [{ draftId, isUnfinished }, setDraft] = useState(() => {
    const found = readUnfinishedReply(mailId);
    return found?.mode === mode
      ? { draftId: found.draftId, isUnfinished: true }
      : { draftId: crypto.randomUUID(), isUnfinished: false };
  });
  const query = useQuery({ ...draftQuery(draftId), enabled: isUnfinished });
  if (isUnfinished && query.data === null && readOwnDraft(mailDraftKey(draftId)) === undefined) {
    setDraft({ draftId: crypto.randomUUID(), isUnfinished: false });
  }
  return {
    draftId,
    /** `undefined` while loading. */
    server: isUnfinished ? query.data : null,
    isError: query.isError,
    replace: (id: string) => setDraft({ draftId: id, isUnfinished: false }),
  };
}

/** Reply or forward form, shown below the mail. */
export function InlineReply({ mail, mode, onDone }: InlineReplyProps) {
  const { t, i18n } = useTranslation('mailbox');
  const me = useOwnAddress();
  const { draftId, server, isError, replace } = useReplyDraft(mail.id, mode);
  const [initial] = useState(() =>
    replyTo(mail, mode, {
      me,
      attribution: t('wrote', {
        name: displayName(mail.from.contact),
        date: formatDateTime(mail.date, 'full', i18n.language),
      }),
      prefixes: { reply: t('prefix.reply'), forward: t('prefix.forward') },
    }),
  );
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The code loads beside the draft.
    lazyComposer.preload();
    // The button that was clicked has unmounted; the form takes focus once it is loaded.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const skeleton = <Skeleton lines={10} />;
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap={12}>
        <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.title}>
          {t(`compose.${mode}`)}
        </h2>
        {server === undefined && !isError ? (
          skeleton
        ) : (
          <LazyPanel
            key={draftId}
            component={lazyComposer}
            props={{
              id: draftId,
              server: server ?? null,
              initial,
              focus: mode === 'forward' ? 'to' : 'text',
              onStarted: () => storeUnfinishedReply(mail.id, { draftId, mode }),
              onDone() {
                removeUnfinishedReply(mail.id);
                onDone();
              },
              onReplaced(id) {
                storeUnfinishedReply(mail.id, { draftId: id, mode });
                replace(id);
              },
            }}
            skeleton={skeleton}
          />
        )}
      </Stack>
    </Card>
  );
}
