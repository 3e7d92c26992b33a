import { Trans, useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { CopyButton } from '#components/CopyButton';
import { LinkButton } from '#components/LinkButton';
import { paths } from '#domain/paths';

import type { SupportTicket } from './api';
import * as styles from './Support.css';

export type RequestSentProps = {
  ticket: SupportTicket;
  /** Begins another request. */
  onAnother: () => void;
};

/** The ticket number of a request, and where its copy is. */
export function RequestSent({ ticket: { number, email }, onAnother }: RequestSentProps) {
  const { t } = useTranslation('help-center');
  return (
    <div className={styles.sent}>
      <div className={styles.ticket}>
        <p className={styles.number}>
          <Trans t={t} i18nKey="support.number" values={{ number }} components={{ number: <strong /> }} />
        </p>
        <CopyButton text={number} size="small" variant="outline" />
      </div>
      <p className={styles.text}>{t('support.sentText', { email })}</p>
      <div className={styles.actions}>
        <LinkButton href={paths.mailbox} tone="primary" variant="solid">
          {t('support.openMailbox')}
        </LinkButton>
        <Button variant="outline" onClick={onAnother}>
          {t('support.another')}
        </Button>
        <LinkButton href={paths.helpCenter} variant="quiet">
          {t('support.back')}
        </LinkButton>
      </div>
    </div>
  );
}
