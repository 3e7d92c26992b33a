import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { FormattedDate } from '#components/FormattedDate';
import { Html, preloadHtml } from '#components/Html';

import type { Contact } from './api';
import { displayName } from './contactRules';
import * as styles from './PrintedContacts.css';
import { countriesQuery } from './queries';

export type PrintedContactsProps = {
  contacts: readonly Contact[];
  /** Heading of the page; the name of a single contact. */
  title: string;
  /** Called when the print dialog has closed. */
  onClose: () => void;
};

/** Prints one contact or a list without the rest of the page. */
export function PrintedContacts({ contacts, title, onClose }: PrintedContactsProps) {
  const { t, i18n } = useTranslation('contacts');
  const { data: countries } = useQuery(countriesQuery(i18n.language));
  const close = useEffectEvent(onClose);
  const isReady = countries !== undefined;
  useEffect(() => {
    if (!isReady) return;
    let unmounted = false;
    const handleAfterPrint = () => close();
    window.addEventListener('afterprint', handleAfterPrint);
    // The sanitiser loads with its first use.
    void preloadHtml().then(
      () => requestAnimationFrame(() => (unmounted ? undefined : window.print())),
      () => close(),
    );
    return () => {
      unmounted = true;
      window.removeEventListener('afterprint', handleAfterPrint);
    };
  }, [isReady]);

  const codes = new Map(countries?.map(({ iso, code }) => [iso, code]));
  return createPortal(
    <article className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      {contacts.map((contact) => {
        const { id, emails, phoneNumbers, address, birthday, notes } = contact;
        const position = [contact.title, contact.company].filter(Boolean).join(', ');
        return (
          <section key={id} className={styles.contact}>
            {contacts.length > 1 ? <h2 className={styles.name}>{displayName(contact) || t('unnamed')}</h2> : null}
            {position === '' ? null : <p>{position}</p>}
            {emails.map(({ email }) => (
              <p key={email}>{email}</p>
            ))}
            {phoneNumbers.map(({ country, phoneNumber }) => (
              <p key={`${country} ${phoneNumber}`}>{`${codes.get(country) ?? ''} ${phoneNumber}`.trim()}</p>
            ))}
            {address ? <p className={styles.address}>{address}</p> : null}
            {birthday ? (
              <p>
                <FormattedDate date={birthday} format="date" />
              </p>
            ) : null}
            {notes && contacts.length === 1 ? (
              <div className={styles.notes}>
                <Html html={notes} />
              </div>
            ) : null}
          </section>
        );
      })}
    </article>,
    document.body,
  );
}
