import { availableParallelism } from 'node:os';
import path from 'node:path';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import { defineConfig } from 'vitest/config';

import { backendChunksPlugin, chunkFileNames } from './scripts/build/chunks/backendChunksPlugin.ts';
import { chunkGroups } from './scripts/build/chunks/chunkGroups.ts';
import { iconRegistryPlugin } from './scripts/build/icon-registry/iconRegistryPlugin.ts';
import { inlineScriptPlugin } from './scripts/build/inline-script/inlineScriptPlugin.ts';
import { prerenderedPages } from './scripts/build/prerender/pages.ts';
import { prerenderPlugin } from './scripts/build/prerender/prerenderPlugin.ts';
import { routePreloads } from './scripts/build/route-preload/preloads.ts';
import { routePreloadPlugin } from './scripts/build/route-preload/routePreloadPlugin.ts';
import { securityHeadersPlugin } from './scripts/build/security-headers/securityHeadersPlugin.ts';
import { trustedSinksPlugin } from './scripts/build/security-headers/trustedSinksPlugin.ts';
import { seedDataPlugin } from './scripts/build/seed-data/seedDataPlugin.ts';
import { serviceWorkerPlugin } from './scripts/build/service-worker/serviceWorkerPlugin.ts';
import { siteFilesPlugin } from './scripts/build/site-files/siteFilesPlugin.ts';
import { textsPlugin } from './scripts/build/texts/textsPlugin.ts';
import { chromiumArgs, findHeadlessChromium } from './scripts/chromium.mjs';
import { adOrigin, readAdClient } from './src/lib/ads/adSettings.ts';
import { readTileSettings, tileOrigin } from './src/lib/geo/tileSettings.ts';

const root = import.meta.dirname;
const {
  VITE_API_URL: apiUrl,
  VITE_SITE_ORIGIN: origin,
  VITE_TILES_URL,
  VITE_TILES_ATTRIBUTION,
  VITE_AD_CLIENT,
  VITEST,
} = process.env;
const tiles = readTileSettings(VITE_TILES_URL, VITE_TILES_ATTRIBUTION);
// Without a server the local back end answers.
const isLocal = !apiUrl;

// Storybook builds with this configuration too, with MSW's own worker and the packages as they are.
const isStorybook = process.argv.some((argument) => argument.includes('storybook'));

// What the browser reports of its user in each mode of the story tests.
const storyMedia: Readonly<Record<string, BrowserContextOptions>> = {
  'forced-colors': { forcedColors: 'active' },
  'reduced-motion': { reducedMotion: 'reduce' },
  zoom: { deviceScaleFactor: 2 },
};

/** Packages that are replaced in builds and tests. */
function aliases(command: 'build' | 'serve') {
  const stub = (name: string) => path.join(root, 'src/mocks/start', name);
  const router = path.join(root, 'node_modules/react-router/dist/production');
  // 90 KB (gzip) of public-suffix list behind cookies that no handler reads.
  const cookies = { find: 'tough-cookie', replacement: stub('noCookies.ts') };
  if (command !== 'build') return VITEST === undefined ? [] : [cookies];
  if (isStorybook) return [cookies];
  return [
    cookies,
    // In the built app the service worker is the only way in; stories and tests also work without it.
    { find: /^@mswjs\/interceptors(\/(WebSocket|XMLHttpRequest|fetch))?$/, replacement: stub('noInterceptors.ts') },
    // The package names its development build for every condition.
    { find: /^react-router$/, replacement: path.join(router, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: path.join(router, 'dom-export.mjs') },
  ];
}

export default defineConfig(({ mode, command }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    iconRegistryPlugin(),
    textsPlugin(),
    seedDataPlugin({ local: isLocal }),
    routePreloadPlugin(routePreloads(isLocal)),
    inlineScriptPlugin(),
    prerenderPlugin(prerenderedPages, { origin, local: isLocal }),
    backendChunksPlugin(),
    siteFilesPlugin({ origin, local: isLocal }),
    ...(isStorybook ? [] : [serviceWorkerPlugin(isLocal), trustedSinksPlugin()]),
    securityHeadersPlugin({ apiUrl, tiles: tileOrigin(tiles), ads: adOrigin(readAdClient(VITE_AD_CLIENT)) }),
  ],
  resolve: { alias: aliases(command) },
  build: {
    target: 'es2023',
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        chunkFileNames,
        codeSplitting: {
          groups: chunkGroups(root),
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [seedDataPlugin()],
    rollupOptions: {
      // The search worker imports at once what its modules load on demand elsewhere.
      checks: { ineffectiveDynamicImport: false },
      output: {
        entryFileNames: ({ name }) => `assets/${name === 'searchWorker' ? 'backend-' : ''}[name]-[hash].js`,
        chunkFileNames: 'assets/backend-[name]-[hash].js',
      },
    },
  },
  optimizeDeps: {
    entries: ['index.html'],
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
      'i18next-http-backend',
      'react-i18next',
      '@tanstack/react-virtual',
      'react-day-picker',
      'react-day-picker/locale',
      'date-fns',
      '@dnd-kit/core',
      '@dnd-kit/sortable',
      '@dnd-kit/utilities',
      'd3-shape',
      '@tiptap/react',
      '@tiptap/starter-kit',
      '@tiptap/extension-placeholder',
      'libphonenumber-js/min',
      '@hookform/resolvers/standard-schema',
    ],
  },
  // Several test runs may share a machine, so only the app insists on its port.
  server: { port: 5173, strictPort: VITEST === undefined },
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
            'tests/{contract,fuzz,visual}/**/*.test.ts',
            'tests/performance/**/*.test.ts',
          ],
          testTimeout: 60_000,
          // Tests wait for a worker or a timer as often as for a processor.
          maxWorkers: Math.max(3, availableParallelism()),
        },
      },
      {
        extends: true,
        plugins: [
          storybookTest({
            configDir: path.join(root, '.storybook'),
            // Tests go through the layout of their own story's window; a zoomed page is rendered, and checked whole.
            tags: { skip: mode === 'zoom' ? ['test-fn'] : [] },
          }),
        ],
        test: {
          name: 'stories',
          setupFiles: path.join(root, '.storybook/flowStarts.ts'),
          testTimeout: 90_000, // Each wait has its own limit; this one ends what hangs, on a slow machine too.
          // The preview cleans up after every story, so a new page for each file would only cost time.
          isolate: false,
          // Each page waits for responses much of its time, so two would leave two cores idle.
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
