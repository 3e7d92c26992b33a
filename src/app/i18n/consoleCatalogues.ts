import type { ResourceKey } from 'i18next';

import { collectCatalogues } from './collectCatalogues';

/** The catalogues of what few visitors of the directory come to see, by namespace and language. */
export const consoleCatalogues = collectCatalogues(
  import.meta.glob<ResourceKey>(
    [
      './{backend,guards,inactivity,notFound,offline}.*.json',
      '../../modules/*/i18n/*.json',
      '!../../modules/{article,facility,facility-search,languages}/**',
      '!../../modules/{chat,global-search,notices,settings,shortcuts,user}/**',
    ],
    { import: 'default' },
  ),
);
