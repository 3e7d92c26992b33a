import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from './app';

test.use({ account: 'ada' });

const status = (page: Page) => page.getByRole('complementary', { name: 'Demo' });
const log = (page: Page, name: string) => page.getByRole('log', { name: `Messages with ${name}` });
const field = (page: Page, name: string) => page.getByRole('textbox', { name: `Message ${name}` });
const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });
const tokenIn = (page: Page, area: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => window[name].getItem('token'), area);

/** Opens a tab of a demo account from the panel of a page. */
async function openTabOf(page: Page, context: BrowserContext, name: string): Promise<Page> {
  await page.goto('/home#demo');
  const link = page
    .getByRole('dialog', { name: 'Demo' })
    .getByRole('link', { name: new RegExp(`^New tab signed in as ${name}`) });
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(status(tab)).toContainText(`Only this tab is signed in as ${name}.`);
  return tab;
}

async function startChat(page: Page, name: string): Promise<void> {
  await page.goto('/apps/chat');
  await page.getByRole('button', { name: 'New chat' }).first().click();
  const contacts = page.getByRole('dialog', { name: 'New chat' });
  await contacts.getByRole('searchbox').fill(name);
  await contacts.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(field(page, name)).toBeVisible();
}

async function send(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text);
  await field(page, name).press('Enter');
}

/** The texts of the messages of a conversation, oldest first, without the names of their authors. */
async function textsOf(messages: Locator): Promise<string[]> {
  const texts = await messages.getByRole('article').allTextContents();
  return texts.map((text) => /(?:Ada|Mira) \d/.exec(text)?.[0] ?? text);
}

test(
  'a demo account has a tab and a session of its own, which ends alone',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const tab = await openTabOf(page, context, 'Mira Castellanos');
    // Neither a reload nor a copied address signs in again.
    expect(new URL(tab.url()).search).toBe('');
    await tab.reload();
    await expect(status(tab)).toContainText('Only this tab is signed in as Mira Castellanos.');
    expect(await tokenIn(tab, 'localStorage')).toBe(await tokenIn(page, 'localStorage'));
    expect(await tokenIn(page, 'sessionStorage')).toBeNull();

    // The other tabs, also new ones, are as they were.
    await page.goto('/account/details');
    await expect(page.getByRole('main')).toContainText('Ada Lindqvist');
    await tab.goto('/account/details');
    await expect(tab.getByRole('main')).toContainText('Mira Castellanos');

    await tab.goto('/sign-out');
    await expect(status(tab)).toContainText('This tab is signed out.');
    expect(await tokenIn(tab, 'sessionStorage')).toBeNull();
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Ada Lindqvist');
    // And the other way round.
    const second = await openTabOf(page, context, 'Owen Fairweather');
    await page.goto('/sign-out');
    await expect.poll(() => tokenIn(page, 'localStorage')).toBeNull();
    await second.goto('/account/details');
    await expect(second.getByRole('main')).toContainText('Owen Fairweather');
  },
);

test('an address signs in nobody but a demo account', { tag: '@desktop' }, async ({ page }) => {
  for (const search of ['?as=nobody', '?as=', '?as=__proto__', '?token=stolen', '?as=mira%40orvela.example']) {
    await page.goto(`/account/details${search}`);
    await expect(page.getByRole('main')).toContainText('Ada Lindqvist');
    await expect(status(page)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('own-session'))).toBeNull();
    expect(await tokenIn(page, 'sessionStorage')).toBeNull();
  }
});

test('two people write to each other in two tabs at once', { tag: '@desktop' }, async ({ page: ada, context }) => {
  const mira = await openTabOf(ada, context, 'Mira Castellanos');
  await Promise.all([startChat(ada, 'Mira Castellanos'), startChat(mira, 'Ada Lindqvist')]);

  const turns = [1, 2, 3, 4, 5];
  await Promise.all([
    (async () => {
      for (const turn of turns) await send(ada, 'Mira Castellanos', `Ada ${turn}`);
    })(),
    (async () => {
      for (const turn of turns) await send(mira, 'Ada Lindqvist', `Mira ${turn}`);
    })(),
  ]);
  const [seenByAda, seenByMira] = [log(ada, 'Mira Castellanos'), log(mira, 'Ada Lindqvist')];
  for (const seen of [seenByAda, seenByMira]) {
    for (const name of ['Ada', 'Mira']) await expect(seen.getByText(`${name} 5`, { exact: true })).toBeVisible();
    await expect(seen.getByText('Sending…')).toHaveCount(0);
  }
  await expect.poll(() => textsOf(seenByAda)).toHaveLength(10);
  await expect.poll(async () => (await textsOf(seenByMira)).join()).toBe((await textsOf(seenByAda)).join());
  for (const name of ['Ada', 'Mira']) {
    const own = (await textsOf(seenByAda)).filter((text) => text.startsWith(name));
    expect(own).toEqual(turns.map((turn) => `${name} ${turn}`));
  }
  await Promise.all([ada.reload(), mira.reload()]);
  await expect.poll(() => textsOf(seenByAda)).toHaveLength(10);
  await expect.poll(async () => (await textsOf(seenByMira)).join()).toBe((await textsOf(seenByAda)).join());
  // What Mira has read is saved before she leaves.
  await expect(seenByAda.getByText(/· Read/)).toBeVisible();
  await expect(seenByAda.getByText(/· Sent/)).toHaveCount(0);

  // Mira looks at something else: the count of her unread messages follows, and so does what Ada sees of the reading.
  await mira.goto('/apps/tasks');
  await expect(mira.getByRole('heading', { level: 1 })).toBeVisible();
  await send(ada, 'Mira Castellanos', 'Ada 6');
  await send(ada, 'Mira Castellanos', 'Ada 7');
  await expect(seenByAda.getByText(/· Sent/)).toBeVisible();
  await mira.goto('/apps/chat');
  await expect(row(mira, /Ada Lindqvist.*2 unread messages/)).toBeVisible();
  await expect(seenByAda.getByText(/· Sent/)).toBeVisible();
  await row(mira, /Ada Lindqvist/).click();
  await expect(seenByMira.getByText('Ada 7', { exact: true })).toBeVisible();
  await expect(seenByAda.getByText(/· Read/)).toBeVisible();
  await expect(seenByAda.getByText(/· Sent/)).toHaveCount(0);
});
