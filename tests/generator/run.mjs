/*
 * `npm run test:generator`: generates a module into a copy of the project, and runs the checks there that know every
 * module, and its unit tests. Its stories and its journey need a build of their own: run them after a change of the
 * templates, with a module generated in the project.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(path.join(tmpdir(), 'generated-module-'));

// Pictures are most of the project's bytes, and no check here reads them.
const isNeeded = (file) => !file.startsWith('tests/visual/baselines/') && existsSync(path.join(root, file));
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});

function run(...parameters) {
  console.log(`\n${parameters.join(' ')}`);
  const { status } = spawnSync('npm', ['run', '--silent', ...parameters], {
    cwd: copy,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${parameters.join(' ')} failed for the generated module.`);
}

try {
  for (const file of listed.split('\0').filter((name) => name !== '' && isNeeded(name))) {
    cpSync(path.join(root, file), path.join(copy, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  run('new:module', '--', 'site-visits');
  run('typecheck');
  run('lint');
  const folders = ['src/modules/site-visits', 'src/mocks/site-visits'];
  run(
    'test:unit',
    '--',
    ...folders,
    'tests/architecture.test.ts',
    'tests/contract',
    'src/app',
    'src/mocks/core',
    'src/mocks/navigation',
    'scripts/build/route-preload',
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
