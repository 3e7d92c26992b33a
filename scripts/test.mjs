/*
 * `npm test`: every check of the project, from a fresh clone, with a summary at the end.
 *
 *   npm test                     all of them
 *   npm test -- unit lint        only these
 */
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled, npmCommand, projectEnv, root } from './install.mjs';
import { ensureChromium, ensureHeadlessChromium } from './chromium.mjs';

// Checks of one stage run in parallel, two at a time. A stage with one check has the machine to itself, because a
// browser that shares its processor with a build has delays that no visitor would see. All of them take 35 to 40
// minutes on two cores, and up to twice as long on a slow machine.
const stages = [
  [
    { name: 'unit', script: 'test:unit' },
    { name: 'typecheck', script: 'typecheck' },
    { name: 'lint', script: 'lint' },
    { name: 'format', script: 'format:check' },
  ],
  [
    { name: 'build', script: 'build' },
    { name: 'build-storybook', script: 'build-storybook' },
    { name: 'library', script: 'test:lib' },
    { name: 'generator', script: 'test:generator' },
  ],
  [{ name: 'stories', script: 'test:stories' }],
  [{ name: 'e2e', script: 'test:e2e', needs: 'build' }],
  [{ name: 'docs', script: 'test:docs', needs: 'build-storybook' }],
  [{ name: 'visual', script: 'test:visual', needs: 'build-storybook' }],
];

// A check hangs if it has printed nothing for this long. How long it takes in all says nothing: a slow machine is no hang.
const silenceMinutes = 6;
// Everything ends before the hosted job does after its 90 minutes, which would leave no summary.
const allMinutes = 85;
const endOfAll = performance.now() + allMinutes * 60_000;

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);
const heading = (text) => `\n━━━ ${text} ${'━'.repeat(Math.max(0, 100 - text.length))}\n`;

const current = new Set();
const stop = (child) => {
  if (process.platform === 'win32') spawn('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  else process.kill(-child.pid, 'SIGKILL');
};

/** The names of the failed tests in the output of Vitest and of Playwright, each once. */
function failedTests(output) {
  const named = stripVTControlCharacters(output).matchAll(/^\s*(?:FAIL {1,2}(.+)|(\[\w+\] › .+))$/gm);
  return [...new Set([...named].map(([, unit, journey]) => (unit ?? journey).trim()))];
}

/** The lines of a failed check that name failures, and its last lines; repeated at the end of a long log. */
function summaryOf(output) {
  const lines = output.trimEnd().split('\n');
  const named = lines.slice(0, -80).filter((line) => /\bFAIL\b|\w*Error: /.test(line));
  return [...named.slice(-40), ...lines.slice(-80)].join('\n');
}

/** Runs one npm script; its output is printed immediately if `live`, otherwise in one piece when it ends. */
function run({ name, script }, live) {
  const [command, ...leading] = npmCommand();
  const started = performance.now();
  return new Promise((resolve) => {
    // A process group of its own, so that the tool's child processes end with it if it has to be stopped.
    const child = spawn(command, [...leading, 'run', '--silent', script], {
      cwd: root,
      env: projectEnv({
        CI: process.env.CI ?? 'true',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
      }),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    current.add(child);
    const chunks = [];
    let stopped;
    const stopBecause = (reason) => {
      stopped ??= reason;
      stop(child);
    };
    let silence;
    const waitForOutput = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        stopBecause(`stopped, because it had printed nothing for ${silenceMinutes} minutes`);
      }, silenceMinutes * 60_000);
    };
    const limit = setTimeout(() => {
      stopBecause(`stopped, because all checks have to end within ${allMinutes} minutes`);
    }, endOfAll - performance.now());
    waitForOutput();
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        waitForOutput();
        chunks.push(chunk);
        if (live) process.stdout.write(chunk);
      });
    }
    const done = (passed, note) => {
      clearTimeout(silence);
      clearTimeout(limit);
      current.delete(child);
      const output = Buffer.concat(chunks).toString();
      if (!live) process.stdout.write(heading(name) + output);
      console.log(`${passed ? '✓' : '✗'} ${name}: ${note} after ${seconds(started)} s`);
      resolve({ name, passed, note, output, time: `${seconds(started)} s` });
    };
    child.once('error', (error) => done(false, `did not start: ${error.message}`));
    child.once('close', (code) => {
      if (stopped) done(false, stopped);
      else done(code === 0, code === 0 ? 'passed' : `failed with code ${code}`);
    });
  });
}

async function runStage(checks, results) {
  const waiting = [...checks];
  const live = checks.length === 1;
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const needed = results.find(({ name }) => name === check.needs);
      if (needed && !needed.passed) {
        console.log(heading(check.name) + `✗ ${check.name}: not run, because ${check.needs} failed`);
        results.push({ name: check.name, passed: false, note: `not run: ${check.needs} failed`, time: '' });
        continue;
      }
      if (live) console.log(heading(check.name));
      results.push(await run(check, live));
    }
  };
  await Promise.all([lane(), lane()]);
}

function chosenStages(names) {
  const all = stages.flat().map(({ name }) => name);
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length) throw new Error(`There is no check named ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  if (!names.length) return stages;
  return stages.map((checks) => checks.filter(({ name }) => names.includes(name))).filter(({ length }) => length > 0);
}

async function main() {
  const started = performance.now();
  const chosen = chosenStages(process.argv.slice(2));
  ensureInstalled();
  console.log(`Chromium: ${await ensureChromium()}`);
  console.log(`Stories and journeys run in: ${await ensureHeadlessChromium()}`);
  const results = [];
  for (const checks of chosen) await runStage(checks, results);

  for (const { name, output } of results.filter(({ passed, output }) => !passed && output)) {
    console.log(heading(`the end of ${name}`) + summaryOf(output));
  }
  console.log(heading('summary'));
  const width = Math.max(...results.map(({ name }) => name.length));
  for (const { name, passed, note, time, output = '' } of results) {
    console.log(`${passed ? '✓' : '✗'} ${name.padEnd(width)}  ${time.padStart(8)}  ${note}`);
    if (!passed) failedTests(output).forEach((test) => console.log(`  ${test}`));
  }
  const passed = results.filter((result) => result.passed).length;
  console.log(`\n${seconds(started)} s in all`);
  console.log(`${passed} passed, ${results.length - passed} failed`);
  process.exitCode = passed === results.length ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    current.forEach(stop);
    process.exit(130);
  });
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
