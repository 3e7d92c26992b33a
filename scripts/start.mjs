/*
 * `npm start`: runs the application and its Storybook side by side, from a fresh clone. PORT and STORYBOOK_PORT change
 * their ports.
 */
import { spawn } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { ensureInstalled, projectEnv, root } from './install.mjs';

const servers = [
  {
    name: 'app',
    variable: 'PORT',
    port: Number(process.env.PORT ?? 5173),
    command: (port) => ['node_modules/vite/bin/vite.js', '--port', port, '--strictPort', '--clearScreen', 'false'],
  },
  {
    name: 'storybook',
    variable: 'STORYBOOK_PORT',
    port: Number(process.env.STORYBOOK_PORT ?? 6006),
    command: (port) => [
      'node_modules/storybook/dist/bin/dispatcher.js',
      'dev',
      '--port',
      port,
      '--exact-port',
      '--no-open',
      '--ci',
      '--disable-telemetry',
    ],
  },
];

function listens(port, host) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE' ? 'taken' : 'no such address'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve('free')));
  });
}

async function checkPorts() {
  for (const { name, variable, port } of servers) {
    if (!Number.isInteger(port) || port < 1 || port > 65535) {
      throw new Error(`${variable} is "${process.env[variable]}", which is not a port. Give a number from 1 to 65535.`);
    }
    // "localhost" is either of the two, so another program on one of them would respond in our place.
    const answers = await Promise.all([listens(port, '127.0.0.1'), listens(port, '::1')]);
    if (answers.includes('taken')) {
      throw new Error(
        `Port ${port} is in use, so the ${name} cannot answer there. ` +
          `End the program that holds it, or choose another: ${variable}=${port + 1} npm start`,
      );
    }
  }
  const [first, second] = servers;
  if (first.port === second.port) throw new Error(`PORT and STORYBOOK_PORT are both ${first.port}. Choose two.`);
}

const running = new Map();
let ending = false;

function end(code) {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of running.values()) child.kill('SIGTERM');
  // A tool that ignores SIGTERM must not keep its port.
  setTimeout(() => {
    for (const child of running.values()) child.kill('SIGKILL');
  }, 5000).unref();
}

function prefixed(name, stream, target) {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop();
    for (const line of lines) target.write(`[${name}] ${line}\n`);
  });
}

function launch({ name, port, command }) {
  const [script, ...args] = command(String(port));
  const child = spawn('node', [path.join(root, script), ...args], {
    cwd: root,
    env: projectEnv({ FORCE_COLOR: process.stdout.isTTY ? '1' : '0', STORYBOOK_DISABLE_TELEMETRY: '1' }),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  running.set(name, child);
  prefixed(name, child.stdout, process.stdout);
  prefixed(name, child.stderr, process.stderr);
  child.once('error', (error) => {
    console.error(`The ${name} did not start: ${error.message}`);
    running.delete(name);
    end(1);
  });
  child.once('exit', (code, signal) => {
    running.delete(name);
    if (ending) return;
    console.error(
      `The ${name} ended by itself (${signal ?? `code ${code}`}); its last lines above say why. Ending the rest.`,
    );
    end(1);
  });
}

async function answers({ port }) {
  for (let left = 600; left > 0 && !ending; left -= 1) {
    try {
      const { ok } = await fetch(`http://localhost:${port}/`, { signal: AbortSignal.timeout(5000) });
      if (ok) return true;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

try {
  await checkPorts();
  ensureInstalled();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
  for (const server of servers) launch(server);
  const ready = await Promise.all(servers.map(answers));
  if (!ending && ready.every(Boolean)) {
    console.log('\nReady. Ctrl-C ends both.');
    console.log(`  the application   http://localhost:${servers[0].port}/`);
    console.log(`  its Storybook     http://localhost:${servers[1].port}/\n`);
  } else if (!ending) {
    const silent = servers.filter((_, index) => !ready[index]).map(({ name }) => name);
    console.error(`No answer from the ${silent.join(' and the ')} within two minutes. Ending both.`);
    end(1);
  }
} catch (error) {
  console.error(error.message);
  end(1);
}
