import path from 'node:path';

import { type Plugin, runnerImport } from 'vite';

const prefix = 'virtual:orvela/';
const folder = path.join(import.meta.dirname, '../../../src/mocks/build');

type Encoders = typeof import('../../../src/mocks/build/encode');
type Basemaps = typeof import('../../../src/mocks/build/basemap');
type Articles = typeof import('../../../src/mocks/build/articleShard');
type Help = typeof import('../../../src/mocks/build/helpShard');

interface Generator {
  encode: Encoders;
  map: Basemaps;
  written: Articles;
  help: Help;
}

// Generated once per process; several builds and test projects share it.
let generator: Promise<Generator> | undefined;

async function loadGenerator(): Promise<Generator> {
  const load = async <T>(file: string) =>
    (
      await runnerImport<T>(path.join(folder, file), {
        configFile: false,
        root: path.join(import.meta.dirname, '../../..'),
        logLevel: 'error',
      })
    ).module;
  const [encode, map, written, help] = await Promise.all([
    load<Encoders>('encode.ts'),
    load<Basemaps>('basemap.ts'),
    load<Articles>('articleShard.ts'),
    load<Help>('helpShard.ts'),
  ]);
  return { encode, map, written, help };
}

function answer({ encode, map, written, help }: Generator, name: string): unknown {
  const [kind = '', of = '', level = ''] = name.split('/');
  switch (kind) {
    case 'search':
      return encode.encodeSearchShard(of);
    case 'detail':
      return encode.encodeDetailBucket(Number(of));
    case 'places':
      return encode.encodePlaces(of === 'streets' ? 'streets' : 'core');
    case 'taxonomy':
      return encode.encodeTaxonomy(of === 'tr' ? 'tr' : 'en');
    case 'tags':
      return encode.encodeTagPages(of === 'tr' ? 'tr' : 'en');
    case 'counts':
      return encode.encodeCounts(of === 'tr' ? 'tr' : 'en');
    case 'checks':
      return encode.encodeChecks();
    case 'stats':
      return encode.encodeStats();
    case 'roads':
      return encode.encodeRoads();
    case 'basemap':
      return map.basemap(of, level === '2' ? 2 : level === '1' ? 1 : 0);
    case 'articles':
      return written.encodeArticles(of === 'tr' ? 'tr' : 'en');
    case 'help':
      return help.encodeHelp(of === 'tr' ? 'tr' : 'en');
    default:
      throw new Error(
        `There is no module ${prefix}${name}: use search, detail, places, taxonomy, tags, counts, checks, stats, roads, basemap, articles or help.`,
      );
  }
}

/** Ids that the directory's public addresses consist of, with the number of facilities of each category and tag. */
export interface OrvelaAddresses {
  facilities: readonly string[];
  articles: readonly string[];
  categories: ReadonlyMap<string, number>;
  tags: ReadonlyMap<string, number>;
}

/** Returns the parts of the generated directory that have public addresses. */
export async function orvelaAddresses(): Promise<OrvelaAddresses> {
  generator ??= loadGenerator();
  const { encode, written } = await generator;
  const { categories, tags } = encode.encodeTaxonomy('en');
  return {
    facilities: encode.listedSlugs(),
    articles: written.encodeArticles('en').articles.map(({ slug }) => slug),
    categories: new Map(categories.map(({ id, facilityCount }) => [id, facilityCount])),
    tags: new Map(tags.map(({ id, facilityCount }) => [id, facilityCount])),
  };
}

/** The towns, by id, whose facilities a search in a town may find. */
export async function orvelaTownsAround(): Promise<Readonly<Record<string, readonly string[]>>> {
  generator ??= loadGenerator();
  return (await generator).encode.townsAround();
}

/**
 * Serves `virtual:orvela/…`: the generated directory in shards, each a module whose default export is its data. `local`
 * says that the build contains the local back end, and so needs them.
 */
export function seedDataPlugin({ local = false } = {}): Plugin {
  let isBuild = false;
  return {
    name: 'orvela',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    // Vite gives each module of the generator a minute, which is too short on a busy machine while thousands of other
    // modules are transformed; so a build loads it first.
    async buildStart() {
      if (isBuild && local) await (generator ??= loadGenerator());
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      generator ??= loadGenerator();
      const json = JSON.stringify(answer(await generator, id.slice(prefix.length + 1)));
      // JSON.parse of a string is about twice as fast as the same object literal.
      return { code: `export default JSON.parse(${JSON.stringify(json)});`, map: null, moduleSideEffects: false };
    },
  };
}
