import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { LiveText } from '#components/LiveRegion';

import * as styles from './SectionError.css';

export type SectionErrorProps = {
  /** Translated name of the section, as in "Could not load {{thing}}". */
  what: string;
  /** Explains what still works. */
  text: string;
  busy: boolean;
  onRetry: () => void;
};

/** Compact error of a secondary section, with a retry button (directory 2.0.2). */
export function SectionError({ what, text, busy, onRetry }: SectionErrorProps) {
  const { t } = useTranslation('components');
  return (
    <div className={styles.root}>
      <div role="status">
        <p className={styles.title}>
          <LiveText>{t('errorState.couldNotLoad', { thing: what })}</LiveText>
        </p>
        <p>{text}</p>
      </div>
      <Button size="small" variant="outline" loading={busy} onClick={onRetry}>
        {t('errorState.retry')}
      </Button>
    </div>
  );
}
