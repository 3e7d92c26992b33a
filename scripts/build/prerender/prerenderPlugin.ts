import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';

import type { StaticPage } from '../../../src/app/entry.prerender.tsx';
import { categoryPath, facilityPath } from '../../../src/domain/paths.ts';
import { languages } from '../../../src/lib/i18n/languages.ts';
import { filesOf, onlyOwnRoute } from '../route-preload/routePreloadPlugin.ts';
import { policyOf, withStyles } from '../security-headers/securityHeaders.mjs';
import { siteOf } from '../site-files/siteOrigin.ts';
import { traitsOf } from './criticalRules.ts';
import { criticalStyles, inlineStyles, linkStyles, splitFonts } from './criticalStyles.ts';
import type { Styles } from './criticalStyles.ts';
import { appendToHead, insertPage } from './insertPage.ts';
import { shortNames } from './shortNames.ts';

/** A page that is prerendered: its address and the file that a server responds with. */
export interface PrerenderedPage {
  pathname: string;
  /** `about-us.html` for `/about-us`, as servers of static files look for it. */
  file: string;
  /** Source files that the page needs beside the entry: their styles are in its file. */
  modules?: readonly string[];
  /**
   * The query selects another page, and servers respond with the same file. So the file has no metadata, is shown only
   * without a query, and holds the static content of the other pages as templates.
   */
  hasVariants?: boolean;
}

type Prerender = typeof import('../../../src/app/entry.prerender.tsx');
type Published = typeof import('../../../src/mocks/build/published.ts');

/** A page rendered from published data, with its address. */
type Facts = StaticPage & { pathname: string };

/** A file of the build; those of thousands of pages are assembled only when they are written. */
interface PageFile {
  file: string;
  page: () => string;
}

/** Pages of one kind with the style sheet that all of them link. */
interface PageGroup {
  sheet: { file: string; css: string };
  pages: PageFile[];
}

// The pages whose content or skeletons are in index.html.
const indexModules = [
  'src/app/pages/HomePage.tsx',
  'src/modules/facility-search/ResultsPage.tsx',
  'src/modules/facility-search/TagPage.tsx',
  'src/app/pages/facility/FacilityPage.tsx',
];
const consoleModules = ['src/app/layouts/console/ConsoleLayout.tsx'];
const guideModules = ['src/modules/help-center/GuidePage.tsx'];

const cssOf = (files: readonly string[]) => files.filter((file) => file.endsWith('.css'));

/** Structured data for machines, as JSON that cannot end its element. */
const dataElement = (json: string) => `<script type="application/ld+json">${json}</script>`;

/** Templates that the script of index.html may insert, by name. */
function toTemplates(contents: Readonly<Record<string, string>>): string {
  return Object.entries(contents)
    .map(([name, content]) => `<template id="skeleton-${name}">${content}</template>`)
    .join('');
}

/** Removes the script that shows skeletons and frames: a page of published data has neither. */
function withoutSkeletons(html: string): string {
  const script = /<script>(?:(?!<\/script>).)*skeleton-(?:(?!<\/script>).)*<\/script>\s*/s;
  if (!script.test(html)) throw new Error('index.html has no script that shows the frames of the console.');
  return html.replace(script, '');
}

/** Returns the contents of all style sheets of a build by file name. */
function stylesOf(bundle: Rolldown.OutputBundle): Record<string, string> {
  const sheets = Object.values(bundle).filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return Object.fromEntries(
    (sheets as Rolldown.OutputAsset[]).map(({ fileName, source }) => [
      fileName,
      (typeof source === 'string' ? source : new TextDecoder().decode(source)).trim(),
    ]),
  );
}

/**
 * The rules of the console's frames. The script of index.html puts them into the frame, so that they go with it: after
 * the complete style sheets they would change the order of the cascade.
 */
function stylesOfFrames(
  html: string,
  bundle: Rolldown.OutputBundle,
  styles: Styles,
  frames: string,
  guides: readonly string[],
): string {
  const files = cssOf(filesOf(bundle, [...consoleModules, ...guideModules]));
  const { common, rest } = criticalStyles(html, { styles, traits: traitsOf([frames, ...guides]), files });
  return `<style>${common}${rest}</style>`;
}

/** Builds the code that renders pages, and calls `render` with its modules. */
async function withPrerenderBuild<T>(
  root: string,
  local: boolean,
  render: (prerender: Prerender, published: Published | undefined) => Promise<T>,
): Promise<T> {
  const outDir = path.join(root, '.cache/prerender');
  await build({
    root,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      rollupOptions: {
        input: {
          prerender: 'src/app/entry.prerender.tsx',
          ...(local ? { published: 'src/mocks/build/published.ts' } : {}),
        },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  const built = (name: string) => import(pathToFileURL(path.join(outDir, name)).href);
  const result = await render(
    (await built('prerender.mjs')) as Prerender,
    local ? ((await built('published.mjs')) as Published) : undefined,
  );
  await rm(outDir, { recursive: true, force: true });
  return result;
}

/**
 * Guides of the help centre as files that the script of index.html reads into the frame of the console, by language and
 * address.
 */
async function guideFiles(prerender: Prerender, published: Published): Promise<PageFile[]> {
  const files = languages.map(async ({ id }) => {
    const render = await prerender.createGuideRenderer(id);
    return (await published.publishedGuides(id)).map((guide) => {
      const content = render(guide);
      return {
        file: `guides/${id}/${guide.slug}/${guide.guides[0]?.slug}.html`,
        page: () => `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex">${content}`,
      };
    });
  });
  return (await Promise.all(files)).flat();
}

/** The file of a style sheet, named by its content. */
const sheetFile = (name: string, css: string) =>
  `assets/${name}-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;

/**
 * Writes the fonts to a file of their own, and the style sheets without them. An inlined font style would make browsers
 * send the page's address, and any secret in it, as the referrer to the font's server; so only pages without secrets
 * inline it.
 */
async function writeFonts(dir: string, bundle: Rolldown.OutputBundle) {
  const all = stylesOf(bundle);
  const { fonts, styles } = splitFonts(all);
  const file = sheetFile('fonts', fonts);
  await writeFile(path.join(dir, file), fonts);
  for (const [name, style] of Object.entries(styles))
    if (style !== all[name]) await writeFile(path.join(dir, name), style);
  const latin = /url\("?\/?([^")]*inter-latin-wght[^")]*)/.exec(fonts)?.[1];
  if (latin === undefined) throw new Error('No font of the Latin alphabet is in the styles.');
  return {
    styles,
    /** Adds the fonts, disabled: they are loaded at once with prerendered text, otherwise after the first render. */
    after: (page: string) =>
      page.replace(
        '</body>',
        () => `<link rel="stylesheet" crossorigin disabled data-fonts href="/${file}">\n  </body>`,
      ),
    /** Preloads the fonts of a page of text from the first line of the HTML on. */
    inlined: (page: string) =>
      appendToHead(page, [
        `<style>${fonts}</style>`,
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${latin}">`,
      ]),
  };
}

/** What the build knows about the deployment. */
export interface PrerenderOptions {
  /** Public origin of the site. */
  origin: string | undefined;
  /** The local back end answers the calls, so the directory's data are known at build time. */
  local: boolean;
}

/**
 * Prerenders pages after the build: the app's own components render each page, without data, into its file, so the
 * first paint needs no script. The script in `index.html` decides whether the content is shown.
 */
export function prerenderPlugin(pages: readonly PrerenderedPage[], { origin, local }: PrerenderOptions): Plugin {
  let root = '';
  let site = '';

  /** Assembles the pages that are rendered whole, `index.html` among them. */
  async function wholePages(
    html: string,
    bundle: Rolldown.OutputBundle,
    { styles, after, inlined }: Awaited<ReturnType<typeof writeFonts>>,
    prerender: Prerender,
    published: Published | undefined,
    guides: readonly PageFile[],
  ): Promise<PageFile[]> {
    const { elements, data } = await prerender.renderHomeHead(site, 'en');
    const skeletons = toTemplates(await prerender.renderSkeletons('en'));
    const frames = toTemplates(await prerender.renderConsoleFrames('en'));
    const guideContents = guides.map(({ page }) => page());
    const frameStyles = toTemplates({
      'console-styles': stylesOfFrames(html, bundle, styles, frames, guideContents),
    });
    const articles = toTemplates(
      published ? await prerender.renderArticles(await published.publishedArticles('en'), 'en') : {},
    );
    const assemble = async ({ pathname, file, modules = [], hasVariants = false }: PrerenderedPage) => {
      const isHome = file === 'index.html';
      const { html: rendered, texts } = await prerender.renderPage(pathname, 'en');
      const files = filesOf(bundle, isHome ? indexModules : modules);
      // The files of a page with variants are those of its route.
      const isOwn = !isHome && !hasVariants;
      const filled = insertPage(html, rendered, {
        ...(isHome
          ? { head: elements + dataElement(data), templates: skeletons, hasGuides: guides.length > 0 }
          : { pathname }),
        ...(hasVariants ? { anonymous: true, templates: articles } : {}),
        texts,
      });
      const css = cssOf(files);
      const { entry, own, common, rest } = criticalStyles(filled, { styles, traits: traitsOf([filled]), files: css });
      // In the order of the cascade, so that nothing changes when the complete style sheets arrive.
      const page = inlineStyles(isHome ? filled : onlyOwnRoute(filled, pathname), [
        [common, entry],
        [rest, isOwn ? own : []],
      ]);
      // Behind the content, so that the home page does not wait for the console.
      const complete = isHome ? page.replace(skeletons, () => skeletons + frames + frameStyles) : page;
      return { file, page: () => (hasVariants ? inlined(complete) : after(complete)) };
    };
    return Promise.all(pages.map(assemble));
  }

  /** Assembles pages of published data. All of a kind share one style sheet, or thousands of files would hold it. */
  function publishedPages(
    kind: string,
    html: string,
    facts: readonly Facts[],
    files: readonly string[],
    { styles, inlined }: Awaited<ReturnType<typeof writeFonts>>,
  ): PageGroup {
    const traits = traitsOf([html, ...facts.map((page) => page.html)]);
    const { entry, common, rest } = criticalStyles(html, { styles, traits, files });
    const { css, shorten } = shortNames(common + rest);
    const file = sheetFile(kind, css);
    const template = inlined(linkStyles(withoutSkeletons(html), file, entry));
    const pages = facts.map(({ pathname, html: content, data }) => ({
      file: `${pathname.slice(1)}.html`,
      page: () =>
        onlyOwnRoute(
          insertPage(template, shorten(content), { pathname, head: dataElement(data), published: true }),
          pathname,
        ),
    }));
    return { sheet: { file, css }, pages };
  }

  return {
    name: 'prerender',
    apply: (config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild && config.build?.lib === undefined,
    configResolved(config) {
      root = config.root;
      site = siteOf(origin, config.preview.port);
    },
    async writeBundle({ dir }, bundle) {
      // Storybook builds its own pages with the same configuration.
      if (!dir || bundle['index.html'] === undefined || bundle['iframe.html'] !== undefined) return;
      const html = await readFile(path.join(dir, 'index.html'), 'utf8');
      const looks = await writeFonts(dir, bundle);
      const cssOfModule = (module: string) => cssOf(filesOf(bundle, [module]));
      const { whole, groups } = await withPrerenderBuild(root, local, async (prerender, published) => {
        const guides = published ? await guideFiles(prerender, published) : [];
        const whole = [...(await wholePages(html, bundle, looks, prerender, published, guides)), ...guides];
        if (!published) return { whole, groups: [] };
        const facility = await prerender.createFacilityRenderer(site, 'en');
        const category = await prerender.createCategoryRenderer(site, 'en');
        const facilities = (await published.publishedFacilities('en')).map((one) => ({
          pathname: facilityPath(one.slug),
          ...facility(one),
        }));
        const categories = (await published.publishedCategories('en')).map((one) => ({
          pathname: categoryPath(one.id),
          ...category(one),
        }));
        const groups = [
          publishedPages('facility', html, facilities, cssOfModule('src/app/pages/facility/FacilityPage.tsx'), looks),
          publishedPages('category', html, categories, cssOfModule('src/app/pages/CategoryPage.tsx'), looks),
        ];
        return { whole, groups };
      });
      for (const { sheet } of groups) await writeFile(path.join(dir, sheet.file), sheet.css);
      // A page allows its own styles. Servers send the policy of index.html with each of them, so that allows all.
      const policy = policyOf(html) ?? '';
      const samples = [...whole, ...groups.flatMap((group) => group.pages.slice(0, 1))]
        .map(({ page }) => page())
        .join('');
      for (const { file, page: assemble } of [...whole, ...groups.flatMap((group) => group.pages)]) {
        const page = assemble();
        const widened = withStyles(policy, file === 'index.html' ? samples : page);
        const to = path.join(dir, file);
        await mkdir(path.dirname(to), { recursive: true });
        await writeFile(
          to,
          page.replace(policy, () => widened),
        );
      }
    },
  };
}
