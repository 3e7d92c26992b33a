import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { classifyFailure } from '#lib/http/failure';
import { focusRing } from '#theme/mixins.css';

import * as styles from './ErrorState.css';

export type ErrorStateProps = {
  /** The thrown value. */
  error: unknown;
  /** Translated name of the content that failed to load, as in "Could not load {{thing}}". */
  what?: string | undefined;
  /** Replaces the title derived from `what` or from the error. */
  title?: string | undefined;
  headingLevel?: 1 | 2 | 3 | 4;
  /** Shows the "Try again" button. */
  onRetry?: (() => void) | undefined;
  /** Whether a retry is in progress. */
  loading?: boolean | undefined;
};

/**
 * Explains a failure in plain words, with a retry button and collapsed technical details for support (directory 2.0.2).
 */
export function ErrorState({ error, what, title, headingLevel = 2, onRetry, loading }: ErrorStateProps) {
  const { t } = useTranslation('components');
  const Title = `h${headingLevel}` as const;
  const { kind, requestId, code } = classifyFailure(error);
  const heading = title ?? (what ? t('errorState.couldNotLoad', { thing: what }) : t(`errorState.${kind}.title`));
  return (
    <div className={styles.root}>
      {/* Remounts the alert for every new failure, so that an unsuccessful retry is announced too. */}
      <div key={requestId} role="alert" className={styles.words}>
        <Title className={styles.title}>{heading}</Title>
        <p className={styles.text}>{t(`errorState.${kind}.text`)}</p>
      </div>
      {onRetry ? (
        <Button onClick={onRetry} loading={loading ?? false}>
          {t('errorState.retry')}
        </Button>
      ) : null}
      {requestId ? (
        <details className={styles.details}>
          <summary className={`${focusRing} ${styles.summary}`}>{t('errorState.details')}</summary>
          <dl className={styles.facts}>
            <dt>{t('errorState.requestId')}</dt>
            <dd className={styles.value}>{requestId}</dd>
            {code ? (
              <>
                <dt>{t('errorState.code')}</dt>
                <dd className={styles.value}>{code}</dd>
              </>
            ) : null}
          </dl>
        </details>
      ) : null}
    </div>
  );
}
