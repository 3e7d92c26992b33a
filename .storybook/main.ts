import path from 'node:path';

import { defineMain } from '@storybook/react-vite/node';

import { componentDocsPlugin } from '../scripts/build/component-docs/componentDocsPlugin.ts';
import { usedIconsPlugin } from '../scripts/build/icon-registry/usedIconsPlugin.mjs';
import { storyIdsPlugin } from '../scripts/build/story-ids/storyIdsPlugin.ts';
import { storyIndexGenerator } from './storyIndex.ts';

// Storybook reads it like the presets below, but its types do not name it.
const untypedPresets = { storyIndexGenerator };

const isTest = process.env['VITEST'] !== undefined;

// Storybook's own interface is in the type of the product too, but outside of the build that gives stories their fonts.
const interfaceFont = {
  from: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  to: '/inter.woff2',
};
const interfaceStyles = `<style>
  @font-face {
    font-family: 'Inter Variable';
    font-weight: 100 900;
    src: url('./inter.woff2') format('woff2-variations');
  }
</style>`;

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../stories/**/*.mdx',
    '../stories/**/*.stories.tsx',
    { directory: '../src/components', files: '**/*.stories.tsx', titlePrefix: 'Components' },
    { directory: '../src/modules', files: '**/*.stories.tsx', titlePrefix: 'Modules' },
    { directory: '../src/app', files: '**/*.stories.tsx', titlePrefix: 'App' },
  ],
  staticDirs: ['../public', { from: '../public/icon.svg', to: '/favicon.svg' }, interfaceFont],
  managerHead: (head) => `${head ?? ''}${interfaceStyles}`,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  features: { experimentalTestSyntax: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Prop tables of screens; those of components come from `componentDocsPlugin`, which resolves every type. Both are
  // for documentation only, and would take the tests 14 seconds.
  typescript: { reactDocgen: !isTest && 'react-docgen' },
  ...untypedPresets,
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      usedIconsPlugin(path.resolve(import.meta.dirname, '../src')),
      componentDocsPlugin({ isTest }),
      storyIdsPlugin(),
    ],
  }),
});
