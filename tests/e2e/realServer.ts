import { fork, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { serve } from '../../scripts/serve.mjs';
import { test as base } from './app';

const root = path.join(import.meta.dirname, '../..');

/** Controls the reference server (tests/contract/server/start.mjs). */
type ServerMessage =
  { tokens: 'opaque' | 'jwt' } | { fault: 'status500' | 'garbage' | 'cut' | null } | 'stop' | 'listen';

/** The application built for a server, and that server. */
export interface RealApp {
  /** Folder of the build. */
  folder: string;
  origin: string;
  apiOrigin: string;
  control: (message: ServerMessage) => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function build(folder: string, apiOrigin: string): Promise<void> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, VITE_API_URL: apiOrigin } });
  const output: string[] = [];
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  child.stdout.resume();
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The build for ${apiOrigin} failed:\n${output.join('')}`);
}

async function startServer(port: number, origin: string) {
  const file = path.join(root, 'tests/contract/server/start.mjs');
  // Playwright's own loader must not load the server.
  const env = { ...process.env, NODE_OPTIONS: '--no-warnings' };
  const child = fork(file, [String(port), origin], { cwd: root, env, execArgv: [] });
  const answered = () =>
    new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code) => reject(new Error(`The reference server ended with code ${code}.`)));
    });
  await answered();
  return {
    async control(message: ServerMessage) {
      const done = answered();
      child.send(message);
      await done;
    },
    stop: () => child.kill(),
  };
}

/** A test on the application built with `VITE_API_URL`, against the reference server. */
export const test = base.extend<object, { app: RealApp }>({
  app: [
    async ({ browserName: _browserName }, provide) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'real-server-'));
      const port = await freePort();
      const apiOrigin = `http://localhost:${port}`;
      await build(folder, apiOrigin);
      const files = await serve(folder, { fallback: true });
      const server = await startServer(port, files.origin);
      await provide({ folder, origin: files.origin, apiOrigin, control: server.control });
      server.stop();
      await files.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ app }, provide) => provide(app.origin),
  apiOrigin: ({ app }, provide) => provide(app.apiOrigin),
});

export { expect } from './app';
