import { expect, test } from './app';

test('a visitor saves facilities, compares them, and returns to the previous page', async ({ page, context }) => {
  await page.goto('/search/port-calder/pharmacy/page-1');
  const cards = page.getByRole('list', { name: 'Results' }).getByRole('article');
  await expect(cards.first()).toBeVisible();
  const names: string[] = [];
  for (const card of [cards.nth(0), cards.nth(1)]) {
    names.push((await card.getByRole('heading', { level: 3 }).textContent()) ?? '');
    await card.getByRole('button', { name: /^Save / }).click();
    await expect(card.getByRole('status')).toHaveText('Saved to your shortlist.');
  }

  await test.step('the facility’s page shows it as saved', async () => {
    await cards.nth(0).getByRole('heading', { level: 3 }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: names[0] ?? '' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('they are compared side by side, at a URL of their own', async () => {
    await page.getByRole('link', { name: 'View shortlist' }).click();
    await expect(page).toHaveURL('/search/facility#shortlist');
    await page.getByRole('button', { name: 'Compare (2)' }).click();
    await expect(page).toHaveURL(/\/search\/facility\?compare=[a-z0-9-]+,[a-z0-9-]+/);
    const dialog = page.getByRole('dialog', { name: 'Compare facilities' });
    for (const name of names) await expect(dialog.getByRole('columnheader', { name })).toBeVisible();
    await expect(dialog.getByRole('rowheader', { name: 'Opening hours' })).toBeVisible();
    await expect(dialog.getByRole('rowheader', { name: 'Distance from Port Calder' })).toBeVisible();
    const address = page.url();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/search/facility#shortlist');

    const other = await context.newPage();
    await other.goto(address);
    await expect(other.getByRole('dialog', { name: 'Compare facilities' }).getByRole('columnheader')).toHaveCount(3);
    await other.close();
  });

  await test.step('a removal in another tab applies here too', async () => {
    const other = await context.newPage();
    await other.goto('/search/facility');
    await other.getByRole('button', { name: `Remove ${names[0]} from the shortlist` }).click();
    await expect(page.getByRole('region', { name: 'Your shortlist' }).getByRole('listitem')).toHaveCount(1);
    await other.close();
  });

  await page.reload();
  await expect(page.getByRole('region', { name: 'Your shortlist' }).getByRole('link')).toHaveText(names[1] ?? '');
  await expect(page.getByRole('region', { name: 'Recently viewed' }).getByRole('link')).toHaveText(names[0] ?? '');
});
