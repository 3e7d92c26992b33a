import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';

import * as styles from './SectionError.css';

export type SectionErrorProps = {
  /** The translated thing that could not be loaded, as in "Could not load {{thing}}". */
  what: string;
  /** What there is all the same. */
  text: string;
  busy: boolean;
  onRetry: () => void;
};

/** A part beside the main thing could not be had: says so in a line, and tries again (directory 2.0.2). */
export function SectionError({ what, text, busy, onRetry }: SectionErrorProps) {
  const { t } = useTranslation('components');
  return (
    <div className={styles.root}>
      <div role="status">
        <p className={styles.title}>{t('errorState.couldNotLoad', { thing: what })}</p>
        <p>{text}</p>
      </div>
      <Button size="compact" variant="outline" busy={busy} onClick={onRetry}>
        {t('errorState.retry')}
      </Button>
    </div>
  );
}
