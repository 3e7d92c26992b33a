import ArrowLeftIcon from '@heroicons/react/24/outline/ArrowLeftIcon';
import ArrowUturnLeftIcon from '@heroicons/react/24/outline/ArrowUturnLeftIcon';
import ArrowUturnRightIcon from '@heroicons/react/24/outline/ArrowUturnRightIcon';
import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon';
import EnvelopeOpenIcon from '@heroicons/react/24/outline/EnvelopeOpenIcon';
import ExclamationCircleIcon from '@heroicons/react/24/outline/ExclamationCircleIcon';
import PencilIcon from '@heroicons/react/24/outline/PencilIcon';
import PrinterIcon from '@heroicons/react/24/outline/PrinterIcon';
import StarIcon from '@heroicons/react/24/outline/StarIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import UsersIcon from '@heroicons/react/24/outline/UsersIcon';
import SolidExclamationCircleIcon from '@heroicons/react/24/solid/ExclamationCircleIcon';
import SolidStarIcon from '@heroicons/react/24/solid/StarIcon';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { EmptyState } from '#components/EmptyState';
import { IconButton } from '#components/IconButton';
import { LinkButton } from '#components/LinkButton';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { ToggleButton } from '#components/ToggleButton';
import { HttpError } from '#lib/http';

import type { Mail } from './api';
import { Conversation } from './Conversation';
import { InlineReply } from './InlineReply';
import { MailLabels } from './LabelMark';
import { useMailbox } from './mailboxContext';
import { LabelMenu, MoveMenu } from './mailMenus';
import { MailMessage } from './MailMessage';
import * as styles from './MailReader.css';
import { mailQuery } from './queries';
import { hasOthers } from './reply';
import type { ReplyMode } from './reply';

export type MailReaderProps = {
  id: string;
  /** Address of whoever reads, to tell who else got the mail. */
  me: string;
  /** How it is being answered, if it is. */
  answering: ReplyMode | undefined;
  onAnswer: (mode: ReplyMode | undefined) => void;
  /** It is about to leave the list that it was opened from. */
  onLeave: () => void;
  onPrint: (mail: Mail) => void;
};

/** One mail with what can be done with it. Its subject is the page's heading. */
export function MailReader(props: MailReaderProps) {
  const { t } = useTranslation('mailbox');
  const { pathTo } = useMailbox();
  const query = useQuery(mailQuery(props.id, useQueryClient()));
  if (query.error instanceof HttpError && (query.error.status === 404 || query.error.status === 422)) {
    return (
      <section className={styles.inset} aria-label={t('reader.label')}>
        <EmptyState
          icon={EnvelopeIcon}
          headingLevel={1}
          title={t('reader.gone')}
          text={t('reader.goneText')}
          action={<LinkButton href={pathTo()}>{t('reader.back')}</LinkButton>}
        />
      </section>
    );
  }
  return (
    <section
      className={query.isError && query.data === undefined ? styles.inset : styles.root}
      aria-label={t('reader.label')}
    >
      <QueryPanel query={query} what={t('reader.what')} headingLevel={1} skeleton={<ReaderWaiting />}>
        {(mail) => <OpenMail {...props} mail={mail} />}
      </QueryPanel>
    </section>
  );
}

function OpenMail({ mail, me, answering, onAnswer, onLeave, onPrint }: MailReaderProps & { mail: Mail }) {
  const { t } = useTranslation('mailbox');
  const { labels, folders, actions, pathTo, composePath } = useMailbox();
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(false);
  const title = mail.subject === '' ? t('noSubject') : mail.subject;
  const isDraft = folders.find(({ id }) => id === mail.folder)?.slug === 'drafts';

  // To read is to have seen; somebody who marks it as unread again means it.
  const read = useEffectEvent(() => {
    if (seen.current) return;
    seen.current = true;
    if (mail.unread) actions.mark([mail], { unread: false });
  });
  useEffect(() => read(), []);

  return (
    <>
      <div className={styles.tools} role="group" aria-label={t('reader.tools')}>
        <LinkButton href={pathTo()} icon={ArrowLeftIcon} variant="quiet">
          {t('reader.back')}
        </LinkButton>
        <span className={styles.space} />
        <ToggleButton
          label={t('action.star')}
          icon={StarIcon}
          iconPressed={SolidStarIcon}
          iconOnly
          pressed={mail.starred}
          onChange={(starred) => actions.mark([mail], { starred })}
        />
        <ToggleButton
          label={t('action.important')}
          icon={ExclamationCircleIcon}
          iconPressed={SolidExclamationCircleIcon}
          iconOnly
          pressed={mail.important}
          onChange={(important) => actions.mark([mail], { important })}
        />
        <IconButton
          label={mail.unread ? t('action.read') : t('action.unread')}
          icon={mail.unread ? EnvelopeOpenIcon : EnvelopeIcon}
          keyShortcuts="u"
          onClick={() => actions.mark([mail], { unread: !mail.unread })}
        />
        <LabelMenu mails={[mail]} />
        {isDraft ? null : <MoveMenu mails={[mail]} onMove={onLeave} />}
        <IconButton label={t('action.print')} icon={PrinterIcon} onClick={() => onPrint(mail)} />
        <IconButton
          label={t('action.trash')}
          icon={TrashIcon}
          keyShortcuts="#"
          onClick={() => void actions.trash([mail]).then((went) => (went ? onLeave() : undefined))}
        />
      </div>
      <div className={styles.body}>
        <header className={styles.head}>
          <h1 ref={heading} className={styles.subject} tabIndex={-1} dir="auto">
            {title}
          </h1>
          <MailLabels ids={mail.labels} labels={labels} />
        </header>
        <MailMessage mail={mail} />
        {isDraft ? (
          <span>
            <LinkButton href={composePath(mail.id)} icon={PencilIcon} tone="primary" variant="solid">
              {t('reader.editDraft')}
            </LinkButton>
          </span>
        ) : answering === undefined ? (
          <Answers mail={mail} me={me} onAnswer={onAnswer} />
        ) : (
          <InlineReply
            key={answering}
            mail={mail}
            mode={answering}
            me={me}
            onDone={() => {
              onAnswer(undefined);
              heading.current?.focus();
            }}
          />
        )}
        <Conversation id={mail.id} />
      </div>
    </>
  );
}

type AnswersProps = { mail: Mail; me: string; onAnswer: (mode: ReplyMode) => void };

function Answers({ mail, me, onAnswer }: AnswersProps) {
  const { t } = useTranslation('mailbox');
  return (
    <div className={styles.answers} role="group" aria-label={t('reader.answers')}>
      <Button icon={ArrowUturnLeftIcon} variant="outline" keyShortcuts="r" onClick={() => onAnswer('reply')}>
        {t('action.reply')}
      </Button>
      {hasOthers(mail, me) ? (
        <Button icon={UsersIcon} variant="outline" keyShortcuts="a" onClick={() => onAnswer('replyAll')}>
          {t('action.replyAll')}
        </Button>
      ) : null}
      <Button icon={ArrowUturnRightIcon} variant="outline" keyShortcuts="f" onClick={() => onAnswer('forward')}>
        {t('action.forward')}
      </Button>
    </div>
  );
}

function ReaderWaiting() {
  return (
    <>
      <div className={styles.tools} />
      <div className={styles.body}>
        <Skeleton width="wide" />
        <Skeleton lines={8} />
      </div>
    </>
  );
}
