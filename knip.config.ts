import { globSync } from 'node:fs';
import path from 'node:path';
import type { KnipConfig } from 'knip';

/** The files of components that the imports map exposes: `src/components/Button/Button.tsx`. */
const components = globSync('src/components/*/*.tsx', { cwd: import.meta.dirname })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => path.basename(file, '.tsx') === path.basename(path.dirname(file)));

/** What anything uses: the product, its tools, its stories or its tests. */
const config: KnipConfig = {
  entry: [
    'src/app/entry.prerender.tsx',
    ...components,
    // Entry points of the package (scripts/buildLib.mjs).
    'src/theme/{theme,contract.css,typography,media}.ts',
    'src/lib/appearance/appearance.ts',
    'src/lib/i18n/{createI18n,deviceLanguage,languages}.ts',
    'src/lib/icons/iconRegistry.ts',
    // Loaded by address: stubs, the data of a build, workers, artwork.
    'src/mocks/start/{noCookies,noInterceptors}.ts',
    'src/mocks/build/{encode,published,articleShard,helpShard,basemap}.ts',
    'scripts/openapi/document.ts',
    'tests/contract/server/{referenceServer.ts,start.mjs}',
    'tests/performance/engine/measure.ts',
    'playwright.config.ts',
    '.storybook/{main,preview,manager}.{ts,tsx}',
    '**/*.{test,stories,docs}.{ts,tsx}',
    'stories/**/*.mdx',
    'tests/**/*.config.ts',
    'tests/e2e/*.spec.ts',
    'tests/e2e/gallery/main.tsx',
    'tests/library/consumer/main.tsx',
  ],
  project: ['**/*.{ts,tsx,mts,mjs,mdx}'],
  // Read as files: the pictures of icons and flags.
  ignoreDependencies: ['@material-design-icons/svg', 'country-flag-icons', 'feather-icons', 'heroicons'],
  // It needs a build.
  playwright: false,
};

export default config;
