import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { unzipSync } from 'fflate';

import { expect, test } from './app';
import { findingsOn } from './axe';

// Calls without a network fail.
test.use({ account: 'ada', expectedProblems: [/net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/] });

const entry = (page: Page, name: string) => page.getByRole('main').locator('[data-slot]').filter({ hasText: name });

async function openFiles(page: Page, at = ''): Promise<void> {
  await page.goto(`/apps/file-manager${at}`);
  await expect(page.getByRole('main').locator('[data-file-id]').first()).toBeVisible();
}

/** Resolves when a request has been answered: optimistic updates are not saved yet. */
const answered = (page: Page, method: string, call: string) =>
  page.waitForResponse(
    (response) => response.request().method() === method && response.url().includes(`api/apps/file-manager/${call}`),
  );

/** A folder of the device with a text, a large file, and a folder in it. */
function makeFolder(testInfo: TestInfo): string {
  const folder = testInfo.outputPath('Harbour plans');
  mkdirSync(path.join(folder, 'Sketches'), { recursive: true });
  writeFileSync(path.join(folder, 'Read me.txt'), 'Plans of the harbour.\n');
  writeFileSync(path.join(folder, 'Survey.bin'), Buffer.alloc(5_000_000, 'harbour'));
  writeFileSync(path.join(folder, 'Sketches', 'depths.csv'), 'Place,Depth\nQuay,4.5\nPier,7\n');
  return folder;
}

test('a folder is uploaded, the network is lost and comes back; then it is found, read, downloaded, deleted and restored', async ({
  page,
  context,
  fault,
}, testInfo) => {
  await openFiles(page);
  // Time to lose the network between two parts.
  await fault({ path: 'api/apps/file-manager/upload/part', delay: 700, times: 20 });
  const firstPart = answered(page, 'POST', 'upload/part');
  await page.getByLabel('Upload a folder', { exact: true }).setInputFiles(makeFolder(testInfo));
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByRole('heading', { name: /Uploading 3 files/ })).toBeVisible();
  await firstPart;
  await context.setOffline(true);
  await expect(uploads.getByRole('heading', { name: /No connection/ })).toBeVisible();
  // Nothing half is listed.
  await expect(entry(page, 'Survey.bin')).toHaveCount(0);
  await context.setOffline(false);
  await expect(uploads.getByRole('heading', { name: '3 files uploaded' })).toBeVisible();
  await uploads.getByRole('button', { name: 'Close uploads' }).click();
  await expect(uploads).toHaveCount(0);

  // It is stored: it is there after a reload.
  await page.reload();
  await expect(entry(page, 'Harbour plans')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search all files' }).fill('DEPTHS');
  await expect(page).toHaveURL(/q=DEPTHS/);
  await expect(entry(page, 'depths.csv')).toContainText('My files / Harbour plans / Sketches');
  await entry(page, 'depths.csv').focus();
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: 'depths.csv' });
  await expect(preview.getByRole('table')).toContainText('Pier');
  expect(await findingsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openFiles(page);
  await entry(page, 'Harbour plans').focus();
  await page.keyboard.press('Space');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('group', { name: 'Selected items' }).getByRole('button', { name: 'Download' }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('Harbour plans.zip');
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  expect(Object.keys(files).toSorted()).toEqual([
    'Harbour plans/Read me.txt',
    'Harbour plans/Sketches/depths.csv',
    'Harbour plans/Survey.bin',
  ]);
  expect(files['Harbour plans/Survey.bin']?.length).toBe(5_000_000);

  const trashed = answered(page, 'POST', 'trash');
  await entry(page, 'Harbour plans').focus();
  await page.keyboard.press('Delete');
  await trashed;
  await expect(entry(page, 'Harbour plans')).toHaveCount(0);
  await openFiles(page, '/trash');
  await entry(page, 'Harbour plans').focus();
  await page.keyboard.press('Space');
  const restored = answered(page, 'POST', 'restore');
  await page.getByRole('group', { name: 'Selected items' }).getByRole('button', { name: 'Restore' }).click();
  await restored;
  await openFiles(page);
  await expect(entry(page, 'Harbour plans')).toContainText('3 files');
});

test('a page with a file on its way asks before it is left, and leaves no half file @desktop', async ({
  page,
  fault,
}, testInfo) => {
  await openFiles(page);
  // Time to leave between two parts.
  await fault({ path: 'api/apps/file-manager/upload/part', delay: 5000, times: 2 });
  const folder = makeFolder(testInfo);
  const firstPart = answered(page, 'POST', 'upload/part');
  await page.getByLabel('Upload files', { exact: true }).setInputFiles(path.join(folder, 'Survey.bin'));
  await firstPart;
  // Browsers only ask before leaving a page that the user has interacted with.
  await page.getByRole('searchbox', { name: 'Search all files' }).click();
  const reload = () => page.evaluate(() => setTimeout(() => location.reload()));
  const question = page.waitForEvent('dialog');
  await reload();
  const stayed = await question;
  expect(stayed.type()).toBe('beforeunload');
  await stayed.dismiss();
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('Survey.bin');

  const secondQuestion = page.waitForEvent('dialog');
  await reload();
  const loaded = page.waitForEvent('load');
  // What had arrived is given up.
  const givenUp = answered(page, 'DELETE', 'upload');
  await (await secondQuestion).accept();
  await loaded;
  await expect(entry(page, 'Facility reports')).toBeVisible();
  expect((await givenUp).status()).toBe(200);
  await expect(entry(page, 'Survey.bin')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Uploads' })).toHaveCount(0);

  // The same file can be chosen again.
  await page.getByLabel('Upload files', { exact: true }).setInputFiles(path.join(folder, 'Survey.bin'));
  await expect(page.getByRole('heading', { name: '1 file uploaded' })).toBeVisible();
  await expect(entry(page, 'Survey.bin')).toBeVisible();
});

test('folders and files are worked with by the keyboard alone @desktop', async ({ page }) => {
  await openFiles(page);
  await entry(page, 'Facility reports').focus();
  await page.keyboard.press('ArrowRight');
  await expect(entry(page, 'Photos')).toBeFocused();
  await page.keyboard.type('team');
  await expect(entry(page, 'Team')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('heading', { level: 1, name: 'My files' })).toBeVisible();

  const renamed = answered(page, 'PATCH', 'item');
  await entry(page, 'Ideas for spring.txt').focus();
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Ideas for summer');
  await page.keyboard.press('Enter');
  await renamed;
  await expect(entry(page, 'Ideas for summer.txt')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Copied into another folder.
  await entry(page, 'Ideas for summer.txt').focus();
  await page.keyboard.press('Control+c');
  await entry(page, 'Team').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  const copied = answered(page, 'POST', 'copy');
  await page.keyboard.press('Control+v');
  await copied;
  await expect(entry(page, 'Ideas for summer.txt')).toBeVisible();

  const trashed = answered(page, 'POST', 'trash');
  await entry(page, 'Ideas for summer.txt').focus();
  await page.keyboard.press('Delete');
  await trashed;
  await expect(entry(page, 'Ideas for summer.txt')).toHaveCount(0);
  const restored = answered(page, 'POST', 'restore');
  await page.keyboard.press('Control+z');
  await restored;
  await expect(entry(page, 'Ideas for summer.txt')).toBeVisible();

  await entry(page, 'Ideas for summer.txt').focus();
  await page.keyboard.press('Control+i');
  await expect(page).toHaveURL(/folders\/fil_team\/details\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Ideas for summer.txt' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry(page, 'Ideas for summer.txt')).toBeFocused();
});

test('a finger opens folders and files, and their details @mobile', async ({ page }) => {
  await openFiles(page);
  await entry(page, 'Facility reports').tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Facility reports' })).toBeVisible();
  await entry(page, 'Facilities.csv').tap();
  await expect(page.getByRole('dialog', { name: 'Facilities.csv' }).getByRole('table')).toContainText('Yeşilmar');
  await page.getByRole('button', { name: 'Back' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Actions for Facilities.csv' }).tap();
  await page.getByRole('menuitem', { name: 'Details' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Facilities.csv' })).toBeVisible();
  await page.getByRole('button', { name: 'Close details' }).tap();
  await expect(entry(page, 'Facilities.csv')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
