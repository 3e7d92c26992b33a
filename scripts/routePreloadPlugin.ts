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

/** The script that asks for a route's files while the entry is still on its way. */
function script(
  table: readonly (readonly [source: string, files: readonly string[], named: Readonly<Record<string, string>>])[],
): string {
  return `(function(){var p=location.pathname,t=${JSON.stringify(table)};for(var i=0;i<t.length;i++){var m=new RegExp(t[i][0]).exec(p);if(!m)continue;var f=t[i][1].concat(t[i][2][m[1]]||[]);f.forEach(function(n){var l=document.createElement('link');l.href='/'+n;if(/css$/.test(n)){l.rel='stylesheet'}else{l.rel='modulepreload'}l.crossOrigin='';document.head.appendChild(l)});break}})()`;
}

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
      handler(_html, { bundle, chunk: entry, path }) {
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
        const table = routes.map(({ pattern, modules }) => {
          const files = new Set<string>();
          const named: Record<string, string> = {};
          for (const end of modules) {
            if (end.includes('$1')) {
              const [before = '', after = ''] = end.split('$1');
              for (const chunk of Object.values(bundle).filter(isChunk)) {
                const id = chunk.moduleIds.find((candidate) => candidate.includes(before) && candidate.endsWith(after));
                const name = id?.slice(id.indexOf(before) + before.length, id.length - after.length);
                if (name && !name.includes('/')) named[name] = chunk.fileName;
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
          return [pattern.source, [...files].filter((file) => !own.has(file)), named] as const;
        });
        return [
          ...[...everywhere].map((file) => ({
            tag: 'link',
            attrs: { rel: file.endsWith('.css') ? 'stylesheet' : 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          })),
          { tag: 'script', children: script(table), injectTo: 'head' as const },
        ];
      },
    },
  };
}
