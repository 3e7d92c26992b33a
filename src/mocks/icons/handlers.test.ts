import { describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import * as api from '#modules/icons/api';
import { iconSets, iconSetSlugs } from '#modules/icons/iconSets';
import type { IconSetSlug } from '#modules/icons/iconSets';
import { serveBackend } from '#mocks/testing/serveBackend';
import { sendRaw, storeToken } from '#mocks/testing/signInAs';

serveBackend({ account: 'mira' });

const calls = {
  'heroicons-outline': api.getHeroiconsOutline,
  'heroicons-solid': api.getHeroiconsSolid,
  'heroicons-mini': api.getHeroiconsMini,
  feather: api.getFeatherIcons,
  'material-outline': api.getMaterialOutline,
  'material-solid': api.getMaterialSolid,
  'material-twotone': api.getMaterialTwotone,
} as const satisfies Record<IconSetSlug, unknown>;

const names: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  heroicons_outline: async () => (await import('virtual:icons/heroicons_outline/names')).default,
  heroicons_solid: async () => (await import('virtual:icons/heroicons_solid/names')).default,
  heroicons_mini: async () => (await import('virtual:icons/heroicons_mini/names')).default,
  feather: async () => (await import('virtual:icons/feather/names')).default,
  mat_outline: async () => (await import('virtual:icons/mat_outline/names')).default,
  mat_solid: async () => (await import('virtual:icons/mat_solid/names')).default,
  mat_twotone: async () => (await import('virtual:icons/mat_twotone/names')).default,
};

describe('GET api/ui/icons/{set}', () => {
  it.each(iconSetSlugs)('lists the icons of %s as its package has them', async (slug) => {
    expect(calls[slug].path).toBe(`api/ui/icons/${slug}`);
    const set = await request(calls[slug], {});
    const { namespace, edge } = iconSets[slug];
    expect(Object.keys(set)).toEqual(['namespace', 'name', 'grid', 'list']);
    expect(set.namespace).toBe(namespace);
    expect(set.name.toLowerCase().replaceAll(/\W/g, '')).toBe(slug.replaceAll('-', ''));
    expect(set.grid).toBe(edge === 20 ? 'icon-size-5' : 'icon-size-6');
    expect(set.list).toEqual(await names[namespace]?.());
  });

  it('needs a session, and takes no query', async () => {
    for (const query of ['?q=1', '?list[]=x&list[]=y', '?__proto__=1', '?%00']) {
      expect((await sendRaw(`api/ui/icons/feather${query}`)).status).toBe(422);
    }
    storeToken();
    expect((await sendRaw('api/ui/icons/feather')).status).toBe(401);
  });

  it.each(['nothing', 'Feather', 'feather-', '%2e%2e', 'x'.repeat(3000), '😀'])(
    'has no set %j, and says which are there',
    async (set) => {
      const response = await sendRaw(`api/ui/icons/${encodeURIComponent(set)}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'not-found', id: set });
    },
  );
});
