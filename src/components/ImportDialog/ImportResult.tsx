import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { Inline } from '#components/Inline';

import { ImportStep } from './ImportStep';

export type ImportResultProps = {
  /** `success` if everything was stored, `info` if it was stopped, `error` if some could not be stored. */
  tone?: 'success' | 'info' | 'error';
  /** How it ended: “Import complete”. */
  title: string;
  /** What was stored. */
  summary: ReactNode;
  /** What remains to be said, such as an `ImportProblems`. */
  children?: ReactNode;
  /** Closes the dialog. */
  onClose: () => void;
  /** Undoes the whole import; the dialog closes. Without it there is nothing to undo. */
  onUndo?: (() => void) | undefined;
};

/** What an import has stored, with its undo. */
export function ImportResult({ tone = 'success', title, summary, children, onClose, onUndo }: ImportResultProps) {
  const { t } = useTranslation('ImportDialog');
  return (
    <ImportStep>
      <Alert tone={tone} title={title}>
        {summary}
      </Alert>
      {children}
      <Inline gap={8}>
        <Button tone="primary" variant="solid" onClick={onClose}>
          {t('done')}
        </Button>
        {onUndo ? (
          <Button
            onClick={() => {
              onUndo();
              onClose();
            }}
          >
            {t('undo')}
          </Button>
        ) : null}
      </Inline>
    </ImportStep>
  );
}
