import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findHeadlessChromium } from './scripts/chromium.mjs';

const root = import.meta.dirname;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
      );
    });
  });
}

if (!existsSync(path.join(root, 'dist/index.html'))) {
  throw new Error('The journeys run on the built application, and dist/ is empty. Run "npm run build" first.');
}
const executablePath = findHeadlessChromium();
if (executablePath === undefined) {
  throw new Error('There is no Chromium on this machine. Run "node scripts/chromium.mjs", which installs one.');
}

// Every worker reads this file again; the first one's port is handed on by the environment.
process.env['E2E_PORT'] ??= String(await freePort());
const port = process.env['E2E_PORT'];
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A journey that passes at the second try hides a race that visitors lose.
  retries: 0,
  // One more than there are processors: a journey spends much of its time waiting, as a visitor does.
  workers: 3,
  // Six times what the longest journey takes on a quiet machine. A limit only ends what hangs: a visitor of a slow
  // machine waits too, and the product's own time-outs are tested by what the visitor then sees.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL,
    browserName: 'chromium',
    headless: true,
    launchOptions: { executablePath, args: chromiumArgs },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/Istanbul',
    screenshot: 'only-on-failure',
    // Recording makes every journey slower; `--trace on` records the one that is looked into.
    trace: 'off',
  },
  projects: [
    // A journey tagged @desktop or @mobile differs on that kind of device only; all others run on both.
    { name: 'desktop', grepInvert: /@mobile/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'mobile',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: baseURL,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
