import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { readFailure } from '#lib/http/failure';
import { focusRing } from '#theme/mixins.css';

import * as styles from './ErrorState.css';

export type ErrorStateProps = {
  /** Whatever was thrown. */
  error: unknown;
  /** The translated thing that could not be loaded, as in "Could not load {{thing}}". */
  what?: string | undefined;
  /** Instead of the title that follows from `what` or from the error. */
  title?: string | undefined;
  headingLevel?: 1 | 2 | 3 | 4;
  /** Shows the button "Try again". */
  onRetry?: (() => void) | undefined;
  /** The retry is going on. */
  busy?: boolean | undefined;
};

/** What failed in plain words, a way to try again, and the facts for support folded away (directory 2.0.2). */
export function ErrorState({ error, what, title, headingLevel = 2, onRetry, busy }: ErrorStateProps) {
  const { t } = useTranslation('components');
  const Title = `h${headingLevel}` as const;
  const { kind, requestId, code } = readFailure(error);
  const heading = title ?? (what ? t('errorState.couldNotLoad', { thing: what }) : t(`errorState.${kind}.title`));
  return (
    <div className={styles.root}>
      {/* A new failure is a new alert, so that a retry in vain is heard too. */}
      <div key={requestId} role="alert" className={styles.words}>
        <Title className={styles.title}>{heading}</Title>
        <p className={styles.text}>{t(`errorState.${kind}.text`)}</p>
      </div>
      {onRetry ? (
        <Button onClick={onRetry} busy={busy ?? false}>
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
