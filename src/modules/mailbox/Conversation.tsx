import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Anchor } from '#components/Anchor';
import { FormattedDate } from '#components/FormattedDate';
import { focusRing } from '#theme/recipes.css';

import { shortName } from './addresses';
import { useMailbox } from './mailboxContext';
import * as styles from './MailReader.css';
import { snippet } from './plainMail';
import { threadQuery } from './queries';

/** The mails that answer each other, oldest first; nothing where there is only one. */
export function Conversation({ id }: { id: string }) {
  const { t } = useTranslation('mailbox');
  const { pathTo } = useMailbox();
  const { data: thread = [] } = useQuery(threadQuery(id));
  if (thread.length < 2) return null;
  return (
    <section className={styles.thread} aria-label={t('thread.label')}>
      <h2 className={styles.threadTitle}>{t('thread.title', { count: thread.length })}</h2>
      <ol className={styles.threadList}>
        {thread.map((mail) => (
          <li key={mail.id}>
            <Anchor
              className={`${focusRing} ${styles.threadRow}`}
              href={pathTo(mail.id)}
              current={mail.id === id ? 'page' : undefined}
            >
              <bdi className={styles.threadWho}>{shortName(mail.from.contact)}</bdi>
              <bdi className={styles.threadText}>{snippet(mail)}</bdi>
              <span className={styles.threadDate}>
                <FormattedDate date={mail.date} format="moment" />
              </span>
            </Anchor>
          </li>
        ))}
      </ol>
    </section>
  );
}
