import type { ResourceKey } from 'i18next';

import { collectCatalogues } from './collectCatalogues';

/** The catalogues of the modules that have screens in the console, by namespace and language. */
export const consoleCatalogues = collectCatalogues(
  import.meta.glob<ResourceKey>(
    [
      '../modules/*/i18n/*.json',
      '!../modules/{article,facility,facility-search,languages,static-pages}/**',
      '!../modules/{chat,global-search,messages,notifications,settings,shortcuts,user}/**',
    ],
    { import: 'default' },
  ),
);
