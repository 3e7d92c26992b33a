import type { Plugin, Rolldown } from 'vite';

/** Prefix of the files that contain the local back end, so that the benchmark can measure them separately. */
const backendPrefix = 'assets/backend-';

/** Modules of the local back end. */
export const backendModule =
  /[\\/]src[\\/]mocks[\\/]|virtual:orvela|[\\/]node_modules[\\/](msw|@mswjs|dexie|rettime|@msw)[\\/]/;

/** Returns a chunk's file name: chunks that contain code of the local back end get its prefix. */
export function chunkFileNames({
  name,
  moduleIds,
  facadeModuleId,
}: Pick<Rolldown.PreRenderedChunk, 'name' | 'moduleIds'> &
  Partial<Pick<Rolldown.PreRenderedChunk, 'facadeModuleId'>>): string {
  if (name.startsWith('backend')) return 'assets/[name]-[hash].js';
  const isBackend = [...moduleIds, facadeModuleId ?? ''].some((id) => backendModule.test(id));
  return isBackend ? `${backendPrefix}[name]-[hash].js` : 'assets/[name]-[hash].js';
}

/** Returns static imports of the local back end by other chunks as `[importer, imported]`. */
export function backendImports(
  files: ReadonlyArray<{ fileName: string; imports: readonly string[] }>,
): Array<readonly [string, string]> {
  return files
    .filter(({ fileName }) => !fileName.startsWith(backendPrefix))
    .flatMap(({ fileName, imports }) =>
      imports.filter((name) => name.startsWith(backendPrefix)).map((name) => [fileName, name] as const),
    );
}

/** The first files that import each other in a circle, so that one of them runs before what it needs; else `undefined`. */
export function importCircle(
  files: ReadonlyArray<{ fileName: string; imports: readonly string[] }>,
): readonly string[] | undefined {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const done = new Set<string>();
  function follow(fileName: string, path: readonly string[]): readonly string[] | undefined {
    if (path.includes(fileName)) return path.slice(path.indexOf(fileName));
    if (done.has(fileName)) return undefined;
    for (const imported of byName.get(fileName)?.imports ?? []) {
      const circle = follow(imported, [...path, fileName]);
      if (circle) return circle;
    }
    done.add(fileName);
    return undefined;
  }
  for (const { fileName } of files) {
    const circle = follow(fileName, []);
    if (circle) return circle;
  }
  return undefined;
}

/**
 * Fails the build if a page would have to download the local back end before it can run, or if files import each other
 * in a circle.
 */
export function backendChunksPlugin(): Plugin {
  return {
    name: 'backend-chunks',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const circle = importCircle(chunks);
      if (circle) {
        this.error(
          `${circle.join(' imports ')} imports the first again, so one of them would run before what it needs. Change scripts/build/chunks/chunkGroups.ts, or move what they share to a module of its own.`,
        );
      }
      const [first] = backendImports(chunks);
      if (!first) return;
      this.error(
        `${first[0]} imports ${first[1]}, so a page would wait for the local back end. Rolldown put a module there that both need: give it a chunk of its own in scripts/build/chunks/chunkGroups.ts.`,
      );
    },
  };
}
