import { lazyComponent } from '#lib/react/lazyComponent';

import type { ImportCsvProps } from './ImportCsv';

/** The import of a CSV file, loaded when someone wants to import. */
export const lazyImportCsv = lazyComponent<ImportCsvProps>(() => import('./ImportCsv').then((part) => part.ImportCsv));
