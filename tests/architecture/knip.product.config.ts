import type { KnipConfig } from 'knip';

/** What the product uses: only its entries, its build and its tools count, not its stories and tests. */
const config: KnipConfig = {
  entry: [
    'src/app/entry.{client,prerender}.tsx',
    // Components are a library; .storybook/catalogue.ts says which of them no screen uses.
    'src/components/**/*.{ts,tsx}',
    '!src/components/**/*.{test,stories,docs}.{ts,tsx}',
    // Entry points of the package (scripts/buildLib.mjs).
    'src/theme/{theme,contract.css,typography,media}.ts',
    'src/lib/appearance/appearance.ts',
    'src/lib/i18n/{createI18n,deviceLanguage,languages}.ts',
    'src/lib/icons/iconRegistry.ts',
    // Loaded by address: the local back end, its stubs, its scenarios and the data of a build.
    'src/mocks/start/{browser,node,noCookies,noInterceptors}.ts',
    'src/mocks/**/scenarios.ts',
    'src/mocks/build/{encode,published,articleShard,helpShard,basemap}.ts',
    // Workers.
    'src/mocks/directory/searchWorker.ts',
    'src/lib/*/*Worker.ts',
    'src/modules/*/*Worker.ts',
    // The look “Basic” of the search (specification, section 2), which the console does not choose.
    'src/modules/global-search/SearchBox.tsx',
    // The pairs of colours that the theme promises to be legible.
    'src/theme/contrastPairs.ts',
    'vite.config.ts',
    '.storybook/{main,preview,manager}.{ts,tsx}',
    'scripts/**/*.{ts,mjs}',
    '!scripts/**/*.test.ts',
  ],
  project: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.{test,stories,docs,fixture}.{ts,tsx}',
    // Only for tests and stories.
    '!src/**/{testing,walk}/**',
    '!src/mocks/academy/exampleCourse*.ts',
  ],
  include: ['files', 'exports', 'types'],
  // Exported for tests.
  tags: ['-internal'],
  ignoreExportsUsedInFile: true,
  playwright: false,
  storybook: false,
  vitest: false,
  vite: false,
  typescript: false,
};

export default config;
