import { useTranslation } from 'react-i18next';

import { Dialog } from '#components/Dialog';
import { ErrorState } from '#components/ErrorState';
import { Skeleton } from '#components/Skeleton';

import type { ImportContactsProps } from './ImportContacts';
import { lazyImportContacts } from './lazyImportContacts';

export type ImportDialogProps = ImportContactsProps & { open: boolean };

/** Dialog that imports contacts from a vCard file. Closing it stops the import; what is stored stays. */
export function ImportDialog({ open, onClose, onUndo }: ImportDialogProps) {
  const { t } = useTranslation('contacts');
  const ready = lazyImportContacts.useLoadedWhen(open);
  const failure = lazyImportContacts.useFailure();
  return (
    <Dialog open={open} size="wide" title={t('import.title')} onClose={onClose}>
      {!open ? null : ready ? (
        <lazyImportContacts.Component onClose={onClose} onUndo={onUndo} />
      ) : failure === undefined ? (
        <Skeleton lines={4} />
      ) : (
        <ErrorState error={failure} headingLevel={3} onRetry={lazyImportContacts.preload} />
      )}
    </Dialog>
  );
}
