/*
 * How fast the address book, the task list and a conversation respond with ten thousand records, and the notes with
 * five hundred: the CPU time of the longest task of each interaction, and the longest frame at a quarter of the CPU
 * speed.
 *   node tests/performance/records.mjs                       the built application in dist/
 *   node tests/performance/records.mjs http://localhost:4173 a running one
 *   node tests/performance/records.mjs --only tasks          one module
 *   node tests/performance/records.mjs --no-frames           tasks only
 */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { tokenOf } from '../e2e/accounts.ts';
import { framesOf, tasksOf } from './frames.mjs';
import { newVisitor } from './load.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * CPU slowdown of a slow device; maximum CPU time in ms of a task during an interaction, at which a frame takes 50 ms
 * on that device, of one that opens a conversation, which takes 150 ms there, and of one that renders another view or
 * opens a dialog, which takes 200 ms there.
 */
export const recordsBudget = { cpu: 4, task: 50 / 4, conversation: 150 / 4, view: 200 / 4 };

const rounds = 3;

/** Runs in the page: scrolls a list steadily, then in jumps like those of a dragged scroll bar. */
async function scrollThrough({ name, role = 'list' }) {
  let scroller = document.querySelector(`[role="${role}"][aria-label="${name}"]`);
  const scrolls = (element) =>
    element.scrollHeight > element.clientHeight && ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
  while (scroller && !scrolls(scroller)) scroller = scroller.parentElement;
  scroller ??= document.scrollingElement;
  if (scroller.scrollHeight <= scroller.clientHeight) throw new Error(`"${name}" does not scroll.`);
  for (let step = 0; step < 120; step += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const most = scroller.scrollHeight - scroller.clientHeight;
    scroller.scrollTop = step < 80 ? step * 80 : ((step - 79) / 40) * most;
  }
  scroller.scrollTop = 0;
  await new Promise((resolve) => setTimeout(resolve, 300));
}

const conversation = /^Messages with /;

const settle = (page) => page.waitForTimeout(600);

const scrolling = (list) => ({ name: 'scrolling', run: (page) => page.evaluate(scrollThrough, { name: list }) });

const scrollingConversation = {
  name: 'scrolling',
  async run(page) {
    const log = page.getByRole('log', { name: conversation });
    await page.evaluate(scrollThrough, { name: await log.getAttribute('aria-label'), role: 'log' });
  },
};

const opening = (list) => ({
  name: 'opening',
  async run(page) {
    const rows = page.getByRole('list', { name: list, exact: true }).getByRole('link');
    for (let at = 0; at < 4; at += 1) {
      // The link of a card covers it, and may itself have no size.
      await rows.nth(at).evaluate((link) => link.click());
      await settle(page);
    }
    await page.keyboard.press('Escape');
    await settle(page);
  },
});

const selecting = {
  name: 'selecting all',
  async run(page) {
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    await settle(page);
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    await settle(page);
  },
};

const searching = (label, text) => ({
  name: 'searching',
  async run(page) {
    const field = page.getByRole('searchbox', { name: label });
    await field.click();
    for (const character of text) {
      await page.keyboard.type(character);
      await page.waitForTimeout(120);
    }
    await page.keyboard.press('Enter');
    await page.waitForTimeout(1500);
    await field.fill('');
    await page.waitForTimeout(1500);
  },
});

const holdingJ = {
  name: 'J held down',
  async run(page) {
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press(press < 15 ? 'j' : 'k');
      await page.waitForTimeout(33);
    }
  },
};

const turningView = {
  name: 'another view',
  limit: recordsBudget.view,
  async run(page) {
    for (const [view, title] of [
      ['Archive', 'Archive'],
      ['Notes', 'Notes'],
    ]) {
      await page.getByRole('link', { name: view, exact: true }).last().click();
      await page.getByRole('main').getByRole('heading', { level: 1, name: title }).waitFor();
      await settle(page);
    }
  },
};

/** Opens the only chat, whose messages have come with the list. */
const openingConversation = {
  name: 'opening a conversation',
  limit: recordsBudget.conversation,
  async run(page) {
    for (let time = 0; time < 3; time += 1) {
      await page.getByRole('list', { name: 'Chats' }).getByRole('link').first().click();
      await page.getByRole('log', { name: conversation }).getByRole('article').last().waitFor();
      await settle(page);
      await page.goBack();
      await page.getByRole('log', { name: conversation }).waitFor({ state: 'detached' });
      await settle(page);
    }
  },
};

const modules = [
  {
    name: 'chat',
    list: 'Chats',
    at: '/apps/chat?scenario=chat.many',
    uses: [openingConversation],
  },
  {
    name: 'conversation',
    list: 'Chats',
    at: '/apps/chat/cht_0003?scenario=chat.many',
    uses: [scrollingConversation],
  },
  {
    name: 'contacts',
    list: 'Contacts',
    at: '/apps/contacts?scenario=contacts.many',
    uses: [scrolling('Contacts'), holdingJ, opening('Contacts'), selecting, searching('Search by name', 'ada')],
  },
  {
    name: 'tasks',
    list: 'Tasks',
    at: '/apps/tasks?scenario=tasks.many',
    uses: [
      scrolling('Tasks'),
      holdingJ,
      opening('Tasks'),
      selecting,
      searching('Search tasks', 'clinic'),
      {
        name: 'reordering by keyboard',
        async run(page) {
          await page
            .getByRole('button', { name: /^Move / })
            .nth(1)
            .focus();
          await page.keyboard.press('Space');
          for (let press = 0; press < 5; press += 1) {
            await page.keyboard.press('ArrowDown');
            await page.waitForTimeout(120);
          }
          await page.keyboard.press('Space');
          await page.waitForTimeout(1500);
        },
      },
      {
        name: 'completing',
        async run(page) {
          for (let at = 0; at < 3; at += 1) {
            await page
              .getByRole('checkbox', { name: /^Complete / })
              .nth(at)
              .click();
            await settle(page);
          }
        },
      },
    ],
  },
  {
    name: 'notes',
    list: 'Others',
    at: '/apps/notes?scenario=notes.many',
    uses: [
      scrolling('Others'),
      holdingJ,
      { ...opening('Others'), limit: recordsBudget.view },
      searching('Search notes', 'harbour'),
      turningView,
    ],
  },
];

/** A page of a module at rest. */
async function openModule(browser, origin, { at, list }) {
  const visitor = await newVisitor(browser, { token: tokenOf('ada') });
  const page = await visitor.newPage();
  // Wide enough for the record beside the list.
  await page.setViewportSize({ width: 1680, height: 900 });
  await page.goto(`${origin}${at}`);
  await page.getByRole('list', { name: list, exact: true }).locator('[data-row-key]').first().waitFor();
  // Loading the page is not part of any interaction.
  await page.waitForTimeout(4000);
  return page;
}

async function throttle(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: recordsBudget.cpu });
}

const least = (values) => values.toSorted((one, other) => one - other)[0];

/** All interactions of a module, each on the state that the last one left: their longest tasks, then their frames. */
async function measureRound(browser, origin, module, withFrames) {
  const page = await openModule(browser, origin, module);
  try {
    const tasks = [];
    for (const { run } of module.uses) tasks.push(await tasksOf(browser, page, run));
    if (!withFrames) return module.uses.map((_use, at) => ({ longestTask: tasks[at][0] }));
    await throttle(page);
    const frames = [];
    for (const { run } of module.uses) frames.push(await framesOf(page, run));
    return module.uses.map((_use, at) => ({ longestTask: tasks[at][0], ...frames[at] }));
  } finally {
    await page.context().close();
  }
}

/**
 * The CPU time of the longest task of each interaction at full speed, its `limit`, and the longest frame at a quarter of
 * the speed, in ms: the lowest of `rounds` on new pages, because other work of the machine only makes them longer.
 * `origin` serves the built application with its local back end.
 */
export async function measureRecords(browser, origin, { only, withFrames = true } = {}) {
  const results = [];
  for (const module of modules.filter(({ name }) => only === undefined || name === only)) {
    const runs = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await measureRound(browser, origin, module, withFrames));
    module.uses.forEach(({ name, limit = recordsBudget.task }, at) => {
      const of = (figure) => runs.map((uses) => uses[at][figure]);
      results.push({
        name: `${module.name}: ${name}`,
        limit,
        longestTask: least(of('longestTask')),
        ...(withFrames && { longestFrame: least(of('longestFrame')) }),
        runs: of('longestTask'),
      });
    });
  }
  return results;
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' }, frames: { type: 'boolean', default: true } },
    allowPositionals: true,
    allowNegative: true,
  });
  const server = positionals[0] === undefined ? await serve(path.join(root, 'dist'), { fallback: true }) : undefined;
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
  try {
    const results = await measureRecords(browser, positionals[0] ?? server.origin, {
      only: values.only,
      withFrames: values.frames,
    });
    for (const { name, limit, longestTask, longestFrame, runs } of results) {
      const frame = longestFrame === undefined ? '' : `, longest frame at 4× CPU ${longestFrame.toFixed(0)} ms`;
      const all = runs.map((one) => one.toFixed(1)).join(', ');
      console.log(`${name}: longest task ${longestTask.toFixed(1)} ms of ${limit} (${all})${frame}`);
    }
    return results.every(({ longestTask, limit }) => longestTask <= limit);
  } finally {
    await browser.close();
    await server?.close();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = (await main()) ? 0 : 1;
}
