import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { FormattedDate } from '#components/FormattedDate';
import { Html } from '#components/Html';
import { PrintView } from '#components/PrintView';

import type { Contact } from './api';
import { displayName } from './contactRules';
import * as styles from './PrintedContacts.css';
import { contactTagsQuery, countriesQuery } from './queries';
import { useLabelText } from './useLabelText';

export type PrintedContactsProps = {
  contacts: readonly Contact[];
  /** Heading of a list. Without it, one contact is printed under its name, with its notes. */
  title?: string | undefined;
  /** Called when the print dialog has closed. */
  onClose: () => void;
};

/** Prints one contact or a list without the rest of the page. */
export function PrintedContacts({ contacts, title, onClose }: PrintedContactsProps) {
  const { t, i18n } = useTranslation('contacts');
  const { data: countries } = useQuery(countriesQuery(i18n.language));
  const { data: tags } = useQuery(contactTagsQuery());
  const labelText = useLabelText();
  const withLabel = (text: string, label: string) => (label === '' ? text : `${text} (${labelText(label)})`);
  const nameOf = (contact: Contact) => displayName(contact) || t('unnamed');
  const [first] = contacts;
  const codes = new Map(countries?.map(({ iso, code }) => [iso, code]));
  return (
    <PrintView
      title={title ?? (first ? nameOf(first) : '')}
      ready={countries !== undefined && tags !== undefined}
      onClose={onClose}
    >
      {contacts.map((contact) => {
        const { id, emails, phoneNumbers, address, birthday, notes } = contact;
        const tagTitles = (tags ?? []).filter((tag) => contact.tags.includes(tag.id)).map((tag) => tag.title);
        const position = [contact.title, contact.company].filter(Boolean).join(', ');
        return (
          <section key={id} className={styles.contact}>
            {title === undefined ? null : <h2 className={styles.name}>{nameOf(contact)}</h2>}
            {position === '' ? null : <p>{position}</p>}
            {tagTitles.length === 0 ? null : <p>{`${t('tags.title')}: ${tagTitles.join(', ')}`}</p>}
            {emails.map(({ email, label }) => (
              <p key={`${email} ${label}`}>{withLabel(email, label)}</p>
            ))}
            {phoneNumbers.map(({ country, phoneNumber, label }) => (
              <p key={`${country} ${phoneNumber} ${label}`}>
                {withLabel(`${codes.get(country) ?? ''} ${phoneNumber}`.trim(), label)}
              </p>
            ))}
            {address ? <p className={styles.address}>{address}</p> : null}
            {birthday ? (
              <p>
                <FormattedDate date={birthday} format="date" />
              </p>
            ) : null}
            {notes && title === undefined ? (
              <div className={styles.notes}>
                <Html html={notes} />
              </div>
            ) : null}
          </section>
        );
      })}
    </PrintView>
  );
}
