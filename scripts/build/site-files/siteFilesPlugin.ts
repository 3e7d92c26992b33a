import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';

import { orvelaAddresses } from '../seed-data/seedDataPlugin.ts';
import { siteOf } from './siteOrigin.ts';

type Files = typeof import('./siteFiles');

export interface SiteFilesOptions {
  /** Where the site is known to the world; without it the files name the address that the preview has. */
  origin?: string | undefined;
  /** The directory is the local one, so its pages are known. */
  local: boolean;
}

/** What the product calls itself, from the texts of the page that is drawn at build. */
async function siteNames(root: string): Promise<Parameters<Files['webManifest']>[0]> {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(root, file), 'utf8'));
  const [app, search] = (await Promise.all([
    read('src/app/i18n/en.json'),
    read('src/modules/facility-search/i18n/en.json'),
  ])) as [{ product: string }, { home: { title: string; leadPlain: string } }];
  return {
    name: app.product,
    shortName: 'Orvela',
    description: `${search.home.title}. ${search.home.leadPlain}`,
  };
}

/** Writes what search engines and systems ask a site for: `sitemap.xml`, `robots.txt` and `manifest.webmanifest`. */
export function siteFilesPlugin({ origin, local }: SiteFilesOptions): Plugin {
  let root = '';
  let site = '';
  return {
    name: 'site-files',
    apply: (config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild && config.build?.lib === undefined,
    configResolved(config) {
      root = config.root;
      site = siteOf(origin, config.preview.port);
    },
    transformIndexHtml: {
      // Storybook builds pages of its own with the same configuration.
      handler: (_html, { bundle, path: address }) =>
        bundle && address === '/index.html'
          ? [{ tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' }]
          : [],
    },
    async writeBundle({ dir }, bundle) {
      if (!dir || bundle['index.html'] === undefined || bundle['iframe.html'] !== undefined) return;
      // Through Vite, so that the sources' own import names hold here too.
      const { publicPaths, robots, sitemap, webManifest } = (
        await runnerImport<Files>(path.join(import.meta.dirname, 'siteFiles.ts'), {
          configFile: false,
          root,
          logLevel: 'error',
        })
      ).module;
      const files = {
        'sitemap.xml': sitemap(publicPaths(local ? await orvelaAddresses() : undefined), site),
        'robots.txt': robots(site),
        'manifest.webmanifest': webManifest(await siteNames(root)),
      };
      for (const [name, text] of Object.entries(files)) await writeFile(path.join(dir, name), text);
    },
  };
}
