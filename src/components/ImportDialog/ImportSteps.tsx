import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { FileField } from '#components/FileField';
import { Inline } from '#components/Inline';
import { Progress } from '#components/Progress';
import type { FileImport } from '#lib/files/useFileImport';

import { ImportStep } from './ImportStep';

export type ImportStepsProps = {
  /** Result of `useFileImport`. */
  job: Pick<FileImport<unknown, unknown, never>, 'state' | 'read' | 'cancel'>;
  /** Label of the field for the file: “CSV file”. */
  label: string;
  /** Which files can be read, and what happens next. */
  description: string;
  /** Accepted files, as in HTML: `.csv`, `text/vcard`. */
  accept: readonly string[];
  /** Maximum size of the file, in bytes. */
  maxBytes: number;
  /** Returns the progress in words: “50 of 2,000 contacts”. */
  progressText: (done: number, of: number) => string;
  /** The step of the import itself: an `ImportPreview`, then an `ImportResult`. */
  children?: ReactNode;
};

/** The steps that all imports share: the choice of a file and the progress, with a button that cancels. */
export function ImportSteps({
  job: { state, read, cancel },
  label,
  description,
  accept,
  maxBytes,
  progressText,
  children,
}: ImportStepsProps) {
  const { t } = useTranslation('ImportDialog');
  switch (state.step) {
    case 'choose':
      return (
        <ImportStep key="choose">
          <FileField
            label={label}
            description={description}
            accept={accept}
            maxBytes={maxBytes}
            onChange={([file]) => {
              if (file) void read(file);
            }}
            error={state.unreadable === undefined ? undefined : t('unreadable', { name: state.unreadable })}
          />
        </ImportStep>
      );
    case 'reading':
    case 'storing':
      return (
        <ImportStep key={state.step}>
          {state.step === 'reading' ? (
            <Progress label={t('reading')} value={state.part} max={1} />
          ) : (
            <Progress
              label={t('storing')}
              value={state.done}
              max={Math.max(1, state.of)}
              valueText={progressText(state.done, state.of)}
            />
          )}
          <Inline gap={8}>
            <Button onClick={cancel}>{t('cancel')}</Button>
          </Inline>
        </ImportStep>
      );
    default:
      return children;
  }
}
