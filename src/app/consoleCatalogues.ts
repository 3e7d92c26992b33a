import type { ResourceKey } from 'i18next';

import { collectCatalogues } from './collectCatalogues';

/** The catalogues of the console and of the account, by namespace and language: every module and part of the app. */
export const consoleCatalogues = collectCatalogues({
  ...import.meta.glob<ResourceKey>('../modules/*/i18n/*.json', { import: 'default' }),
  ...import.meta.glob<ResourceKey>('./i18n/*.json', { import: 'default' }),
});
