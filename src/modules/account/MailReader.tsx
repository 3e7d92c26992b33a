import { useTranslation } from 'react-i18next';

import { Card } from '#components/Card';
import { FormattedDate } from '#components/FormattedDate';
import { Heading } from '#components/Heading';
import { LinkButton } from '#components/LinkButton';

import type { OutboxMail } from './api';
import * as styles from './MailReader.css';

export type MailReaderProps = { mail: OutboxMail };

/** One mail: recipient, date, text and working links. */
export function MailReader({ mail: { subject, to, at, text, links } }: MailReaderProps) {
  const { t } = useTranslation('account-outbox');
  return (
    <Card as="article" padding="large">
      <div className={styles.root}>
        <header className={styles.header}>
          <Heading headingLevel={2}>{subject}</Heading>
          <p className={styles.facts}>
            <span>{t('to', { address: to })}</span>
            <FormattedDate date={at} format="full" />
          </p>
        </header>
        <p className={styles.text}>{text}</p>
        {links.length > 0 ? (
          <div className={styles.links}>
            {links.map(({ label, href }) => (
              <LinkButton key={href} href={href} tone="primary" variant="solid">
                {label}
              </LinkButton>
            ))}
          </div>
        ) : null}
      </div>
    </Card>
  );
}
