import { readFile } from 'node:fs/promises';

import { paths } from '../../src/domain/paths';
import { parseCsv } from '../../src/lib/files/parseCsv';
import { expect, test } from './app';

test.use({ account: 'ada' });

test('a chosen year is in the link, read by keyboard and as a table, and exported as it is shown @desktop', async ({
  page,
}) => {
  await page.goto(paths.analyticsDashboard);
  const visitors = page.getByRole('figure', { name: 'Visitors overview' });
  await visitors.getByRole('radio', { name: 'Last year' }).click();
  await expect(page).toHaveURL(/\/dashboards\/analytics\?visitors=last-year$/);

  await page.reload();
  await expect(visitors.getByRole('radio', { name: 'Last year' })).toBeChecked();
  await expect(visitors.getByText(/less than this year$/)).toBeVisible();

  const plot = visitors.getByRole('application');
  await plot.focus();
  await page.keyboard.press('End');
  const reading = visitors.getByRole('status');
  await expect(reading).toHaveText(/Visitors: [\d,]+$/);
  const last = /: ([\d,]+)$/.exec((await reading.textContent()) ?? '')?.[1]?.replace(',', '');
  await page.keyboard.press('ArrowLeft');
  await expect(reading).not.toHaveText(new RegExp(`${last}$`));

  await visitors.getByRole('button', { name: 'Show as table' }).click();
  await expect(visitors.getByRole('row')).toHaveCount(121);
  await page.emulateMedia({ media: 'print' });
  const bottomOf = (of: typeof visitors) => of.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await bottomOf(visitors.getByRole('table'))).toBeLessThanOrEqual(await bottomOf(visitors));
  await page.emulateMedia({ media: null });

  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Visitors overview' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^analytics-visitors-last-year-\d{4}-\d\d-\d\d\.csv$/);
  const rows = parseCsv(await readFile(await file.path(), 'utf8'));
  expect(rows[0]).toEqual(['Date', 'Visitors']);
  expect(rows).toHaveLength(121);
  expect(rows.at(-1)?.[1]).toBe(last);
});

test('printed from a dark screen, charts fit the paper, and the page is light @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('appearance', '{"scheme":"dark"}');
    // A browser lays paper out without telling scripts: nothing is measured on it.
    const Observer = ResizeObserver;
    window.ResizeObserver = class extends Observer {
      constructor(callback: ResizeObserverCallback) {
        super((...args) => {
          if (!document.documentElement.hasAttribute('data-on-paper')) callback(...args);
        });
      }
    };
  });
  await page.goto(paths.analyticsDashboard);
  const plot = page.getByRole('figure', { name: 'Visitors overview' }).getByRole('application');
  const layer = plot.locator('svg').first();
  await expect(layer).toBeVisible();
  const root = page.locator('html');
  await expect(root).toHaveClass(/\bdark\b/);

  await page.evaluate(() => {
    document.documentElement.setAttribute('data-on-paper', '');
    dispatchEvent(new Event('beforeprint'));
  });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 700, height: 990 });
  const widthOf = (of: typeof plot) => of.evaluate((element) => element.getBoundingClientRect().width);
  await expect.poll(() => widthOf(plot)).toBeLessThan(700);
  expect(await widthOf(layer)).toBeCloseTo(await widthOf(plot), 0);
  await expect(root).toHaveClass(/\blight\b/);

  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(root).toHaveClass(/\bdark\b/);
});

test('the tab of the project is in the link, and Back from a contact returns to it', async ({ page }) => {
  await page.goto(`${paths.projectDashboard}?tab=team`);
  await expect(page.getByRole('tab', { name: 'Team' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Priya Raman' }).click();
  await expect(page).toHaveURL(/\/apps\/contacts\/per_0049$/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Team' })).toHaveAttribute('aria-selected', 'true');
});

test('a search that finds nothing is counted, and a figure leads to its list @desktop', async ({ page }) => {
  await page.goto('/search/anywhere/zzyzx/page-1');
  await expect(page.getByText('No matches')).toBeVisible();
  // It is stored after the answer, for which the search does not wait.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const headers = { Authorization: `Bearer ${localStorage.getItem('token') ?? ''}` };
        return (await fetch('/api/dashboards/directory', { headers })).text();
      }),
    )
    .toContain('zzyzx');
  await page.goto(paths.directoryDashboard);
  const searches = page.getByRole('region', { name: 'Searches without a result' });
  await expect(searches.getByRole('link', { name: 'zzyzx' })).toBeVisible();

  const regions = page.getByRole('region', { name: 'Facilities by region' });
  const row = regions.getByRole('listitem').filter({ hasText: 'Calder' });
  const count = /([\d,]+)$/.exec((await row.innerText()).trim())?.[1] ?? '';
  await row.getByRole('link', { name: 'Calder' }).click();
  await expect(page).toHaveURL(/\/search\/calder\/page-1$/);
  await expect(page.getByText(new RegExp(`\\b${count}\\b`)).first()).toBeVisible();
});
