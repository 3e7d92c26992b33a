import type { Locator, Page } from '@playwright/test';
import type { Question } from '../../src/mocks/academy/seed/courseText';
import { steps } from '../../src/mocks/academy/seed/courses/names-and-addresses';
import { expect, test } from './app';
import { findingsOn } from './axe';

test.use({ account: 'ada' });

const course = 'crs_names_and_addresses';
const title = 'Names, addresses and pins';
const total = steps.en.length;

const heading = (page: Page, step: number) =>
  page.getByRole('heading', { level: 1, name: steps.en[step]?.title ?? '', exact: true });
const question = (page: Page) => page.getByRole('main').getByRole('region').filter({ hasText: 'Question' });
const next = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Next' });

/** Resolves when a change of the progress has been saved: what shows at once is not saved yet. */
const saved = (page: Page) =>
  page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('api/apps/academy/courses/course'),
  );

/** Puts the items of a question in order by the keys of their handles. */
async function putInOrder(page: Page, form: Locator, items: readonly string[]): Promise<void> {
  for (const item of items.toReversed()) {
    const texts = await form.getByRole('listitem').allInnerTexts();
    const at = texts.findIndex((text) => text.includes(item));
    const handle = form.getByRole('button', { name: `Move ${item}`, exact: true });
    await handle.focus();
    if (at === 0) continue;
    await page.keyboard.press('Space');
    for (let place = at; place > 0; place -= 1) {
      await page.keyboard.press('ArrowUp');
      await expect(page.getByText(`${item}: position ${place} of ${items.length}`)).toBeAttached();
    }
    await page.keyboard.press('Space');
    await expect(form.getByRole('listitem').first()).toContainText(item);
  }
}

/** Answers a question rightly, by keys only. */
async function answer(page: Page, asked: Question): Promise<void> {
  const form = question(page);
  if (asked.kind === 'choice') {
    for (const [at, { right }] of asked.options.entries()) if (right) await page.keyboard.press(String(at + 1));
  } else if (asked.kind === 'order') await putInOrder(page, form, asked.items);
  else {
    for (const { left, right } of asked.pairs) {
      await form.getByRole('combobox', { name: left, exact: true }).selectOption({ label: right });
    }
  }
  const answered = saved(page);
  await form.getByRole('button', { name: 'Check answer' }).press('Enter');
  await answered;
  await expect(form.getByText('That’s right')).toBeVisible();
}

/** Takes the steps from one to before another, answering their questions. */
async function take(page: Page, from: number, to: number): Promise<void> {
  for (let step = from; step < to; step += 1) {
    await expect(heading(page, step)).toBeVisible();
    const asked = steps.en[step]?.question;
    if (asked) await answer(page, asked);
    if (step + 1 === total) return;
    const continued = saved(page);
    await next(page).press('Enter');
    await continued;
  }
}

test('a course is taken in two sittings and two tabs, and its certificate is printed', async ({ page, context }) => {
  await page.goto('/apps/academy');
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await take(page, 0, 2);
  await expect(heading(page, 2)).toBeVisible();
  await expect(page).toHaveURL(/\?step=3$/);

  // The second sitting, in another tab.
  const other = await context.newPage();
  await other.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = document.querySelector('body > article')?.textContent ?? '';
      dispatchEvent(new Event('afterprint'));
    };
  });
  await other.goto('/apps/academy');
  const nextUp = other.getByRole('region', { name: 'Continue learning' });
  await expect(nextUp.getByText(title, { exact: true })).toBeVisible();
  await expect(nextUp.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await nextUp.getByRole('link', { name: 'Continue' }).click();
  await expect(other).toHaveURL(/\?step=3$/);
  await take(other, 2, total);

  // The last step of this course ends with a question, or is read.
  const finish = other.getByRole('button', { name: 'Finish course' });
  const certificate = other.getByRole('link', { name: 'View certificate' });
  await expect(finish.or(certificate)).toBeVisible();
  await finish.or(certificate).press('Enter');
  await expect(other.getByRole('heading', { level: 1, name: 'Certificate of completion' })).toBeVisible();
  await expect(other.getByRole('main').getByText('Ada Lindqvist')).toBeVisible();
  expect(await findingsOn(other)).toEqual([]);
  await other.getByRole('button', { name: 'Print' }).click();
  await expect(other.locator('html')).toHaveAttribute(
    'data-printed',
    new RegExp(`Certificate of completion.*Ada Lindqvist.*${title}`),
  );

  // The first tab shows it without a reload.
  await page.bringToFront();
  await page.getByRole('link', { name: 'All courses' }).click();
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card.getByText('Completed')).toBeVisible();
  await page.getByRole('switch', { name: 'Hide completed' }).click();
  await expect(card).toHaveCount(0);
  await expect(page).toHaveURL(/hideCompleted=1/);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Hide completed' })).toBeChecked();
  await expect(page.getByRole('main').getByRole('link', { name: 'Opening hours and holidays' })).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await findingsOn(page)).toEqual([]);
});

test('a course is read and answered by the keyboard alone @desktop', async ({ page }) => {
  await page.goto(`/apps/academy/${course}?step=1`);
  await expect(heading(page, 0)).toBeVisible();
  await expect(question(page)).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
  const asked = steps.en[0]?.question;
  if (asked?.kind !== 'choice') throw new Error('The first step has a choice.');
  const wrong = asked.options.findIndex(({ right }) => !right);
  await page.keyboard.press(String(wrong + 1));
  const answered = saved(page);
  await page.keyboard.press('Enter');
  await answered;
  await expect(question(page).getByText('Not quite')).toBeVisible();
  await expect(question(page).getByText(asked.options[wrong]?.reason ?? '')).toBeVisible();
  await answer(page, asked);
  expect(await findingsOn(page)).toEqual([]);

  // On to the next step and back; the answer is kept.
  const continued = saved(page);
  await page.keyboard.press('ArrowRight');
  await continued;
  await expect(heading(page, 1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(heading(page, 0)).toBeFocused();
  await expect(question(page).getByText('That’s right')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 1)).toBeVisible();
  await page.reload();
  await expect(heading(page, 1)).toBeVisible();

  // The search of the console finds it.
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search...').fill('names addresses');
  await expect(page.getByRole('option', { name: new RegExp(title) })).toBeVisible();
});

test('a course is read on a phone, by swipes and the list of steps @mobile', async ({ page, context }) => {
  const device = await context.newCDPSession(page);
  async function swipe(from: number, to: number): Promise<void> {
    const touch = (x: number) => [{ x, y: 300 }];
    await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touch(from) });
    for (let part = 1; part <= 4; part += 1) {
      const x = from + ((to - from) * part) / 4;
      await device.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touch(x) });
    }
    await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  await page.goto(`/apps/academy/${course}?step=1`);
  await expect(heading(page, 0)).toBeVisible();
  await expect(question(page)).toBeVisible();
  await swipe(320, 80);
  await expect(heading(page, 1)).toBeVisible();
  await expect(page).toHaveURL(/\?step=2$/);
  await swipe(80, 320);
  await expect(heading(page, 0)).toBeVisible();
  await page.getByRole('button', { name: 'Show the steps' }).click();
  const drawer = page.getByRole('dialog', { name: 'Steps of the course' });
  await drawer.getByRole('link', { name: steps.en[2]?.title ?? '' }).click();
  await expect(heading(page, 2)).toBeVisible();
  await expect(drawer).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await findingsOn(page)).toEqual([]);
});

test('each course is a file of its own, which loads when it is read', async ({ page }) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (/(?:names-and-addresses|plain-writing|fair-decisions)-[^/]*\.js$/.test(request.url())) files.add(request.url());
  });
  await page.goto('/apps/academy');
  const link = page.getByRole('main').getByRole('link', { name: title });
  await expect(link).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...files]).toEqual([]);
  await link.click();
  await expect(heading(page, 0)).toBeVisible();
  expect([...files]).toEqual([expect.stringContaining('names-and-addresses')]);
});

test.describe('what could not be saved', () => {
  test.use({ expectedProblems: [/503/] });

  test('is saved with the next step', async ({ page, fault }) => {
    await page.goto('/apps/academy/crs_photos_that_help?step=1');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await fault({ path: 'api/apps/academy/courses/course', status: 503, times: 1 });
    const first = saved(page);
    await next(page).click();
    expect((await first).status()).toBe(503);
    const failure = page.getByText('Your progress could not be saved.');
    await expect(failure).toBeVisible();
    await expect(page).toHaveURL(/\?step=2$/);
    const second = saved(page);
    await next(page).click();
    const body: unknown = (await second).request().postDataJSON();
    expect(body).toMatchObject({ progress: { doneSteps: [0, 1], currentStep: 2 } });
    await expect(failure).toHaveCount(0);
  });
});
