import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { findingsOn } from './axe';

test.use({ account: 'ada' });

const list = (page: Page) => page.getByRole('list', { name: 'Contacts' });
const row = (page: Page, name: RegExp) => list(page).getByRole('link', { name });
const summary = (page: Page) => page.getByRole('region', { name: 'Contacts', exact: true }).getByRole('status').first();
const record = (page: Page) => page.getByRole('region', { name: 'Contact', exact: true });

async function openContacts(page: Page, at = ''): Promise<void> {
  await page.goto(`/apps/contacts${at}`);
  await expect(list(page).getByRole('listitem').first()).toBeVisible();
}

const photo = path.join(import.meta.dirname, '../../public/pictures/people/01.webp');

const added = 'Nora Quist';

/** Adds a person with a photo, two telephones and a tag; finds them again after a reload. */
async function addPerson(page: Page): Promise<void> {
  await page.keyboard.press('Control+/');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type(added);
  await page.getByRole('textbox', { name: 'Phone number 1' }).fill('+90 532 123 45 67');
  // The library that knows the countries may load later than the number is typed.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Country of phone 1' })).toHaveValue('Türkiye (+90)');
  await page.getByRole('textbox', { name: 'Phone number 2' }).fill('+44 20 7946 0123');
  await expect(page.getByRole('textbox', { name: 'Phone number 2' })).toHaveValue('20 7946 0123');
  const tags = page.getByRole('combobox', { name: 'Tags' });
  await tags.fill('Choir');
  await page.getByRole('option', { name: /Choir/ }).click();
  await page.getByLabel('Photo', { exact: true }).setInputFiles(photo);
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { level: 1, name: added })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: added })).toBeVisible();
  await expect(record(page).getByRole('link', { name: '+90 532 123 45 67' })).toHaveAttribute(
    'href',
    'tel:+905321234567',
  );
  await expect(record(page).getByRole('link', { name: '+44 20 7946 0123' })).toBeVisible();
  await expect(record(page).getByRole('list', { name: 'Tags' })).toContainText('Choir');
  await expect(record(page).locator('img[src^="data:image/jpeg"]')).toBeVisible();
}

test(
  'a person is added with photo, telephones and tag, and found by keyboard',
  { tag: '@desktop' },
  async ({ page }) => {
    await openContacts(page);
    await addPerson(page);
    await page.keyboard.press('Escape');
    await expect(row(page, /^Nora Quist/)).toBeFocused();
    await page.keyboard.press('/');
    await page.keyboard.type('quist');
    await expect(summary(page)).toHaveText('1 contact');
    await expect(page).toHaveURL(/[?&]q=quist/);
    await row(page, /^Nora Quist/).click();
    await expect(page.getByRole('heading', { level: 1, name: added })).toBeVisible();
    await expect(page.locator('[role="progressbar"], body > [inert]')).toHaveCount(0);
    expect(await findingsOn(page)).toEqual([]);
    // Deleted, and brought back.
    await page.keyboard.press('Delete');
    await expect(page.getByText('Nora Quist deleted', { exact: true })).toBeVisible();
    await page.keyboard.press('Control+z');
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('');
    await expect(row(page, /^Ada Lindqvist/)).toBeVisible();
    await expect(summary(page)).toHaveText('61 contacts');
  },
);

test('a person is added, and the list stays where it was', { tag: '@mobile' }, async ({ page }) => {
  await openContacts(page);
  await addPerson(page);
  await page.getByRole('link', { name: 'Back to contacts' }).click();
  await page.getByRole('slider', { name: 'Jump to a letter' }).press('S');
  await row(page, /^Selin Kurt/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Selin Kurt' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to contacts' }).click();
  // The row that was open has the focus, in view.
  await expect(row(page, /^Selin Kurt/)).toBeFocused();
  await expect(row(page, /^Selin Kurt/)).toBeInViewport();
  expect(await findingsOn(page)).toEqual([]);
});

const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');

/** Contacts of which one is repeated, one is a duplicate, and two are broken. */
const vcards = {
  name: 'contacts.vcf',
  mimeType: 'text/vcard',
  buffer: Buffer.from(
    [
      card('FN:Nora Quist', 'EMAIL:nora@quist.example'),
      card('FN:Nora Quist', 'EMAIL:nora@quist.example', 'TEL;TYPE=CELL:+90 532 123 45 67'),
      card('FN:Ada L.', 'EMAIL:ada.lindqvist@orvela.example', 'EMAIL:ada@home.example'),
      'no vCard line\r\n',
      'BEGIN:VCARD\r\nFN:Without an end\r\n',
    ].join(''),
  ),
};

test(
  'a file with broken and repeated contacts is imported by keyboard, and exported again',
  { tag: '@desktop' },
  async ({ page }) => {
    await openContacts(page);
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: 'Import contacts' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Import contacts' });
    const field = dialog.getByLabel('vCard file', { exact: true });
    await expect(field).toBeAttached();
    const chosen = page.waitForEvent('filechooser');
    await field.focus();
    await page.keyboard.press('Enter');
    await (await chosen).setFiles(vcards);
    await expect(dialog.getByText('3 contacts found in the file. 1 repeated contact was merged.')).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^18 Not a vCard line/ })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^19 The contact has no end/ })).toBeVisible();
    expect(await findingsOn(page)).toEqual([]);
    // The focus is in the dialog, and Tab goes through the step.
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
    const choice = dialog.getByRole('combobox', { name: 'What to do with Ada L.' });
    await expect(choice).toBeFocused();
    await expect(choice).toHaveValue('merge');
    const start = dialog.getByRole('button', { name: 'Import 3 contacts' });
    for (
      let stops = 0;
      stops < 6 && !(await start.evaluate((button) => button === document.activeElement));
      stops += 1
    ) {
      await page.keyboard.press('Tab');
    }
    await expect(start).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Import complete')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(summary(page)).toHaveText('62 contacts');
    await row(page, /^Ada Lindqvist/).press('Enter');
    await expect(record(page).getByRole('link', { name: 'ada@home.example' })).toBeVisible();

    const download = page.waitForEvent('download');
    await record(page).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Export as vCard' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Ada Lindqvist.vcf');
    const stream = await file.createReadStream();
    let exported = '';
    for await (const chunk of stream) exported += String(chunk);
    expect(exported).toContain('FN:Ada Lindqvist\r\n');
    expect(exported).toContain('EMAIL:ada@home.example\r\n');
  },
);

test('a file is imported on a phone, and the import is undone', { tag: '@mobile' }, async ({ page }) => {
  await openContacts(page);
  await expect(summary(page)).toHaveText('60 contacts');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import contacts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import contacts' });
  await dialog.getByLabel('vCard file', { exact: true }).setInputFiles(vcards);
  await expect(dialog.getByText('3 contacts found in the file. 1 repeated contact was merged.')).toBeVisible();
  // The table scrolls by itself; the dialog does not scroll sideways.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await dialog.getByRole('combobox', { name: 'What to do with Ada L.' }).selectOption('Skip');
  await dialog.getByRole('button', { name: 'Import 2 contacts' }).click();
  await expect(dialog.getByText('Import complete')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo import' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(summary(page)).toHaveText('60 contacts');
  await page.goto('/pages/activities');
  await expect(page.getByRole('main').getByText('2 contacts').first()).toBeVisible();
});

test(
  'a mail address opens the composer, and closing it returns to the contact',
  { tag: '@desktop' },
  async ({ page }) => {
    await openContacts(page, '/per_0004');
    await record(page).getByRole('link', { name: 'baris.kaya@orvela.example' }).click();
    const form = page.getByRole('form', { name: 'New email' });
    await expect(form).toContainText('baris.kaya@orvela.example');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Barış Kaya' })).toBeVisible();
  },
);

test.describe('when saving fails', () => {
  test.use({ expectedProblems: [/the server responded with a status of 503/] });

  test('nothing that was typed is lost, not even by a reload', { tag: '@desktop' }, async ({ page, fault }) => {
    await openContacts(page, '/per_0004?mode=edit');
    const name = page.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeFocused();
    await fault({ path: 'api/apps/contacts/contact', status: 503, times: 1 });
    await name.fill('Barış Kayalar');
    await expect(page.getByText('Not saved')).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue('Barış Kayalar');
    // It is saved when the form is opened again.
    await expect(row(page, /^Barış Kayalar/)).toBeVisible();
  });
});
