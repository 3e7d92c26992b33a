import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

import { iconSets, isIconSet, namesOf, shardsOf, shellIcons } from './iconRegistry';
import type { IconSetName } from './iconRegistry';
import { iconModule, iconRegistryPlugin } from './iconRegistryPlugin';

const sets = Object.keys(iconSets).filter(isIconSet);

/** Finds the shard of an icon by the first names that the set's module lists. */
function shardOf(set: IconSetName, name: string) {
  const [, list = '[]'] = /firsts = (\[.*\]);/.exec(iconModule(`virtual:icons/${set}`) ?? '') ?? [];
  const firsts: unknown = JSON.parse(list);
  return Array.isArray(firsts) ? firsts.findLastIndex((first) => String(first) <= name) : -1;
}

describe('modules', () => {
  it.each(sets)('of %s lead each name to the piece that has it', (set) => {
    const shards = shardsOf(set);
    const lost = namesOf(set).filter((name) => !Object.hasOwn(shards[shardOf(set, name)] ?? {}, name));
    expect(lost).toEqual([]);
  });

  it('name every set and every piece of it', () => {
    for (const set of sets) {
      expect(iconModule('virtual:icons')).toContain(`import("virtual:icons/${set}")`);
      const code = iconModule(`virtual:icons/${set}`) ?? '';
      expect(code.match(/import\(/g)).toHaveLength(shardsOf(set).length);
    }
  });

  it('hold the shell’s drawings, in one piece', () => {
    const code = iconModule('virtual:icons/shell') ?? '';
    for (const name of shellIcons) expect(code).toContain(name);
    const bytesPerIcon = gzipSync(code).length / shellIcons.length;
    expect(bytesPerIcon).toBeLessThan(147);
  });

  it('list the names of a set', () => {
    expect(iconModule('virtual:icons/feather/names')).toContain('airplay');
  });

  it('are not made up for what does not exist', () => {
    expect(iconModule('virtual:icons/nothing')).toBeUndefined();
    expect(iconModule('virtual:icons/feather/999')).toBeUndefined();
  });
});

/** Builds one file with the plugin; returns the content of the output files by name. */
async function buildWith(source: string): Promise<Map<string, string>> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'icons-'));
  try {
    const entry = path.join(root, 'main.js');
    await writeFile(entry, source);
    const result = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [iconRegistryPlugin()],
      build: { outDir: path.join(root, 'dist'), lib: { entry, formats: ['es'], fileName: 'main' }, minify: false },
    });
    const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
    return new Map(
      await Promise.all(
        files.map(
          async ({ fileName }) => [fileName, await readFile(path.join(root, 'dist', fileName), 'utf8')] as const,
        ),
      ),
    );
  } finally {
    await rm(root, { recursive: true });
  }
}

describe('the plugin', () => {
  it('serves the modules, and writes the licences beside them', async () => {
    const files = await buildWith("export { default as names } from 'virtual:icons/feather/names';\n");
    expect([...files.values()].join('\n')).toContain('airplay');
    expect(files.get('licences/icons.txt')).toContain('MIT License');
  });

  it('fails on a set that does not exist, and names those that do', async () => {
    await expect(buildWith("import 'virtual:icons/nothing';\n")).rejects.toThrow('the sets are heroicons_outline');
  });
});
