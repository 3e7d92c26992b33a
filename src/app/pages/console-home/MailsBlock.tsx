import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Badge } from '#components/Badge';
import { FormattedDate } from '#components/FormattedDate';
import { ListItem } from '#components/List';
import { displayName } from '#domain/mailAddress';
import { mailboxPath } from '#modules/mailbox/mailboxPath';
import { foldersQuery, mailsQuery } from '#modules/mailbox/queries';

import { ListBlock } from './ListBlock';

const inbox = { kind: 'folder', slug: 'inbox' } as const;

/** The newest emails of the inbox. */
export const inboxQuery = () => mailsQuery({ view: inbox, page: 1, search: '' });

/** The newest unread emails of the inbox. */
export function MailsBlock() {
  const { t, i18n } = useTranslation('app-home');
  const { data: folders } = useQuery(foldersQuery(i18n.language));
  const unread = folders?.find(({ slug }) => slug === inbox.slug)?.count ?? 0;
  return (
    <ListBlock
      kind="mails"
      icon={EnvelopeIcon}
      href={mailboxPath(inbox)}
      query={useQuery(inboxQuery())}
      select={({ mails }) => mails?.filter((mail) => mail.unread) ?? []}
      lines="one"
      count={unread > 0 ? <Badge tone="primary">{t('unread', { count: unread })}</Badge> : undefined}
    >
      {({ id, from, subject, date }) => (
        <ListItem
          key={id}
          title={displayName(from.contact)}
          description={subject.trim() || t('mails.noSubject')}
          lines="one"
          meta={<FormattedDate date={date} format="recent" />}
          href={mailboxPath(inbox, 1, id)}
        />
      )}
    </ListBlock>
  );
}
