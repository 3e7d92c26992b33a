import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Plugin } from 'vite';

/** One page that is drawn at build: its address and the file that a server answers it with. */
export interface DrawnPage {
  pathname: string;
  file: string;
}

const place = '<div id="root"></div>';

/** Puts what React drew in the place of the app; its title takes the place of the general one. */
export function insertPage(html: string, drawn: string): string {
  if (!html.includes(place)) throw new Error(`index.html does not hold ${place}, so a page cannot be drawn into it.`);
  // The policy of the page allows what index.html held when it was built, and no attribute at all.
  const forbidden = /<(?:script|style)\b|<[a-z][^>]*\s(?:style|on[a-z]+)="/i.exec(drawn)?.[0];
  if (forbidden)
    throw new Error(`A page drawn at build holds ${forbidden}…, which its policy stops: use a class instead.`);
  const titles = drawn.match(/<title>[^<]*<\/title>/g) ?? [];
  const title = titles.at(-1);
  const content = drawn.replaceAll(/<title>[^<]*<\/title>/g, '').replaceAll(/<link rel="preload"[^>]*>/g, '');
  // A replacement in words would read the dollar signs of the page as its own.
  const filled = html.replace(place, () => `<div id="root">${content}</div>`);
  return title ? filled.replace(/<title>[^<]*<\/title>/, () => title) : filled;
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
      for (const { pathname, file } of pages) {
        await writeFile(path.join(dir, file), insertPage(html, await drawPage(pathname, 'en')));
      }
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
