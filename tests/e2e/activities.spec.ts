import { expect, test } from './app';
import { findingsOn } from './axe';

test.use({ account: 'mira' });

test(
  'what a person does appears as an activity, which leads to what it tells of',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await page.goto('/pages/activities');
    const main = page.getByRole('main');
    await expect(main.getByText('asked for a facility to be verified').first()).toBeVisible();
    expect(await findingsOn(page)).toEqual([]);

    // A task is completed in another tab.
    const other = await context.newPage();
    await other.goto('/apps/tasks');
    const saved = other.waitForResponse((response) => response.request().method() === 'PATCH');
    const box = other
      .getByRole('main')
      .getByRole('checkbox', { name: /^Complete / })
      .first();
    await box.click();
    await saved;

    await page.bringToFront();
    const pill = page.getByRole('button', { name: '1 new activity' });
    await expect(pill).toBeVisible({ timeout: 25_000 });
    await pill.press('Enter');
    const entry = main.getByRole('listitem').filter({ hasText: 'You completed a task' }).first();
    await expect(entry).toBeVisible();
    await expect(entry.getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/apps\/tasks\/tsk_/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('activities are filtered in the address, and older ones come as one scrolls', async ({ page }) => {
  await page.goto('/pages/activities?kinds=decision');
  const main = page.getByRole('main');
  await expect(main.getByText(/approved a request/).first()).toBeVisible();
  await expect(main.getByText(/completed a task/)).toHaveCount(0);
  await page.getByRole('button', { name: /^Remove .*Decisions/ }).press('Enter');
  await expect(page).toHaveURL(/\/pages\/activities$/);
  await expect(main.getByText(/completed a task/).first()).toBeVisible();
  await expect(main.locator('time').first()).toBeVisible();
  await expect(async () => {
    await page.mouse.move(200, 400);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await main.locator('time').last().scrollIntoViewIfNeeded();
    await expect(main.locator('time')).toHaveCount(48, { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Show older' })).toHaveCount(0);
});
