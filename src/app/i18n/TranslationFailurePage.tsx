import { getI18n } from 'react-i18next';

import { Button } from '#components/Button';

import { failureTexts } from './failureTexts';
import { page } from '#app/errors/errorPage.css';
import * as styles from './TranslationFailurePage.css';

export type TranslationFailurePageProps = {
  /** Failed retries so far; each is announced again. */
  tries: number;
  /** A retry is pending. */
  retrying: boolean;
  onRetry: () => void;
  /** Go on without the texts. */
  onGiveUp: () => void;
};

/** Shown when texts cannot be loaded in any language (specification, section 8); offers a retry. */
export function TranslationFailurePage({ tries, retrying, onRetry, onGiveUp }: TranslationFailurePageProps) {
  // `useTranslation` would wait for a namespace.
  const t = failureTexts(getI18n());
  return (
    <div className={page}>
      <div key={tries} role="alert" className={styles.words}>
        <h1 id="translation-failure" className={styles.title}>
          {t('failed')}
        </h1>
        <p>{t('what')}</p>
      </div>
      <div className={styles.actions}>
        <Button tone="primary" variant="solid" size="large" loading={retrying} onClick={onRetry}>
          {t('retry')}
        </Button>
        <Button variant="outline" size="large" disabled={retrying} onClick={onGiveUp}>
          {t('giveUp')}
        </Button>
      </div>
    </div>
  );
}
