import path from 'node:path';

import { defineMain } from '@storybook/react-vite/node';

import { usedIconsPlugin } from '../scripts/build/icon-registry/usedIconsPlugin.mjs';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../stories/**/*.mdx',
    '../stories/**/*.stories.tsx',
    { directory: '../src/components', files: '**/*.stories.tsx', titlePrefix: 'Components' },
    { directory: '../src/modules', files: '**/*.stories.tsx', titlePrefix: 'Modules' },
    { directory: '../src/app', files: '**/*.stories.tsx', titlePrefix: 'App' },
  ],
  staticDirs: ['../public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  features: { experimentalTestSyntax: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Prop tables are for documentation only; reading every component for them takes the tests 14 seconds.
  typescript: { reactDocgen: process.env['VITEST'] === undefined && 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), usedIconsPlugin(path.resolve(import.meta.dirname, '../src'))],
  }),
});
