/* Builds the gallery beside this file like the application, with the same policy. */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { iconRegistryPlugin } from '../../../scripts/build/icon-registry/iconRegistryPlugin.ts';
import { securityHeadersPlugin } from '../../../scripts/build/security-headers/securityHeadersPlugin.ts';
import { trustedSinksPlugin } from '../../../scripts/build/security-headers/trustedSinksPlugin.ts';
import { textsPlugin } from '../../../scripts/build/texts/textsPlugin.ts';

/** Writes the built gallery into a folder. */
export async function buildGallery(outDir) {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [
      react(),
      vanillaExtractPlugin(),
      iconRegistryPlugin(),
      textsPlugin(),
      trustedSinksPlugin(),
      securityHeadersPlugin(),
    ],
    build: {
      target: 'es2023',
      outDir,
      emptyOutDir: true,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
    },
  });
}
