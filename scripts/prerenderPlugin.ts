import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Plugin } from 'vite';

import { filesOf } from './routePreloadPlugin.ts';

/** One page that is drawn at build: its address and the file that a server answers it with. */
export interface DrawnPage {
  pathname: string;
  /** `about-us.html` for `/about-us`, as servers of static files look for it. */
  file: string;
  /** Ends of the ids of the modules that it needs beside the entry: their files are asked for at once. */
  modules?: readonly string[];
  /**
   * What follows a question mark chooses another page, which servers answer with the same file: so the file tells no
   * machine what it is about, and is only shown without.
   */
  queried?: boolean;
}

export interface InsertOptions {
  /** Address of the page; absent for the one that every unknown address is answered with. */
  pathname?: string;
  /** Scripts and styles of the page, from the root of the site. */
  files?: readonly string[];
  /** Tells no machine what the page is about. */
  anonymous?: boolean;
}

const place = '<div id="root"></div>';

const assetLink = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Puts what React drew in the place of the app; its title and what it tells machines go into the head. */
export function insertPage(html: string, drawn: string, options: InsertOptions = {}): string {
  const { pathname, files = [], anonymous = false } = options;
  if (!html.includes(place)) throw new Error(`index.html does not hold ${place}, so a page cannot be drawn into it.`);
  // The policy of the page allows what index.html held when it was built, and no attribute at all.
  const forbidden = /<(?:script|style)\b|<[a-z][^>]*\s(?:style|on[a-z]+)="/i.exec(drawn)?.[0];
  if (forbidden)
    throw new Error(`A page drawn at build holds ${forbidden}…, which its policy stops: use a class instead.`);
  const titles = drawn.match(/<title>[^<]*<\/title>/g) ?? [];
  const told = drawn.match(/<(?:meta|link)\b(?! rel="preload")[^>]*>/g) ?? [];
  // By the mark the script of the page knows what to take out where another page is shown.
  const marked = told.map((element) => element.replace(' ', ' data-told '));
  const head = [...titles.slice(-1), ...(anonymous ? [] : marked)].join('\n    ');
  const content = drawn.replaceAll(/<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>/g, '');
  // A replacement in words would read the dollar signs of the page as its own.
  const filled = html.replace(place, () => `<div id="root">${content}</div>`);
  const titled = titles.length > 0 ? filled.replace(/<title>[^<]*<\/title>/, () => head) : filled;
  const named = pathname === undefined ? titled : titled.replace('<html ', () => `<html data-page="${pathname}" `);
  const links = files.filter((file) => !html.includes(`"/${file}"`)).map(assetLink);
  return links.length > 0 ? named.replace('</head>', () => `${links.join('\n')}\n</head>`) : named;
}

/**
 * First paint before the first script: after the build each page is drawn by the same components, without data, into
 * its file. The script in `index.html` decides whether it is shown as it is.
 */
export function prerenderPlugin(pages: readonly DrawnPage[]): Plugin {
  let root = '';
  return {
    name: 'prerender',
    apply: (config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild && config.build?.lib === undefined,
    configResolved(config) {
      root = config.root;
    },
    async writeBundle({ dir }, bundle) {
      // Storybook builds with the same configuration and has pages of its own.
      if (!dir || bundle['index.html'] === undefined || bundle['iframe.html'] !== undefined) return;
      const outDir = path.join(root, '.cache/prerender');
      await build({
        root,
        logLevel: 'error',
        publicDir: false,
        build: {
          ssr: 'src/app/prerender.tsx',
          outDir,
          emptyOutDir: true,
          rollupOptions: { output: { entryFileNames: 'prerender.mjs' } },
        },
      });
      const entry = pathToFileURL(path.join(outDir, 'prerender.mjs')).href;
      const { drawPage } = (await import(entry)) as typeof import('../src/app/prerender.tsx');
      const html = await readFile(path.join(dir, 'index.html'), 'utf8');
      for (const { pathname, file, modules = [], queried = false } of pages) {
        const options = file === 'index.html' ? {} : { pathname, files: filesOf(bundle, modules), anonymous: queried };
        await writeFile(path.join(dir, file), insertPage(html, await drawPage(pathname, 'en'), options));
      }
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
