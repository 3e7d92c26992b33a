import type { ResourceKey } from 'i18next';

/** The English texts of the components that have their own, by file. */
export const texts: Readonly<Record<string, ResourceKey>> = import.meta.glob<ResourceKey>(
  '../../../components/*/i18n/en.json',
  { eager: true, import: 'default' },
);
