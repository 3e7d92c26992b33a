/*
 * `npm test`: every check of the project, from a fresh clone, with a summary at the end.
 *
 *   npm test                     all of them
 *   npm test -- unit lint        only these
 */
import { spawn } from 'node:child_process';
import { ensureInstalled, npmCommand, projectEnv, root } from './install.mjs';
import { ensureChromium, ensureHeadlessChromium } from './chromium.mjs';

// Checks of one stage run in parallel, two at a time. A stage with one check has the machine to itself, because a
// browser that shares its processor with a build has delays that no visitor would see. All of them take 40 to 50
// minutes on two cores. `minutes` only ends a check that hangs: it is several times what the check takes there, so
// that it passes on a slow machine, and all limits of the stages together fit into the 90 minutes of the hosted job.
const stages = [
  [
    { name: 'unit', script: 'test:unit', minutes: 10 },
    { name: 'typecheck', script: 'typecheck', minutes: 5 },
    { name: 'lint', script: 'lint', minutes: 5 },
    { name: 'format', script: 'format:check', minutes: 5 },
  ],
  [
    { name: 'build', script: 'build', minutes: 8 },
    { name: 'build-storybook', script: 'build-storybook', minutes: 8 },
    { name: 'library', script: 'test:lib', minutes: 6 },
    { name: 'generator', script: 'test:generator', minutes: 8 },
  ],
  [{ name: 'stories', script: 'test:stories', minutes: 20 }],
  [{ name: 'e2e', script: 'test:e2e', minutes: 20, needs: 'build' }],
  [{ name: 'docs', script: 'test:docs', minutes: 8, needs: 'build-storybook' }],
  [{ name: 'visual', script: 'test:visual', minutes: 15, needs: 'build-storybook' }],
];

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);
const heading = (text) => `\n━━━ ${text} ${'━'.repeat(Math.max(0, 100 - text.length))}\n`;

const current = new Set();
const stop = (child) => {
  if (process.platform === 'win32') spawn('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  else process.kill(-child.pid, 'SIGKILL');
};

/** The lines of a failed check that name failures, and its last lines; repeated at the end of a long log. */
function summaryOf(output) {
  const lines = output.trimEnd().split('\n');
  const named = lines.slice(0, -80).filter((line) => /\bFAIL\b|\w*Error: /.test(line));
  return [...named.slice(-40), ...lines.slice(-80)].join('\n');
}

/** Runs one npm script; its output is printed immediately if `live`, otherwise in one piece when it ends. */
function run({ name, script, minutes }, live) {
  const [command, ...leading] = npmCommand();
  const started = performance.now();
  return new Promise((resolve) => {
    // A process group of its own, so that at the time limit the tool's child processes end with it.
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
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        chunks.push(chunk);
        if (live) process.stdout.write(chunk);
      });
    }
    let late = false;
    const limit = setTimeout(() => {
      late = true;
      stop(child);
    }, minutes * 60_000);
    const done = (passed, note) => {
      clearTimeout(limit);
      current.delete(child);
      const output = Buffer.concat(chunks).toString();
      if (!live) process.stdout.write(heading(name) + output);
      console.log(`${passed ? '✓' : '✗'} ${name}: ${note} after ${seconds(started)} s`);
      resolve({ name, passed, note, output, time: `${seconds(started)} s` });
    };
    child.once('error', (error) => done(false, `did not start: ${error.message}`));
    child.once('close', (code) => {
      if (late) done(false, `ended at the limit of ${minutes} minutes`);
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
  for (const { name, passed, note, time } of results) {
    console.log(`${passed ? '✓' : '✗'} ${name.padEnd(width)}  ${time.padStart(8)}  ${note}`);
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
