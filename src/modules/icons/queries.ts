import { queryOptions } from '@tanstack/react-query';

import { createClient } from '#lib/http/createClient';

import type { IconSet } from './api';
import { iconSetSlugs } from './iconSets';
import type { IconSetSlug } from './iconSets';

// Lazy: zod and the schemas stay out of the first chunk.
const api = createClient(() => import('./api'));

const calls = {
  'heroicons-outline': api.getHeroiconsOutline,
  'heroicons-solid': api.getHeroiconsSolid,
  'heroicons-mini': api.getHeroiconsMini,
  feather: api.getFeatherIcons,
  'material-outline': api.getMaterialOutline,
  'material-solid': api.getMaterialSolid,
  'material-twotone': api.getMaterialTwotone,
} as const satisfies Record<IconSetSlug, unknown>;

/** A set with its name in addresses. */
export type ListedIconSet = IconSet & { slug: IconSetSlug };

/** One icon set, or all of them. They change only with a new version of the app. */
export const iconsQuery = (view: IconSetSlug | 'all') =>
  queryOptions({
    queryKey: ['icons', view],
    queryFn: async ({ signal, client }): Promise<ListedIconSet[]> => {
      if (view !== 'all') return [{ ...(await calls[view]({ signal })), slug: view }];
      const sets = await Promise.all(iconSetSlugs.map((slug) => client.ensureQueryData(iconsQuery(slug))));
      return sets.flat();
    },
    staleTime: Infinity,
  });
