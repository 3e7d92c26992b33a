import type { ResourceKey } from 'i18next';

/** The English texts of the console's frame and of what stands in it, by file. */
export const texts: Readonly<Record<string, ResourceKey>> = import.meta.glob<ResourceKey>(
  [
    '../../../modules/{chat,global-search,notices,settings,shortcuts,user}/i18n/en.json',
    '../{home,navigation,shell}.en.json',
  ],
  { eager: true, import: 'default' },
);
