import type { Locator, Page } from '@playwright/test';

import { expect } from './app';

// Keyboard helpers: each focuses a control by its name, as Tab would, and continues with keys.

type Within = Pick<Page, 'getByRole'>;

/** The heading of the page. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Types key by key, for fields that react to each key. */
export async function type(page: Page, label: string | RegExp, text: string) {
  await page.getByRole('textbox', { name: label }).focus();
  await page.keyboard.type(text);
}

/** Replaces the text of a field in one step. */
export async function enter(page: Page, label: string | RegExp, text: string) {
  const field = page.getByRole('textbox', { name: label });
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
  await expect(field).toHaveValue(text);
}

/** Selects an option of a native select. */
export async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
}

/** Ticks a checkbox or selects a radio button. */
export async function tick(page: Page, role: 'checkbox' | 'radio', name: string) {
  await page.getByRole(role, { name, exact: true }).focus();
  await page.keyboard.press('Space');
}

async function pressOn(page: Page, control: Locator) {
  await control.focus();
  await page.keyboard.press('Enter');
}

/** Presses a button or follows a link, on the page or within a part of it. */
export const press = (
  page: Page,
  role: 'button' | 'link',
  name: string | RegExp,
  within: Within = page.getByRole('main'),
) => pressOn(page, within.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).first());

/** Confirms a dialog. */
export const confirm = (page: Page, name: string) => press(page, 'button', name, page.getByRole('alertdialog'));
