/*
 * `npm run test:lib`: builds the package and tests it as a consumer would use it.
 *   npm run test:lib                  builds dist-lib/ first
 *   npm run test:lib -- --no-build    tests dist-lib/ as it is
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const run = (...args) => {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

if (!process.argv.includes('--no-build')) run(path.join(root, 'scripts/buildLib.mjs'));
run(path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'tests/library/vitest.config.ts');
