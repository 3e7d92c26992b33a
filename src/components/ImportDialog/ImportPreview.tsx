import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { Inline } from '#components/Inline';
import { LiveText } from '#components/LiveRegion';

import * as styles from './ImportDialog.css';
import { ImportStep } from './ImportStep';

export type ImportPreviewProps = {
  /** How the last attempt to store it ended; `none` before the first. */
  outcome?: 'none' | 'cancelled' | 'failed' | undefined;
  /** What was found, in one sentence; announced. */
  summary?: string | undefined;
  /** What will change, and an `ImportProblems`. */
  children?: ReactNode;
  /** Label of the button that stores it: “Import 12 products”. Without it there is nothing to import. */
  startLabel?: string | undefined;
  /** Disables that button until a choice is made. */
  startDisabled?: boolean | undefined;
  /** Stores what is shown. */
  onStart: () => void;
  /** Returns to the choice of a file. */
  onRestart: () => void;
  /** Closes the dialog. */
  onClose: () => void;
};

/** What a file holds, before anything is stored. */
export function ImportPreview({
  outcome = 'none',
  summary,
  children,
  startLabel,
  startDisabled = false,
  onStart,
  onRestart,
  onClose,
}: ImportPreviewProps) {
  const { t } = useTranslation('ImportDialog');
  return (
    <ImportStep>
      {outcome === 'none' ? null : (
        <Alert tone={outcome === 'failed' ? 'error' : 'info'} title={t(`outcome.${outcome}`)} />
      )}
      {summary === undefined ? null : (
        <p className={styles.summary} role="status">
          <LiveText>{summary}</LiveText>
        </p>
      )}
      {children}
      <Inline gap={8}>
        {startLabel === undefined ? null : (
          <Button tone="primary" variant="solid" disabled={startDisabled} onClick={onStart}>
            {startLabel}
          </Button>
        )}
        <Button onClick={onRestart}>{t('restart')}</Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Inline>
    </ImportStep>
  );
}
