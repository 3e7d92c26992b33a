/* How fast the console's shell responds at a quarter of the CPU speed, and what it costs visitors who never open it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tokenOf } from '../e2e/accounts.ts';
import { median } from './median.mjs';

/** Maximum time in ms to change the layout and to open a panel, and CPU slowdown. */
export const shellBudget = { layout: 150, panel: 100, cpu: 4 };

const layouts = ['empty', 'centered', 'enterprise', 'material', 'modern', 'classic', 'compact', 'dense', 'futuristic'];
const start = 'classy';
const panels = [
  { name: 'Messages', content: 'li, [role="listitem"]' },
  { name: 'Notifications', content: 'li, [role="listitem"]' },
  { name: 'Shortcuts', content: 'a' },
];
const rounds = 3;

/** Runs in the page: presses an element and returns the ms until `done` holds and that frame is painted. */
function press({ find, done }) {
  return new Promise((resolve) => {
    const element = document.evaluate(find, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
    const from = performance.now();
    const look = () => {
      if (document.querySelector(done)) {
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
      }
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    element.click();
    look();
  });
}

async function measureLayouts(page, session) {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('radio', { name: 'Thin', exact: true }).waitFor();
  const choose = (name) =>
    page.evaluate(press, {
      find: `//input[@type='radio'][@value='${name}']`,
      done: `[data-layout="${name}"]`,
    });
  // Warm-up: every layout has been rendered once.
  for (const name of [...layouts, start]) await choose(name);
  await session.send('Emulation.setCPUThrottlingRate', { rate: shellBudget.cpu });
  const results = [];
  for (const name of layouts) {
    const times = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await choose(name));
      await page.waitForTimeout(400);
      await choose(start);
      await page.waitForTimeout(400);
    }
    results.push({ name, duration: median(times), runs: times });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.keyboard.press('Escape');
  return results;
}

async function measurePanels(page, session) {
  const open = async ({ name, content }) => {
    const duration = await page.evaluate(press, {
      find: `//*[@role='group']//button[starts-with(@aria-label, '${name}')]`,
      // Rendered but not yet visible does not count.
      done: `:popover-open [role="dialog"] :is(${content})`,
    });
    await page.waitForTimeout(300);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
    return duration;
  };
  const results = [];
  for (const panel of panels) {
    // The first opening fetches code and data, so it is not measured.
    await open(panel);
    await session.send('Emulation.setCPUThrottlingRate', { rate: shellBudget.cpu });
    const times = [];
    for (let round = 0; round < rounds; round += 1) times.push(await open(panel));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    results.push({ name: panel.name, duration: median(times), runs: times });
  }
  return results;
}

/** Files that only the console imports, from the build's manifest. */
function consoleFiles(dist) {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
  const reach = (from, barred, seen = new Set()) => {
    if (seen.has(from) || barred.has(from) || !manifest[from]) return seen;
    seen.add(from);
    for (const next of [...(manifest[from].imports ?? []), ...(manifest[from].dynamicImports ?? [])]) {
      reach(next, barred, seen);
    }
    return seen;
  };
  // The groups of chunkGroups.ts that the layout and the home are part of.
  const gates = Object.keys(manifest).filter((key) => /^_(shell|console-home|console-pages)-.*\.js$/.test(key));
  if (gates.length < 3) throw new Error('The build has other files for the console: name them in shell.mjs.');
  const others = new Set(
    Object.keys(manifest)
      .filter((key) => manifest[key].isEntry)
      .flatMap((key) => [...reach(key, new Set(gates))]),
  );
  const shell = new Set(gates.flatMap((gate) => [...reach(gate, others)]));
  return new Set([...shell].map((key) => manifest[key].file));
}

/** Bytes of the console that visitors of the directory download: all scripts of two of its pages. */
async function measureAdded(browser, server, dist) {
  const files = consoleFiles(dist);
  const context = await browser.newContext();
  let bytes = 0;
  try {
    const page = await context.newPage();
    page.on('response', async (response) => {
      if (!files.has(new URL(response.url()).pathname.slice(1))) return;
      bytes += (await response.body().catch(() => Buffer.alloc(1))).length;
    });
    for (const at of ['/', '/search/port-calder/pharmacy/page-1']) {
      await page.goto(server.origin + at);
      await page.waitForLoadState('networkidle');
    }
  } finally {
    await context.close();
  }
  return { files: files.size, bytes };
}

/**
 * `{ layouts, panels }` in ms at a quarter of the CPU speed, and `added`, the bytes downloaded by visitors of the
 * directory.
 */
export async function measureShell(browser, server, dist) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    storageState: {
      cookies: [],
      origins: [{ origin: server.origin, localStorage: [{ name: 'token', value: tokenOf('ada') }] }],
    },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`${server.origin}/home`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const switched = await measureLayouts(page, session);
    await page.goto(`${server.origin}/home?layout=classic`);
    await page.getByRole('button', { name: /^Messages/ }).waitFor();
    await page.waitForLoadState('networkidle');
    return {
      layouts: switched,
      panels: await measurePanels(page, session),
      added: await measureAdded(browser, server, dist),
    };
  } finally {
    await context.close();
  }
}
