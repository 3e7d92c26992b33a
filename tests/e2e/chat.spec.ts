import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { findingsOn } from './axe';

test.use({ account: 'ada' });

const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name: `Message ${name}` });
const log = (page: Page, name: string) => page.getByRole('log', { name: `Messages with ${name}` });
const sent = (page: Page) =>
  page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/chat/message'),
  );

async function openChats(page: Page): Promise<void> {
  await page.goto('/apps/chat');
  await expect(row(page, /Jasper Holt/)).toBeVisible();
}

test(
  'three chats are answered from the quick chat, and the last goes on in the full screen',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/home?layout=classic');
    await page
      .getByRole('button', { name: /^Open chat/ })
      .first()
      .click();
    const panel = page.getByRole('dialog', { name: /Chat|Ayşe|Jasper|Fatma/ });
    for (const name of ['Ayşe Yılmaz', 'Jasper Holt', 'Fatma Doğan']) {
      await panel
        .getByRole('list', { name: 'Chats' })
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click();
      await expect(field(page, name)).toBeFocused();
      const answered = sent(page);
      await page.keyboard.type(`Thank you, ${name}`);
      await page.keyboard.press('Enter');
      await answered;
      await expect(log(page, name).getByText(`Thank you, ${name}`)).toBeVisible();
      if (name !== 'Fatma Doğan') await panel.getByRole('button', { name: 'All chats' }).click();
    }
    await field(page, 'Fatma Doğan').fill('One more thing');
    await panel.getByRole('button', { name: 'Open full screen' }).click();
    await expect(page).toHaveURL(/\/apps\/chat\/cht_0007/);
    await expect(page.getByRole('heading', { level: 1, name: 'Fatma Doğan' })).toBeVisible();
    // What was being written goes along.
    await expect(field(page, 'Fatma Doğan')).toHaveValue('One more thing');
    await expect(log(page, 'Fatma Doğan').getByText('Thank you, Fatma Doğan')).toBeVisible();
  },
);

test(
  'a chat is led by the keyboard: opened, answered, undone, found and left',
  { tag: '@desktop' },
  async ({ page }) => {
    await openChats(page);
    await row(page, /Ayşe Yılmaz/).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(row(page, /Jasper Holt/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Jasper Holt')).toBeFocused();
    const answered = sent(page);
    await page.keyboard.type('First Saturday it is');
    await page.keyboard.press('Enter');
    await answered;
    await expect(log(page, 'Jasper Holt').getByText('First Saturday it is')).toBeVisible();
    for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('End');
    await expect(page.locator('[role="article"]:focus')).toContainText('First Saturday it is');
    await page.keyboard.press('Delete');
    await expect(log(page, 'Jasper Holt').getByText('You deleted this message')).toBeVisible();
    await page.keyboard.press('Control+Z');
    await expect(log(page, 'Jasper Holt').getByText('First Saturday it is')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row(page, /Jasper Holt/)).toBeFocused();
    await page.keyboard.press('/');
    await page.keyboard.type('umbrella');
    await expect(page.getByText('1 result')).toBeVisible();
    await row(page, /umbrella/).press('Enter');
    await expect(log(page, 'Kezia Thorne').getByText('Samuel left his umbrella.')).toBeVisible();
    expect(await findingsOn(page)).toEqual([]);
  },
);

test.describe('offline', () => {
  test.use({
    expectedProblems: [/net::ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch dynamically imported module/],
  });

  test('a message that is sent offline goes when the network is back, once', async ({ page, context }) => {
    await page.goto('/apps/chat/cht_0008');
    await expect(log(page, 'Priya Raman')).toBeVisible();
    // The counts of other modules are loaded after the page.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await field(page, 'Priya Raman').fill('Sent from the tunnel');
    await field(page, 'Priya Raman').press('Enter');
    await expect(log(page, 'Priya Raman').getByText('Waiting for network…')).toBeVisible();
    const arrived = sent(page);
    await context.setOffline(false);
    await arrived;
    await expect(log(page, 'Priya Raman').getByText('Waiting for network…')).toHaveCount(0);
    await page.reload();
    await expect(log(page, 'Priya Raman').getByText('Sent from the tunnel')).toHaveCount(1);
  });
});

test('a chat is answered on a phone', { tag: '@mobile' }, async ({ page }) => {
  await openChats(page);
  await row(page, /Jasper Holt/).click();
  await expect(log(page, 'Jasper Holt')).toBeVisible();
  await field(page, 'Jasper Holt').fill('On my way');
  const answered = sent(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await answered;
  await expect(log(page, 'Jasper Holt').getByText('On my way')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    await page.evaluate(() => innerWidth),
  );
  await page.getByRole('button', { name: 'All chats' }).click();
  await expect(row(page, /Jasper Holt.*(typing|On my way)/)).toBeVisible();
});
