import type { Page } from '@playwright/test';

import { expect, test } from './app';
import { findingsOn } from './axe';
import { keepDraft } from './drafts';
import { choose, enter, heading, press, tick, type } from './keyboard';

async function goOn(page: Page, next: string) {
  await press(page, 'button', 'Continue');
  await expect(heading(page, next)).toBeVisible();
}

const saved = (page: Page) => expect(page.getByText(/^Saved (now|\d+ minutes? ago)$/)).toBeVisible();

test.describe('signed in', () => {
  test.use({ account: 'mira' });

  test(
    'a facility is started by keyboard, and a reload in the middle loses nothing',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/facility/create');
      await expect(heading(page, 'Name and type')).toBeVisible();
      await type(page, 'Facility name', 'Zephyr Nook Vaccinations');
      await choose(page, 'Main category', 'Vaccination centre');
      await tick(page, 'radio', 'No');
      await goOn(page, 'Check for duplicates');
      // Each step moves the focus to its heading.
      await expect(heading(page, 'Check for duplicates')).toBeFocused();
      await expect(page.getByText('No similar facilities found')).toBeVisible();
      await goOn(page, 'Address and pin');

      await enter(page, 'Address line 1', '103 Mill Street');
      await choose(page, 'Town or city', 'Port Calder');
      await choose(page, 'District', 'Old Harbour');
      await enter(page, 'Postcode', '1040');
      await press(page, 'button', 'Find address');
      await expect(page.getByText(/^Found on Mill Street, near number 103/)).toBeVisible();
      await expect(page.getByText(/^The pin is at 44\.\d{5}, /)).toBeVisible();
      const latitude = page.getByRole('textbox', { name: 'Latitude' });
      const before = Number(await latitude.inputValue());
      await page.getByRole('button', { name: /^Pin\. Drag it/ }).focus();
      await page.keyboard.press('ArrowUp');
      await expect.poll(async () => Number(await latitude.inputValue())).toBeGreaterThan(before);
      await saved(page);

      const placed = await latitude.inputValue();
      await page.reload();
      await expect(heading(page, 'Address and pin')).toBeVisible();
      await expect(page.getByText('We restored your earlier answers.')).toBeVisible();
      await expect(latitude).toHaveValue(placed);
      await expect(page.getByRole('textbox', { name: 'Address line 1' })).toHaveValue('103 Mill Street');
      expect(await findingsOn(page)).toEqual([]);
      await goOn(page, 'Contact');
    },
  );

  test('a facility is completed by keyboard, up to its confirmation', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(await keepDraft(page, 'contact', { phones: [], hoursStatus: '', shortDescription: '' }));
    await expect(heading(page, 'Contact')).toBeVisible();
    await goOn(page, 'Contact');
    const problem = 'Enter a phone number, email address or website so people can contact the facility';
    await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    await press(page, 'link', problem);
    await expect(page.getByRole('textbox', { name: 'Phone number 1', exact: true })).toBeFocused();
    await page.keyboard.type('+999 20 555 014');
    await goOn(page, 'Opening hours');

    await tick(page, 'radio', 'It has regular opening hours');
    await press(page, 'button', 'Add hours: Monday');
    await page.keyboard.type('0900');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1730');
    await press(page, 'button', 'Copy hours from Monday');
    await page.getByRole('menuitem', { name: 'To Monday to Friday' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Friday, closes, hours 1' })).toHaveValue('17:30');
    await goOn(page, 'Services and access');

    await enter(page, 'Short description', 'Vaccinations and advice before a journey.');
    await goOn(page, 'Check your answers');
    await expect(page.getByText('Friday: 09:00–17:30')).toBeVisible();
    await tick(page, 'checkbox', 'The details are correct to the best of my knowledge');
    await press(page, 'button', 'Submit');

    await expect(heading(page, 'Submission received: Zephyr Nook Vaccinations')).toBeVisible();
    await expect(page.getByText(/^XV-\d{6}$/)).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Submission received: Zephyr Nook Vaccinations')).toBeVisible();
    await press(page, 'link', 'View its page');
    await expect(
      page.getByText('Waiting for a decision, usually within 5 working days', { exact: true }),
    ).toBeVisible();
    await page.goto('/outbox');
    await expect(page.getByText('Submission received: Zephyr Nook Vaccinations (new facility)').first()).toBeVisible();
  });

  test('back leads from step to step, and out of the form @desktop', async ({ page }) => {
    await page.goto('/about-us');
    await page.goto('/facility/create');
    await type(page, 'Facility name', 'Lantern Row');
    await choose(page, 'Main category', 'Pharmacy');
    await tick(page, 'radio', 'No');
    await saved(page);
    await goOn(page, 'Check for duplicates');
    await page.goBack();
    await expect(heading(page, 'Name and type')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Facility name' })).toHaveValue('Lantern Row');
    await page.goBack();
    await expect(page).toHaveURL('/about-us');
  });

  test.describe('in two tabs', () => {
    // Chromium reports the 409 on the console.
    test.use({ expectedProblems: [/status of 409/] });

    test('a second tab is told what the first has saved, and nothing is lost @desktop', async ({ page, context }) => {
      await page.goto('/facility/create');
      await type(page, 'Facility name', 'Lantern Row');
      await saved(page);
      const other = await context.newPage();
      await other.goto(page.url());
      await expect(other.getByRole('textbox', { name: 'Facility name' })).toHaveValue('Lantern Row');
      await type(other, 'Facility name', ' Two');
      await saved(other);
      await page.bringToFront();
      await type(page, 'Facility name', ' One');
      await expect(page.getByText('Changed in another tab')).toBeVisible();
      await page.getByRole('button', { name: 'Use the other version' }).click();
      await expect(page.getByRole('textbox', { name: 'Facility name' })).toHaveValue(/Two/);
    });
  });

  test('a draft is found again and discarded @desktop', async ({ page }) => {
    await page.goto('/facility/create');
    await type(page, 'Facility name', 'Lantern Row');
    await saved(page);
    await page.goto('/facility/create');
    await expect(heading(page, 'Add a facility')).toBeVisible();
    await page.getByRole('button', { name: 'Discard Lantern Row' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(heading(page, 'Name and type')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Facility name' })).toHaveValue('');
  });
});

test.describe('an unknown draft', () => {
  test.use({ expectedProblems: [/status of 404/] });

  test('a step of a draft goes through sign-in @desktop', async ({ page }) => {
    const address = '/facility/create?draft=drf_12345678-abcd&step=hours';
    await page.goto(address);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Email address', { exact: true }).fill('mira@orvela.example');
    await dialog.getByLabel('Password', { exact: true }).fill('orvela-demo');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Opening hours')).toBeVisible();
    await expect(page).toHaveURL(address);
  });
});
