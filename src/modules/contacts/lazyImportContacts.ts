import { lazyComponent } from '#lib/react/lazyComponent';

import type { ImportContactsProps } from './ImportContacts';

/** The import of a vCard file, loaded when someone wants to import. */
export const lazyImportContacts = lazyComponent<ImportContactsProps>(() =>
  import('./ImportContacts').then((part) => part.ImportContacts),
);
