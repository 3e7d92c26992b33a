import CheckIcon from '@heroicons/react/20/solid/CheckIcon';
import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Icon } from '#components/Icon';
import type { DraftStatus } from '#lib/drafts/draftSync';
import { problemCode } from '#lib/http/problem';

import * as styles from './SaveStatus.css';

export type SaveStatusProps = {
  /** State of the draft, from `useDraftSync`. */
  status: DraftStatus;
  /** Why saving has failed, from `useDraftSync`: says so where there is no space. */
  error?: unknown;
  /** Tries to save again, after it has failed. */
  onRetry?: (() => void) | undefined;
};

/** Says whether a form that saves itself is saved. A conflict is said where it is resolved. */
export function SaveStatus({ status, error, onRetry }: SaveStatusProps) {
  const { t } = useTranslation('SaveStatus');
  const hasFailed = status === 'failed' || status === 'refused';
  return (
    <span className={styles.root} data-failed={hasFailed || undefined}>
      <span role="status" className={styles.text}>
        {hasFailed ? (
          <>
            <Icon source={ExclamationTriangleIcon} size="small" />
            {t(problemCode(error) === 'storage-full' ? 'full' : 'failed')}
          </>
        ) : status === 'saved' ? (
          <>
            <Icon source={CheckIcon} size="small" />
            {t('saved')}
          </>
        ) : status === 'saving' || status === 'unsaved' ? (
          t('saving')
        ) : null}
      </span>
      {status === 'failed' && onRetry ? (
        <Button size="small" variant="quiet" onClick={onRetry}>
          {t('retry')}
        </Button>
      ) : null}
    </span>
  );
}
