/*
 * Builds the package's code and styles: each source file becomes one output file, so a consumer loads only what it
 * imports.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { iconRegistryPlugin } from '../build/icon-registry/iconRegistryPlugin.ts';

/** Entry with the texts of the components, by language and namespace. */
export const textsEntry = 'virtual:library/texts';

/** Returns the files of texts of the components and lib as `{ namespace, language, file }`. */
function textSources(root) {
  const folders = [
    { namespace: 'common', folder: 'src/lib/i18n' },
    { namespace: 'components', folder: 'src/components/i18n' },
    ...readdirSync(path.join(root, 'src/components')).map((name) => ({
      namespace: name,
      folder: `src/components/${name}/i18n`,
    })),
  ];
  return folders.flatMap(({ namespace, folder }) => {
    try {
      return readdirSync(path.join(root, folder))
        .filter((file) => file.endsWith('.json'))
        .map((file) => ({ namespace, language: file.slice(0, -'.json'.length), file: path.join(root, folder, file) }));
    } catch {
      // Most components have no texts of their own.
      return [];
    }
  });
}

/** Serves the module with `loadTexts`, in the form that `createI18n` takes: each file is loaded when it is first needed. */
function textsPlugin(root) {
  return {
    name: 'library-texts',
    resolveId: (id) => (id === textsEntry ? `\0${textsEntry}` : undefined),
    load(id) {
      if (id !== `\0${textsEntry}`) return undefined;
      const loaders = textSources(root).map(
        ({ namespace, language, file }) =>
          `  ${JSON.stringify(`${language}/${namespace}`)}: () => import(${JSON.stringify(file)}),`,
      );
      return [
        'const files = {',
        ...loaders,
        '};',
        'export async function loadTexts(language, namespace) {',
        '  const load = files[`${language}/${namespace}`];',
        '  return load && { [namespace]: (await load()).default };',
        '}',
      ].join('\n');
    },
  };
}

/** Vite resolves every entry to a path, even that of a virtual module. */
function virtualEntries() {
  return {
    name: 'library-virtual-entries',
    enforce: 'pre',
    resolveId(id) {
      const name = /^.+[\\/](virtual:.+)$/.exec(id)?.[1];
      return name && this.resolve(name.replaceAll('\\', '/'));
    },
  };
}

/** Adds imports of the style sheets to the output files: library builds emit the styles but never import them. */
function linkStylesPlugin() {
  return {
    name: 'library-link-styles',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => {
          const from = path.posix.relative(path.posix.dirname(chunk.fileName), file);
          return `import '${from.startsWith('.') ? from : `./${from}`}';\n`;
        });
        chunk.code = styles.join('') + chunk.code;
      }
    },
  };
}

/**
 * Keeps fonts as files: library builds inline them into the style sheet, where every visitor would load all of them.
 */
function fontPlugin(outDir) {
  return {
    name: 'library-font',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id !== './fonts.css' || !importer) return undefined;
      return { id: './fonts.css', external: true };
    },
    closeBundle() {
      // The package's font files are referred to by package name, which browsers cannot resolve.
      mkdirSync(path.join(outDir, 'theme/fonts'), { recursive: true });
      const style = readFileSync(path.resolve(outDir, '../src/theme/fonts.css'), 'utf8').replaceAll(
        /@fontsource-variable\/inter\/files\/([\w.-]+)/g,
        (_, file) => {
          const from = path.resolve(outDir, '../node_modules/@fontsource-variable/inter');
          copyFileSync(path.join(from, 'files', file), path.join(outDir, 'theme/fonts', file));
          copyFileSync(path.join(from, 'LICENSE'), path.join(outDir, 'theme/fonts/LICENSE'));
          return `./fonts/${file}`;
        },
      );
      writeFileSync(path.join(outDir, 'theme/fonts.css'), style);
    },
  };
}

/** Writes the code of all entries to `outDir`; returns the names of the files. */
export async function bundle({ root, outDir, entries }) {
  // Otherwise the output would contain React's development build of each element, with paths of this machine.
  process.env.NODE_ENV = 'production';
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      virtualEntries(),
      fontPlugin(outDir),
      react(),
      vanillaExtractPlugin({ identifiers: ({ hash }) => `fd-${hash}` }),
      iconRegistryPlugin(),
      textsPlugin(root),
      linkStylesPlugin(),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      cssCodeSplit: true,
      cssMinify: false,
      reportCompressedSize: false,
      lib: { entry: entries, formats: ['es'] },
      rollupOptions: {
        // Packages stay external; `#…` and our own files are bundled.
        external: (id) => /^[@a-z]/i.test(id) && !id.startsWith('virtual:') && !path.isAbsolute(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: path.join(root, 'src'),
          entryFileNames: '[name].js',
          assetFileNames: ({ names }) => (names[0] ?? '[name][extname]').replace('.css.ts.vanilla.css', '.css'),
        },
        checks: { pluginTimings: false },
      },
    },
  });
  return [result].flat().flatMap(({ output }) => output.map(({ fileName }) => fileName));
}
