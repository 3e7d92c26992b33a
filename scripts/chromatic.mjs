/*
 * `npm run chromatic`: publishes the Storybook to Chromatic; needs a Chromatic project. `npm run test:visual` compares
 * pictures locally.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set, so there is no Chromatic project to publish to.\n' +
      'Create one on chromatic.com and run: CHROMATIC_PROJECT_TOKEN=… npm run chromatic\n' +
      'Without an account, "npm run test:visual" compares every story with its committed picture.',
  );
  process.exit(1);
}

const built = existsSync('storybook-static/index.json')
  ? ['--storybook-build-dir', 'storybook-static']
  : ['--build-script-name', 'build-storybook'];
const { status, error } = spawnSync('chromatic', [...built, '--exit-zero-on-changes', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (error) console.error(`Chromatic did not start: ${error.message}`);
process.exit(status ?? 1);
