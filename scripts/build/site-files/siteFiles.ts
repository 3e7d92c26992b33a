import { defaultAppearance } from '#lib/appearance/appearance';
import { articlePath, categoryPath, facilityPath, paths, tagPath } from '#domain/paths';
import { palette } from '#theme/palette';

import type { OrvelaAddresses } from '../seed-data/seedDataPlugin.ts';

/** Lists with fewer facilities are `noindex`, so the sitemap leaves them out. */
const fewest = { category: 3, tag: 5 } as const;

/** Public pages of every build, whichever server it uses. */
const standing = [
  paths.home,
  paths.searchForm,
  paths.article,
  paths.terms,
  paths.privacy,
  paths.disclaimers,
  paths.about,
] as const;

/** Returns the paths of the public pages known at build time; `directory` is absent with a real server. */
export function publicPaths(directory?: OrvelaAddresses): string[] {
  if (!directory) return [...standing];
  const worthIt = (counts: ReadonlyMap<string, number>, least: number) =>
    [...counts].filter(([, count]) => count >= least).map(([id]) => id);
  return [
    ...standing,
    ...worthIt(directory.categories, fewest.category).map((id) => categoryPath(id)),
    ...worthIt(directory.tags, fewest.tag).map((id) => tagPath(id)),
    ...directory.articles.map((slug) => articlePath(slug)),
    ...directory.facilities.map((slug) => facilityPath(slug)),
  ];
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

/** The maximum number of addresses in one file (sitemaps.org). */
const mostAddresses = 50_000;

/** Returns `sitemap.xml`: the public pages as absolute addresses. */
export function sitemap(list: readonly string[], origin: string): string {
  if (list.length > mostAddresses) {
    throw new Error(`A sitemap holds ${mostAddresses} addresses at most, and there are ${list.length}: split it.`);
  }
  const urls = list.map((path) => `  <url><loc>${escape(new URL(path, origin).href)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Start of a route's path, before its first parameter. */
const before = (route: string) => route.replace(/:.*$/, '');
const firstSegment = (route: string) => `/${route.split('/')[1]}/`;

/** Returns `robots.txt`: disallows personal pages and pages whose address contains a secret. */
export function robots(origin: string): string {
  const closed = [
    firstSegment(paths.account),
    firstSegment(paths.approveVerification),
    paths.resetPassword,
    before(paths.verifyEmail),
    // Exact match only: a facility's slug may start with this word.
    `${paths.createFacility}$`,
    `${paths.createFacility}?`,
  ];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n');
}

/** Names of the product in the language of the prerendered page. */
export interface SiteNames {
  name: string;
  /** At most 12 characters: shown below an icon. */
  shortName: string;
  description: string;
}

/** Returns `manifest.webmanifest`: how the installed site looks, in the colours of the default theme. */
export function webManifest({ name, shortName, description }: SiteNames): string {
  const { surface, primary } = palette(defaultAppearance.theme, 'light');
  const png = (file: string, size: number, purpose: string) => ({
    src: `/icons/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify(
    {
      id: paths.home,
      name,
      short_name: shortName,
      description,
      lang: 'en',
      dir: 'ltr',
      start_url: paths.home,
      scope: paths.home,
      display: 'standalone',
      background_color: surface.app,
      theme_color: primary.solid,
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        png('icon', 192, 'any'),
        png('icon', 512, 'any'),
        png('maskable', 512, 'maskable'),
      ],
    },
    null,
    2,
  );
}
