import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { paths } from '#domain/paths';
import { orvelaAddresses } from '../seed-data/seedDataPlugin.ts';
import { serve } from '../../serve.mjs';
import { publicPaths, robots, sitemap, webManifest } from './siteFiles.ts';

const origin = 'https://orvela.example';
const publicFolder = path.join(import.meta.dirname, '../../../public');
const names = { name: 'Orvela Facilities', shortName: 'Orvela', description: 'Find care.' };

/** A small directory with a category and a tag that have too few facilities. */
const directory = {
  facilities: ['saltmarket-clinic'],
  articles: ['pharmacy-or-doctor'],
  categories: new Map([
    ['pharmacy', 3],
    ['hospital', 2],
  ]),
  tags: new Map([
    ['walk-in', 5],
    ['delivery', 4],
  ]),
};
const standing = [
  '/',
  '/search/facility',
  '/article',
  '/terms-and-conditions',
  '/privacy-policy',
  '/disclaimers',
  '/about-us',
];

/** Returns whether robots.txt disallows a path by RFC 9309: the longest matching rule wins. */
function isDisallowed(text: string, address: string): boolean {
  const rules = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, rule = '']) => rule);
  return rules.some((rule) => (rule.endsWith('$') ? address === rule.slice(0, -1) : address.startsWith(rule)));
}

describe('the sitemap', () => {
  it('names what every build knows, where a real server answers', () => {
    expect(publicPaths()).toEqual(standing);
  });

  it('names lists that are worth it, articles and facilities of the local directory', () => {
    expect(publicPaths(directory)).toEqual([
      ...standing,
      '/service-categories/pharmacy/page-1',
      '/tags/walk-in/page-1',
      '/article?slug=pharmacy-or-doctor',
      '/facility/saltmarket-clinic',
    ]);
  });

  it('holds absolute addresses, escaped', () => {
    const text = sitemap(['/', '/article?a=1&b=<2>'], origin);
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:/);
    expect([...text.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${origin}/`,
      `${origin}/article?a=1&amp;b=%3C2%3E`,
    ]);
  });

  it('refuses more than search engines read', () => {
    expect(() =>
      sitemap(
        Array.from({ length: 50_001 }, () => '/'),
        origin,
      ),
    ).toThrow('split it');
  });

  it('names each page of the whole directory once, and none that robots are kept from', async () => {
    const addresses = publicPaths(await orvelaAddresses());
    expect(addresses.length).toBeGreaterThan(2300);
    expect(new Set(addresses).size).toBe(addresses.length);
    const rules = robots(origin);
    expect(addresses.filter((address) => isDisallowed(rules, address))).toEqual([]);
    expect(addresses).toContain('/facility/lantern-house-refuge');
    // Permanently closed, and a former slug of another facility.
    expect(addresses).not.toContain('/facility/old-customs-house-clinic');
    expect(addresses).not.toContain('/facility/salt-market-clinic');
  });
});

describe('robots.txt', () => {
  const text = robots(origin);

  it('leads to the sitemap', () => {
    expect(text).toMatch(/^User-agent: \*\n/);
    expect(text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  });

  it.each([
    ['/account/details'],
    ['/account/facility?tab=claims'],
    ['/admin/facilities/one/approve-verify?token=abc'],
    ['/admin/facilities/claims/one/reject'],
    ['/reset-password?token=abc'],
    ['/email/verify/7/0123456789'],
    ['/facility/create'],
    ['/facility/create?step=2'],
  ])('keeps robots from %s', (address) => expect(isDisallowed(text, address)).toBe(true));

  it.each([['/'], ['/facility/creative-minds-clinic'], ['/facility/saltmarket-clinic'], ['/article'], ['/about-us']])(
    'lets robots read %s',
    (address) => expect(isDisallowed(text, address)).toBe(false),
  );
});

describe('the web app manifest', () => {
  const manifest: unknown = JSON.parse(webManifest(names));

  it('says what a system needs to keep the site as an application', () => {
    expect(manifest).toMatchObject({
      name: 'Orvela Facilities',
      short_name: 'Orvela',
      description: 'Find care.',
      start_url: paths.home,
      display: 'standalone',
      background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
  });

  it('wears the colour of the sign', async () => {
    const sign = await readFile(path.join(publicFolder, 'icon.svg'), 'utf8');
    const { theme_color: colour } = manifest as { theme_color: string };
    expect(sign).toContain(`fill="${colour}"`);
  });

  it('names icons that are there, in the sizes it says', async () => {
    const { icons } = manifest as { icons: Array<{ src: string; sizes: string; purpose: string }> };
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      'any any',
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of icons) {
      const { width, height, format } = await sharp(path.join(publicFolder, src)).metadata();
      if (sizes !== 'any') expect(`${width}x${height} ${format}`, src).toBe(`${sizes} png`);
    }
    const touch = await sharp(path.join(publicFolder, 'apple-touch-icon.png')).metadata();
    expect([touch.width, touch.height]).toEqual([180, 180]);
  });

  it('leaves no corner of a maskable icon open', async () => {
    for (const file of ['icons/maskable-512.png', 'apple-touch-icon.png']) {
      const { data, info } = await sharp(path.join(publicFolder, file))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([...data.subarray(0, 4)], file).toEqual([...data.subarray(data.length - 4)]);
      expect(data[3], file).toBe(255);
      expect(info.channels).toBe(4);
    }
  });
});

describe('on a server', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'site-files-'));
    await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Home</title>');
    await writeFile(path.join(folder, 'sitemap.xml'), sitemap(standing, origin));
    await writeFile(path.join(folder, 'robots.txt'), robots(origin));
    await writeFile(path.join(folder, 'manifest.webmanifest'), webManifest(names));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('each is answered as what it is', async () => {
    const server = await serve(folder, { fallback: true });
    try {
      const typeOf = async (file: string) => (await fetch(`${server.origin}/${file}`)).headers.get('content-type');
      expect(await typeOf('sitemap.xml')).toBe('application/xml; charset=utf-8');
      expect(await typeOf('robots.txt')).toBe('text/plain; charset=utf-8');
      expect(await typeOf('manifest.webmanifest')).toBe('application/manifest+json');
    } finally {
      await server.close();
    }
  });
});
