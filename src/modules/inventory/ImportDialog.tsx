import { useTranslation } from 'react-i18next';

import { Dialog } from '#components/Dialog';
import { ErrorState } from '#components/ErrorState';
import { Skeleton } from '#components/Skeleton';
import { lazyComponent } from '#lib/react/lazyComponent';

import type { ImportCsvProps } from './ImportCsv';

export type ImportDialogProps = ImportCsvProps & { open: boolean };

const lazyImport = lazyComponent<ImportCsvProps>(() => import('./ImportCsv').then((part) => part.ImportCsv));

/** Dialog that imports products from a CSV file. Closing it stops the import, and then nothing is stored. */
export function ImportDialog({ open, onClose, onUndo }: ImportDialogProps) {
  const { t } = useTranslation('inventory');
  const ready = lazyImport.useLoadedWhen(open);
  const failure = lazyImport.useFailure();
  return (
    <Dialog open={open} size="wide" title={t('import.title')} onClose={onClose}>
      {!open ? null : ready ? (
        <lazyImport.Component onClose={onClose} onUndo={onUndo} />
      ) : failure === undefined ? (
        <Skeleton lines={4} />
      ) : (
        <ErrorState error={failure} headingLevel={3} onRetry={lazyImport.preload} />
      )}
    </Dialog>
  );
}
