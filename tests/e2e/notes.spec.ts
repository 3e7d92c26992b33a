import type { Page } from '@playwright/test';
import { expect, test, whenBackendReady } from './app';
import { findingsOn } from './axe';

test.use({ account: 'ada' });

const card = (page: Page, name: RegExp | string) => page.getByRole('main').getByRole('link', { name });
const dialog = (page: Page, name = 'Note') => page.getByRole('dialog', { name, exact: true });

/** Resolves when a request has been answered: optimistic updates are not saved yet. */
const answered = (page: Page, method: string, path = 'api/apps/notes') =>
  page.waitForResponse((response) => response.request().method() === method && response.url().includes(path));

async function openNotes(page: Page, at = ''): Promise<void> {
  await page.goto(`/apps/notes${at}`);
  await expect(page.getByRole('main').locator('[data-row-key]').first()).toBeVisible();
}

test('a note is written by the keyboard, survives a lost tab, is labelled, found, archived and brought back', async ({
  page,
}) => {
  await openNotes(page);
  await page.keyboard.press('n');
  const form = dialog(page, 'New note');
  await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused();
  const created = answered(page, 'POST');
  await page.keyboard.type('Harbour walk');
  await created;
  await form.getByRole('button', { name: 'Checklist' }).press('Enter');
  const added = answered(page, 'PATCH');
  await form.getByRole('textbox', { name: 'Add to Checklist' }).focus();
  await page.keyboard.type('Sandwiches');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Camera');
  await page.keyboard.press('Enter');
  await added;
  const reminded = answered(page, 'PATCH');
  await form.getByRole('button', { name: 'Remind me' }).press('Enter');
  await page.getByRole('button', { name: 'Tomorrow morning' }).press('Enter');
  await reminded;
  // Typed, and not saved yet when the tab is lost.
  await form.getByRole('textbox', { name: 'Note', exact: true }).focus();
  await page.keyboard.type('Meet at the lighthouse');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue('Meet at the lighthouse');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(form.getByRole('checkbox', { name: 'Camera' })).toBeVisible();

  const labelled = answered(page, 'PATCH');
  await page.getByRole('combobox', { name: 'Labels' }).fill('Harbour');
  await page.getByRole('option', { name: /Harbour/ }).click();
  await labelled;
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: 'Search notes' }).fill('LIGHTHOUSE');
  await expect(page.getByRole('status').filter({ hasText: /^1 note$/ })).toBeVisible();
  await expect(page).toHaveURL(/q=LIGHTHOUSE/);
  await expect(page.locator('mark', { hasText: 'lighthouse' })).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);

  await card(page, 'Harbour walk').focus();
  const archived = answered(page, 'PATCH');
  await page.keyboard.press('e');
  await archived;
  await expect(card(page, 'Harbour walk')).toHaveCount(0);
  const back = answered(page, 'PATCH');
  await page.getByRole('button', { name: 'Undo' }).click();
  await back;
  await expect(card(page, 'Harbour walk')).toBeVisible();
});

test('another note that opens over an open one takes the focus, and Escape closes it', async ({ page }) => {
  await openNotes(page);
  const cards = page.getByRole('main').locator('[data-row-key] a');
  for (const at of [0, 1]) {
    // As by the notice of a reminder, above the dialog.
    await cards.nth(at).dispatchEvent('click');
    // The button that closes it would show what it is for, and Escape would close that first.
    await expect(dialog(page).locator(':focus:not(button)')).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a note that is open over the archive returns to it', async ({ page }) => {
  await openNotes(page, '/archive');
  await card(page, 'Gift ideas').click();
  await expect(page).toHaveURL(/\/apps\/notes\/not_0015\?view=archive/);
  await page.reload();
  await expect(dialog(page).getByRole('textbox', { name: 'Title' })).toHaveValue('Gift ideas');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Archive' })).toBeVisible();
  await expect(card(page, 'Gift ideas')).toBeFocused();
});

test(
  'a reminder falls due on another page, once in two tabs, and is put off',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await openNotes(page);
    // Its time passes while the page of contacts is open.
    const set = await page.evaluate(async () => {
      const reminder = new Date(Date.now() + 12_000).toISOString();
      const response = await fetch('/api/apps/notes', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
        },
        body: JSON.stringify({ note: { id: 'journey', title: 'Water the plants', reminder } }),
      });
      return response.status;
    });
    expect(set).toBe(200);
    const other = await context.newPage();
    await other.goto('/apps/tasks');
    await page.goto('/apps/contacts');
    const said = (tab: Page) => tab.getByText('Reminder: Water the plants');
    await expect
      .poll(async () => (await said(page).count()) + (await said(other).count()), { timeout: 40_000 })
      .toBe(1);
    const tab = (await said(page).count()) === 1 ? page : other;
    await tab.bringToFront();
    await expect(tab.getByRole('button', { name: /^Notifications/ })).toHaveAccessibleName(/4/);
    const snoozed = answered(tab, 'PATCH');
    await tab.getByRole('button', { name: 'Snooze' }).click();
    await tab.getByRole('button', { name: 'In an hour' }).click();
    await snoozed;
  },
);

test('reminders that fell due while nobody was there are put off together', { tag: '@desktop' }, async ({ page }) => {
  // A page of the console would give them at once.
  await page.goto('/search/facility');
  await whenBackendReady(page);
  const headers = await page.evaluate(() => ({ Authorization: `Bearer ${localStorage.getItem('token') ?? ''}` }));
  const reminders = () =>
    page.evaluate(async (sent) => {
      const response = await fetch('/api/apps/notes/all', { headers: sent });
      const notes = (await response.json()) as { id: string; reminder: string | null }[];
      return ['plants', 'bakery'].map((id) => Date.parse(notes.find((note) => note.id === id)?.reminder ?? ''));
    }, headers);
  const past = await page.evaluate(async (sent) => {
    const at = Date.now() - 60_000;
    for (const id of ['plants', 'bakery'])
      await fetch('/api/apps/notes', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...sent },
        body: JSON.stringify({ note: { id, title: `About ${id}`, reminder: new Date(at).toISOString() } }),
      });
    return at;
  }, headers);
  expect(await reminders()).toEqual([past, past]);

  await page.goto('/apps/contacts');
  await expect(page.getByText(/^2 reminders are due: .* and more$/)).toBeVisible();
  await page.getByRole('button', { name: 'Snooze', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Snooze 2 reminders' })
    .getByRole('button', { name: 'Tomorrow morning' })
    .click();
  await expect.poll(async () => (await reminders()).every((at) => at > Date.now())).toBe(true);
});

/** How many sheets a page takes on paper. */
const sheetsOf = async (page: Page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

test('an open note is printed, and nothing around it; without one, the notes of the view are', async ({ page }) => {
  await openNotes(page);
  // Playwright has no print dialog; the browser takes the print view at this event.
  const print = (type: 'beforeprint' | 'afterprint') => page.evaluate((name) => dispatchEvent(new Event(name)), type);
  await page.emulateMedia({ media: 'print' });
  await print('beforeprint');
  await expect(page.getByRole('heading', { level: 3, name: 'Packing for Port Calder' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Archive', exact: true })).toBeHidden();
  await print('afterprint');
  await page.emulateMedia({ media: null });
  expect(await sheetsOf(page)).toBeGreaterThan(1);

  await card(page, 'Packing for Port Calder').click();
  await expect(dialog(page).getByRole('textbox', { name: 'Title' })).toHaveValue('Packing for Port Calder');
  const long = Array.from({ length: 120 }, (_, line) => `Line ${line + 1}`);
  const saved = answered(page, 'PATCH');
  await dialog(page).getByRole('textbox', { name: 'Note', exact: true }).fill(long.join('\n'));
  await saved;
  await page.emulateMedia({ media: 'print' });
  await print('beforeprint');
  const sheet = page.getByRole('article').filter({ hasText: 'Line 1' });
  await expect(sheet.getByRole('heading', { name: 'Packing for Port Calder' })).toBeVisible();
  await expect(sheet.getByText('Line 120')).toBeVisible();
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Train tickets' })).toContainText('Done');
  await expect(sheet.getByRole('img', { name: 'Picture of the note' })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  expect(await page.evaluate(() => document.body.innerText)).toContain('Line 120');
  expect(await page.evaluate(() => document.body.innerText)).not.toContain('Archive');
  await print('afterprint');
  await expect(sheet).toHaveCount(0);
  await page.emulateMedia({ media: null });
  // All of it, also what the dialog has scrolled out of view.
  expect(await sheetsOf(page)).toBeGreaterThanOrEqual(3);
  await expect(dialog(page)).toBeVisible();
});
