/*
 * What is done with thousands of records, for records.mjs: the address of each module, and the interactions on it, each
 * on the state that the last one left. Their names are those of the report.
 */

import { files as addedFiles } from './recordFiles.mjs';

/**
 * CPU slowdown of a slow device; maximum CPU time in ms of a task during an interaction, at which a frame takes 50 ms
 * on that device, of one that opens a conversation, which takes 150 ms there, of one that shows the first screen of
 * an icon set, which takes 100 ms there, and of one that renders another view or opens a dialog, which takes 200 ms there.
 */
export const recordsBudget = { cpu: 4, task: 50 / 4, iconSet: 100 / 4, conversation: 150 / 4, view: 200 / 4 };

/** Runs in the page: scrolls what is around an element steadily, then in jumps like those of a dragged scroll bar. */
async function scrollThrough(selector) {
  let scroller = document.querySelector(selector);
  const scrolls = (element) =>
    element.scrollHeight > element.clientHeight && ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
  while (scroller && !scrolls(scroller)) scroller = scroller.parentElement;
  scroller ??= document.scrollingElement;
  if (scroller.scrollHeight <= scroller.clientHeight) throw new Error(`${selector} does not scroll.`);
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

const labelled = (name, role = 'list') => `[role="${role}"][aria-label="${name}"]`;

const scrolling = (selector, name = 'scrolling') => ({ name, run: (page) => page.evaluate(scrollThrough, selector) });

const scrollingConversation = {
  name: 'scrolling',
  async run(page) {
    const log = page.getByRole('log', { name: conversation });
    await page.evaluate(scrollThrough, labelled(await log.getAttribute('aria-label'), 'log'));
  },
};

/** Clicks the element at a position; a search by role would take longer in the page than what is measured. */
const clickAt = (page, selector, at) =>
  page.evaluate(([all, position]) => document.querySelectorAll(all)[position].click(), [selector, at]);

const opening = (list) => ({
  name: 'opening',
  async run(page) {
    for (let at = 0; at < 4; at += 1) {
      await clickAt(page, `[aria-label="${list}"] [data-row-key] a`, at);
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
    const field = page.getByRole('main').getByRole('searchbox', { name: label });
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

/** Chooses a photo of 5 MB, which is scaled and sent. */
const addingPicture = (label, shown) => ({
  name: 'adding a picture of 5 MB',
  async run(page) {
    await page.getByLabel(label, { exact: true }).and(page.locator('input')).setInputFiles(addedFiles.photo);
    await page.getByRole('img', { name: shown }).first().waitFor();
    await settle(page);
  },
});

const importDialog = (page) => page.getByRole('dialog', { name: 'Import contacts' });

const openingImport = {
  name: 'opening the import',
  limit: recordsBudget.view,
  async run(page) {
    await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'Import contacts' }).click();
    await importDialog(page).waitFor();
    await settle(page);
  },
};

const readingFile = {
  name: 'reading a file of 10,000 contacts',
  async run(page) {
    const dialog = importDialog(page);
    await dialog.getByLabel('vCard file').and(page.locator('input')).setInputFiles(addedFiles.contacts);
    await dialog.getByText(/^10,000 contacts found in the file/).waitFor({ timeout: 60_000 });
    await settle(page);
  },
};

const closingImport = {
  name: 'closing the import',
  limit: recordsBudget.view,
  async run(page) {
    await page.keyboard.press('Escape');
    await importDialog(page).waitFor({ state: 'detached' });
    await settle(page);
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

const board = '[data-board]';

/** Runs in the page: scrolls a board along its lists, steadily and in jumps. */
async function scrollAlong(selector) {
  const scroller = document.querySelector(selector);
  const most = scroller.scrollWidth - scroller.clientWidth;
  if (most <= 0) throw new Error(`${selector} does not scroll.`);
  for (let step = 0; step < 120; step += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    scroller.scrollLeft = step < 80 ? step * 40 : ((step - 79) / 40) * most;
  }
  scroller.scrollLeft = 0;
  await new Promise((resolve) => setTimeout(resolve, 300));
}

const cardsIn = (page, list) => page.getByRole('list', { name: list, exact: true }).getByRole('link');

/** Ends on the board. */
const openingBoard = {
  name: 'opening',
  limit: recordsBudget.view,
  async run(page) {
    if (new URL(page.url()).pathname !== '/apps/scrumboard') {
      await page.getByRole('button', { name: 'All boards' }).click();
      await page.getByRole('list', { name: 'Boards' }).waitFor();
      await settle(page);
    }
    await page.getByRole('link', { name: 'Spring release' }).evaluate((link) => link.click());
    await cardsIn(page, 'District 1').first().waitFor();
    // The library that moves cards comes after them.
    await page
      .getByRole('button', { name: /^Move / })
      .first()
      .waitFor();
    await page.waitForTimeout(1500);
  },
};

/** Carries a card across the board, whose edges scroll it, down a list, and back. */
const draggingCard = {
  name: 'dragging a card',
  async run(page) {
    await page.locator(board).evaluate((element) => {
      element.scrollLeft = 0;
    });
    await settle(page);
    const card = await cardsIn(page, 'District 1').nth(1).boundingBox();
    const area = await page.locator(board).boundingBox();
    const right = area.x + area.width;
    await page.mouse.move(card.x + 20, card.y + 10);
    await page.mouse.down();
    await page.mouse.move(right - 400, card.y + 60, { steps: 60 });
    await page.mouse.move(right - 10, card.y + 60, { steps: 10 });
    await page.waitForTimeout(1500);
    await page.mouse.move(right - 400, card.y + 200, { steps: 20 });
    await page.mouse.move(right - 400, area.y + area.height - 70, { steps: 40 });
    await page.waitForTimeout(1500);
    await page.mouse.move(right - 700, card.y + 100, { steps: 40 });
    await page.mouse.up();
    await page.waitForTimeout(1500);
  },
};

const movingCardByKeys = {
  name: 'moving a card by keyboard',
  async run(page) {
    await page.locator(board).evaluate((element) => {
      element.scrollLeft = 0;
    });
    await settle(page);
    await page
      .getByRole('list', { name: 'District 1', exact: true })
      .getByRole('button', { name: /^Move / })
      .nth(2)
      .focus();
    await page.keyboard.press('Space');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(120);
    }
    await page.keyboard.press('Space');
    await page.waitForTimeout(1500);
  },
};

const files = labelled('Files and folders', 'grid');

/** Opens the folder, goes to another place, and comes back. */
const openingFolder = {
  name: 'opening',
  limit: recordsBudget.view,
  async run(page) {
    const places = page.getByRole('navigation', { name: 'Places' });
    for (const place of ['My files', 'Favourites', 'My files']) {
      await places.getByRole('link', { name: place }).click();
      await page.getByRole('main').getByRole('heading', { level: 1, name: place }).waitFor();
      await page.locator(`${files} [data-file-id]`).first().waitFor();
      await settle(page);
    }
  },
};

const choosingLayout = (layout) => ({
  name: `as a ${layout.toLowerCase()}`,
  limit: recordsBudget.view,
  async run(page) {
    const other = layout === 'List' ? 'Grid' : 'List';
    for (const one of [other, layout]) {
      await page.getByRole('radio', { name: one }).click();
      await page.locator(`${files} [data-file-id]`).first().waitFor();
      await settle(page);
    }
  },
});

const sortingFiles = {
  name: 'sorting',
  async run(page) {
    const heads = page.getByRole('group', { name: 'Sort by' });
    for (const head of [/^Size/, /^Size/, /^Name/]) {
      await heads.getByRole('button', { name: head }).click();
      await page.waitForTimeout(1000);
    }
  },
};

const products = 'main table';

const sortingProducts = {
  name: 'sorting',
  async run(page) {
    for (const head of ['Price', 'Price', 'Product']) {
      await page.getByRole('columnheader').getByRole('button', { name: head, exact: true }).click();
      await page.waitForTimeout(1500);
    }
  },
};

const filteringProducts = {
  name: 'filtering',
  async run(page) {
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Stock' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Low' }).click();
    await page.waitForTimeout(1500);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.waitForTimeout(1500);
  },
};

const icons = '[role="grid"]';

/** Opens the largest set and comes back; its icons are there from the second time on. */
const openingIconSet = {
  name: 'opening a set of 2,000',
  limit: recordsBudget.iconSet,
  async run(page) {
    const setLink = (slug) => page.locator(`nav[aria-label="Icon sets"] a[href^="/ui/icons/${slug}"]`);
    for (let time = 0; time < 3; time += 1) {
      for (const slug of ['material-outline', 'heroicons-mini']) {
        await setLink(slug).click();
        await page.waitForTimeout(1500);
      }
    }
    await setLink('material-outline').click();
    await page.locator(`${icons}[aria-label^="Material"] [data-slot] svg`).first().waitFor();
    await settle(page);
  },
};

const rowsOf = (list) => (page) => page.getByRole('list', { name: list, exact: true }).locator('[data-row-key]');

/** The modules with what is done in each; `ready` finds what is there when a page has loaded. */
export const modules = [
  {
    name: 'chat',
    ready: rowsOf('Chats'),
    at: '/apps/chat?scenario=chat.many',
    uses: [openingConversation],
  },
  {
    name: 'conversation',
    ready: rowsOf('Chats'),
    at: '/apps/chat/cht_0003?scenario=chat.many',
    uses: [scrollingConversation, addingPicture('Photo to send', 'Photo that will be sent')],
  },
  {
    name: 'contacts',
    ready: rowsOf('Contacts'),
    at: '/apps/contacts?scenario=contacts.many',
    uses: [
      scrolling(labelled('Contacts')),
      holdingJ,
      opening('Contacts'),
      selecting,
      searching('Search by name', 'ada'),
      openingImport,
      readingFile,
      closingImport,
    ],
  },
  {
    name: 'tasks',
    ready: rowsOf('Tasks'),
    at: '/apps/tasks?scenario=tasks.many',
    uses: [
      scrolling(labelled('Tasks')),
      holdingJ,
      opening('Tasks'),
      selecting,
      searching('Search tasks', 'clinic'),
      {
        name: 'reordering by keyboard',
        async run(page) {
          // The list after the search.
          await page.locator('[data-sort-handle]').nth(1).focus();
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
            await clickAt(page, '[data-row-key] [role="checkbox"]', at);
            await settle(page);
          }
        },
      },
    ],
  },
  {
    name: 'notes',
    ready: rowsOf('Others'),
    at: '/apps/notes?scenario=notes.many',
    uses: [
      scrolling(labelled('Others')),
      holdingJ,
      { ...opening('Others'), limit: recordsBudget.view },
      searching('Search notes', 'harbour'),
      turningView,
    ],
  },
  {
    name: 'board',
    at: '/apps/scrumboard?scenario=scrumboard.many',
    ready: (page) => page.getByRole('list', { name: 'Boards' }).getByRole('link'),
    uses: [
      openingBoard,
      scrolling(labelled('District 1'), 'scrolling a list'),
      { name: 'scrolling along the lists', run: (page) => page.evaluate(scrollAlong, board) },
      draggingCard,
      movingCardByKeys,
      searching('Search cards', 'ramp'),
    ],
  },
  {
    name: 'folder',
    at: '/apps/file-manager/favorites?scenario=file-manager.many',
    ready: (page) => page.locator(`${files} [data-file-id]`),
    uses: [
      openingFolder,
      scrolling(files),
      searching('Search all files', 'review'),
      choosingLayout('List'),
      scrolling(files, 'scrolling the list'),
      sortingFiles,
      selecting,
      choosingLayout('Grid'),
    ],
  },
  {
    name: 'inventory',
    at: '/apps/ecommerce/inventory?scenario=inventory.many&size=100',
    ready: (page) => page.locator(`${products} [data-row-key]`),
    uses: [scrolling(products), sortingProducts, filteringProducts, searching('Search products', 'chrono')],
  },
  {
    name: 'icons',
    at: '/ui/icons/heroicons-mini',
    ready: (page) => page.locator(`${icons} [data-slot] svg`),
    uses: [openingIconSet, scrolling(icons), searching('Search icons', 'arrow')],
  },
];
