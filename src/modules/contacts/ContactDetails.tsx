import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { DescriptionList } from '#components/DescriptionList';
import { FormattedDate } from '#components/FormattedDate';
import { Html } from '#components/Html';
import { Link } from '#components/Link';
import { Flag } from '#components/PhoneField';
import { RecordToolbarSkeleton } from '#components/RecordToolbar';
import { Skeleton } from '#components/Skeleton';
import { TagList } from '#components/TagList';
import { todayIn } from '#lib/time/today';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';

import type { Contact, ContactTag } from './api';
import { birthdayFacts } from './birthday';
import * as styles from './ContactRecord.css';
import { displayName } from './contactRules';
import { countriesQuery } from './queries';
import { useLabelText } from './useLabelText';

export type ContactDetailsProps = {
  contact: Contact;
  tags: readonly ContactTag[];
};

/** Everything that is known about a contact; what is unknown has no row. Its name is the page's h1. */
export function ContactDetails({ contact, tags }: ContactDetailsProps) {
  const { t } = useTranslation('contacts');
  const labelText = useLabelText();
  const { id, avatar, title, company, emails, phoneNumbers, address, birthday, notes } = contact;
  const name = displayName(contact) || t('unnamed');
  const position = title && company ? t('position', { title, company }) : (title ?? company);

  const rows: Array<{ term: string; detail: ReactNode } | false> = [
    emails.length > 0 && {
      term: t('field.email', { count: emails.length }),
      detail: (
        <ul role="list" className={styles.lines}>
          {emails.map(({ email, label }) => (
            <li key={`${email} ${label}`} className={styles.line}>
              <Link href={`mailto:${email}`}>{email}</Link>
              <span className={styles.label}>{labelText(label)}</span>
            </li>
          ))}
        </ul>
      ),
    },
    phoneNumbers.length > 0 && {
      term: t('field.phone', { count: phoneNumbers.length }),
      detail: (
        <ul role="list" className={styles.lines}>
          {phoneNumbers.map((phone) => (
            <li key={`${phone.country} ${phone.phoneNumber} ${phone.label}`} className={styles.line}>
              <Phone phone={phone} />
              <span className={styles.label}>{labelText(phone.label)}</span>
            </li>
          ))}
        </ul>
      ),
    },
    Boolean(address) && {
      term: t('field.address'),
      detail: (
        <Link href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address ?? '')}`}>
          <span className={styles.address}>{address}</span>
        </Link>
      ),
    },
    birthday !== null && { term: t('field.birthday'), detail: <Birthday birthday={birthday} /> },
    Boolean(notes) && {
      term: t('field.notes'),
      detail: (
        <div className={styles.notes} dir="auto">
          <Html html={notes ?? ''} />
        </div>
      ),
    },
  ];
  const shown = rows.filter((row) => row !== false);
  return (
    <>
      <header className={styles.person}>
        <Avatar id={id} name={name} src={avatar ?? undefined} size="xlarge" decorative />
        <div className={styles.personTexts}>
          <h1 className={styles.name} tabIndex={-1} dir="auto">
            {name}
          </h1>
          {position ? (
            <p className={styles.position} dir="auto">
              {position}
            </p>
          ) : null}
          <TagList label={t('tags.title')} tags={tags.filter((tag) => contact.tags.includes(tag.id))} />
        </div>
      </header>
      {shown.length > 0 ? <DescriptionList rows={shown} /> : <p className={styles.position}>{t('record.nothing')}</p>}
    </>
  );
}

function Phone({ phone: { country, phoneNumber } }: { phone: Contact['phoneNumbers'][number] }) {
  const { i18n } = useTranslation('contacts');
  const { data: countries = [] } = useQuery(countriesQuery(i18n.language));
  // An unknown country has no code: its number is shown as it is.
  const code = countries.find(({ iso }) => iso === country)?.code;
  const text = (
    <bdi dir="ltr" className={styles.number}>
      {code === undefined ? phoneNumber : `${code} ${phoneNumber}`}
    </bdi>
  );
  return (
    <>
      <Flag country={country.toUpperCase()} />
      {code === undefined ? text : <Link href={`tel:${code}${phoneNumber.replaceAll(/\D/g, '')}`}>{text}</Link>}
    </>
  );
}

function Birthday({ birthday }: { birthday: string }) {
  const { t } = useTranslation('contacts');
  const facts = birthdayFacts(birthday, todayIn(viewerTimeZone()));
  return (
    <span className={styles.line}>
      <FormattedDate date={birthday} format="date" />
      {facts ? (
        <span className={styles.label}>
          {facts.daysToGo === 0
            ? t('birthday.today', { count: facts.age })
            : t('birthday.facts', {
                age: t('birthday.age', { count: facts.age }),
                days: t('birthday.days', { count: facts.daysToGo }),
              })}
        </span>
      ) : null}
    </span>
  );
}

/** Placeholder for the contact while it loads. */
export function ContactSkeleton() {
  return (
    <>
      <RecordToolbarSkeleton />
      <div className={styles.body}>
        <div className={styles.person}>
          <Skeleton variant="circle" size="xlarge" />
          <div className={styles.personTexts}>
            <Skeleton width="medium" />
            <Skeleton width="wide" />
          </div>
        </div>
        <Skeleton lines={8} />
      </div>
    </>
  );
}
