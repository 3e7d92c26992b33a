import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import { minify } from 'vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

import { anyAddressPlugin } from './scripts/build/any-address/anyAddressPlugin.ts';
import { textsPlugin } from './scripts/build/texts/textsPlugin.ts';
import { iconRegistryPlugin } from './scripts/build/icon-registry/iconRegistryPlugin.ts';
import { inlineScriptPlugin } from './scripts/build/inline-script/inlineScriptPlugin.ts';
import { seedDataPlugin } from './scripts/build/seed-data/seedDataPlugin.ts';
import { prerenderPlugin } from './scripts/build/prerender/prerenderPlugin.ts';
import { routePreloadPlugin } from './scripts/build/route-preload/routePreloadPlugin.ts';
import { securityHeadersPlugin } from './scripts/build/security-headers/securityHeadersPlugin.ts';
import { siteFilesPlugin } from './scripts/build/site-files/siteFilesPlugin.ts';
import { trustedSinksPlugin } from './scripts/build/security-headers/trustedSinksPlugin.ts';
import { chromiumArgs, findHeadlessChromium } from './scripts/chromium.mjs';
import { readTileSettings, tileOrigin } from './src/lib/geo/tileSettings.ts';

const root = import.meta.dirname;
const apiUrl = process.env['VITE_API_URL'];
const tiles = readTileSettings(process.env['VITE_TILES_URL'], process.env['VITE_TILES_ATTRIBUTION']);

// Storybook builds with this configuration too, and takes the packages as they come.
const forStorybook = process.argv.some((argument) => argument.includes('storybook'));

// What the first paint of each kind of address needs, beside the entry. With the local back end that is its data too,
// but of a list of the whole country not what the search goes through.
const listing = [
  '/facility-search/i18n/results.en.json',
  '/facility-search/i18n/listings.en.json',
  '/facility-search/api.ts',
  ...(apiUrl
    ? []
    : [
        '/src/mocks/start/browser.ts',
        '/src/mocks/core/features.ts',
        'assets/backend-searchWorker-',
        'virtual:orvela/taxonomy/en',
        'virtual:orvela/taxonomy/tr',
      ]),
];
const preloads = [
  { pattern: /^\/$/, modules: ['/src/app/pages/HomePage.tsx'] },
  {
    pattern: /^\/search\/facility$/,
    modules: ['/facility-search/SearchPage.tsx', '/facility-search/i18n/results.en.json'],
  },
  {
    pattern: /^\/search\/([^/]+)/,
    modules: [
      '/facility-search/ResultsPage.tsx',
      '/facility-search/i18n/results.en.json',
      '/facility-search/api.ts',
      ...(apiUrl
        ? []
        : [
            '/src/mocks/start/browser.ts',
            '/src/mocks/core/features.ts',
            'assets/backend-searchWorker-',
            'virtual:orvela/places/core',
            // Words of either language are found.
            'virtual:orvela/taxonomy/en',
            'virtual:orvela/taxonomy/tr',
            'virtual:orvela/search/$1',
          ]),
    ],
  },
  {
    pattern: /^\/service-categories\/[^/]/,
    modules: ['/src/app/routes/laterPages.ts', '/src/app/pages/CategoryPage.tsx', ...listing],
  },
  {
    pattern: /^\/article$/,
    modules: [
      '/src/app/routes/laterPages.ts',
      '/src/modules/article/ArticlePage.tsx',
      '/modules/article/i18n/reader.en.json',
    ],
  },
  { pattern: /^\/tags\/[^/]/, modules: ['/src/app/routes/laterPages.ts', '/facility-search/TagPage.tsx', ...listing] },
  {
    pattern: /^\/facility\/[^/]+$/,
    modules: [
      '/src/app/pages/FacilityPage.tsx',
      '/src/app/routes/middleware.ts',
      '/src/modules/facility/i18n/en.json',
      '/src/modules/facility/api.ts',
      '/src/lib/http/send.ts',
      ...(apiUrl
        ? []
        : [
            '/src/mocks/start/browser.ts',
            '/src/mocks/core/features.ts',
            '/src/mocks/directory/facilityHandlers.ts',
            'virtual:orvela/taxonomy/en',
          ]),
    ],
  },
  {
    pattern: /^\/facility\/[^/]+\/map$/,
    modules: [
      '/src/app/routes/laterPages.ts',
      '/src/app/pages/directions/DirectionsPage.tsx',
      '/src/modules/facility/api.ts',
      ...(apiUrl ? [] : ['/src/mocks/start/browser.ts', '/src/mocks/core/features.ts', 'virtual:orvela/taxonomy/en']),
    ],
  },
];

const standingPage = (module: string, pathname: string) => ({
  pathname,
  file: `${pathname.slice(1)}.html`,
  modules: [module, '/static-pages/i18n/en.json'],
});

// Pages that are there before the first script. What follows a question mark chooses an article.
const drawnPages = [
  { pathname: '/', file: 'index.html' },
  standingPage('/static-pages/TermsPage.tsx', '/terms-and-conditions'),
  standingPage('/static-pages/PrivacyPage.tsx', '/privacy-policy'),
  standingPage('/static-pages/DisclaimersPage.tsx', '/disclaimers'),
  standingPage('/src/app/pages/AboutPage.tsx', '/about-us'),
  {
    pathname: '/article',
    file: 'article.html',
    modules: ['/modules/article/ArticlePage.tsx', '/modules/article/i18n/reader.en.json'],
    queried: true,
  },
];

// What the browser says of its user in each mode of the story tests, beside the usual one.
const storyMedia: Readonly<Record<string, BrowserContextOptions>> = {
  'forced-colors': { forcedColors: 'active' },
  'reduced-motion': { reducedMotion: 'reduce' },
};

// Chunks of the local back end carry its name, so that the benchmark can weigh them apart.
const backend = /[\\/]src[\\/]mocks[\\/]|virtual:orvela|[\\/]node_modules[\\/](msw|@mswjs|dexie|rettime|@msw)[\\/]/;

const mark = '/* The script of MSW. */';

/**
 * The service worker: with the local back end one script of three, which hands out the files kept and answers calls;
 * with a real server configured only the first of it is shipped. The build copies them, and here they are made small.
 */
function workerScripts(): Plugin {
  let outDir = '';
  return {
    name: 'worker-scripts',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = ['offline-worker.js', 'backend-worker.js', 'mockServiceWorker.js'];
      const [offline = '', backend = '', ofMsw = ''] = names.map((name) => path.join(outDir, name));
      // What is only drawn at build has no public files.
      if (!existsSync(offline)) return;
      const script = await readFile(offline, 'utf8');
      const [filter = '', loading] = (await readFile(backend, 'utf8')).split(mark);
      if (loading === undefined) throw new Error(`public/backend-worker.js does not hold "${mark}".`);
      const whole = apiUrl ? script : [script, filter, await readFile(ofMsw, 'utf8')].join('\n');
      const name = apiUrl ? offline : backend;
      const { code, errors } = await minify(path.basename(name), whole, { module: false });
      if (errors.length > 0) throw new Error(`${name} could not be read: ${errors[0]?.message}`);
      await Promise.all([offline, backend, ofMsw].map((file) => rm(file, { force: true })));
      await writeFile(name, code);
    },
  };
}

/**
 * What is imported is waited for: a page must not wait for the local back end, and what paints first not for the
 * application.
 */
function chunksApart(): Plugin {
  const isBackend = (file: string) => file.startsWith('assets/backend-');
  return {
    name: 'chunks-apart',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || isBackend(file.fileName)) continue;
        const bound = file.imports.filter(
          (name) => isBackend(name) || (file.isEntry && /^assets\/(core|libraries)-/.test(name)),
        );
        if (bound.length > 0) {
          this.error(
            `${file.fileName} imports ${bound.join(', ')}. Something that both need was put there: give it a group of its own in codeSplitting.`,
          );
        }
      }
    },
  };
}

/** The router names its development build for all uses; the other says the same and warns of nothing. */
function productionRouter(command: 'build' | 'serve') {
  if (command !== 'build' || forStorybook) return [];
  const built = path.join(root, 'node_modules/react-router/dist/production');
  return [
    { find: /^react-router$/, replacement: path.join(built, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: path.join(built, 'dom-export.mjs') },
  ];
}

/**
 * What of the router only its framework needs is left out of the application, 4 kB of every page. Its link, which fetches
 * code and data ahead, gives way to src/app/routes/LeanLink.tsx. Components that nobody uses go too: every bundler keeps them,
 * since a call might do something, and these do not.
 */
function leanRouter(): Plugin {
  const id = '\0react-router-dom';
  return {
    name: 'lean-router',
    apply: (_config, { command }) => command === 'build' && !forStorybook,
    enforce: 'pre',
    resolveId: { filter: { id: /^react-router-dom$/ }, handler: () => id },
    load: {
      filter: { id: /^\0react-router-dom$/ },
      handler: () => `
        export * from 'react-router';
        export { RouterProvider } from 'react-router/dom';
        export { LeanLink as Link } from ${JSON.stringify(path.join(root, 'src/app/routes/LeanLink.tsx'))};
      `,
    },
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) => ({
        code: code
          .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
          .replace(/^\w+\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
  };
}

/** In the built app the service worker is the only way in; stories and tests also answer without it. */
function withoutInterceptors(command: 'build' | 'serve') {
  if (command !== 'build' || forStorybook) return [];
  const replacement = path.join(root, 'src/mocks/start/noInterceptors.ts');
  return [{ find: /^@mswjs\/interceptors(\/(WebSocket|XMLHttpRequest|fetch))?$/, replacement }];
}

export default defineConfig(({ mode, command }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    iconRegistryPlugin(),
    textsPlugin(),
    seedDataPlugin(),
    anyAddressPlugin(),
    routePreloadPlugin(preloads, ['/src/app/routes/libraries.ts', '/src/app/entry.client.tsx']),
    inlineScriptPlugin(),
    leanRouter(),
    prerenderPlugin(drawnPages, { origin: process.env['VITE_SITE_ORIGIN'], local: !apiUrl }),
    // Storybook's own worker is that of MSW as it is.
    ...(forStorybook ? [] : [workerScripts()]),
    chunksApart(),
    siteFilesPlugin({ origin: process.env['VITE_SITE_ORIGIN'], local: !apiUrl }),
    ...(forStorybook ? [] : [trustedSinksPlugin()]),
    securityHeadersPlugin(apiUrl, tileOrigin(tiles)),
  ],
  resolve: {
    alias:
      command === 'build' || process.env['VITEST'] !== undefined
        ? // 90 KB (gzip) of public-suffix list behind cookies that no handler here reads.
          [
            { find: 'tough-cookie', replacement: path.join(root, 'src/mocks/start/noCookies.ts') },
            ...withoutInterceptors(command),
            ...productionRouter(command),
          ]
        : [],
  },
  build: {
    target: 'es2023',
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        chunkFileNames: ({ name, moduleIds }) =>
          name.startsWith('backend') || (moduleIds.length > 0 && moduleIds.every((id) => backend.test(id)))
            ? `assets/${name.startsWith('backend') ? '' : 'backend-'}[name]-[hash].js`
            : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            // What the entry needs to ask for the rest; it must not wait for more than that.
            {
              name: 'preload',
              test: /vite[\\/]preload-helper|rolldown[\\/]runtime|src[\\/]app[\\/]afterPaint\.ts$/,
              priority: 5,
            },
            // Two worlds need it, and neither should bring the other along.
            { name: 'trustedTypes', test: /src[\\/]lib[\\/]trustedTypes\.ts$/, priority: 5 },
            // The schemas arrive with the first call, after the first paint.
            {
              name: 'contract',
              test: /node_modules[\\/]zod[\\/]|src[\\/]lib[\\/](endpoint|facility)\.ts$/,
              priority: 4,
            },
            // What rarely changes, apart from what does; evaluated in a task of its own.
            {
              name: 'libraries',
              test: /src[\\/]app[\\/]libraries\.ts$/,
              priority: 3.5,
            },
            // One file instead of some thirty for what every page stands on: each request costs a round trip.
            { name: 'core', test: /src[\\/]app[\\/](main|pages[\\/]HomePage)\.tsx$/, priority: 3 },
            // Asking comes after the first paint where nothing needs an answer before; the context is the core's.
            {
              name: 'query-client',
              test: /node_modules[\\/]@tanstack[\\/](query-core|react-query)[\\/]|src[\\/]lib[\\/]query\.ts$/,
              priority: 2.8,
            },
            { name: 'home-answers', test: /src[\\/]app[\\/]homeAnswers\.ts$/, priority: 2.6 },
            // How a call is made comes with the first one too; after the core, which keeps what both stand on.
            { name: 'contract-call', test: /src[\\/]lib[\\/]call\.ts$/, priority: 2.5 },
            // What pages and the search of the local back end both go by.
            {
              name: 'rules',
              test: /src[\\/](lib[\\/](zonedTime|openingHours|openStateText|distance|fold)|modules[\\/]facility-search[\\/]filterChoices)\.ts$/,
              priority: 2.4,
            },
            // What a score of pages stand on, a few hundred bytes each: one file asks once, and is named once in the
            // lists of what a page needs.
            {
              name: 'common',
              test: /heroicons[\\/].*[\\/](ArrowPath|ArrowTopRightOnSquare|Check|CheckCircle|ChevronRight|Exclamation\w+|InformationCircle|MagnifyingGlass|Map)Icon\.js$|src[\\/](lib[\\/](useMediaQuery|useOnline|focusable|formatFacts|formatHours|headingId|midSentence|typeAhead)|theme[\\/]media)\.ts$|mutationOptions\.js$/,
              priority: 2.3,
            },
            // Asked by a page and answered by the local back end, each of which is fetched without the other.
            { name: 'directions-contract', test: /src[\\/]modules[\\/]directions[\\/]api\.ts$/, priority: 2.2 },
            {
              name: 'contributing-contract',
              test: /src[\\/](lib[\\/]workflow[\\/]\w+|modules[\\/]contributing[\\/](api|schemas|forms|completeness|decisionPaths|facts))\.ts$/,
              priority: 2.2,
            },
            {
              name: 'facility-create-contract',
              test: /src[\\/]modules[\\/]facility-create[\\/](api|draftValues|editing|facts|submission|valuesOf|schema\w*)\.ts$/,
              priority: 2.2,
            },
            {
              name: 'mailbox-contract',
              test: /src[\\/]modules[\\/]mailbox[\\/](api|addresses|labelSlug|limits)\.ts$/,
              priority: 2.2,
            },
            {
              name: 'backend',
              test: /src[\\/]mocks[\\/]core[\\/]features\.ts$|node_modules[\\/]msw[\\/]lib[\\/]browser[\\/]/,
              priority: 2,
            },
            { name: 'backend-search', test: /src[\\/]mocks[\\/]search\.ts$/, priority: 1 },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [seedDataPlugin()],
    rollupOptions: {
      output: {
        entryFileNames: 'assets/backend-[name]-[hash].js',
        chunkFileNames: 'assets/backend-[name]-[hash].js',
      },
    },
  },
  optimizeDeps: {
    include: [
      '@radix-ui/colors',
      'axe-core',
      'msw',
      'msw/browser',
      'react-router-dom',
      '@vanilla-extract/css',
      '@vanilla-extract/dynamic',
      '@tanstack/react-query',
      '@floating-ui/react',
      'dexie',
      'react-hook-form',
      'zod/mini',
      'marked',
      'dompurify',
      'i18next',
      'react-i18next',
      '@tanstack/react-virtual',
      'react-day-picker',
      'react-day-picker/locale',
      'date-fns',
      '@dnd-kit/core',
      '@dnd-kit/sortable',
      '@dnd-kit/utilities',
      'recharts',
      '@tiptap/react',
      '@tiptap/starter-kit',
      '@tiptap/extension-placeholder',
      'libphonenumber-js/min',
      '@hookform/resolvers/standard-schema',
    ],
  },
  // Several test runs may stand beside each other, so only the app insists on its port.
  server: { port: 5173, strictPort: process.env['VITEST'] === undefined },
  preview: { port: 4173 },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/*.test.ts',
            'tests/{contract,mocks,fuzz}/**/*.test.ts',
          ],
          testTimeout: 60_000,
          // Answers wait for a thread or a timer as often as for a processor.
          maxWorkers: Math.max(3, availableParallelism()),
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
        test: {
          name: 'stories',
          testTimeout: 30_000,
          // The preview clears what a story leaves, so a new page for each file would only cost half of the time.
          isolate: false,
          // Each page waits for answers a good part of its time, so two would leave two cores idle for a sixth of theirs.
          maxWorkers: 3,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findHeadlessChromium() ?? '', args: chromiumArgs },
              contextOptions: storyMedia[mode] ?? {},
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
}));
