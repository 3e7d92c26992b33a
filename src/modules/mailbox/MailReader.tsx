import ArrowUturnLeftIcon from '@heroicons/react/24/outline/ArrowUturnLeftIcon';
import ArrowUturnRightIcon from '@heroicons/react/24/outline/ArrowUturnRightIcon';
import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon';
import PencilIcon from '@heroicons/react/24/outline/PencilIcon';
import UsersIcon from '@heroicons/react/24/outline/UsersIcon';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { memo, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { mirroredIcon } from '#components/Icon';
import { Inline } from '#components/Inline';
import { LinkButton } from '#components/LinkButton';
import { RecordBody, RecordPanel } from '#components/RecordLayout';
import { RecordToolbarSkeleton } from '#components/RecordToolbar';
import { Skeleton } from '#components/Skeleton';
import { Stack } from '#components/Stack';
import { TagList } from '#components/TagList';

import type { Mail } from './api';
import { Conversation } from './Conversation';
import { InlineReply } from './InlineReply';
import { useMailbox } from './mailboxContext';
import { MailMessage } from './MailMessage';
import * as styles from './MailReader.css';
import { MailToolbar } from './MailToolbar';
import { mailQuery } from './queries';
import { hasOtherRecipients, replyKeys, replyModes } from './reply';
import { readUnfinishedReply } from './unfinishedReply';
import type { ReplyMode } from './reply';
import { useOwnAddress } from './useOwnAddress';

const replyIcons = {
  reply: mirroredIcon(ArrowUturnLeftIcon),
  replyAll: UsersIcon,
  forward: mirroredIcon(ArrowUturnRightIcon),
} as const;

export type MailReaderProps = {
  id: string;
  /** The kind of reply being written; `undefined` while there is none. */
  replyMode: ReplyMode | undefined;
};

/** The open mail with its toolbar and reply form. Its subject is the page's h1. */
export const MailReader = memo(function MailReader({ id, replyMode }: MailReaderProps) {
  const { t } = useTranslation('mailbox');
  const { pathTo } = useMailbox();
  const query = useQuery(mailQuery(id, useQueryClient()));
  return (
    <RecordPanel
      label={t('reader.label')}
      query={query}
      what={t('reader.what')}
      skeleton={<ReaderSkeleton />}
      missing={{
        icon: EnvelopeIcon,
        title: t('reader.gone'),
        description: t('reader.goneText'),
        back: { label: t('reader.back'), href: pathTo() },
      }}
    >
      {(mail) => <OpenMail mail={mail} replyMode={replyMode} />}
    </RecordPanel>
  );
});

type OpenMailProps = Pick<MailReaderProps, 'replyMode'> & { mail: Mail };

/** The toolbar stays mounted when another mail opens; the body remounts. */
function OpenMail({ mail, replyMode }: OpenMailProps) {
  const { folders, actions } = useMailbox();
  const markedId = useRef<string>(undefined);
  const { id } = mail;
  const isDraft = folders.find((folder) => folder.id === mail.folder)?.slug === 'drafts';

  // Mark as read once per opening, so that it can be marked as unread again while open.
  const markRead = useEffectEvent(() => {
    if (markedId.current === id) return;
    markedId.current = id;
    if (mail.unread) actions.mark([mail], { unread: false });
  });
  useEffect(() => markRead(), [id]);

  return (
    <>
      <MailToolbar mail={mail} isDraft={isDraft} />
      <RecordBody>
        <MailBody key={id} mail={mail} replyMode={replyMode} isDraft={isDraft} />
      </RecordBody>
    </>
  );
}

function MailBody({ mail, isDraft, replyMode: chosenMode }: OpenMailProps & { isDraft: boolean }) {
  const { t } = useTranslation('mailbox');
  const { labels, composePath, setReply } = useMailbox();
  const heading = useRef<HTMLHeadingElement>(null);
  // Render everything below the text in the next frame, so that the text appears sooner.
  const showRest = useDeferredValue(true, false);
  const { id, subject } = mail;
  // Read once: a reply that was begun before a reload is shown again.
  const [unfinished, setUnfinished] = useState(() => readUnfinishedReply(id));
  const replyMode = chosenMode ?? unfinished?.mode;
  return (
    <>
      <Stack as="header" gap={8}>
        <h1 ref={heading} className={styles.subject} tabIndex={-1} dir="auto">
          {subject.trim() || t('noSubject')}
        </h1>
        <TagList label={t('labels.title')} tags={labels.filter((label) => mail.labels.includes(label.id))} />
      </Stack>
      <MailMessage mail={mail} />
      {!showRest ? null : isDraft ? (
        <span>
          <LinkButton href={composePath(id, id)} leadingIcon={PencilIcon} tone="primary" variant="solid">
            {t('reader.editDraft')}
          </LinkButton>
        </span>
      ) : replyMode === undefined ? (
        <ReplyActions mail={mail} />
      ) : (
        <InlineReply
          key={replyMode}
          mail={mail}
          mode={replyMode}
          onDone={() => {
            setUnfinished(undefined);
            setReply(undefined);
            heading.current?.focus();
          }}
        />
      )}
      {showRest ? <Conversation id={id} /> : null}
    </>
  );
}

function ReplyActions({ mail }: { mail: Mail }) {
  const { t } = useTranslation('mailbox');
  const { setReply } = useMailbox();
  const me = useOwnAddress();
  const modes = replyModes.filter((mode) => mode !== 'replyAll' || hasOtherRecipients(mail, me));
  return (
    <Inline role="group" aria-label={t('reader.answers')}>
      {modes.map((mode) => (
        <Button
          key={mode}
          leadingIcon={replyIcons[mode]}
          variant="outline"
          aria-keyshortcuts={replyKeys[mode].toLowerCase()}
          onClick={() => setReply({ id: mail.id, mode })}
        >
          {t(`action.${mode}`)}
        </Button>
      ))}
    </Inline>
  );
}

function ReaderSkeleton() {
  return (
    <>
      <RecordToolbarSkeleton />
      <RecordBody>
        <Skeleton width="wide" />
        <Skeleton lines={8} />
      </RecordBody>
    </>
  );
}
