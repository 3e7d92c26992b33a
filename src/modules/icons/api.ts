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

const listOf = (set: IconSetSlug, title: string) =>
  ({
    method: 'GET',
    path: `api/ui/icons/${set}`,
    summary: `Lists the icons of ${title}`,
    response: iconSetSchema,
    access: 'user',
  }) as const;

export const getHeroiconsOutline = endpoint(listOf('heroicons-outline', 'Heroicons Outline'));
export const getHeroiconsSolid = endpoint(listOf('heroicons-solid', 'Heroicons Solid'));
export const getHeroiconsMini = endpoint(listOf('heroicons-mini', 'Heroicons Mini'));
export const getFeatherIcons = endpoint(listOf('feather', 'Feather'));
export const getMaterialOutline = endpoint(listOf('material-outline', 'Material Outline'));
export const getMaterialSolid = endpoint(listOf('material-solid', 'Material Solid'));
export const getMaterialTwotone = endpoint(listOf('material-twotone', 'Material Two-tone'));
