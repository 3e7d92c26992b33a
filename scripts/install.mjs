/*
 * Makes a fresh clone runnable: installs the dependencies of package-lock.json and the Node.js they need. Plain
 * JavaScript for Node 20 without dependencies, because it runs before there are any.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project, without a trailing slash. */
export const root = path.resolve(fileURLToPath(new URL('..', import.meta.url)));

const bin = path.join(root, 'node_modules/.bin');
const bundledNode = path.join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');

/** Returns an environment whose path starts with the project's own programs, Node.js included. */
export function projectEnv(extra = {}) {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [key]: `${bin}${path.delimiter}${process.env[key] ?? ''}`, ...extra };
}

/** Returns the command and leading arguments that run npm: the npm that started this script, or the one on the path. */
export function npmCommand() {
  const started = process.env.npm_execpath;
  if (started && /npm-cli\.c?js$/.test(started)) return [process.execPath, started];
  return process.platform === 'win32' ? ['cmd', '/c', 'npm'] : ['npm'];
}

function npm(...args) {
  const [command, ...leading] = npmCommand();
  // Errors only: the machine's Node.js may be older than the packages require, and each would warn about it.
  const all = [...leading, ...args, '--no-audit', '--no-fund', '--loglevel=error'];
  return spawnSync(command, all, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Returns why node_modules differs from package-lock.json, in words; `undefined` if it does not. */
function difference() {
  const wanted = readJson('package-lock.json');
  if (!wanted) throw new Error('package-lock.json is missing or not JSON. Restore it: git checkout package-lock.json');
  // npm records in this file what it has installed.
  const installed = readJson('node_modules/.package-lock.json');
  if (!installed) return 'there is no node_modules yet';
  for (const [folder, { version, optional, devOptional, peer }] of Object.entries(wanted.packages)) {
    if (folder === '') continue;
    const there = installed.packages[folder];
    if (!there) {
      // Packages for other operating systems are in the lock file, but not in node_modules.
      if (optional || devOptional || peer) continue;
      return `${folder} is missing`;
    }
    if (there.version !== version) return `${folder} is ${there.version} instead of ${version}`;
  }
  return undefined;
}

function majorOf(command) {
  const { status, stdout } = spawnSync(command, ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0 ? Number(/^v(\d+)/.exec(stdout)?.[1]) : 0;
}

/**
 * Installs the dependencies if they are missing or differ from package-lock.json. Throws with instructions if that
 * fails.
 */
export function ensureInstalled() {
  const why = difference();
  if (why) {
    console.log(`Installing the dependencies (${why}): npm ci`);
    const { status, error } = npm('ci');
    if (status !== 0) {
      throw new Error(
        `The dependencies could not be installed (npm ci ${error ? `did not start: ${error.message}` : `ended with code ${status}`}).\n` +
          `Nothing else can run without them. npm says above why; the usual reasons are:\n` +
          `  - no way to the npm registry: check the connection, or the proxy in "npm config get proxy"\n` +
          `  - an npm older than 10: see "npm --version", mend with "npm install --global npm@11"\n` +
          `  - package.json edited without its lock file: run "npm install" once and commit both`,
      );
    }
  }
  const needed = Number(/^\d+/.exec(readJson('package.json').devDependencies.node)[0]);
  if (majorOf(bundledNode) >= needed) return;
  // npm may be configured to run no install scripts; these two packages do not work without theirs.
  npm('rebuild', 'node', 'esbuild', '--ignore-scripts=false', '--allow-scripts=node,esbuild');
  if (majorOf(bundledNode) >= needed) return;
  if (majorOf('node') >= needed && !existsSync(bundledNode)) return;
  throw new Error(
    `The project needs Node.js ${needed}. It comes with the package "node", whose install script did not bring it, ` +
      `and the machine's own is ${process.version}.\n` +
      `Allow the script (npm rebuild node esbuild --ignore-scripts=false), or install Node.js ${needed} yourself.`,
  );
}
