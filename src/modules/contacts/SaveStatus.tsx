import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import type { DraftStatus } from '#lib/drafts/draftSync';

import * as styles from './ContactForm.css';

export type SaveStatusProps = {
  status: DraftStatus;
  onRetry: () => void;
};

/** Whether what was entered is saved, with the way to try again. */
export function SaveStatus({ status, onRetry }: SaveStatusProps) {
  const { t } = useTranslation('contacts');
  const isFailed = status === 'failed' || status === 'refused';
  return (
    <>
      <span className={styles.status} role="status" data-failed={isFailed || undefined}>
        {status === 'saving' || status === 'unsaved' ? t('save.saving') : null}
        {status === 'saved' ? t('save.saved') : null}
        {isFailed ? t('save.failed') : null}
      </span>
      {isFailed ? (
        <Button size="small" variant="outline" onClick={onRetry}>
          {t('save.retry')}
        </Button>
      ) : null}
    </>
  );
}
