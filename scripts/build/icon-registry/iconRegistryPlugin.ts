import type { Plugin } from 'vite';

import {
  iconLicences,
  iconSets,
  isIconSet,
  namesOf,
  readIcon,
  sampleIcons,
  shardsOf,
  shellIcons,
  type IconSetName,
  type Shard,
} from './iconRegistry.ts';

const prefix = 'virtual:icons';
// Computed once per process; several builds and test projects share it.
const cuts = new Map<IconSetName, Shard[]>();

function shardsOnce(set: IconSetName): Shard[] {
  const cut = cuts.get(set) ?? shardsOf(set);
  cuts.set(set, cut);
  return cut;
}

const data = (value: unknown) => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
const loader = (id: string) => `() => import(${JSON.stringify(id)})`;

function bundled(names: readonly string[]): unknown {
  return Object.fromEntries(
    names.map((full) => {
      const [set = '', name = ''] = full.split(':');
      if (!isIconSet(set))
        throw new Error(
          `There is no icon set ${set}: correct the names in scripts/build/icon-registry/iconRegistry.ts.`,
        );
      return [full, { frame: iconSets[set].frame, shapes: readIcon(set, name) }];
    }),
  );
}

/** Returns the code of a virtual module, or `undefined` if there is none with that id. */
export function iconModule(id: string): string | undefined {
  const [, set = '', part = ''] = id.split('/');
  if (id === prefix) {
    const loaders = Object.keys(iconSets).map((name) => `${name}: ${loader(`${prefix}/${name}`)}`);
    return `export const sets = { ${loaders.join(', ')} };`;
  }
  if (set === 'shell') return data(bundled(shellIcons));
  if (set === 'samples') return data(bundled(sampleIcons));
  if (!isIconSet(set)) return undefined;
  if (part === 'names') return data(namesOf(set));
  const shards = shardsOnce(set);
  if (part === '') {
    // Sorted, because objects list integer-like keys (`360`) before all others.
    const firsts = shards.map((shard) => Object.keys(shard).toSorted()[0]);
    return [
      `export const frame = ${JSON.stringify(iconSets[set].frame)};`,
      `export const firsts = ${JSON.stringify(firsts)};`,
      `export const shards = [${shards.map((_, index) => loader(`${prefix}/${set}/${index}`)).join(', ')}];`,
    ].join('\n');
  }
  const shard = shards[Number(part)];
  return shard && data(shard);
}

/**
 * Serves the icon sets of the licensed packages as modules that are loaded when one of their icons is rendered:
 *
 * - `virtual:icons`: a loader for each set;
 * - `virtual:icons/<set>`: the set's frame, and its shards with the first name of each;
 * - `virtual:icons/<set>/<number>`: the icons of one shard;
 * - `virtual:icons/<set>/names`: every name of the set;
 * - `virtual:icons/shell`: the icons of the console's shell, bundled with its importer;
 * - `virtual:icons/samples`: one icon of each set, bundled with its importer.
 */
export function iconRegistryPlugin(): Plugin {
  return {
    name: 'icon-sprites',
    enforce: 'pre',
    resolveId: (id) => (id === prefix || id.startsWith(`${prefix}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const code = iconModule(id.slice(1));
      if (code === undefined)
        throw new Error(`There is no module ${id.slice(1)}; the sets are ${Object.keys(iconSets).join(', ')}.`);
      return { code, map: null, moduleSideEffects: false };
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences/icons.txt', source: iconLicences() });
    },
  };
}
