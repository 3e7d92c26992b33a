import type { Plugin, Rolldown } from 'vite';

import { textFile } from '../../../src/app/i18n/areas.ts';
import type { Area } from '../../../src/app/i18n/areas.ts';
import { textsVersion } from '../texts/composeTexts.ts';
import { projectTexts } from '../texts/textsPlugin.ts';

/** Routes, and what their first render needs beside the entry. */
export interface RoutePreload {
  /** Path patterns, as in `src/domain/paths.ts`. The first row that matches wins. */
  paths: readonly string[];
  /** Source files, from the root of the project. */
  modules: readonly string[];
  /** Source files that run as soon as they have loaded, before the entry, which they must not import. */
  early?: readonly string[];
  /** Source files that load before all others: what those that run early load. */
  first?: readonly string[];
  /** Source files that are needed only once the page runs, so that they do not share the connection with the others. */
  later?: readonly string[];
  /** Names of workers that start with the page: `searchWorker`. They load with `later`. */
  workers?: readonly string[];
  /** Names of the files of data that the workers need, by the second part of the path: the towns around a town. */
  workerData?: () => Promise<Readonly<Record<string, readonly string[]>>>;
  /** Areas of their texts beside `start`. */
  texts: readonly Area[];
}

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

const isChunk = (file: Bundle[string]): file is Chunk => file.type === 'chunk';

function chunkOf(bundle: Bundle, module: string): Chunk {
  const chunks = Object.values(bundle).filter(isChunk);
  const isModule = (id: string | null) => id?.replaceAll('\\', '/').endsWith(`/${module}`) === true;
  const chunk =
    chunks.find(({ facadeModuleId }) => isModule(facadeModuleId)) ??
    chunks.find(({ moduleIds }) => moduleIds.some(isModule));
  if (!chunk) throw new Error(`No chunk holds ${module}, so it cannot be preloaded. Was it moved or renamed?`);
  return chunk;
}

/** A chunk, its static imports, and their styles. */
function closure(bundle: Bundle, chunk: Chunk, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const css of chunk.viteMetadata?.importedCss ?? []) seen.add(css);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported && isChunk(imported)) closure(bundle, imported, seen);
  }
  return seen;
}

/** The files that hold these modules, their static imports, and their styles. Throws when a module is in no chunk. */
export function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  return [...new Set(modules.flatMap((module) => [...closure(bundle, chunkOf(bundle, module))]))];
}

/** The script of a worker, which is built on its own, or a file of its data. Throws when there is none of this name. */
export function workerFile(bundle: Bundle, name: string): string {
  const file = Object.keys(bundle).find((one) => one.startsWith(`assets/backend-${name}-`) && one.endsWith('.js'));
  if (file === undefined)
    throw new Error(`No file holds ${name} for the workers, so it cannot be preloaded. Was it renamed?`);
  return file;
}

/** A route's path pattern as a regular expression: `/facility/:slug`, `/apps/notes/:id?`, `/search/*`. */
export function toRegExp(path: string): RegExp {
  const pattern = path
    .replace(/\/\*$/, '(?:/.+)')
    .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}$`);
}

/**
 * What a route needs: code and styles, texts by their address with `{language}` in it, what loads later, some of it by
 * the second part of the path, code that runs early, and what loads first.
 */
type Row = readonly [
  pattern: string,
  files: readonly string[],
  texts: readonly string[],
  later: readonly string[],
  laterByPart: Readonly<Record<string, readonly string[]>>,
  early: readonly string[],
  first: readonly string[],
];

const routesAttribute = /data-routes='([^']*)'/;

/** Removes the rows of other routes from a page that servers respond with at one address only. */
export function onlyOwnRoute(page: string, pathname: string): string {
  return page.replace(routesAttribute, (_all, json: string) => {
    const rows = (JSON.parse(json) as Row[]).filter(([pattern]) => new RegExp(pattern).test(pathname));
    return `data-routes='${JSON.stringify(rows.slice(0, 1))}'`;
  });
}

interface ScriptOptions {
  /** File of the entry. */
  entry: string;
  /** Class of the theme whose styles the page holds. */
  theme: string;
  /** Address of the texts that every page needs, with `{language}` in it. */
  startTexts: string;
}

/**
 * The inline script that loads the entry and the files of the matched route. Content is painted first, so that its
 * fonts and images do not share the connection with code. Scripts come before styles, which browsers would otherwise
 * fetch first. A page that carries its texts needs the rest of them only later. The application waits for the end of the
 * page, and for the style sheets of which the page has the critical rules: links of the parser would hold back the first
 * paint. What runs before it has the connection and the processor to itself at first.
 */
function script({ entry, theme, startTexts }: ScriptOptions): string {
  return `(function () {
    var path = location.pathname;
    var root = document.documentElement;
    var prerendered = root.dataset.prerendered;
    var carriesTexts = root.dataset.texts === root.lang && (root.dataset.page || '/') === path;
    var texts = ['${startTexts}'];
    var application = document.querySelector('meta[name=application]');
    var entryFiles = application.content.split(' ');
    var early = [];
    var files = [];
    var later = [];
    var first = [];
    JSON.parse(application.dataset.routes).some(function (row) {
      var matches = new RegExp(row[0]).test(path);
      if (matches) {
        files = row[1];
        later = row[3].concat(row[4][path.split('/')[2]] || []);
        early = row[5];
        first = row[6];
      }
      if (matches && !carriesTexts) texts = texts.concat(row[2]);
      return matches;
    });
    function isStyle(file) {
      return /css$/.test(file);
    }
    function add(file) {
      var link = document.createElement('link');
      link.href = file;
      link.rel = isStyle(file) ? 'stylesheet' : 'modulepreload';
      link.crossOrigin = '';
      document.head.appendChild(link);
      return link;
    }
    function whenParsed(next) {
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', next);
      else next();
    }
    var waiting = 0;
    function run() {
      import('${entry}');
    }
    // The application reads the whole page: its texts, and what the script at its end has shown.
    function start() {
      if (waiting-- > 0) return;
      whenParsed(run);
    }
    function loadStyles(isBlocking) {
      document.querySelectorAll('link[disabled]:not([data-fonts])').forEach(function (link) {
        var complete = isBlocking ? link : link.cloneNode();
        complete.onload = complete.onerror = start;
        waiting += 1;
        complete.removeAttribute('disabled');
        if (!isBlocking) link.replaceWith(complete);
      });
    }
    if (!root.classList.contains('${theme}')) loadStyles(true);
    var isLoading = false;
    function load() {
      if (isLoading) return;
      isLoading = true;
      loadStyles(false);
      files.sort(function (one, other) {
        return isStyle(one) - isStyle(other);
      });
      early.forEach(function (file) {
        import(file);
      });
      addAll(first, 4, function () {
        addAll(entryFiles, 1, function () {
          later.forEach(add);
        });
        files.forEach(add);
        addTexts();
        start();
      });
    }
    // Browsers that do not know this kind of link do not tell when it has loaded either.
    var tellsLoad = document.createElement('link').relList.supports('modulepreload');
    // Calls next() when no more than atMost files of the list are still loading: earlier, what it requests would delay
    // them; later, the connection would have nothing to do.
    function addAll(list, atMost, next) {
      var missing = tellsLoad ? list.length : 0;
      function check() {
        if (missing > atMost) return;
        next();
        next = function () {};
      }
      list.forEach(function (file) {
        var link = add(file);
        link.onload = link.onerror = function () {
          missing -= 1;
          check();
        };
      });
      check();
    }
    function addTexts() {
      texts.forEach(function (file) {
        var link = document.createElement('link');
        link.rel = 'preload';
        link.as = 'fetch';
        link.crossOrigin = '';
        if (carriesTexts) link.fetchPriority = 'low';
        link.href = file.replace('{language}', root.lang);
        document.head.appendChild(link);
      });
    }
    // The text of an article is inserted later, so its page is a shell until then.
    var hasContent =
      prerendered === 'page' || prerendered === 'static' || (prerendered === 'shell' && path === '/article');
    // Later visits mostly have the files in the cache.
    var isLaterVisit = navigator.serviceWorker && navigator.serviceWorker.controller;
    // Where the page is made in the browser, the application loads the fonts after its first render.
    if (prerendered === 'page' || isLaterVisit) {
      whenParsed(function () {
        document.querySelectorAll('link[data-fonts]').forEach(function (link) {
          link.removeAttribute('disabled');
        });
      });
    }
    if (isLaterVisit) {
      // Files of the cache arrive before the page is parsed. What it shows is painted before they run.
      whenParsed(function () {
        requestAnimationFrame(function () {
          setTimeout(load);
        });
      });
    } else if (hasContent) {
      new PerformanceObserver(function (list) {
        if (list.getEntriesByName('first-contentful-paint').length > 0) load();
      }).observe({ type: 'paint', buffered: true });
    } else return load();
    // A background tab never paints.
    setTimeout(load, 1000);
  })()`;
}

const loadedByVite =
  /\s*<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="\/([^"]+)">(?:<\/script>)?/g;

/**
 * Loads the code of the matched route beside the entry instead of after it: `index.html` knows which files each route
 * needs. The files of every page are listed in `<meta name="application">`, which offline support caches.
 */
export function routePreloadPlugin(routes: readonly RoutePreload[]): Plugin {
  const workerData = new Map<RoutePreload, Array<[part: string, names: readonly string[]]>>();
  return {
    name: 'route-preload',
    apply: 'build',
    async buildStart() {
      for (const route of routes) {
        if (route.workerData) workerData.set(route, Object.entries(await route.workerData()));
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk: entry, path }) {
        // Storybook builds its own pages with the same configuration.
        if (!bundle || !entry || path !== '/index.html') return html;
        const version = textsVersion(projectTexts);
        const textsAddress = (area: Area) => `/${textFile('{language}', area)}?v=${version}`;
        const own = closure(bundle, entry as Chunk);
        const toAddresses = (list: readonly string[]) => list.map((file) => `/${file}`);
        const workerFiles = (names: readonly string[]) => names.map((name) => workerFile(bundle, name));
        const rows = routes.map((route): Row => {
          const early = (route.early ?? []).map((module) => chunkOf(bundle, module));
          const first = filesOf(bundle, [...(route.early ?? []), ...(route.first ?? [])]);
          const files = filesOf(bundle, route.modules).filter((file) => !own.has(file) && !first.includes(file));
          const later = [...workerFiles(route.workers ?? []), ...filesOf(bundle, route.later ?? [])].filter(
            (file) => !own.has(file) && !first.includes(file) && !files.includes(file),
          );
          const waiting = early.find((one) => closure(bundle, one).has(entry.fileName));
          if (waiting) throw new Error(`${waiting.fileName} cannot run early: it imports the entry.`);
          const pattern = route.paths.map((path) => toRegExp(path).source).join('|');
          const data = (workerData.get(route) ?? []).map(([part, names]) => [part, toAddresses(workerFiles(names))]);
          return [
            pattern,
            toAddresses(files),
            route.texts.map(textsAddress),
            toAddresses(later),
            Object.fromEntries(data) as Record<string, string[]>,
            toAddresses(early.map(({ fileName }) => fileName)),
            toAddresses(first),
          ];
        });
        const replaced = [...html.matchAll(loadedByVite)];
        const [first] = replaced;
        if (!first || !replaced.some(([, file]) => file === entry.fileName)) {
          throw new Error(`index.html does not load ${entry.fileName} in the way Vite is expected to write it.`);
        }
        const scripts = [...new Set([entry.fileName, ...replaced.map(([, file = '']) => file)])]
          .filter((file) => !file.endsWith('.css'))
          .map((file) => `/${file}`);
        const theme = /class="(theme-[\w-]+)/.exec(html)?.[1] ?? 'theme';
        const code = script({ entry: `/${entry.fileName}`, theme, startTexts: textsAddress('start') });
        const loader = `<meta name="application" content="${scripts.join(' ')}" data-routes='${JSON.stringify(rows)}'>\n    <script>${code}</script>`;
        const [before = '', ...after] = html.split(first[0]);
        return `${before}\n    ${loader}${after.join(first[0]).replaceAll(loadedByVite, '')}`;
      },
    },
  };
}
