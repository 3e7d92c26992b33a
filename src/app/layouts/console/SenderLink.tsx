import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Link } from '#components/Link';
import { contactPath, newContactPath } from '#modules/contacts/contactParams';
import { contactByEmailQuery } from '#modules/contacts/queries';

export type SenderLinkProps = {
  name: string;
  email: string;
};

/** Leads from a sender to their contact, or to a new one with what is known of them. */
export function SenderLink({ name, email }: SenderLinkProps) {
  const { t } = useTranslation('app-shell');
  const { data: contact } = useQuery({ ...contactByEmailQuery(email), enabled: email !== '' });
  const [newPath] = useState(() => newContactPath({ name, email }));
  if (contact === undefined) return null;
  return contact === null ? (
    <Link href={newPath}>{t('connections.addContact')}</Link>
  ) : (
    <Link href={contactPath(contact.id)}>{t('connections.openContact')}</Link>
  );
}
