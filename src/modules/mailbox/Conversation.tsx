import { useQuery, useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { Card } from '#components/Card';
import { FormattedDate } from '#components/FormattedDate';
import { List, ListItem } from '#components/List';
import { Stack } from '#components/Stack';
import { useProgressiveRender } from '#lib/react/useProgressiveRender';
import { displayName } from '#domain/mailAddress';

import type { Mail } from './api';
import { useMailbox } from './mailboxContext';
import * as styles from './MailReader.css';
import { snippet } from './mailContent';
import { threadQuery } from './queries';

/** The mails of a thread, oldest first; renders nothing for a single mail. */
export const Conversation = memo(function Conversation({ id }: { id: string }) {
  const { t } = useTranslation('mailbox');
  const { data: thread } = useQuery(threadQuery(id, useQueryClient()));
  const [first] = thread ?? [];
  if (!thread || !first || thread.length < 2) return null;
  return (
    <Stack as="section" gap={8} aria-label={t('thread.label')}>
      <h2 className={styles.title}>{t('thread.title', { count: thread.length })}</h2>
      <ConversationRows key={first.id} thread={thread} id={id} />
    </Stack>
  );
});

/** As many rows as a slow device renders in one frame. */
const rowsPerFrame = 8;

function ConversationRows({ thread, id }: { thread: readonly Mail[]; id: string }) {
  const { pathTo } = useMailbox();
  const rendered = useProgressiveRender(thread.length, rowsPerFrame, rowsPerFrame);
  return (
    <Card padding="small">
      <List variant="spaced" density="compact">
        {thread.slice(0, rendered).map((mail) => (
          <ConversationRow key={mail.id} mail={mail} href={pathTo(mail.id)} current={mail.id === id} />
        ))}
      </List>
    </Card>
  );
}

type ConversationRowProps = { mail: Mail; href: string; current: boolean };

// Memoised: must not re-render while more rows are added below.
const ConversationRow = memo(function ConversationRow({ mail, href, current }: ConversationRowProps) {
  const sender = displayName(mail.from.contact);
  return (
    <ListItem
      title={sender}
      titleContent={<bdi>{sender}</bdi>}
      description={<bdi>{snippet(mail)}</bdi>}
      lines="one"
      meta={<FormattedDate date={mail.date} format="recent" />}
      href={href}
      selected={current && 'page'}
    />
  );
});
