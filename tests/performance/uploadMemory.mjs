/*
 * By how much the memory of a page grows while 200 MB are uploaded, as four files of the largest size that is accepted:
 * the heap of its scripts with the buffers outside of it, and on Linux what its process occupies. `records.mjs` runs it.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tokenOf } from '../e2e/accounts.ts';
import { newVisitor } from './load.mjs';

/** Maximum growth in bytes. */
export const uploadBudget = 50e6;

const fileCount = 4;
const fileBytes = 50e6;
const sampleMs = 1000;

/** Private memory of a process in bytes. */
function memoryOfProcess(pid) {
  const [, kilobytes] = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** Reads the memory of a page: that of its scripts, and of the processes that render pages. */
async function createProbe(browser, page) {
  const session = await page.context().newCDPSession(page);
  const ofBrowser = await browser.newBrowserCDPSession();
  const { processInfo } = await ofBrowser.send('SystemInfo.getProcessInfo');
  const renderers = process.platform === 'linux' ? processInfo.filter(({ type }) => type === 'renderer') : [];
  return {
    // Twice: what the first collection finalises, the second frees.
    async collectGarbage() {
      for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
    },
    async read() {
      const { usedSize, embedderHeapUsedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
      return {
        scripts: usedSize + embedderHeapUsedSize + backingStorageSize,
        processes: renderers.reduce((sum, { id }) => sum + memoryOfProcess(id), 0),
      };
    },
  };
}

function makeFiles(folder) {
  return Array.from({ length: fileCount }, (_, index) => {
    const file = path.join(folder, `Recording ${index + 1}.bin`);
    writeFileSync(file, Buffer.alloc(fileBytes, index));
    return file;
  });
}

/**
 * The greatest growth in bytes during the upload of what the page holds, with and without garbage that is still to be
 * collected, and what remains after it. `origin` serves the built application with its local back end.
 */
export async function measureUpload(browser, origin) {
  const folder = mkdtempSync(path.join(tmpdir(), 'upload-'));
  const visitor = await newVisitor(browser, { token: tokenOf('ada') });
  try {
    const files = makeFiles(folder);
    const page = await visitor.newPage();
    await page.goto(`${origin}/apps/file-manager`);
    await page.locator('main [data-file-id]').first().waitFor();
    // Loading the page is not part of the upload.
    await page.waitForTimeout(4000);
    const probe = await createProbe(browser, page);
    await probe.collectGarbage();
    const before = await probe.read();
    const samples = [];
    let isDone = false;
    async function upload() {
      await page.getByLabel('Upload files', { exact: true }).setInputFiles(files);
      const done = page.getByRole('heading', { name: `${fileCount} files uploaded` });
      await done.waitFor({ timeout: 300_000 });
    }
    const uploaded = upload().finally(() => {
      isDone = true;
    });
    const withGarbage = [];
    while (!isDone) {
      withGarbage.push(await probe.read());
      await probe.collectGarbage();
      samples.push(await probe.read());
      await sleep(sampleMs);
    }
    await uploaded;
    await probe.collectGarbage();
    const after = await probe.read();
    const most = (list, part) => Math.max(...list.map((sample) => sample[part])) - before[part];
    return {
      growth: most(samples, 'scripts'),
      growthWithGarbage: most(withGarbage, 'scripts'),
      processGrowth: most(withGarbage, 'processes'),
      remains: after.scripts - before.scripts,
      processRemains: after.processes - before.processes,
    };
  } finally {
    await visitor.close();
    rmSync(folder, { recursive: true });
  }
}
