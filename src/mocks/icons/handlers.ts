import type { HttpHandler } from 'msw';

import {
  getFeatherIcons,
  getHeroiconsMini,
  getHeroiconsOutline,
  getHeroiconsSolid,
  getMaterialOutline,
  getMaterialSolid,
  getMaterialTwotone,
} from '#modules/icons/api';
import type { IconSet } from '#modules/icons/api';
import { iconSets } from '#modules/icons/iconSets';
import type { IconFamily, IconSetSlug } from '#modules/icons/iconSets';

import { handle } from '#mocks/core/handle';
import { recordNotFound } from '#mocks/core/problem';

/** The names of each package, whose sets have the same icons. */
const names: Readonly<Record<IconFamily, () => Promise<{ default: readonly string[] }>>> = {
  heroicons: () => import('virtual:icons/heroicons_outline/names'),
  feather: () => import('virtual:icons/feather/names'),
  material: () => import('virtual:icons/mat_outline/names'),
};

async function listIcons(set: IconSetSlug, name: string): Promise<IconSet> {
  const { family, namespace, edge } = iconSets[set];
  const { default: list } = await names[family]();
  return { namespace, name, grid: edge === 20 ? 'icon-size-5' : 'icon-size-6', list: [...list] };
}

/** The call for a set that does not exist. */
const unknownSet = { ...getFeatherIcons, path: 'api/ui/icons/*', errors: ['not-found' as const] };

/** The calls of the icon sets. */
export const iconsHandlers: readonly HttpHandler[] = [
  handle(getHeroiconsOutline, () => listIcons('heroicons-outline', 'Heroicons Outline')),
  handle(getHeroiconsSolid, () => listIcons('heroicons-solid', 'Heroicons Solid')),
  handle(getHeroiconsMini, () => listIcons('heroicons-mini', 'Heroicons Mini')),
  handle(getFeatherIcons, () => listIcons('feather', 'Feather')),
  handle(getMaterialOutline, () => listIcons('material-outline', 'Material Outline')),
  handle(getMaterialSolid, () => listIcons('material-solid', 'Material Solid')),
  handle(getMaterialTwotone, () => listIcons('material-twotone', 'Material Two-tone')),
  handle(unknownSet, ({ request }) => {
    const set = new URL(request.url).pathname.split('/').at(-1) ?? '';
    throw recordNotFound(decodeURIComponent(set), 'icons');
  }),
];
