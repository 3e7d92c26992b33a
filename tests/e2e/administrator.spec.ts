import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { findingsOn } from './axe';
import { confirm, enter, heading, press, tick } from './keyboard';

// The work of an administrator begins on the console's home page, and the page shows what is left of it.

const requests = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const request = (page: Page, block: string, facility: string) =>
  requests(page, block).getByRole('listitem').filter({ hasText: facility }).getByRole('link');

test('an administrator decides two requests from the home page, by keyboard @desktop', async ({ page }) => {
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  const goHome = async () => {
    await press(page, 'link', /^Home/, navigation);
    await expect(page).toHaveURL('/home');
  };
  const open = async (facility: string) => {
    await request(page, 'Requests', facility).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Requests')).toBeFocused();
    await press(page, 'button', `Review ${facility}`);
  };

  await page.goto('/sign-in');
  await press(page, 'button', /^Ada Lindqvist/);
  await expect(page).toHaveURL('/home');
  await expect(requests(page, 'Requests')).toContainText('5 waiting');
  await expect(navigation.getByRole('link', { name: /^Requests/ })).toHaveText(/5$/);

  const claimed = 'Fishergate Rehabilitation Centre';
  await open(claimed);
  await expect(heading(page, `Approve the claim for ${claimed}?`)).toBeFocused();
  await press(page, 'link', 'Reject instead');
  await expect(heading(page, `Reject the claim for ${claimed}?`)).toBeFocused();
  await tick(page, 'radio', 'There is not enough evidence');
  await enter(page, /^Message to /, 'Please send a letter with the signature of the director.');
  await press(page, 'button', 'Reject claim');
  await confirm(page, 'Reject claim');
  await expect(heading(page, `Rejected: ${claimed}`)).toBeFocused();

  await goHome();
  await expect(requests(page, 'Requests')).toContainText('4 waiting');
  await expect(request(page, 'Requests', claimed)).toHaveCount(0);
  const added = 'New Quay Imaging';
  const publish = 'Publish and make Cleo Marchetti the manager';
  await open(added);
  await expect(heading(page, `Publish ${added} and make the requester its manager?`)).toBeFocused();
  await tick(page, 'checkbox', 'I have checked the evidence');
  await press(page, 'button', publish);
  await confirm(page, publish);
  await expect(heading(page, `Approved: ${added}`)).toBeFocused();

  await goHome();
  await expect(requests(page, 'Requests')).toContainText('3 waiting');
  await expect(navigation.getByRole('link', { name: /^Requests/ })).toHaveText(/3$/);
  expect(await findingsOn(page)).toEqual([]);
});

test('an administrator publishes a facility from the home page and visits it, by touch, in Turkish @mobile', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'tr'));
  const main = page.getByRole('main');
  const added = 'New Quay Imaging';
  const publish = 'Yayımla ve Cleo Marchetti adlı kişiyi sorumlu yap';

  await page.goto('/sign-in');
  await main.getByRole('button', { name: /^Ada Lindqvist/ }).tap();
  await expect(page).toHaveURL('/home');
  await expect(requests(page, 'Başvurular')).toContainText('5 bekliyor');
  await request(page, 'Başvurular', added).tap();
  await main.getByRole('button', { name: `İncele: ${added}` }).tap();
  await expect(heading(page, new RegExp(`^${added} yayımlansın`))).toBeFocused();
  await main.getByRole('checkbox', { name: 'Kanıtları inceledim' }).tap();
  await main.getByRole('button', { name: publish }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: publish }).tap();
  await expect(heading(page, `Onaylandı: ${added}`)).toBeFocused();
  await main.getByRole('link', { name: new RegExp(added) }).tap();
  await expect(heading(page, added)).toBeFocused();

  await page.goto('/home');
  await expect(requests(page, 'Başvurular')).toContainText('4 bekliyor');
  await expect(request(page, 'Başvurular', added)).toHaveCount(0);
});
