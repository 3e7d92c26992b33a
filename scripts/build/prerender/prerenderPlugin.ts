import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';

import type { StaticPage } from '../../../src/app/entry.prerender.tsx';
import { prerenderedTextsId } from '../../../src/app/i18n/prerenderedTexts.ts';
import type { PrerenderedTexts } from '../../../src/app/i18n/prerenderedTexts.ts';
import { categoryPath, facilityPath } from '../../../src/domain/paths.ts';
import { filesOf } from '../route-preload/routePreloadPlugin.ts';
import { rulesFor } from './rulesFor.ts';
import { policyOf, withStyles } from '../security-headers/securityHeaders.mjs';
import { siteOf } from '../site-files/siteOrigin.ts';

/** A page that is prerendered: its address and the file that a server responds with. */
export interface PrerenderedPage {
  pathname: string;
  /** `about-us.html` for `/about-us`, as servers of static files look for it. */
  file: string;
  /** Source files that the page needs beside the entry; they are preloaded. */
  modules?: readonly string[];
  /**
   * The query selects another page, and servers respond with the same file. So the file has no metadata, is shown only
   * without a query, and holds the static content of the other pages as templates.
   */
  hasVariants?: boolean;
}

export interface InsertOptions {
  /** Address of the page; absent for the one that servers respond with at every unknown address. */
  pathname?: string;
  /** Scripts and styles of the page, from the root of the site. */
  files?: readonly string[];
  /** Leaves out the metadata. */
  anonymous?: boolean;
  /** Metadata beside that of the rendered page. */
  head?: string;
  /** Texts the application needs to hydrate the page. */
  texts?: PrerenderedTexts;
  /** Templates with the content of other addresses. */
  templates?: string;
  /** The application replaces the content when its data have loaded. */
  published?: boolean;
}

const styleLink = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g;
const fontFace = /@font-face\{[^}]*url\([^}]*\}/g;

/** Returns the style sheet of the fonts among these styles; pages with inlined styles load it separately. */
export function fontsOf(styles: Readonly<Record<string, string>>): string {
  return Object.values(styles)
    .flatMap((style) => style.match(fontFace) ?? [])
    .join('');
}

/**
 * Inlines the styles of a page in place of their links, so that its first paint waits for the page alone. The links
 * stay, disabled, so that the bundle's loader does not request the files again; `styles` are their contents by name.
 * `fonts` is a separate file after the content: with an inlined font style browsers would send the page's address, and
 * any secret in it, as the referrer to the font's server.
 */
export function inlineStyles(html: string, styles: Readonly<Record<string, string>>, fonts?: string): string {
  const links = [...html.matchAll(styleLink)].filter(([, file = '']) => styles[file] !== undefined);
  const [first, ...others] = links.map(([, file = '']) => {
    const style = (styles[file] ?? '').replaceAll(fontFace, '');
    if (/<\/style/i.test(style)) throw new Error(`${file} would end its style element before its end.`);
    return style;
  });
  if (first === undefined) return html;
  // Styles common to all pages in one element, the page's own in another: each element costs the policy a hash.
  const elements = [first, others.join('')].filter((style) => style !== '').map((style) => `<style>${style}</style>`);
  let filled = html;
  for (const [index, [link]] of links.entries()) {
    const unused = link.replace(' href', ' disabled href');
    filled = filled.replace(link, () => (index === 0 ? `${elements.join('')}\n    ${unused}` : unused));
  }
  return fonts
    ? filled.replace('</body>', () => `<link rel="stylesheet" crossorigin href="/${fonts}">\n  </body>`)
    : filled;
}

/** An element with the texts of a page. Browsers do not execute it, and no text can end it. */
const textsElement = (texts: PrerenderedTexts) =>
  `<script type="application/json" id="${prerenderedTextsId}">${JSON.stringify(texts).replaceAll('<', '\\u003c')}</script>`;

const place = '<div id="root"></div>';

/** Structured data for machines, as JSON that cannot end its element. */
const dataElement = (json: string) => `<script type="application/ld+json">${json}</script>`;

const withStyle = (page: string, style: string) => page.replace('</head>', () => `<style>${style}</style>\n  </head>`);

const assetLink = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Inserts the rendered HTML into `#root`; its title and metadata go into the head. */
export function insertPage(html: string, rendered: string, options: InsertOptions = {}): string {
  const {
    pathname,
    files = [],
    anonymous = false,
    head: more = '',
    texts,
    templates = '',
    published = false,
  } = options;
  if (!html.includes(place))
    throw new Error(`index.html does not hold ${place}, so a page cannot be rendered into it.`);
  // The policy allows the inline scripts and styles of index.html as built, and no such attributes at all.
  const forbidden = /<(?:script|style)\b|<[a-z][^>]*\s(?:style|on[a-z]+)="/i.exec(rendered)?.[0];
  if (forbidden)
    throw new Error(`A prerendered page holds ${forbidden}…, which its policy stops: use a class instead.`);
  const titles = rendered.match(/<title>[^<]*<\/title>/g) ?? [];
  const metadata = [
    ...rendered.matchAll(/<(?:meta|link)\b(?! rel="preload")[^>]*>/g),
    ...more.matchAll(/<(?:meta|link)\b[^>]*>|<script\b[^>]*>[^<]*<\/script>/g),
  ];
  // The script of the page finds these elements by the mark and removes them where another page is shown.
  const marked = metadata.map(([element]) => element.replace(' ', ' data-prerendered-head '));
  const head = [...titles.slice(-1), ...(anonymous ? [] : marked)].join('\n    ');
  const content = rendered.replaceAll(/<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>/g, '');
  // A replacement string would interpret the page's dollar signs.
  const filled = html.replace(
    place,
    () => `<div id="root">${content}</div>${texts ? textsElement(texts) : ''}${templates}`,
  );
  const titled = titles.length > 0 ? filled.replace(/<title>[^<]*<\/title>/, () => head) : filled;
  const marks = [
    ...(pathname === undefined ? [] : [`data-page="${pathname}" `]),
    ...(published ? ['data-published '] : []),
    ...(texts ? [`data-texts="${texts.language}" `] : []),
  ];
  const named = titled.replace('<html ', () => `<html ${marks.join('')}`);
  const links = files.filter((file) => !html.includes(`"/${file}"`)).map(assetLink);
  return links.length > 0 ? named.replace('</head>', () => `${links.join('\n')}\n</head>`) : named;
}

/** A page rendered from published data, with its address. */
type Facts = StaticPage & { pathname: string };

/** One element for each distinct class list of these pages: all that `rulesFor` needs to know of them. */
function classesOf(pages: readonly string[]): string {
  return [...new Set(pages.flatMap((page) => page.match(/class="[^"]*"/g) ?? []))].map((one) => `<i ${one}>`).join('');
}

// The pages whose skeletons are in index.html.
const skeletonModules = [
  'src/modules/facility-search/ResultsPage.tsx',
  'src/modules/facility-search/TagPage.tsx',
  'src/app/pages/facility/FacilityPage.tsx',
];

/** Templates that the script of index.html may insert, by name. */
function toTemplates(contents: Readonly<Record<string, string>>): string {
  return Object.entries(contents)
    .map(([name, content]) => `<template id="skeleton-${name}">${content}</template>`)
    .join('');
}

/** Returns the contents of all style sheets of a build by file name. */
function stylesOf(bundle: Rolldown.OutputBundle): Record<string, string> {
  return Object.fromEntries(
    Object.values(bundle).flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css')
        ? [
            [
              file.fileName,
              typeof file.source === 'string' ? file.source.trim() : new TextDecoder().decode(file.source).trim(),
            ],
          ]
        : [],
    ),
  );
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
      const {
        renderPage,
        renderHomeHead,
        renderSkeletons,
        renderArticles,
        createFacilityRenderer,
        createCategoryRenderer,
      } = (await built('prerender.mjs')) as typeof import('../../../src/app/entry.prerender.tsx');
      const html = await readFile(path.join(dir, 'index.html'), 'utf8');
      const styles = stylesOf(bundle);
      /**
       * Returns the rules that a piece of HTML needs from the styles of these modules, as far as the entry does not
       * have them.
       */
      const rulesOf = (modules: readonly string[], content: string) =>
        filesOf(bundle, modules)
          .filter((file) => file.endsWith('.css') && !html.includes(`"/${file}"`))
          .map((file) => rulesFor(styles[file] ?? '', content))
          .join('');
      const homeHead = async () => {
        const { elements, data } = await renderHomeHead(site, 'en');
        return elements + dataElement(data);
      };
      const published = local
        ? ((await built('published.mjs')) as typeof import('../../../src/mocks/build/published.ts'))
        : undefined;
      // Only the rules that the skeletons need; the rest loads with the pages themselves.
      const skeletons = toTemplates(await renderSkeletons('en'));
      const skeletonStyles = rulesOf(skeletonModules, skeletons);
      const fontStyle = fontsOf(styles);
      const fonts = `assets/fonts-${createHash('sha256').update(fontStyle).digest('base64url').slice(0, 8)}.css`;
      await writeFile(path.join(dir, fonts), fontStyle);
      const latin = /url\("?\/?([^")]*inter-latin-wght[^")]*)/.exec(fontStyle)?.[1];
      if (latin === undefined) throw new Error('No font of the Latin alphabet is in the styles.');
      /** Fonts of pages with text are preloaded from the first line of the HTML on. */
      const reading = (page: string) =>
        withStyle(page, fontStyle).replace(
          '</head>',
          () => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${latin}">\n  </head>`,
        );
      const articles = published
        ? toTemplates(await renderArticles(await published.publishedArticles('en'), 'en'))
        : '';
      const prerendered = new Map<string, string>();
      for (const { pathname, file, modules = [], hasVariants = false } of pages) {
        const options =
          file === 'index.html'
            ? { head: await homeHead(), templates: skeletons }
            : {
                pathname,
                files: filesOf(bundle, modules).filter((file) => !hasVariants || file.endsWith('.css')),
                anonymous: hasVariants,
                ...(hasVariants ? { templates: articles } : {}),
              };
        const { html: rendered, texts } = await renderPage(pathname, 'en');
        const whole = insertPage(html, rendered, { ...options, texts });
        const page = hasVariants ? reading(inlineStyles(whole, styles)) : inlineStyles(whole, styles, fonts);
        prerendered.set(file, file === 'index.html' ? withStyle(page, skeletonStyles) : page);
      }
      // Some thousands of pages: each one is assembled only when it is written.
      const pagesOf = (facts: readonly Facts[], modules: readonly string[]) => {
        const rules = rulesOf(modules, classesOf(facts.map((page) => page.html)));
        return facts.map(({ pathname, html: content, data }) => () => {
          const page = insertPage(html, content, { pathname, head: dataElement(data), published: true });
          return { file: `${pathname.slice(1)}.html`, page: reading(withStyle(inlineStyles(page, styles), rules)) };
        });
      };
      const groups: (() => { file: string; page: string })[][] = [];
      if (published) {
        const facility = await createFacilityRenderer(site, 'en');
        const facilities = await published.publishedFacilities('en');
        groups.push(
          pagesOf(
            facilities.map((one) => ({ pathname: facilityPath(one.slug), ...facility(one) })),
            ['src/app/pages/facility/FacilityPage.tsx'],
          ),
        );
        const category = await createCategoryRenderer(site, 'en');
        const categories = await published.publishedCategories('en');
        groups.push(
          pagesOf(
            categories.map((one) => ({ pathname: categoryPath(one.id), ...category(one) })),
            ['src/app/pages/CategoryPage.tsx'],
          ),
        );
      }
      // One policy for all pages: servers send that of index.html with each of them. All pages of a group have the same
      // styles.
      const policy = policyOf(html) ?? '';
      const samples = groups.flatMap(([first]) => (first ? [first().page] : []));
      const widened = withStyles(policy, [...prerendered.values(), ...samples].join(''));
      const put = async (file: string, page: string) => {
        const to = path.join(dir, file);
        await mkdir(path.dirname(to), { recursive: true });
        await writeFile(
          to,
          page.replace(policy, () => widened),
        );
      };
      for (const [file, page] of prerendered) await put(file, page);
      for (const one of groups.flat()) {
        const { file, page } = one();
        await put(file, page);
      }
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
