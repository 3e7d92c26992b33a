/*
 * `npm run new:module -- <slug> [<singular>]`: writes a console module that runs, from contract to journey, and
 * registers it (stories/guides/BuildingAModule.mdx).
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { generateModule } from './new-module/generateModule.ts';
import { moduleNames } from './new-module/names.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Runs a command of the project; its output is shown. */
function run(command, ...parameters) {
  const { status } = spawnSync(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed.`);
}

try {
  const names = moduleNames(...process.argv.slice(2));
  const files = generateModule(root, names);
  run('prettier', '--write', '--log-level', 'warn', ...files);
  run(process.execPath, 'scripts/openapi.mjs');
  console.log(
    `The module "${names.slug}" is in src/modules/${names.slug} and src/mocks/${names.slug}, at /apps/${names.slug}.`,
  );
  console.log(
    'Next: its words in i18n/en.json and tr.json, its fields in api.ts. The guide "Building a module" goes on.',
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
