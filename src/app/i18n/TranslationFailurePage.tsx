import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';

import { failureTexts } from './failureTexts';
import { page } from '#app/errors/errorPage.css';
import * as styles from './TranslationFailurePage.css';

export type TranslationFailurePageProps = {
  /** Retries in vain so far; each is told anew. */
  tries: number;
  /** A retry is going on. */
  retrying: boolean;
  onRetry: () => void;
  /** Go on without the texts. */
  onGiveUp: () => void;
};

/** The texts of a screen cannot be had in any language (specification, section 8): say so, and offer to load them again. */
export function TranslationFailurePage({ tries, retrying, onRetry, onGiveUp }: TranslationFailurePageProps) {
  const { i18n } = useTranslation('app');
  const t = failureTexts(i18n);
  return (
    <div className={page}>
      <div key={tries} role="alert" className={styles.words}>
        <h1 id="translation-failure" className={styles.title}>
          {t('failed')}
        </h1>
        <p>{t('what')}</p>
      </div>
      <div className={styles.actions}>
        <Button tone="primary" variant="solid" size="touch" busy={retrying} onClick={onRetry}>
          {t('retry')}
        </Button>
        <Button variant="outline" size="touch" disabled={retrying} onClick={onGiveUp}>
          {t('giveUp')}
        </Button>
      </div>
    </div>
  );
}
