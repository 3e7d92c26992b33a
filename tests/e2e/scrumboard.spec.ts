import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { findingsOn } from './axe';
import { hold } from './hold';

test.use({ account: 'ada' });

const stepFree = 'Show the step-free entrance on the map';
const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
const card = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
const handle = (page: Page, name = stepFree) => page.getByRole('button', { name: `Move ${name}` });

/** Resolves when a request has been answered: optimistic updates are not saved yet. */
const answered = (page: Page, method: string, path = 'board/card') =>
  page.waitForResponse(
    (response) => response.request().method() === method && response.url().includes(`api/apps/scrumboard/${path}`),
  );

async function openBoard(page: Page): Promise<void> {
  await page.goto('/apps/scrumboard/brd_release');
  await expect(handle(page)).toBeAttached();
}

test('a sprint is planned by the keyboard alone, announced in words @desktop', async ({ page }) => {
  await page.goto('/apps/scrumboard');
  await page.getByRole('link', { name: 'Spring release' }).press('Enter');
  await expect(handle(page)).toBeAttached();
  await card(page, stepFree).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Picked up ${stepFree}. Position 2 of 4 in To do.`)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`${stepFree}: position 2 of 3 in In progress.`)).toBeAttached();
  const moved = answered(page, 'PATCH');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(page.getByText(`Dropped ${stepFree}. Position 1 of 3 in In progress.`)).toBeAttached();
  await moved;
  await expect(list(page, 'In progress').getByRole('link').first()).toHaveText(stepFree);

  // A new card in the same list, and the date until which it is due.
  await page.keyboard.press('n');
  const created = answered(page, 'PUT');
  await page.keyboard.type('Measure the ramp');
  await page.keyboard.press('Enter');
  await created;
  await page.keyboard.press('Escape');
  await card(page, 'Measure the ramp').press('Enter');
  const form = page.getByRole('dialog', { name: 'Card' });
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Measure the ramp');
  const described = answered(page, 'PATCH');
  await form.getByRole('textbox', { name: 'Description' }).fill('With the **long** tape');
  await described;
  await expect(form.getByText('Saved', { exact: true })).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(card(page, 'Measure the ramp')).toBeFocused();
  await page.reload();
  await expect(list(page, 'In progress').getByRole('link').last()).toHaveText('Measure the ramp');
  expect(await findingsOn(page)).toEqual([]);
});

test('what is typed and the focus stay when the code for moving arrives @desktop', async ({ page }) => {
  const loadMoving = await hold(page, '**/assets/live-*.js');
  await page.goto('/apps/scrumboard/brd_release');
  await expect(card(page, stepFree)).toBeVisible();
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  const field = page.getByRole('textbox', { name: 'Card title' });
  await field.fill('Measure the ramp');
  const arrived = page.waitForResponse(/\/assets\/live-/);
  await loadMoving();
  await (await arrived).finished();
  // Cards can be moved as soon as nobody writes.
  await page.waitForTimeout(500);
  await expect(field).toHaveValue('Measure the ramp');
  await expect(field).toBeFocused();
  const created = answered(page, 'PUT');
  await page.keyboard.press('Enter');
  await created;
  await page.keyboard.press('Escape');
  await expect(handle(page, 'Measure the ramp')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Add a card' }).first()).toBeFocused();
});

test('a card that two tabs move ends at the same place in both @desktop', async ({ page, context }) => {
  await openBoard(page);
  const other = await context.newPage();
  await openBoard(other);
  await Promise.all(
    [page, other].map(async (tab, index) => {
      const moved = answered(tab, 'PATCH');
      await handle(tab).focus();
      await tab.keyboard.press('Space');
      for (let step = 0; step <= index; step += 1) await tab.keyboard.press('ArrowRight');
      await tab.keyboard.press('Space');
      await moved;
    }),
  );
  /** The titles in each list. */
  const arrangement = (tab: Page) =>
    tab
      .getByRole('main')
      .locator('[data-list-key]')
      .evaluateAll((lists) =>
        lists.map((element) => [...element.querySelectorAll('h2, h3')].map(({ textContent }) => textContent)),
      );
  const isAlike = async () => JSON.stringify(await arrangement(page)) === JSON.stringify(await arrangement(other));
  await expect.poll(isAlike).toBe(true);
  await expect(card(page, stepFree)).toHaveCount(1);
  const final = await arrangement(page);
  // One of the two moves was the last.
  expect(final.findIndex((titles) => titles.includes(stepFree))).toBeGreaterThan(0);
  await page.reload();
  await expect(handle(page)).toBeAttached();
  expect(await arrangement(page)).toEqual(final);
});

test('a card is dragged into another list by the pointer @desktop', async ({ page }) => {
  await openBoard(page);
  const moved = answered(page, 'PATCH');
  const from = await card(page, stepFree).boundingBox();
  const to = await card(page, /^Larger type/).boundingBox();
  if (!from || !to) throw new Error('The cards have no place.');
  await page.mouse.move(from.x + 20, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 20, { steps: 4 });
  await page.mouse.move(to.x + 60, to.y + 8, { steps: 12 });
  await page.mouse.up();
  await moved;
  await expect(list(page, 'Review').getByRole('link', { name: stepFree })).toBeVisible();
  await expect(page).toHaveURL(/brd_release$/);
});

test('a card is opened, moved by the menu, archived and brought back @mobile', async ({ page }) => {
  await openBoard(page);
  await card(page, stepFree).click();
  const form = page.getByRole('dialog', { name: 'Card' });
  await form.getByRole('button', { name: 'Move to a list' }).click();
  await page.getByRole('menuitem', { name: 'Review' }).click();
  const moved = answered(page, 'PATCH');
  await page.getByRole('menuitem', { name: 'To the top' }).click();
  await moved;
  await expect(form.getByText('In “Review”')).toBeVisible();
  const archived = answered(page, 'PATCH');
  await form.getByRole('button', { name: 'Archive card' }).click();
  await archived;
  const back = answered(page, 'PATCH');
  await page.getByRole('button', { name: 'Undo' }).click();
  await back;
  await expect(list(page, 'Review').getByRole('link').first()).toHaveText(stepFree);
});
