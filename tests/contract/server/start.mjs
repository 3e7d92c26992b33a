/*
 * The reference server as a process of its own, for journeys. It runs through Vite, so that the imports map applies.
 * The arguments are the port and the origins that may call it. Messages of the parent process control it, each is
 * answered when it is done: `{ tokens }`, `{ fault }`, `'stop'` and `'listen'`.
 */
import path from 'node:path';
import { createServer } from 'vite';

import { seedDataPlugin } from '../../../scripts/build/seed-data/seedDataPlugin.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const [port, ...origins] = process.argv.slice(2);

const vite = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  plugins: [seedDataPlugin()],
  resolve: { alias: { 'tough-cookie': path.join(root, 'src/mocks/start/noCookies.ts') } },
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const { ReferenceServer } = await vite.ssrLoadModule('/tests/contract/server/referenceServer.ts');
const server = new ReferenceServer({ origins });
await server.listen(Number(port));

process.on('message', async (message) => {
  if (message === 'stop') await server.stop();
  else if (message === 'listen') await server.listen();
  else Object.assign(server, message);
  process.send?.('done');
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
