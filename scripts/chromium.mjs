/*
 * Finds the Chromium for stories, end-to-end tests, pictures and measurements, and installs one if there is none. Plain
 * JavaScript without dependencies at load time, because it also runs before `npm ci`.
 *
 *   node scripts/chromium.mjs    prints the path, or lists what was tried and exits with 1
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const isRoot = process.getuid?.() === 0;

// Chromium uses only the last such list, so Playwright's own features are repeated here.
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Every new tab would load the omnibox pages, some hundred files, beside the page under test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** Command-line switches that keep Chromium quiet offline and its pictures reproducible. */
export const chromiumArgs = [
  // Chromium refuses to start its sandbox as root, as in most containers.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  `--disable-features=${disabledFeatures.join(',')}`,
];

function executable(file) {
  if (!file) return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function playwrightsOwn() {
  try {
    return createRequire(path.join(root, 'package.json'))('playwright-core').chromium.executablePath();
  } catch {
    return undefined;
  }
}

function usualPlaces() {
  if (process.platform === 'darwin') {
    const apps = ['/Applications', path.join(process.env.HOME ?? '', 'Applications')];
    return apps.flatMap((folder) => [
      path.join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
      path.join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
      path.join(folder, 'Microsoft Edge.app/Contents/MacOS/Microsoft Edge'),
    ]);
  }
  if (process.platform === 'win32') {
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) => process.env[name]);
    return folders
      .filter(Boolean)
      .flatMap((folder) => [
        path.join(folder, 'Chromium/Application/chrome.exe'),
        path.join(folder, 'Google/Chrome/Application/chrome.exe'),
        path.join(folder, 'Microsoft/Edge/Application/msedge.exe'),
      ]);
  }
  return inPath(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']);
}

function inPath(names) {
  const folders = [...new Set(['/usr/bin', '/usr/local/bin', '/snap/bin', ...(process.env.PATH ?? '').split(':')])];
  return folders.filter(Boolean).flatMap((folder) => names.map((name) => path.join(folder, name)));
}

function namedByEnvironment() {
  const named = process.env.CHROMIUM ?? process.env.CHROME_PATH;
  if (named && !executable(named)) {
    throw new Error(
      `The environment names ${named} as the browser (CHROMIUM or CHROME_PATH), but no program is there. ` +
        `Correct the variable, or unset it to let the project look for a browser.`,
    );
  }
  return named;
}

/** Returns the path of an installed Chromium, or `undefined`. */
export function findChromium() {
  return [namedByEnvironment(), playwrightsOwn(), ...usualPlaces()].find(executable);
}

/**
 * Like `findChromium`, for tests that take no pictures: prefers Debian's headless build, which renders no window around
 * each page. Its text antialiasing differs slightly.
 */
export function findHeadlessChromium() {
  return [namedByEnvironment(), playwrightsOwn(), ...inPath(['chromium-headless-shell']), findChromium()].find(
    executable,
  );
}

function attempt(command, args, seconds) {
  console.log(`  trying: ${command} ${args.join(' ')}`);
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    timeout: seconds * 1000,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (error?.code === 'ETIMEDOUT') return `no answer within ${seconds} s`;
  if (error) return error.message;
  if (status === 0) return undefined;
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => /error|failed|unable|cannot/i.test(line));
  return `exit code ${status}${lines.length ? `: ${lines[0].trim().slice(0, 200)}` : ''}`;
}

const hasApt = () => isRoot && existsSync('/usr/bin/apt-get');

/**
 * Returns the path of a Chromium for `findHeadlessChromium`. On Debian the headless build is installed first in CI;
 * releases too old for it use the full Chromium.
 */
export async function ensureHeadlessChromium() {
  const full = await ensureChromium();
  const isDebians = hasApt() && full.startsWith('/usr/') && namedByEnvironment() === undefined;
  if (process.env.CI && isDebians && findHeadlessChromium() === full) {
    const failure = attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], 200);
    if (failure) console.log(`  not installed: ${failure}`);
  }
  return findHeadlessChromium() ?? full;
}

/**
 * Returns the path of a Chromium, installing one if there is none; rejects with a message that lists what was tried.
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium on this machine. Installing one.');
  const tried = ['looked for it: Playwright’s own, and the usual places of Chromium, Chrome and Edge'];
  const note = (what, failure) => tried.push(`${what}: ${failure ?? 'ended well, but there is still no browser'}`);

  const cli = path.join(root, 'node_modules/playwright/cli.js');
  if (existsSync(cli)) {
    const failure = attempt(process.execPath, [cli, 'install', 'chromium'], 180);
    const installed = findChromium();
    if (installed) return installed;
    note('npx playwright install chromium', failure);
  } else {
    note('npx playwright install chromium', 'the dependencies are not installed yet (npm ci)');
  }

  if (hasApt()) {
    const failure =
      attempt('apt-get', ['update'], 120) ??
      attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], 400);
    const installed = findChromium();
    if (installed) return installed;
    note('apt-get install chromium', failure);
  } else {
    note('apt-get install chromium', 'only as root on Debian or Ubuntu');
  }

  throw new Error(
    `There is no Chromium, and none could be installed. The stories, the journeys and the pictures are tested in one.\n` +
      tried.map((line) => `  - ${line}`).join('\n') +
      `\nInstall Chromium or Chrome yourself, or set CHROMIUM to the path of its program.`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(await ensureChromium());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
