import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';

import { orvelaAddresses } from '../seed-data/seedDataPlugin.ts';
import { siteOf } from './siteOrigin.ts';

type Files = typeof import('./siteFiles');

export interface SiteFilesOptions {
  /** Public origin of the site; by default the address of the preview server. */
  origin?: string | undefined;
  /** The directory is the local one, so its pages are known. */
  local: boolean;
}

/** Reads the product's names from the texts of the prerendered page. */
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

/** Writes `sitemap.xml`, `robots.txt` and `manifest.webmanifest`. */
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
      // Storybook builds its own pages with the same configuration.
      handler: (_html, { bundle, path: address }) =>
        bundle && address === '/index.html'
          ? [{ tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' }]
          : [],
    },
    async writeBundle({ dir }, bundle) {
      if (!dir || bundle['index.html'] === undefined || bundle['iframe.html'] !== undefined) return;
      // Loaded through Vite, so that the imports map applies.
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
