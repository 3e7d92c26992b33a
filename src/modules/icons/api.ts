import * as z from 'zod/mini';

import { endpoint } from '#lib/http/endpoint';

import type { IconSetSlug } from './iconSets';

/** An icon set: its names, without drawings. */
export const iconSetSchema = z.object({
  /** Stands before the colon in the full name of an icon: `heroicons_outline:trash`. */
  namespace: z.string(),
  name: z.string(),
  /** Size class for which the icons are drawn: 20 px or 24 px. */
  grid: z.enum(['icon-size-5', 'icon-size-6']),
  /** Icon names in alphabetical order. */
  list: z.array(z.string()),
});
/** An icon set: its names, without drawings. */
export type IconSet = z.infer<typeof iconSetSchema>;

const listIcons = (set: IconSetSlug, title: string) =>
  endpoint({
    method: 'GET',
    path: `api/ui/icons/${set}`,
    summary: `Lists the icons of ${title}`,
    response: iconSetSchema,
    access: 'user',
  });

export const getHeroiconsOutline = listIcons('heroicons-outline', 'Heroicons Outline');
export const getHeroiconsSolid = listIcons('heroicons-solid', 'Heroicons Solid');
export const getHeroiconsMini = listIcons('heroicons-mini', 'Heroicons Mini');
export const getFeatherIcons = listIcons('feather', 'Feather');
export const getMaterialOutline = listIcons('material-outline', 'Material Outline');
export const getMaterialSolid = listIcons('material-solid', 'Material Solid');
export const getMaterialTwotone = listIcons('material-twotone', 'Material Two-tone');
