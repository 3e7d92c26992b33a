import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { findingsOn } from './axe';
import { fillDisk } from './fillDisk';
import { hold } from './hold';

test.use({ account: 'ada' });

const list = (page: Page) => page.getByRole('list', { name: 'Tasks', exact: true });
const row = (page: Page, name: RegExp) => list(page).getByRole('link', { name });
const quickField = (page: Page) => page.getByRole('textbox', { name: 'Add a task' });

/** Resolves when a request has been answered: optimistic updates are not saved yet. */
const answered = (page: Page, method: string, path: string) =>
  page.waitForResponse((response) => response.request().method() === method && response.url().includes(path));

async function openTasks(page: Page, at = ''): Promise<void> {
  await page.goto(`/apps/tasks${at}`);
  await expect(list(page).getByRole('listitem').first()).toBeVisible();
}

test('a day is planned from the quick field, reordered and worked through', async ({ page }) => {
  await openTasks(page);
  for (const line of [
    'Write the letters today !low',
    'Call the clinic today !high #Urgent @Ayşe',
    'Buy stamps tomorrow',
  ]) {
    await quickField(page).fill(line);
    const added = answered(page, 'POST', 'api/apps/tasks/task');
    await quickField(page).press('Enter');
    await added;
  }
  await expect(quickField(page)).toBeFocused();
  await expect(list(page).getByRole('listitem').first()).toContainText('Buy stamps');

  // Reordered by the keyboard.
  const handle = page.getByRole('button', { name: 'Move Buy stamps' });
  const ordered = answered(page, 'PATCH', 'api/apps/tasks/order');
  await handle.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await ordered;
  await expect(handle).toBeFocused();
  await page.reload();
  await expect(list(page).getByRole('listitem').first()).toContainText('Call the clinic');

  await page.goto('/apps/tasks?view=today');
  const box = page.getByRole('checkbox', { name: 'Complete “Call the clinic”' });
  const completed = answered(page, 'PATCH', 'api/apps/tasks/task');
  await box.click();
  await completed;
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box).not.toBeChecked();
  await expect(row(page, /^Write the letters/)).toBeVisible();
  await expect(page.locator('[role="progressbar"], body > [inert]')).toHaveCount(0);
  expect(await findingsOn(page)).toEqual([]);
});

test('what is typed stays when the code for moving arrives @desktop', async ({ page }) => {
  const loadMoving = await hold(page, '**/assets/live-*.js');
  await openTasks(page);
  await quickField(page).fill('Water the plants');
  await loadMoving();
  await expect(page.getByRole('button', { name: /^Move / }).first()).toBeAttached();
  await expect(quickField(page)).toHaveValue('Water the plants');
  await expect(quickField(page)).toBeFocused();
});

test.describe('with a network that fails once', { tag: '@desktop' }, () => {
  test.use({ expectedProblems: [/ERR_FAILED.*api\/apps\/tasks\/task/] });
  test('a task is written in its record, survives a failed save, and is left for the list', async ({ page, fault }) => {
    await openTasks(page);
    await page.keyboard.press('Control+/');
    const title = page.getByRole('textbox', { name: 'Title' });
    await expect(title).toBeFocused();
    const created = answered(page, 'POST', 'api/apps/tasks/task');
    await title.fill('Order the stickers');
    await created;
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    await fault({ path: 'api/apps/tasks/task', status: 0, times: 1 });
    await title.fill('Order the stickers again');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: /Sub-tasks/ }).fill('Ask for the price');
    const saved = answered(page, 'PATCH', 'api/apps/tasks/task');
    await page.keyboard.press('Enter');
    await saved;

    await page.reload();
    await expect(title).toHaveValue('Order the stickers again');
    await expect(page.getByRole('checkbox', { name: 'Ask for the price' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to list' }).click();
    await expect(row(page, /^Order the stickers again/)).toBeFocused();
  });
});

test.describe('with a full storage', { tag: '@desktop' }, () => {
  test.use({ expectedProblems: [/the server responded with a status of 507/] });
  test('what is typed is kept, the page is not left without a question, and all is saved once there is room', async ({
    page,
  }) => {
    await openTasks(page);
    await page.keyboard.press('Control+/');
    const title = page.getByRole('textbox', { name: 'Title' });
    await expect(title).toBeFocused();
    const makeRoom = await fillDisk(page);
    await title.fill('Order the stickers');
    await expect(page.getByText('Not saved: storage is full')).toBeVisible();
    await expect(title).toHaveValue('Order the stickers');
    const question = page.waitForEvent('dialog');
    // The page stays, so that nothing waits for the next one.
    const reloaded = page.evaluate(() => setTimeout(() => location.reload()));
    await (await question).dismiss();
    await reloaded;
    expect((await question).type()).toBe('beforeunload');
    await expect(title).toHaveValue('Order the stickers');

    await makeRoom();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(title).toHaveValue('Order the stickers');
  });
});

test('open tasks are counted in the navigation @desktop', async ({ page }) => {
  await openTasks(page);
  const entry = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: /^Tasks/ });
  await expect(entry).toHaveText(/12$/);
  await page.getByRole('checkbox', { name: /^Complete “Check the opening hours/ }).click();
  await expect(entry).toHaveText(/11$/);
});

test('a row is dragged by the pointer @desktop', async ({ page }) => {
  await openTasks(page);
  const handle = page.getByRole('button', { name: /^Move Check the opening hours/ });
  const target = page.getByRole('button', { name: /^Move Yeşilmar/ });
  await row(page, /^Check the opening hours/).hover();
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('The handles are not on the screen.');
  const ordered = answered(page, 'PATCH', 'api/apps/tasks/order');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + 40, { steps: 5 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + 6, { steps: 10 });
  await page.mouse.up();
  await ordered;
  await page.reload();
  await expect(list(page).getByRole('listitem').nth(3)).toContainText('Check the opening hours');
});
