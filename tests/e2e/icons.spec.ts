import { readFile } from 'node:fs/promises';

import { expect, test } from './app';
import { findingsOn } from './axe';

test.use({ account: 'mira', permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('beside the grid', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test(
    'an icon is found by a synonym, walked to, copied as JSX and downloaded, by the keyboard',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/ui/icons/heroicons-outline');
      const tile = (name: string) => page.getByRole('gridcell', { name, exact: true });
      await expect(tile('academic-cap')).toBeVisible();
      await page.keyboard.press('/');
      await page.keyboard.type('notification');
      await expect(page.getByRole('status').filter({ hasText: /^4 icons$/ })).toBeVisible();
      await expect(page).toHaveURL(/q=notification/);
      await tile('bell').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/heroicons-outline\/bell-alert\?q=notification$/);
      await expect(page.getByRole('heading', { level: 1, name: 'bell-alert' })).toBeVisible();
      await expect(tile('bell-alert')).toBeFocused();
      expect(await findingsOn(page)).toEqual([]);

      await page.keyboard.press('c');
      await expect(page.getByText('JSX of bell-alert copied').first()).toBeVisible();
      const jsx = await page.evaluate(() => navigator.clipboard.readText());
      expect(jsx).toMatch(/^<svg [^>]*strokeWidth=\{1\.5\}[^>]*>\n {2}<path d="[^"]+" \/>\n<\/svg>\n$/);
      const downloading = page.waitForEvent('download');
      await page.keyboard.press('d');
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('bell-alert.svg');
      expect(await readFile(await download.path(), 'utf8')).toContain('stroke-width="1.5"');

      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/heroicons-outline\?q=notification$/);
      await expect(tile('bell-alert')).toBeFocused();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'bell-alert' })).toBeVisible();
    },
  );
});

test('a set that does not exist is not found', async ({ page }) => {
  await page.goto('/ui/icons/nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveURL('/ui/icons/nothing');
});

test('only the drawings of icons on the screen are fetched', async ({ page }) => {
  const drawings = new Set<string>();
  page.on('request', (request) => {
    if (/_virtual_icons_|icons_mat_outline|mat_outline/.test(request.url())) drawings.add(request.url());
  });
  await page.goto('/ui/icons/material-outline');
  await expect(page.locator('[data-icon="mat_outline:10k"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = drawings.size;
  expect(before).toBeGreaterThan(0);
  // The list, its index and the shards of the first hundred of 2,122 icons, which are cut into more than forty.
  expect(before).toBeLessThan(12);
  await page.getByRole('grid').evaluate((grid) => grid.scrollTo(0, grid.scrollHeight));
  await expect(page.locator('[data-icon="mat_outline:zoom_out_map"]')).toBeVisible();
  expect(drawings.size).toBeLessThan(before + 10);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('an icon is its own screen, and the way back leads to its tile', async ({ page }) => {
    await page.goto('/ui/icons');
    await expect(page).toHaveURL(/\/ui\/icons\/heroicons-outline$/);
    await page.getByRole('button', { name: 'Icon sets' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Outline' }).nth(1).tap();
    await expect(page).toHaveURL(/\/ui\/icons\/feather$/);
    await page.getByRole('gridcell', { name: 'anchor', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'anchor' })).toBeFocused();
    await expect(page.getByRole('grid')).not.toBeVisible();
    await page.getByRole('button', { name: 'Copy JSX' }).tap();
    await expect(page.getByRole('button', { name: /Copied/ })).toBeVisible();
    expect(await findingsOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to icons' }).tap();
    await expect(page.getByRole('gridcell', { name: 'anchor', exact: true })).toBeFocused();
  });
});
