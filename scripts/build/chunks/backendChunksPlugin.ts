import type { Plugin, Rolldown } from 'vite';

/** Prefix of the files that contain the local back end, so that the benchmark can measure them separately. */
export const backendPrefix = 'assets/backend-';

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

/** Fails the build if a page would have to download the local back end before it can run. */
export function backendChunksPlugin(): Plugin {
  return {
    name: 'backend-chunks',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const [first] = backendImports(chunks);
      if (!first) return;
      this.error(
        `${first[0]} imports ${first[1]}, so a page would wait for the local back end. Rolldown put a module there that both need: give it a chunk of its own in build.rollupOptions.output.codeSplitting.`,
      );
    },
  };
}
