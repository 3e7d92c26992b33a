import type { ResourceKey } from 'i18next';

/** The Turkish texts of the components that have their own, by file. */
export const texts: Readonly<Record<string, ResourceKey>> = import.meta.glob<ResourceKey>(
  '../../../components/*/i18n/tr.json',
  { eager: true, import: 'default' },
);
