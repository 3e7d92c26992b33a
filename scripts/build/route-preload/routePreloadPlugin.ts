import type { Plugin, Rolldown } from 'vite';

/** One kind of address and the modules its first paint needs; `$1` of the pattern may name one of them. */
export interface RoutePreload {
  /** Tested against the path; the first that fits wins. */
  pattern: RegExp;
  /**
   * Ends of module ids, where `$1` stands for the first group of the pattern; or, from `assets/` on, the beginning of a
   * file that no module of the page stands for, as a worker's script.
   */
  modules: readonly string[];
}

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

const isChunk = (file: Bundle[string]): file is Chunk => file.type === 'chunk';

function chunkOf(bundle: Bundle, moduleEnd: string): Chunk | undefined {
  return Object.values(bundle)
    .filter(isChunk)
    .find(
      (chunk) =>
        (chunk.facadeModuleId ?? '').endsWith(moduleEnd) || chunk.moduleIds.some((id) => id.endsWith(moduleEnd)),
    );
}

/** A chunk, what it imports, and their styles. */
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

/** The files of the modules with these ends of their ids, what they import, and their styles; throws where there is none. */
export function filesOf(bundle: Bundle, moduleEnds: readonly string[]): string[] {
  const files = new Set<string>();
  for (const end of moduleEnds) {
    const chunk = chunkOf(bundle, end);
    if (!chunk) throw new Error(`No chunk holds ${end}, which a page drawn at build is to ask for at once.`);
    for (const file of closure(bundle, chunk)) files.add(file);
  }
  return [...files];
}

/** Files of one kind of address: those that all of them need, and those that only some do, by name. */
type Row = readonly [pattern: string, files: readonly string[], named: Readonly<Record<string, string>>];

/**
 * What every page asks for: the entry, then what the entry needs, as addresses in one element. The application keeps them
 * for when there is no network (src/app/offline/keepFiles.ts).
 */
const applicationFiles = (files: readonly string[]) => `<meta name="application" content="${files.join(' ')}">`;

/**
 * The script that asks for all that the page at an address needs, the entry included. Where something to read is drawn
 * already, that is painted first, so that none of it, nor its pictures and letters, waits for a line that is busy with
 * code. Scripts come before styles, which browsers would put in front of them by themselves.
 */
function script(entry: string, rows: readonly Row[]): string {
  return `(function () {
    var root = document.documentElement;
    var path = location.pathname;
    var files = document.querySelector('meta[name=application]').content.split(' ');
    ${JSON.stringify(rows)}.some(function (row) {
      var match = new RegExp(row[0]).exec(path);
      if (match) files = files.concat(row[1], row[2][match[1]] || []);
      return match;
    });
    function isStyle(file) {
      return /css$/.test(file);
    }
    var asked = false;
    function ask() {
      if (asked) return;
      asked = true;
      files
        .sort(function (one, other) {
          return isStyle(one) - isStyle(other);
        })
        .forEach(function (file) {
          var link = document.createElement('link');
          link.href = file;
          link.rel = isStyle(file) ? 'stylesheet' : 'modulepreload';
          link.crossOrigin = '';
          document.head.appendChild(link);
        });
      import('${entry}');
    }
    // Home is there to be used, and asks at once; so does a page of which nothing can be drawn.
    var drawn = root.dataset.drawn;
    var shaped = /^\\/(search\\/(?!facility$)|facility\\/|article$)/.test(path);
    if (drawn !== 'published' && (drawn !== 'frame' || !shaped)) return ask();
    // In a tab nobody looks at nothing is painted.
    setTimeout(ask, 1000);
    new PerformanceObserver(function (list) {
      if (list.getEntriesByName('first-contentful-paint').length > 0) ask();
    }).observe({ type: 'paint', buffered: true });
  })()`;
}

const askedFor =
  /\s*<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="\/([^"]+)">(?:<\/script>)?/g;

/**
 * Saves the round trip between the entry and the route's own code: `index.html` learns which files each kind of address
 * needs and asks for them at once, and for what `always` names wherever it is opened. Nothing is asked for that the page
 * would not load by itself.
 */
export function routePreloadPlugin(routes: readonly RoutePreload[], always: readonly string[] = []): Plugin {
  return {
    name: 'route-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk: entry, path }) {
        // Storybook builds pages of its own with the same configuration.
        if (!bundle || !entry || path !== '/index.html') return [];
        const own = closure(bundle, entry as Chunk);
        const everywhere = new Set<string>();
        for (const end of always) {
          const chunk = chunkOf(bundle, end);
          if (!chunk) throw new Error(`No chunk holds ${end}, which every page is to ask for at once.`);
          for (const file of closure(bundle, chunk)) if (!own.has(file)) everywhere.add(file);
        }
        for (const file of everywhere) own.add(file);
        const rows = routes.map(({ pattern, modules }) => {
          const files = new Set<string>();
          const named: Record<string, string> = {};
          for (const end of modules) {
            if (end.includes('$1')) {
              const [before = '', after = ''] = end.split('$1');
              for (const chunk of Object.values(bundle).filter(isChunk)) {
                const id = chunk.moduleIds.find((candidate) => candidate.includes(before) && candidate.endsWith(after));
                const name = id?.slice(id.indexOf(before) + before.length, id.length - after.length);
                if (name && !name.includes('/')) named[name] = `/${chunk.fileName}`;
              }
              continue;
            }
            if (end.startsWith('assets/')) {
              for (const name of Object.keys(bundle)) if (name.startsWith(end)) files.add(name);
              continue;
            }
            const chunk = chunkOf(bundle, end);
            if (chunk) for (const file of closure(bundle, chunk)) files.add(file);
          }
          const others = [...files].filter((file) => !own.has(file)).map((file) => `/${file}`);
          return [pattern.source, others, named] as const;
        });
        // The script takes over what the page would ask for as soon as it is read.
        const taken = [...html.matchAll(askedFor)];
        const [first] = taken;
        if (!first || !taken.some(([, file]) => file === entry.fileName))
          throw new Error(`index.html does not ask for ${entry.fileName} as it was expected to.`);
        const isStyle = (file: string) => file.endsWith('.css');
        const scripts = [...new Set([entry.fileName, ...taken.map(([, file = '']) => file), ...everywhere])]
          .filter((file) => !isStyle(file))
          .map((file) => `/${file}`);
        const asking = `${applicationFiles(scripts)}\n    <script>${script(`/${entry.fileName}`, rows)}</script>`;
        const [before = '', ...others] = html.split(first[0]);
        return {
          html: `${before}\n    ${asking}${others.join(first[0]).replaceAll(askedFor, '')}`,
          tags: [...everywhere].filter(isStyle).map((file) => ({
            tag: 'link',
            attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          })),
        };
      },
    },
  };
}
