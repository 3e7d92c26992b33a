import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { RecordRow } from '#components/RecordList';

import type { Contact } from './api';
import { displayName } from './contactRules';
import * as styles from './ContactRow.css';

export type ContactRowProps = {
  contact: Contact;
  href: string;
};

/** A contact in the list: picture, name, and what they do. */
export const ContactRow = memo(function ContactRow({ contact, href }: ContactRowProps) {
  const { t } = useTranslation('contacts');
  const { id, avatar, title, company } = contact;
  const name = displayName(contact) || t('unnamed');
  const position = title && company ? t('position', { title, company }) : (title ?? company);
  return (
    <RecordRow rowKey={id} href={href} selectLabel={t('list.select', { name })}>
      <span className={styles.root}>
        <Avatar id={id} name={name} src={avatar ?? undefined} decorative />
        <span className={styles.texts}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          <span className={styles.position} dir="auto">
            {position}
          </span>
        </span>
      </span>
    </RecordRow>
  );
});
