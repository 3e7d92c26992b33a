import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { Card } from '#components/Card';
import { DescriptionList } from '#components/DescriptionList';
import { FormattedDate } from '#components/FormattedDate';
import { Html } from '#components/Html';
import { Link } from '#components/Link';
import { Skeleton } from '#components/Skeleton';

import type { Contact, Country } from './api';
import * as styles from './ContactPage.css';

export type ContactDetailsProps = {
  contact: Contact;
  /** Empty while loading; phone numbers are then shown without dial codes. */
  countries: readonly Country[];
};

const labels = ['Work', 'Personal', 'Mobile', 'Home'] as const;

/** Details of a contact; unknown ones have no row. */
export function ContactDetails({ contact, countries }: ContactDetailsProps) {
  const { t } = useTranslation('contacts');
  const id = useId();
  const { emails, phoneNumbers, address, birthday, notes } = contact;

  // Labels are free text; only the usual ones are translated.
  function labelText(label: string): string {
    const known = labels.find((one) => one === label);
    return known ? t(`contact.label.${known}`) : label;
  }

  const rows: Array<{ term: string; detail: ReactNode } | false> = [
    emails.length > 0 && {
      term: t('contact.email', { count: emails.length }),
      detail: (
        <ul role="list" className={styles.lines}>
          {emails.map(({ email, label }) => (
            <li key={email} className={styles.line}>
              <Link href={`mailto:${email}`}>{email}</Link>
              <span className={styles.label}>{labelText(label)}</span>
            </li>
          ))}
        </ul>
      ),
    },
    phoneNumbers.length > 0 && {
      term: t('contact.phone', { count: phoneNumbers.length }),
      detail: (
        <ul role="list" className={styles.lines}>
          {phoneNumbers.map(({ country, phoneNumber, label }) => (
            <li key={`${country} ${phoneNumber}`} className={styles.line}>
              <Phone code={countries.find(({ iso }) => iso === country)?.code} number={phoneNumber} />
              <span className={styles.label}>{labelText(label)}</span>
            </li>
          ))}
        </ul>
      ),
    },
    address !== null && address !== '' && { term: t('contact.address'), detail: address },
    birthday !== null && { term: t('contact.birthday'), detail: <FormattedDate date={birthday} format="date" /> },
  ];

  return (
    <>
      <Card padding="large">
        <div className={styles.person}>
          <Avatar id={contact.id} name={contact.name} src={contact.avatar ?? undefined} size="xlarge" decorative />
          <div className={styles.details}>
            <DescriptionList rows={rows.filter((fact) => fact !== false)} />
          </div>
        </div>
      </Card>
      {notes ? (
        <Card as="section" padding="large" aria-labelledby={`${id}-notes`}>
          <h2 id={`${id}-notes`} className={styles.heading}>
            {t('contact.notes')}
          </h2>
          <div className={styles.notes}>
            <Html html={notes} />
          </div>
        </Card>
      ) : null}
    </>
  );
}

function Phone({ code, number }: { code: string | undefined; number: string }) {
  const text = (
    <bdi dir="ltr" className={styles.number}>
      {code === undefined ? number : `${code} ${number}`}
    </bdi>
  );
  if (code === undefined) return text;
  return <Link href={`tel:${code}${number.replaceAll(/\D/g, '')}`}>{text}</Link>;
}

/** Placeholder for the details while loading. */
export function ContactSkeleton() {
  return (
    <Card padding="large">
      <div className={styles.person}>
        <Skeleton variant="circle" size="xlarge" />
        <div className={styles.details}>
          <Skeleton lines={8} />
        </div>
      </div>
    </Card>
  );
}
